import type { HandoffSource } from '../../../schema/agent/handoff.ts'
import type { CheckResult } from '../../../schema/check/check.ts'
import type { Evidence } from '../../../schema/counsel/evidence.ts'
import type { Plan, TaskStatus } from '../../../schema/plan/plan.ts'
import type { FailureCause } from '../../../schema/run/attempts.ts'
import type { EventOf, InterruptCause, RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { sizeOf } from '../../prompt/section.ts'
import { recordsOf, statusIn, taskIn } from '../../run/fold/begin.ts'
import { reportedRunnerMs } from '../../run/lease/lease-verdict.ts'
import { plural } from '../../text/amounts.ts'
import { cappedRow } from '../../text/capped-list.ts'
import { type IterationRecord, isEnd } from './iteration-view.ts'
import { type RoleCost, rolesOf } from './receipt.ts'
import { countStatuses, type UnchangedTask, unchangedTasks } from './task-rows.ts'

interface TaskSummary {
  readonly id: string
  readonly status: TaskStatus
  readonly attempts: number
  /** For its attempts and the calls around them. */
  readonly usd: number
  readonly agent_ms: number
  readonly checks_ms: number
  /** From start to end of its attempts. */
  readonly all_ms: number
}

/** Statistics about a whole run: `ralph report --json`. Fields are only ever added. */
export interface RunAnalysis {
  readonly schema: 1
  readonly plan: string
  readonly run: string
  readonly tasks: Readonly<Record<TaskStatus, number>> & { readonly total: number }
  /** Done without a change. */
  readonly unchanged: readonly UnchangedTask[]
  readonly attempts: Readonly<Record<'all' | Attempt['outcome'], number>>
  readonly retries: number
  readonly failures: Readonly<Partial<Record<FailureCause, number>>>
  readonly interruptions: Readonly<Partial<Record<InterruptCause, number>>>
  readonly by_task: readonly TaskSummary[]
  /** Why set-up ran again, oldest first. */
  readonly set_ups: readonly { readonly iteration: number; readonly why: string }[]
  /** Of the newest call; null before the first. */
  readonly confined: RunState['confined']
  /** Refused network targets, each once, oldest first. */
  readonly network_refused: RunState['network_refused']
  readonly usd: { readonly passed: number; readonly failed: number; readonly interrupted: number }
  /** All calls, including those outside of attempts. */
  readonly total_usd: number
  /** Costs of no task in the plan: calls about the plan as a whole, removed tasks, calls of older versions. */
  readonly apart_usd: number
  readonly roles: readonly RoleCost[]
  /** `rest` is set-up, git, the agent's start and waiting. */
  readonly time_ms: Readonly<Record<'runner' | 'agents' | 'checks' | 'baseline' | 'rest', number>>
  readonly checks: readonly CheckSummary[]
  readonly reviews: ReviewSummary
  /** Evidence for the criteria; null if the plan was never judged complete or has no criteria. */
  readonly evidence: Evidence | null
  /** Of passed attempts, oldest first. */
  readonly handoffs: readonly { iteration: number; task: string; source: HandoffSource; chars: number | null }[]
  /** Of all attempts, oldest first. */
  readonly prompts: readonly { iteration: number; task: string; bytes: number; tokens: number; cut_chars: number }[]
  /** Sections that were shortened to fit the budget. */
  readonly cuts: readonly { readonly section: string; readonly times: number; readonly chars: number }[]
}

/** `events` of the newest run, oldest first. Linear. */
export function analyzeRun(
  { plan, state }: { plan: Plan; state: RunState },
  past: {
    events: readonly RunEvent[]
    records: ReadonlyMap<number, IterationRecord>
    now: number
    evidence: Evidence | null
  },
): RunAnalysis {
  const { events, records } = past
  const attempts = attemptsOf(events, records)
  const sum = (amountOf: (attempt: Attempt) => number): number =>
    attempts.reduce((total, attempt) => total + amountOf(attempt), 0)
  const agents = sum(({ agent_ms }) => agent_ms)
  const checks = sum(({ checks_ms }) => checks_ms)
  const baseline = events.reduce(
    (total, event) => total + (event.type === 'baseline_finished' ? event.duration_ms : 0),
    0,
  )
  const runner = reportedRunnerMs(state, past.now)
  const count = (outcome: Attempt['outcome']): number =>
    attempts.filter((attempt) => attempt.outcome === outcome).length
  const by_task = byTask(plan, state, attempts)
  const usd = (outcome: Attempt['outcome']): number => sum((attempt) => (attempt.outcome === outcome ? attempt.usd : 0))
  return {
    schema: 1,
    plan: state.plan,
    run: state.run,
    tasks: taskCounts(plan, state),
    unchanged: unchangedTasks({ plan, state }),
    attempts: {
      all: attempts.length,
      passed: count('passed'),
      failed: count('failed'),
      interrupted: count('interrupted'),
    },
    retries: attempts.filter(({ attempt, outcome }) => attempt > 1 && outcome !== 'interrupted').length,
    failures: tally(events.flatMap((event) => (event.type === 'attempt_failed' ? event.cause : []))),
    interruptions: tally(events.flatMap((event) => (event.type === 'attempt_interrupted' ? event.cause : []))),
    by_task,
    set_ups: events.flatMap((event) =>
      event.type === 'set_up_again' ? [{ iteration: event.iteration, why: event.why }] : [],
    ),
    confined: state.confined,
    network_refused: refusalsIn(events),
    total_usd: state.usage.usd,
    apart_usd: Math.max(0, state.usage.usd - by_task.reduce((total, task) => total + task.usd, 0)),
    roles: rolesOf(state),
    usd: { passed: usd('passed'), failed: usd('failed'), interrupted: usd('interrupted') },
    time_ms: { runner, agents, checks, baseline, rest: Math.max(0, runner - agents - checks - baseline) },
    checks: summarizeChecks([...records.values()].flatMap(({ validation }) => validation?.checks ?? [])),
    reviews: summarizeReviews(events),
    evidence: past.evidence,
    handoffs: attempts.flatMap(({ iteration, task, outcome, handoff }) => {
      const chars = records.get(iteration)?.handoff?.handoff.freeform.length ?? null
      return outcome === 'passed' && handoff && handoff !== 'engine'
        ? [{ iteration, task, source: handoff, chars }]
        : []
    }),
    prompts: attempts.flatMap(({ iteration, task, cut_chars }) => {
      const prompt = records.get(iteration)?.prompt
      return typeof prompt === 'string' ? [{ iteration, task, ...sizeOf(prompt), cut_chars }] : []
    }),
    cuts: cutsOf(events),
  }
}

function taskCounts(plan: Plan, state: RunState): RunAnalysis['tasks'] {
  return { ...countStatuses(recordsOf(plan, state)), total: plan.tasks.length }
}

function byTask(plan: Plan, state: RunState, attempts: readonly Attempt[]): TaskSummary[] {
  const byId = new Map<string, TaskSummary>()
  for (const { task: id, agent_ms, checks_ms, all_ms } of attempts) {
    const current = byId.get(id) ?? { attempts: 0, agent_ms: 0, checks_ms: 0, all_ms: 0 }
    byId.set(id, {
      id,
      status: statusIn(state)(id),
      attempts: current.attempts + 1,
      usd: taskIn(state, id).usd,
      agent_ms: current.agent_ms + agent_ms,
      checks_ms: current.checks_ms + checks_ms,
      all_ms: current.all_ms + all_ms,
    })
  }
  return plan.tasks.flatMap(({ id }) => byId.get(id) ?? [])
}

function cutsOf(events: readonly RunEvent[]): RunAnalysis['cuts'] {
  const cuts = new Map<string, { section: string; times: number; chars: number }>()
  for (const event of events) {
    if (event.type !== 'prompt_cut') continue
    const { section, from_chars, to_chars } = event
    const current = cuts.get(section) ?? { section, times: 0, chars: 0 }
    cuts.set(section, { section, times: current.times + 1, chars: current.chars + from_chars - to_chars })
  }
  return [...cuts.values()]
}

/** Each target with its first refusal. */
function refusalsIn(events: readonly RunEvent[]): RunAnalysis['network_refused'] {
  const refused = events.flatMap((event) => (event.type === 'network_refused' ? [event] : []))
  return refused
    .filter(({ target }, index) => refused.findIndex((other) => other.target === target) === index)
    .map(({ iteration, target, why, line }) => ({ iteration, target, why, line }))
}

function tally<T extends string>(items: readonly T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {}
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1
  return counts
}

/** A criterion of the acceptance bar. */
interface Demand {
  readonly name: string
  readonly passed: boolean
  readonly found: string
}

/** Four retries for a run of up to 14 tasks; longer plans may have more in proportion. */
const maxRetries = (tasks: number): number => Math.max(4, Math.floor((tasks * 4) / 14))
const minNarrativeChars = 200
const maxNamed = 5

/**
 * A good run (docs/design.md#the-programs-before): all tasks done, few retries, no synthetic handoffs, real
 * narratives.
 */
export function acceptanceBar({ tasks, retries, handoffs }: RunAnalysis): Demand[] {
  const closed = tasks.done + tasks.skipped
  const limit = maxRetries(tasks.total)
  const synthetic = handoffs.filter(({ source }) => source === 'synthetic')
  const short = handoffs.filter(({ chars }) => chars === null || chars <= minNarrativeChars)
  return [
    {
      name: 'All tasks are done',
      passed: closed === tasks.total,
      found: `${tasks.done} of ${tasks.total}${tasks.skipped > 0 ? `, ${tasks.skipped} skipped` : ''}`,
    },
    {
      name: 'Few retries',
      passed: retries <= limit,
      found: `${retries}, at most ${limit} for ${plural(tasks.total, 'task')}`,
    },
    {
      name: 'No synthetic handoffs',
      passed: synthetic.length === 0,
      found: `${synthetic.length} of ${handoffs.length}${synthetic.length > 0 ? ` ${listed(synthetic)}` : ''}`,
    },
    {
      name: `Narratives over ${minNarrativeChars} characters`,
      passed: short.length === 0,
      found: `${handoffs.length - short.length} of ${handoffs.length}${short.length > 0 ? `, not those of ${listed(short)}` : ''}`,
    },
  ]
}

const listed = (handoffs: readonly { iteration: number }[]): string =>
  cappedRow(
    handoffs.map(({ iteration }) => `#${iteration}`),
    maxNamed,
  )

interface CheckSummary {
  readonly name: string
  readonly runs: number
  readonly failed: number
  /** It failed and then passed when it was repeated. */
  readonly flaky: number
  readonly timed_out: number
  readonly duration_ms: number
}

/** Most failures first. */
function summarizeChecks(results: readonly CheckResult[]): CheckSummary[] {
  const byName = new Map<string, CheckSummary>()
  for (const { name, passed, flaky, timed_out, duration_ms } of results) {
    const current = byName.get(name) ?? { name, runs: 0, failed: 0, flaky: 0, timed_out: 0, duration_ms: 0 }
    byName.set(name, {
      name,
      runs: current.runs + 1,
      failed: current.failed + (passed ? 0 : 1),
      flaky: current.flaky + (flaky ? 1 : 0),
      timed_out: current.timed_out + (timed_out ? 1 : 0),
      duration_ms: current.duration_ms + duration_ms,
    })
  }
  return [...byName.values()].sort((a, b) => b.failed - a.failed || b.flaky - a.flaky)
}

interface Attempt {
  readonly iteration: number
  readonly task: string
  /** From 1; an interrupted attempt is repeated with the same number. */
  readonly attempt: number
  readonly outcome: 'passed' | 'failed' | 'interrupted'
  readonly handoff: HandoffSource | null
  readonly usd: number
  readonly agent_ms: number
  readonly checks_ms: number
  readonly all_ms: number
  /** Characters cut from its prompt to fit the budget. */
  readonly cut_chars: number
}

/** In order, from events and stored records. Linear. */
function attemptsOf(events: readonly RunEvent[], records: ReadonlyMap<number, IterationRecord>): Attempt[] {
  const openByIteration = new Map<number, { at: number; attempt: number; cut: number }>()
  const attempts: Attempt[] = []
  for (const event of events) {
    if (event.type === 'attempt_started') {
      openByIteration.set(event.iteration, { at: Date.parse(event.at), attempt: event.attempt, cut: 0 })
      continue
    }
    const start = 'iteration' in event ? openByIteration.get(event.iteration) : undefined
    if (!start) continue
    if (event.type === 'prompt_cut') start.cut += event.from_chars - event.to_chars
    if (!isEnd(event)) continue
    const { iteration, task, usage, duration_ms } = event
    attempts.push({
      iteration,
      task,
      attempt: start.attempt,
      outcome: outcomes[event.type],
      handoff: 'handoff' in event ? event.handoff : null,
      usd: usage.usd,
      agent_ms: duration_ms,
      checks_ms: checksMs(records.get(iteration)),
      all_ms: Math.max(0, Date.parse(event.at) - start.at),
      cut_chars: start.cut,
    })
  }
  return attempts
}

const outcomes = {
  attempt_succeeded: 'passed',
  attempt_held: 'passed',
  attempt_failed: 'failed',
  attempt_interrupted: 'interrupted',
} as const

const checksMs = (record: IterationRecord | undefined): number =>
  (record?.validation?.checks ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0)

/** `usd` is part of the attempts' costs. */
export interface ReviewSummary {
  readonly all: number
  readonly ship: number
  readonly revise: number
  /** Reviews without a valid answer. */
  readonly none: number
  readonly findings: number
  readonly usd: number
}

export function summarizeReviews(events: readonly RunEvent[]): ReviewSummary {
  const reviews = events.filter((event): event is EventOf<'iteration_reviewed'> => event.type === 'iteration_reviewed')
  const count = (expected: EventOf<'iteration_reviewed'>['verdict']): number =>
    reviews.filter(({ verdict }) => verdict === expected).length
  return {
    all: reviews.length,
    ship: count('ship'),
    revise: count('revise'),
    none: count(null),
    findings: reviews.reduce((sum, { findings }) => sum + findings, 0),
    usd: reviews.reduce((sum, { usd }) => sum + usd, 0),
  }
}
