import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainComment } from '../../../../src/core/text/markdown/plain-comment.ts'

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
  ['an HTML comment that stays open', `say hi<!-- ${evil}`],
  ['a declaration', `say <!${evil}>hi`],
  ['a hidden element', `say <span hidden>${evil}</span>hi`],
  ['a style', `say <p style="display:none">${evil}</p>hi`],
  ['folded details', `say <details><summary>x</summary>${evil}</details>hi`],
  ['an attribute', `say <b title="${evil}">hi</b>`],
  ['a tag that stays open', `say hi<a title="${evil}"`],
  ['a link title', `say [hi](https://example.com "${evil}")`],
  ['an image', `say hi ![${evil}](x.png "${evil}")`],
  ['a link definition', `say hi\n[//]: # (${evil})`],
  ['a named link definition', `say hi\n[foo]: https://example.com "${evil}"`],
  ['a script', `say hi<script>${evil}`],
])('nothing of %s is left for an agent to read', (_, text) => {
  const plain = plainComment(text)
  expect(plain).not.toContain(evil)
  expect(plain).toMatch(/say\s+hi/)
  expect(plain).toMatch(/^[\x20-\x7e\n]*$/)
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
])('%s stays as it is', (text) => {
  expect(plainComment(text)).toBe(text)
})

test('whatever is in it, no character is left that shows nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(plainComment(text)).not.toMatch(/[\u200b\u2060\u{e0000}-\u{e0fff}\u202a-\u202e]|<!--/u)
    }),
    { numRuns: 10_000 },
  )
})
