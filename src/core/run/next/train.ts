import type { FailureCause } from '../../../schema/run/attempts.ts'
import type { TaskState } from '../../../schema/run/run-state.ts'

/** What the checks of a change in the train have come to. */
export interface TrainCheck {
  /** The iterations ahead of it that were expected to land when they began; none for the train's head. */
  readonly ahead: readonly number[]
  /** One of these did not land, so that nothing that they say counts. */
  readonly isStale: boolean
  /** A check was red once; it is run again, but few pass then. */
  readonly wasRed: boolean
  /** Whether what was checked becomes a commit. */
  readonly lands: boolean
  /** `none`: they were ended, or could not begin. */
  readonly verdict: 'running' | 'green' | 'red' | 'none'
}

/** A change that waits to be landed. */
export interface TrainCandidate {
  readonly iteration: number
  /** Nobody decided about its task meanwhile. */
  readonly isWanted: boolean
  /** What goes on in its lane is being ended. */
  readonly isEnding: boolean
  /** On these (the tip, and the iterations ahead) it cannot be checked. */
  readonly apartFrom?: string | undefined
  readonly check?: TrainCheck | undefined
}

/** What is to be done with the train; `settle`, `leave` and `set_aside` are of its head. */
export type TrainStep =
  | { readonly kind: 'wait' }
  /** Its checks have ended: it lands, or leaves the train. */
  | { readonly kind: 'settle' }
  /** An order decided about its task: it counts for nothing. */
  | { readonly kind: 'leave' }
  /** The job ends, or a person decides first: it stays in the state for the next job. */
  | { readonly kind: 'set_aside' }
  /** Compose it on the tip and those ahead, and check that. */
  | { readonly kind: 'check'; readonly iteration: number; readonly ahead: readonly number[] }

const wait: TrainStep = { kind: 'wait' }

/**
 * The head alone lands or leaves; those behind it are checked on what they are expected to stand on, as far as
 * `checksAtOnce` allows (docs/design.md#lanes). Pure.
 */
export function nextInTrain(request: {
  /** The head first. */
  train: readonly TrainCandidate[]
  tip: string
  checksAtOnce: number
  /** Nothing more begins: the job is to end. */
  ends: boolean
  /** A commit waits for approval. */
  awaits: boolean
}): TrainStep {
  const { train, ends, awaits } = request
  const [head] = train
  if (!head) return wait
  const { check, isWanted, iteration } = head
  // A job does not end before its processes.
  if (check?.verdict === 'running' && ends) return wait
  if (check?.verdict === 'running' && !check.isStale) return nextBehind(request)
  if (!isWanted) return { kind: 'leave' }
  const isOver = check !== undefined && check.verdict !== 'running'
  if (isOver && !(ends && check.verdict === 'none')) return { kind: 'settle' }
  // Nothing lands on what a person may yet reject.
  return ends || awaits ? { kind: 'set_aside' } : { kind: 'check', iteration, ahead: [] }
}

function nextBehind({ train, tip, checksAtOnce }: Parameters<typeof nextInTrain>[0]): TrainStep {
  const running = train.filter(({ check }) => check?.verdict === 'running').length
  if (running >= checksAtOnce) return wait
  const ahead: number[] = []
  for (const [place, one] of train.entries()) {
    const { iteration, check, apartFrom } = one
    const isToCheck = place > 0 && (!check || check.isStale)
    if (isToCheck && apartFrom !== standsOn(tip, ahead)) return { kind: 'check', iteration, ahead }
    if (mayLand(one)) ahead.push(iteration)
  }
  return wait
}

/** What a change is checked on, as `apartFrom` has it. */
export const standsOn = (tip: string, ahead: readonly number[]): string => [tip, ...ahead].join(' ')

/** Nothing speaks against it so far. */
function mayLand({ check, isEnding }: TrainCandidate): boolean {
  if (!check?.lands || check.isStale || check.wasRed || isEnding) return false
  return check.verdict === 'running' || check.verdict === 'green'
}

/** Whether the verdict on a change says something of what would land now: it was of the tree that this would be. */
export const countsFor = (checked: { tree: string }, landing: { tree: string }): boolean =>
  checked.tree === landing.tree

type Tried = Pick<TaskState, 'rebases' | 'rebase' | 'failures'>

/** What does not go with what landed since it began: for a task that happens to for the first time it is tried once more, and that does not count. */
export const isTriedOnTip = ({ rebases }: Pick<Tried, 'rebases'>): boolean => rebases === 0

/**
 * Whether what landed meanwhile may be to blame for a failure: then the next attempt begins with this change on that. A
 * task that fails in the way that it failed before is no victim of the others.
 */
export function leavesTrain(
  { rebase, failures }: Tried,
  end: { cause: FailureCause; fingerprint: string; moved: boolean },
): boolean {
  if (!end.moved || end.cause === 'conflict') return end.moved
  const before = rebase?.fingerprint ?? failures.at(-1)?.fingerprint
  return end.cause === 'checks' && end.fingerprint !== before
}
