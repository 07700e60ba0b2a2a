import type { About } from '../../schema/run/control.ts'
import type { EventOf, RunEvent } from '../../schema/run/event.ts'
import type { Settings } from '../config/table/settings.ts'
import { recordedTrigger } from '../knowledge/record-handoff.ts'
import { unchangedPart } from '../run/next/counsel.ts'
import { verdictOf } from './compare-runs.ts'

type Started = EventOf<'attempt_started'>

/** Consecutive attempts without outside influence, so that one replay covers them. */
export interface Segment {
  readonly attempts: readonly Started[]
  /** Index of the first attempt's start in the log; the events before it make its initial state. */
  readonly startIndex: number
  readonly events: readonly RunEvent[]
}

/** The engine causes these between two attempts; anything else is an influence from outside. */
const engineEvents: ReadonlySet<RunEvent['type']> = new Set([
  'lease_renewed',
  'attempt_started',
  'agent_call',
  'knowledge_changed',
  'knowledge_refused',
  'failure_pattern',
  'context_directive',
  'prepared_prompt_refused',
  'attempt_succeeded',
  'attempt_failed',
  'stuck_detected',
  'signals_given',
  'milestone_begun',
  'agents_md_due',
  'agents_md_left',
  'agents_md_ended',
  'iteration_reviewed',
  'agent_pass',
  'passes_owed',
  'passes_begun',
  'human_review_requested',
  'checks_touched',
  'server_trouble',
  'agent_lingered',
  'set_up_again',
  'lanes_limited',
  'network_refused',
  'prompt_cut',
  'files_hidden',
  'environment_changed',
  'amendment_accepted',
  'amendment_refused',
  'hints_told',
  'budget_warning',
  'unchanged_accepted',
  'unchanged_doubted',
])

/** Each segment begins with the real state of its first attempt and ends before one that is not `replayable`. */
export function segmentsOf(events: readonly RunEvent[], replayable: (iteration: number) => boolean): Segment[] {
  const segments: { attempts: Started[]; startIndex: number; events: RunEvent[] }[] = []
  let isContinuous = false
  let isReplayable = false
  for (const [index, event] of events.entries()) {
    if (event.type === 'attempt_started') {
      isReplayable = replayable(event.iteration)
      if (isReplayable && !isContinuous) segments.push({ attempts: [], startIndex: index, events: [] })
      isContinuous = isReplayable
      if (isReplayable) segments.at(-1)?.attempts.push(event)
    }
    const segment = segments.at(-1)
    // Another job may settle the attempt.
    if (isContinuous || (isReplayable && segment && isOfLast(segment, event))) segment?.events.push(event)
    isContinuous &&= keepsContinuous(event)
  }
  return segments
}

function keepsContinuous(event: RunEvent): boolean {
  if (engineEvents.has(event.type) || isAboutClaim(event)) return true
  // The job continues with another task.
  return event.type === 'attempt_interrupted' && (event.cause === 'held_back' || event.cause === 'asked')
}

/** Events of a verifier about an unchanged task. Verifications of a whole plan are not kept. */
const isAboutClaim = (event: RunEvent): boolean =>
  (event.type === 'counsel_begun' || event.type === 'counsel_called' || event.type === 'counsel_interrupted') &&
  event.part === unchangedPart

function isOfLast({ attempts }: Pick<Segment, 'attempts'>, event: RunEvent): boolean {
  const iteration = attempts.at(-1)?.iteration
  if (iteration === undefined || !('iteration' in event) || event.iteration !== iteration) return false
  return engineEvents.has(event.type) || verdictOf([event], iteration) !== undefined
}

/** A single iteration with its own initial state; undefined if the log has no such attempt. */
export function segmentAt(events: readonly RunEvent[], iteration: number): Segment | undefined {
  const startIndex = events.findIndex((event) => event.type === 'attempt_started' && event.iteration === iteration)
  const first = events[startIndex]
  if (first?.type !== 'attempt_started') return undefined
  const rest = events.slice(startIndex + 1)
  const next = rest.findIndex(({ type }) => type === 'attempt_started')
  const ownEvents = (next === -1 ? rest : rest.slice(0, next)).filter(({ type }) => type !== 'command_taken')
  return { attempts: [first], startIndex, events: [first, ...ownEvents] }
}

/** The review mode, which the state does not keep: only a gate ends an attempt. */
export function reviewedAs({ events }: Pick<Segment, 'events'>): 'none' | 'comment' | 'gate' {
  const reviewed = new Set(events.flatMap((event) => (event.type === 'iteration_reviewed' ? event.iteration : [])))
  if (reviewed.size === 0) return 'none'
  const isGate = events.some(
    (event) =>
      (event.type === 'attempt_failed' && event.cause === 'review') ||
      (event.type === 'attempt_interrupted' && reviewed.has(event.iteration)),
  )
  return isGate ? 'gate' : 'comment'
}

/** The mode of the run's jobs, which the state does not keep, by their calls; `today` if those do not tell. */
export function modeAs({ events }: Pick<Segment, 'events'>, today: Settings['mode']): Settings['mode'] {
  const roles = new Set(events.flatMap((event) => (event.type === 'agent_call' ? event.role : [])))
  if (roles.has('prep') || roles.has('post')) return 'agent-orchestrated'
  // Statements in handoffs are recorded in every mode.
  const indexed = events.some(
    (event) => event.type === 'knowledge_changed' && event.source === 'handoffs' && event.trigger !== recordedTrigger,
  )
  if (roles.has('index') || indexed) return 'handoff-plus-index'
  // The orchestrated mode would have made calls.
  return today === 'agent-orchestrated' ? 'handoff-only' : today
}

/** `after`: attempts that had ended when the order was applied. */
interface RecordedOrder {
  readonly after: number
  readonly id: string
  readonly at: string
  readonly by: string
  readonly text: string
  readonly about?: About
}

const endTypes: readonly RunEvent['type'][] = [
  'attempt_succeeded',
  'attempt_held',
  'attempt_failed',
  'attempt_interrupted',
  'undo_done',
  'undo_failed',
]

/** A replay counts these to place each order. */
export const endsAttempt = ({ type }: RunEvent): boolean => endTypes.includes(type)

export function recordedOrders(events: readonly RunEvent[]): RecordedOrder[] {
  let after = 0
  return events.flatMap((event) => {
    if (endsAttempt(event)) after += 1
    if (event.type !== 'command_taken') return []
    const { id, at, by, text, about } = event
    return [{ after, id, at, by, text, ...(about && { about }) }]
  })
}
