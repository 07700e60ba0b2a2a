import type { RunState } from '../../../schema/run/run-state.ts'
import { heldCommits } from '../fold/open-attempts.ts'
import { slicesOf } from './slices.ts'

export interface OwnRef {
  readonly ref: string
  readonly oid: string
}

export const patternsOfRun = (
  plan: string,
  stateRefs: readonly string[],
  state: RunState | null,
): readonly string[] => [
  ...stateRefs,
  ...stateRefs.map((ref) => `${ref}-broken-*`),
  `refs/ralph/inbox/${plan}/*`,
  ...(state === null ? [] : [state.work_branch, ...slicesOf(state).map(({ branch }) => branch)].flatMap(ofBranch)),
]

const ofBranch = (branch: string): readonly string[] => [
  `refs/heads/${branch}`,
  `refs/heads/${branch}-pending`,
  `refs/heads/${branch}-pending-*`,
  `refs/ralph/staged/${branch}`,
]

/**
 * In the order of deletion: the state, which names the others, comes last. Git's patterns also match names of other
 * runs.
 */
export function refsOfRun(
  refs: ReadonlyMap<string, string>,
  { plan, stateRefs, state }: { plan: string; stateRefs: readonly string[]; state: RunState | null },
): readonly OwnRef[] {
  const patterns = patternsOfRun(plan, stateRefs, state)
  const matching = [...refs].filter(([ref]) => patterns.some((pattern) => matches(ref, pattern)))
  const isState = (ref: string): boolean => stateRefs.includes(ref)
  const rows = matching.map(([ref, oid]) => ({ ref, oid }))
  return [...rows.filter(({ ref }) => !isState(ref)), ...rows.filter(({ ref }) => isState(ref))]
}

const matches = (ref: string, pattern: string): boolean =>
  pattern.endsWith('*')
    ? ref.startsWith(pattern.slice(0, -1)) && !ref.slice(pattern.length - 1).includes('/')
    : ref === pattern

/** Also true for a remote-tracking ref of the run: work that only such refs hold is on no branch. */
export function isOfRun(ref: string, { state, stateRefs }: { state: RunState; stateRefs: readonly string[] }): boolean {
  const branch = ref.replace(/^refs\/remotes\/[^/]+\//, 'refs/heads/')
  return patternsOfRun(state.plan, stateRefs, state).some((pattern) => matches(branch, pattern))
}

export function workCommitsOf(refs: readonly OwnRef[], state: RunState | null): readonly OwnRef[] {
  if (state === null) return []
  const branches = refs.filter(({ ref }) => ref.startsWith(`refs/heads/${state.work_branch}`))
  const branchTips = new Set(branches.map(({ oid }) => oid))
  const others = [
    ...(branchTips.has(state.work) ? [] : [{ ref: `the state of ${state.plan}`, oid: state.work }]),
    ...heldCommits(state).map(({ iteration, commit }) => {
      return { ref: `iteration ${iteration}, which waits for approval`, oid: commit }
    }),
  ]
  return [...branches, ...others]
}

export type Finish =
  | { readonly kind: 'at_work'; readonly why: string }
  | { readonly kind: 'open'; readonly tasks: readonly string[] }
  | { readonly kind: 'approval'; readonly iteration: number; readonly commit: string }
  /** The base already contains the work. */
  | { readonly kind: 'there' }
  /** A person must do it in the tree where the base is checked out; ralph never touches such a tree. */
  | { readonly kind: 'by_hand'; readonly tree: string | null }
  | { readonly kind: 'write'; readonly base: string }

export function howToFinish(request: {
  readonly state: RunState
  readonly holder: string | undefined
  readonly isMerged: boolean
  readonly checkedOut: ReadonlyMap<string, string>
  readonly pull: boolean
}): Finish {
  const { state, holder, isMerged, checkedOut, pull } = request
  if (holder !== undefined) return { kind: 'at_work', why: holder }
  const { base_branch: base } = state
  const [held] = heldCommits(state)
  if (held) return { kind: 'approval', iteration: held.iteration, commit: held.commit }
  const open = Object.entries(state.tasks).flatMap(([id, { status }]) =>
    status === 'done' || status === 'skipped' ? [] : [id],
  )
  if (open.length > 0) return { kind: 'open', tasks: open }
  if (isMerged) return { kind: 'there' }
  const tree = base === null ? null : (checkedOut.get(base) ?? null)
  return pull || base === null || tree !== null ? { kind: 'by_hand', tree } : { kind: 'write', base }
}
