import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** Names of tests, and of their rows, as far as they begin with what they cover: `G7: …`, `A5, A6: …`, `65: A9: …`, `P5–P9: …`. */
const named = globSync('test/**/*.test.ts').map((file) => ({
  name: basename(file, '.test.ts'),
  rows: new Set(
    [...readFileSync(file, 'utf8').matchAll(/['`]((?:[\w –]+[,:] )*(?:seed )?[A-Z]\d+(?:–[A-Z]\d+)?): /g)]
      .flatMap(([, labels = '']) => labels.match(/(?:seed )?\b[A-Z]\d+(?:–[A-Z]\d+)?\b/g) ?? [])
      .flatMap(range),
  ),
}))
const covered = new Set(named.flatMap(({ rows }) => [...rows]))

/** `| P4 | what happens | what ralph does | tests |` */
const model = [
  ...readFileSync('docs/failure-model.md', 'utf8').matchAll(/^\| ((?:seed )?[A-Z]\d+) \|.*\| ([^|]*) \|$/gm),
].map(([, row = '', tests = '']) => ({ row, tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) }))
const threats = [...readFileSync('docs/threats.md', 'utf8').matchAll(/^\| (T\d+) \|/gm)].map(([, row = '']) => row)

/** `P5–P9` is five rows. */
function range(label: string): string[] {
  const [from = '', to] = label.split('–')
  if (to === undefined) return [from]
  const [first, last] = [from, to].map((row) => Number(row.slice(1))) as [number, number]
  return rows(from.charAt(0), last).slice(first - 1)
}

function rows(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => `${letter}${n + 1}`)
}

// The rows of the agent are C1 to C28; so those of the older programs' prompt and parsing say whose they are.
test.each([
  ['defect of the programs before', rows('A', 15)],
  ['defect of their knowledge index', rows('B', 7)],
  ['defect of their prompt and parsing', rows('seed C', 7)],
  ['death of a process', rows('P', 19)],
  ['fault of a remote', rows('G', 19)],
  ['fault of the GitHub API', rows('H', 12)],
  ['bad input', rows('I', 13)],
  ['thing that an agent does', rows('C', 28)],
])('each %s is a row of the failure model, with a test that is named after it', (_, wanted) => {
  expect(wanted.filter((label) => !covered.has(label))).toEqual([])
  expect(wanted.filter((label) => !model.some(({ row }) => row === label))).toEqual([])
})

test.each(model)('the tests of $row are those that its line names: $tests', ({ row, tests }) => {
  expect(tests.length).toBeGreaterThan(0)
  const holds = (test: string): boolean => named.some(({ name, rows }) => name === test && rows.has(row))
  expect(tests.filter((test) => !holds(test))).toEqual([])
})

test('each name that a test begins with is a row of the failure model or a threat', () => {
  const known = new Set([...model.map(({ row }) => row), ...threats])
  expect([...covered].filter((label) => !known.has(label)).sort()).toEqual([])
})
