import type { Plan, Task } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { isReworded } from '../../plan/change/reworded.ts'
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
  readonly lanes: number
}

/** An attempt that may begin now, with its share of the run's budgets. */
export interface ReadyAttempt {
  readonly task: Task
  readonly attempt: number
  readonly reserved: Reserved
}

interface Reserved {
  readonly usd: number
  readonly tokens: number | undefined
}

/** The attempt that may begin beside the open ones; other steps wait until no attempt is open. Pure. */
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

/** After a provider's limit one attempt tests whether it is lifted, before others begin. */
const isProbing = ({ waiting, lanes }: RunState): boolean =>
  waiting !== null && lanes.some(({ started, candidate }) => candidate === null && started >= waiting.until)

export const hasSeveralReady = (plan: Plan, state: RunState): boolean =>
  lanesAtWork(state).length > 0 || readyTasks(plan, statusIn(state), attentionIn(state)).length > 1

/**
 * The task with the longest chain of dependents that touches no path of an open one. A task that must run alone waits
 * for the open ones and blocks new ones.
 */
function taskBeside(plan: Plan, state: RunState): Task | undefined {
  const statusOf = statusIn(state)
  const ready = readyTasks(plan, statusOf, attentionIn(state))
  const [first] = ready
  const open = plan.tasks.filter(({ id }) => state.lanes.some((lane) => lane.task === id))
  const atWork = new Set(lanesAtWork(state).map(({ task }) => task))
  const alone = ready.find(({ id }) => isAlone(state, id))
  if ([...atWork].some((id) => isAlone(state, id)) || !first) return undefined
  // The engine's own tasks run with nothing else open, and in no lane.
  if (isReserved(first.id)) return undefined
  if (alone) return atWork.size === 0 ? alone : undefined
  const rank = milestonesOf(plan)?.rank ?? (() => 0)
  const slice = rank(open.find(({ id }) => atWork.has(id)) ?? first)
  const together = ready.filter((task) => rank(task) === slice)
  const chains = remainingChains(plan, statusOf)
  const byChain = together.toSorted((a, b) => (chains.get(b.id) ?? 0) - (chains.get(a.id) ?? 0))
  return byChain.find((task) => !open.some((other) => overlaps(task.paths, other.paths))) ?? byChain[0]
}

/** True if its losses and conflicts beside others say nothing about the task alone. */
const isAlone = (state: RunState, id: string): boolean => {
  const { alone, rebases } = taskIn(state, id)
  return alone || rebases >= maxRebases
}

/**
 * Why an attempt must not land, if it must not: its task was skipped or decided about, builds on a commit that will be
 * undone, or has another text than `task`, which its agent read.
 */
export function unwantedReason(plan: Plan, state: RunState, task: Task): string | undefined {
  const statusOf = statusIn(state)
  const undone = state.undos.flatMap(({ undoes }) => taskOfIteration(state, undoes)?.task ?? [])
  if (statusOf(task.id) !== 'in_progress' || undone.some((id) => dependents(plan, id).includes(task.id)))
    return 'an order decided about its task'
  return isReworded(plan, task, statusOf) ? 'a person changed its task' : undefined
}

const maxRebases = 2

/** True if a pattern of one task may match a path of the other. */
function overlaps(some: readonly string[], others: readonly string[]): boolean {
  // A pattern is a path up to its first wildcard.
  const fixedPrefix = (pattern: string): string => pattern.split(/[*?[{]/, 1)[0]?.replace(/\/+$/, '') ?? ''
  const contains = (folder: string, path: string): boolean => folder === '' || `${path}/`.startsWith(`${folder}/`)
  return some
    .map(fixedPrefix)
    .some((folder) => others.map(fixedPrefix).some((path) => contains(folder, path) || contains(path, folder)))
}

/** An equal share of the unreserved budget; undefined if that is less than an attempt usually costs. */
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
