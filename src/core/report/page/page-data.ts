import { addUsage, noUsage } from '../../../schema/agent/usage.ts'
import type { CriterionLevel } from '../../../schema/check/criterion.ts'
import type { Evidence } from '../../../schema/counsel/evidence.ts'
import type { Knowledge } from '../../../schema/knowledge/entry.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { lowestFirst } from '../../calls/evidence.ts'
import { milestonesOf } from '../../plan/graph/milestones.ts'
import type { Reading } from '../../reading/reading.ts'
import { statusIn } from '../../run/fold/begin.ts'
import { callOutsideAttempt } from '../../run/fold/call-costs.ts'
import { fold } from '../../run/fold/evolve.ts'
import { heldIterations } from '../../run/fold/open-attempts.ts'
import { totalTokens } from '../../text/amounts.ts'
import { decisiveLines } from '../../validation/decisive-lines.ts'
import { type IterationRecord, type IterationView, isEnd, iterationView } from '../facts/iteration-view.ts'
import { type PlanGraph, planGraph } from '../facts/plan-graph.ts'
import { costBudgetOf } from '../facts/receipt.ts'
import { evidenceFor } from '../words/counsel-words.ts'
import { receiptLines } from '../words/receipt-text.ts'
import { type StatusContext, type StatusReport, statusReport } from '../words/status.ts'
import { stopInWords } from '../words/stop-sentence.ts'
import { cardsOf } from './first/cards.ts'
import { figuresOf } from './first/figures.ts'
import type { Card, Figure, FirstInput, WorkPlace } from './first/first-screen.ts'
import { type Headline, headlineOf } from './first/headline.ts'
import { placesOf } from './first/places.ts'
import type { PageDetail } from './page-detail.ts'

/** Times in ms, money in USD; texts are foreign. */
export interface PageIteration {
  readonly iteration: number
  readonly task: string | null
  readonly attempt: number | null
  readonly outcome: IterationView['outcome']
  readonly why: string | null
  readonly started: string | null
  readonly ended: string | null
  readonly time_ms: IterationView['time_ms']
  /** Why the last job before it ended; null if none did. */
  readonly waited_for: string | null
  /** Of all its calls. */
  readonly usd: number
  readonly tokens: number
  readonly commit: string | null
  readonly summary: string | null
  /** Failed checks that count, with their decisive lines. */
  readonly red: readonly { readonly name: string; readonly tail: string }[]
}

/** Open tasks and total cost at a time. */
export interface BurnPoint {
  readonly at: string
  readonly open: number
  readonly usd: number
}

/** All data of the page. Fields are only ever added. */
export interface PageData {
  readonly schema: 1
  readonly made: string
  readonly status: StatusReport
  readonly headline: Headline
  readonly figures: readonly Figure[]
  /** Most urgent first. */
  readonly cards: readonly Card[]
  /** Null if nobody looked at the changes. */
  readonly reading: Reading | null
  /** What to merge first is on top. */
  readonly places: readonly WorkPlace[]
  readonly receipt: readonly string[]
  readonly graph: PlanGraph
  readonly criteria: Readonly<Record<string, readonly string[]>>
  /** By task id; empty without milestones. */
  readonly milestones: Readonly<Record<string, string>>
  /** Of done tasks, lowest level first; null if nobody has looked. */
  readonly evidence: {
    readonly rows: readonly {
      readonly task: string
      readonly criterion: string
      readonly level: CriterionLevel
      readonly by: string
    }[]
    /** Rows that are omitted. */
    readonly more: number
  } | null
  /** Oldest first. */
  readonly iterations: readonly PageIteration[]
  /** By iteration; of a long run only the newest. */
  readonly details: Readonly<Record<number, PageDetail>>
  /** Iterations without details, and the command that shows one. */
  readonly without_details: { readonly count: number; readonly command: string }
  readonly burn_down: readonly BurnPoint[]
  readonly cost_budget_usd: number | null
  readonly knowledge: readonly Knowledge[]
  /** Base of links to commits; null if unknown. */
  readonly repository: string | null
}

/** `events` of the newest run, oldest first. */
export function pageData(
  run: { plan: Plan; state: RunState },
  past: {
    events: readonly RunEvent[]
    records: ReadonlyMap<number, IterationRecord>
    details: ReadonlyMap<number, PageDetail>
    evidence: Evidence | null
    reading?: Reading
    /** Set if it was updated while the events came in. */
    burned?: BurnDown
  },
  context: StatusContext & { readonly repository: string | null; readonly exportOne: string },
): PageData {
  const { plan, state } = run
  const { events, records, details, evidence, reading = null, burned = extendBurnDown(emptyBurnDown, events) } = past
  const views = iterationViews(events, { records, awaiting: heldIterations(state) })
  const status = statusReport(run, context)
  const changed = reading && { lines: reading.lines, generated: reading.generated.lines }
  const first: FirstInput = { plan, state, status, views, records, evidence, context }
  return {
    schema: 1,
    made: new Date(context.now).toISOString(),
    status,
    headline: headlineOf(first),
    figures: figuresOf(first, changed),
    cards: cardsOf(first),
    reading,
    places: placesOf(first, changed),
    receipt: receiptLines(status.receipt),
    graph: planGraph(plan, { name: state.plan, source: 'run', statusOf: statusIn(state) }),
    criteria: Object.fromEntries(plan.tasks.map(({ id, acceptance_criteria }) => [id, acceptance_criteria])),
    milestones: Object.fromEntries(milestonesByTask(plan)),
    evidence: evidence && pageEvidence(evidence),
    iterations: withWaits(views, events),
    details: Object.fromEntries(details),
    without_details: {
      count: views.filter(({ iteration }) => !details.has(iteration)).length,
      command: context.exportOne,
    },
    burn_down: burned.points,
    cost_budget_usd: costBudgetOf(state, context.costBudgetUsd ?? null),
    knowledge: state.knowledge,
    repository: context.repository,
  }
}

