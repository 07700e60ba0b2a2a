import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitToBudget } from '../../../src/core/prompt/budget.ts'
import { builtOn } from '../../../src/core/prompt/finished-dependencies.ts'
import type { PromptGate } from '../../../src/core/prompt/gate.ts'
import type { PromptInput } from '../../../src/core/prompt/prompt-input.ts'
import { renderPrompt } from '../../../src/core/prompt/section.ts'
import { promptSections } from '../../../src/core/prompt/sections.ts'
import type { Handoff } from '../../../src/schema/agent/handoff.ts'
import { Task } from '../../../src/schema/plan/plan.ts'
import { checkResult, validation } from '../validation/check-result.ts'
import { promptInput } from './prompt-input.ts'

const bodyOf = (name: string, given: Partial<PromptInput> = {}) =>
  promptSections(promptInput(given)).find((section) => section.name === name)?.body

const handoff = { summary: 'Wrote a parser.', freeform: 'The parser is in src/parse.ts.' }
const previous = { iteration: 4, task: 'TASK-0', handoff, source: 'structured' as const }
const gate: PromptGate = {
  checks: [],
  strategy: 'strict',
  elsewhere: null,
  knownRed: [],
  redConfined: [],
  confined: null,
  protectedPaths: ['plan.json'],
  failsOnTests: false,
  secrets: [],
}
const failure = {
  iteration: 5,
  why: 'npm test failed',
  handoff: { summary: 'Used a regex.', freeform: 'I rewrote all.' },
}

test('a first prompt has the sections that are always there, in their order', () => {
  const names = promptSections(promptInput()).map(({ name }) => name)
  expect(names).toEqual(['Current Task', 'Previous Handoff', 'Output Instructions'])
  expect(bodyOf('Previous Handoff')).toBe('Look around.')
})

test('a retry with skills and facts of the newest handoff has all six', () => {
  const noted = { ...previous, handoff: { ...handoff, architectural_notes: ['Use the cache.'] } }
  const input = promptInput({ failures: [failure], previous: noted, skills: [{ name: 'api', text: 'Be kind.' }] })
  expect(promptSections(input).map(({ name }) => name)).toEqual([
    'Current Task',
    'Failure Context',
    'Retrieved Memory',
    'Previous Handoff',
    'Skills',
    'Output Instructions',
  ])
})

test('the current task names id, title, attempt, description and criteria', () => {
  expect(bodyOf('Current Task')).toBe(
    'ID: TASK-1\nTitle: Parse dates\nAttempt: 1 of 3\n\nDescription:\nWrite it.\n\nAcceptance Criteria:\n1. It works',
  )
})

