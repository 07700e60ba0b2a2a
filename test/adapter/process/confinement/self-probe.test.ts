import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { removeFolder } from '../../../../src/adapter/disk/process-directory.ts'
import { supervise } from '../../../../src/adapter/process/supervise.ts'
import type { ConfinementWay } from '../../../../src/schema/check/confinement.ts'
import { whyNotHere } from '../../../support/confinement/ways.ts'
import { confinementOf, placesIn } from '../../../support/confinements.ts'

const ways: readonly ConfinementWay[] = ['bubblewrap-root', 'mount-script-root']

describe.each(ways)('%s', (way) => {
  test.skipIf(whyNotHere({ way }))(
    'whom root’s command becomes has a name and the home of root, where tools look for both',
    async () => {
      const root = mkdtempSync(join(tmpdir(), 'ralph-known-'))
      onTestFinished(() => removeFolder(root))
      const cwd = join(root, 'workspace')
      const places = placesIn(cwd, root)
      const said: Buffer[] = []
      mkdirSync(cwd)
      const confinement = await confinementOf({ ways: [way], environment: { ...process.env, HOME: '/root' } })
      const { exitCode } = await supervise(
        {
          file: '/bin/sh',
          args: ['-c', 'id -un; getent passwd "$(id -u)" | cut -d: -f6'],
          cwd,
          env: { PATH: '/usr/bin:/bin' },
        },
        {
          confinement,
          places,
          signal: new AbortController().signal,
          onStdout: (chunk) => void said.push(Buffer.from(chunk)),
          onStderr: (chunk) => void said.push(Buffer.from(chunk)),
        },
      ).done
      expect({ exitCode, said: Buffer.concat(said).toString('utf8') }).toEqual({
        exitCode: 0,
        said: 'ralph-agent\n/root\n',
      })
    },
  )

  test.skipIf(whyNotHere({ way }))(
    'a single file of `agent-writable` is written, and costs nothing of the confinement',
    async () => {
      const root = mkdtempSync(join(tmpdir(), 'ralph-file-'))
      onTestFinished(() => removeFolder(root))
      const [cwd, file] = [join(root, 'workspace'), join(root, 'notes.txt')]
      mkdirSync(cwd)
      writeFileSync(file, 'before\n')
      const confinement = await confinementOf({ ways: [way], writable: [file] })
      expect(confinement.report).toMatchObject({ level: 'C3', way })
      expect(readFileSync(file, 'utf8')).toBe('before\n')
      await supervise(
        { file: '/bin/sh', args: ['-c', `echo after >> ${file}`], cwd, env: { PATH: '/usr/bin:/bin' } },
        {
          confinement,
          places: placesIn(cwd, root),
          signal: new AbortController().signal,
          onStdout: () => undefined,
          onStderr: () => undefined,
        },
      ).done
      expect(readFileSync(file, 'utf8')).toBe('before\nafter\n')
    },
  )
})
