import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveSettings } from '../../../src/core/config/resolve/resolve.ts'
import { settingWords } from '../../../src/core/config/table/setting-words.ts'
import { type SettingName, settings } from '../../../src/core/config/table/settings.ts'
import { isSameJson } from '../../../src/core/setting/setting.ts'
import { commandLine } from '../../../src/core/text/command-line.ts'
import { runCommand } from '../../../src/entry/command/run.ts'
import { readFlags } from '../../../src/entry/project/flags.ts'
import { anySettingValue } from '../../support/setting-values.ts'
import { wordsInShell } from '../../support/shell.ts'

/** `run --queue` is no value: the folder of the queue is named in ralph.yml. */
const names = (Object.keys(settings) as SettingName[]).filter((name) => name !== 'queue')
const nothing = { environment: {}, plan: undefined, file: {}, fileName: 'ralph.yml' }

test.each(names)('each value of %s stands in a printed command, and is read from there as it was', (name) => {
  const values = fc.sample(anySettingValue(name), { numRuns: 60, seed: 12 })
  const lines = values.map((value) => commandLine('ralph', 'run', ...settingWords(name, value)))
  wordsInShell(lines).forEach((words, at) => {
    const { values: flags } = readFlags(words.slice(2), runCommand, 'run')
    const { settings: read, findings, sources } = resolveSettings({ ...nothing, flags })
    expect(findings, lines[at]).toEqual([])
    expect(sources[name], lines[at]).toBe('flag')
    expect(isSameJson(read[name], values[at]), `${lines[at]} for ${JSON.stringify(values[at])}`).toBe(true)
  })
})

test.each([
  ['--known-red=false', false],
  ['--known-red=true', true],
  ['--known-red --known-red=false', false],
  ['--known-red=false --known-red', true],
  ['--no-checks=false', undefined],
])('what was said of a toggle last counts: %s', (line, knownRed) => {
  expect(readFlags(line.split(' '), runCommand, 'run').values['known-red']).toBe(knownRed)
})

test('no option is taken for the value of another one', () => {
  for (const argv of [
    ['--validate', '--json', 'x'],
    ['--model=a', '--validate', '--known-red=false'],
    ['--json=maybe'],
  ])
    expect(() => readFlags(argv, runCommand, 'run')).toThrow(expect.objectContaining({ code: 'USAGE' }))
})
