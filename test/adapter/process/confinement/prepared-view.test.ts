import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { removeFolder } from '../../../../src/adapter/disk/process-directory.ts'
import { keepNamespaces } from '../../../../src/adapter/process/confinement/prepared-view.ts'
import { trustedProgram } from '../../../../src/adapter/process/confinement/view.ts'
import { supervise } from '../../../../src/adapter/process/supervise.ts'
import { onMachine } from '../../../support/confinement/machine.ts'
import { whyNotHere } from '../../../support/confinement/ways.ts'
import { confinementOf, placesIn } from '../../../support/confinements.ts'

const folder = mkdtempSync(join(tmpdir(), 'ralph-kept-'))
afterAll(() => removeFolder(folder))
const none = whyNotHere({ way: 'bubblewrap-root' })

const namespaces = [trustedProgram('unshare') ?? '', '--user', '--map-current-user', '--keep-caps', '--mount', '--']
const made = join(folder, 'made')
const prepare = [...namespaces, '/bin/sh', '-c', `echo once more >> ${made}; exec "$@"`, 'sh']
const place = join(folder, 'place')
beforeEach(() => mkdirSync(place, { recursive: true }))

/** Which mount namespace it is; the user's comes first. */
const namespaceOf = ([, mounts = '']: readonly string[] = []): string => readlinkSync(mounts)

test.skipIf(none)(
  'Later commands go where the first one went, until something is another file or it is forgotten',
  () => {
    const kept = keepNamespaces(['user', 'mnt'])
    const enter = (): string => namespaceOf(kept?.enter(prepare, [place]))
    const times = (): number => readFileSync(made, 'utf8').split('\n').length - 1
    const first = enter()
    expect(first).not.toBe(readlinkSync('/proc/self/ns/mnt'))
    expect([enter(), times()]).toEqual([first, 1])

    renameSync(place, join(folder, 'before'))
    mkdirSync(place)
    const second = enter()
    expect([enter(), times()]).toEqual([second, 2])

    kept?.forget()
    enter()
    expect(times()).toBe(3)
  },
)

test('What cannot be made ready is not entered', () => {
  expect(keepNamespaces(['mnt'])?.enter(['/bin/false'], [])).toBeUndefined()
})

test.skipIf(none)(
  'A check sees what was written to a cache without a confinement after the check before it',
  async () => {
    const engine = join(folder, 'engine')
    const cache = join(folder, 'home/.npm')
    for (const path of [join(engine, 'workspace'), cache]) mkdirSync(path, { recursive: true })
    const environment = { PATH: process.env['PATH'], HOME: join(folder, 'home') }
    const confinement = await confinementOf({ environment, home: engine, ways: ['bubblewrap-root'] })
    expect(confinement.report).toMatchObject({ way: 'bubblewrap-root' })
    const places = { ...placesIn(join(engine, 'workspace'), engine), caches: join(engine, 'caches') }
    const run = async (command: string, wrap = confinement.wrap): Promise<string> => {
      const said: Buffer[] = []
      const take = (chunk: Buffer): void => void said.push(Buffer.from(chunk))
      const options = { places, signal: new AbortController().signal, onStdout: take, onStderr: take }
      const env = { PATH: '/usr/bin:/bin' }
      await supervise(
        { file: 'sh', args: ['-c', command], cwd: join(engine, 'workspace'), env },
        { confinement: { wrap }, ...options },
      ).done
      return Buffer.concat(said).toString().trim()
    }
    expect(await run(`cat ${cache}/index; echo own > ${cache}/own`)).toContain('No such file')
    writeFileSync(join(cache, 'index.new'), 'new')
    await run(`mv ${cache}/index.new ${cache}/index`, await confinement.unconfined())
    expect(await run(`cat ${cache}/index ${cache}/own`)).toBe('newown')
    expect(() => readFileSync(join(cache, 'own'))).toThrow('ENOENT')
  },
)

