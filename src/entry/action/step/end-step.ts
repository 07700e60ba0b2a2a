import { annotate } from '../../../adapter/log/actions-log.ts'
import { errorExitCode, errorText } from '../../project/error-text.ts'

/** Runs a program of the action and exits after its output is flushed. */
export function runAndExit(program: () => Promise<number>): void {
  const exit = (code: number): void => {
    process.exitCode = code
    process.stdout.write('', () => process.stderr.write('', () => process.exit(code)))
  }
  program().then(exit, (error: unknown) => {
    annotate.error(errorText(error))
    exit(errorExitCode(error))
  })
}
