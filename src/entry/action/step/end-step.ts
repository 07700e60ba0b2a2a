import { annotate } from '../../../adapter/log/actions-log.ts'
import { errorExitCode, errorText } from '../../project/error-text.ts'

/** Runs a program of the action and ends the process when everything that it said has left it. */
export function endStep(program: () => Promise<number>): void {
  const leave = (code: number): void => {
    process.exitCode = code
    process.stdout.write('', () => process.stderr.write('', () => process.exit(code)))
  }
  program().then(leave, (error: unknown) => {
    annotate.error(errorText(error))
    leave(errorExitCode(error))
  })
}
