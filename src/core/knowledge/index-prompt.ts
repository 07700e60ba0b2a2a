import type { Handoff } from '../../schema/agent/handoff.ts'
import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { excerpt } from '../text/excerpt.ts'
import { fenced } from '../text/markdown/fences.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { isActive } from './entry.ts'
import { entryLine, knowledgeLines } from './render-index.ts'

/** About 15,000 tokens; of more handoffs each gets less room, and what is left out of one is said there. */
const maxHandoffs = 60_000
const leastOfOne = 600
/** About 25,000 tokens: the newest entries, where there are more. */
const maxIndex = 100_000

/** A handoff that the index does not know yet. */
export interface NewHandoff {
  readonly iteration: number
  readonly task: string
  readonly handoff: Handoff
}

/** What an indexer is told: the entries that count, and what the newest iterations say of themselves. Pure. */
export function indexPrompt(given: {
  readonly template: string
  readonly knowledge: readonly Knowledge[]
  readonly handoffs: readonly NewHandoff[]
  /** Hard constraints that leave no room to work, and the characters that they may have. */
  readonly merge?: { readonly ids: readonly string[]; readonly most: number } | undefined
  /** What was refused of its last answer. */
  readonly refusals?: readonly string[]
}): string {
  const { template, merge, knowledge, refusals = [] } = given
  return [
    template.trim(),
    ...refusedSection(refusals),
    ...(merge ? [mergeSection(knowledge, merge)] : []),
    ...toIndex(given),
  ].join('\n\n')
}

/** What of the last answer was left out, and why: the next one should not repeat it. */
export function refusedSection(refusals: readonly string[]): string[] {
  if (refusals.length === 0) return []
  const lines = refusals.map((one) => `- ${oneLine(one, 300)}`).join('\n')
  return [`## Refused Last Time\n\nThese operations of your last answer were left out:\n\n${lines}`]
}

/** The index and the handoffs that it does not know, below headings of their own. */
export function toIndex({
  knowledge,
  handoffs,
}: {
  readonly knowledge: readonly Knowledge[]
  readonly handoffs: readonly NewHandoff[]
}): string[] {
  const room = Math.max(leastOfOne, Math.floor(maxHandoffs / Math.max(1, handoffs.length)))
  const recent = handoffs.map((one) => handoffBlock(one, room)).join('\n\n')
  return [
    `## Existing Knowledge Index\n\n${indexExcerpt(knowledge)}`,
    `## Recent Handoff Data\n\n${recent === '' ? 'None that are not in the index.' : recent}`,
  ]
}

function mergeSection(
  knowledge: readonly Knowledge[],
  { ids, most }: { ids: readonly string[]; most: number },
): string {
  const lines = knowledge.filter(({ id }) => ids.includes(id)).map((entry) => entryLine(entry))
  const order = `Every prompt contains these hard constraints in full, and they leave the agents no room to work. First of all, \`merge\` those that can be stated together, each time into one hard constraint that still demands everything they demand, so that their lines have at most ${most} characters together instead of ${lines.join('\n').length}.`
  return `## Hard Constraints to Merge\n\n${order}\n\n${lines.join('\n')}`
}

function indexExcerpt(knowledge: readonly Knowledge[]): string {
  const active = knowledge.filter(isActive)
  let used = 0
  const shown = [...active]
    .reverse()
    .filter(({ text }) => {
      used += text.length + 120
      return used <= maxIndex
    })
    .reverse()
  const left = active.length - shown.length
  const lines = knowledgeLines(shown, '###')
  const more = left > 0 ? `\n\n${left} older entries are not shown.` : ''
  return lines === '' ? 'It is empty.' : `${lines}${more}`
}

/** One handoff within `room` characters, in a code block that it cannot leave. */
export function handoffBlock({ iteration, task, handoff }: NewHandoff, room: number): string {
  const { summary, freeform, plan_amendments: _, files_touched: __, ...fields } = handoff
  const told = Object.entries(fields).filter(([, value]) => !Array.isArray(value) || value.length > 0)
  const said = [summary, freeform, ...(told.length === 0 ? [] : [JSON.stringify(Object.fromEntries(told))])]
  const text = excerpt(visible(said.join('\n\n')).trim(), room)
  return `--- Iteration ${iteration} (${oneLine(task, 100)}) ---\n${fenced(text)}`
}
