import { expect, test } from 'vitest'
import { resolveSettings } from '../../../../src/core/config/resolve/resolve.ts'
import { idleSettings, type PlanTraits } from '../../../../src/core/config/rules/idle-settings.ts'
import type { SettingName } from '../../../../src/core/config/table/settings.ts'
import { refuseIdleFlags } from '../../../../src/entry/project/idle-flags.ts'

const file: PlanTraits = { format: 'plan.json', isQueued: false }

function idle(flags: Readonly<Record<string, unknown>>, plan = file): string[] {
  const inputs = { environment: {}, plan: undefined, file: {}, fileName: 'ralph.yml' }
  const { settings, findings } = resolveSettings({ flags, ...inputs })
  expect(findings).toEqual([])
  return idleSettings(Object.keys(flags) as SettingName[], settings, plan).map(({ name, needs }) => `${name}: ${needs}`)
}

test.each<[Record<string, unknown>, string, Record<string, unknown>]>([
  [{ 'agent-command': 'x' }, '--agent command', { agent: 'command' }],
  [{ 'agent-command': 'x' }, '--agent command', { consensus: 'gate', 'consensus-agent': 'command' }],
  [{ agent: 'command', 'agent-path': '/x' }, '--agent claude', { agent: 'claude' }],
  [{ 'permission-mode': 'dontAsk' }, '--skip-permissions false', { 'skip-permissions': 'false' }],
  [{ 'allowed-tools': 'Edit' }, '--skip-permissions false', { 'skip-permissions': 'false' }],
  [{ 'consensus-rounds': '3' }, '--consensus report or gate', { consensus: 'report' }],
  [
    { 'consensus-command': 'x', consensus: 'gate' },
    '--consensus and --consensus-agent command',
    { 'consensus-agent': 'command' },
  ],
  [{ 'plan-review-passes': '3' }, '--plan-review comment or gate', { 'plan-review': 'gate' }],
  [{ 'max-continuations': '5', incomplete: 'fail' }, '--incomplete continue', { incomplete: 'continue' }],
  [{ 'setup-inputs': 'x' }, '--setup', { setup: 'npm ci' }],
  [{ 'checks-at-once': '2' }, '--lanes above 1', { lanes: '2' }],
  [{ 'lane-env': 'PORT=310{lane}' }, '--lanes above 1', { lanes: 'auto' }],
  [{ 'allow-hosts': 'example.com', egress: 'open' }, '--egress listed', { egress: 'listed' }],
  [{ ports: '5432', egress: 'open' }, '--egress listed or none', { egress: 'none' }],
])('a flag that changes nothing is idle, with what it needs: %j', (flags, needs, more) => {
  const [line] = idle(flags)
  expect(line).toBe(`${Object.keys(flags).find((name) => line?.startsWith(`${name}:`))}: ${needs}`)
  expect(idle({ ...flags, ...more })).toEqual([])
})

test('a flag about the plan counts by the plan', () => {
  expect(
    idle({ 'plan-scope': 'epic-1', 'plan-tag': 'x', 'plan-subtasks': 'joined', 'queue-base': 'previous' }),
  ).toEqual([
    'plan-scope: a folder of BMAD stories as the plan',
    'plan-tag: a Task Master file as the plan',
    'plan-subtasks: a plan with subtasks (queue or Task Master)',
    'queue-base: --queue',
  ])
  expect(idle({ 'plan-scope': 'epic-1' }, { format: 'bmad', isQueued: false })).toEqual([])
  expect(idle({ 'plan-subtasks': 'joined' }, { format: 'queue', isQueued: false })).toEqual([])
  expect(idle({ 'plan-tag': 'x', format: 'task-master' }, { format: null, isQueued: false })).toEqual([])
  expect(idle({ 'queue-base': 'previous' }, { format: 'queue', isQueued: true })).toEqual([])
})

test('what only a workflow reads is idle on a command line, and not in a file for both', () => {
  expect(idle({ 'command-permission': 'approve=maintain' })).toEqual(['command-permission: a workflow on GitHub'])
  expect(idle({ 'command-permission': 'approve=maintain' }, { ...file, forWorkflow: true })).toEqual([])
})

test('a field of a setting counts by what that field needs, by its former name too', () => {
  const refusal = (flags: Readonly<Record<string, unknown>>, file = {}): unknown => {
    const resolved = resolveSettings({ flags, environment: {}, plan: undefined, file, fileName: 'ralph.yml' })
    try {
      return refuseIdleFlags(resolved, { format: null, isQueued: false, inWorkflow: false })
    } catch (error) {
      return (error as Error).message
    }
  }
  const idleReview = '--call-models review has an effect only with --review comment or gate. Nothing was started.'
  expect(refusal({ 'review-model': 'opus' })).toBe(idleReview)
  expect(refusal({ 'call-models': ['extraction=opus', 'review=opus'] })).toBe(idleReview)
  expect(refusal({ 'review-model': 'opus', review: 'gate' })).toBe(undefined)
  expect(refusal({ 'verify-model': 'opus', 'no-change': 'accept' }), 'the file is for another day').toBe(undefined)
  expect(refusal({ 'call-models': ['verify=opus'], verify: 'both' }, { 'review-model': 'opus' })).toBe(undefined)
})

test('most flags need nothing', () => {
  expect(idle({ model: 'opus', 'cost-budget': '3', 'agent-timeout': '5m', verify: 'both' })).toEqual([])
})
