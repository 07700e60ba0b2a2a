import type { RunState } from '../../../schema/run/run-state.ts'
import { heldCommits } from '../fold/open-attempts.ts'
import { slicesOf } from './slices.ts'

/** A ref and the object that it holder when it was looked at. */
export interface OwnRef {
  readonly ref: string
  readonly oid: string
}

/** Folders in which every ref of a run lies, as patterns to look for. */
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
 * What is the run's own among the refs that were found, in the order in which it may go: the state comes last, since
 * it says which others there are. A pattern of git's also finds longer names, which are somebody else's.
 */
export function refsOfRun(
  found: ReadonlyMap<string, string>,
  { plan, stateRefs, state }: { plan: string; stateRefs: readonly string[]; state: RunState | null },
): readonly OwnRef[] {
  const patterns = patternsOfRun(plan, stateRefs, state)
  const own = [...found].filter(([ref]) => patterns.some((pattern) => fits(ref, pattern)))
  const isState = (ref: string): boolean => stateRefs.includes(ref)
  const rows = own.map(([ref, oid]) => ({ ref, oid }))
  return [...rows.filter(({ ref }) => !isState(ref)), ...rows.filter(({ ref }) => isState(ref))]
}

const fits = (ref: string, pattern: string): boolean =>
  pattern.endsWith('*')
    ? ref.startsWith(pattern.slice(0, -1)) && !ref.slice(pattern.length - 1).includes('/')
    : ref === pattern

/** Whether a ref goes with the run, or follows one that does at a remote: work that only such refs hold is on no branch. */
export function isOfRun(ref: string, { state, stateRefs }: { state: RunState; stateRefs: readonly string[] }): boolean {
  const branch = ref.replace(/^refs\/remotes\/[^/]+\//, 'refs/heads/')
  return patternsOfRun(state.plan, stateRefs, state).some((pattern) => fits(branch, pattern))
}

/** Commits that hold work of the run: each must be in the base before nothing is lost by a removal. */
export function workOf(refs: readonly OwnRef[], state: RunState | null): readonly OwnRef[] {
  if (state === null) return []
  const branches = refs.filter(({ ref }) => ref.startsWith(`refs/heads/${state.work_branch}`))
  const known = new Set(branches.map(({ oid }) => oid))
  const others = [
    ...(known.has(state.work) ? [] : [{ ref: `the state of ${state.plan}`, oid: state.work }]),
    ...heldCommits(state).map(({ iteration, commit }) => {
      return { ref: `iteration ${iteration}, which waits for approval`, oid: commit }
    }),
  ]
  return [...branches, ...others]
}

/** What becomes of a run whose work is to be brought into its base. */
export type Finish =
  | { readonly kind: 'at_work'; readonly why: string }
  | { readonly kind: 'open'; readonly tasks: readonly string[] }
  | { readonly kind: 'approval'; readonly iteration: number; readonly commit: string }
  /** The base holds it already. */
  | { readonly kind: 'there' }
  /** Whoever has the base checked out does it; a tree of a person's is never touched. */
  | { readonly kind: 'by_hand'; readonly tree: string | null }
  | { readonly kind: 'write'; readonly base: string }

export function howToFinish(request: {
  readonly state: RunState
  /** Why a job has the run; undefined where none has. */
  readonly holder: string | undefined
  readonly takenIn: boolean
  /** Branch → the working tree where it is checked out. */
  readonly checkedOut: ReadonlyMap<string, string>
  /** Whether the server opens a pull request instead. */
  readonly pull: boolean
}): Finish {
  const { state, holder, takenIn, checkedOut, pull } = request
  if (holder !== undefined) return { kind: 'at_work', why: holder }
  const { base_branch: base } = state
  const [held] = heldCommits(state)
  if (held) return { kind: 'approval', iteration: held.iteration, commit: held.commit }
  const open = Object.entries(state.tasks).flatMap(([id, { status }]) =>
    status === 'done' || status === 'skipped' ? [] : [id],
  )
  if (open.length > 0) return { kind: 'open', tasks: open }
  if (takenIn) return { kind: 'there' }
  const tree = base === null ? null : (checkedOut.get(base) ?? null)
  return pull || base === null || tree !== null ? { kind: 'by_hand', tree } : { kind: 'write', base }
}
