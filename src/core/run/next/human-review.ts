import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { type Attention, isOpen } from '../../plan/graph/blocked.ts'
import { plural } from '../../text/amounts.ts'
import { recordsOf, statusIn, taskIn } from '../fold/begin.ts'
import { isHeld } from '../fold/open-attempts.ts'
import { isBegun } from '../fold/task-commits.ts'

export function attentionIn(state: Pick<RunState, 'tasks' | 'asks' | 'lanes'>): Attention {
  // No milestone begins before these tasks have an answer.
  const needsPerson = new Set([...state.asks, ...state.lanes.filter(isHeld)].map(({ task }) => task))
  const waits = new Set([...state.lanes, ...state.asks.filter(({ question }) => question)].map(({ task }) => task))
  return { isBegun: (id) => isBegun(taskIn(state, id)), askedIds: needsPerson, heldIds: waits }
}

const maxNamed = 20

/** Questions of agents of done tasks. For a failed attempt the commit that passed since is the one to look at. */
export function openAsks(state: RunState): RunState['asks'] {
  const statusOf = statusIn(state)
  return state.asks
    .filter(({ task, question }) => question !== undefined || statusOf(task) === 'done')
    .map((ask) => ({
      ...ask,
      iteration: ask.question ? ask.iteration : (taskIn(state, ask.task).iteration ?? ask.iteration),
    }))
}

export function askedReason(state: RunState): (StopReason & { kind: 'human_review' }) | undefined {
  const asks = openAsks(state)
  if (asks.length === 0) return undefined
  const reason = `${plural(asks.length, 'question')} of an agent ${asks.length === 1 ? 'waits' : 'wait'} for an answer`
  return { kind: 'human_review', why: reason, asks: { tasks: asks.slice(0, maxNamed), total: asks.length } }
}

export type AbandonedTask = NonNullable<Extract<StopReason, { kind: 'human_review' }>['given_up']>

/** Tasks that were given up and wait for a person's decision, in plan order. Linear. */
export function givenUpIn(plan: Plan, state: Pick<RunState, 'tasks'>): AbandonedTask | undefined {
  const records = recordsOf(plan, state)
  const abandoned = plan.tasks.flatMap(({ id }, index) => {
    const { status, given_up: record } = records[index] ?? {}
    return status === 'given_up' ? [{ iteration: 0, why: '', ...record, task: id }] : []
  })
  return abandoned.length === 0 ? undefined : { tasks: abandoned.slice(0, maxNamed), total: abandoned.length }
}

export function givenUpReason(plan: Plan, state: Pick<RunState, 'tasks'>): StopReason | undefined {
  const given_up = givenUpIn(plan, state)
  if (!given_up) return undefined
  const { total } = given_up
  const waits = recordsOf(plan, state).some(({ status }) => isOpen(status))
  const others = waits ? 'everything else waits for that' : 'all others are done or were skipped'
  const reason = `${total === 1 ? 'a task' : `${total} tasks`} of the plan ${total === 1 ? 'was' : 'were'} given up; ${others}`
  return { kind: 'human_review', why: reason, given_up }
}
