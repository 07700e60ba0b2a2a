import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { removeFolder } from '../../../src/adapter/disk/process-directory.ts'
import type { Confinement } from '../../../src/adapter/process/command.ts'
import { type ProcessEnd, type SuperviseOptions, supervise } from '../../../src/adapter/process/supervise.ts'
import { confinements, placesIn } from '../../support/confinements.ts'
import { killAll, processesWith, started, survivors, treeAround, uniqueSleep } from '../../support/survivors.ts'

const cwd = mkdtempSync(join(tmpdir(), 'ralph-supervise-'))
const own = mkdtempSync(join(tmpdir(), 'ralph-supervise-call-'))
afterAll(() => Promise.all([cwd, own].map(removeFolder)))
const places = placesIn(cwd, own)

const env = { PATH: process.env['PATH'] ?? '' }

interface Run extends ProcessEnd {
  stdout: string
  stderr: string
}

function start(script: string, confinement: Confinement, options: Partial<SuperviseOptions> & { stdin?: string } = {}) {
  const out: Buffer[] = []
  const err: Buffer[] = []
  const { stdin, ...rest } = options
  const supervised = supervise(
    { file: 'sh', args: ['-c', script], cwd, env, ...(stdin === undefined ? {} : { stdin }) },
    {
      confinement,
      places,
      signal: new AbortController().signal,
      onStdout: (chunk) => out.push(Buffer.from(chunk)),
      onStderr: (chunk) => err.push(Buffer.from(chunk)),
      ...rest,
    },
  )
  const done: Promise<Run> = supervised.done.then((end) => ({
    ...end,
    stdout: Buffer.concat(out).toString(),
    stderr: Buffer.concat(err).toString(),
  }))
  return { done, end: supervised.end }
}

/** Each leaves something behind that a kill of the process group alone does not reach. */
const escapes: readonly (readonly [string, (sleep: string) => string])[] = [
  ['a background process', (sleep) => `${sleep} &`],
  ['a process in a session of its own', (sleep) => `setsid ${sleep} &`],
  ['a double fork', (sleep) => `setsid sh -c '${sleep} & ${sleep} &' &`],
  ['a process without our environment', (sleep) => `env -i PATH=$PATH setsid ${sleep} &`],
  [
    'a daemon without our environment and pipes',
    (sleep) => `env -i PATH=$PATH setsid sh -c '${sleep} &' >/dev/null 2>&1 </dev/null &`,
  ],
  ['a process that ignores SIGTERM and SIGHUP', (sleep) => `setsid sh -c 'trap "" TERM HUP; ${sleep}; ${sleep}' &`],
]

const [strongest, ...weaker] = confinements
describe.each(strongest ? [strongest, ...weaker.slice(-1)] : [])('supervise with %s', endsAll)
describe.each(weaker.slice(0, -1))('supervise with %s', { tags: 'thorough/variant' }, endsAll)

