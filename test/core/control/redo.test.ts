import { expect, test } from 'vitest'
import { answerFollowUps } from '../../../src/core/control/acknowledge.ts'
import { obeyCommand } from '../../../src/core/control/obey-command.ts'
import { readCommand } from '../../../src/core/order/read-command.ts'
import { Task } from '../../../src/schema/plan/plan.ts'
import type { About } from '../../../src/schema/run/control.ts'
import type { RunState } from '../../../src/schema/run/run-state.ts'
import { doneTask, oidOf, planOf, runState, taskState } from '../../support/run-state.ts'

const plan = planOf({ id: 'A', allowed_tools: ['Edit'], paths: ['src/**'], order: 2 }, { id: 'B', depends_on: ['A'] })
const done = { tasks: { A: doneTask(1, { commit: oidOf('1') }), B: doneTask(2, { commit: oidOf('2') }) } }
const recent = [
  { iteration: 2, task: 'B', summary: '' },
  { iteration: 1, task: 'A', summary: '' },
]
const about = (change: Partial<About> = {}): About => ({
  url: 'https://x.test/pull/2#r1',
  commit: oidOf('1'),
  remarks: [],
  ...change,
})
const remark = {
  thread: 't-1',
  path: 'src/a.ts',
  line: 4,
  commit: oidOf('1'),
  text: 'No globals.',
  url: 'https://x.test/r',
}

function obey(text: string, change: Partial<RunState> = {}, spoken?: About) {
  const command = readCommand(text)
  if ('fault' in command) throw new Error(command.fault)
  const state = runState(plan, { ...done, recent, iteration: 2, ...change })
  return obeyCommand(command, { id: 'o-1', by: 'Ada', about: spoken }, { plan, state })
}

test.each<[string, Partial<RunState>, About | undefined, string]>([
  ['redo', {}, undefined, 'name the iteration'],
  ['redo why', {}, undefined, 'name the iteration'],
  ['redo 7 why', {}, undefined, 'there is no iteration 7; the newest is 2'],
  ['redo 1', {}, undefined, 'say what should be different'],
  ['redo', {}, about(), 'say what should be different'],
  [
    'redo 3 why',
    {
      awaiting: {
        ...{ iteration: 3, task: 'B', commit: oidOf('3'), checkpoint: oidOf('2') },
        ...{ summary: '', turned_green: [] },
      },
    },
    undefined,
    'iteration 3 waits for approval; `retry B`',
  ],
])('%j is refused: %s', (text, change, spoken, why) => {
  expect(obey(text, change, spoken)).toEqual({ kind: 'refused', why: expect.stringContaining(why) })
})

test.each<[string, string, About | undefined, string | undefined, string]>([
  ['by its iteration', 'redo 1 shorter', undefined, 'A', 'A-redo'],
  ['with the sign that reports show', 'redo #2 shorter', undefined, 'B', 'B-redo'],
  ['by the commit of a review', 'redo shorter', about(), 'A', 'A-redo'],
  ['a number in a review is no iteration', 'redo 2 of these names', about(), 'A', 'A-redo'],
  ['a commit that is gone: the newest one', 'redo shorter', about({ commit: oidOf('9') }), 'B', 'B-redo'],
])('%s', (_what, text, spoken, after, task) => {
  expect(obey(text, {}, spoken)).toMatchObject({
    kind: 'done',
    effects: [{ type: 'follow_up_added', task, amendment: { after } }],
  })
})

test('a follow-up may do what the task before it may do, comes right behind it, and says who asked for what', () => {
  const obeyed = obey(
    'redo Use a map.',
    {},
    about({ remarks: [remark, { ...remark, path: 'b.ts', line: null, text: '' }] }),
  )
  const [effect] = obeyed.kind === 'done' ? obeyed.effects : []
  if (effect?.type !== 'follow_up_added') return expect.unreachable()
  const task = Task.parse(effect.amendment.task)
  expect(task).toMatchObject({
    allowed_tools: ['Edit'],
    paths: ['src/**'],
    order: 2,
    depends_on: ['A'],
    status: 'pending',
  })
  expect(task.title).toBe('Follow-up of A: Use a map.')
  expect(task.description).toBe(
    [
      'Ada looked at commit 1111111 (A, iteration 1) and asks for a change. The work is in the files before you; change it as asked, and nothing else.',
      'Use a map.',
      '- at b.ts as of 1111111\n- src/a.ts:4 as of 1111111: No globals. (https://x.test/r)',
      'Where it was said: https://x.test/pull/2#r1',
    ].join('\n\n'),
  )
  expect(effect.threads).toEqual(['t-1', 't-1'])
})

test('many and long remarks are bounded', () => {
  const obeyed = obey('redo', {}, about({ remarks: Array(60).fill(remark) }))
  const [effect] = obeyed.kind === 'done' ? obeyed.effects : []
  if (effect?.type !== 'follow_up_added') return expect.unreachable()
  expect(String(effect.amendment.task?.['description'])).toContain('- and 40 more')
})

test('of a task that was taken back the newest done one is meant; with none, nothing is waited for', () => {
  const state = { tasks: { A: taskState(), B: taskState() }, recent: [] }
  expect(obey('redo shorter', state, about())).toMatchObject({
    effects: [{ task: 'redo', amendment: { task: { depends_on: [], title: 'Follow-up of a review: shorter' } } }],
  })
})

test.each<[string, RunState['tasks'][string], string | undefined]>([
  ['pending', taskState(), undefined],
  ['failed: it can be tried again', taskState({ status: 'failed' }), undefined],
  [
    'done',
    doneTask(3, { commit: oidOf('3'), summary: 'Used a map, thanks @ada.' }),
    `Done in ${oidOf('3')} (\`B\`, iteration 3): Used a map, thanks ＠ada.`,
  ],
  ['skipped', taskState({ status: 'skipped' }), 'Not done: `B` was skipped.'],
])('a follow-up that is %s is answered so', (_what, task, body) => {
  const follow_ups = [{ task: 'B', url: 'https://x.test/r', threads: ['t-1', 't-2'] }]
  const state = runState(plan, { tasks: { B: task }, follow_ups })
  const expected =
    body === undefined
      ? []
      : ['t-1', 't-2'].map((thread) => ({
          key: `reply/${thread}`,
          kind: 'reply',
          body: `${body}\n\n(asked for in https://x.test/r)`,
        }))
  expect(answerFollowUps({ plan, state }).effects).toEqual(expected)
})

test('one that a person took out of the plan is answered too', () => {
  const state = runState(plan, { follow_ups: [{ task: 'X', url: null, threads: ['t-1'] }] })
  expect(answerFollowUps({ plan, state })).toMatchObject({
    tasks: ['X'],
    effects: [{ body: 'Not done: `X` was removed from the plan.' }],
  })
})

test('a task that a person adds comes last, waits for no other and has a free id; a long text is its description', () => {
  const text = `Handle tabs in truncate, ${'too, '.repeat(30)}`.trim()
  expect(obey('add Handle tabs')).toMatchObject({
    kind: 'done',
    effects: [
      {
        type: 'follow_up_added',
        ...{ task: 'ADDED', by: 'Ada', threads: ['o-1'] },
        amendment: { action: 'add', task: { id: 'ADDED', title: 'Handle tabs', description: '', depends_on: [] } },
      },
    ],
  })
  expect(obey(`add ${text}`)).toMatchObject({ effects: [{ amendment: { task: { description: text } } }] })
})
