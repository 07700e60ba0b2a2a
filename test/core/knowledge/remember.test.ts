import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxPersonEntries, remember, withoutEntry, withRemembered } from '../../../src/core/knowledge/remember.ts'
import { knowledgeLines } from '../../../src/core/knowledge/render-index.ts'
import { indexFilesWriter } from '../../../src/core/run/stored/index-files.ts'
import { Knowledge } from '../../../src/schema/knowledge/entry.ts'

/** Both files of the state tree. */
function knowledgeFiles(knowledge: readonly Knowledge[], iteration: number): { markdown: string; json: string } {
  const { files } = indexFilesWriter((text) => text)({ knowledge: [...knowledge], iteration }, [])
  return { markdown: files.get('knowledge-index.md') ?? '', json: files.get('knowledge-index.json') ?? '' }
}

const said = (text: string) => ({ text, by: 'Ada', url: null })
function entries(...texts: string[]): Knowledge[] {
  const known: Knowledge[] = []
  for (const text of texts) {
    const result = remember(said(text), known)
    if (result.kind === 'new') known.push(result.entry)
  }
  return known
}

test.each([
  ['Use the cache.', 'K-decision-use-the-cache', 'Use the cache.'],
  ['Constraint: The API  stays.', 'K-constraint-the-api-stays', 'The API stays.'],
  [
    'gotcha: tests need a clock that a test sets',
    'K-gotcha-tests-need-a-clock-that',
    'tests need a clock that a test sets',
  ],
  ['note: über uns', 'K-decision-note-uber-uns', 'note: über uns'],
  ['名前を変えない', 'K-decision-entry', '名前を変えない'],
])('%j is %s', (text, id, kept) => {
  expect(remember(said(text), [])).toMatchObject({ kind: 'new', entry: { id, text: kept, by: 'Ada', url: null } })
})

test('the same words are one entry, other words with the same beginning are another', () => {
  const known = entries('Use the cache in src/a.ts', 'Use the  cache in src/a.ts', 'Use the cache in src/b.ts')
  expect(known.map(({ id }) => id)).toEqual(['K-decision-use-the-cache-in-src', 'K-decision-use-the-cache-in-src-2'])
  expect(remember({ ...said('Use the cache in src/b.ts'), by: 'Bea' }, known)).toEqual({
    kind: 'known',
    id: 'K-decision-use-the-cache-in-src-2',
  })
})

test('what every prompt holds is bounded', () => {
  const full = entries(...Array.from({ length: maxPersonEntries }, (_, n) => `fact ${n}`))
  expect(remember(said('one more'), full)).toMatchObject({ kind: 'refused', why: expect.stringContaining('CLAUDE.md') })
  expect(remember(said('x'.repeat(501)), [])).toMatchObject({ kind: 'refused', why: expect.stringContaining('500') })
})

test('whatever is said, its entry has a sound id and one line, and ids never meet', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), { maxLength: 12 }), (texts) => {
      const known = entries(...texts.filter((text) => text.trim() !== ''))
      for (const entry of known) Knowledge.parse(entry)
      expect(new Set(known.map(({ id }) => id)).size).toBe(known.length)
      for (const line of knowledgeLines(known, '##').split('\n')) expect(line).toMatch(/^(## [A-Z]|- \[K-|$)/)
    }),
    { numRuns: 100 },
  )
})

test('the files have a heading for each kind, constraints first', () => {
  const known = entries('pattern: one file, one idea', 'constraint: never a util')
  const { markdown, json } = knowledgeFiles(known, 7)
  expect(markdown).toBe(
    '# Knowledge Index\n\nLast updated: iteration 7 (by people)\n\n## Constraints\n\n- [K-constraint-never-a-util] never a util [source: Ada]\n\n## Patterns\n\n- [K-pattern-one-file-one-idea] one file, one idea [source: Ada]\n',
  )
  expect(JSON.parse(json)).toMatchObject([{ memory_ids: ['K-pattern-one-file-one-idea'], status: 'active' }, {}])
})

