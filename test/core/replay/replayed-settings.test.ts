import { expect, test } from 'vitest'
import { settingNames } from '../../../src/core/config/resolve/explain.ts'
import { resolveSettings } from '../../../src/core/config/resolve/resolve.ts'
import { isRule } from '../../../src/core/config/rules/rule-table.ts'
import { type SettingName, settings } from '../../../src/core/config/table/settings.ts'
import { readReplayed, recordedSettings, replayedNames } from '../../../src/core/replay/replayed-settings.ts'
import type { Setting } from '../../../src/core/setting/setting.ts'

const resolved = (file: Record<string, unknown>) =>
  resolveSettings({ flags: {}, environment: {}, plan: undefined, file, fileName: 'ralph.yml' }).settings

/** A value unlike the default, whatever the setting takes. */
function otherValue(name: SettingName): unknown {
  const { read, fallback, example } = settings[name] as Setting<unknown>
  const tried = [
    example.replace(/^"(.*)"$/, '$1'),
    'true',
    'false',
    '3',
    '700',
    'x',
    ...(expectedBy(read).match(/[\w-]+(?=,|$)/g) ?? []),
  ]
  return tried.find((raw) => {
    const found = read(raw)
    return 'value' in found && JSON.stringify(found.value) !== JSON.stringify(fallback)
  })
}

/** Of one of several words: these words. */
function expectedBy(read: Setting<unknown>['read']): string {
  const found = read({})
  return 'expected' in found ? found.expected : ''
}

test.each(replayedNames)('a replay goes by the recorded %s', (name) => {
  const given = resolved({ [name]: otherValue(name) })
  expect(given[name]).not.toEqual(resolved({})[name])
  const kept = JSON.parse(JSON.stringify(recordedSettings(given)))
  const { settings: read, findings } = readReplayed(kept, 'cassette.json')
  expect([read[name], findings]).toEqual([given[name], []])
})

test('what is not recorded, or recorded as none, is as by default', () => {
  expect(readReplayed({ model: null, 'review-model': null }, '').settings).toEqual(resolved({}))
})

test('the settings that decide what is committed are replayed, but for those that reach this machine or the real agent', () => {
  const elsewhere = settingNames.filter((name) => isRule(name) && !replayedNames.includes(name))
  expect(elsewhere.toSorted()).toEqual(
    [
      // Recorded as the checks that they came to; nothing else is checked in a replay.
      ...['validate', 'no-checks'],
      // Recorded as the tasks that they came to.
      ...['plan-subtasks', 'format'],
      // A replay merges nothing into any base.
      ...['on-complete', 'stop-at'],
      // What a pass said is no recorded call.
      ...['agent-passes-enabled', 'mcp-project'],
      ...['skip-permissions', 'permission-mode', 'allowed-tools'],
      ...['agent-env', 'mirror-status', 'confinement', 'min-confinement', 'agent-read', 'agent-writable'],
      ...['egress', 'allow-hosts', 'ports', 'model-prices', 'agent-limits', 'lane-env'],
    ].toSorted(),
  )
})

test.each([
  ['confinement', 'none'],
  ['agent-writable', ['/']],
  ['agent-env', ['TOKEN']],
  ['agent-command', 'sh evil.sh'],
  ['remote', 'https://elsewhere.example'],
  ['modle', 'opus'],
])('a recording of a stranger cannot set %s', (name, value) => {
  const { settings: read, findings } = readReplayed({ [name]: value }, 'cassette.json: run.settings')
  expect(findings).toEqual([`cassette.json: run.settings: ${name} is not a setting of a recording`])
  expect(read).toEqual(resolved({}))
})

test('a value that is none of the setting is told with its place', () => {
  expect(readReplayed({ 'max-turns': 0 }, 'cassette.json: run.settings').findings).toEqual([
    expect.stringMatching(/^cassette\.json: run\.settings: max-turns: expected a whole number/),
  ])
})
