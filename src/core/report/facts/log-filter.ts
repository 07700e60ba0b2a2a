import { RunEvent } from '../../../schema/run/event.ts'
import { formerNames } from '../../../schema/run/stored-event.ts'
import { callOutsideAttempt } from '../../run/fold/call-costs.ts'
import { parseDuration } from '../../text/amounts.ts'
import { nearestName } from '../../text/nearest.ts'

/** Omitted fields do not filter. */
export interface LogFilter {
  readonly task?: string | undefined
  readonly iteration?: number | undefined
  /** Event names or words of them: `attempt_failed`, `attempt`, `failed`; also the names of older programs. */
  readonly kinds: readonly string[]
  /** Milliseconds since the epoch. */
  readonly since?: number | undefined
}

type Type = RunEvent['type']

/** Events of the programs before that correspond to other events here. */
const seedNames: Readonly<Record<string, readonly Type[]>> = {
  orchestrator_start: ['lease_taken'],
  orchestrator_end: ['run_stopped'],
  iteration_start: ['attempt_started'],
  iteration_end: ['attempt_succeeded', 'attempt_held', 'attempt_failed', 'attempt_interrupted'],
  validation_pass: ['attempt_succeeded', 'attempt_held'],
  validation_fail: ['attempt_failed'],
}

const types = RunEvent.options.map((option) => option.shape.type.value)
/** For each event, its present and former names and their words. */
const wordsOf = new Map(
  types.map((type) => [type, new Set(namesOf(type).flatMap((name) => [name, ...name.split('_')]))]),
)
const words = [
  ...new Set([...types, ...[...wordsOf.values()].flatMap((eventWords) => [...eventWords]), ...Object.keys(seedNames)]),
]

function namesOf(type: Type): string[] {
  return [type, ...Object.keys(formerNames).filter((name) => formerNames[name] === type)]
}

/** The first kind that matches no event, with the most similar word. */
export function unknownKind(kinds: readonly string[]): { kind: string; suggestion: string | undefined } | undefined {
  const kind = kinds.find((name) => !words.includes(name))
  return kind === undefined ? undefined : { kind, suggestion: nearestName(kind, words) }
}

export const eventKinds: readonly string[] = types

/** `2h` ago, or a date and time. Undefined if it is neither. */
export function momentOf(text: string, now: number): number | undefined {
  const ago = /^\d+$/.test(text.trim()) ? undefined : parseDuration(text)
  if (ago !== undefined) return now - ago
  const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}

/**
 * Must get the events in order, since an iteration's events belong to its task. An undo also matches the iteration
 * that it reverts, and a post the one that it looks back at.
 */
export function logFilter({ task, iteration, kinds, since }: LogFilter): (event: RunEvent) => boolean {
  const taskOf = new Map<number, string>()
  const ofTask = (event: RunEvent): boolean => {
    if (event.type === 'attempt_started') taskOf.set(event.iteration, event.task)
    if (task === undefined || ('task' in event && event.task === task)) return true
    return 'iteration' in event && taskOf.get(event.iteration) === task
  }
  const ofIteration = (event: RunEvent): boolean =>
    iteration === undefined ||
    ('iteration' in event && event.iteration === iteration) ||
    ('undoes' in event && event.undoes === iteration) ||
    callOutsideAttempt(event)?.iteration === iteration
  const ofKind = (event: RunEvent): boolean => kinds.length === 0 || kinds.some((kind) => isOfKind(event, kind))
  const isRecent = ({ at }: RunEvent): boolean => since === undefined || Date.parse(at) >= since
  // `every` calls `ofTask` for each event, which learns the task of each iteration.
  return (event) => [ofTask, ofIteration, ofKind, isRecent].every((matches) => matches(event))
}

function isOfKind(event: RunEvent, kind: string): boolean {
  // The older event was about the checks only; here an attempt can fail without them.
  if (kind === 'validation_fail') return event.type === 'attempt_failed' && event.cause === 'checks'
  return wordsOf.get(event.type)?.has(kind) === true || seedNames[kind]?.includes(event.type) === true
}
