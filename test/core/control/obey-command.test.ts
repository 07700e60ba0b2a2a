import fc from 'fast-check'
import { expect, test } from 'vitest'
import { obeyCommand } from '../../../src/core/control/obey-command.ts'
import { readCommand } from '../../../src/core/order/read-command.ts'
import { at, doneTask, oidOf, planOf, runState } from '../../support/run-state.ts'

const plan = planOf({ id: 'TASK-1' }, { id: 'TASK-2' })
const order = { id: 'c1', by: 'Ada' }
const awaiting = {
  iteration: 2,
  task: 'TASK-2',
  commit: oidOf('c'),
  checkpoint: oidOf('b'),
  summary: 'did it',
  turned_green: [],
}
const atWork = { iteration: 2, task: 'TASK-2', attempt: 1, checkpoint: oidOf('b'), started: at(0) }
const captured = {
  ...{ ...atWork, lane: 0, reserved_usd: 0, told: [], candidate: oidOf('c'), held: null, checks_lost: 0 },
}
const agreed = {
  ...captured,
  held: { commit: oidOf('c'), checkpoint: oidOf('b'), summary: 'did it', patch: 'p', approved_by: 'Ada' },
}
const tasks = { 'TASK-1': doneTask(1, { commit: oidOf('b') }) }
const state = runState(plan, { iteration: 2, tasks, awaiting })

function obey(text: string, change: Parameters<typeof runState>[1] = {}) {
  const command = readCommand(text)
  if ('fault' in command) return expect.unreachable(command.fault)
  return obeyCommand(command, order, { plan, state: { ...state, ...change } })
}

const approved = { type: 'attempt_approved', iteration: 2, task: 'TASK-2', commit: oidOf('c'), by: 'Ada' }

test.each(['ccccccc', 'CCCCCCCC', oidOf('c')])('approve %s names the waiting commit', (sha) => {
  expect(obey(`approve ${sha}`)).toEqual({ kind: 'done', effects: [approved] })
})

test('a commit that a person has put on the work branch already can still be approved', () => {
  expect(obey('approve ccccccc', { work: oidOf('c') })).toEqual({ kind: 'done', effects: [approved] })
})

const waits = 'cccccccccccc (TASK-2, iteration 2) waits for approval: approve cccccccccccc'
const asks = [{ task: 'TASK-3', iteration: 1, why: 'which way?' }]
const answers = 'the agent of TASK-3 waits for an answer: approve TASK-3'

