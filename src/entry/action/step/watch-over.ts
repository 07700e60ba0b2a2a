import type { GitHub } from '../../../adapter/github/client/client.ts'
import { wakeWatchdog } from '../../../adapter/github/workflow/watchdog.ts'
import { RalphError } from '../../../core/error/error.ts'
import { asleepStep, watchdogFile } from '../../../core/scaffold/watchdog-text.ts'
import { commandSpan } from '../../../core/text/report-context.ts'
import type { StepContext } from '../context/step-context.ts'

/**
 * Every job of the run's workflow enables the watchdog, so that whatever becomes of the job is noticed; not if a person
 * disabled it. A workflow with a schedule of its own needs none. Never a reason to fail.
 */
export async function watchOver(
  github: GitHub | undefined,
  { context, warn }: { context: StepContext; warn: (text: string) => void },
): Promise<void> {
  if (!github || context.env['GITHUB_EVENT_NAME'] === 'schedule') return
  try {
    if ((await wakeWatchdog(github, { file: watchdogFile, asleepStep })) === 'awake') return
    const enable = commandSpan('gh', 'workflow', 'enable', watchdogFile)
    context.out(
      `${watchdogFile} was disabled by a person, so ralph leaves it disabled; after a usage limit or a lost runner, somebody has to start the next job. To enable it: ${enable}.\n`,
    )
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    if (error.code !== 'GITHUB_NOT_FOUND')
      warn(`${watchdogFile} could not be enabled, so a lost run may wait for a person: ${error.message} ${error.hint}`)
  }
}
