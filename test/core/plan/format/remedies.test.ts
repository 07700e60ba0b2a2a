import { expect, test } from 'vitest'
import { readPlan } from '../../../../src/core/plan/format/formats.ts'
import type { Finding } from '../../../../src/schema/plan/finding.ts'
import { encode } from '../make-plan.ts'

const findingsOf = (file: string, text: string): readonly Finding[] => readPlan({ file, bytes: encode(text) }).findings

/** Does to a text what a remedy says; `said` are the words that it quotes. */
type Cure = (text: string, finding: Finding, said: readonly string[]) => string

const changeLine =
  (change: (line: string, said: readonly string[]) => string | undefined): Cure =>
  (text, { line }, said) =>
    text
      .split('\n')
      .flatMap((one, index) => (index + 1 === line ? (change(one, said) ?? []) : one))
      .join('\n')

const removed = changeLine(() => undefined)
const unindented = changeLine((line) => line.trimStart())
/** `Rename it to "X"`: the name that begins the line, in JSON or as a field. */
const renamed = changeLine((line, [to = '']) =>
  /^\s*"/.test(line)
    ? line.replace(/"[^"]*"/, JSON.stringify(to))
    : line.replace(/^[*]*[A-Za-z ]+?[*]*:[*]*/, to.replace(/:?$/, ':').replace(/:\*\*:$/, ':**')),
)
const written = changeLine((_, [to]) => to)
const boxCleared = changeLine((line) => line.replace(/^(\s*(?:- |\d+\. )?)\S*?(?:\[[^\]]*\]|☐)\s*/, '$1[ ] '))
const ownField: Cure = (text, finding, [to = '']) => removed(text, finding, []).replace(/^\*\*Status:\*\* open$/m, to)
/** The word that the remedy says instead of the one that the message quotes. */
const meantWord: Cure = (text, { message }, [to = '']) =>
  text.replace(JSON.stringify(/depends on "([^"]+)"/.exec(message)?.[1] ?? '').slice(1, -1), to)

const queue = (lines: string): string =>
  `# Plan: x\n\n## Tasks\n\n### T1: One\n**Status:** open\n\n### T2: Two\n\n${lines}\n`
const headings = (lines: string): string => `# Work\n\n### Task 1: One\n\nDo it.\n\n### Task 2: Two\n\n${lines}\n`
const boxes = (lines: string): string => `# Work\n\n- [ ] One\n- [ ] Two\n${lines}\n`
const spec = (lines: string): string => `# Tasks\n\n## Phase 1: Setup\n\n- [ ] T001 One\n- [ ] T002 Two\n${lines}\n`
const json = (task: object, more: object = {}): string =>
  JSON.stringify(
    {
      tasks: [
        { id: 'A', title: 'a' },
        { id: 'B', title: 'b', ...task },
      ],
      ...more,
    },
    null,
    2,
  )
const prd = (story: object): string =>
  JSON.stringify(
    {
      userStories: [
        { id: 'A', title: 'a', passes: false },
        { id: 'B', title: 'b', passes: false, ...story },
      ],
    },
    null,
    2,
  )

