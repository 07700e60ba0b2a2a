import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgeSpecs, type SpecFile } from '../../../src/core/spec/lint-specs.ts'
import { readIndex } from '../../../src/core/spec/read-index.ts'
import { readSpec } from '../../../src/core/spec/read-spec.ts'
import { specsOfPlan } from '../../../src/core/spec/specs-of-plan.ts'
import { planOf } from '../../support/run-state.ts'
import { withSlack } from '../../support/with-slack.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const file = (path: string, text: string): SpecFile => ({ file: path, bytes: bytes(text) })

const whole = (id: string, more: { status?: string; requires?: string; questions?: string } = {}): string =>
  `# Feature: Feeds ${id}

**ID:** ${id}
**Status:** ${more.status ?? 'planned'}
**Requires:** ${more.requires ?? '—'}

## Summary
Readers want feeds offline.

## Goals
- Feeds are read offline
- A broken feed is named

## Non-Goals
- No podcasts

## Design
### Overview
A cache on the disk.

## Gotchas
- Dates have no zone

## Open Questions
${more.questions ?? ''}
`

const table = (...rows: string[]): string =>
  ['# Spec Index', '', '| ID | Feature | Status | Path | Requires |', '|----|---|---|---|---|', ...rows, ''].join('\n')

const judge = (index: string, specs: Record<string, string>) =>
  judgeSpecs({
    index: file('specs/INDEX.md', index),
    specs: Object.entries(specs).map(([path, text]) => file(path, text)),
  })
