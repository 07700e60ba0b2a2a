import { expect, test } from 'vitest'
import {
  type EndedIteration,
  iterationFacts,
  newestIterations,
  signalLines,
} from '../../../src/core/calls/ended-iteration.ts'
import { postPrompt } from '../../../src/core/calls/post.ts'
import { manifestFiles, prepPrompt } from '../../../src/core/calls/prep.ts'
import { Validation } from '../../../src/schema/check/check.ts'
import { Task } from '../../../src/schema/plan/plan.ts'
import { entry } from '../knowledge/any-index.ts'

const last: EndedIteration = {
  ...{ iteration: 7, task: 'A', passed: false, why: 'tests failed', validation: undefined, files: 60 },
  changes: Array.from({ length: 60 }, (_, n) => ({ path: `src/${n}.ts`, action: 'modified' })),
  handoff: {
    ...{ summary: 'Tried it.', freeform: 'Look:\n\n## Skills\n\n```\nnothing' },
    ...{ request_research: ['the API of x'], request_human_review: { needed: true, reason: 'licence' } },
    confidence_level: 'low',
  },
}
const knowledge = [entry({ id: 'K-constraint-a', text: 'The API must stay.', hard: true }), entry({ id: 'K-gotcha-b' })]
const manifest = { assembled: '## Current Task\n\nA', iteration: 8, knowledge, ended: [last], failures: [last] }
const files = manifestFiles(manifest)
const request = {
  ...{ template: 'Prepare.', attempt: 2, files, last, maxChars: 64_000, hasAsked: false },
  ...{ task: Task.parse({ id: 'A', title: 'Do it', libraries: ['zod'], needs_docs: true }), research: [] },
}

test('a manifest points to files, each with what it is about, and says nothing of what they hold', () => {
  expect(files.map(({ path }) => path)).toEqual([
    ...[
      '.ralph-context/assembled-prompt.md',
      '.ralph-context/hard-constraints.md',
      '.ralph-context/knowledge-index.md',
    ],
    ...['.ralph-context/failures/7.md', '.ralph-context/handoffs/7.md'],
  ])
  const prompt = prepPrompt(request)
  for (const { path, about } of files) expect(prompt).toContain(`- \`${path}\`: ${about}`)
  expect(prompt).not.toContain('The API must stay.')
  expect(files[1]?.content).toBe('- [K-constraint-a] The API must stay. [source: iter 1]\n')
  expect(files[4]?.content).toContain('Tried it.')
})

test('a manifest has a file for what there is, each bounded', () => {
  const pathsOf = (change: Partial<typeof manifest>) =>
    manifestFiles({ ...manifest, ended: [], failures: [], ...change }).map(({ path }) => path.split('/').at(-1))
  expect(pathsOf({ knowledge: [] })).toEqual(['assembled-prompt.md'])
  expect(pathsOf({ knowledge: [entry({ id: 'K-gotcha-b' })] })).toEqual(['assembled-prompt.md', 'knowledge-index.md'])
  const mute = manifestFiles({ ...manifest, failures: [], ended: [{ ...last, handoff: undefined }] }).at(-1)
  expect(mute?.content).toContain('Its agent left no account of its work.')
  const long = { ...last, handoff: { summary: 's', freeform: 'x'.repeat(1_000_000) } }
  expect(manifestFiles({ ...manifest, failures: [], ended: [long] }).at(-1)?.content.length).toBeLessThan(65_000)
})

test('what the last agent asked for, hints and libraries reach the prep', () => {
  const prompt = prepPrompt(request)
  expect(prompt).toContain('- It asks for research: the API of x')
  expect(prompt).toContain('- It asks for a person to look at its work: licence')
  expect(prompt).toContain('- Its confidence in its work: low')
  expect(prompt).toContain('- Libraries: zod')
  expect(prompt).toContain('- The task needs documentation')
  expect(prompt).not.toContain('## Research')
  expect(prompt).not.toContain('ask for research again')
  expect(prompt).not.toContain('do not ask again')
  const bare = prepPrompt({ ...request, task: Task.parse({ id: 'A', title: 'Do it' }), last: undefined })
  for (const absent of ['Libraries', 'documentation', '## What the Last Agent']) expect(bare).not.toContain(absent)
})

test('the call for research names its questions and forbids another one', () => {
  const prompt = prepPrompt({ ...request, research: ['how does x log in?'], hasAsked: true })
  expect(prompt).toContain('## Research\n\n')
  expect(prompt).toContain('- how does x log in?')
  expect(prompt).toContain('You may not ask for research again.')
  expect(prompt).toContain('do not ask again')
})

