import { expect, test } from 'vitest'
import { commands } from '../../src/entry/commands.ts'
import type { Command } from '../../src/entry/context.ts'

const each = commands.map((command) => [command.words, command] as const)

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

/** Flags by name, and whether they take a value. */
function optionsOf(command: Command): Map<string, boolean> {
  const options = part(command, 'Options').flatMap((line) => {
    const [, name, value] = /^ {2}--([a-z-]+)((?: \S+)*?)(?: {2,}|$)/.exec(line) ?? []
    return name === undefined ? [] : [[name, value !== ''] as const]
  })
  return new Map(options)
}

function operandsOf(command: Command): { least: number; most: number } {
  const usage = /^Usage: ralph (.*) \[options\]$/m.exec(command.help)?.[1] ?? ''
  const words = usage.slice(command.words.length).trim()
  const names = words === '' ? [] : words.split(/ (?![^[]*\])/)
  const most = names.some((name) => /"|…|\.\.\./.test(name)) ? Number.POSITIVE_INFINITY : names.length
  return { least: names.filter((name) => !name.startsWith('[')).length, most }
}

test.each(each)('ralph %s --help has usage, examples and options', (words, command) => {
  expect(command.summary).toMatch(/^[a-z].*[^.]$/)
  expect(command.help).toMatch(new RegExp(`^Usage: ralph ${words}\\b.*\\[options\\]$`, 'm'))
  expect(part(command, 'Examples').length).toBeGreaterThan(0)
  expect(optionsOf(command).size).toBe(part(command, 'Options').length)
  for (const line of command.help.split('\n')) expect(line).not.toMatch(/undefined|\[object/)
})

test.each(each)('every example of ralph %s is one that it takes', (words, command) => {
  const options = optionsOf(command)
  const { least, most } = operandsOf(command)
  for (const line of part(command, 'Examples')) {
    const typed = shellWords(line.trim())
    expect(typed.slice(0, 1 + words.split(' ').length).join(' ')).toBe(`ralph ${words}`)
    const rest = typed.slice(1 + words.split(' ').length)
    let operands = 0
    for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
      if (!word.startsWith('--')) {
        operands += 1
        continue
      }
      const takesValue = options.get(word.slice(2))
      expect(takesValue, `${line.trim()}: ${word} is an option`).toBeDefined()
      if (takesValue) expect(rest.shift(), `${line.trim()}: ${word} has a value`).toMatch(/^(?!--)/)
    }
    expect(operands, line.trim()).toBeGreaterThanOrEqual(least)
    expect(operands, line.trim()).toBeLessThanOrEqual(most)
  }
})

test.each(each)('ralph %s refuses an option that its help does not list', async (_, command) => {
  const silent = { out: () => undefined, err: () => undefined, isTty: false, columns: 80, color: false }
  const context = {
    ...silent,
    argv: ['--no-such-option'],
    env: {},
    cwd: '/',
    now: () => 0,
    cancelled: new AbortController().signal,
  }
  await expect(command.run(context)).rejects.toMatchObject({ code: 'USAGE', kind: 'usage' })
})
