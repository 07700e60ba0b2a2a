import { newestTaken } from '../../core/run/fold/orders.ts'
import { type PullSlice, slicesOf } from '../../core/run/next/slices.ts'
import { shortOid } from '../../core/text/report-context.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { BranchUpdate } from '../../port/work-branch.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'

/**
 * Returns a function that publishes each pull request's slice as a branch and returns the published tips. Only the
 * newest slice, or one that was just cut off, is created: any other missing branch was deleted by a person.
 */
export function milestoneMarker(
  ports: Pick<Ports, 'workBranch' | 'show'>,
  request: { ledger: Pick<Ledger, 'state'>; endedInOrder: boolean; replaces: string | undefined },
): () => Promise<ReadonlyMap<string, string>> {
  const { ledger, endedInOrder, replaces } = request
  const newestBefore = newestTaken(ledger.state)
  const shownWarnings = new Set<string>()
  const cutBefore = Math.max(0, ledger.state.slices.length - 1)
  const created = new Set<string>()

  /** A slice that was cut off and not published yet: its commits were on the newest branch. */
  function isNew(slice: PullSlice, position: number): boolean {
    if (slice.last || created.has(slice.branch)) return false
    return position >= cutBefore || (!endedInOrder && position === ledger.state.slices.length - 2)
  }

  function warn(marked: BranchUpdate): void {
    const text = warningFor(marked, ledger.state.work_branch)
    if (text === undefined || shownWarnings.has(text)) return
    shownWarnings.add(text)
    ports.show({ kind: 'warning', text })
  }

  return async () => {
    const hasGrown = newestTaken(ledger.state) > newestBefore
    const slices = slicesOf(ledger.state)
      .map((slice, place) => ({ ...slice, isNew: isNew(slice, place) }))
      .filter(({ branch, newest }) => {
        return branch !== ledger.state.work_branch && (hasGrown || !newest || replaces === undefined)
      })
    const expected = slices.map(({ branch, tip, newest, isNew }) => {
      const create = isNew || (newest && (hasGrown || !endedInOrder))
      return { branch, commit: tip, create, replaces: newest ? replaces : undefined }
    })
    const results = expected.length === 0 ? [] : await ports.workBranch.moveBranches(expected)
    for (const result of results) {
      warn(result)
      if (result.kind === 'there') created.add(result.branch)
    }
    return new Map(expected.flatMap(({ branch, commit }, index) => tipShown(results[index], { branch, commit })))
  }
}

function tipShown(
  marked: BranchUpdate | undefined,
  { branch, commit }: { branch: string; commit: string },
): [string, string][] {
  if (marked?.kind === 'there') return [[branch, commit]]
  return marked?.kind === 'moved' ? [[branch, marked.tip]] : []
}

function warningFor(marked: BranchUpdate, workBranch: string): string | undefined {
  const { branch, kind } = marked
  if (kind === 'moved') {
    return `${branch} holds ${shortOid(marked.tip)}, which is not from this run, so it stays unchanged; to add commits to the run, push them to ${workBranch}`
  }
  return kind === 'refused' ? `${branch} could not be moved, so its pull request lags behind: ${marked.why}` : undefined
}

/**
 * For a job without work: syncs the branches and pull requests, since the job before may have died before that. Writes
 * no state.
 */
export async function syncBranches(
  ports: Pick<Ports, 'workBranch' | 'display' | 'show'>,
  { run, remoteWork }: { run: LoadedRun; remoteWork: string | null },
): Promise<void> {
  if (!ports.display.repair || run.state.lease) return
  const { work, work_branch } = run.state
  const mark = milestoneMarker(ports, { ledger: run, endedInOrder: true, replaces: undefined })
  const tips = new Map(await mark())
  if (remoteWork === work) tips.set(work_branch, work)
  await ports.display.repair({ ...run, commit: run.oid }, tips)
}
