import type { GitHub } from '../../../adapter/github/client/client.ts'
import { wakeWatchdog } from '../../../adapter/github/workflow/watchdog.ts'
import { RalphError } from '../../../core/error/error.ts'
import { asleepStep, watchdogFile } from '../../../core/scaffold/watchdog-text.ts'
import { commandSpan } from '../../../core/text/report-context.ts'
import type { StepContext } from '../context/step-context.ts'

/** Enables the watchdog in every job of a run, unless a person disabled it. Unneeded for a workflow with a schedule. Never fails. */
export async function enableWatchdog(
  github: GitHub | undefined,
  { context, warn }: { context: StepContext; warn: (text: string) => void },
): Promise<void> {
  if (!github || context.env['GITHUB_EVENT_NAME'] === 'schedule') return
  try {
    if ((await wakeWatchdog(github, { file: watchdogFile, asleepStep })) === 'awake') return
    const command = commandSpan('gh', 'workflow', 'enable', watchdogFile)
    context.out(
      `${watchdogFile} was disabled by a person, so ralph leaves it disabled; after a usage limit or a lost runner, somebody has to start the next job. To enable it: ${command}.\n`,
    )
  } catch (error) {
    if (!(error instanceof RalphError)) throw error
    if (error.code !== 'GITHUB_NOT_FOUND')
      warn(`${watchdogFile} could not be enabled, so a lost run may wait for a person: ${error.message} ${error.hint}`)
  }
}
