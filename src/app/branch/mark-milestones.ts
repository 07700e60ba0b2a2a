import { newestTaken } from '../../core/run/fold/orders.ts'
import { type PullSlice, slicesOf } from '../../core/run/next/slices.ts'
import { shortOid } from '../../core/text/report-context.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { BranchUpdate } from '../../port/work-branch.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'

/**
 * Shows each pull request's part of the work as a branch of its own, which follows the state like the work branch does.
 * Only the newest one, and one that was cut off from it since the last job ended in order, is ever created: any other
 * that is missing was deleted by a person, as after a merge, and so was the newest one after a job that ended in order,
 * until the next commit. Returns the tips that are to be seen.
 */
export function milestoneMarker(
  ports: Pick<Ports, 'workBranch' | 'show'>,
  request: { ledger: Pick<Ledger, 'state'>; endedInOrder: boolean; replaces: string | undefined },
): () => Promise<ReadonlyMap<string, string>> {
  const { ledger, endedInOrder, replaces } = request
  const before = newestTaken(ledger.state)
  const told = new Set<string>()
  const cutBefore = Math.max(0, ledger.state.slices.length - 1)
  const created = new Set<string>()

  /** Cut off where a pull request was full, and not shown yet: its commits were on the branch of the newest one. */
  function isNew(slice: PullSlice, place: number): boolean {
    if (slice.last || created.has(slice.branch)) return false
    return place >= cutBefore || (!endedInOrder && place === ledger.state.slices.length - 2)
  }

  function tell(marked: BranchUpdate): void {
    const text = whatIsWrong(marked, ledger.state.work_branch)
    if (text === undefined || told.has(text)) return
    told.add(text)
    ports.show({ kind: 'warning', text })
  }

  return async () => {
    const grew = newestTaken(ledger.state) > before
    const slices = slicesOf(ledger.state)
      .map((slice, place) => ({ ...slice, isNew: isNew(slice, place) }))
      .filter(({ branch, newest }) => {
        return branch !== ledger.state.work_branch && (grew || !newest || replaces === undefined)
      })
    const wanted = slices.map(({ branch, tip, newest, isNew }) => {
      const create = isNew || (newest && (grew || !endedInOrder))
      return { branch, commit: tip, create, replaces: newest ? replaces : undefined }
    })
    const marked = wanted.length === 0 ? [] : await ports.workBranch.moveBranches(wanted)
    for (const one of marked) {
      tell(one)
      if (one.kind === 'there') created.add(one.branch)
    }
    return new Map(wanted.flatMap(({ branch, commit }, index) => tipShown(marked[index], { branch, commit })))
  }
}

function tipShown(
  marked: BranchUpdate | undefined,
  { branch, commit }: { branch: string; commit: string },
): [string, string][] {
  if (marked?.kind === 'there') return [[branch, commit]]
  return marked?.kind === 'moved' ? [[branch, marked.tip]] : []
}

function whatIsWrong(marked: BranchUpdate, workBranch: string): string | undefined {
  const { branch, kind } = marked
  if (kind === 'moved') {
    return `${branch} holds ${shortOid(marked.tip)}, which is not from this run, so it stays unchanged; to add commits to the run, push them to ${workBranch}`
  }
  return kind === 'refused' ? `${branch} could not be moved, so its pull request lags behind: ${marked.why}` : undefined
}

/**
 * What a job does that has nothing else to do: the one before it may have died between its last word in the state and
 * what is to see outside (a pull request that is still a draft), or a person may have merged one since. Writes no state.
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
