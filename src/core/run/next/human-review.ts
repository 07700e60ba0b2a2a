import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { type Attention, isOpen } from '../../plan/graph/blocked.ts'
import { plural } from '../../text/amounts.ts'
import { recordsOf, statusIn, taskIn } from '../fold/begin.ts'
import { isHeld } from '../fold/open-attempts.ts'
import { isBegun } from '../fold/task-commits.ts'

/** What a choice among tasks goes by, besides their statuses: which are begun, and which wait for a person's answer or are in work. */
export function attentionIn(state: Pick<RunState, 'tasks' | 'asks' | 'lanes'>): Attention {
  // No milestone begins before what waits for a person.
  const needsPerson = new Set([...state.asks, ...state.lanes.filter(isHeld)].map(({ task }) => task))
  const waits = new Set([...state.lanes, ...state.asks.filter(({ question }) => question)].map(({ task }) => task))
  return { isBegun: (id) => isBegun(taskIn(state, id)), askedIds: needsPerson, heldIds: waits }
}

const mostNamed = 20

/** What agents of done tasks have asked. Where an attempt that failed has asked, there is to look at what passed since. */
export function openAsks(state: RunState): RunState['asks'] {
  const statusOf = statusIn(state)
  return state.asks
    .filter(({ task, question }) => question !== undefined || statusOf(task) === 'done')
    .map((ask) => ({
      ...ask,
      iteration: ask.question ? ask.iteration : (taskIn(state, ask.task).iteration ?? ask.iteration),
    }))
}

/** Agents of done tasks have asked, and until a person has answered, nothing else can go on; undefined where none has. */
export function askedReason(state: RunState): (StopReason & { kind: 'human_review' }) | undefined {
  const asks = openAsks(state)
  if (asks.length === 0) return undefined
  const why = `${plural(asks.length, 'question')} of an agent ${asks.length === 1 ? 'waits' : 'wait'} for an answer`
  return { kind: 'human_review', why, asks: { tasks: asks.slice(0, mostNamed), total: asks.length } }
}

export type AbandonedTask = NonNullable<Extract<StopReason, { kind: 'human_review' }>['given_up']>

/** The tasks that were given up and nobody has decided about, in plan order; undefined where there is none. Linear. */
export function givenUpIn(plan: Plan, state: Pick<RunState, 'tasks'>): AbandonedTask | undefined {
  const records = recordsOf(plan, state)
  const all = plan.tasks.flatMap(({ id }, at) => {
    const { status, given_up: by } = records[at] ?? {}
    return status === 'given_up' ? [{ iteration: 0, why: '', ...by, task: id }] : []
  })
  return all.length === 0 ? undefined : { tasks: all.slice(0, mostNamed), total: all.length }
}

/** A plan of which tasks were given up is not complete before a person has agreed; what waits for them may be left. */
export function givenUpReason(plan: Plan, state: Pick<RunState, 'tasks'>): StopReason | undefined {
  const given_up = givenUpIn(plan, state)
  if (!given_up) return undefined
  const { total } = given_up
  const waits = recordsOf(plan, state).some(({ status }) => isOpen(status))
  const others = waits ? 'everything else waits for that' : 'all others are done or were skipped'
  const why = `${total === 1 ? 'a task' : `${total} tasks`} of the plan ${total === 1 ? 'was' : 'were'} given up; ${others}`
  return { kind: 'human_review', why, given_up }
}
