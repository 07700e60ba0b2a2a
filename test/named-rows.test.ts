import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Names of tests, and of their rows, as far as they begin with what they cover: `G7: …`, `A5, A6: …`, `65: A9: …`. */
const covered = new Set(
  globSync('test/**/*.test.ts')
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/['`]((?:[\w –]+[,:] )*[A-Z]\d+): /g)])
    .flatMap(([, labels = '']) => labels.match(/\b[A-Z]\d+\b/g) ?? []),
)

const rows = (letter: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${letter}${n + 1}`)

test.each([
  ['defect of the first seed', rows('A', 15)],
  ['fault of a remote', rows('G', 19)],
  ['bad input', rows('I', 10)],
])('each %s has a test that is named after it', (_, wanted) => {
  expect(wanted.filter((label) => !covered.has(label))).toEqual([])
})