/** Texts by which a damaged index once passed its verification. */
const deceits = [
  ...[
    '# Knowledge Index',
    'Last updated: iteration 99 (by nobody)',
    '## Constraints',
    '## Gotchas',
    '* shall not',
    '\n',
  ],
  ...['- [K-constraint-a] must', '[K-constraint-a]', '[supersedes: K-constraint-a]', 'Superseded: - [K-constraint-a]'],
  ...['constraint: ', 'gotcha: ', 'mustard', 'forbidden', 'a', ' ', 'é', '名'],
]

test('B4: whatever is said, an entry stays where and as it was, and both files hold the same ids', () => {
  const text = fc.array(fc.constantFrom(...deceits), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), (texts) => {
      const known = entries('constraint: a', ...texts.filter((one) => one.trim() !== ''))
      let earlier: string[] = []
      for (let count = 1; count <= known.length; count++) {
        const { markdown, json } = knowledgeFiles(known.slice(0, count), count)
        expect(markdown).toMatch(/^# Knowledge Index\n\nLast updated: iteration \d+ \(by people\)\n\n## /)
        const lines = placed(markdown)
        expect(lines).toEqual(expect.arrayContaining(earlier))
        const ids = lines.map((line) => /\[(.*?)\]/.exec(line)?.[1])
        expect(new Set(ids).size).toBe(count)
        expect(ids.sort()).toEqual(
          JSON.parse(json)
            .flatMap((entry: { memory_ids: string[] }) => entry.memory_ids)
            .sort(),
        )
        earlier = lines
      }
    }),
    { numRuns: 200 },
  )
})

/** Each line behind the heading that it stands below. */
const placed = (markdown: string): string[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [heading, ...lines] = section.split('\n')
      return lines.filter((line) => line !== '').map((line) => `${heading}: ${line}`)
    })

test('a correction takes the place of the entry that it names, whoever that is from, and keeps its kind', () => {
  const learned = Knowledge.parse({
    id: 'K-gotcha-slow',
    text: 'Tests are slow.',
    by: null,
    url: null,
    iterations: [3],
  })
  const result = remember(said('K-gotcha-slow Only the e2e tests are slow.'), [learned])
  if (result.kind !== 'new') return expect.unreachable()
  expect(result.entry).toMatchObject({
    id: 'K-gotcha-only-the-e2e-tests-are',
    by: 'Ada',
    supersedes: ['K-gotcha-slow'],
  })
  const after = withRemembered([learned], result.entry)
  expect(after.map(({ status }) => status)).toEqual(['superseded', 'active'])
  expect(remember(said('K-gotcha-slow again'), after)).toEqual({
    kind: 'refused',
    why: 'K-gotcha-slow does not count any more: K-gotcha-only-the-e2e-tests-are took its place',
  })
  expect(remember(said('K-gotcha-only-the-e2e-tests-ar again'), after)).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('Did you mean K-gotcha-only-the-e2e-tests-are?'),
  })
})

test('what an agent learned becomes a person’s when a person says the same', () => {
  const learned = Knowledge.parse({ id: 'K-decision-a', text: 'Use the cache.', by: null, url: null, iterations: [3] })
  const result = remember(said('use the  cache.'), [learned])
  expect(result).toMatchObject({ kind: 'new', entry: { by: 'Ada', supersedes: ['K-decision-a'] } })
})

test('a withdrawn entry makes room, and says by whom and why', () => {
  const full = entries(...Array.from({ length: maxPersonEntries }, (_, n) => `fact ${n}`))
  const less = withoutEntry(full, { id: full[0]?.id ?? '', by: 'Bea', why: 'wrong' })
  expect(less[0]).toMatchObject({ status: 'deprecated', why: 'withdrawn by Bea: wrong' })
  expect(remember(said('one more'), less).kind).toBe('new')
  const corrected = remember(said(`${full[1]?.id} fact 1, corrected`), full)
  expect(corrected.kind, 'a correction needs no room').toBe('new')
})

test('a kind without words is no text, and letters that no normalisation takes apart are spelt in an id', () => {
  for (const text of ['unresolved:', 'gotcha:  ', ' constraint:'])
    expect(remember({ text, by: 'Ada', url: null }, [])).toEqual({ kind: 'refused', why: 'remember needs a text' })
  expect(remember({ text: 'note: Größe Øre', by: 'Ada', url: null }, [])).toMatchObject({
    entry: { id: 'K-decision-note-grosse-ore', text: 'note: Größe Øre' },
  })
})