/** For the browser's tab: `✗ mira/shelf: shelf 2.0, stuck`. */
export function pageTitle({
  headline: { badge },
  repository,
  status,
}: Pick<PageData, 'headline' | 'repository' | 'status'>): string {
  const place = repository === null ? '' : `${repository.split('/').slice(-2).join('/')}: `
  return `${badge.sign} ${place}${status.plan}, ${badge.word}`
}

function milestonesByTask(plan: Plan): [string, string][] {
  const milestones = milestonesOf(plan)
  if (!milestones) return []
  return plan.tasks.flatMap(({ id }): [string, string][] => {
    const name = milestones.of(id)
    return name === null ? [] : [[id, name]]
  })
}

const maxCriteria = 500

function pageEvidence(evidence: Evidence): NonNullable<PageData['evidence']> {
  const all = lowestFirst(evidence.criteria)
  const rows = all.slice(0, maxCriteria).map((criterion) => {
    return { task: criterion.task, criterion: criterion.criterion, level: criterion.level, by: evidenceFor(criterion) }
  })
  return { rows, more: all.length - rows.length }
}

/** Oldest first. */
export function iterationViews(
  events: readonly RunEvent[],
  { records, awaiting }: { records: ReadonlyMap<number, IterationRecord>; awaiting: readonly number[] },
): IterationView[] {
  const byNumber = new Map<number, RunEvent[]>()
  for (const event of events) {
    for (const number of numbersOf(event)) byNumber.set(number, [...(byNumber.get(number) ?? []), event])
  }
  return [...byNumber]
    .filter(([number, iterationEvents]) => number > 0 && iterationEvents.some(({ type }) => beginTypes.has(type)))
    .sort(([a], [b]) => a - b)
    .map(([number, iterationEvents]) =>
      iterationView(number, { events: iterationEvents, record: records.get(number) ?? noRecord, awaiting }),
    )
}

const beginTypes = new Set<RunEvent['type']>(['attempt_started', 'undo_done', 'undo_failed'])
const noRecord: IterationRecord = {
  prompt: null,
  facts: null,
  handoff: null,
  validation: null,
  agent: null,
  review: null,
  passes: [],
}

/** An undo also belongs to the iteration that it reverts, a post to the one that it looks back at. */
function numbersOf(event: RunEvent): number[] {
  const numbers = 'iteration' in event ? [event.iteration] : []
  if (event.type === 'undo_done') return [...numbers, event.undoes, ...event.also]
  const other = callOutsideAttempt(event)?.iteration
  return other === undefined || numbers.includes(other) ? numbers : [...numbers, other]
}

/** A job that ended before an attempt explains the pause before it. */
function withWaits(views: readonly IterationView[], events: readonly RunEvent[]): PageIteration[] {
  const stops = events.filter((event) => event.type === 'run_stopped')
  let next = 0
  return views.map((view) => {
    const summary = summaryOf(view)
    let stopText: string | null = null
    for (let stop = stops[next]; stop && summary.started !== null && stop.at < summary.started; stop = stops[next]) {
      stopText = stopInWords(stop.reason)
      next += 1
    }
    return { ...summary, waited_for: stopText }
  })
}

function summaryOf(view: IterationView): Omit<PageIteration, 'waited_for'> {
  const { validation, handoff, events } = view
  const usage = addUsage(view.usage ?? noUsage, view.around ?? noUsage)
  const knownRed = new Set(validation?.known_red ?? [])
  const red = (validation?.checks ?? []).filter(({ passed, name }) => !passed && !knownRed.has(name))
  const end = events.find((event) => isEnd(event) || (isUndo(event) && event.iteration === view.iteration))
  return {
    iteration: view.iteration,
    task: view.task,
    attempt: view.attempt,
    outcome: view.outcome,
    why: view.why,
    started: view.started ?? events[0]?.at ?? null,
    ended: end?.at ?? null,
    time_ms: view.time_ms,
    usd: usage.usd,
    tokens: totalTokens(usage),
    commit: view.commit,
    summary: handoff?.handoff.summary ?? null,
    red: red.map((check) => ({ name: check.name, tail: decisiveLines(check).join('\n') })),
  }
}

const isUndo = (event: RunEvent): event is Extract<RunEvent, { type: 'undo_done' | 'undo_failed' }> =>
  event.type === 'undo_done' || event.type === 'undo_failed'

export interface BurnDown {
  readonly state: RunState | null
  /** A point for each change of either; the first is the beginning. */
  readonly points: readonly BurnPoint[]
}

export const emptyBurnDown: BurnDown = { state: null, points: [] }

/** `fresh` events are oldest first. */
export function extendBurnDown(previous: BurnDown, fresh: readonly RunEvent[]): BurnDown {
  const points = [...previous.points]
  const state = fold(previous.state, fresh, ({ tasks, usage: { usd }, updated }) => {
    const last = points.at(-1)
    const open = openIn(tasks)
    if (last?.at === updated) points.pop()
    if (last?.open !== open || last.usd !== usd) points.push({ at: updated, open, usd })
  })
  return { state, points }
}

function openIn(tasks: RunState['tasks']): number {
  let open = 0
  for (const id in tasks) if (tasks[id]?.status !== 'done' && tasks[id]?.status !== 'skipped') open += 1
  return open
}
