import type { LoadedRun } from '../../../port/state-store.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import { readingOfRun } from '../../wire/reading.ts'
import type { StateAccess } from '../../wire/state-access.ts'
import type { GitHubTracking } from '../issue/on-github.ts'

/** Lists what reviewers should read first; a failure is only a warning. */
export async function showReading(
  { tracker }: GitHubTracking,
  access: StateAccess,
  { run, events, warn }: { run: LoadedRun; events: readonly RunEvent[]; warn: (text: string) => void },
): Promise<void> {
  if (!events.some(({ type }) => type === 'attempt_succeeded' || type === 'attempt_approved')) return
  try {
    const { hunks } = await readingOfRun(access, run)
    await tracker.showReading(hunks)
  } catch (error) {
    warn(`what to read first could not be listed: ${error instanceof Error ? error.message : error}`)
  }
}
