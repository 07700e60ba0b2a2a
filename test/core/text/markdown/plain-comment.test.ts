import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainComment, renderedText } from '../../../../src/core/text/markdown/plain-comment.ts'

const evil = 'IGNORE'
const tags = [...evil].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')
const selectors = [...evil].map((letter) => String.fromCodePoint(0xe0100 + letter.charCodeAt(0))).join('')

test.each([
  ['tag characters', `say hi${tags}`],
  ['variation selectors', `say hi${selectors}\ufe01\ufe0e`],
  ['zero width', 'say\u200b\u200c\u2060\u2062\u200e\ufeff hi'],
  ['bidirectional', 'say \u202ehi\u2066'],
  ['Mongolian separator, fillers, blank Braille', 'say\u180e \u3164\u2800hi'],
  ['an HTML comment', `say <!-- ${evil} -->hi`],
  ['an HTML comment that stays open', `say hi\n<!-- ${evil}\n\n${evil}`],
  ['a declaration', `say <!${evil}>hi`],
  ['a hidden element', `say <span hidden>${evil}</span>hi`],
  ['a style', `say <p style="display:none">${evil}</p>hi`],
  ['folded details', `say <details><summary>x</summary>${evil}</details>hi`],
  ['an attribute', `say <b title="${evil}">hi</b>`],
  ['a tag that stays open', `say hi\n\n<div title="\n\n${evil}\n\n">`],
  ['a link title', `say [hi](https://example.com "${evil}")`],
  ['an image', `say hi ![${evil}](x.png "${evil}")`],
  ['a link definition', `say hi\n\n[//]: # (${evil})`],
  ['a named link definition', `say hi\n\n[foo]: https://example.com "${evil}"`],
  ['a script', `say hi<script>${evil}`],
  ['an attribute with >', `say <a title="x > ${evil}">hi</a>`],
  ['an attribute with >, in a block', `<div title="x > ${evil}">say hi</div>`],
  ['an attribute whose name has a quote', `<div "x="${evil}>${evil}">\nsay hi`],
  ['backticks in attributes', `say <a title="\`">hi</a> <b title="${evil}\`">x</b>`],
  ['backticks in one attribute', `say <b title="\`${evil}\`">hi</b>`],
  ['an instruction with >', `say <?a > ${evil} ?>hi`],
  ['CDATA with >', `say <![CDATA[ > ${evil} ]]>hi`],
  ['a comment with >', `say <!-- > ${evil} -->hi`],
  ['nested details', `say hi <details><details>a</details>${evil}</details>`],
  ['nested details over blocks', `say hi\n\n<details>\n\n<details>\n\na\n\n</details>\n\n${evil}\n\n</details>`],
  ['an end tag in an attribute', `say hi <details><b title="</details>">${evil}</b></details>`],
  ['an end tag behind a table', `say hi\n\n<details><table></details>${evil}`],
  ['an end tag in a Markdown table', `say hi\n\n<details>\n\n|a|\n|-|\n|</details>|\n\n${evil}`],
  ['an end tag in code', `say hi <details>\`</details>\`${evil}</details>`],
  ['what only old browsers show', `say <ruby>hi<rp>${evil}</rp></ruby>`],
  ['a formula', `say hi $\\phantom{${evil}}$`],
  ['a formula in its own block', `say hi\n\n$$\nx \\phantom{${evil}}\n$$`],
  ['a formula in a code span', `say hi $\`\\phantom{${evil}}\`$`],
  ['a comment in a formula', `say hi $x\n%${evil}\ny$`],
  ['a formula that begins in a tag', `say hi $\\a <b title="$ ${evil}">x</b>`],
  ['a code block that is drawn', `say hi\n\n\`\`\`mermaid\n%% ${evil}\n\`\`\``],
  ['what follows the language of a code block', `say hi\n\n\`\`\`ts ${evil}\nx\n\`\`\``],
  ['the language of a quoted code block', `say hi\n\n> ~~~ ${evil}\n> x\n> ~~~`],
  ['a definition over two lines', `say hi\n\n[foo]: https://example.com\n  "${evil}"`],
  ['a definition over three lines', `say hi\n\n[foo]:\nhttps://example.com\n'${evil}\n${evil}'`],
  ['a label', `say [hi][${evil}]\n\n[${evil}]: https://example.com`],
  ['an address with spaces', `say [hi](<see ${evil}>)`],
  ['an image over two lines', `say hi ![${evil}\n${evil}](x.png\n"${evil}")`],
  ['a footnote that nothing refers to', `say hi\n\n[^a]: ${evil}`],
  ['the label of a footnote', `say hi[^${evil}]\n\n[^${evil}]: shown`],
  ['a cell beyond the columns', `say hi\n\n|a|b|\n|-|-|\n|1|2|${evil}|`],
  [
    'entities that show nothing',
    `say hi${[...evil].map((letter) => `&#xE00${letter.charCodeAt(0).toString(16)};`).join('')}`,
  ],
])('nothing of %s is left for an agent to read', (_, text) => {
  const plain = plainComment(text)
  expect(plain).not.toContain(evil)
  expect(plain).toMatch(/say\s+hi/)
  expect(plain).toMatch(/^[\x20-\x7e\n]*$/)
  expect(plain).not.toMatch(/&#/)
})

test.each([
  '使用缓存，谢谢！',
  'カタカナとｶﾀｶﾅ',
  'x² and ½ of it',
  'שלום עולם',
  'مرحبا',
  '👩‍💻 and ❤️ and 🇫🇷',
  'a < b && c > d',
  '`Map<string, number>` and `<!-- kept -->`',
  'I paid 5 €',
  'it costs $5 (10%) or ($6), and $HOME/x is $PATH',
  '$E = mc^2$',
  '~~~\n<b title="x">shown</b> and <!-- shown -->\n~~~',
  '```\n<details>shown</details>\n```',
  '# A heading\n\n1. one\n2. **two**\n\n> quoted\n> twice\n\n- [x] done\n\n| a | b |\n| - | - |\n| 1 | 2 |',
  'a tag that stays open is text: <a title="x',
  'so is a comment within a line: <!-- x',
  'C:\\temp\\new and 5 \\* 3',
  'see https://example.com/a?b=c',
])('%s stays as it is', (text) => {
  expect(plainComment(text)).toBe(text)
})

test.each([
  ['&lt;b&gt; &amp; &copy;', '<b> & ©'],
  ['\\&amp;', '\\&amp;'],
  ['> a &amp; b\n> c', '> a & b\n> c'],
  ['a&#10;/b', 'a /b'],
  ['<https://example.com>', 'https://example.com'],
  ['[hi][a]\n\n[a]: https://example.com', 'hi'],
  ['[**hi**](https://example.com "t") there', '**hi** (https://example.com) there'],
  ['<details open><summary>a</summary>b</details>', 'ab'],
  ['x[^1]\n\n[^1]: shown', 'x[note]\n\nnote: shown'],
])('%j is shown as %j', (text, shown) => expect(plainComment(text)).toBe(shown))

const keepLinesLaw = 'each line shows what is visible of the same line'
test(keepLinesLaw, () => keepLines(500))
test(keepLinesLaw, { tags: 'thorough/size' }, () => keepLines(3_000))

function keepLines(numRuns: number): void {
  const piece = fc.constantFrom(
    'a',
    '<b title="',
    '">',
    '<!--',
    '-->',
    '\n',
    '\n\n',
    '> ',
    '- ',
    '[',
    ']: x',
    '`',
    '```',
    '$',
    '&#10;',
    '|',
    '-|',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (parts) => {
      const text = parts.join('')
      expect(renderedText(text).split('\n')).toHaveLength(text.split('\n').length)
    }),
    { numRuns },
  )
}

