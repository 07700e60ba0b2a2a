import type { Plan, Task } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { dependents, readyTasks } from '../../plan/graph/blocked.ts'
import { remainingChains } from '../../plan/graph/chains.ts'
import { isReserved, milestonesOf } from '../../plan/graph/milestones.ts'
import { totalTokens } from '../../text/amounts.ts'
import { statusIn, taskIn } from '../fold/begin.ts'
import { lanesAtWork } from '../fold/open-attempts.ts'
import { nextAttempt, taskOfIteration } from '../fold/task-commits.ts'
import { attentionIn } from './human-review.ts'
import { type Limits, nextStep, type Step } from './next-step.ts'
import { usualCost } from './used-up.ts'

type Request = Parameters<typeof nextStep>[0] & {
  /** How many attempts may be under way together. */
  readonly lanes: number
}

/** An attempt that may begin now, and what its calls may use of the run's budgets. */
export interface ReadyAttempt {
  readonly task: Task
  readonly attempt: number
  readonly reserved: Reserved
}

interface Reserved {
  readonly usd: number
  /** Undefined if nothing limits them. */
  readonly tokens: number | undefined
}

/**
 * What may begin beside the attempts that are open; undefined where nothing may. All that is no attempt, such as a
 * baseline or an undo, waits until no attempt is open. Pure.
 */
export function nextBeside(request: Request): ReadyAttempt | undefined {
  const { plan, state, lanes, limits } = request
  if (lanesAtWork(state).length >= lanes || state.current || isProbing(state)) return undefined
  const step: Step = nextStep({ ...request, isLanding: true })
  if (step.kind !== 'attempt') return undefined
  const task = taskBeside(plan, state)
  const shares = task && isAlone(state, task.id) ? 1 : lanes
  const reserved = task && reserve(state, limits, shares)
  return reserved && { task, attempt: nextAttempt(taskIn(state, task.id)), reserved }
}

/** After a limit of the provider one attempt shows whether it is over, before others begin. */
const isProbing = ({ waiting, lanes }: RunState): boolean =>
  waiting !== null && lanes.some(({ started, candidate }) => candidate === null && started >= waiting.until)

/** Whether more than one attempt could be open now, so that jobs for several are worth their machines. */
export const hasSeveralReady = (plan: Plan, state: RunState): boolean =>
  lanesAtWork(state).length > 0 || readyTasks(plan, statusIn(state), attentionIn(state)).length > 1

/**
 * The task that others wait for longest, and none that may change what an open one changes, as long as there is another.
 * A task that has to be alone begins when nothing else is open, and nothing else begins before it.
 */
function taskBeside(plan: Plan, state: RunState): Task | undefined {
  const statusOf = statusIn(state)
  const ready = readyTasks(plan, statusOf, attentionIn(state))
  const [first] = ready
  const open = plan.tasks.filter(({ id }) => state.lanes.some((lane) => lane.task === id))
  const atWork = new Set(lanesAtWork(state).map(({ task }) => task))
  const alone = ready.find(({ id }) => isAlone(state, id))
  if ([...atWork].some((id) => isAlone(state, id)) || !first) return undefined
  // The engine's own tasks are made with nothing else open, and in no lane.
  if (isReserved(first.id)) return undefined
  if (alone) return atWork.size === 0 ? alone : undefined
  const rank = milestonesOf(plan)?.rank ?? (() => 0)
  const slice = rank(open.find(({ id }) => atWork.has(id)) ?? first)
  const together = ready.filter((task) => rank(task) === slice)
  const chains = remainingChains(plan, statusOf)
  const byChain = together.toSorted((a, b) => (chains.get(b.id) ?? 0) - (chains.get(a.id) ?? 0))
  return byChain.find((task) => !open.some((other) => overlaps(task.paths, other.paths))) ?? byChain[0]
}

/** Whether nothing else may be open beside it: what it lost or met beside others says nothing of it alone. */
const isAlone = (state: RunState, id: string): boolean => {
  const { alone, rebases } = taskIn(state, id)
  return alone || rebases >= mostRebases
}

/** Whether the task of an open attempt is still to be done: not skipped or decided about, and not built on what is to be undone. */
export function isStillWanted(plan: Plan, state: RunState, id: string): boolean {
  const undone = state.undos.flatMap(({ undoes }) => taskOfIteration(state, undoes)?.task ?? [])
  return statusIn(state)(id) === 'in_progress' && !undone.some((task) => dependents(plan, task).includes(id))
}

/** So often a change may have to be brought together with what landed meanwhile. */
const mostRebases = 2

/** Whether both say what they change, and one of their patterns may name what one of the other names. */
function overlaps(some: readonly string[], others: readonly string[]): boolean {
  // Up to its first wildcard a pattern is a path.
  const fixed = (pattern: string): string => pattern.split(/[*?[{]/, 1)[0]?.replace(/\/+$/, '') ?? ''
  const holds = (folder: string, path: string): boolean => folder === '' || `${path}/`.startsWith(`${folder}/`)
  return some.map(fixed).some((one) => others.map(fixed).some((other) => holds(one, other) || holds(other, one)))
}

/** An equal share of what is left and reserved by none; undefined where that is less than an attempt usually costs, or no token. */
function reserve(
  state: RunState,
  { costBudgetUsd, tokenBudget }: Pick<Limits, 'costBudgetUsd' | 'tokenBudget'>,
  lanes: number,
): Reserved | undefined {
  const shares = Math.max(1, lanes - lanesAtWork(state).length)
  const reservedUsd = state.lanes.reduce((sum, { reserved_usd }) => sum + reserved_usd, 0)
  const usd = shareOf(costBudgetUsd - state.usage.usd - reservedUsd, { shares, usual: usualCost(state) })
  const reservedTokens = state.lanes.reduce((sum, { reserved_tokens = 0 }) => sum + reserved_tokens, 0)
  const freeTokens = (tokenBudget ?? 0) - totalTokens(state.usage) - reservedTokens
  if (usd === undefined || (tokenBudget !== null && freeTokens < 1)) return undefined
  return { usd, tokens: tokenBudget === null ? undefined : Math.max(1, Math.floor(freeTokens / shares)) }
}

function shareOf(free: number, { shares, usual }: { shares: number; usual: number }): number | undefined {
  const share = free / shares
  if (share >= usual) return share
  return free >= usual && free > 0 ? usual : undefined
}
