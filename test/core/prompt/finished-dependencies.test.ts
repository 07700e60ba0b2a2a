import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  builtOn,
  entriesOf,
  type FinishedTask,
  maxBuiltOnChars,
} from '../../../src/core/prompt/finished-dependencies.ts'
import { fitWithMemory, fitWithoutIndex } from '../../../src/core/prompt/fit-memory.ts'
import { renderPrompt } from '../../../src/core/prompt/section.ts'
import { planOf } from '../../support/run-state.ts'
import { entry } from '../knowledge/any-index.ts'
import { promptInput } from './prompt-input.ts'

const finished = (given: Partial<FinishedTask> = {}): FinishedTask => ({
  task: 'PARSE',
  iteration: 3,
  summary: 'Wrote the parser.',
  files: [
    { path: 'src/parse.ts', action: 'created' },
    { path: 'src/index.ts', action: 'modified' },
    { path: 'old.ts', action: 'deleted' },
  ],
  fileCount: 3,
  handoff: {
    summary: 'Wrote the parser.',
    freeform: 'It is `parseDate()` in `src/parse.ts`, used by `Zone`. Run `npm test` first.\n```\n`nothing`\n```',
    tests_added: [{ file: 'test/parse.test.ts', test_names: ['leap years count'] }],
  },
  steps: 1,
  ...given,
})
const known = (id: string, text: string, more: object = {}) =>
  entry({ id, text, by: null, iterations: [3], task: 'PARSE', ...more })

test('B10: a dependency is told by its summary, entries, files and the names that it made', () => {
  const entries = [
    known('K-constraint-utc', 'All dates must be UTC.', { hard: true }),
    known('K-decision-a', 'One file.'),
  ]
  expect(builtOn([finished()], { entries, firstNumber: 5 })).toEqual({
    text: [
      'PARSE (iteration 3)',
      '- Wrote the parser.',
      '- [5] constraint: All dates must be UTC.',
      '- [6] decision: One file.',
      '- Made: src/parse.ts',
      '- Changed: src/index.ts',
      '- Names: `parseDate()`, `Zone`, "leap years count"',
    ].join('\n'),
    shown: entries,
    iterations: [3],
  })
})

test('without dependencies, and for a dependency that left nothing, there is no text', () => {
  const nothing = finished({ summary: '', files: [], fileCount: 0, handoff: undefined })
  for (const tasks of [[], [nothing]])
    expect(builtOn(tasks, { entries: [], firstNumber: 1 })).toEqual({ text: '', shown: [], iterations: [] })
})

test('entries of other tasks, of people, of other plans and those that do not count are not told', () => {
  const others = [
    known('K-decision-b', 'other task', { task: 'OTHER' }),
    known('K-decision-c', 'a person', { by: 'Ada' }),
    known('K-decision-d', 'inherited', { from: 'first-plan' }),
    known('K-decision-e', 'over', { status: 'superseded' }),
  ]
  const mine = known('K-decision-a', 'mine')
  const hard = known('K-constraint-a', 'hard', { hard: true })
  expect(entriesOf([...others, mine, hard], [finished()])).toEqual([hard, mine])
})

test('if there is no room for all, hard constraints of the nearest tasks come first, and the rest is counted', () => {
  const many = Array.from({ length: 40 }, (_, n) => known(`K-gotcha-g${n}`, `Gotcha ${n} ${'x'.repeat(80)}`))
  const hard = known('K-constraint-z', 'Never touch billing.', { hard: true })
  const far = finished({ task: 'FAR', iteration: 1, steps: 2, summary: 'Far away.' })
  const { text, shown } = builtOn([finished(), far], { entries: [...many, hard], firstNumber: 1 })
  expect(text.length).toBeLessThanOrEqual(maxBuiltOnChars)
  expect(shown).toContain(hard)
  expect(text).toMatch(/\n\n\d+ more lines about these tasks had no room\.$/)
})

