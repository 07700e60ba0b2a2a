import { RalphError } from '../../../core/error/error.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ports } from '../../job/ports.ts'

/**
 * Runs the set-up commands where they have to run. They may rewrite tracked files such as a lock file: those of `tree`
 * are put back, since what will be committed is what counts. Throws RalphError SETUP_FAILED.
 */
export async function setUp(
  { workspace }: Pick<Ports, 'workspace'>,
  { settings }: Pick<JobSettings, 'settings'>,
  { tree, signal }: { tree: string; signal: AbortSignal },
): Promise<void> {
  if (await workspace.setUp(settings.setup, signal)) await workspace.resetTracked(tree)
}

/** The same; the sentence that says why they failed, where they did. */
export async function whyUnready(...given: Parameters<typeof setUp>): Promise<string | undefined> {
  try {
    await setUp(...given)
    return undefined
  } catch (error) {
    if (error instanceof RalphError && error.code === 'SETUP_FAILED') return error.message
    throw error
  }
}