test('what a plan says to everybody has a section of its own, below our headings', () => {
  const about = promptSections(promptInput({ planContext: '## Rules\n\nNo network.' })).find(
    ({ name }) => name === 'Plan Context',
  )
  expect(about?.body).toMatch(/do only the current task[\s\S]*### Rules\n\nNo network\./)
  expect(promptSections(promptInput({})).map(({ name }) => name)).not.toContain('Plan Context')
})

test('hints have a section of their own, right behind the task', () => {
  const sections = promptSections(promptInput({ hints: ['use ISO dates', ' '], failures: [failure] }))
  expect(sections.slice(0, 3).map(({ name }) => name)).toEqual(['Current Task', 'Operator Hints', 'Failure Context'])
  expect(sections[1]?.body).toBe('What people want you to know for this attempt:\n- use ISO dates')
})

test('what an agent could not find out, and its doubt, reach the next one, also where its attempt failed', () => {
  const unsure = { ...handoff, confidence_level: 'low' as const, request_research: ['which zone?', ''] }
  const after = { previous: { ...previous, handoff: unsure } }
  expect(bodyOf('Retrieved Memory', after)).toContain('its agent could not answer\n\n- which zone?')
  expect(bodyOf('Previous Handoff', after)).toContain('Its agent has little confidence in that work')
  expect(bodyOf('Previous Handoff', { previous })).not.toContain('confidence')
  const failed = bodyOf('Failure Context', { failures: [{ ...failure, handoff: unsure }] })
  expect(failed).toContain('### What its agent could not find out\n\n- which zone?')
})

test('libraries and needs_docs show in the current task', () => {
  const task = Task.parse({ id: 'T', title: 't', libraries: ['zod', 'ajv'], needs_docs: true })
  const body = bodyOf('Current Task', { task })
  expect(body).toContain('Libraries: zod, ajv\nRead their documentation')
  expect(bodyOf('Current Task', { task: { ...task, libraries: [] } })).toContain('Read the documentation')
  expect(bodyOf('Current Task', { task: { ...task, libraries: [], needs_docs: false } })).not.toContain('documentation')
})

test('retrieved memory holds constraints, decisions and what is open', () => {
  const full = {
    ...handoff,
    constraints_discovered: [
      { constraint: 'No network', workaround: 'use fixtures', impact: 'slow' },
      { constraint: 'Node 20', impact: 'no groupBy' },
      { constraint: 'Odd' },
    ],
    architectural_notes: ['Dates are\nUTC'],
    bugs_encountered: [
      { description: 'leap years', resolved: false },
      { description: 'gone', resolved: true },
    ],
    unfinished_business: [{ item: 'docs', reason: 'no time', priority: 'low' as const }],
    recommendations: ['split the file'],
  }
  expect(bodyOf('Retrieved Memory', { previous: { ...previous, handoff: full } })).toBe(
    [
      'From iteration 4 (TASK-0).',
      '### Constraints',
      '- No network: use fixtures\n- Node 20: no groupBy\n- Odd',
      '### Decisions',
      '- Dates are UTC',
      '### Still open',
      '- Bug: leap years\n- docs (low priority, no time)',
      '### Recommendations',
      '- split the file',
    ].join('\n\n'),
  )
})

test('the previous handoff shows its freeform text and three one-liners before it, and is marked where it is synthetic', () => {
  const earlier = [3, 2, 1, 0].map((iteration) => ({ iteration, task: `T-${iteration}`, summary: `did ${iteration}` }))
  const body = bodyOf('Previous Handoff', { previous: { ...previous, source: 'synthetic' }, earlier })
  expect(body).toContain('ralph wrote this one')
  expect(body).toContain('The parser is in src/parse.ts.')
  expect(body?.split('### Earlier iterations\n\n')[1]).toBe(
    '- Iteration 3 (T-3): did 3\n- Iteration 2 (T-2): did 2\n- Iteration 1 (T-1): did 1',
  )
})

test('A12: a failed attempt is told as a failed approach and never as the previous handoff or as memory', () => {
  const input = { failures: [failure], previous, attempt: 2, remaining: 1 }
  expect(bodyOf('Failure Context', input)).toContain('- Iteration 5. Tried: Used a regex. Failed: npm test failed')
  expect(bodyOf('Failure Context', input)).toContain('back at the checkpoint')
  for (const name of ['Previous Handoff', 'Retrieved Memory', 'Current Task']) {
    expect(bodyOf(name, input) ?? '').not.toMatch(/regex|I rewrote all/)
  }
  expect(bodyOf('Previous Handoff', { failures: [failure] })).toBe('Look around.')
})

test('A12: without failures of this task there is no failure context', () => {
  expect(bodyOf('Failure Context', { previous })).toBeUndefined()
})

test('the newest failure is told in detail, the earlier ones in a line', () => {
  const red = (output_head: string) => validation([checkResult({ name: 'npm test', output_head })])
  const failures = [
    { iteration: 5, why: 'old', validation: red('old output') },
    { ...failure, iteration: 6, validation: red('new output') },
  ]
  const body = bodyOf('Failure Context', { failures }) ?? ''
  expect(body).toContain('```\nnew output\n```')
  expect(body).not.toContain('old output')
  expect(body).toContain('- Iteration 5. It left no account of what it tried. Failed: old')
})

test('attempts that failed alike share a line, and no secret of a command is told of a failure', () => {
  const run = 'API_TOKEN=abc123 ./check.sh'
  const attempt = (iteration: number, ms: number) => ({
    iteration,
    why: `${run} failed with exit code 1 after ${ms}ms`,
    validation: validation([checkResult({ name: run, run, output_head: 'Error: no' })]),
  })
  const body = bodyOf('Failure Context', { failures: [attempt(5, 135), attempt(6, 174)] }) ?? ''
  expect(body).toContain(
    '- Iterations 6, 5 (×2). It left no account of what it tried. Failed: API_TOKEN=*** ./check.sh failed',
  )
  expect(body).not.toContain('abc123')
})

test('seed C1: a template that repeats its own header shows it once', () => {
  const outputInstructions = '## Output Instructions\n\nText.\n\n## Rules\n\nMore.'
  expect(bodyOf('Output Instructions', { outputInstructions })).toBe('Text.\n\n#### Rules\n\nMore.')
})

const foreign = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 10 }),
      fc.constantFrom(
        '## Skills',
        '## Current Task\n',
        '\n## Output Instructions\n',
        '\r## Skills\r',
        '##\tSkills',
        '\n',
      ),
      fc.constantFrom(
        '```',
        '\n```\n',
        '\n~~~~\n',
        '\n````js\n',
        '   ## x',
        '# y\n',
        'Skills\n---\n',
        'Skills\n===',
        '- ## z',
      ),
      fc.constant('long line of text\n'.repeat(40)),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

