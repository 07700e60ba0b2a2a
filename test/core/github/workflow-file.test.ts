import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { choosesPlan, missingPermissions, ralphWorkflow, startCommand } from '../../../src/core/github/workflow-file.ts'
import { watchdogText } from '../../../src/core/scaffold/watchdog-text.ts'
import { callerText, workflowHead, workflowText } from '../../../src/core/scaffold/workflow-text.ts'
import { keptAt, published } from '../../support/workflow/known-actions.ts'

const step = (uses: string): string => `on: push\njobs:\n  a:\n    steps:\n      - uses: ${uses}\n`

test('what init writes is understood', () => {
  const text = workflowText({ planFile: 'plan.json', planName: 'plan', steps: [], ...published })
  const found = ralphWorkflow('ralph.yml', text)
  expect(found).toMatchObject({ uses: keptAt })
  expect(found?.events).toEqual(expect.arrayContaining(['workflow_dispatch', 'issue_comment']))
  expect(found).toMatchObject({ command: 'run', crons: [] })
  expect(found?.secrets).toContain('ANTHROPIC_API_KEY')
})

test.each([callerText, workflowText])('$name lacks no permission, whatever jobs it is made of', (textOf) => {
  const text = textOf({ planFile: 'plan.json', planName: 'plan', steps: [], ...published })
  const found = ralphWorkflow('ralph.yml', text)
  expect(found && missingPermissions(found)).toEqual([])
  const less = ralphWorkflow('ralph.yml', text.replace(/ +statuses: write.*\n/g, ''))
  expect(less && missingPermissions(less)).toEqual(['statuses'])
})

test('the watchdog that init writes: when it looks, and that it only looks', () => {
  const text = watchdogText({ workflow: 'ralph.yml', name: 'plan', ...published })
  const found = ralphWorkflow('ralph-watchdog.yml', text)
  expect(found).toMatchObject({ command: 'tick', crons: [expect.stringMatching(/^[1-9]\d? /)] })
})

test.each([
  ['octo/ralph@v1', true],
  ['octo/ralph/.github/workflows/run.yml@v1', true],
  ['./', true],
  ['actions/checkout@v7', false],
  ['acme/agent-runner@v1', true],
  ['docker://alpine', false],
])('a step with %s is ralph: %s', (uses, is) => {
  expect(ralphWorkflow('ralph.yml', step(uses)) !== undefined).toBe(is)
})

test('a reusable workflow is a job of its own, and an action of another name counts in a file of that name alone', () => {
  const text = 'on: [workflow_dispatch]\njobs:\n  a:\n    uses: octo/ralph/.github/workflows/run.yml@v1\n'
  expect(ralphWorkflow('x.yml', text)?.events).toEqual(['workflow_dispatch'])
  expect(ralphWorkflow('ci.yml', step('./'))).toBeUndefined()
  expect(ralphWorkflow('ci.yml', step('other/centralpha@v1'))).toBeUndefined()
})

test.each(['', ': [', '- a', 'jobs: 3', '&a [*a]'])('%j is no workflow and breaks nothing', (text) => {
  expect(ralphWorkflow('ralph.yml', text)).toBeUndefined()
})

test.each([
  ['permissions: { contents: write, issues: write, pull-requests: write, actions: write, statuses: write }', []],
  ['permissions: { contents: write }', ['issues', 'pull-requests', 'actions', 'statuses']],
  ['permissions: read-all', ['contents', 'issues', 'pull-requests', 'actions', 'statuses']],
  ['permissions: write-all', []],
  ['permissions: {}', ['contents', 'issues', 'pull-requests', 'actions', 'statuses']],
  ['', []],
])('with `%s` there lacks %j', (permissions, missing) => {
  const found = ralphWorkflow('ralph.yml', `${permissions}\n${step('o/ralph@v1')}`)
  expect(found && missingPermissions(found)).toEqual(missing)
})

test('the guide shows a workflow that lacks nothing', () => {
  const guide = readFileSync(new URL('../../../docs/github.md', import.meta.url), 'utf8')
  const text = /```yaml\n(name: ralph\n[\s\S]*?)```/.exec(guide)?.[1] ?? ''
  const found = ralphWorkflow('ralph.yml', text)
  expect(found && missingPermissions(found)).toEqual([])
})

const ours = { workflow: 'ralph.yml', plan: 'plan.json', ref: undefined, takesPlan: true, chosen: {} }

test.each([
  [{}, 'gh workflow run ralph.yml -f plan=plan.json'],
  [{ plan: 'issue:7' }, 'gh workflow run ralph.yml -f plan=issue:7'],
  [{ takesPlan: false, plan: 'plans/x.json' }, 'gh workflow run ralph.yml'],
  [{ takesPlan: undefined }, 'gh workflow run ralph.yml'],
  [{ takesPlan: undefined, plan: 'plans/x.json' }, 'gh workflow run ralph.yml -f plan=plans/x.json'],
  [{ ref: 'dev', takesPlan: false }, 'gh workflow run ralph.yml --ref dev'],
  [{ workflow: 'My runs', takesPlan: false }, "gh workflow run 'My runs'"],
  [
    {
      chosen: {
        plan: 'old.json',
        model: 'the best',
        budget: 20,
        chain: '3',
        fresh: true,
        'change-rules': 'true',
        empty: '',
      },
    },
    "gh workflow run ralph.yml -f plan=plan.json -f 'model=the best' -f budget=20",
  ],
])('the next job is started with what chose the run: %o', (given, command) => {
  expect(startCommand({ ...ours, ...given })).toBe(command)
})

test.each([
  [workflowHead({ planFile: 'plan.json', planName: 'demo' }), true],
  ['on:\n  workflow_dispatch: { inputs: { plan: {} } }\n', true],
  ['on:\n  workflow_dispatch:\n\n    # ours\n    inputs:\n      chain: {}\n      "plan":\n', true],
  ['on: [push, workflow_dispatch]', false],
  ['on:\n  workflow_dispatch:\n  push: {}\njobs:\n  a: { with: { plan: x } }', false],
  ['on:\n  workflow_dispatch:\n    inputs: { chain: {} }\n  workflow_call:\n    inputs:\n      plan: {}', false],
])('whether a person may choose the plan stands in the workflow: %j', (text, chooses) => {
  expect(choosesPlan(text)).toBe(chooses)
})
