import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markdownOf } from '../../../../src/core/report/document/markdown.ts'
import { tableLines } from '../../../../src/core/report/document/terminal.ts'
import { type TaskRow, taskRows } from '../../../../src/core/report/facts/task-rows.ts'
import { taskTable, terminalTaskTable } from '../../../../src/core/report/section/progress.ts'
import { clip, displayWidth } from '../../../../src/core/text/display-width.ts'
import { TaskStatus } from '../../../../src/schema/plan/plan.ts'
import { hostile } from '../../../support/run-events.ts'
import { at, doneTask, oidOf, planOf, runState, taskState } from '../../../support/run-state.ts'

const plan = planOf(
  { id: 'TASK-1', title: 'Parse the configuration' },
  { id: 'TASK-2', title: '日本語のタイトル' },
  { id: 'TASK-3', title: 'Ship it 🚀' },
)
const state = runState(plan, {
  tasks: {
    'TASK-1': doneTask(1, { failed_attempts: 1 }),
    'TASK-2': taskState({ status: 'in_progress', failed_attempts: 1, usd: 0.001 }),
  },
  current: { iteration: 3, task: 'TASK-2', attempt: 2, checkpoint: oidOf('c'), started: at(-1000) },
})
const rows = taskRows(plan, state)

test('a wide terminal shows one aligned line a task', () => {
  expect(tableLines(terminalTaskTable(rows), { width: 100, color: false })).toEqual([
    'Task    Title                    Status         Attempts       Cost    Time  Commit',
    'TASK-1  Parse the configuration  ✓ done                2   0.50 USD  3m 20s  ccccccc',
    'TASK-2  日本語のタイトル         ▶ in progress         2  <0.01 USD',
    'TASK-3  Ship it 🚀               · pending',
  ])
})

test('Markdown shows the same rows', () => {
  expect(
    markdownOf([taskTable(rows)])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| TASK-1 | Parse the configuration | ✓ done | 2 | 0.50 USD | 3m 20s | `ccccccc` |',
    '| TASK-2 | 日本語のタイトル | ▶ in progress | 2 | <0.01 USD |  |  |',
    '| TASK-3 | Ship it 🚀 | · pending |  |  |  |  |',
  ])
})

test('a narrow terminal gives up columns from the right, and never cuts an id', () => {
  const lines = tableLines(terminalTaskTable(rows), { width: 40, color: false })
  expect(lines[0]).toBe('Task    Title              Status')
  expect(lines[1]).toBe('TASK-1  Parse the config…  ✓ done')
})

test('without a state the plan speaks, and a task called constructor is a task', () => {
  const odd = planOf({ id: 'constructor', status: 'done' }, { id: 'toString' })
  expect(taskRows(odd, null).map(({ id, status }) => [id, status])).toEqual([
    ['constructor', 'done'],
    ['toString', 'pending'],
  ])
  expect(taskRows(odd, { ...runState(odd), tasks: {} }).map(({ status }) => status)).toEqual(['pending', 'pending'])
})

test('colour is an escape sequence on a terminal, and without colour there is no ESC byte', () => {
  expect(tableLines(terminalTaskTable(rows), { width: 80, color: true })[1]).toContain('\u001b[32m')
  expect(tableLines(terminalTaskTable(rows), { width: 80, color: false }).join('')).not.toContain('\u001b')
})

test.each([
  ['plain', 5],
  ['日本', 4],
  ['🚀', 2],
  ['👩‍👩‍👧', 2],
  ['é', 1],
  ['e\u0301', 1],
  ['🇫🇷', 2],
  ['✓', 1],
  ['한글', 4],
  ['a\u200bb', 2],
])('%s takes %i columns', (text, width) => expect(displayWidth(text)).toBe(width))

const title = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom('|', '\\', '`', '\n', '\r', '<', '*', '&', '日', '\u001b', 'a'), maxLength: 40 }),
  fc.constant(hostile),
)
const row: fc.Arbitrary<TaskRow> = fc.record({
  id: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,30}$/),
  title,
  status: fc.constantFrom(...TaskStatus.options),
  attempts: fc.nat(9),
  time_ms: fc.nat(10_000_000),
  usd: fc.double({ min: 0, max: 100, noNaN: true }),
  iteration: fc.option(fc.nat(100)),
  commit: fc.option(fc.constant('abc1234')),
  parts: fc.nat(4),
})

/** Pipes that separate cells for any reading of the backslashes before them. */
const separators = (line: string): number => line.split('|').length - 1

test('no title breaks the Markdown table: eight separators a line, one line a task', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (all) => {
      const lines = markdownOf([taskTable(all)]).split(/[\n\r\u2028\u2029]/)
      expect(lines).toHaveLength(all.length + 2)
      for (const line of lines) expect(separators(line)).toBe(8)
    }),
  )
})

test('no title breaks the text table: one line a task, no control character, within the width where there is room', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), fc.integer({ min: 70, max: 200 }), (all, width) => {
      const lines = tableLines(terminalTaskTable(all), { width, color: false })
      expect(lines).toHaveLength(all.length + 1)
      for (const line of lines) {
        expect(line).not.toMatch(/\p{Control}/u)
        expect(displayWidth(line)).toBeLessThanOrEqual(width)
      }
    }),
  )
})

test('a clipped text never takes more than its columns', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, columns) => {
      expect(displayWidth(clip(text, columns))).toBeLessThanOrEqual(columns)
    }),
  )
})

test("I7: a person's title keeps its reference and its link, an agent's has none", () => {
  const [row] = taskRows(planOf({ id: 'A', title: 'As in #5 https://example.org' }), null)
  if (!row) return expect.unreachable('no row')
  expect(markdownOf([taskTable([row])])).toContain('As in #5 https://example.org')
  expect(markdownOf([taskTable([{ ...row, isAgents: true }])])).toContain('As in ＃5 https：//example.org')
})
