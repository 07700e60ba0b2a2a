import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meaningOf } from '../../../../src/core/plan/change/plan-meaning.ts'
import { planDocument, readPlan } from '../../../../src/core/plan/format/formats.ts'
import type { PlanFacts } from '../../../../src/core/plan/format/read/plan-facts.ts'
import type { Plan } from '../../../../src/schema/plan/plan.ts'

const facts = (ids: readonly string[], status: 'done' | 'open'): PlanFacts => ({
  tasks: new Map(ids.map((id) => [id, { status, at: '2026-02-03T04:05:06Z', attempts: 0 }])),
  added: [],
  changed: [],
  discovered: [],
  left: [],
  run: { started: '2026-02-03T00:00:00Z', completed: undefined },
})

/** What people write around and into tasks, and what looks like a mark of one and is none. */
const prose = fc.constantFrom(
  'Plain words, with  two blanks.  ',
  'Emoji 🎉👩‍👩‍👧, umlauts ÄÖß, 漢字, a\u00a0hard blank\tand a tab.',
  '```md\n- [ ] T001 a box in a fence\n### T9: no task\n**Status:** open\n```',
  '~~~\n- [ ] a box in a fence of another kind\n~~~',
  '<!-- - [ ] T002 a box in a comment -->',
  '<!--\n### T8: in a comment\n**Status:** open\n-->',
  '    - [ ] a box that is code',
  '> - [ ] a box in a quote',
  '| a | b |\n|---|---|\n| [ ] | **Status:** open |',
  '- plain item\n  - deeper item\n\n    with its text',
  '*\ttab behind the mark',
  '[link]: https://example.org/a_(b)',
  'A \\[ ] box that is escaped, `- [ ]` one in code.',
  '<details>\n<summary>More</summary>\n- [ ] a box in HTML\n</details>',
)
const lines = fc.array(prose, { maxLength: 3 }).map((parts) => parts.map((part) => `${part}\n\n`).join(''))
const title = fc.constantFrom('Do it', 'Do it', 'Read `a[0]` & *b* 🚀', 'Write "x" — then [y](z.md)', 'Tabs\tinside')
const mark = fc.constantFrom(' ', 'x', 'X')

type Made = { readonly head: string; readonly body: string; readonly mark: string; readonly title: string }
const parts = fc.array(fc.record({ head: lines, body: lines, mark, title }), { minLength: 1, maxLength: 4 })

const strict = (made: readonly Made[]): string =>
  `# Plan: Any\n\n## Context\n\n${made[0]?.head}## Tasks\n\n${made
    .map(
      ({ body, mark: one, title: name }, at) =>
        `### T${at + 1}: ${name}\n> why\n\n${body}**Requires:** ${at ? `T${at}` : '—'}\n**Status:** ${one === ' ' ? 'open' : 'complete'}\n\n**Done when:**\n- [${one}] it shows\n\n**Subtasks:**\n1. [${one}] one\n   more of it\n2. [${one}] two\n\n---\n\n`,
    )
    .join('')}## Discovered\n\n${made[0]?.body}`

const specKit = (made: readonly Made[]): string =>
  `# Tasks: Any\n\n${made
    .map(
      ({ head, body, mark: one, title: name }, at) =>
        `## Phase ${at + 1}: Same name\n\n${head}- [${one}] T${String(at + 100)} [P] ${name}\n  - a note\n\n${body}`,
    )
    .join('')}`

const boxes = (made: readonly Made[]): string =>
  `# Any\n\n${made.map(({ head, body, mark: one, title: name }, at) => `## Part\n\n${head}- [${one}] A-${at}: ${name}\n  - [${one}] a part of it\n\n${body}`).join('')}`

const headings = (made: readonly Made[]): string =>
  `# Any\n\n${made.map(({ body, mark: one, title: name }, at) => `### Task ${at + 1}: ${name}\n\n${body}Status: ${one === ' ' ? 'open' : 'done'}\n\n`).join('')}`

const spaces = fc.constantFrom('', ' ', '\n  ', '\t')
const json = (made: readonly Made[], gap: string): string =>
  `{${gap}"branchName":${gap}"any",${gap}"userStories":${gap}[${made
    .map(
      ({ body, mark: one, title: name }, at) =>
        `${gap}{${gap}"id":${gap}"S-${at}",${gap}"title": ${JSON.stringify(name)},${gap}"description":${JSON.stringify(body)},${gap}"passes":${gap}${one !== ' '},${gap}"x\\u0041": [1e2, {"passes": false}]}`,
    )
    .join(`${gap},`)}${gap}]${gap}}${gap}`
