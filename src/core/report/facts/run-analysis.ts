import type { HandoffSource } from '../../../schema/agent/handoff.ts'
import type { Plan, TaskStatus } from '../../../schema/plan/plan.ts'
import type { FailureCause, InterruptCause, RunEvent } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { sizeOf } from '../../prompt/split-prompt.ts'
import { recordsOf } from '../../run/fold/records-of.ts'
import { statusIn } from '../../run/fold/task-in.ts'
import { runnerMsSeen } from '../../run/lease/runner-time.ts'
import { type Attempt, attemptsOf } from './attempts.ts'
import { type CheckSummary, summarizeChecks } from './check-summary.ts'
import type { IterationRecord } from './iteration-record.ts'
import { type ReviewSummary, summarizeReviews } from './review-summary.ts'
import { countStatuses } from './task-rows.ts'

interface TaskSummary {
  readonly id: string
  readonly status: TaskStatus
  readonly attempts: number
  readonly usd: number
  readonly agent_ms: number
  readonly checks_ms: number
  /** From the attempts' beginning to their end. */
  readonly all_ms: number
}

/** What a whole run tells about plan, prompts, checks and agent: `ralph report --json`. Fields are only ever added. */
export interface RunAnalysis {
  readonly schema: 1
  readonly plan: string
  readonly run: string
  readonly tasks: Readonly<Record<TaskStatus, number>> & { readonly total: number }
  readonly attempts: Readonly<Record<'all' | Attempt['outcome'], number>>
  /** Attempts at a task after its first one. */
  readonly retries: number
  readonly failures: Readonly<Partial<Record<FailureCause, number>>>
  readonly interruptions: Readonly<Partial<Record<InterruptCause, number>>>
  readonly by_task: readonly TaskSummary[]
  readonly usd: { readonly passed: number; readonly failed: number; readonly interrupted: number }
  /** Of the runner's time; `rest` is set-up, git, the agent's start and waiting. */
  readonly time_ms: Readonly<Record<'runner' | 'agents' | 'checks' | 'baseline' | 'rest', number>>
  readonly checks: readonly CheckSummary[]
  readonly reviews: ReviewSummary
  /** Of the attempts that passed, oldest first. */
  readonly handoffs: readonly { iteration: number; task: string; source: HandoffSource; chars: number | null }[]
  /** Of every attempt, oldest first. */
  readonly prompts: readonly { iteration: number; task: string; bytes: number; tokens: number; cut_chars: number }[]
  /** Sections that the budget made shorter. */
  readonly cuts: readonly { readonly section: string; readonly times: number; readonly chars: number }[]
}

/** `events` are those of the newest run, oldest first. Linear. */
export function analyzeRun(
  { plan, state }: { plan: Plan; state: RunState },
  past: { events: readonly RunEvent[]; records: ReadonlyMap<number, IterationRecord>; now: number },
): RunAnalysis {
  const { events, records } = past
  const attempts = attemptsOf(events, records)
  const sum = (of: (attempt: Attempt) => number): number => attempts.reduce((total, one) => total + of(one), 0)
  const agents = sum(({ agent_ms }) => agent_ms)
  const checks = sum(({ checks_ms }) => checks_ms)
  const baseline = events.reduce(
    (total, event) => total + (event.type === 'baseline_finished' ? event.duration_ms : 0),
    0,
  )
  const runner = runnerMsSeen(state, past.now)
  const count = (outcome: Attempt['outcome']): number => attempts.filter((one) => one.outcome === outcome).length
  const usd = (outcome: Attempt['outcome']): number => sum((one) => (one.outcome === outcome ? one.usd : 0))
  return {
    schema: 1,
    plan: state.plan,
    run: state.run,
    tasks: taskCounts(plan, state),
    attempts: {
      all: attempts.length,
      passed: count('passed'),
      failed: count('failed'),
      interrupted: count('interrupted'),
    },
    retries: attempts.filter(({ attempt, outcome }) => attempt > 1 && outcome !== 'interrupted').length,
    failures: tally(events.flatMap((event) => (event.type === 'attempt_failed' ? event.cause : []))),
    interruptions: tally(events.flatMap((event) => (event.type === 'attempt_interrupted' ? event.cause : []))),
    by_task: byTask(plan, state, attempts),
    usd: { passed: usd('passed'), failed: usd('failed'), interrupted: usd('interrupted') },
    time_ms: { runner, agents, checks, baseline, rest: Math.max(0, runner - agents - checks - baseline) },
    checks: summarizeChecks([...records.values()].flatMap(({ validation }) => validation?.checks ?? [])),
    reviews: summarizeReviews(events),
    handoffs: attempts.flatMap(({ iteration, task, outcome, handoff }) => {
      const chars = records.get(iteration)?.handoff?.handoff.freeform.length ?? null
      return outcome === 'passed' && handoff ? [{ iteration, task, source: handoff, chars }] : []
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
  const all = new Map<string, TaskSummary>()
  for (const { task: id, usd, agent_ms, checks_ms, all_ms } of attempts) {
    const before = all.get(id) ?? { attempts: 0, usd: 0, agent_ms: 0, checks_ms: 0, all_ms: 0 }
    all.set(id, {
      id,
      status: statusIn(state)(id),
      attempts: before.attempts + 1,
      usd: before.usd + usd,
      agent_ms: before.agent_ms + agent_ms,
      checks_ms: before.checks_ms + checks_ms,
      all_ms: before.all_ms + all_ms,
    })
  }
  return plan.tasks.flatMap(({ id }) => all.get(id) ?? [])
}

function cutsOf(events: readonly RunEvent[]): RunAnalysis['cuts'] {
  const cuts = new Map<string, { section: string; times: number; chars: number }>()
  for (const event of events) {
    if (event.type !== 'prompt_cut') continue
    const { section, from_chars, to_chars } = event
    const before = cuts.get(section) ?? { section, times: 0, chars: 0 }
    cuts.set(section, { section, times: before.times + 1, chars: before.chars + from_chars - to_chars })
  }
  return [...cuts.values()]
}

function tally<T extends string>(items: readonly T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {}
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1
  return counts
}
