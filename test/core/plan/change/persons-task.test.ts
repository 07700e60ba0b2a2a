import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgeAmendments } from '../../../../src/core/plan/change/amend.ts'
import { Amendment } from '../../../../src/schema/plan/plan.ts'
import { makePlan, statuses } from '../make-plan.ts'

const plan = makePlan([
  { id: 'NOW' },
  { id: 'BASE' },
  { id: 'LATER', title: 'Sign every release', acceptance_criteria: ['signed', 'checked'], depends_on: ['BASE'] },
  { id: 'OWN', acceptance_criteria: ['x'] },
])

const judge = (
  amendments: readonly unknown[],
  options: { trusted?: boolean; mayRewrite?: boolean; from?: typeof plan } = {},
) =>
  judgeAmendments({
    plan: options.from ?? plan,
    statusOf: statuses({}),
    byAgent: (id) => id === 'OWN',
    trusted: options.trusted ?? false,
    ...(options.mayRewrite !== undefined && { mayRewrite: options.mayRewrite }),
    current: 'NOW',
    amendments: amendments.map((one) => Amendment.parse(one)),
  })

const modify = (changes: Record<string, unknown>, task_id = 'LATER') => ({ action: 'modify', task_id, changes })
const later = ({ plan: { tasks } }: ReturnType<typeof judge>) => tasks.find(({ id }) => id === 'LATER')

describe('A16: a task that a person wrote keeps what it says', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['all at once', { title: 'x', description: 'y', acceptance_criteria: ['z'] }, 'not change its title, description'],
    ['title', { title: 'Sign no release' }, 'not change its title'],
    ['description', { description: 'What LATER is about. Or not.' }, 'not change its description'],
    ['criteria replaced', { acceptance_criteria: ['nothing'] }, 'must keep “signed”'],
    ['one criterion of two', { acceptance_criteria: ['signed', 'more'] }, 'must keep “checked”'],
    ['no criteria', { acceptance_criteria: [] }, 'may not empty'],
    ['a criterion in other words', { acceptance_criteria: ['Signed', 'checked'] }, 'must keep “signed”'],
    ['a dependency taken away', { depends_on: [] }, 'its depends_on must keep “BASE”'],
    ['order', { order: -1 }, 'not change its order'],
    ['paths', { paths: ['docs'] }, 'only people set paths'],
    ['model', { model: 'small' }, 'not change its model'],
    ['skills', { skills: ['a'] }, 'not change its skills'],
    ['turns', { max_turns: 1 }, 'not change its max_turns'],
    ['parts', { max_continuations: 0 }, 'not change its max_continuations'],
    ['fewer retries', { max_retries: 0 }, 'may only raise the max_retries'],
    ['endless retries', { max_retries: 999 }, 'may only raise the max_retries'],
    ['an empty note', { note: '\u200b ' }, 'a note must be a text'],
    ['a note that is none', { note: ['x'] }, 'a note must be a text'],
  ])('%s', (_, changes, why) => {
    const judged = judge([modify(changes)])
    expect(judged.refused.map((one) => one.why)).toEqual([expect.stringContaining(why)])
    expect(judged.plan).toBe(plan)
  })

  test('also after an agent has added to it, and in the same batch', () => {
    const judged = judge([modify({ acceptance_criteria: ['signed', 'checked', 'new'] }), modify({ title: 'x' })])
    expect(judged.refused.map(({ why }) => why)).toEqual([expect.stringContaining('title')])
    expect(later(judged)?.title).toBe('Sign every release')
  })
})

