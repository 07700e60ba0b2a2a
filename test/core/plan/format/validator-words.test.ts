import { expect, test } from 'vitest'
import { readPlan } from '../../../../src/core/plan/format/formats.ts'
import { Plan, Task } from '../../../../src/schema/plan/plan.ts'
import { encode } from '../make-plan.ts'

const wrong: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e9,
  true,
  '',
  'x'.repeat(300),
  '../x',
  [],
  [null],
  [{}],
  [[]],
  {},
  { a: 1 },
  'a\nb',
]

/** What zod says by itself, and advice that says nothing. */
const fallback = /Invalid|Expected|expected|must be valid|Write valid|undefined|rename "(\w+)" to "\1"/i

const documents = [
  ...Object.keys(Plan.shape).map((name) => ({
    file: 'plan.json',
    make: (value: unknown) => ({ tasks: [{ id: 'A', title: 'a' }], [name]: value }),
  })),
  ...Object.keys(Task.shape).map((name) => ({
    file: 'plan.json',
    make: (value: unknown) => ({ tasks: [{ id: 'A', title: 'a', [name]: value }] }),
  })),
  ...['id', 'title', 'description', 'details', 'testStrategy', 'status', 'dependencies', 'subtasks', 'priority'].map(
    (name) => ({
      file: 'tasks.json',
      make: (value: unknown) => ({
        tasks: [{ id: 1, title: 'a', details: 'd', testStrategy: 't', dependencies: [], [name]: value }],
      }),
    }),
  ),
  ...[
    'id',
    'title',
    'description',
    'acceptanceCriteria',
    'priority',
    'passes',
    'status',
    'attempts',
    'notes',
    'dependencies',
  ].map((name) => ({
    file: 'prd.json',
    make: (value: unknown) => ({ userStories: [{ id: 'A', title: 'a', passes: false, [name]: value }] }),
  })),
  ...['project', 'branchName', 'description', 'config', 'userStories'].map((name) => ({
    file: 'prd.json',
    make: (value: unknown) => ({ userStories: [{ id: 'A', title: 'a', passes: false }], [name]: value }),
  })),
  ...['maxIterations', 'stuckThreshold', 'qualityGates'].map((name) => ({
    file: 'prd.json',
    make: (value: unknown) => ({ userStories: [{ id: 'A', title: 'a', passes: false }], config: { [name]: value } }),
  })),
  { file: 'x.json', make: (value: unknown) => value },
  { file: 'x.json', make: (value: unknown) => ({ backlog: { tasks: value } }) },
]

test('no text that a validator falls back to reaches a person, whatever stands in a field of a plan', () => {
  for (const { file, make } of documents)
    for (const value of wrong) {
      const text = JSON.stringify(make(value))
      for (const { message, remedy } of readPlan({ file, bytes: encode(text) }).findings)
        expect(`${message} ${remedy}`.replaceAll(JSON.stringify(value), ''), text).not.toMatch(fallback)
    }
})
