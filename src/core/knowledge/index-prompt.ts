import type { Handoff } from '../../schema/agent/handoff.ts'
import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { excerpt } from '../text/excerpt.ts'
import { fenced } from '../text/markdown/fences.ts'
import { oneLine } from '../text/one-line.ts'
import { visible } from '../text/visible.ts'
import { isActive } from './entry.ts'
import { entryLine, knowledgeLines } from './render-index.ts'

/** About 15,000 tokens. With many handoffs each gets less room, and its omissions are marked in it. */
const maxHandoffChars = 60_000
const minHandoffChars = 600
/** About 25,000 tokens; the newest entries win. */
const maxIndexChars = 100_000

export interface NewHandoff {
  readonly iteration: number
  readonly task: string
  readonly handoff: Handoff
}

export function indexPrompt(request: {
  readonly template: string
  readonly knowledge: readonly Knowledge[]
  readonly handoffs: readonly NewHandoff[]
  /** Hard constraints that leave no room to work, and the characters that they may take. */
  readonly merge?: { readonly ids: readonly string[]; readonly maxChars: number } | undefined
  readonly refusals?: readonly string[]
}): string {
  const { template, merge, knowledge, refusals = [] } = request
  return [
    template.trim(),
    ...refusedSection(refusals),
    ...(merge ? [mergeSection(knowledge, merge)] : []),
    ...indexSections(request),
  ].join('\n\n')
}

/** Lists what the last answer had refused, so that the next one does not repeat it. */
export function refusedSection(refusals: readonly string[]): string[] {
  if (refusals.length === 0) return []
  const lines = refusals.map((refusal) => `- ${oneLine(refusal, 300)}`).join('\n')
  return [`## Refused Last Time\n\nThese operations of your last answer were left out:\n\n${lines}`]
}

export function indexSections({
  knowledge,
  handoffs,
}: {
  readonly knowledge: readonly Knowledge[]
  readonly handoffs: readonly NewHandoff[]
}): string[] {
  const room = Math.max(minHandoffChars, Math.floor(maxHandoffChars / Math.max(1, handoffs.length)))
  const recent = handoffs.map((newHandoff) => handoffBlock(newHandoff, room)).join('\n\n')
  return [
    `## Existing Knowledge Index\n\n${indexExcerpt(knowledge)}`,
    `## Recent Handoff Data\n\n${recent === '' ? 'None that are not in the index.' : recent}`,
  ]
}

function mergeSection(
  knowledge: readonly Knowledge[],
  { ids, maxChars }: { ids: readonly string[]; maxChars: number },
): string {
  const lines = knowledge.filter(({ id }) => ids.includes(id)).map((entry) => entryLine(entry))
  const order = `Every prompt contains these hard constraints in full, and they leave the agents no room to work. First of all, \`merge\` those that can be stated together, each time into one hard constraint that still demands everything they demand, so that their lines have at most ${maxChars} characters together instead of ${lines.join('\n').length}.`
  return `## Hard Constraints to Merge\n\n${order}\n\n${lines.join('\n')}`
}

function indexExcerpt(knowledge: readonly Knowledge[]): string {
  const active = knowledge.filter(isActive)
  let usedChars = 0
  const shown = [...active]
    .reverse()
    .filter(({ text }) => {
      usedChars += text.length + 120
      return usedChars <= maxIndexChars
    })
    .reverse()
  const omittedCount = active.length - shown.length
  const lines = knowledgeLines(shown, '###')
  const omission = omittedCount > 0 ? `\n\n${omittedCount} older entries are not shown.` : ''
  return lines === '' ? 'It is empty.' : `${lines}${omission}`
}

/** One handoff within `room` characters, fenced so that it cannot end its code block. */
export function handoffBlock({ iteration, task, handoff }: NewHandoff, room: number): string {
  const { summary, freeform, plan_amendments: _, files_touched: __, ...fields } = handoff
  const filledFields = Object.entries(fields).filter(([, value]) => !Array.isArray(value) || value.length > 0)
  const sections = [
    summary,
    freeform,
    ...(filledFields.length === 0 ? [] : [JSON.stringify(Object.fromEntries(filledFields))]),
  ]
  const text = excerpt(visible(sections.join('\n\n')).trim(), room)
  return `--- Iteration ${iteration} (${oneLine(task, 100)}) ---\n${fenced(text)}`
}
