import type { GitHub } from '../../../adapter/github/client/client.ts'
import { switchWorkflow } from '../../../adapter/github/workflow/switch-workflow.ts'
import { watchdogFile } from '../../../core/scaffold/watchdog-text.ts'

/** A job that takes a run on switches the watchdog on, so that whatever becomes of the job is noticed. Never a reason to fail. */
export async function wakeWatchdog(github: GitHub, warn: (text: string) => void): Promise<void> {
  const fault = await switchWorkflow(github, watchdogFile, 'enable')
  if (fault !== undefined)
    warn(`${watchdogFile} could not be switched on, a run that is lost may wait for a person: ${fault}`)
}