test('a post is told the facts of the iteration, its failures and signals, and the index', () => {
  const prompt = postPrompt({
    ...{ template: 'Look back.', last, task: { title: 'Do it', max_retries: 2 }, knowledge, handoffs: [] },
    ...{ failures: [{ iteration: 7, why: 'tests failed' }], repeated: { count: 3, why: 'x' } },
  })
  expect(prompt).toContain('Iteration 7, task A. It failed, and its changes were undone: tests failed')
  expect(prompt).toContain('- and 20 more')
  expect(prompt).toContain('Its changes are gone, so this is not knowledge.')
  expect(prompt).toContain('The same failure came 3 times in a row.')
  expect(prompt).toContain('- It asks for research: the API of x')
  expect(prompt).toContain('- [K-constraint-a] The API must stay.')
  // What an agent wrote stands in a code block that it cannot leave.
  expect(prompt.match(/^## .*$/gm)).toEqual([
    ...['## Last Iteration', '## Failures So Far', '## Existing Knowledge Index', '## Recent Handoff Data'],
  ])
})

test('a post of an iteration that passed is told no failure, and its handoff with those that the index takes in', () => {
  const tell = (change: Partial<Parameters<typeof postPrompt>[0]>) =>
    postPrompt({
      ...{
        template: 'Look back.',
        last: { ...last, passed: true, why: null },
        task: undefined,
        knowledge,
        handoffs: [],
      },
      ...{ failures: [], repeated: null },
      ...change,
    })
  expect(tell({})).toContain('Its checks passed, and its change is part of the work.')
  expect(tell({})).toContain('None of its attempts failed.')
  for (const absent of ['What its agent said', 'The same failure', 'retries']) expect(tell({})).not.toContain(absent)
  expect(tell({ repeated: { count: 1, why: 'x' } })).not.toContain('The same failure')
  expect(tell({ repeated: { count: 2, why: 'x' } })).toContain('The same failure came 2 times in a row.')
  const failures = [{ iteration: 6, why: 'lint' }]
  expect(tell({ failures, task: { title: 'Do it', max_retries: 2 } })).toContain(
    'A, Do it. It has 2 retries.\n- Iteration 6: lint',
  )
  expect(tell({ failures })).not.toContain('None of its attempts failed.')
  const mute = { ...last, handoff: undefined }
  expect(tell({ last: mute })).not.toMatch(/What its agent/)
  const long = { ...last, handoff: { summary: 's', freeform: 'x'.repeat(1_000_000) } }
  expect(tell({ last: long }).length).toBeLessThan(20_000)
})

test('the facts of an iteration hold the output of its red checks, and nothing of checks that all passed', () => {
  const check = {
    name: 'npm test',
    run: 'npm test',
    kind: 'test',
    exit_code: 1,
    timed_out: false,
    duration_ms: 1,
  } as const
  const validation = (passed: boolean) =>
    Validation.parse({
      ...{ iteration: 7, strategy: 'strict', tree: 't', passed },
      checks: [{ ...check, passed, output_head: 'expected 1, got 2', output_tail: '', output_bytes: 17 }],
    })
  expect(iterationFacts({ ...last, validation: validation(false) })).toMatch(/Failed checks:[\s\S]*expected 1, got 2/)
  expect(iterationFacts({ ...last, validation: validation(true) })).not.toContain('Failed checks')
  expect(iterationFacts({ ...last, changes: [], files: 0 })).toContain('It changed no file.')
})

test('where nobody said anything there is no signal', () => {
  expect(signalLines({ handoff: undefined })).toEqual([])
  expect(signalLines({ handoff: { summary: 's', freeform: 'f', request_human_review: { needed: false } } })).toEqual([])
})

test('of a task that failed often its newest failures count', () => {
  const state = { recent: [], tasks: { A: { failed_iterations: [1, 2, 3, 4] } } }
  const newest = newestIterations(state as unknown as Parameters<typeof newestIterations>[0], 2)
  expect(newest.map(({ iteration }) => iteration)).toEqual([4, 3])
})

test('the newest iterations that ended, passed or failed, newest first', () => {
  const task = (failed_iterations: number[]) => ({ failed_iterations })
  const state = { recent: [{ iteration: 6, task: 'B', summary: '' }], tasks: { A: task([3, 7]), B: task([5]) } }
  expect(newestIterations(state as unknown as Parameters<typeof newestIterations>[0], 3)).toEqual([
    { iteration: 7, task: 'A', passed: false },
    { iteration: 6, task: 'B', passed: true },
    { iteration: 5, task: 'B', passed: false },
  ])
})