test.each<[string, Parameters<typeof runState>[1], string]>([
  ['approve ddddddd', {}, `ddddddd does not wait for approval; ${waits}`],
  ['approve TASK-1', {}, `TASK-1 does not wait for approval; ${waits}`],
  ['approve 1', {}, `1 does not wait for approval; ${waits}`],
  ['approve 2', {}, `a commit is approved by its own name, so that it is the one you looked at; ${waits}`],
  ['approve task-2', {}, `a commit is approved by its own name, so that it is the one you looked at; ${waits}`],
  ['approve cccc', {}, `cccc is too short: at least 7 characters name a commit; ${waits}`],
  ['approve dddd', {}, `dddd does not wait for approval; ${waits}`],
  ['approve bbbbbbb', {}, `bbbbbbbbbbbb (TASK-1, iteration 1) is already part of the work; ${waits}`],
  [`approve ${oidOf('c')}c`, {}, `${oidOf('c')}c does not wait`],
  ['approve', {}, waits],
  ['approve', { asks }, `${waits}; ${answers}`],
  ['approve 2', { awaiting: null, asks }, `2 does not wait for approval; ${answers}`],
  ['approve ccccccc', { awaiting: null, asks }, `ccccccc does not wait for approval; ${answers}`],
  ['approve', { awaiting: null, asks }, answers],
  ['approve', { awaiting: null }, 'nothing waits for approval'],
  ['approve 2', { awaiting: null }, 'nothing waits for approval, so 2 cannot be approved'],
  ['approve ccccccc', { awaiting: null }, 'nothing waits for approval, so ccccccc cannot be approved'],
  ['approve ccccccc', { work: oidOf('e') }, 'was made on bbbbbbbbbbbb, but ralph/work/demo is at eeeeeeeeeeee by now'],
  ['undo 1', {}, 'iteration 2 waits for approval: approve cccccccccccc or undo 2 first'],
  ['undo 3', {}, 'there is no iteration 3; the newest is 2'],
  ['undo 2', { awaiting: null }, 'iteration 2 has no commit to undo'],
  ['redo 3 shorter', {}, 'there is no iteration 3; the newest is 2'],
  ['retry TASK-1', {}, 'TASK-1 is done; only a task that is failed, skipped or given up can be retried'],
  ['skip task_2', {}, 'the plan has no task task_2. Did you mean TASK-2?'],
  ['skip OTHER', {}, 'the plan has no task OTHER'],
  ['approve bbbbbbb', { awaiting: null }, 'bbbbbbbbbbbb (TASK-1, iteration 1) is already part of the work'],
  ['undo 2', { awaiting: null, current: atWork }, 'iteration 2 is still running'],
  ['undo 2', { awaiting: null, lanes: [captured] }, 'iteration 2 has not landed yet; `skip TASK-2` keeps it out'],
  ['undo 2', { awaiting: null, lanes: [agreed] }, 'iteration 2 has not landed yet; `skip TASK-2` keeps it out'],
  ['redo 2 shorter', { awaiting: null, lanes: [agreed] }, 'iteration 2 has not landed yet; `skip TASK-2` keeps it out'],
  [
    'approve ccccccc',
    { awaiting: null, lanes: [agreed] },
    'cccccccccccc (TASK-2, iteration 2) is approved already, and lands once',
  ],
])('%s is refused', (text, change, why) => {
  expect(obey(text, change)).toEqual({ kind: 'refused', why: expect.stringContaining(why) })
})

test('the reason of a retry is a hint where there is no commit to reject', () => {
  const failed = { awaiting: null, tasks: { 'TASK-2': { ...doneTask(2), status: 'failed' as const, commit: null } } }
  expect(obey('retry TASK-2 mind the cache', failed)).toEqual({
    kind: 'done',
    effects: [
      { type: 'task_reopened', task: 'TASK-2', by: 'Ada' },
      { type: 'note', id: 'c1', by: 'Ada', text: 'mind the cache', task: 'TASK-2' },
    ],
  })
})

test.each([
  ['hint TASK-2 mind the cache', 'TASK-2', 'mind the cache', 'The next attempt of `TASK-2` reads exactly this:'],
  ['hint TASK-2: mind it', null, 'TASK-2: mind it', 'The next attempt, whichever task it is of, reads exactly this:'],
  ['hint task-2 mind it', null, 'task-2 mind it', 'The next attempt, whichever task it is of, reads exactly this:'],
  ['hint mind TASK-2', null, 'mind TASK-2', 'The next attempt, whichever task it is of, reads exactly this:'],
])('%s is for %s, and the answer says so', (text, task, words, answer) => {
  expect(obey(text, { awaiting: null })).toEqual({
    kind: 'done',
    effects: [{ type: 'note', id: 'c1', by: 'Ada', text: words, task }],
    answer: expect.stringContaining(answer),
  })
})

test.each([
  ['hint TASK-2', 'say what TASK-2 should be told: hint TASK-2 TEXT'],
  ['hint TASK-1 mind it', 'TASK-1 is done and will not be attempted again; `redo 1` has it changed'],
])('%s reaches nobody and is refused', (text, why) => {
  expect(obey(text)).toEqual({ kind: 'refused', why })
})

test('no prefix but that of the waiting commit is ever approved', () => {
  const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 7, maxLength: 40 })
  fc.assert(
    fc.property(hex, (sha) => {
      expect(obey(`approve ${sha}`).kind).toBe(oidOf('c').startsWith(sha) ? 'done' : 'refused')
    }),
  )
})
