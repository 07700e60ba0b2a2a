import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { supervise } from '../../src/adapter/process/supervise.ts'
import type { ConfinementWay } from '../../src/schema/check/confinement.ts'
import { confinementOf, placesIn } from './confinements.ts'

// A program of its own, so that a test can kill an engine by SIGKILL: `engine-that-dies <way> <shell script> [<ms>]`; with
// the last one it kills itself so long after its command was started.
const [way = '', script = '', ms] = process.argv.slice(2)
const running = supervise(
  { file: 'sh', args: ['-c', script], cwd: process.cwd(), env: { PATH: process.env['PATH'] ?? '' } },
  {
    confinement: await confinementOf({ ways: [way as ConfinementWay] }),
    places: placesIn(process.cwd(), mkdtempSync(join(tmpdir(), 'ralph-dies-'))),
    signal: new AbortController().signal,
    onStdout: (chunk) => process.stdout.write(Buffer.from(chunk)),
    onStderr: (chunk) => process.stderr.write(chunk),
  },
)
const die = (): boolean => process.kill(process.pid, 'SIGKILL')
if (ms === '0') die()
else if (ms !== undefined) setTimeout(die, Number(ms))
await running.done
