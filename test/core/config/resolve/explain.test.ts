import { expect, test } from 'vitest'
import { explainSettings, settingNames, unreadVariables } from '../../../../src/core/config/resolve/explain.ts'
import { resolveSettings, variablesOf } from '../../../../src/core/config/resolve/resolve.ts'
import { configDetails, configTable } from '../../../../src/core/report/terminal/config-text.ts'
import { displayWidth } from '../../../../src/core/text/display-width.ts'
import { planOf } from '../../../support/run-state.ts'

const resolved = resolveSettings({
  flags: { validate: ['npm test', 'eslint .'], 'time-budget': '2h' },
  environment: { RALPH_MODEL: 'opus', RALPH_AUTO_COMMIT: 'false' },
  plan: { ...planOf({ id: 'A' }), validation_strategy: 'lenient' },
  file: { 'cost-budget': 25 },
  fileName: '.github/ralph.yml',
})
const all = explainSettings(resolved)
const of = (name: string) => all.find((one) => one.name === name)

test.each([
  ['validate', 'flag', '--validate', ['npm test', 'eslint .']],
  ['model', 'environment', '$RALPH_MODEL', 'opus'],
  ['approval', 'environment', '$RALPH_AUTO_COMMIT', 'iteration'],
  ['strategy', 'plan', "the plan's strategy", 'lenient'],
  ['cost-budget', 'file', '.github/ralph.yml: cost-budget', 25],
  ['max-turns', 'default', 'default', 200],
])('%s comes from the %s', (name, source, place, value) => {
  expect(of(name)).toMatchObject({ source, place, value })
})

test('the table has every setting, lists line by line, amounts with their unit', () => {
  const lines = configTable(all, { width: 80, color: false })
  for (const name of settingNames) expect(lines.some((line) => line.startsWith(`${name} `))).toBe(true)
  const text = lines.map((line) => line.replace(/ {2,}/g, ' | ')).join('\n')
  expect(text).toContain('validate | npm test | --validate\n | eslint .')
  expect(text).toContain('cost-budget | 25.00 USD | .github/ralph.yml')
  expect(text).toContain('time-budget | 2h | --time-budget')
  expect(text).toContain('agent-timeout | 30m | default')
  for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(80)
})

test('one setting is shown with its flag, its variables and its key in the file', () => {
  const [approval] = all.filter(({ name }) => name === 'approval')
  expect(approval && configDetails(approval, { width: 80, color: false })).toEqual([
    'approval',
    '  Value     iteration',
    '  From      $RALPH_AUTO_COMMIT',
    '  Default   none',
    '  Meaning   iteration: each commit that passed waits for `ralph approve` before',
    '            it counts',
    '  Flag      --approval iteration',
    '  Variable  RALPH_APPROVAL',
    '            RALPH_AUTO_COMMIT',
    '  File      approval: iteration',
  ])
})

test('each variable that is listed is read, and one that nothing reads is found', () => {
  for (const name of settingNames) {
    for (const variable of variablesOf(name)) {
      const { places } = resolveSettings({
        flags: {},
        environment: { [variable]: 'true' },
        plan: undefined,
        file: {},
        fileName: '',
      })
      expect(places[name]).toBe(`$${variable}`)
    }
  }
  const environment = { RALPH_MDOEL: 'x', RALPH_MODEL: 'y', RALPH_HOME: '/', RALPH_PLAN_FILE: 'z', HOME: '/' }
  expect(unreadVariables(environment, ['RALPH_HOME'])).toEqual(['RALPH_MDOEL'])
})
