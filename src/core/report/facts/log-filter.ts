import { RunEvent } from '../../../schema/run/event.ts'
import { formerNames } from '../../../schema/run/stored-event.ts'
import { callOutsideAttempt } from '../../run/fold/call-costs.ts'
import { parseDuration } from '../../text/amounts.ts'
import { nearestName } from '../../text/nearest.ts'

/** Which events a reader wants; what is left out does not narrow. */
export interface LogWish {
  readonly task?: string | undefined
  readonly iteration?: number | undefined
  /** Names of events, or words of them: `attempt_failed`, `attempt`, `failed`; also as older programs called them. */
  readonly kinds: readonly string[]
  /** Milliseconds since the epoch. */
  readonly since?: number | undefined
}

type Type = RunEvent['type']

/** Where one event of the programs before is cut otherwise here; what is the same has the same name. */
const seedNames: Readonly<Record<string, readonly Type[]>> = {
  orchestrator_start: ['lease_taken'],
  orchestrator_end: ['run_stopped'],
  iteration_start: ['attempt_started'],
  iteration_end: ['attempt_succeeded', 'attempt_held', 'attempt_failed', 'attempt_interrupted'],
  validation_pass: ['attempt_succeeded', 'attempt_held'],
  validation_fail: ['attempt_failed'],
}

const types = RunEvent.options.map((option) => option.shape.type.value)
/** Of each event the words that find it: its name, the one that it had before, and their parts. */
const wordsOf = new Map(
  types.map((type) => [type, new Set(namesOf(type).flatMap((name) => [name, ...name.split('_')]))]),
)
const words = [...new Set([...types, ...[...wordsOf.values()].flatMap((own) => [...own]), ...Object.keys(seedNames)])]

function namesOf(type: Type): string[] {
  return [type, ...Object.keys(formerNames).filter((former) => formerNames[former] === type)]
}

/** The first of these kinds that no event has, and what it may have been meant to be. */
export function unknownKind(kinds: readonly string[]): { kind: string; meant: string | undefined } | undefined {
  const kind = kinds.find((name) => !words.includes(name))
  return kind === undefined ? undefined : { kind, meant: nearestName(kind, words) }
}

export const eventKinds: readonly string[] = types

/** A moment as people give it: `2h` ago, or a date and time. Undefined where it is neither. */
export function momentOf(text: string, now: number): number | undefined {
  const ago = /^\d+$/.test(text.trim()) ? undefined : parseDuration(text)
  if (ago !== undefined) return now - ago
  const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}

/**
 * Says of each event, in their order, whether it is wanted. An iteration's events belong to its task; an undo concerns
 * the iteration that it takes back as well as its own, and a post the one that it looks back at.
 */
export function logFilter({ task, iteration, kinds, since }: LogWish): (event: RunEvent) => boolean {
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
  const recent = ({ at }: RunEvent): boolean => since === undefined || Date.parse(at) >= since
  // Every event passes the first one: it learns which iteration works on which task.
  return (event) => [ofTask, ofIteration, ofKind, recent].every((wanted) => wanted(event))
}

function isOfKind(event: RunEvent, kind: string): boolean {
  // Theirs is about the checks alone; here an attempt can also fail without them.
  if (kind === 'validation_fail') return event.type === 'attempt_failed' && event.cause === 'checks'
  return wordsOf.get(event.type)?.has(kind) === true || seedNames[kind]?.includes(event.type) === true
}
