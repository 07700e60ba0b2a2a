import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Names of tests, and of their rows, as far as they begin with what they cover: `G7: …`, `A5, A6: …`, `65: A9: …`, `P5–P9: …`. */
const covered = new Set(
  globSync('test/**/*.test.ts')
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/['`]((?:[\w –]+[,:] )*(?:seed )?[A-Z]\d+(?:–[A-Z]\d+)?): /g),
    ])
    .flatMap(([, labels = '']) => labels.match(/(?:seed )?\b[A-Z]\d+(?:–[A-Z]\d+)?\b/g) ?? [])
    .flatMap(range),
)

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

// The rows of the agent (§3d) are C1 to C25; so those of the seeds' prompt and parsing say whose they are.
test.each([
  ['defect of the first seed', rows('A', 15)],
  ['defect of its knowledge index', rows('B', 6)],
  ['defect of its prompt and parsing', rows('seed C', 7)],
  ['death of a process', rows('P', 19)],
  ['fault of a remote', rows('G', 19)],
  ['bad input', rows('I', 10)],
  ['thing that an agent does', rows('C', 25)],
])('each %s has a test that is named after it', (_, wanted) => {
  expect(wanted.filter((label) => !covered.has(label))).toEqual([])
})
