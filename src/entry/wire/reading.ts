import { patchesOf } from '../../adapter/git/work/patches.ts'
import { RalphError } from '../../core/error/error.ts'
import { type CommitChange, readFirst } from '../../core/reading/read-first.ts'
import type { Reading } from '../../core/reading/reading.ts'
import type { IterationView } from '../../core/report/facts/iteration-view.ts'
import { commitChange, madeCommits, tasksTakenBack } from '../../core/report/page/commit-changes.ts'
import { iterationViews } from '../../core/report/page/page-data.ts'
import { heldIterations } from '../../core/run/fold/open-attempts.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { CommandContext } from '../project/context.ts'
import { readHistory, warnOf } from './read-run.ts'
import type { StateAccess } from './state-access.ts'

/** The newest ones; ranking the changes of more would take too long. */
const maxCommits = 500
/** UTF-16 units of all patches together; a larger patch of one commit is left out. */
const maxChars = 16_000_000
const maxPatchChars = 2_000_000
const batchSize = 50

/** Reads each commit of a run only once, for any number of calls. */
export function changeReader(
  access: Pick<StateAccess, 'store' | 'remote'>,
): (views: readonly IterationView[]) => Promise<Reading> {
  const changeOf = new Map<string, CommitChange | null>()
  let chars = 0
  const read = async (views: readonly IterationView[]): Promise<void> => {
    const takenBack = tasksTakenBack(views)
    const fresh = madeCommits(views).filter(({ commit }) => !changeOf.has(commit))
    // The newest first, while there is room.
    const newest = fresh.slice(-maxCommits).reverse()
    for (let from = 0; from < newest.length && chars < maxChars; from += batchSize) {
      const batch = newest.slice(from, from + batchSize)
      const pairs = batch.map(({ checkpoint, commit }) => ({ from: checkpoint, to: commit }))
      const patches = await patchesOf(access, pairs)
      for (const [index, view] of batch.entries()) {
        const patch = patches[index] ?? ''
        chars += patch.length
        changeOf.set(view.commit, patch.length > maxPatchChars ? null : commitChange(view, patch, takenBack))
      }
    }
  }
  return async (views) => {
    await read(views)
    const commits = madeCommits(views)
    const changes = commits.flatMap(({ commit }) => changeOf.get(commit) ?? [])
    return readFirst(changes, commits.length - changes.length)
  }
}

/** What to read first of the changes of a run. `onFault` is called for damaged records, which are left out. */
export async function readingOfRun(
  access: StateAccess,
  run: LoadedRun,
  onFault: (fault: RalphError) => void,
): Promise<Reading> {
  const { events, records } = await readHistory(access, run, onFault)
  return changeReader(access)(iterationViews(events, { records, awaiting: heldIterations(run.state) }))
}

/** As `readingOfRun`. A fault is a warning: the list to read first is only a part of the output. */
export async function tryReading(
  access: StateAccess,
  run: LoadedRun,
  context: Pick<CommandContext, 'err'>,
): Promise<Reading | undefined> {
  try {
    return await readingOfRun(access, run, warnOf(context))
  } catch (error) {
    const reason = error instanceof RalphError ? `${error.message} ${error.hint} [${error.code}]` : String(error)
    context.err(`What to read first could not be listed: ${reason}\n`)
    return undefined
  }
}
