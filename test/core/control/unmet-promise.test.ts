import { describe, expect, test } from 'vitest'
import { obeyCommand, withEffects } from '../../../src/core/control/obey-command.ts'
import type { Effect } from '../../../src/core/control/order-result.ts'
import { readCommand } from '../../../src/core/order/read-command.ts'
import { selectTask } from '../../../src/core/plan/graph/blocked.ts'
import { statusIn, taskIn } from '../../../src/core/run/fold/begin.ts'
import { attentionIn } from '../../../src/core/run/next/human-review.ts'
import type { RunState } from '../../../src/schema/run/run-state.ts'
import { doneTask, oidOf, planOf, runState, taskState } from '../../support/run-state.ts'

const plan = planOf({ id: 'A' }, { id: 'B', depends_on: ['A'] }, { id: 'C' })
const at = (change: Parameters<typeof runState>[1] = {}): RunState => runState(plan, { iteration: 3, ...change })
const failed = taskState({ status: 'failed', failed_attempts: 4 })

/** A run at rest, by why. */
const rests: Record<string, RunState> = {
  'between two jobs': at(),
  complete: at({ tasks: { A: doneTask(1), B: doneTask(2), C: doneTask(3) }, stop: { kind: 'complete' } }),
  paused: at({ paused: { by: 'Ada', why: 'look' }, stop: { kind: 'paused', why: 'look' } }),
  'stopped job': at({ stop: { kind: 'paused', why: 'enough', scope: 'job' } }),
  'iteration limit of the job': at({ stop: { kind: 'iteration_limit', scope: 'job', limit: 1 } }),
  'time budget': at({ stop: { kind: 'time_budget', budget_ms: 1 } }),
  stuck: at({ tasks: { A: failed, C: doneTask(3) }, stop: { kind: 'stuck', on: ['A failed'], task: 'A' } }),
  'stuck with others to do': at({ tasks: { A: failed } }),
  'blocked by a skipped task': at({
    tasks: { A: taskState({ status: 'skipped' }), C: doneTask(3) },
    stop: { kind: 'blocked', by: ['B waits'] },
  }),
  'given up': at({
    tasks: { A: taskState({ status: 'given_up', given_up: { iteration: 1, why: 'no' } }), C: doneTask(3) },
  }),
  'waiting for approval': at({
    awaiting: { iteration: 3, task: 'A', commit: oidOf('c'), checkpoint: oidOf('a'), summary: 's', turned_green: [] },
  }),
  'an agent asks': at({
    tasks: { A: doneTask(1), C: doneTask(3) },
    asks: [{ task: 'A', iteration: 1, why: 'which way?' }],
  }),
  'waiting for the provider': at({ waiting: { until: '2099-01-01T00:00:00.000Z', why: 'limit', count: 1 } }),
  cancelled: at({ stop: { kind: 'cancelled' } }),
  failed: at({ stop: { kind: 'failed', code: 'X', why: 'y' } }),
}

const orders = [
  ...['A', 'B', 'C'].flatMap((id) => [`hint ${id} use x`, `retry ${id}`, `retry ${id} use x`, `skip ${id}`]),
  ...[
    'hint use x',
    'remember x',
    'resume',
    'pause',
    'undo 1',
    'undo 3',
    'redo 1 other',
    'add handle tabs',
    'approve A',
  ],
  ...[`approve ${oidOf('c')}`, 'budget 20usd', 'set max-turns 3', 'accept', 'start'],
]

/** The tasks that the jobs to come attempt if each attempt passes, while nobody says anything. */
function attempted(state: RunState): string[] {
  const tasks: string[] = []
  if (state.paused || state.awaiting) return tasks
  for (let now = state; ; ) {
    const selection = selectTask(plan, statusIn(now), attentionIn(now))
    if (selection.kind !== 'task' || tasks.length > 10) return tasks
    const { id } = selection.task
    tasks.push(id)
    now = { ...now, tasks: { ...now.tasks, [id]: { ...taskIn(now, id), status: 'done' } } }
  }
}

type Happens = (effect: Effect, at: { coming: readonly string[]; after: RunState }) => boolean

/** Whether what an effect promises comes by itself. */
const happens: Partial<Record<Effect['type'], Happens>> = {
  note: (effect, { coming }) =>
    'task' in effect && typeof effect.task === 'string' ? coming.includes(effect.task) : coming.length > 0,
  task_reopened: (effect, { coming }) => 'task' in effect && coming.includes(String(effect.task)),
  undo_ordered: (_effect, { after }) => after.paused === null,
}

describe.each(Object.entries(rests))('%s', (_, state) => {
  test.each(orders)('%s promises what happens', (text) => {
    const command = readCommand(text)
    if ('fault' in command) return expect.unreachable(command.fault)
    const obeyed = obeyCommand(command, { id: 'c1', by: 'Ada' }, { plan, state })
    if (obeyed.kind !== 'done') return
    const after = withEffects(obeyed.effects, { plan, state })
    const coming = attempted(after.state)
    for (const effect of obeyed.effects) {
      const comes = happens[effect.type]?.(effect, { coming, after: after.state })
      if (comes !== undefined) expect(obeyed.unmet === undefined, `${obeyed.answer}`).toBe(comes)
    }
    if (obeyed.unmet) {
      expect(obeyed.answer).toMatch(/^(?:No attempt at|Nothing follows)/)
      expect(obeyed.answer).not.toMatch(/\n\nThe next attempt/)
    }
  })
})

test('a hint on a failed task says what else is needed, and why it is stuck is still told', () => {
  const stuck = {
    iteration: 3,
    sign: 'same_failure' as const,
    rests_on: [1, 2, 3],
    why: 'w',
    action: 'ask' as const,
    retries_left: 1,
  }
  const state = at({ tasks: { A: { ...failed, stuck }, C: doneTask(3) } })
  const command = readCommand('hint A use x')
  if ('fault' in command) return expect.unreachable(command.fault)
  const obeyed = obeyCommand(command, { id: 'c1', by: 'Ada' }, { plan, state })
  if (obeyed.kind !== 'done') return expect.unreachable()
  expect(obeyed.answer).toMatch(
    /^No attempt at A follows: it failed. `\/ralph retry A` opens it again.\n\nOnce there is one, the next attempt of `A` reads exactly this:/,
  )
  expect(taskIn(withEffects(obeyed.effects, { plan, state }).state, 'A').stuck).toEqual(stuck)
})
