import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Idiom, idiomCounts, idiomsIn, wordsOfCode } from '../../scripts/idioms.ts'
import { sourceFiles } from '../../scripts/source-files.ts'

const counted = 'test/repository/idiom-counts.json'
const tenLines = (first: string): string =>
  `export function f(input: string): string {\n${first}\n${'  g(input)\n'.repeat(9)}}\n`

const found = (text: string, path = 'src/core/x.ts'): Pick<Idiom, 'kind' | 'text'>[] => {
  const stored = { path: 'src/schema/x.ts', text: 'export const X = z.object({ why: z.string() })\n' }
  const files = [stored, { path, text }]
  return idiomsIn(files, wordsOfCode(files)).map(({ kind, text: shown }) => ({ kind, text: shown }))
}

test.each([
  ['a name of a long scope', tenLines('  const found = input'), 'vague name', 'found'],
  ['a parameter', `export function f(given: string) {\n${'  g(given)\n'.repeat(9)}}\n`, 'vague name', 'given'],
  ['a field under a name that is no stored one', tenLines('  const { kept } = input'), 'vague name', 'kept'],
  ['a stored field under another name', tenLines('  const { why: told } = input'), 'vague name', 'told'],
  ['a type inside of a function', tenLines('  type At = string'), 'vague type', 'At'],
  ['a phrase', '// Whoever reads it is told.\nexport const x = 1\n', 'odd phrase', 'Whoever'],
  ['a name in a comment that is nowhere', '/** Calls `oldName`. */\nexport const x = 1\n', 'stale name', 'oldName'],
] as const)('%s is counted', (_, text, kind, shown) => {
  expect(found(text)).toContainEqual({ kind, text: shown })
})

test.each([
  ['a stored field', tenLines('  const { why } = input')],
  ['a short scope', 'export const f = (found: string) => found\n'],
  ['a plain name', tenLines('  const match = input')],
  ['a name in a comment that is there', '/** As `shown`. */\nexport const shown = 1\n'],
])('%s is not counted', (_, text) => {
  expect(found(text)).toEqual([])
})

test('no room has more of them than before: `node scripts/idioms.ts ROOM` lists them', () => {
  const counts = idiomCounts(idiomsIn(sourceFiles('src'), wordsOfCode(sourceFiles('src', 'test', 'scripts'))))
  if (process.env['RALPH_UPDATE_COUNTS']) writeFileSync(counted, `${JSON.stringify(counts, null, 2)}\n`)
  const before = JSON.parse(readFileSync(counted, 'utf8')) as typeof counts
  const more = Object.entries(counts).flatMap(([room, kinds]) =>
    Object.entries(kinds).flatMap(([kind, count]) => {
      const bound = before[room]?.[kind] ?? 0
      return count > bound ? [`${room}: ${kind} ${count}, was ${bound}`] : []
    }),
  )
  expect(more).toEqual([])
})
