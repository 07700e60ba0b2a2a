import { type Knowledge, knowledgeTypes } from '../../../schema/knowledge/entry.ts'
import { isActive, typeOf } from '../../knowledge/entry.ts'
import { plural, thousands } from '../../text/amounts.ts'
import { wrap } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'
import { painter } from '../../text/paint.ts'
import { factLines } from '../document/terminal.ts'
import type { KnowledgeView } from '../facts/knowledge-view.ts'

interface KnowledgeStyle {
  readonly width: number
  readonly color: boolean
}

/** By kind, most binding first; `total`: the number of all entries. */
export function knowledgeText(entries: readonly Knowledge[], total: number, look: KnowledgeStyle): string[] {
  const paint = painter(look.color)
  const kinds = knowledgeTypes.flatMap((type) => {
    const lines = entries.filter(({ id }) => typeOf(id) === type).flatMap((entry) => entryLines(entry, look))
    return lines.length === 0 ? [] : [paint(type, 'bold'), ...lines, '']
  })
  const count = `${plural(entries.length, 'entry', 'entries')} of ${total}`
  return total === 0 ? ['Nothing is known yet.'] : [...kinds, count]
}

function entryLines(entry: Knowledge, look: KnowledgeStyle): string[] {
  const inactive = isActive(entry) ? '' : ` [${entry.status}]`
  const lines = wrap(`${plainLine(entry.text, 1000)} (${sourceWords(entry)})${inactive}`, Math.max(40, look.width - 4))
  return [`  ${entry.id}`, ...lines.map((line) => `    ${line}`)]
}

const sourceWords = ({ by, iterations, from }: Knowledge): string => {
  const plan = from === null ? '' : ` of the plan ${plainLine(from, 64)}`
  if (by !== null) return `${plainLine(by, 60)}${plan}`
  // A person's line from the page of an older program names no author.
  if (iterations.length === 0) return plan.replace(/^ of /, '')
  return `${iterations.length === 1 ? 'iteration' : 'iterations'} ${iterations.join(', ')}${plan}`
}

export function knowledgeViewText(view: KnowledgeView, look: KnowledgeStyle): string[] {
  const prompts =
    view.prompts.length === 0 ? 'none yet' : `of ${plural(view.prompts.length, 'iteration')}: ${spans(view.prompts)}`
  const isReplaced = view.status === 'superseded' && view.superseded_by.length > 0
  const rows: [string, string | null][] = [
    ['Text', view.text],
    ['Kind', `${view.kind}${view.binding ? ', in every prompt' : ''}`],
    ['Status', view.why === null || isReplaced ? view.status : `${view.status}: ${view.why}`],
    ['From', `${sourceWords(view)}${view.task === null ? '' : `, ${view.task}`}`],
    ['Link', view.url],
    ['Replaces', view.supersedes.join(', ') || null],
    ['Replaced', view.superseded_by.length === 0 ? null : `by ${view.superseded_by.join(', ')}`],
    ['Prompts', prompts],
    ['Size', `about ${thousands(view.tokens)} tokens`],
  ]
  const facts = rows.map(([name, value]) => [name, value === null ? [] : [plainLine(value, 1000)]] as const)
  const columns = Math.max(51, look.width)
  return [painter(look.color)(view.id, 'bold'), ...factLines(facts, { margin: 11, columns })]
}

/** `1-3, 7`. */
function spans(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(', ')
}
