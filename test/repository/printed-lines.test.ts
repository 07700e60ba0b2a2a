import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCommand } from '../../src/core/order/read-command.ts'
import { commands } from '../../src/entry/commands.ts'
import { readFlags } from '../../src/entry/project/flags.ts'
import { wordsInShell } from '../support/shell.ts'

interface Line {
  readonly place: string
  readonly text: string
}

const loaded = await Promise.all(commands.map(async ({ words, load }) => ({ words, ...(await load()) })))
const pages = globSync(['*.md', 'docs/**/*.md', 'templates/**/*.md', '.github/**/*.md'])
const sources = globSync('src/**/*.ts')
const textOf = (place: string): string => readFileSync(place, 'utf8').replace(/\\\n\s*/g, ' ')

/** In a code block of a page; what stands two spaces or more behind it is a remark. Examples of help texts have a test of their own. */
const lines = (place: string): Line[] =>
  [...textOf(place).matchAll(/^ *```(\w*)\n([\s\S]*?)^ *```$/gm)]
    .filter(([, language = '']) => ['', 'sh', 'bash', 'console', 'shell', 'text'].includes(language))
    .flatMap(([, , block = '']) =>
      [...block.matchAll(/^ *(?:\$ |[A-Z_]+=\S+ )?(?:npx )?(ralph [a-z-].*)$/gm)].map(([, line = '']) => ({
        place,
        text: line.replace(/ {2,}.*| +#.*/, ''),
      })),
    )

/** In a code span, also of a text in a program; `"` and `'` are escaped there as that language has it. */
const spans = (place: string, words: string): Line[] =>
  [...textOf(place).matchAll(new RegExp(`(?<![\\w}])\\\\?\`(${words}[^\`\\n]*?)\\\\?\``, 'g'))].map(
    ([, line = '']) => ({
      place,
      text: line.replaceAll("\\'", "'"),
    }),
  )

const isCode = ({ text }: Line): boolean =>
  !/\$\{|<command>|\[options\]|^ralph COMMAND|^\/ralph …$|^ralph [a-z]+ [a-z]+ [a-z]+ [a-z]/.test(text)

const all = [
  ...pages.flatMap((place) => [...lines(place), ...spans(place, 'ralph ')]),
  ...sources.flatMap((place) => spans(place, 'ralph ')),
].filter(isCode)

/** A form such as `hint TEXT` or `undo ITERATION [reason]` is taken with its brackets open. */
const typed = wordsInShell(all.map(({ text }) => text.replace(/[[\]<>|]/g, '').replace(/[;&].*/, '')))

test('there are lines to look at', () => {
  expect(all.length).toBeGreaterThan(60)
})

test.each(all.map((line, at) => [line.place, line.text, typed[at] ?? []] as const))(
  '%s: %s is one that the program takes',
  (_, text, [, ...words]) => {
    if (['--version', '--help'].includes(words[0] ?? '')) return
    const command = loaded.find((one) => `${words.join(' ')} `.startsWith(`${one.words} `))
    expect(command, `${text} is a command`).toBeDefined()
    if (!command) return
    if (words.includes('--help')) return
    const rest = words.slice(command.words.split(' ').length)
    expect(() => readFlags(rest, command, command.words)).not.toThrow()
  },
)

const orders = [...pages, ...sources].flatMap((place) => spans(place, '/ralph ')).filter(isCode)

test.each(orders.map(({ place, text }) => [place, text] as const))('%s: %s is an order', (_, text) => {
  const words = text.replace(/^\/ralph /, '').replace(/[[\]<>]/g, '')
  const filled = words
    .replace(/^undo [A-Z]+/, 'undo 7')
    .replace(/^set …$/, 'set model …')
    .replace(/^(approve) [A-Z]+$/, '$1 1a2b3c4')
    .replace(/^budget \.{3}$|^budget …$/, 'budget 1usd')
  expect(readCommand(filled)).not.toHaveProperty('fault')
})

/** Where commands are made: everywhere else they are asked for. */
const makers = ['src/core/text/report-context.ts', 'src/core/text/command-line.ts']
const verbs =
  '(?:ralph (?:run|status|log|report|checkout|plan|skip|retry|approve|hint|budget|set|undo|resume)|gh (?:workflow|secret|variable|run|pr) [a-z]+|git (?:-C|[a-z]+(?:-[a-z]+)?))'

test('no command with a value in it is put together by hand', () => {
  const value = new RegExp(`\\b${verbs}(?: --?[a-z][a-z-]*)* '?\\$\\{[^}]*\\}`, 'g')
  const byHand = sources
    .filter((place) => !makers.includes(place))
    .flatMap((place) => [...readFileSync(place, 'utf8').matchAll(value)].map(([text]) => `${place}: ${text}`))
  expect(byHand).toEqual([])
})
