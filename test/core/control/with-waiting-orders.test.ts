import { expect, test } from 'vitest'
import { obeyCommand } from '../../../src/core/control/obey-command.ts'
import { withWaitingOrders } from '../../../src/core/control/with-waiting-orders.ts'
import { readCommand } from '../../../src/core/order/read-command.ts'
import { at, doneTask, oidOf, planOf, runState, taskState } from '../../support/run-state.ts'

const plan = planOf({ id: 'TASK-1' }, { id: 'TASK-2' }, { id: 'TASK-3' })
const commit = oidOf('c')
const awaiting = { iteration: 2, task: 'TASK-2', commit, checkpoint: oidOf('b'), summary: 'did it', turned_green: [] }
const tasks = { 'TASK-1': doneTask(1, { commit: oidOf('b') }), 'TASK-2': taskState({ status: 'in_progress' }) }
const current = { iteration: 2, task: 'TASK-2', attempt: 1, checkpoint: oidOf('b'), started: at(0) }

/** What becomes of the last order, given while the others wait. */
function after(orders: readonly string[], change: Parameters<typeof runState>[1]) {
  const waiting = orders.map((text, index) => ({ id: `o${index}`, at: at(index), by: 'Ada', text }))
  const last = waiting.pop()
  const run = withWaitingOrders({ plan, state: runState(plan, { iteration: 2, tasks, ...change }) }, waiting)
  const command = readCommand(last?.text ?? '')
  if ('fault' in command) return expect.unreachable(command.fault)
  const obeyed = obeyCommand(command, { id: 'last', by: 'Ada' }, run)
  return obeyed.kind === 'refused' ? obeyed.why : obeyed.kind
}

test.each<[string[], Parameters<typeof runState>[1], string]>([
  [['resume'], {}, 'the run is not paused'],
  [['pause', 'resume'], {}, 'done'],
  [['pause', 'resume', 'resume'], {}, 'the run is not paused'],
  [['skip TASK-3', 'retry TASK-3'], {}, 'done'],
  [['skip TASK-3', 'skip TASK-3'], {}, 'TASK-3 is skipped'],
  [[`approve ${commit}`, `approve ${commit}`], { awaiting }, 'is already part of the work'],
  [[`approve ${commit}`, 'undo 2'], { awaiting }, 'done'],
  [['undo 2 no', `approve ${commit}`], { awaiting }, 'nothing waits for approval'],
  [['undo 1', 'undo 1'], {}, 'undo 1 has already been ordered'],
  [['redo 1 no globals', 'skip TASK-1-redo'], {}, 'done'],
  [['no order', 'pause'], {}, 'done'],
])('%j, with what waits obeyed before: the last one', (orders, change, outcome) => {
  expect(after(orders, change)).toContain(outcome)
})

test('the task of the attempt under way can be given up, and its iteration is not taken back', () => {
  expect(after(['skip TASK-2'], { current })).toBe('done')
  expect(after(['undo 2'], { current })).toBe('iteration 2 is still running; `stop` ends it')
})