const taskMaster = (made: readonly Made[], gap: string): string =>
  `{${gap}"master":${gap}{"tasks":${gap}[${made
    .map(
      ({ body, mark: one, title: name }, at) =>
        `${gap}{"id":${at + 1},${gap}"title": ${JSON.stringify(name)},"details":${JSON.stringify(body)},"dependencies":[],${gap}"status" : "${one === ' ' ? 'pending' : 'done'}",${gap}"testStrategy":"🎉"}`,
    )
    .join(`${gap},`)}]}${gap}}`

const documents = fc
  .tuple(parts, spaces)
  .chain(([made, gap]) =>
    fc.constantFrom(
      ['any.md', strict(made)] as const,
      ['specs/any/tasks.md', specKit(made)] as const,
      ['todo.md', boxes(made)] as const,
      ['tasks-by-heading.md', headings(made)] as const,
      ['prd.json', json(made, gap)] as const,
      ['tasks.json', taskMaster(made, gap)] as const,
    ),
  )
const shapes = fc.record({
  eol: fc.constantFrom('\n', '\r\n'),
  bom: fc.constantFrom('', '\ufeff'),
  end: fc.constantFrom('', 'none', 'many'),
})

const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
const planIn = (file: string, bytes: Uint8Array): Plan | undefined => readPlan({ file, bytes }).plan

function written(file: string, bytes: Uint8Array, about: PlanFacts): Uint8Array {
  const found = planDocument({ file, bytes })
  if (!found || 'why' in found) return expect.unreachable(JSON.stringify(found))
  return found.write(about) ?? bytes
}

/** The text without the marks that a run sets, one after the other. */
const own = [
  /^([ \t]*(?:[-*+]|\d+\.)[ \t]+)\[[ xX]\](?=[ \t])/gm,
  /^(\*\*Status:\*\*|Status:)[^\r\n]*/gm,
  /("passes":\s*)(?:true|false)/g,
  /,\s*("completedAt")(?::\s*|\s*:\s*)"[^"]*"/g,
  /("status"\s*:\s*)"[a-z-]*"/g,
]
const bare = (source: string): string =>
  own.reduce((now, one) => now.replace(one, '$1'), source).replaceAll('"completedAt"', '')

test('whatever stands in a document, ticks change the marks of their tasks and no other byte, and can be taken back', () => {
  fc.assert(
    fc.property(
      documents,
      shapes,
      fc.array(fc.boolean(), { maxLength: 20 }),
      ([file, source], { eol, bom, end }, choice) => {
        const ended = end === 'none' ? source.trimEnd() : end === 'many' ? `${source}\n\n\n` : source
        const bytes = new TextEncoder().encode(bom + ended.replaceAll('\n', eol))
        const plan = planIn(file, bytes)
        if (!plan) return expect.unreachable(`${file} ${JSON.stringify(readPlan({ file, bytes }).findings)}\n${source}`)
        const open = plan.tasks.filter(({ status }) => status !== 'done').map(({ id }) => id)
        const some = open.filter((_, at) => choice[at])
        const now = written(file, bytes, facts(some, 'done'))
        expect(bare(text(now))).toBe(bare(text(bytes)))
        const after = planIn(file, now)
        expect(meaningOf(after ?? expect.unreachable(text(now)))).toBe(meaningOf(plan))
        expect(
          after?.tasks
            .filter(({ status }) => status === 'done')
            .map(({ id }) => id)
            .sort(),
        ).toEqual([...plan.tasks.filter(({ status }) => status === 'done').map(({ id }) => id), ...some].sort())
        expect(written(file, now, facts(some, 'done'))).toBe(now)
        const back = written(file, now, facts(some, 'open'))
        expect(bare(text(back))).toBe(bare(text(bytes)))
        expect(
          planIn(file, back)
            ?.tasks.filter(({ status }) => status !== 'done')
            .map(({ id }) => id),
        ).toEqual(open)
      },
    ),
    { numRuns: 100 },
  )
})