test.each([
  ['numbers', '1. '.repeat(20_000)],
  ['links', '[a]('.repeat(16_000)],
  ['images', '!['.repeat(1300) + '](b)'.repeat(1300)],
  ['emphasis', '*a '.repeat(10_000) + ' b*'.repeat(10_000)],
])('%s without end show nothing, within seconds', (_, text) => expect(renderedText(`${text}\n\na`)).toBe('\n\n'))

test('a long text is shown up to the block that exceeds what is read at once', () => {
  expect(renderedText(`a\n\n${'b '.repeat(4000)}\nc`).split('\n')).toEqual(['a', '', '', ''])
})

test('a text for which the stack is too small shows nothing', () => {
  const deep = (): string => {
    try {
      return deep()
    } catch {
      return renderedText('a\nb')
    }
  }
  expect(deep()).toBe('\n')
})

test.each(['[', '> ', '1. ', '- ', '<a ', '[a](', '[^a]', '> - 1. '])(
  '8,000 characters of %j are read in seconds',
  (unit) => {
    expect(plainComment(unit.repeat(8000 / unit.length)).length).toBeLessThan(8100)
  },
)

const law = 'whatever is in it, no character is left that shows nothing'
test(law, () => hold(500))
test(law, { tags: 'thorough/size' }, () => hold(3_000))

function hold(numRuns: number): void {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(plainComment(text)).not.toMatch(/[\u200b\u2060\u{e0000}-\u{e0fff}\u202a-\u202e]|<!--/u)
    }),
    { numRuns },
  )
}
