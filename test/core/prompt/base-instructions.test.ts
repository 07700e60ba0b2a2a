import { expect, test } from 'vitest'
import { baseInstructions } from '../../../src/core/prompt/base-instructions.ts'

const agents = '# Rules\n\nTests stand beside what they test.\n'
const both = (claude: string, other = agents) => baseInstructions({ 'CLAUDE.md': claude, 'AGENTS.md': other })
const times = (text: string, part: string) => text.split(part).length - 1

test.each([
  '@AGENTS.md',
  '@./AGENTS.md',
  '\n\n@AGENTS.md\n\n',
  '# Claude\n\n@AGENTS.md\r\n',
  '- @AGENTS.md\n',
  '<!-- one text for all -->\n@AGENTS.md\n@./AGENTS.md\n',
  '',
  agents,
  agents.trimEnd(),
])('a CLAUDE.md that only imports AGENTS.md, or is a copy of it, is the same text: %j', (claude) => {
  expect(both(claude).trim()).toBe(agents.trim())
})

test('a text of its own and an import: the imported text stands where the import stood', () => {
  expect(both('First.\n\n@AGENTS.md\n\nLast.\n@./AGENTS.md\n')).toBe(
    'First.\n\n# Rules\n\nTests stand beside what they test.\n\nLast.\n',
  )
})

test('without an import AGENTS.md is told below CLAUDE.md, also where a sentence or a code block names it', () => {
  for (const claude of ['Be kind.\n', 'Be kind. See @AGENTS.md, too.\n', 'Be kind.\n\n```\n@AGENTS.md\n```\n']) {
    expect(both(claude)).toBe(`${claude.trimEnd()}\n\n${agents}`)
  }
})

test('AGENTS.md may be the one that imports: each is told once', () => {
  expect(both('Be kind.\n', '@CLAUDE.md\n')).toBe('Be kind.\n')
  const text = both('Be kind.\n', '@CLAUDE.md\n\nBe quick.\n')
  expect([times(text, 'Be kind.'), times(text, 'Be quick.'), times(text, '@')]).toEqual([1, 1, 0])
})

test.each([
  ['alone', { '.claude/CLAUDE.md': 'Be kind.\n' }, 'Be kind.\n'],
  [
    'beside the one at the top',
    { 'CLAUDE.md': 'Be quick.\n', '.claude/CLAUDE.md': 'Be kind.\n' },
    'Be quick.\n\nBe kind.\n',
  ],
  ['that is imported there', { 'CLAUDE.md': '@.claude/CLAUDE.md\n', '.claude/CLAUDE.md': 'Be kind.\n' }, 'Be kind.\n'],
  ['that is a copy', { 'CLAUDE.md': 'Be kind.\n', '.claude/CLAUDE.md': 'Be kind.' }, 'Be kind.\n'],
  ['that only imports AGENTS.md', { '.claude/CLAUDE.md': '@../AGENTS.md\n', 'AGENTS.md': 'Be fair.\n' }, 'Be fair.\n'],
])('.claude/CLAUDE.md is told as CLAUDE.md is, once: one %s', (_, texts, told) => {
  expect(baseInstructions(texts)).toBe(told)
})

test('one alone is told as it is, and an import of a file that is missing is left out', () => {
  expect(both('Be kind.\r\n', '')).toBe('Be kind.\r\n')
  expect(both('', agents)).toBe(agents)
  expect(both('@AGENTS.md\n', '')).toBe('')
  expect(both('', '')).toBe('')
})
