import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortenWhole, wholeSentences } from '../../../../src/core/text/markdown/whole-parts.ts'

const marker = /… [\d,]+ characters cut …/

test('what fits stays as it is', () => {
  expect(shortenWhole('a\n\n- b', 6)).toBe('a\n\n- b')
})

test('list items go whole, with what belongs to them, and the first ones that fit stay', () => {
  const text = `Rules:\n- Never deploy\n  on Fridays.\n- ${'Long. '.repeat(40)}\n- Use tabs.\n\n  Also in Makefiles.\n- Last.`
  expect(shortenWhole(text, 130)).toBe(
    'Rules:\n- Never deploy\n  on Fridays.\n… 246 characters cut …\n- Use tabs.\n\n  Also in Makefiles.\n- Last.',
  )
})

test('a long paragraph loses whole sentences; the rest of a line does not begin a line as a heading', () => {
  const text = `${'First one. '.repeat(30)}## Skills are last.`
  const cut = shortenWhole(text, 200, 0.3)
  expect(cut).toMatch(/^(?:First one\. ?)+\n… [\d,]+ characters cut …\n… First one\./)
  expect(cut).toMatch(/## Skills are last\.$/)
  expect(cut).not.toMatch(/^## /m)
})

test('a heading goes with the last of its parts, and a code block is whole or gone', () => {
  const code = `\`\`\`\n${'x\n'.repeat(200)}\`\`\``
  expect(shortenWhole(`# A\n\n${code}\n\n# B\n\nShort.`, 80)).toMatch(/^… \d+ characters cut …\n\n# B\n\nShort\.$/)
})

const rule = fc.nat(400).map((n) => `RULE ${'x'.repeat(n)} unless END`)
const texts = fc.array(
  fc.oneof(
    rule.map((text) => `- ${text}`),
    rule.map((text) => `${text}.`),
    fc.tuple(rule, rule).map(([a, b]) => `- ${a}\n    - ${b}`),
    fc.constant('# Heading'),
    fc.constant('```\nRULE in code END\n```'),
    fc.constant(''),
  ),
  { maxLength: 30 },
)

test('B9: no rule stands without its end, and the result fits', () => {
  fc.assert(
    fc.property(
      texts,
      fc.constantFrom('\n', '\n\n'),
      fc.nat(4_000),
      fc.constantFrom(0.3, 1),
      (parts, gap, max, share) => {
        const text = parts.join(gap)
        const cut = shortenWhole(text, max, share)
        expect(cut.length).toBeLessThanOrEqual(Math.max(max, 0))
        expect(cut.split('RULE').length).toBe(cut.split('END').length)
        if (cut !== text && cut !== '') expect(cut).toMatch(marker)
      },
    ),
    { numRuns: 500 },
  )
})

test('a line keeps whole sentences, and only a single one is cut', () => {
  expect(wholeSentences('One. Two. Three.', 12)).toBe('One. Two. …')
  expect(wholeSentences('No end here at all', 10)).toBe('No end he…')
})
