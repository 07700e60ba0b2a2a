import { findConfinement } from '../../src/adapter/process/confinement.ts'
import { supervise } from '../../src/adapter/process/supervise.ts'
import { fallback, supervisorProgram } from './confinements.ts'

// A program of its own, so that a test can kill an engine by SIGKILL: `engine-that-dies <level> <shell script>`.
const [level = '', script = ''] = process.argv.slice(2)
const confinement = level === 'pid-namespace' ? await findConfinement(supervisorProgram) : fallback
await supervise(
  { file: 'sh', args: ['-c', script], cwd: process.cwd(), env: { PATH: process.env['PATH'] ?? '' } },
  {
    confinement,
    signal: new AbortController().signal,
    onStdout: (chunk) => process.stdout.write(Buffer.from(chunk)),
    onStderr: (chunk) => process.stderr.write(chunk),
  },
).done
