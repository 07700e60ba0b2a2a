import { excerpt } from '../../core/text/excerpt.ts'
import type { RunCommand } from '../git/workspace/set-up.ts'
import { type CheckRunnerSettings, checkRunner } from './check-runner.ts'

/** An hour: installing dependencies over a slow line is no fault. */
const timeoutMs = 60 * 60_000

/** Runs a set-up command like a check, in the environment that it is given. */
export function setUpRunner(settings: CheckRunnerSettings): RunCommand {
  const run = checkRunner(settings)
  return async (command, signal) => {
    const check = { name: command, run: command, kind: 'build', timeout_ms: timeoutMs, working_directory: '.' } as const
    const { passed, exit_code, output_head, output_tail, filled_disk = false } = await run(check, 'set-up', signal)
    return {
      // A command that wrote where it must not has failed, whatever its exit code.
      code: passed ? 0 : exit_code || 1,
      tail: excerpt(output_head + output_tail, 4000, 0.5),
      filledDisk: filled_disk,
    }
  }
}