describe('an agent may add to it', () => {
  test('criteria, marked as its own, behind those of the person', () => {
    const judged = judge([modify({ acceptance_criteria: ['no old\nkeys', 'checked', 'signed'] })])
    expect(judged.refused).toEqual([])
    expect(later(judged)?.acceptance_criteria).toEqual(['signed', 'checked', 'no old keys (added by an agent)'])
    const again = judge([modify({ acceptance_criteria: ['signed', 'checked', 'other'] })], { from: judged.plan })
    expect(later(again)?.acceptance_criteria, 'what is marked is for agents to change').toEqual([
      'signed',
      'checked',
      'other (added by an agent)',
    ])
  })

  test('a dependency, which may be a task of its own', () => {
    const add = { action: 'add', task: { id: 'FIRST', title: 't', description: 'd' } }
    const judged = judge([add, modify({ depends_on: ['BASE', 'FIRST'] })])
    expect(judged.refused).toEqual([])
    expect(later(judged)?.depends_on).toEqual(['BASE', 'FIRST'])
  })

  test('a note, quoted below the description, five at most', () => {
    let from = plan
    for (let count = 1; count <= 5; count++) from = judge([modify({ note: `see\n## ${count}` })], { from }).plan
    const description = from.tasks.find(({ id }) => id === 'LATER')?.description ?? ''
    expect(description.startsWith('What LATER is about.\n\nNote of an agent:\n\n> see\n> ## 1\n\nNote of')).toBe(true)
    expect(judge([modify({ note: 'x' })], { from }).refused[0]?.why).toBe('LATER has 5 notes already')
  })

  test('retries, up to five', () => {
    expect(later(judge([modify({ max_retries: 5 })]))?.max_retries).toBe(5)
  })
})

test('a task that an agent added stays theirs, in this batch or before', () => {
  const add = { action: 'add', task: { id: 'NEW', title: 't', description: 'd' } }
  const judged = judge([add, modify({ title: 'Other' }, 'NEW'), modify({ title: 'Mine' }, 'OWN')])
  expect(judged.refused).toEqual([])
  expect(judged.plan.tasks.map(({ title }) => title)).toEqual(expect.arrayContaining(['Other', 'Mine']))
})

test('remove: a person decides about each of them, and `amendments: trusted` or the gate of a plan review may rewrite', () => {
  const wish = [{ action: 'remove', task_id: 'LATER', reason: 'r' }, modify({ title: 'x' }, 'BASE')]
  const titles = (judged: ReturnType<typeof judge>) => judged.plan.tasks.map(({ id, title }) => `${id} ${title}`)
  const reviewed = judge(wish)
  expect(reviewed.accepted.map(({ action }) => action)).toEqual(['remove'])
  expect(titles(reviewed), 'it stays in the plan, as given up').toEqual(titles(judge([])))
  expect(titles(judge(wish, { trusted: true }))).not.toContain('LATER Sign every release')
  expect(titles(judge(wish, { trusted: true }))).toContain('BASE x')
  expect(titles(judge(wish, { mayRewrite: true })), 'what a gate removes is given up').toContain(
    'LATER Sign every release',
  )
  expect(titles(judge(wish, { mayRewrite: true }))).toContain('BASE x')
})

test('whatever agents ask for, what a person wrote is a part of what it was', () => {
  const text = fc.constantFrom<unknown>('', 'x', 'signed', 'checked', 'What LATER is about.', 3, null, ['signed'])
  const item = fc.constantFrom<unknown>('signed', 'checked', 'BASE', 'NOW', 'x', '', 3)
  const list = fc.oneof(
    fc.array(item, { maxLength: 4 }),
    fc.array(fc.constantFrom('x', 'y'), { maxLength: 3 }).map((more) => ['signed', 'checked', ...more]),
    fc.constant(['BASE', 'NOW']),
  )
  const changes = fc.record(
    {
      title: text,
      description: text,
      acceptance_criteria: fc.oneof(list, text),
      depends_on: fc.oneof(list, text),
      note: text,
      order: fc.constant(1),
      paths: list,
    },
    { requiredKeys: [] },
  )
  const honest = fc.record({ acceptance_criteria: list, depends_on: list, note: text }, { requiredKeys: [] })
  const wish = fc.record({
    action: fc.constantFrom('modify', 'remove'),
    task_id: fc.constant('LATER'),
    changes: fc.oneof(changes, honest),
  })
  let accepted = 0
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 4 }), (wishes) => {
      const judged = judge(wishes)
      accepted += judged.accepted.filter(({ action }) => action === 'modify').length
      const before = plan.tasks.find(({ id }) => id === 'LATER')
      const after = later(judged)
      expect(after).toMatchObject({ title: before?.title, paths: before?.paths })
      expect(after?.order).toBe(before?.order)
      expect(after?.description.startsWith(before?.description ?? '-')).toBe(true)
      expect(after?.acceptance_criteria.slice(0, 2)).toEqual(['signed', 'checked'])
      expect(after?.depends_on).toContain('BASE')
    }),
  )
  expect(accepted).toBeGreaterThan(5)
})
