import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

export type LineKind = 'text' | 'code' | 'quote'

/** A line that continues a quotation without `>` counts as its author's own. Quadratic: bound the text first. */
export function lineKinds(lines: readonly string[]): LineKind[] {
  const kinds = lines.map((): LineKind => 'text')
  const visit = (node: Nodes): void => {
    const [from, to] = [(node.position?.start.line ?? 1) - 1, node.position?.end.line ?? 0]
    if (node.type === 'code') kinds.fill('code', from, to)
    else if (node.type === 'blockquote') markQuoted(kinds, lines, { from, to })
    else if ('children' in node) node.children.forEach(visit)
  }
  try {
    visit(fromMarkdown(lines.join('\n'), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }))
  } catch (error) {
    // The parser's stack is full; `renderedText` shows nothing of such a text.
    if (!(error instanceof RangeError)) throw error
  }
  return kinds
}

const quoteMark = /^\s*(?:(?:[-+*]|\d{1,9}[.)])\s+)*>/

function markQuoted(kinds: LineKind[], lines: readonly string[], { from, to }: { from: number; to: number }): void {
  for (let index = from; index < to; index++) if (quoteMark.test(lines[index] ?? '')) kinds[index] = 'quote'
}
