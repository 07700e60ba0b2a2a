import { expect, test } from 'vitest'
import { contradictionsIn } from '../../../src/core/knowledge/contradictions.ts'
import { entry } from './any-index.ts'

const rules = (...texts: string[]) =>
  texts.map((text, n) => entry({ id: `K-constraint-r${n}`, text, hard: true, iterations: [n + 1] }))
const pairsOf = (...texts: string[]) =>
  contradictionsIn(rules(...texts)).map(({ newer, older }) => [newer.text, older.text])

test.each([
  ['a number', 'The server must listen on port 8080.', 'The server must listen on port 9090.'],
  [
    'a number with its reason',
    'The server must listen on 8080: the proxy',
    'The server must listen on 9090: the load balancer',
  ],
  ['a name', 'The store must use SQLite.', 'The store must use JSONL.'],
  ['a path', 'The config must be `a/b.yml`.', 'The config must be `a/c.yml`.'],
])('two hard rules of one subject and verb that differ in %s contradict each other', (_, older, newer) => {
  expect(pairsOf(older, newer)).toEqual([[newer, older]])
})

test.each([
  ['forbid different things', 'billing must not import users', 'billing must not import orders'],
  ['are about different subjects', 'Route A must use JSON', 'Route B must use XML'],
  ['are about different numbered subjects', 'Queue 1 must use 5 workers', 'Queue 2 must use 6 workers'],
  ['name several things', 'Tests must cover Parser', 'Tests must cover Lexer'],
  ['say the same', 'The port must be 80', 'The port must be 80.'],
])('two rules that %s do not', (_, one, other) => {
  expect(pairsOf(one, other)).toEqual([])
})

test('of 200 parallel rules that are compatible at most five of a hundred are marked', () => {
  const modules = ['billing', 'users', 'orders', 'search', 'mail', 'Auth', 'API v2', 'cli', 'Cache', 'jobs']
  const templates = [
    (a: string, b: string) => `${a} must not import ${b}`,
    (a: string, b: string) => `${a} must return errors of ${b} as RalphError`,
    (a: string, b: string) => `Every change of ${a} must be told to ${b}`,
    (a: string, b: string) => `Tests of ${a} must cover ${b}`,
  ]
  const texts = templates.flatMap((template) =>
    modules.flatMap((a) => modules.slice(0, 5).map((b) => template(a, `${b} and the rest`))),
  )
  expect(texts).toHaveLength(200)
  expect(pairsOf(...texts).length).toBeLessThanOrEqual(10)
})

test('what an agent or the indexer names is a pair while both count', () => {
  const [older, newer] = rules('Dates are UTC.', 'Dates are local.')
  if (!older || !newer) return expect.unreachable()
  const marked = { ...newer, contradicts: [older.id] }
  expect(contradictionsIn([older, marked])).toEqual([{ newer: marked, older }])
  expect(contradictionsIn([{ ...older, status: 'superseded' }, marked])).toEqual([])
})
