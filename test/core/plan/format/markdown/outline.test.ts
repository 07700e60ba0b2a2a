import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { outline } from '../../../../../src/core/plan/format/markdown/outline.ts'

/** What a full parser of Markdown finds, by line: headings with their level, items with their depth and box. */
function parsed(text: string): string[] {
  const found: string[] = []
  const visit = (node: Nodes, depth: number): void => {
    const line = node.position?.start.line
    if (node.type === 'heading') found.push(`${line} heading ${node.depth}`)
    const inside = node.type === 'listItem' ? depth + 1 : depth
    if (node.type === 'listItem') found.push(`${line} item ${inside} ${node.checked ?? 'none'}`)
    // The outline does not look into quotes.
    if ('children' in node && node.type !== 'blockquote') for (const child of node.children) visit(child, inside)
  }
  visit(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }), 0)
  return found.sort()
}

const outlined = (text: string): string[] =>
  outline(text)
    .flatMap(({ kind, level, depth, ticked }, index) => {
      if (kind === 'heading') return [`${index + 1} heading ${level}`]
      return kind === 'item' ? [`${index + 1} item ${depth} ${ticked ?? 'none'}`] : []
    })
    .sort()

const pieces = [
  ['# Plan: x', '## Part ##', '### T1: Title', '####### none', '#none', '    ### code'],
  ['- [ ] a', '- [x] b', '* c', '+ [X] d', '1. [ ] e', '1) f'],
  ['  - [ ] h', '    - [ ] i', '\t- [ ] j', '   1. [ ] k', '      - l', '\t\tm'],
  ['', '', ' ', 'words', '  words', '\n**Status:** open', '\nTitle\n=====', '> quoted'],
  ['***', '- - -'],
  [
    '```\n- [ ] n\n```',
    '~~~ ts\n# o\n~~~',
    '  ```\n  ## p\n  ```',
    '<!-- - [ ] q -->',
    '<!--\n# r\n-->',
    '<details>\n- [ ] s\n',
  ],
]
const line = fc.oneof(...pieces.map((some) => fc.constantFrom(...some)))

const law = 'headings, items, their depth and their boxes are those of a full parser'
test(law, () => hold(500))
test(law, { tags: 'thorough/size' }, () => hold(3_000))

function hold(numRuns: number): void {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = `${lines.join('\n')}\n`
      expect(outlined(text), text).toEqual(parsed(text))
    }),
    { numRuns },
  )
}
