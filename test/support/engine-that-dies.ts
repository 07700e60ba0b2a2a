import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { supervise } from '../../src/adapter/process/supervise.ts'
import type { ConfinementWay } from '../../src/schema/check/confinement.ts'
import { confinementOf, placesIn } from './confinements.ts'

// A program of its own, so that a test can kill an engine by SIGKILL: `engine-that-dies <way> <shell script>`.
const [way = '', script = ''] = process.argv.slice(2)
await supervise(
  { file: 'sh', args: ['-c', script], cwd: process.cwd(), env: { PATH: process.env['PATH'] ?? '' } },
  {
    confinement: await confinementOf({ ways: [way as ConfinementWay] }),
    places: placesIn(process.cwd(), mkdtempSync(join(tmpdir(), 'ralph-dies-'))),
    signal: new AbortController().signal,
    onStdout: (chunk) => process.stdout.write(Buffer.from(chunk)),
    onStderr: (chunk) => process.stderr.write(chunk),
  },
).done