test('whatever was left, at most 2,000 characters are told, and no entry without its end', () => {
  const text = fc.integer({ min: 1, max: 490 }).map((length) => `RULE ${'x'.repeat(length)} END`)
  const entries = fc.array(
    fc.record({ text, hard: fc.boolean(), type: fc.constantFrom('constraint', 'decision', 'gotcha') }),
    { maxLength: 40 },
  )
  const tasks = fc.array(
    fc.record({ summary: text, paths: fc.array(fc.string({ maxLength: 300 }), { maxLength: 20 }) }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(entries, tasks, (all, left) => {
      const done = left.map(({ summary, paths }, n) =>
        finished({
          task: `T-${n}`,
          summary,
          steps: 1 + (n % 3),
          files: paths.map((path) => ({ path, action: 'created' })),
          fileCount: 99,
        }),
      )
      const list = all.map(({ type, ...one }, n) =>
        known(`K-${type}-${n}`, one.text, { hard: one.hard, task: `T-${n % left.length}` }),
      )
      const told = builtOn(done, { entries: entriesOf(list, done), firstNumber: 1 })
      expect(told.text.length).toBeLessThanOrEqual(maxBuiltOnChars)
      for (const [index, one] of told.shown.entries())
        expect(told.text).toMatch(new RegExp(`\\[${index + 1}\\] \\w+: RULE x{${one.text.length - 9}} END`))
    }),
  )
})

const previous = {
  iteration: 3,
  task: 'PARSE',
  source: 'structured' as const,
  handoff: {
    summary: 'Wrote the parser.',
    freeform: 'Notes.',
    constraints_discovered: [{ constraint: 'All dates must be UTC.' }],
  },
}

test('handoff-only: entries of dependencies are told and numbered before people’s, and what the newest handoff states stands once', () => {
  const knowledge = [
    known('K-constraint-utc', 'All dates must be UTC.', { hard: true }),
    known('K-decision-old', 'Months count from one.', { iterations: [2] }),
    entry({ id: 'K-decision-person', text: 'No network.', by: 'Ada' }),
  ]
  const fitted = fitWithoutIndex(promptInput({ previous }), { knowledge, finished: [finished()], maxChars: 32_000 })
  const prompt = renderPrompt(fitted.sections)
  expect(prompt.split('All dates must be UTC.')).toHaveLength(2)
  expect(prompt).toContain('- [1] decision: Months count from one.')
  expect(prompt).toContain('- [2] No network. (a person)')
  expect(fitted.numbered.map(({ id }) => id)).toEqual(['K-decision-old', 'K-decision-person'])
  expect(prompt.indexOf('## What This Task Builds On')).toBeLessThan(prompt.indexOf('## Previous Handoff'))
})

test('with the index an entry of a dependency stands once: in the index, or where that has no room with what it left', () => {
  const mine = known('K-decision-mine', `About frobnication ${'y'.repeat(300)}.`)
  const others = Array.from({ length: 400 }, (_, n) =>
    entry({
      id: `K-pattern-p${n}`,
      text: `Fact ${n} parse dates ${'x'.repeat(90)}`,
      by: null,
      iterations: [1],
      task: `T-${n}`,
    }),
  )
  const at = { plan: planOf({ id: 'TASK-1' }), maxChars: 8_000, notedAfter: 9 } as const
  for (const knowledge of [[mine], [mine, ...others]]) {
    const { sections, numbered } = fitWithMemory(promptInput({ indexed: true }), {
      ...at,
      knowledge,
      finished: [finished()],
    })
    const prompt = renderPrompt(sections)
    expect(prompt.length).toBeLessThanOrEqual(8_000)
    expect(prompt.split('About frobnication')).toHaveLength(2)
    const number = numbered.indexOf(mine) + 1
    expect(prompt).toMatch(new RegExp(`\\[${number}\\] (?:decision: )?About frobnication`))
  }
})

test('handoff-only: two rules that contradict each other never both stand as true, wherever the newer one stands', () => {
  const rule = (id: string, port: number, more: object) =>
    known(id, `The server must listen on port ${port}`, { hard: true, ...more })
  const old = rule('K-constraint-a', 8080, { iterations: [2] })
  const newer = rule('K-constraint-b', 9090, { iterations: [4] })
  const promptOf = (later: typeof newer, more: Partial<FinishedTask>[] = [], input: object = {}) => {
    const tasks = [finished(), ...more.map(finished)]
    const request = { knowledge: [old, later], finished: tasks, maxChars: 32_000 }
    return renderPrompt(fitWithoutIndex(promptInput(input), request).sections)
  }
  const oldLine = (objection: string) => `constraint: The server must listen on port 8080 (${objection})\n`

  const ofDependency = promptOf({ ...newer, task: 'SERVE' }, [{ task: 'SERVE', iteration: 4 }])
  expect(ofDependency).toContain(oldLine('iteration 4 says otherwise'))
  expect(ofDependency).toMatch(/constraint: The server must listen on port 9090$/m)

  const handoff = { ...previous.handoff, constraints_discovered: [{ constraint: newer.text }] }
  const ofNewest = promptOf({ ...newer, task: 'SERVE' }, [], { previous: { ...previous, iteration: 4, handoff } })
  expect(ofNewest).toContain(oldLine('iteration 4 says otherwise'))
  expect(ofNewest.split('9090')).toHaveLength(2)

  expect(promptOf({ ...newer, task: 'OTHER' })).toContain(
    oldLine('iteration 4 says instead: The server must listen on port 9090'),
  )
  expect(promptOf({ ...newer, by: 'Ada', iterations: [], task: null })).toContain(oldLine('a person says otherwise'))
})
