import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsDocument } from '../../scripts/settings-document.ts'
import { settings } from '../../src/core/config/table/settings.ts'
import { initCommand } from '../../src/entry/command/init.ts'
import { commands } from '../../src/entry/commands.ts'
import type { Command } from '../../src/entry/project/context.ts'
import { readFlags } from '../../src/entry/project/flags.ts'

type Loaded = Command & { readonly words: string; readonly summary: string }

const loaded = await Promise.all(
  commands.map(async (listed): Promise<Loaded> => {
    const command = await listed.load()
    return { ...listed, ...command, help: command.fullHelp ?? command.help }
  }),
)
const each = loaded.map((command) => [command.words, command] as const)

/** The lines below a heading, up to the next blank line. */
function part({ help }: Command, heading: string): string[] {
  const lines = help.split('\n')
  const from = lines.indexOf(`${heading}:`) + 1
  const to = lines.indexOf('', from)
  return from === 0 ? [] : lines.slice(from, to === -1 ? undefined : to)
}

/** The words of a command line as a POSIX shell reads them, as far as examples go. */
const shellWords = (line: string): string[] =>
  [...line.matchAll(/(?:"[^"]*"|'[^']*'|\S)+/g)].map(([word]) => word.replace(/["']/g, ''))

/** The lines of options; a long list is in groups. */
const optionLines = ({ help }: Command): string[] => help.split('\n').filter((line) => line.startsWith('  --'))

/** Flags by name, and whether they take a value. */
function optionsOf(command: Command): Map<string, boolean> {
  const options = optionLines(command).flatMap((line) => {
    const [, name, value] = /^ {2}--([a-z-]+)((?: \S+)*?)(?: {2,}|$)/.exec(line) ?? []
    return name === undefined ? [] : [[name, value !== ''] as const]
  })
  return new Map(options)
}

/** How many operands the usage lines allow: `FILE` is one, `[FILE]` may be one. */
function operandsOf(command: Loaded): { least: number; most: number } {
  const forms = [...command.help.matchAll(/^(?:Usage:| {6}) ralph (.*)$/gm)].map(([, form = '']) => {
    const operands = form.slice(command.words.length).match(/\[[^\]]*\]|\S+/g) ?? []
    return operands.filter((word) => !/^\[?--|^\[options\]$/.test(word))
  })
  return {
    least: Math.min(...forms.map((operands) => operands.filter((word) => !word.startsWith('[')).length)),
    most: Math.max(...forms.map((operands) => operands.length)),
  }
}

test.each(each)('ralph %s --help has usage, examples and options', (words, command) => {
  expect(command.summary).toMatch(/^[a-z].*[^.]$/)
  expect(command.help).toMatch(new RegExp(`^Usage: ralph ${words}\\b.*\\[options\\]$`, 'm'))
  expect(part(command, 'Examples').length).toBeGreaterThan(0)
  expect(optionsOf(command).size).toBe(optionLines(command).length)
  for (const line of command.help.split('\n')) expect(line).not.toMatch(/undefined|\[object/)
})

/** The command that a typed line is for: an example may show another one that has to come first. */
function commandOf(typed: readonly string[]): Loaded | undefined {
  const line = `${typed.slice(1).join(' ')} `
  return loaded.find(({ words }) => line.startsWith(`${words} `))
}

test.each(each)('every example of ralph %s is one that it takes', (_, command) => {
  const examples = part(command, 'Examples').map((line) => shellWords(line.trim()))
  expect(examples.map(commandOf)).toContain(command)
  for (const typed of examples) {
    const line = typed.join(' ')
    const used = commandOf(typed)
    if (!used || typed[0] !== 'ralph') throw new Error(`${line} is no command of ralph`)
    const options = optionsOf(used)
    const { least, most } = operandsOf(used)
    const rest = typed.slice(1 + used.words.split(' ').length)
    let operands = 0
    for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
      if (!word.startsWith('--')) {
        operands += 1
        continue
      }
      const takesValue = options.get(word.slice(2))
      expect(takesValue, `${line}: ${word} is an option`).toBeDefined()
      if (takesValue) expect(rest.shift(), `${line}: ${word} has a value`).toMatch(/^(?!--)/)
    }
    expect(operands, line).toBeGreaterThanOrEqual(least)
    expect(operands, line).toBeLessThanOrEqual(most)
  }
})

test.each(each)('ralph %s refuses an option that its help does not list', (_, command) => {
  expect(() => readFlags(['--no-such-option'], command, command.words)).toThrow(
    expect.objectContaining({ code: 'USAGE', exit: 'usage' }),
  )
})

test.each([['--inline'], ['--inline=true'], ['--yes', '--inline']])(
  'ralph init %s %s names the flag that was removed, and what to use instead',
  (...argv) => {
    const told = expect.objectContaining({
      code: 'USAGE',
      message: 'init: --inline was removed',
      hint: expect.stringMatching(/`runs-on`.*--one-job/),
    })
    expect(() => readFlags(argv, initCommand, 'init')).toThrow(told)
    expect(initCommand.help).not.toContain('--inline')
  },
)

test('the help of run says the defaults of its settings', () => {
  const run = loaded.find(({ words }) => words === 'run')
  for (const line of [
    /--max-iterations 10 .*\(default 50\)$/,
    /--agent-timeout 45m .*\(default 30m\)$/,
    /--strategy .*\(default strict\)$/,
  ])
    expect(
      run?.help.split('\n').some((one) => line.test(one)),
      String(line),
    ).toBe(true)
})

test('docs/settings.md is what the script writes: run `npm run schema`', () => {
  expect(readFileSync('docs/settings.md', 'utf8')).toBe(settingsDocument())
})

test('flags that other loops have are listed with what they are here', () => {
  expect(settingsDocument()).toContain('| `--review-plan` | as `--plan-review gate` |')
  expect(settingsDocument()).not.toMatch(/\|---\|\n\n/)
})

test('a default of several lines stays on its line of the help', () => {
  expect(loaded.find(({ words }) => words === 'run')?.help).toContain('{title}\\n\\n{summary})')
})

test('every setting has a row, in one group', () => {
  const rows = [...settingsDocument().matchAll(/^\| `([a-z][a-z-]*)`/gm)].map(([, name]) => name)
  expect(rows.toSorted()).toEqual(Object.keys(settings).toSorted())
})