const found = (index: string, specs: Record<string, string>): string[] =>
  judge(index, specs).findings.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`)

test('a whole set has no findings', () => {
  const index = table(
    '| F1 | Feeds | planned | [feeds](feeds/SPEC.md) | — |',
    '| F2 | ↳ Sync | in-progress | feeds/sync | F1 |',
  )
  const specs = {
    'specs/feeds/SPEC.md': whole('F1'),
    'specs/feeds/sync/SPEC.md': whole('F2', { status: 'in_progress', requires: 'F1' }),
  }
  expect(found(index, specs)).toEqual([])
})

test('everything is told at once, in the order of the text, with its place', () => {
  const index = table(
    '| F1 | Feeds | complete | [feeds](feeds/SPEC.md) | F2 |',
    '| F9 | Gone | planned | gone/SPEC.md | — |',
    '| F8 | Out | planned | ../../etc/SPEC.md | — |',
  )
  const specs = {
    'specs/feeds/SPEC.md': whole('F1', { requires: 'F2', questions: '- [ ] Which zone?\n- [x] How many → ten' }),
    'specs/new/SPEC.md':
      '# Feature: New\n\n**ID:** F1\n**Status:** soon\n\n## Summary\n<!-- why -->\n\n## Goals\n- [What success looks like]\n',
  }
  expect(found(index, specs)).toEqual([
    'specs/INDEX.md:5 SPEC_INDEX The status of specs/feeds/SPEC.md is "planned", but the index has "complete".',
    'specs/INDEX.md:6 SPEC_INDEX There is no specs/gone/SPEC.md.',
    'specs/INDEX.md:7 SPEC_INDEX The path "../../etc/SPEC.md" points outside the repository.',
    'specs/feeds/SPEC.md:5 SPEC_REQUIRES No spec has the ID "F2".',
    'specs/feeds/SPEC.md:25 SPEC_OPEN_QUESTIONS The question "Which zone?" is open; no plan is made from this spec until it is answered.',
    'specs/new/SPEC.md:null SPEC_SECTION There is no section Non-Goals.',
    'specs/new/SPEC.md:null SPEC_SECTION There is no section Design.',
    'specs/new/SPEC.md:null SPEC_SECTION There is no section Open Questions.',
    'specs/new/SPEC.md:1 SPEC_INDEX specs/INDEX.md does not list this spec.',
    'specs/new/SPEC.md:3 SPEC_ID "F1" is also the ID of specs/feeds/SPEC.md.',
    'specs/new/SPEC.md:4 SPEC_STATUS "soon" is not a status.',
    'specs/new/SPEC.md:6 SPEC_SECTION The section Summary is empty.',
    'specs/new/SPEC.md:9 SPEC_SECTION The section Goals is empty.',
  ])
})

test('what is wrong in the spec is mended there first: the index is not told to repeat it, and no ID is meant to be its own', () => {
  const specs = { 'specs/a/SPEC.md': whole('F1', { status: 'done', requires: 'F9-F11' }) }
  const { findings } = judge(table('| F1 | A | planned | a/SPEC.md | — |'), specs)
  expect(findings.map(({ file, message, remedy }) => `${file} ${message} ${remedy}`)).toEqual([
    expect.stringContaining('"done" is not a status.'),
    ...['F9', 'F10', 'F11'].map(
      (id) => `specs/a/SPEC.md No spec has the ID "${id}". Write the spec of that feature, or remove the ID.`,
    ),
  ])
})

test('a circle and a requirement of itself are named', () => {
  const index = table('| F1 | A | planned | a | F2 |', '| F2 | B | planned | b | F1, F2 |')
  const specs = {
    'specs/a/SPEC.md': whole('F1', { requires: 'F2' }),
    'specs/b/SPEC.md': whole('F2', { requires: 'F1, F2' }),
  }
  expect(found(index, specs)).toEqual([
    'specs/a/SPEC.md:5 SPEC_REQUIRES These specs require each other: F1 → F2 → F1.',
    'specs/b/SPEC.md:5 SPEC_REQUIRES The spec requires itself.',
  ])
})

test.each([
  ['a tick', '- [x] Which?', 0],
  ['no tick', '- [ ] Which? → *Pending*', 1],
  ['an answer without a box', '- Which? **Decision:** both', 0],
  ['an answer after an arrow', '- Which? → Decision: both', 0],
  ['an answer below', '- Which?\n  Decision: both', 0],
  ['an answer that says nothing', '- Which? **Decision:**\n- Where? → **Decision:** TBD\n- When? → **Decision:** …', 3],
  ['a word about decisions', '- Whose decision: theirs or ours?', 1],
  ['to be decided', '- TBD\n- [ ] todo', 2],
  ['no box', '- Which?\n- Where?', 2],
  ['struck out', '- ~~Which?~~', 0],
  ['none', 'None.', 0],
  ['a dash', '—', 0],
  ['prose', 'Which zone do we\nuse?\n\nAnd where?', 2],
  ['a comment', '<!-- ask here -->', 0],
  ['a placeholder', '- [ ] [Question]', 0],
  ['a box that goes on', '- [ ] Which?\n  - this one\n  - or that', 1],
  ['code', '```\n- [ ] Which?\n```', 0],
])('open questions: %s', (_, questions, count) => {
  expect(readSpec(whole('F1', { questions })).openQuestions).toHaveLength(count)
})

test('two sections of one name are one: nothing that a goal says is lost', () => {
  const { goals } = readSpec('# Feature: X\n\n## Goals\n- A\n\n## Design\nd\n\n## Goals\n- B\n')
  expect(goals.map(({ text }) => text)).toEqual(['A', 'B'])
})

test('a path that starts at the top of the repository is named with how it is written', () => {
  const { findings } = judgeSpecs({
    index: { file: 'specs/INDEX.md', bytes: bytes(table('| F1 | Feeds | planned | specs/feeds/SPEC.md | — |')) },
    specs: [{ file: 'specs/feeds/SPEC.md', bytes: bytes(whole('F1')) }],
  })
  expect(findings.map(({ remedy }) => remedy)).toEqual(['Paths start at specs/: write feeds/SPEC.md.'])
})

test('IDs are read with ranges, brackets and dashes', () => {
  const ids = (requires: string) => readSpec(whole('F1', { requires })).requires.map(({ text }) => text)
  expect(ids('F1.1-F1.3, F2 and `F4`')).toEqual(['F1.1', 'F1.2', 'F1.3', 'F2', 'F4'])
  expect(ids('— *(or F2, F3 if it depends)*')).toEqual([])
  expect(ids('F1-F999999')).toEqual(['F1-F999999'])
})

test('a cell keeps a bar behind a backslash, and another table is none', () => {
  const text = `${table('| F1 | A \\| B | planned | [a](<a/SPEC.md>) | — |')}\n| x | y |\n|---|---|\n| 1 | 2 |\n`
  expect(readIndex(text)).toMatchObject([
    { id: { text: 'F1' }, feature: { text: 'A | B' }, path: { text: 'a/SPEC.md' } },
  ])
})

test('what cannot be read is named, and the rest is judged all the same', () => {
  const { findings, specs } = judgeSpecs({
    index: { file: 'specs/INDEX.md', missing: true, refused: 'there is no such file' },
    specs: [
      { file: 'specs/a/SPEC.md', bytes: new Uint8Array([0xff, 0xfe, 0x41, 0]) },
      { file: 'specs/b/SPEC.md', refused: 'it points outside the repository' },
      file('specs/c/SPEC.md', `<<<<<<< ours\n${whole('F1')}=======\n>>>>>>> theirs\n`),
    ],
  })
  expect(specs).toEqual([])
  expect(findings[0]).toMatchObject({
    message: 'specs/INDEX.md is missing.',
    remedy: expect.stringContaining('Write it'),
  })
  expect(findings.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'specs/INDEX.md SPEC_UNREADABLE',
    'specs/a/SPEC.md SPEC_UNREADABLE',
    'specs/b/SPEC.md SPEC_UNREADABLE',
    ...Array.from({ length: 3 }, () => 'specs/c/SPEC.md PLAN_MERGE_MARKERS'),
  ])
})

test('any text is read without a throw, and its places lie in it', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '# Feature: A',
      '## Goals',
      '## Open Questions',
      '- [ ] q',
      '- [x] q',
      '- g',
      '  more',
      '',
      '```',
      '<!--',
      '-->',
      '**ID:** F1',
      '| ID | Path |',
      '| F1 | a |',
      '=======',
      '> q',
    ),
    fc.string({ maxLength: 20 }),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const text = lines.join('\n')
      const { goals, nonGoals, openQuestions, requires } = readSpec(text)
      for (const { offset } of [...goals, ...nonGoals, ...openQuestions, ...requires]) {
        expect(offset).toBeGreaterThanOrEqual(0)
        expect(offset).toBeLessThan(text.length)
      }
      for (const { id, path } of readIndex(text))
        for (const { offset } of [id, path]) expect(offset).toBeLessThanOrEqual(text.length)
      const { findings } = judge(text, { 'specs/a/SPEC.md': text })
      for (const { line: at } of findings) expect(at ?? 1).toBeLessThanOrEqual(lines.length + 1)
    }),
  )
})

