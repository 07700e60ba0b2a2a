import { expect, test } from 'vitest'
import { settingNames } from '../../../src/core/config/resolve/explain.ts'
import { resolveSettings } from '../../../src/core/config/resolve/resolve.ts'
import { isRule } from '../../../src/core/config/rules/rule-table.ts'
import type { SettingName } from '../../../src/core/config/table/settings.ts'
import { readReplayed, recordedSettings, replayedNames } from '../../../src/core/replay/replayed-settings.ts'

const resolved = (file: Record<string, unknown>) =>
  resolveSettings({ flags: {}, environment: {}, plan: undefined, file, fileName: 'ralph.yml' }).settings

/** Unlike every default. */
const other: Readonly<Partial<Record<SettingName, unknown>>> = {
  strategy: 'tests_only',
  'known-red': true,
  setup: ['npm ci'],
  'before-capture': ['fmt'],
  'working-directory': 'web',
  model: 'opus',
  'extraction-model': 'sonnet',
  review: 'gate',
  'review-model': 'opus',
  'max-turns': 3,
  'max-iterations': 4,
  'run-iterations': 5,
  'cost-budget': 6.5,
  'context-budget': 700,
  mode: 'handoff-plus-index',
  'context-budget-hpi': 800,
  retrieval: 'keyword',
  'novelty-overlap-threshold': 0.4,
  'novelty-recent-handoffs': 5,
  'compaction-threshold-bytes': 900,
  'compaction-interval': 7,
  'commit-prefix': 'bot',
  'commit-template': 'feat: {title}',
  'commit-subject-limit': 50,
  'sign-off': true,
  'check-env': ['A'],
  'protected-paths': ['b/'],
  'test-guard': 'fail',
  amendments: 'trusted',
  approval: 'iteration',
  'merge-base': false,
  'base-conflict': 'task',
}

test.each(replayedNames)('a replay goes by the recorded %s', (name) => {
  const settings = resolved({ [name]: other[name] })
  expect(settings[name]).not.toEqual(resolved({})[name])
  const kept = JSON.parse(JSON.stringify(recordedSettings(settings)))
  const { settings: read, findings } = readReplayed(kept, 'cassette.json')
  expect([read[name], findings]).toEqual([settings[name], []])
})

test('what is not recorded, or recorded as none, is as by default', () => {
  expect(readReplayed({ model: null, 'review-model': null }, '').settings).toEqual(resolved({}))
})

test('the settings that decide what is committed are replayed, but for those that reach this machine or the real agent', () => {
  const elsewhere = settingNames.filter((name) => isRule(name) && !replayedNames.includes(name))
  expect(elsewhere).toEqual([
    // Recorded as the checks that they came to; nothing else is checked in a replay.
    ...['validate', 'no-checks'],
    ...['skip-permissions', 'permission-mode', 'allowed-tools'],
    ...['agent-env', 'mirror-status', 'confinement', 'min-confinement', 'agent-read', 'agent-writable'],
  ])
})

test.each([
  ['confinement', 'none'],
  ['agent-writable', ['/']],
  ['agent-env', ['TOKEN']],
  ['agent-command', 'sh evil.sh'],
  ['remote', 'https://elsewhere.example'],
  ['modle', 'opus'],
])('a recording of a stranger cannot set %s', (name, value) => {
  const { settings, findings } = readReplayed({ [name]: value }, 'cassette.json: run.settings')
  expect(findings).toEqual([`cassette.json: run.settings: ${name} is no setting of a recording`])
  expect(settings).toEqual(resolved({}))
})

test('a value that is none of the setting is told with its place', () => {
  expect(readReplayed({ 'max-turns': 0 }, 'cassette.json: run.settings').findings).toEqual([
    expect.stringMatching(/^cassette\.json: run\.settings: max-turns: expected a whole number/),
  ])
})
