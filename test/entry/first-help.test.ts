import { describe, expect, test } from 'vitest'
import { settings } from '../../src/core/config/table/settings.ts'
import { runHelp } from '../../src/entry/command/run.ts'
import { commands } from '../../src/entry/commands.ts'
import { optionHelp } from '../../src/entry/help/command.ts'
import { overview } from '../../src/entry/help/overview.ts'
import { runFlags } from '../../src/entry/help/run-flags.ts'
import { readFlags } from '../../src/entry/project/flags.ts'

const widestOf = (text: string): number => Math.max(...text.split('\n').map((line) => line.length))

describe('the first help', () => {
  test('`ralph` is at most 24 lines of at most 100 columns', () => {
    expect(overview().trimEnd().split('\n').length).toBeLessThanOrEqual(24)
    expect(widestOf(overview())).toBeLessThanOrEqual(100)
  })

  const typed = overview()
    .split('\n')
    .flatMap((line) => /^ {2}ralph (.*?) {2,}/.exec(line)?.[1] ?? [])

  test.each(typed)('ralph %s is a command with these options', async (line) => {
    const listed = commands.find(({ words }) => `${line} `.startsWith(`${words} `))
    expect(listed).toBeDefined()
    const rest = line.slice(listed?.words.length).match(/"[^"]*"|\S+/g) ?? []
    const command = await listed?.load()
    expect(() => readFlags(rest, command ?? { flags: {} }, line)).not.toThrow()
  })

  test('`ralph run --help` is at most 30 lines of at most 100 columns, and each option in it is one', () => {
    expect(runHelp.split('\n').length).toBeLessThanOrEqual(30)
    expect(widestOf(runHelp)).toBeLessThanOrEqual(100)
    const names = [...runHelp.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(15)
    for (const name of names) expect(Object.keys(runFlags)).toContain(name)
  })
})

describe('ralph help SETTING', () => {
  test.each(Object.keys(runFlags))('%s has one, with the way to write it', (name) => {
    const text = optionHelp(name) ?? ''
    expect(text).toContain(`--${name}`)
    if (Object.hasOwn(settings, name)) expect(text).toMatch(/ralph\.yml .*\n {2}variable {4}\S/)
  })

  test('of what is none there is none', () => {
    expect(optionHelp('toString')).toBeUndefined()
    expect(optionHelp('')).toBeUndefined()
  })
})