/** What is written, the code of its finding, the words of the remedy, and how somebody follows them. */
const rows: readonly (readonly [file: string, text: string, code: string, remedy: RegExp, cure: Cure])[] = [
  [
    'todo.md',
    '# Work\n\n## Phase 1\n\n- [ ] One\n\n## Phase 2\n\n1. Two\n',
    'PLAN_UNPLACED',
    /such as "- \[ \] Two"/,
    written,
  ],
  ['todo.md', boxes('\n&#45; [ ] Three'), 'PLAN_UNPLACED', /^Write "- \[ \] Three"/, written],
  ['x.md', queue('**Blocked by:** T1'), 'PLAN_UNKNOWN_FIELD', /^Rename it to "\*\*Requires:\*\*"/, renamed],
  ['x.md', queue('Requires: T1'), 'PLAN_UNKNOWN_FIELD', /^Rename it to "\*\*Requires:\*\*"/, renamed],
  ['x.md', queue('- **Requires:** T1'), 'PLAN_UNPLACED', /right below the heading/, removedThen('### T2: Two')],
  [
    'x.md',
    queue('**Done when:**\n- [ ] it shows\n- **Requires:** T1'),
    'PLAN_UNPLACED',
    /right below/,
    removedThen('### T2: Two'),
  ],
  ['x.md', queue('1. [ ] a\n   **Requires:** T1'), 'PLAN_UNPLACED', /right below/, removedThen('### T2: Two')],
  ['x.md', queue('**Status:** open\n\n- **Status:** complete'), 'PLAN_UNPLACED', /own field/, ownField],
  ['work.md', headings('- **Depends on:** Task 1'), 'PLAN_UNPLACED', /right below/, removedThen('### Task 2: Two')],
  ['work.md', headings('- Status: done'), 'PLAN_UNPLACED', /right below/, removedThen('### Task 2: Two')],
  ['work.md', headings('Blocked by: Task 1'), 'PLAN_UNKNOWN_FIELD', /^Rename it to "Depends on"/, renamed],
  ['work.md', headings('### Task B: Three'), 'PLAN_UNPLACED', /such as "### Task 3: Three"/, written],
  ['work.md', headings('### Bug 3: Three'), 'PLAN_UNPLACED', /such as "### Task 3: Three"/, written],
  ['work.md', headings('State: done'), 'PLAN_UNPLACED', /right below/, removedThen('### Task 2: Two')],
  ['todo.md', boxes('\nTODO: Three'), 'PLAN_UNPLACED', /such as "- \[ \] Three"/, written],
  [
    'todo.md',
    boxes('  State: done'),
    'PLAN_UNPLACED',
    /tick its box/,
    (text, finding) => removed(text, finding, []).replace('[ ] Two', '[x] Two'),
  ],
  ['work.md', headings('    ### Task 3: Three'), 'PLAN_HIDDEN_TASK', /^Remove the indentation/, unindented],
  [
    'work.md',
    headings('Words\n###Task 3: Three'),
    'PLAN_HIDDEN_TASK',
    /empty line before it/,
    changeLine((line) => `\n${line.replace('###', '### ')}`),
  ],
  [
    'work.md',
    headings('> ### Task 3: Three'),
    'PLAN_HIDDEN_TASK',
    /^Move it out, with an empty line/,
    changeLine((line) => `\n${line.replace('> ', '')}`),
  ],
  ['work.md', headings('- [x ] it shows'), 'PLAN_UNCLEAR', /^Write \[ \] if it is open/, boxCleared],
  ['todo.md', boxes('- [] Three'), 'PLAN_UNCLEAR', /^Write \[ \] if it is open/, boxCleared],
  ['todo.md', boxes('- [✓] Three'), 'PLAN_UNCLEAR', /^Write \[ \] if it is open/, boxCleared],
  ['todo.md', boxes('\n-[ ] Three'), 'PLAN_UNPLACED', /^Write "- \[ \] Three"/, written],
  ['todo.md', boxes('\n☐ Three'), 'PLAN_UNPLACED', /^Write "- \[ \] Three"/, written],
  ['todo.md', boxes('- Three'), 'PLAN_UNPLACED', /such as "- \[ \] Three"/, written],
  ['todo.md', boxes('\n## More\n\n- Group\n  - [ ] Three'), 'PLAN_UNPLACED', /^Remove its indentation/, unindented],
  [
    'todo.md',
    boxes('\n| task | status |\n|---|---|\n| Three of them | open |'),
    'PLAN_UNPLACED',
    /such as "- \[ \] Three of them"/,
    (text, finding, said) => written(text, finding, said).replace('|---|---|\n', '|---|---|\n\n'),
  ],
  [
    'todo.md',
    '# Work\n\n- [ ] T1: One\n  Requires: T2\n- [ ] T2: Two\n',
    'PLAN_UNPLACED',
    /^Move this task below "T2"/,
    () => '# Work\n\n- [ ] T2: Two\n- [ ] T1: One\n  Requires: T2\n',
  ],
  [
    'specs/a/tasks.md',
    spec('- [ ] Three'),
    'PLAN_MISSING_FIELD',
    /id such as T042/,
    changeLine((line) => line.replace('] ', '] T042 ')),
  ],
  [
    'specs/a/tasks.md',
    spec('- T003 Three'),
    'PLAN_UNPLACED',
    /such as "- \[ \] T042/,
    changeLine((line) => line.replace('- ', '- [ ] ')),
  ],
  [
    'specs/a/tasks.md',
    spec('  Waits for: T001'),
    'PLAN_UNKNOWN_FIELD',
    /^Rename it to "Depends on"/,
    changeLine((line) => line.replace('Waits for', 'Depends on')),
  ],
  ['plan.json', json({ descripton: 'x' }), 'PLAN_UNKNOWN_FIELD', /^Rename it to "description"/, renamed],
  ['plan.json', json({ blockedBy: ['A'] }), 'PLAN_UNKNOWN_FIELD', /^Rename it to "depends_on"/, renamed],
  ['prd.json', prd({ requires: ['A'] }), 'PLAN_UNKNOWN_FIELD', /^Rename it to "dependencies"/, renamed],
  ['plan.json', json({ depends_on: ['AA'] }), 'PLAN_UNKNOWN_DEPENDENCY', /^Did you mean "A"/, meantWord],
  [
    'plan.json',
    json({ depends_on: ['A', 'A'] }),
    'PLAN_REPEATED_DEPENDENCY',
    /^Remove this entry/,
    (text) => text.replace(/"A",\s*"A"/, '"A"'),
  ],
  ['plan.json', json({ id: 'B 2' }), 'PLAN_UNSAFE_ID', /^Write "B-2"/, (text, _, [to = '']) => text.replace('B 2', to)],
  [
    'plan.json',
    json({ status: 'someday' }),
    'PLAN_WRONG_VALUE',
    /^Write one of pending, /,
    (text) => text.replace('someday', 'pending'),
  ],
  [
    'plan.json',
    JSON.stringify({ items: [{ id: 'A', title: 'a', status: 'pending' }] }),
    'PLAN_MISSING_FIELD',
    /^Rename "items" to "tasks"/,
    (text) => text.replace('items', 'tasks'),
  ],
  [
    'plan.json',
    JSON.stringify([{ id: 'A', title: 'a', depends_on: [] }]),
    'PLAN_WRONG_TYPE',
    /^Put the list into an object: {"tasks"/,
    (text) => `{"tasks": ${text}}`,
  ],
  [
    'plan.json',
    JSON.stringify([{ title: 'a', steps: ['b'] }]),
    'PLAN_WRONG_TYPE',
    /^Put the list into an object: {"userStories"/,
    (text) => `{"userStories": ${text}}`,
  ],
  [
    'plan.json',
    JSON.stringify({ plan: { items: [{ id: 'A', title: 'a', depends_on: [] }] } }),
    'PLAN_MISSING_FIELD',
    /^Move the list to the top of the file, and rename "items" to "tasks"/,
    (text) => text.replace('{"plan":{"items":', '{"tasks":').slice(0, -1),
  ],
  ['work.md', headings('### [~] Task 3: Three'), 'PLAN_UNPLACED', /^Write "### \[ \] Task 3: Three"/, written],
  [
    'x.md',
    queue('words\n\n## Later\n\n- [ ] Three'),
    'PLAN_UNPLACED',
    /make it a task of its own/,
    (text) => text.replace('## Later\n\n- [ ] Three', '### T9: Three\n**Status:** open'),
  ],
  [
    'prd.json',
    prd({ status: 'whenever' }),
    'PLAN_UNKNOWN_STATUS',
    /^Write pending, in_progress, passed or skipped/,
    (text) => text.replace('whenever', 'pending'),
  ],
]

/** Removes the line, and writes what is quoted right below a heading. */
function removedThen(heading: string): Cure {
  return (text, finding, [to = '']) => removed(text, finding, []).replace(heading, `${heading}\n\n${to}`)
}

test.each(rows)('%s: %j: the remedy of %s cures', (file, text, code, words, cure) => {
  const before = findingsOf(file, text)
  const finding = before.find((one) => one.code === code && words.test(one.remedy))
  expect(finding, JSON.stringify(before, null, 1)).toBeDefined()
  if (!finding) return
  const said = [...finding.remedy.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, quoted = '']) => quoted)
  const cured = cure(text, finding, said)
  const after = findingsOf(file, cured)
  expect(cured).not.toBe(text)
  expect(
    after.filter((one) => one.severity === 'error' || (one.code === code && one.message === finding.message)),
    cured,
  ).toEqual([])
})
