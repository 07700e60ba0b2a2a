import { describe, expect, test } from 'vitest'
import { printPath } from '../../../../src/core/plan/lint/fault.ts'
import { lintFaults, newErrors, rules } from '../../../../src/core/plan/lint/lint.ts'
import { makePlan, sketch } from '../make-plan.ts'

const brief = (plan: Parameters<typeof lintFaults>[0]) =>
  lintFaults(plan).map(({ code, at }) => `${printPath(at)} ${code}`)

test('a sound plan has no findings', () => {
  expect(lintFaults(sketch('A B:A C:A,B'))).toEqual([])
})

describe('A9: a plan that could only end as blocked is refused before it starts', () => {
  test.each([
    ['a cycle of two', sketch('A:B B:A'), 'tasks[0].depends_on[0] PLAN_CYCLE'],
    ['a cycle of three behind a chain', sketch('X:A A:Y,B B:C C:A Y'), 'tasks[1].depends_on[1] PLAN_CYCLE'],
    ['a task that waits for itself', sketch('A:A'), 'tasks[0].depends_on[0] PLAN_SELF_DEPENDENCY'],
    ['an unknown id', sketch('A B:Q'), 'tasks[1].depends_on[0] PLAN_UNKNOWN_DEPENDENCY'],
    [
      'a skipped dependency',
      makePlan([
        { id: 'A', status: 'skipped' },
        { id: 'B', depends_on: ['A'] },
      ]),
      'tasks[1].depends_on[0] PLAN_DEAD_DEPENDENCY',
    ],
    [
      'a failed dependency',
      makePlan([
        { id: 'A', status: 'failed' },
        { id: 'B', depends_on: ['A'] },
      ]),
      'tasks[1].depends_on[0] PLAN_DEAD_DEPENDENCY',
    ],
    ['a duplicate id', sketch('A B A'), 'tasks[2].id PLAN_DUPLICATE_ID'],
    ['ids that differ only by case', sketch('Task-1 TASK-1'), 'tasks[1].id PLAN_CASE_TWIN'],
  ])('%s', (_, plan, expected) => {
    expect(brief(plan)).toEqual([expected])
    expect(lintFaults(plan)).toMatchObject([{ severity: 'error' }])
  })
})

test.each([
  ['an id of the engine’s own', makePlan([{ id: 'Ralph-merge-1' }]), 'tasks[0].id PLAN_RESERVED_ID', 'error'],
  ['the default branch', makePlan([{ id: 'A' }], { branch: 'main' }), 'branch PLAN_UNSAFE_BRANCH', 'warning'],
  ['a branch that is an option', makePlan([{ id: 'A' }], { branch: '--force' }), 'branch PLAN_UNSAFE_BRANCH', 'error'],
  [
    'a branch among the engine’s refs',
    makePlan([{ id: 'A' }], { branch: 'ralph/state/plan' }),
    'branch PLAN_UNSAFE_BRANCH',
    'error',
  ],
  [
    'a branch that makes those refs impossible',
    makePlan([{ id: 'A' }], { branch: 'ralph' }),
    'branch PLAN_UNSAFE_BRANCH',
    'error',
  ],
  [
    'a tool that the agent’s program would take for a flag',
    makePlan([{ id: 'A', allowed_tools: ['Bash(npm run *)', 'mcp__docs__*', '--dangerously-skip-permissions'] }]),
    'tasks[0].allowed_tools[2] PLAN_UNSAFE_TOOL',
    'error',
  ],
  [
    'a skill outside its folder',
    makePlan([{ id: 'A', skills: ['ok', '../x'] }]),
    'tasks[0].skills[1] PLAN_UNSAFE_SKILL',
    'error',
  ],
  ['an absolute path', makePlan([{ id: 'A', paths: ['src', '/etc'] }]), 'tasks[0].paths[1] PLAN_UNSAFE_PATH', 'error'],
  ['a path that leaves', makePlan([{ id: 'A', paths: ['a/../../b'] }]), 'tasks[0].paths[0] PLAN_UNSAFE_PATH', 'error'],
  ['a path that excludes', makePlan([{ id: 'A', paths: ['!src'] }]), 'tasks[0].paths[0] PLAN_UNSAFE_PATH', 'error'],
  [
    'a working directory outside',
    makePlan([{ id: 'A', working_directory: '../other' }]),
    'tasks[0].working_directory PLAN_UNSAFE_PATH',
    'error',
  ],
  ['a skill with dots', makePlan([{ id: 'A', skills: ['a..b'] }]), 'tasks[0].skills[0] PLAN_UNSAFE_SKILL', 'error'],
  ['a repeated dependency', sketch('A B:A,A'), 'tasks[1].depends_on[1] PLAN_REPEATED_DEPENDENCY', 'warning'],
  ['no description', makePlan([{ id: 'A', description: ' ' }]), 'tasks[0] PLAN_NO_DESCRIPTION', 'warning'],
  ['no criteria', makePlan([{ id: 'A', acceptance_criteria: [' '] }]), 'tasks[0] PLAN_NO_CRITERIA', 'warning'],
])('%s is found', (_, plan, expected, severity) => {
  expect(brief(plan)).toEqual([expected])
  expect(lintFaults(plan)[0]?.severity).toBe(severity)
})

