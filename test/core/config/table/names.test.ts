import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settingNames } from '../../../../src/core/config/resolve/explain.ts'
import { variablesOf } from '../../../../src/core/config/resolve/resolve.ts'
import { actionInputs, secretInputs } from '../../../../src/core/config/table/action-inputs.ts'
import { jobInputs, olderInputs, runInputs } from '../../../../src/core/config/table/run-inputs.ts'
import { type SettingName, settings } from '../../../../src/core/config/table/settings.ts'
import { reusableWorkflow } from '../../../../src/core/scaffold/reusable-workflow.ts'
import type { Setting } from '../../../../src/core/setting/setting.ts'
import { StopReason } from '../../../../src/schema/run/stop-reason.ts'
import { exampleWorkflows } from '../../../support/example-workflows.ts'

/**
 * Other words for a setting, by the place that has them: docs/decisions/settings.md says why each one stays. `variable`
 * and `input` are older names; the rest is a format or a shorthand of its own.
 */
const others: Readonly<Partial<Record<SettingName, Readonly<Record<string, string>>>>> = {
  plan: { variable: 'RALPH_PLAN_FILE' },
  validate: { variable: 'RALPH_VALIDATION_COMMANDS', input: 'checks' },
  'cost-budget': { input: 'budget' },
  'run-iterations': { input: 'iterations' },
  strategy: { variable: 'RALPH_VALIDATION_STRATEGY' },
  approval: { variable: 'RALPH_AUTO_COMMIT' },
  'min-delay': { variable: 'RALPH_MIN_DELAY_SECONDS' },
  'context-budget': { variable: 'RALPH_CONTEXT_BUDGET_TOKENS' },
  'context-budget-hpi': { variable: 'RALPH_CONTEXT_BUDGET_TOKENS_HPI' },
  'mcp-transport': { variable: 'CLAUDE_CODE_REMOTE' },
  'max-turns': { variable: 'RALPH_DEFAULT_MAX_TURNS' },
}

const called = (parse(reusableWorkflow()) as { on: { workflow_call: Record<'inputs' | 'secrets', object> } }).on
const rowOf = (name: SettingName): Setting<unknown> => settings[name]

test.each(settingNames)('%s has one name, and older ones only where they are declared', (name) => {
  const own = `RALPH_${name.toUpperCase().replaceAll('-', '_')}`
  const { variable, input } = others[name] ?? {}
  const former = Object.keys(rowOf(name).formerNames ?? {}).map(
    (one) => `RALPH_${one.toUpperCase().replaceAll('-', '_')}`,
  )
  expect(variablesOf(name).filter((one) => one !== own)).toEqual([
    ...(variable === undefined ? [] : [variable]),
    ...former,
  ])
  expect(rowOf(name).env).not.toBe(own)
  expect(rowOf(name).olderInput).toBe(input)
})

test('an older name means one setting, and is the name of nothing else', () => {
  const older = settingNames.flatMap((name) => rowOf(name).olderInput ?? [])
  expect(Object.keys(olderInputs)).toEqual(older)
  for (const name of older)
    for (const table of [actionInputs, jobInputs]) expect(Object.keys(table)).not.toContain(name)
})

test('run.yml calls what a step can be told as the step does', () => {
  const told = Object.keys(called.workflow_call.inputs)
  expect(told).toEqual([...runInputs, ...Object.keys(jobInputs), ...Object.keys(olderInputs)])
  for (const name of runInputs) expect(Object.keys(actionInputs)).toContain(name)
  const secrets = Object.keys(called.workflow_call.secrets).filter(
    (name) => !['app-token', 'notify-url', 'notify-secret'].includes(name),
  )
  expect([...secretInputs].sort()).toEqual([...secrets].sort())
})

test('a limit of the run is called as its setting where a job tells that it ended there', () => {
  const kinds = StopReason.options.map(({ shape }) => shape.kind.value)
  for (const name of settingNames.filter((one) => /^(cost|time)-budget$/.test(one)))
    expect(kinds).toContain(name.replace('-', '_'))
})

test('no document teaches an older name', () => {
  for (const { heading, text } of exampleWorkflows())
    for (const name of Object.keys(olderInputs)) expect(text, heading).not.toMatch(new RegExp(`^ +${name}:`, 'm'))
  expect(readFileSync('docs/github.md', 'utf8')).not.toContain('`app-token`')
})