/** How a way ends what an agent started: the strongest and the weakest here are tried by default. */
function endsAll(_: string, confinement: Confinement): void {
  // The kernel ends a namespace with all that is in it; a process group is left in six ways.
  const held = confinement.report.way !== 'process-group'

  test('P13: where the whole tree was killed from outside, that is what it says', async () => {
    const sleep = uniqueSleep()
    const { done } = start(`${sleep}; true`, confinement)
    await started(sleep)
    killAll(treeAround(sleep))
    expect(await done).toMatchObject({ exitCode: null, signal: 'SIGKILL', endedBy: 'itself' })
    expect(await survivors(sleep)).toEqual([])
  })

  const gone = 'C10, C11: %s is gone once the command has ended'
  test.each(escapes.slice(held ? -1 : 0))(gone, isGone)
  test.each(escapes.slice(0, held ? -1 : 0))(gone, { tags: 'thorough/variant' }, isGone)

  async function isGone(_kind: string, script: (sleep: string) => string): Promise<void> {
    const sleep = uniqueSleep()
    const run = await start(
      `${script(sleep)} while ! pgrep -f '[s]${sleep.slice(1)}' >/dev/null; do :; done; echo ok`,
      confinement,
    ).done
    expect(run).toMatchObject({ exitCode: 0, endedBy: 'itself', stdout: 'ok\n' })
    expect(await survivors(sleep)).toEqual([])
    expect(run.leftovers).toBeGreaterThan(0)
  }

  test.each(escapes)('%s is gone after the wall limit', { tags: 'thorough/variant' }, async (_kind, script) => {
    const sleep = uniqueSleep()
    const run = await start(`${script(sleep)} sleep 1000`, confinement, { wallMs: 700, graceMs: 200 }).done
    expect(run.endedBy).toBe('wall')
    expect(await survivors(sleep)).toEqual([])
  })

  test('a command that ignores SIGTERM is killed after the grace', async () => {
    const sleep = uniqueSleep()
    const script = `trap '' TERM; while :; do ${sleep}; done`
    expect((await start(script, confinement, { wallMs: 300, graceMs: 200 }).done).endedBy).toBe('wall')
    expect(await survivors(sleep)).toEqual([])
  })

  test('a cancelled command ends with everything that it started', async () => {
    const sleep = uniqueSleep()
    const cancel = new AbortController()
    const running = start(`setsid ${sleep} & ${sleep}`, confinement, { signal: cancel.signal })
    await started(sleep)
    cancel.abort()
    expect((await running.done).endedBy).toBe('cancelled')
    expect(await survivors(sleep)).toEqual([])
  })

  const dies = 'A5: %s dies with an engine that was killed by SIGKILL'
  test.each(escapes.slice(held ? -1 : -2))(dies, diesWithEngine)
  test.each(escapes.slice(0, held ? -1 : -2))(dies, { tags: 'thorough/variant' }, diesWithEngine)

  async function diesWithEngine(_kind: string, script: (sleep: string) => string): Promise<void> {
    const sleep = uniqueSleep()
    const program = join(import.meta.dirname, '../../support/engine-that-dies.ts')
    const args = [program, confinement.report.way, `${script(sleep)} ${sleep}`]
    const engine = spawn(process.execPath, args, { cwd, env, stdio: 'ignore' })
    await started(sleep)
    await new Promise((resolve) => setTimeout(resolve, 200))
    engine.kill('SIGKILL')
    expect(await survivors(sleep)).toEqual([])
  }

  const early = 'A5: an engine that dies %i ms after it started a command leaves nothing'
  test.runIf(held).each([0])(early, diesEarly)
  test.runIf(held).each(Array.from({ length: 12 }, (_, at) => 2 * at + 2))(early, { tags: 'thorough/race' }, diesEarly)

  async function diesEarly(ms: number): Promise<void> {
    const sleep = uniqueSleep()
    const program = join(import.meta.dirname, '../../support/engine-that-dies.ts')
    const engine = spawn(process.execPath, [program, confinement.report.way, sleep, String(ms)], {
      ...{ cwd, env, stdio: 'ignore' },
    })
    await new Promise((resolve) => engine.on('exit', resolve))
    // Whoever is not attended begins after that.
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await survivors(sleep)).toEqual([])
  }
}

describe.each(confinements.slice(0, 1))('supervise with %s', anyCommand)
describe.each(confinements.slice(1))('supervise with %s', { tags: 'thorough/variant' }, anyCommand)

