import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { inert, inertOfAgent } from '../../../../src/core/text/markdown/inert.ts'
import { agentLine, agentMarkdown, inlineMarkdown } from '../../../../src/core/text/markdown/neutral-markdown.ts'

const sha = '1234567890abcdef1234567890abcdef12345678'

/** What GitHub makes of a comment: references by its rules, links by its dialect of Markdown. */
const reference =
  /(?:^|[^\p{L}\p{N}&])#\d+(?![A-Za-z0-9])|[\w-]\/[\w.-]+#\d|(?:^|[^\p{L}\p{N}])GH-\d|[\w.-]@[0-9a-f]{7,40}(?![\w.])|https?:\/\//iu

function linksIn(text: string): string[] {
  const found: string[] = []
  const visit = (node: { type: string; url?: string; children?: unknown[] }): void => {
    if (node.type === 'link' || node.type === 'linkReference' || node.type === 'image')
      found.push(node.url ?? node.type)
    for (const child of node.children ?? []) visit(child as never)
  }
  visit(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as never)
  return found
}

test.each([
  'fixes #1',
  'see #12.',
  '(#12)',
  '_#1_',
  '**#1**',
  'acme/shop#7',
  'Closes acme/shop#7',
  'GH-12',
  'gh-12',
  `acme/shop@${sha}`,
  'acme/shop@1234567',
  `me@${sha}`,
  'https://github.com/acme/shop/issues/1',
  'HTTPS://github.com/acme/shop/pull/1#issuecomment-2',
  `https://github.com/acme/shop/commit/${sha}`,
  'www.example.org/x',
  '[safe](https://evil.example/x)',
  '[safe](/acme/shop)',
  '[safe](//evil.example)',
  '[safe][1]\n\n[1]: https://evil.example',
  '<https://evil.example>',
  '<a href="https://evil.example">x</a>',
  'write to a.b@evil.example',
  'mailto:a@evil.example',
  '&#35;1',
  '#\u200b1',
])('I7: nothing that an agent writes refers or links: %s', (text) => {
  for (const made of [agentMarkdown(text), agentLine(text, 500)]) {
    expect(made).not.toMatch(reference)
    expect(linksIn(made)).toEqual([])
  }
  expect(inertOfAgent(text)).not.toMatch(reference)
})

test.each(['#123abc is a colour', 'a # b', 'C#', 'x@y', 'phase 1', '`a[0]`', 'a[1](2)'.slice(0, 4), 'item 3: done'])(
  'other text stays as it is: %s',
  (text) => {
    expect(inertOfAgent(text)).toBe(text)
  },
)

test.each(['see #12', 'acme/shop#7', 'https://github.com/acme/shop/issues/1', '[plan](https://example.org)', 'GH-3'])(
  "people's own text keeps its links: %s",
  (text) => {
    expect(inert(text)).toBe(text)
    expect(inlineMarkdown(text, 200)).toBe(text)
  },
)

const piece = fc.constantFrom(
  ...[
    '#',
    '1',
    '12',
    'GH-',
    'a',
    '/',
    '@',
    sha,
    'https:',
    '//',
    'www.',
    '.org',
    '[',
    ']',
    '(',
    ')',
    '<',
    '>',
    '`',
    '\\',
  ],
  ...['_', '*', ' ', '\n', '!', ':', '&#35;', '\u200b', '-', 'x'],
)

test('whatever the pieces, no link and no reference comes out', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      for (const made of [agentMarkdown(text), agentLine(text, 200), agentLine(text, 40)]) {
        expect(linksIn(made), made).toEqual([])
        expect(made).not.toMatch(reference)
      }
    }),
    { numRuns: 1000 },
  )
})