test.skipIf(none)(
  'A writable folder in one that can be read, and that only root may enter, is reached: what is mapped below stays so',
  async () => {
    const engine = join(folder, 'engine-of-tools')
    const tools = join(folder, 'tools')
    const notes = join(tools, 'notes')
    for (const path of [join(engine, 'workspace'), notes]) mkdirSync(path, { recursive: true, mode: 0o700 })
    const given = { home: engine, readable: [tools], writable: [notes], ways: ['bubblewrap-root'] as const }
    const { wrap } = await confinementOf(given)
    const places = { ...placesIn(join(engine, 'workspace'), engine), caches: join(engine, 'caches') }
    const call = {
      file: '/bin/sh',
      args: ['-c', `echo x > ${notes}/said`],
      cwd: engine,
      env: { PATH: '/usr/bin:/bin' },
    }
    const { done } = supervise(
      { ...call, cwd: join(engine, 'workspace') },
      {
        ...{ confinement: { wrap }, places, signal: new AbortController().signal },
        ...{ onStdout: () => undefined, onStderr: () => undefined },
      },
    )
    await done
    expect(readFileSync(join(notes, 'said'), 'utf8')).toBe('x\n')
  },
)

test.skipIf(none)(
  'Where the kernel refuses to enter what was made ready, each command makes its own: it sees the same and reaches no more',
  async () => {
    const machine = { name: 'root who may enter no namespace', user: 'root', sudo: false, refused: 'entering' } as const
    const onIt = (line: readonly string[]): [string, ...string[]] => onMachine(machine, line) as [string, ...string[]]
    const [nsenter, ...self] = onIt(['nsenter', '--mount=/proc/self/ns/mnt', 'true'])
    expect(spawnSync(nsenter, self, { encoding: 'utf8' })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('not permitted'),
    })

    const engine = join(folder, 'engine-refused')
    const workspace = join(engine, 'workspace')
    const home = join(folder, 'home-refused')
    const [cache, secret] = [join(home, '.npm'), join(home, 'secret')]
    for (const path of [workspace, cache]) mkdirSync(path, { recursive: true })
    for (const path of [secret, join(cache, 'index')]) writeFileSync(path, 'mine')
    const environment = { PATH: process.env['PATH'], HOME: home }
    const confinement = await confinementOf({ environment, home: engine, ways: ['bubblewrap-root'] })
    const places = { ...placesIn(workspace, engine), caches: join(engine, 'caches') }
    const run = async (command: string): Promise<{ exitCode: number | null; said: string }> => {
      const said: Buffer[] = []
      const take = (chunk: Buffer): void => void said.push(Buffer.from(chunk))
      const options = { places, signal: new AbortController().signal, onStdout: take, onStderr: take }
      const wrap: typeof confinement.wrap = (...given) => {
        const made = confinement.wrap(...given)
        // It was made ready, and it is to be entered.
        expect(made.args.at(-1)).toMatch(/^\/proc\/\d+\/fd\/\d+$/)
        const [file, ...args] = onIt([made.file, ...made.args])
        return { ...made, file, args }
      }
      const shell = { file: 'sh', args: ['-c', command], cwd: workspace, env: { PATH: '/usr/bin:/bin' } }
      const { exitCode } = await supervise(shell, { confinement: { wrap }, ...options }).done
      return { exitCode, said: Buffer.concat(said).toString().trim() }
    }
    expect(await run(`cat ${cache}/index && echo own > ${cache}/own && echo done > made`)).toEqual({
      exitCode: 0,
      said: 'mine',
    })
    expect(statSync(join(workspace, 'made')).uid).toBe(process.getuid?.())
    expect(() => readFileSync(join(cache, 'own'))).toThrow('ENOENT')
    expect(await run(`cat ${cache}/own`)).toEqual({ exitCode: 0, said: 'own' })
    expect(await run(`cat ${secret} /etc/shadow; echo x > ${engine}/left; exit 7`)).toEqual({
      exitCode: 7,
      said: expect.stringMatching(/secret: No such file[\s\S]*shadow: Permission denied/),
    })
    expect(() => readFileSync(join(engine, 'left'))).toThrow('ENOENT')
  },
)
