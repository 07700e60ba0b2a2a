import type { About } from '../../schema/run/control.ts'
import type { EventOf, RunEvent } from '../../schema/run/event.ts'
import type { Settings } from '../config/table/settings.ts'
import { recordedTrigger } from '../knowledge/record-handoff.ts'
import { unchangedPart } from '../run/next/counsel.ts'
import { verdictOf } from './compare-runs.ts'

type Started = EventOf<'attempt_started'>

/** Attempts that followed each other with nothing from outside in between, so that one replay can go through them. */
export interface Segment {
  readonly attempts: readonly Started[]
  /** Place of the first attempt's start in the log: what came before is the state that it began with. */
  readonly begins: number
  /** Facts of these attempts alone. */
  readonly events: readonly RunEvent[]
}

/** What the engine does by itself between two attempts; anything else is a job's start, an order, a person's commit. */
const ownDoing: ReadonlySet<RunEvent['type']> = new Set([
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

/**
 * A run's log cut into what can be replayed in one go: each segment begins with the state that its first attempt really
 * began with. `replayable` says whether an attempt left enough behind; one that did not ends the segment before it.
 */
export function segmentsOf(events: readonly RunEvent[], replayable: (iteration: number) => boolean): Segment[] {
  const segments: { attempts: Started[]; begins: number; events: RunEvent[] }[] = []
  let unbroken = false
  let known = false
  for (const [index, event] of events.entries()) {
    if (event.type === 'attempt_started') {
      known = replayable(event.iteration)
      if (known && !unbroken) segments.push({ attempts: [], begins: index, events: [] })
      unbroken = known
      if (known) segments.at(-1)?.attempts.push(event)
    }
    const segment = segments.at(-1)
    // An attempt that another job settles is one all the same.
    if (unbroken || (known && segment && isOfLast(segment, event))) segment?.events.push(event)
    unbroken &&= keepsUnbroken(event)
  }
  return segments
}

function keepsUnbroken(event: RunEvent): boolean {
  if (ownDoing.has(event.type) || isAboutClaim(event)) return true
  // The job goes on with another task.
  return event.type === 'attempt_interrupted' && (event.cause === 'held_back' || event.cause === 'asked')
}

/** Whether it is about a verifier's look at a task that its agent found done already. The looks at a whole plan are not kept. */
const isAboutClaim = (event: RunEvent): boolean =>
  (event.type === 'counsel_begun' || event.type === 'counsel_called' || event.type === 'counsel_interrupted') &&
  event.part === unchangedPart

function isOfLast({ attempts }: Pick<Segment, 'attempts'>, event: RunEvent): boolean {
  const iteration = attempts.at(-1)?.iteration
  if (iteration === undefined || !('iteration' in event) || event.iteration !== iteration) return false
  return ownDoing.has(event.type) || verdictOf([event], iteration) !== undefined
}

/** The one iteration by itself, from the state that it began with; undefined where the log has no such attempt. */
export function segmentAt(events: readonly RunEvent[], iteration: number): Segment | undefined {
  const begins = events.findIndex((event) => event.type === 'attempt_started' && event.iteration === iteration)
  const first = events[begins]
  if (first?.type !== 'attempt_started') return undefined
  const rest = events.slice(begins + 1)
  const next = rest.findIndex(({ type }) => type === 'attempt_started')
  const own = (next === -1 ? rest : rest.slice(0, next)).filter(({ type }) => type !== 'command_taken')
  return { attempts: [first], begins, events: [first, ...own] }
}

/** As what the reviewer was at work: the state does not keep the setting, but only a gate ends an attempt. */
export function reviewedAs({ events }: Pick<Segment, 'events'>): 'none' | 'comment' | 'gate' {
  const reviewed = new Set(events.flatMap((event) => (event.type === 'iteration_reviewed' ? event.iteration : [])))
  if (reviewed.size === 0) return 'none'
  const ended = events.some(
    (event) =>
      (event.type === 'attempt_failed' && event.cause === 'review') ||
      (event.type === 'attempt_interrupted' && reviewed.has(event.iteration)),
  )
  return ended ? 'gate' : 'comment'
}

/** In what mode its jobs worked, which the state does not keep either: by the calls that they made, else as `today`. */
export function modeAs({ events }: Pick<Segment, 'events'>, today: Settings['mode']): Settings['mode'] {
  const roles = new Set(events.flatMap((event) => (event.type === 'agent_call' ? event.role : [])))
  if (roles.has('prep') || roles.has('post')) return 'agent-orchestrated'
  // What a handoff states is recorded in every mode.
  const indexed = events.some(
    (event) => event.type === 'knowledge_changed' && event.source === 'handoffs' && event.trigger !== recordedTrigger,
  )
  if (roles.has('index') || indexed) return 'handoff-plus-index'
  // That one would have called somebody.
  return today === 'agent-orchestrated' ? 'handoff-only' : today
}

/** An operator's order, and how many attempts had ended when it was obeyed. */
interface RecordedOrder {
  readonly after: number
  readonly id: string
  readonly at: string
  readonly by: string
  readonly text: string
  readonly about?: About
}

const ends: readonly RunEvent['type'][] = [
  'attempt_succeeded',
  'attempt_held',
  'attempt_failed',
  'attempt_interrupted',
  'undo_done',
  'undo_failed',
]

/** Whether an attempt has come to its end: what a replay counts to give each order its place. */
export const endsAttempt = ({ type }: RunEvent): boolean => ends.includes(type)

/** What operators ordered in the recorded job, with the place that each order had in it. */
export function recordedOrders(events: readonly RunEvent[]): RecordedOrder[] {
  let after = 0
  return events.flatMap((event) => {
    if (endsAttempt(event)) after += 1
    if (event.type !== 'command_taken') return []
    const { id, at, by, text, about } = event
    return [{ after, id, at, by, text, ...(about && { about }) }]
  })
}
