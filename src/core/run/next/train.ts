import type { FailureCause } from '../../../schema/run/attempts.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'
import type { Settings } from '../../config/table/settings.ts'
import { laneOf } from '../fold/open-attempts.ts'

export interface TrainCheck {
  /** The iterations that were expected to land before it. */
  readonly ahead: readonly number[]
  /** One of those did not land, so the result does not count. */
  readonly isStale: boolean
  /** Checks that were red once run again, but few pass then. */
  readonly wasRed: boolean
  readonly lands: boolean
  /** `none`: the checks were ended or could not begin. */
  readonly verdict: 'running' | 'green' | 'red' | 'none'
}

export interface TrainCandidate {
  readonly iteration: number
  /** False if somebody decided about its task in the meantime. */
  readonly isWanted: boolean
  readonly isEnding: boolean
  /** It cannot be checked on this base (the tip and the iterations ahead). */
  readonly apartFrom?: string | undefined
  readonly check?: TrainCheck | undefined
}

/** `settle`, `leave` and `set_aside` are about the head of the train. */
export type TrainStep =
  | { readonly kind: 'wait' }
  /** The checks have ended: the head lands or leaves the train. */
  | { readonly kind: 'settle' }
  | { readonly kind: 'leave' }
  /** The job ends or a person must decide first: the next job continues. */
  | { readonly kind: 'set_aside' }
  /** Compose it on the tip and the changes ahead, and check the result. */
  | { readonly kind: 'check'; readonly iteration: number; readonly ahead: readonly number[] }

const wait: TrainStep = { kind: 'wait' }

/**
 * Only the head lands or leaves; up to `checksAtOnce` behind it are checked on their expected base
 * (docs/design.md#lanes). Pure.
 */
export function nextInTrain(request: {
  train: readonly TrainCandidate[]
  tip: string
  checksAtOnce: number
  ends: boolean
  awaits: boolean
}): TrainStep {
  const { train, ends, awaits } = request
  const [head] = train
  if (!head) return wait
  const { check, isWanted, iteration } = head
  // Processes end before the job.
  if (check?.verdict === 'running' && ends) return wait
  if (check?.verdict === 'running' && !check.isStale) return nextBehind(request)
  if (!isWanted) return { kind: 'leave' }
  const isOver = check !== undefined && check.verdict !== 'running'
  if (isOver && !(ends && check.verdict === 'none')) return { kind: 'settle' }
  // Nothing lands on a commit that a person may reject.
  return ends || awaits ? { kind: 'set_aside' } : { kind: 'check', iteration, ahead: [] }
}

function nextBehind({ train, tip, checksAtOnce }: Parameters<typeof nextInTrain>[0]): TrainStep {
  const running = train.filter(({ check }) => check?.verdict === 'running').length
  if (running >= checksAtOnce) return wait
  const ahead: number[] = []
  for (const [place, candidate] of train.entries()) {
    const { iteration, check, apartFrom } = candidate
    const isToCheck = place > 0 && (!check || check.isStale)
    if (isToCheck && apartFrom !== checkedBase(tip, ahead)) return { kind: 'check', iteration, ahead }
    if (mayLand(candidate)) ahead.push(iteration)
  }
  return wait
}

export const checkedBase = (tip: string, ahead: readonly number[]): string => [tip, ...ahead].join(' ')

function mayLand({ check, isEnding }: TrainCandidate): boolean {
  if (!check?.lands || check.isStale || check.wasRed || isEnding) return false
  return check.verdict === 'running' || check.verdict === 'green'
}

/** A green change that a person must approve first does not land yet, so nothing is checked on top of it. */
export const landsUnasked = (
  { approval }: Pick<Settings, 'approval'>,
  state: Pick<RunState, 'lanes'>,
  { iteration }: { readonly iteration: number },
): boolean => approval !== 'iteration' || (laneOf(state, iteration)?.held ?? null) !== null

/** A verdict counts only for the very tree that would land. */
export const countsFor = (checked: { tree: string }, landing: { tree: string }): boolean =>
  checked.tree === landing.tree

type RebaseHistory = Pick<TaskState, 'rebases' | 'rebase' | 'failures'>

/** The first conflict of a task with later work is tried once more on the tip and does not count. */
export const isTriedOnTip = ({ rebases }: Pick<RebaseHistory, 'rebases'>): boolean => rebases === 0

/**
 * True if later work may be to blame: the next attempt starts with this change on top of it. A repeated failure is its
 * own.
 */
export function leavesTrain(
  { rebase, failures }: RebaseHistory,
  end: { cause: FailureCause; fingerprint: string; moved: boolean },
): boolean {
  if (!end.moved || end.cause === 'conflict') return end.moved
  const before = rebase?.fingerprint ?? failures.at(-1)?.fingerprint
  return end.cause === 'checks' && end.fingerprint !== before
}
