import type { Usage } from '../../../schema/agent/usage.ts'
import type { Confined } from '../../../schema/check/confinement.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { recordedValue } from '../../config/rules/rule-table.ts'
import { settings } from '../../config/table/settings.ts'
import { heldIterations } from '../../run/fold/open-attempts.ts'
import { reportedRunnerMs } from '../../run/lease/lease-verdict.ts'
import { totalTokens } from '../../text/amounts.ts'
import { type TaskCosts, taskCosts } from './task-rows.ts'

/** Model money in USD and runner time in ms: two bills that different people pay. */
interface Cost {
  readonly usd: number
  readonly runner_ms: number
}

/** What one role cost: `coding`, `extraction`, `index`, `post`, `prep`, `research`, `review`, or `pass:` and the name of a pass. */
export interface RoleCost {
  readonly role: string
  /** Null of the coding agent, whose calls are the attempts. */
  readonly calls: number | null
  readonly usd: number
  readonly tokens: number
  /** Calls that were lost with their job; what they cost is in no sum. */
  readonly unknown?: number | undefined
}

/** What a run has cost, and what for. Runner time is what jobs held the run: set-up, agents, checks, git, waiting. */
export interface Receipt {
  readonly total: Cost
  readonly usage: Usage
  /** The same by who was called, the coding agent first; empty where nobody else was. */
  readonly roles: readonly RoleCost[]
  /** Jobs that worked on it, the one at work included. */
  readonly jobs: number
  readonly attempts: { readonly succeeded: number; readonly failed: number; readonly interrupted: number }
  /** How long the attempts took one by one, in ms: with lanes more than the runner time. */
  readonly attempts_ms: number
  /** Several were made at the same time. */
  readonly beside: boolean
  /** Averages; null where there was none to divide by. */
  readonly per_task: (Cost & { readonly tasks: number }) | null
  readonly per_attempt: Cost | null
  readonly per_commit: Cost | null
  /** Attempts that made a commit; one that found nothing left to do made none. */
  readonly commits: number
  readonly dearest: TaskCosts['dearest']
  /** Tasks that are stuck, and their retries that were not made for that. */
  readonly stuck: { readonly tasks: readonly string[]; readonly retries: number }
  /** What the newest agent worked in; null before the first. */
  readonly confined: Confined | null
  /** What was saved on; null where checks decided what is committed. */
  readonly unchecked: string | null
}

/** Linear in the tasks. `now`: ms since the epoch, for the job that is at work. */
export function receiptOf(state: RunState, now: number): Receipt {
  const { succeeded, failed, interrupted } = state.counts
  const total = { usd: state.usage.usd, runner_ms: reportedRunnerMs(state, now) }
  const per = (count: number): Cost | null =>
    count === 0 ? null : { usd: total.usd / count, runner_ms: total.runner_ms / count }
  const { worked, time_ms, dearest } = taskCosts(state.tasks)
  const perTask = per(worked)
  const commits = succeeded - withoutCommit(state.tasks) - heldIterations(state).length
  return {
    total,
    usage: state.usage,
    roles: rolesOf(state),
    jobs: state.runner.jobs,
    attempts: { succeeded, failed, interrupted },
    attempts_ms: time_ms,
    beside: total.runner_ms > 0 && time_ms > total.runner_ms,
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

/** Of all that was called, what is nobody else's is the coding agent's. */
export function rolesOf({ usage, around }: Pick<RunState, 'usage' | 'around'>): RoleCost[] {
  const others = Object.entries(around).map(([role, spent]) => ({ role, ...spent }))
  if (others.length === 0) return []
  const sum = (of: (one: RoleCost) => number): number => others.reduce((total, one) => total + of(one), 0)
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
  const found: { id: string; left: number }[] = []
  for (const id in tasks) {
    const stuck = tasks[id]?.stuck
    if (stuck) found.push({ id, left: stuck.retries_left })
  }
  return { tasks: found.map(({ id }) => id), retries: found.reduce((sum, { left }) => sum + left, 0) }
}

/** Attempts that succeeded and found nothing left to do. */
function withoutCommit(tasks: RunState['tasks']): number {
  let count = 0
  // An attempt whose task was done without a change did not pass: it is not among the successes.
  for (const id in tasks) if (typeof tasks[id]?.closed === 'number' && !tasks[id].unchanged) count += 1
  return count
}

/** USD that the run may cost: as recorded; of a run without records an operator's word, else what is configured where this is read. */
export function costBudgetOf<T>(
  { overrides, rules }: Pick<RunState, 'overrides' | 'rules'>,
  configured: T,
): number | T {
  if (rules) return recordedValue('cost-budget', rules) as number
  const read = settings['cost-budget'].read(overrides['cost-budget'])
  return 'value' in read ? read.value : configured
}

type Baseline = Pick<NonNullable<RunState['baseline']>, 'red' | 'accepted' | 'counting'>

/** What every report says while no check stands between an agent and a commit; undefined where one does, or that is not known yet. */
export function uncheckedWords(baseline: Baseline | null): string | undefined {
  if (baseline?.counting === undefined) return undefined
  if (baseline.counting === 0) return 'Nothing checks these commits: no check of the run counts (`no-checks`)'
  if (!baseline.accepted || baseline.red.length < baseline.counting) return undefined
  return 'Nothing checks these commits: every check failed before the run, and that was accepted (`known-red`)'
}
