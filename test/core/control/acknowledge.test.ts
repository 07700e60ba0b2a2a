import { expect, test } from 'vitest'
import { type AppliedOrder, acknowledge } from '../../../src/core/control/acknowledge.ts'
import { mayOrder, minStandingsOf, readMinStandings } from '../../../src/core/order/may-order.ts'

const taken = (id: string, text: string, change: Partial<AppliedOrder> = {}): AppliedOrder => ({
  order: { id, by: 'Ada', text },
  result: { kind: 'done', effects: [] },
  answer: true,
  ...change,
})

test('each order gets a sign, and only what says something gets words', () => {
  const outbox = acknowledge([
    taken('a', 'pause'),
    taken('b', 'hint x', { result: { kind: 'done', effects: [], answer: 'It reads x.' } }),
    taken('c', 'skip T', { result: { kind: 'refused', why: 'the plan has no task T' } }),
    taken('d', 'stop', { result: { kind: 'refused', why: 'a stranger' }, answer: false }),
    taken('e', 'stop', { result: { kind: 'stop', why: 'Ada stopped it' } }),
  ])
  expect(outbox.filter(({ kind }) => kind === 'sign').map(({ key, body }) => `${key} ${body}`)).toEqual([
    'sign/a done',
    'sign/b done',
    'sign/c refused',
    'sign/d refused',
    'sign/e done',
  ])
  const answers = outbox.filter(({ kind }) => kind === 'answer')
  expect(
    answers.map(({ key }) => key),
    'one comment for all, named after the first',
  ).toEqual(['answer/b'])
  expect(answers[0]?.body).toBe(
    '> Ada: /ralph hint x\n\nIt reads x.\n\n> Ada: /ralph skip T\n\nNot done: the plan has no task T',
  )
})

test('what only looked like an order is shown as it was written', () => {
  const [, answer] = acknowledge([taken('a', '/RALPH stop', { result: { kind: 'refused', why: 'no' } })])
  expect(answer?.body).toBe('> Ada: /RALPH stop\n\nNot done: no')
})

test('answers that do not fit one comment are several, each below the limit', () => {
  const long = Array.from({ length: 300 }, (_, n) =>
    taken(`id-${n}`, 'hint x', { result: { kind: 'done', effects: [], answer: 'y'.repeat(2000) } }),
  )
  const answers = acknowledge(long).filter(({ kind }) => kind === 'answer')
  expect(answers.length).toBeGreaterThan(1)
  for (const { body } of answers) expect(body.length).toBeLessThan(40_000)
})

test('what is quoted can neither mention nor fake a mark', () => {
  const [, answer] = acknowledge([
    taken('a', 'skip @everyone <!-- ralph:demo:status -->', { result: { kind: 'refused', why: 'no @team' } }),
  ])
  expect(answer?.body).not.toMatch(/@everyone|@team|<!--/)
})

test.each([
  ['write', 'pause', {}, true],
  ['triage', 'pause', {}, false],
  ['triage', 'status', { status: 'triage' }, true],
  ['write', 'approve', { approve: 'maintain' }, false],
  ['maintain', 'approve', { approve: 'maintain' }, true],
  ['write', 'pause', { all: 'admin' }, false],
  ['write', 'pause', { all: 'admin', pause: 'write' }, true],
  ['none', 'pause', { all: 'read' }, false],
] as const)('%s may order %s where %j is configured: %s', (standing, command, least, may) => {
  expect(mayOrder({ login: 'Ada', command, standing, minStandings: least }) === 'yes').toBe(may)
})

test('the least roles are read from texts, and a wrong one is named with what is possible', () => {
  expect(minStandingsOf(['approve=maintain', 'all: admin'])).toEqual({ approve: 'maintain', all: 'admin' })
  for (const wrong of ['approve', 'aprove=write', 'approve=owner', 'approve=none', 'constructor=write']) {
    expect(readMinStandings([wrong]), wrong).toEqual({ expected: expect.stringContaining('approve=maintain') })
  }
})
