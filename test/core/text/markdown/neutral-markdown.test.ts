import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inlineMarkdown, neutralMarkdown } from '../../../../src/core/text/markdown/neutral-markdown.ts'
import { plainLine } from '../../../../src/core/text/one-line.ts'

const piece = fc.constantFrom(
  ...['fixes', 'GH-1', '1.', 'www.example.org', ' ', '  ', '(', ')', "'", ',', '::', '#', '##[', '===', '---', '@a'],
  ...['[skip ci]', '\n', '`', '<b>', 'a', 'Z9', '\u200b', '日'],
)

test('a text of words alone is what making it harmless would leave of it', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), fc.integer({ min: 1, max: 30 }), (pieces, maxChars) => {
      const text = pieces.join('')
      expect(inlineMarkdown(text, maxChars)).toBe(plainLine(neutralMarkdown(plainLine(text, maxChars)), maxChars))
    }),
    { numRuns: 5000 },
  )
})
