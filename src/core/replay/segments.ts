import type { About } from '../../schema/run/about.ts'
import type { EventOf, RunEvent } from '../../schema/run/event.ts'

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
  'iteration_reviewed',
  'agent_pass',
  'review_requested',
  'checks_touched',
  'server_trouble',
  'agent_lingered',
  'prompt_cut',
  'files_hidden',
  'environment_changed',
  'amendment_accepted',
  'amendment_refused',
  'hints_told',
  'budget_warning',
])

/**
 * A run's log cut into what can be replayed in one go: each segment begins with the state that its first attempt really
 * began with. `replayable` says whether an attempt left enough behind; one that did not ends the segment before it.
 */
export function segmentsOf(events: readonly RunEvent[], replayable: (iteration: number) => boolean): Segment[] {
  const segments: { attempts: Started[]; begins: number; events: RunEvent[] }[] = []
  let unbroken = false
  for (const [index, event] of events.entries()) {
    if (event.type === 'attempt_started') {
      const known = replayable(event.iteration)
      if (known && !unbroken) segments.push({ attempts: [], begins: index, events: [] })
      unbroken = known
      if (known) segments.at(-1)?.attempts.push(event)
    }
    if (unbroken) segments.at(-1)?.events.push(event)
    unbroken &&= ownDoing.has(event.type)
  }
  return segments
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
