import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import type { Attention } from '../../plan/graph/blocked.ts'
import { plural } from '../../text/amounts.ts'
import { statusIn, taskIn } from '../fold/begin.ts'
import { isBegun } from '../fold/task-commits.ts'

/** What a choice among tasks goes by, besides their statuses: which are begun, and which wait for a person's answer. */
export function attentionIn(state: Pick<RunState, 'tasks' | 'asks'>): Attention {
  const asked = new Set(state.asks.map(({ task }) => task))
  return { isBegun: (id) => isBegun(taskIn(state, id)), asked }
}

const mostNamed = 20

/** Agents of done tasks have asked, and until a person has answered, nothing else can go on; undefined where none has. */
export function askedReason(state: RunState): StopReason | undefined {
  const statusOf = statusIn(state)
  const asks = state.asks.filter(({ task }) => statusOf(task) === 'done')
  if (asks.length === 0) return undefined
  const why = `${plural(asks.length, 'question')} of an agent ${asks.length === 1 ? 'waits' : 'wait'} for an answer`
  // Where an attempt that failed has asked, what there is to look at is what passed since.
  const tasks = asks
    .slice(0, mostNamed)
    .map((ask) => ({ ...ask, iteration: taskIn(state, ask.task).iteration ?? ask.iteration }))
  return { kind: 'human_review', why, asks: { tasks, total: asks.length } }
}