test('a cycle is shown whole, once, from its earliest task', () => {
  const [finding, ...others] = lintFaults(sketch('X:A B:C C:A A:B'))
  expect(finding?.message).toBe('These 3 tasks wait for each other: B → C → A → B.')
  expect(others).toEqual([])
})

test('I1, I4: a cycle of 20,000 tasks is named by its two ends, not by a line of 160,000 characters', () => {
  const count = 20_000
  const ring = Array.from({ length: count }, (_, i) => ({ id: `T${i}`, depends_on: [`T${(i + 1) % count}`] }))
  expect(lintFaults(makePlan(ring)).find(({ code }) => code === 'PLAN_CYCLE')?.message).toBe(
    'These 20000 tasks wait for each other: ' +
      'T0 → T1 → T2 → T3 → T4 → T5 → … → T19996 → T19997 → T19998 → T19999 → T0.',
  )
})

test('two cycles are two findings', () => {
  const messages = lintFaults(sketch('A:B B:A,C C:B D:E E:D')).map(({ message }) => message)
  expect(messages).toEqual([
    'These 2 tasks wait for each other: A → B → A.',
    'These 2 tasks wait for each other: B → C → B.',
    'These 2 tasks wait for each other: D → E → D.',
  ])
})

test.each([
  ['task-1', 'TASK-001'],
  ['TASK-0001', 'TASK-001'],
  ['TAKS-001', 'TASK-001'],
  ['TASK-01a', 'TASK-001'],
  ['shpping', 'shipping'],
])('for the unknown dependency %s the id %s is suggested', (typo, meant) => {
  const [finding] = lintFaults(sketch(`TASK-001 shipping Z:${typo}`))
  expect(finding?.remedy).toBe(`Did you mean "${meant}"?`)
})

test('nothing is suggested for an id that resembles none', () => {
  expect(lintFaults(sketch('TASK-001 Z:login'))[0]?.remedy).toBe('Add that task, or remove this entry.')
})

test('finished tasks are not asked for texts and may have dead dependencies', () => {
  const plan = makePlan([
    { id: 'A', status: 'skipped', description: '', acceptance_criteria: [] },
    { id: 'B', status: 'done', depends_on: ['A'], description: '', acceptance_criteria: [] },
  ])
  expect(lintFaults(plan)).toEqual([])
})

test('every finding says what to do', () => {
  const plan = makePlan(
    [
      { id: 'A', skills: ['/'], depends_on: ['A', 'A', 'Q'] },
      { id: 'a', description: '' },
    ],
    { branch: ' ' },
  )
  for (const { remedy, message } of lintFaults(plan)) {
    expect(remedy).toMatch(/\w.*[.?]$/)
    expect(message).toMatch(/\.$/)
  }
  expect(rules.length).toBeGreaterThan(10)
})

test('an error is new by what is wrong with what, and not by its words or its position', () => {
  const before = sketch('A:B B:A C:gone')
  const words = (after: typeof before) => newErrors(before, after).map(({ message }) => message)
  expect(words(before)).toEqual([])
  // A task above moves every position.
  expect(words({ ...before, tasks: [...sketch('NEW').tasks, ...before.tasks] })).toEqual([])
  // The same edge, in another cycle.
  expect(words(sketch('A:B B:D D:A C:gone'))).toEqual([expect.stringContaining('These 3 tasks wait for each other')])
  expect(words(sketch('A:B B:A C:gone D:gone'))).toEqual([expect.stringContaining('Task "D" depends on "gone"')])
  const over = (status: 'failed' | 'skipped') => {
    const { tasks, ...plan } = sketch('A B:A')
    return { ...plan, tasks: tasks.map((task) => (task.id === 'A' ? { ...task, status } : task)) }
  }
  expect(newErrors(over('failed'), over('skipped'))).toEqual([])
})
