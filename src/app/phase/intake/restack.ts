import { mergeMessage } from '../../../core/handoff/commit-message.ts'
import { type PullSlice, slicesOf } from '../../../core/run/next/slices.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'

export interface StackConflict {
  readonly kind: 'conflict'
  /** The place of the part in the stack, from 0, and the branch on which a person resolves it. */
  readonly place: number
  readonly branch: string
  /** Its newest commit, and what could not be merged into it. */
  readonly tip: string
  readonly onto: string
  readonly ontoBranch: string
  readonly paths: readonly string[]
  /** The merge as a tree with conflict markers; null if they cannot show it. */
  readonly laid: string | null
  /** Where the parts directly below it end now. */
  readonly ends: readonly string[]
}

type Restacked =
  | { readonly kind: 'merged'; readonly commit: string; readonly ends: readonly string[] }
  | StackConflict
  /** Neither side has changed since the conflict was recorded. */
  | { readonly kind: 'waits' }

/**
 * Brings the pull requests above one that was squashed or rebased into the base up to date, each by a merge commit on its own
 * branch: then each shows its own commits only. Git cannot see such a merge, and would find conflicts in every line that two
 * parts changed. So what was merged is the ancestor. No commit gets another name. Undefined if no lower one was merged so.
 */
export async function restack(
  ports: Pick<Ports, 'workBranch' | 'mergeWitness'>,
  job: JobSettings,
  { ledger, branch }: { ledger: Pick<Ledger, 'state'>; branch: string },
): Promise<Restacked | undefined> {
  const { state } = ledger
  const slices = slicesOf(state)
  const merged = await highestMerged(ports, job, { work: state.work, slices })
  if (merged === undefined) return undefined
  const resolved = await resolvedConflict(ports, state)
  if (state.stack_conflict?.base === job.base && !resolved) return { kind: 'waits' }
  let lower: Lower = { commit: job.base, branch, ends: endsOf(slices[merged.place]) }
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

/** What a part has to hold: the base, or the part below it. */
interface Lower {
  readonly commit: string
  readonly branch: string
  /** Commits with which it has ended, the newest first; of the base, those of the part that it holds. */
  readonly ends: readonly string[]
}

async function mergeLower(
  ports: Pick<Ports, 'workBranch'>,
  request: { tip: string; lower: Lower; message: string; squash: string },
): ReturnType<Ports['workBranch']['merge']> {
  const { tip, lower, message, squash } = request
  const { workBranch } = ports
  if (await workBranch.contains(tip, lower.commit)) return { kind: 'merged', commit: tip }
  const pair = { first: tip, second: lower.commit }
  // If the part holds the squash, git sees what both have in common.
  if (await workBranch.contains(tip, squash)) return workBranch.merge({ ...pair, message })
  return workBranch.merge({ ...pair, message, trees: { ancestor: await newestIn(ports, lower.ends, tip), ...pair } })
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

/** Commits with which a slice has ended, the newest first. */
const endsOf = (slice: PullSlice | undefined): string[] =>
  slice ? [slice.tip, ...(slice.ownEnd === null ? [] : [slice.ownEnd])] : []

/** The first of these commits that the tip of the part above holds: a part above a conflict does not hold the newest one. */
async function newestIn(
  { workBranch }: Pick<Ports, 'workBranch'>,
  commits: readonly string[],
  tip: string,
): Promise<string> {
  for (const commit of commits) if (await workBranch.contains(tip, commit)) return commit
  return commits.at(-1) ?? tip
}

/** What a person has pushed to the branch of the conflict, if it holds both sides. */
export async function resolvedConflict(
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

/** The uppermost slice that the base holds in a form that git does not recognise, and the work does not hold yet; the commit that merged it. */
async function highestMerged(
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
