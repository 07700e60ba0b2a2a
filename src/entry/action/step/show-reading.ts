import { iterationViews } from '../../../core/report/page/page-data.ts'
import type { LoadedRun } from '../../../port/state-store.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import { wholePast } from '../../wire/read-run.ts'
import { changeReader } from '../../wire/reading.ts'
import type { StateAccess } from '../../wire/state-access.ts'
import type { OnGitHub } from '../issue/on-github.ts'

/** What reviewers should read first; the pull requests are complete without it. */
export async function showReading(
  { tracker }: OnGitHub,
  access: StateAccess,
  { run, events, warn }: { run: LoadedRun; events: readonly RunEvent[]; warn: (text: string) => void },
): Promise<void> {
  if (!events.some(({ type }) => type === 'attempt_succeeded' || type === 'attempt_approved')) return
  try {
    const { events: all, records } = await wholePast(access, run)
    const views = iterationViews(all, { records, awaiting: run.state.awaiting?.iteration ?? null })
    const { hunks } = await changeReader(access)(views)
    await tracker.showReading(hunks)
  } catch (error) {
    warn(`what to read first could not be listed: ${error instanceof Error ? error.message : error}`)
  }
}