/** What a way of confinement has little to do with: the weaker ones are tried by the thorough tests. */
function anyCommand(_: string, confinement: Confinement): void {
  test.each([0, 1, 7, 126, 127])('keeps exit code %i', async (code) => {
    expect(await start(`exit ${code}`, confinement).done).toMatchObject({ exitCode: code, endedBy: 'itself' })
  })

  test.runIf('transfer' in ArrayBuffer.prototype)('gives the memory of a chunk back once it was taken', async () => {
    const chunks: Buffer[] = []
    await start('head -c 1000000 /dev/zero', confinement, { onStdout: (chunk) => chunks.push(chunk) }).done
    expect(chunks.length).toBeGreaterThan(1)
    expect(chunks.filter(({ length }) => length > 0)).toEqual([])
  })

  test('answers 137 for a command that died of SIGKILL, as a shell does', async () => {
    expect(await start('kill -9 $$', confinement).done).toMatchObject({ exitCode: 137, endedBy: 'itself', stderr: '' })
  })

  test('gives stdin to the command and its output to the caller', async () => {
    const text = 'line\n'.repeat(50_000)
    const run = await start('wc -c; echo oops >&2', confinement, { stdin: text }).done
    expect(run.stdout.trim()).toBe(String(text.length))
    expect(run.stderr).toBe('oops\n')
  })

  test('a command that never reads its stdin still ends', async () => {
    expect(await start('exit 3', confinement, { stdin: 'x'.repeat(1_000_000) }).done).toMatchObject({ exitCode: 3 })
  })

  test('counts no leftovers where there are none', async () => {
    expect(await start('sh -c "true"; true', confinement).done).toMatchObject({ exitCode: 0, leftovers: 0 })
  })

  test('a command that tidies up at SIGTERM has its grace', async () => {
    const script = 'trap "echo tidied; exit 0" TERM; echo ready; while :; do sleep 0.05; done'
    let said = ''
    const running = start(script, confinement, {
      graceMs: 20_000,
      onStdout: (chunk) => {
        said += chunk
        running.end()
      },
    })
    expect((await running.done).endedBy).toBe('caller')
    expect(said).toBe('ready\ntidied\n')
  })

  test('output keeps the idle limit away, silence meets it', async () => {
    const busy = 'for i in 1 2 3 4 5 6 7 8 9; do echo $i; sleep 0.25; done; sleep 1000'
    const run = await start(busy, confinement, { idleMs: 1500, graceMs: 200 }).done
    expect(run).toMatchObject({ endedBy: 'idle', stdout: '1\n2\n3\n4\n5\n6\n7\n8\n9\n' })
  })

  test('a signal that fired before starts nothing', async () => {
    const run = await start('echo started', confinement, { signal: AbortSignal.abort() }).done
    expect(run).toMatchObject({ endedBy: 'cancelled', stdout: '', exitCode: null })
  })

  test('the caller can end it, more than once', async () => {
    const sleep = uniqueSleep()
    const running = start(sleep, confinement)
    await started(sleep)
    running.end()
    running.end()
    expect((await running.done).endedBy).toBe('caller')
    running.end()
    expect(processesWith(sleep)).toEqual([])
  })

  test('a missing program is exit code 127 and says so', async () => {
    const said: Buffer[] = []
    const run = await supervise(
      { file: '/nowhere/program', args: [], cwd, env },
      {
        confinement,
        places,
        signal: new AbortController().signal,
        onStdout: () => undefined,
        onStderr: (chunk) => said.push(Buffer.from(chunk)),
      },
    ).done
    expect(run.exitCode).toBe(127)
    expect(Buffer.concat(said).toString()).toContain('/nowhere/program')
  })

  test('a missing working directory rejects', async () => {
    const running = supervise(
      { file: 'true', args: [], cwd: join(cwd, 'missing'), env },
      {
        confinement,
        places,
        signal: new AbortController().signal,
        onStdout: () => undefined,
        onStderr: () => undefined,
      },
    )
    await expect(running.done).rejects.toThrow(/^the folder .* does not exist$/)
  })
}

const [, namespace] = confinements.find(([way]) => way === 'pid-namespace') ?? []
describe.runIf(namespace !== undefined)('a pid namespace', () => {
  test('T6: the command cannot find a secret of the engine in /proc', async () => {
    const canary = `canary-${process.pid}-secret`
    // The engine's environment as the kernel keeps it: deleting the variable afterwards would not help (security.md).
    const script = 'cat /proc/*/environ 2>/dev/null | tr "\\0" "\\n" | grep -c "canary-.*-secret"'
    const program = join(import.meta.dirname, '../../support/engine-that-dies.ts')
    const look = (level: string) =>
      new Promise<string>((resolve) => {
        const engine = spawn(process.execPath, [program, level, script], { cwd, env: { ...env, CANARY: canary } })
        let said = ''
        engine.stdout.on('data', (chunk) => {
          said += chunk
        })
        engine.on('close', () => resolve(said.trim()))
      })
    expect(await look('pid-namespace')).toBe('0')
    // The weaker level does not hide it, and reports itself as weaker.
    expect(await look('process-group')).not.toBe('0')
  })

  test('reaps orphans, so that no zombies pile up', async () => {
    if (namespace === undefined) return
    const script =
      'for i in 1 2 3 4 5; do (sh -c "sleep 0.05 &"); done; sleep 0.4; grep -l "^State:.Z" /proc/*/status | wc -l'
    expect((await start(script, namespace).done).stdout.trim()).toBe('0')
  })

  test('keeps the uid', async () => {
    if (namespace === undefined) return
    expect((await start('id -u', namespace).done).stdout.trim()).toBe(String(process.getuid?.()))
  })
})