test('5,000 specs are judged in less than a second', { tags: 'thorough/size' }, () => {
  const ids = Array.from({ length: 5_000 }, (_, at) => at)
  const index = table(...ids.map((at) => `| F${at} | A | planned | f${at} | ${at === 0 ? '—' : `F${at - 1}`} |`))
  const specs = Object.fromEntries(
    ids.map((at) => [`specs/f${at}/SPEC.md`, whole(`F${at}`, at === 0 ? {} : { requires: `F${at - 1}` })]),
  )
  const start = process.threadCpuUsage()
  expect(found(index, specs)).toEqual([])
  expect(process.threadCpuUsage(start).user / 1_000).toBeLessThan(withSlack(1_000))
})

const pathOf = (name: string | number): string => `specs/${name}/SPEC.md`
const manyBelow = ['specs/INDEX.md', 'specs/f1/notes.md', ...Array.from({ length: 40 }, (_, n) => pathOf(`f${n + 1}`))]
const listOfMany = [
  '| ID | Path | Requires |',
  '|---|---|---|',
  ...Array.from({ length: 40 }, (_, n) => `| X-${n + 1} | [f](f${n + 1}/SPEC.md) | ${n === 2 ? 'X-9' : '—'} |`),
].join('\n')
const about = (name: string, description: string) => ({ ...planOf({ id: 'A', description }), name })

test.each([
  ['by path', 'demo', 'As specs/f7/SPEC.md says.', ['f7']],
  ['by its folder, at the end of a sentence', 'demo', 'See ./specs/f7.', ['f7']],
  ['by its ID, with what it requires', 'demo', 'Serves X-3 only.', ['f3', 'f9']],
  ["by the plan's name", 'f11', 'Nothing.', ['f11']],
  ['by nothing: a part of a name is another one', 'f', 'See specs/f and X-33a.', []],
])('of many specs a reviewer of the plan gets those that it is about: %s', (_, name, description, expected) => {
  const found = specsOfPlan(about(name, description), { paths: manyBelow, index: listOfMany })
  expect(found).toEqual({ files: ['specs/INDEX.md', ...expected.map(pathOf)], others: 40 - expected.length })
})

test('of few specs it gets all, of many that it names a bounded list, and without an index the paths do', () => {
  const few = { paths: manyBelow.slice(0, 5), index: undefined }
  expect(specsOfPlan(about('demo', ''), few)).toEqual({ files: ['f1', 'f2', 'f3'].map(pathOf), others: 0 })
  const all = about('demo', manyBelow.join(' '))
  expect(specsOfPlan(all, { paths: manyBelow, index: listOfMany })).toMatchObject({ files: { length: 13 }, others: 28 })
  expect(specsOfPlan(about('demo', ''), { paths: [], index: undefined })).toEqual({ files: [], others: 0 })
})
