import type { Usage } from '../../../schema/agent/usage.ts'
import type { Confined } from '../../../schema/check/confinement.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { recordedValue } from '../../config/rules/rule-table.ts'
import { settings } from '../../config/table/settings.ts'
import { heldIterations } from '../../run/fold/open-attempts.ts'
import { reportedRunnerMs } from '../../run/lease/lease-verdict.ts'
import { totalTokens } from '../../text/amounts.ts'
import { type TaskCosts, taskCosts } from './task-rows.ts'

/** Model costs in USD and runner time in ms; different people may pay them. */
interface Cost {
  readonly usd: number
  readonly runner_ms: number
}

/** `role`: `coding`, `extraction`, `index`, `post`, `prep`, `research`, `review`, or `pass:` and the name of a pass. */
export interface RoleCost {
  readonly role: string
  /** Null for the coding agent, whose calls are the attempts. */
  readonly calls: number | null
  readonly usd: number
  readonly tokens: number
  /** Calls that were lost with their job; their cost is not included. */
  readonly unknown?: number | undefined
}

/** The costs of a run. Runner time is the time that jobs held the run: set-up, agents, checks, git, waiting. */
export interface Receipt {
  readonly total: Cost
  readonly usage: Usage
  /** The coding agent first; empty if no other role was called. */
  readonly roles: readonly RoleCost[]
  /** Including the running one. */
  readonly jobs: number
  readonly attempts: { readonly succeeded: number; readonly failed: number; readonly interrupted: number }
  /** Sum over the attempts in ms; with lanes it exceeds the runner time. */
  readonly attempts_ms: number
  /** Attempts ran side by side. */
  readonly beside: boolean
  /** Averages; null if there is nothing to divide by. */
  readonly per_task: (Cost & { readonly tasks: number }) | null
  readonly per_attempt: Cost | null
  readonly per_commit: Cost | null
  /** Attempts that made a commit. */
  readonly commits: number
  readonly dearest: TaskCosts['dearest']
  /** Stuck tasks, and the retries that were saved. */
  readonly stuck: { readonly tasks: readonly string[]; readonly retries: number }
  /** Confinement of the newest agent; null before the first. */
  readonly confined: Confined | null
  /** A warning if no check decides what is committed. */
  readonly unchecked: string | null
}

/** Linear in the tasks. `now` in ms since the epoch, for a running job. */
export function receiptOf(state: RunState, now: number): Receipt {
  const { succeeded, failed, interrupted } = state.counts
  const total = { usd: state.usage.usd, runner_ms: reportedRunnerMs(state, now) }
  const per = (count: number): Cost | null =>
    count === 0 ? null : { usd: total.usd / count, runner_ms: total.runner_ms / count }
  const { worked, time_ms, dearest } = taskCosts(state.tasks)
  const perTask = per(worked)
  const commits = succeeded - countWithoutCommit(state.tasks) - heldIterations(state).length
  return {
    total,
    usage: state.usage,
    roles: rolesOf(state),
    jobs: state.runner.jobs,
    attempts: { succeeded, failed, interrupted },
    attempts_ms: time_ms,
    beside: total.runner_ms > 0 && time_ms > total.runner_ms && haveOverlapped(state.timeline),
    per_task: perTask && { ...perTask, tasks: worked },
    per_attempt: per(succeeded + failed + interrupted),
    per_commit: per(commits),
    commits,
    dearest,
    stuck: stuckIn(state.tasks),
    confined: state.confined,
    unchecked: uncheckedWords(state.baseline) ?? null,
  }
}

const roleOrder = ['extraction', 'index', 'post', 'prep', 'research', 'review']

/** The rest of the usage belongs to the coding agent. */
export function rolesOf({ usage, around }: Pick<RunState, 'usage' | 'around'>): RoleCost[] {
  const others = Object.entries(around).map(([role, cost]) => ({ role, ...cost }))
  if (others.length === 0) return []
  const sum = (amountOf: (role: RoleCost) => number): number =>
    others.reduce((total, role) => total + amountOf(role), 0)
  const coding = {
    role: 'coding',
    calls: null,
    usd: Math.max(0, usage.usd - sum(({ usd }) => usd)),
    tokens: Math.max(0, totalTokens(usage) - sum(({ tokens }) => tokens)),
  }
  const place = ({ role }: RoleCost): number => roleOrder.indexOf(role) + 1 || roleOrder.length + 1
  return [coding, ...others.sort((a, b) => place(a) - place(b) || (a.role < b.role ? -1 : 1))]
}

function stuckIn(tasks: RunState['tasks']): Receipt['stuck'] {
  const stuckTasks: { id: string; left: number }[] = []
  for (const id in tasks) {
    const stuck = tasks[id]?.stuck
    if (stuck) stuckTasks.push({ id, left: stuck.retries_left })
  }
  return { tasks: stuckTasks.map(({ id }) => id), retries: stuckTasks.reduce((sum, { left }) => sum + left, 0) }
}

/** Attempts that found nothing left to do. */
function countWithoutCommit(tasks: RunState['tasks']): number {
  let count = 0
  // A task that was done without a change has no passed attempt.
  for (const id in tasks) if (typeof tasks[id]?.closed === 'number' && !tasks[id].unchanged) count += 1
  return count
}

/** In USD: the recorded rule; without rules an operator's override, else the setting of this reader. */
export function costBudgetOf<T>(
  { overrides, rules }: Pick<RunState, 'overrides' | 'rules'>,
  configured: T,
): number | T {
  if (rules) return recordedValue('cost-budget', rules) as number
  const parsed = settings['cost-budget'].read(overrides['cost-budget'])
  return 'value' in parsed ? parsed.value : configured
}

/** Without lanes, attempts take longer than the runner works if the jobs of one attempt wait for runners. */
function haveOverlapped(timeline: RunState['timeline']): boolean {
  const byStart = timeline.toSorted((a, b) => (a.started < b.started ? -1 : 1))
  return byStart.some(({ started }, index) => started < (byStart[index - 1]?.ended ?? ''))
}

type Baseline = Pick<NonNullable<RunState['baseline']>, 'red' | 'accepted' | 'counting'>

/** Set if no check decides about the commits; undefined also if that is unknown yet. */
export function uncheckedWords(baseline: Baseline | null): string | undefined {
  if (baseline?.counting === undefined) return undefined
  if (baseline.counting === 0) return 'Nothing checks these commits: no check of the run counts (`no-checks`)'
  if (!baseline.accepted || baseline.red.length < baseline.counting) return undefined
  return 'Nothing checks these commits: every check failed before the run, and that was accepted (`known-red`)'
}
