import { mergeMessage } from '../../../core/handoff/commit-message.ts'
import { type PullSlice, slicesOf } from '../../../core/run/next/slices.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'

export interface StackConflict {
  readonly kind: 'conflict'
  /** From 0, and the branch on which a person resolves it. */
  readonly place: number
  readonly branch: string
  /** Its tip, and the commit that conflicts with it. */
  readonly tip: string
  readonly onto: string
  readonly ontoBranch: string
  readonly paths: readonly string[]
  /** The merge with conflict markers; null if they cannot show it. */
  readonly laid: string | null
  readonly ends: readonly string[]
}

type RestackOutcome =
  | { readonly kind: 'merged'; readonly commit: string; readonly ends: readonly string[] }
  | StackConflict
  /** Neither side has changed since the conflict was recorded. */
  | { readonly kind: 'waits' }

/**
 * Updates the pull requests above one that was squashed or rebased into the base, each by a merge commit, so that each
 * shows only its own commits. Git cannot see such a merge, so the merged part is used as the ancestor. Undefined if
 * there was none.
 */
export async function restack(
  ports: Pick<Ports, 'workBranch' | 'mergeWitness'>,
  job: JobSettings,
  { ledger, branch }: { ledger: Pick<Ledger, 'state'>; branch: string },
): Promise<RestackOutcome | undefined> {
  const { state } = ledger
  const slices = slicesOf(state)
  const merged = await findHighestMerged(ports, job, { work: state.work, slices })
  if (merged === undefined) return undefined
  const resolved = await findResolvedConflict(ports, state)
  if (state.stack_conflict?.base === job.base && !resolved) return { kind: 'waits' }
  let lower: LowerPart = { commit: job.base, branch, ends: endsOf(slices[merged.place]) }
  const ends: string[] = []
  for (const slice of slices.slice(merged.place + 1)) {
    const tip = resolved?.branch === slice.branch ? resolved.tip : slice.tip
    const into = slice.newest ? state.work_branch : slice.branch
    const message = messageOf(job, { branch, into, run: state.run })
    const merge = await mergeLower(ports, { tip, lower, message, squash: merged.commit })
    if (merge.kind === 'conflict') {
      const { paths, markedTree } = merge
      const place = merged.place + 1 + ends.length
      const sides = { branch: into, tip, onto: lower.commit, ontoBranch: lower.branch }
      return { kind: 'conflict', place, ...sides, paths, laid: markedTree, ends }
    }
    ends.push(merge.commit)
    lower = { commit: merge.commit, branch: slice.branch, ends: [merge.commit, tip, ...endsOf(slice)] }
  }
  return { kind: 'merged', commit: lower.commit, ends: ends.slice(0, -1) }
}

/** The base, or the part below. */
interface LowerPart {
  readonly commit: string
  readonly branch: string
  /** Its earlier tips, newest first; for the base, those of the merged part. */
  readonly ends: readonly string[]
}

async function mergeLower(
  ports: Pick<Ports, 'workBranch'>,
  request: { tip: string; lower: LowerPart; message: string; squash: string },
): ReturnType<Ports['workBranch']['merge']> {
  const { tip, lower, message, squash } = request
  const { workBranch } = ports
  if (await workBranch.contains(tip, lower.commit)) return { kind: 'merged', commit: tip }
  const pair = { first: tip, second: lower.commit }
  // Git sees the common ancestor if the part contains the squash.
  if (await workBranch.contains(tip, squash)) return workBranch.merge({ ...pair, message })
  return workBranch.merge({ ...pair, message, trees: { ancestor: await findAncestor(ports, lower.ends, tip), ...pair } })
}

const messageOf = (job: JobSettings, { branch, into, run }: { branch: string; into: string; run: string }): string =>
  mergeMessage({
    prefix: job.settings['commit-prefix'],
    branch,
    commit: job.base,
    into,
    trailers: { plan: job.planName, run },
    signOff: job.signOff,
  })

/** Newest first. */
const endsOf = (slice: PullSlice | undefined): string[] =>
  slice ? [slice.tip, ...(slice.ownEnd === null ? [] : [slice.ownEnd])] : []

/** The newest of these commits that `tip` contains. */
async function findAncestor(
  { workBranch }: Pick<Ports, 'workBranch'>,
  commits: readonly string[],
  tip: string,
): Promise<string> {
  for (const commit of commits) if (await workBranch.contains(tip, commit)) return commit
  return commits.at(-1) ?? tip
}

/** The tip of the conflict's branch, if a person pushed a merge of both sides. */
export async function findResolvedConflict(
  { workBranch }: Pick<Ports, 'workBranch'>,
  state: RunState,
): Promise<{ readonly branch: string; readonly tip: string } | undefined> {
  const { stack_conflict: conflict } = state
  const slice = slicesOf(state).find(({ branch, newest }) => !newest && branch === conflict?.branch)
  if (!conflict || !slice) return undefined
  const { branch, tip: commit } = slice
  const [marked] = await workBranch.moveBranches([{ branch, commit, create: false }])
  if (marked?.kind !== 'moved') return undefined
  const { tip } = marked
  const holdsBoth = (await workBranch.contains(tip, commit)) && (await workBranch.contains(tip, conflict.onto))
  return holdsBoth ? { branch, tip } : undefined
}

/** The highest slice that was squashed into the base and is not in the work yet, with its merge commit. */
async function findHighestMerged(
  { workBranch, mergeWitness }: Pick<Ports, 'workBranch' | 'mergeWitness'>,
  { base }: JobSettings,
  { work, slices }: { work: string; slices: readonly PullSlice[] },
): Promise<{ readonly place: number; readonly commit: string } | undefined> {
  for (let place = slices.length - 2; place >= 0; place--) {
    const { branch, tip } = slices[place] ?? { branch: '', tip: '' }
    const merge = await mergeWitness.findBranchMerge?.(branch, tip)
    if (!merge || !(await workBranch.contains(base, merge.commit))) continue
    if ((await workBranch.contains(base, tip)) || (await workBranch.contains(work, merge.commit))) return undefined
    return { place, commit: merge.commit }
  }
  return undefined
}
