import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inert } from '../../../src/core/text/markdown/inert.ts'
import { neutralMarkdown } from '../../../src/core/text/markdown/neutral-markdown.ts'
import { oneLine, plainLine } from '../../../src/core/text/one-line.ts'
import { visible } from '../../../src/core/text/visible.ts'

const esc = String.fromCharCode(27)
const chars = (...points: number[]) => String.fromCodePoint(...points)

/** Pieces that act somewhere, mixed with any text. */
const foreign = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '::',
        '##[',
        '#',
        '[',
        '\n',
        '\r',
        ' ',
        '@',
        'a',
        '<',
        '!--',
        '&',
        'num;',
        '```',
        '## ',
        `${esc}[`,
      ),
      fc.constantFrom('fixes', ' #1', 'GH-2', '[skip ci]', '![', ']:', chars(0x200b), chars(0x202e), '\t', '---'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

test.each([
  ['colour', `${esc}[31mred${esc}[0m`, 'red'],
  ['an 8-bit control sequence', `${chars(0x9b)}1mbold`, 'bold'],
  ['a window title', `${esc}]0;title${chars(7)}text`, 'text'],
  ['a hyperlink', `${esc}]8;;https://x.test${esc}\\link${esc}]8;;${esc}\\`, 'link'],
  ['a string that never ends, but not what follows', `${esc}]0;kept\nand this`, '0;kept\nand this'],
  ['zero-width space and word joiner', `a${chars(0x200b)}b${chars(0x2060)}c`, 'abc'],
  ['bidirectional overrides', `a${chars(0x202e)}b${chars(0x2066)}c`, 'abc'],
  ['tag characters', `a${chars(0xe0041, 0xe0042)}`, 'a'],
  ['variation selectors', `a${chars(0xfe0f)}b${chars(0xe0100)}`, 'ab'],
  ['blank letters', `a${chars(0x3164)}${chars(0x2800)}b`, 'ab'],
  ['a byte order mark', `${chars(0xfeff)}a`, 'a'],
  ['NUL and backspace', `a${chars(0)}b${chars(8)}`, 'ab'],
  ['a lone surrogate', `a${String.fromCharCode(0xd800)}b`, 'ab'],
  ['carriage returns and Unicode line ends', `a\r\nb\rc${chars(0x2028)}d`, 'a\nb\nc\nd'],
])('visible removes or folds %s', (_what, text, clean) => {
  expect(visible(text)).toBe(clean)
})

test.each(['日本語のテスト', 'שלום עולם', 'مرحبا', 'naïve façade', '👩‍👩‍👧 ❤️ 1️⃣ 👍🏽', 'tab\tand\nline'])(
  'visible keeps what people can see: %s',
  (text) => {
    expect(visible(text)).toBe(text)
  },
)

test('C8: no text survives plainLine as a workflow command or a second line, and none exceeds its limit', () => {
  fc.assert(
    fc.property(foreign, fc.integer({ min: 1, max: 80 }), (text, max) => {
      const line = plainLine(text, max)
      expect(line.trim().startsWith('::')).toBe(false)
      expect(line).not.toMatch(/##\[|[\r\n]/)
      expect(line.length).toBeLessThanOrEqual(max)
      expect(visible(line)).toBe(line)
    }),
  )
})

test('oneLine leaves an ordinary line as it is and marks a cut', () => {
  expect(oneLine('::before  is\nfine', 50)).toBe('::before is fine')
  expect(oneLine('a long line', 7)).toBe('a long…')
})

test.each([
  ['a mention', 'thanks @octo-cat and @org/team', 'thanks ＠octo-cat and ＠org/team'],
  ['no mail address', 'write to a@b.example', 'write to a@b.example'],
  ['a closing keyword', 'Fixes #12, closes: #3', 'Fixes – #12, closes –: #3'],
  ['a closing keyword in bold', 'resolves **#1**', 'resolves – **#1**'],
  ['a closing keyword with an escape', 'fix \\#1', 'fix – \\#1'],
  ['a closing keyword with a repository', 'Closed org/repo#7', 'Closed – org/repo#7'],
  ['a closing keyword with a URL', 'fixed https://github.com/o/r/issues/1', 'fixed – https://github.com/o/r/issues/1'],
  ['no ordinary reference', 'see #12; it fixes the bug', 'see #12; it fixes the bug'],
  ['a CI skip', 'x [skip ci] [ci skip] [no ci] [skip actions]', 'x ［skip ci] ［ci skip] ［no ci] ［skip actions]'],
])('inert breaks %s', (_what, text, safe) => {
  expect(inert(text)).toBe(safe)
})

test('neutralMarkdown leaves no tag, comment, entity, image, mention, hidden definition or heading of its own', () => {
  fc.assert(
    fc.property(foreign, (text) => {
      const safe = neutralMarkdown(text)
      expect(safe).not.toMatch(/<[a-z/!?]|&#?\w+;|!\[/i)
      expect(safe).not.toMatch(/(?<![\p{L}\p{N}])@[\p{L}\p{N}]/u)
      expect(safe).not.toMatch(/^\s{0,3}\[[^\]\n]*\]:/m)
      expect(safe).not.toMatch(/^ {0,3}##(\s|$)/m)
    }),
  )
})

test('C22: a marker of ours in foreign text can fake no outbox key', () => {
  expect(neutralMarkdown('<!-- ralph:status -->')).toBe('＜!-- ralph:status -->')
})
