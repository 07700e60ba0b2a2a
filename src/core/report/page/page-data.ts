import { addUsage, noUsage } from '../../../schema/agent/usage.ts'
import type { CriterionLevel } from '../../../schema/check/criterion.ts'
import type { Evidence } from '../../../schema/counsel/evidence.ts'
import type { Knowledge } from '../../../schema/knowledge/entry.ts'
import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { lowestFirst } from '../../counsel/evidence.ts'
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

/** One iteration as the lists and pictures show it. Times in ms, money in USD; texts are foreign. */
export interface PageIteration {
  readonly iteration: number
  readonly task: string | null
  readonly attempt: number | null
  readonly outcome: IterationView['outcome']
  readonly why: string | null
  readonly started: string | null
  readonly ended: string | null
  readonly time_ms: IterationView['time_ms']
  /** What the run waited for before it, since the job that ended last; null where none did. */
  readonly waited_for: string | null
  /** Of all calls that were made for it. */
  readonly usd: number
  readonly tokens: number
  readonly commit: string | null
  readonly summary: string | null
  /** Failed checks that count, with the lines of their output that decide. */
  readonly red: readonly { readonly name: string; readonly tail: string }[]
}

/** What is left to do and what it has cost, at one moment. */
export interface BurnPoint {
  readonly at: string
  readonly open: number
  readonly usd: number
}

/** All that the page of a run shows. Fields are only ever added. */
export interface PageData {
  readonly schema: 1
  /** When it was made. */
  readonly made: string
  readonly status: StatusReport
  readonly headline: Headline
  readonly figures: readonly Figure[]
  /** What needs a person, the most urgent first. */
  readonly cards: readonly Card[]
  /** What to read first of all that was committed; null if nobody looked. */
  readonly reading: Reading | null
  /** Where the commits are, what to merge first on top. */
  readonly places: readonly WorkPlace[]
  readonly receipt: readonly string[]
  readonly graph: PlanGraph
  readonly criteria: Readonly<Record<string, readonly string[]>>
  /** The milestone that a task is done for, by its id; empty for a plan without milestones. */
  readonly milestones: Readonly<Record<string, string>>
  /** The criteria of done tasks, the lowest level first; null where nobody has looked. */
  readonly evidence: {
    readonly rows: readonly {
      readonly task: string
      readonly criterion: string
      readonly level: CriterionLevel
      readonly by: string
    }[]
    /** Beyond the rows. */
    readonly more: number
  } | null
  /** Oldest first. */
  readonly iterations: readonly PageIteration[]
  /** Everything about an iteration, by its number; of a long run only of the newest ones. */
  readonly details: Readonly<Record<number, PageDetail>>
  /** Iterations without details, and how to get those of one. */
  readonly without_details: { readonly count: number; readonly command: string }
  readonly burn_down: readonly BurnPoint[]
  readonly cost_budget_usd: number | null
  readonly knowledge: readonly Knowledge[]
  /** Page of the repository; null where that is not known. Commits are linked below it. */
  readonly repository: string | null
}

/** `events` are those of the newest run, oldest first. */
export function pageData(
  run: { plan: Plan; state: RunState },
  past: {
    events: readonly RunEvent[]
    records: ReadonlyMap<number, IterationRecord>
    details: ReadonlyMap<number, PageDetail>
    evidence: Evidence | null
    reading?: Reading
    /** Where it was followed while the events came in. */
    burned?: Burned
  },
  context: StatusContext & { readonly repository: string | null; readonly exportOne: string },
): PageData {
  const { plan, state } = run
  const { events, records, details, evidence, reading = null, burned = burnedOn(nothingBurned, events) } = past
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

/** `✗ mira/shelf: shelf 2.0, stuck`: what a row of tabs shows of it. */
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

const mostCriteria = 500

function pageEvidence(evidence: Evidence): NonNullable<PageData['evidence']> {
  const all = lowestFirst(evidence.criteria)
  const rows = all.slice(0, mostCriteria).map((one) => {
    return { task: one.task, criterion: one.criterion, level: one.level, by: evidenceFor(one) }
  })
  return { rows, more: all.length - rows.length }
}

/** All iterations that the events tell of, oldest first. */
export function iterationViews(
  events: readonly RunEvent[],
  { records, awaiting }: { records: ReadonlyMap<number, IterationRecord>; awaiting: readonly number[] },
): IterationView[] {
  const by = new Map<number, RunEvent[]>()
  for (const event of events) {
    for (const number of numbersOf(event)) by.set(number, [...(by.get(number) ?? []), event])
  }
  return [...by]
    .filter(([number, own]) => number > 0 && own.some(({ type }) => begins.has(type)))
    .sort(([a], [b]) => a - b)
    .map(([number, own]) => iterationView(number, { events: own, record: records.get(number) ?? noRecord, awaiting }))
}

const begins = new Set<RunEvent['type']>(['attempt_started', 'undo_done', 'undo_failed'])
const noRecord: IterationRecord = {
  prompt: null,
  facts: null,
  handoff: null,
  validation: null,
  agent: null,
  review: null,
  passes: [],
}

/** An undo belongs to its own iteration, and to the one that it takes back; a post to the one that it looks back at. */
function numbersOf(event: RunEvent): number[] {
  const own = 'iteration' in event ? [event.iteration] : []
  if (event.type === 'undo_done') return [...own, event.undoes, ...event.also]
  const of = callOutsideAttempt(event)?.iteration
  return of === undefined || own.includes(of) ? own : [...own, of]
}

/** A job that ended before an attempt began says why nothing was tried meanwhile. */
function withWaits(views: readonly IterationView[], events: readonly RunEvent[]): PageIteration[] {
  const stops = events.filter((event) => event.type === 'run_stopped')
  let next = 0
  return views.map((view) => {
    const one = summaryOf(view)
    let why: string | null = null
    for (let stop = stops[next]; stop && one.started !== null && stop.at < one.started; stop = stops[next]) {
      why = stopInWords(stop.reason)
      next += 1
    }
    return { ...one, waited_for: why }
  })
}

function summaryOf(view: IterationView): Omit<PageIteration, 'waited_for'> {
  const { validation, handoff, events } = view
  const usage = addUsage(view.usage ?? noUsage, view.around ?? noUsage)
  const known = new Set(validation?.known_red ?? [])
  const red = (validation?.checks ?? []).filter(({ passed, name }) => !passed && !known.has(name))
  const ended = events.find((event) => isEnd(event) || (isUndo(event) && event.iteration === view.iteration))
  return {
    iteration: view.iteration,
    task: view.task,
    attempt: view.attempt,
    outcome: view.outcome,
    why: view.why,
    started: view.started ?? events[0]?.at ?? null,
    ended: ended?.at ?? null,
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

/** How the burn-down stands after some events. */
export interface Burned {
  readonly state: RunState | null
  /** After each moment that changed either, one; the first is the beginning. */
  readonly points: readonly BurnPoint[]
}

export const nothingBurned: Burned = { state: null, points: [] }

/** After `fresh` as well, oldest first. */
export function burnedOn(before: Burned, fresh: readonly RunEvent[]): Burned {
  const points = [...before.points]
  const state = fold(before.state, fresh, ({ tasks, usage: { usd }, updated }) => {
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