const builtOnText = (summary: string, path: string, handoff: Handoff): string => {
  const files = [{ path, action: 'created' }]
  const finished = [{ task: 'T-1', iteration: 1, summary, files, fileCount: 1, handoff, steps: 1 }]
  return builtOn(finished, { entries: [], firstNumber: 1 }).text
}

const linesOf = (prompt: string) => prompt.split(/\r\n|\r|\n/)

/** What a plain reader takes for sections. */
const plainHeaders = (prompt: string) =>
  linesOf(prompt)
    .filter((line) => /^##\s/.test(line))
    .map((line) => line.slice(3))

/** Headings of the first two levels by CommonMark: underlined ones count, code blocks do not. */
function markdownHeaders(prompt: string): string[] {
  const found: string[] = []
  let open = ''
  let above = ''
  for (const line of linesOf(prompt)) {
    const run = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1] ?? ''
    if (open === '') {
      const title = /^ {0,3}#{1,2}(?:\s+(.*))?$/.exec(line)
      if (title !== null) found.push(title[1] ?? '')
      if (/^ {0,3}(?:-+|=+)\s*$/.test(line) && above.trim() !== '') found.push(`underlined: ${above}`)
      open = run
    } else if (run.startsWith(open) && line.trim() === run) open = ''
    above = line
  }
  return found
}

test('seed C1: whatever a task, a handoff, a check, a skill or a template says, the sections are ours alone', () => {
  fc.assert(
    fc.property(
      fc.array(foreign, { minLength: 9, maxLength: 9 }),
      fc.integer({ min: 300, max: 40_000 }),
      (texts, max) => {
        const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = '', i = ''] = texts
        const left = { summary: a || 'x', freeform: b || 'x', architectural_notes: [c], recommendations: [d] }
        const input = promptInput({
          task: Task.parse({ id: 'T', title: e || 'x', description: f, acceptance_criteria: [g], libraries: [h] }),
          failures: [
            { iteration: 1, why: i, handoff: left, validation: validation([checkResult({ name: a, output_head: b })]) },
          ],
          previous: { iteration: 2, task: 'T-0', handoff: left, source: 'structured' },
          earlier: [{ iteration: 1, task: 'T-9', summary: c }],
          skills: [{ name: d, text: e }],
          firstIteration: f,
          outputInstructions: g,
          hints: [h],
          gate: {
            ...gate,
            knownRed: [i],
            checks: [{ name: a, run: b || 'x', kind: 'test', timeout_ms: 1, working_directory: c || '.' }],
          },
          builtOn: { text: builtOnText(d, e, left), source: '', iterations: [] },
        })
        const sections = promptSections(input)
        for (const kept of [sections, fitToBudget(sections, max).sections]) {
          const names = kept.map(({ name }) => name)
          const prompt = renderPrompt(kept)
          expect(plainHeaders(prompt)).toEqual(names)
          expect(markdownHeaders(prompt)).toEqual(names)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('a task that is kept to some paths says so', () => {
  const task = Task.parse({ id: 'A', title: 'a', paths: ['packages/web', 'docs/**'] })
  expect(bodyOf('Current Task', { task })).toMatch(/Change nothing outside these paths.*\n- packages\/web\n- docs/)
})
