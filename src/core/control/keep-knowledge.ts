import type { OperatorCommand } from '../../schema/run/control.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { isActive } from '../knowledge/entry.ts'
import { activeEntry, remember } from '../knowledge/remember.ts'
import { entryLine } from '../knowledge/render-index.ts'
import { replacedBy } from '../knowledge/undone.ts'
import { plural } from '../text/amounts.ts'
import { fenced } from '../text/markdown/fences.ts'
import { code } from '../text/report-context.ts'
import type { Order, OrderResult } from './order-result.ts'

/** Quotes exactly what later agents will read, so that a comment cannot show its reader something else (threat T4). */
export function rememberFact(
  { text }: OperatorCommand & { kind: 'remember' },
  { by, about }: Order,
  { knowledge }: Pick<RunState, 'knowledge'>,
): OrderResult {
  const result = remember({ text, by, url: about?.url ?? null }, knowledge)
  if (result.kind === 'refused') return result
  if (result.kind === 'known')
    return { kind: 'done', effects: [], answer: `Already known as ${code(result.id)}.`, known: result.id }
  const { id, text: words, url, supersedes, by: author } = result.entry
  const fact = { type: 'remembered' as const, id, text: words, by: author, url }
  const replacedText = supersedes.length === 0 ? '' : `, replacing ${supersedes.map(code).join(', ')}`
  return {
    kind: 'done',
    effects: [supersedes.length === 0 ? fact : { ...fact, supersedes }],
    answer: `Every later attempt reads this, as ${code(id)}${replacedText}:\n\n${fenced(words)}`,
  }
}

export function forgetEntry(
  { id, why }: OperatorCommand & { kind: 'forget' },
  { by }: Order,
  { knowledge }: Pick<RunState, 'knowledge'>,
): OrderResult {
  const entry = activeEntry(id, knowledge)
  if ('fault' in entry) return { kind: 'refused', why: entry.fault }
  const restores = replacedBy(knowledge, id)
  const restoredText =
    restores.length === 0 ? '' : `\n\nWhat it had replaced counts again: ${restores.map(code).join(', ')}.`
  return {
    kind: 'done',
    effects: [{ type: 'forgotten', id, by, why, ...(restores.length > 0 && { restores }) }],
    answer: `Later attempts are no longer told this:\n\n${fenced(entry.text)}${restoredText}`,
  }
}

const maxListedEntries = 40

export function knowledgeAnswer(
  { words }: OperatorCommand & { kind: 'knowledge' },
  { knowledge }: Pick<RunState, 'knowledge'>,
): string {
  const searchWords = words.toLowerCase().split(/\s+/)
  const active = knowledge.filter(isActive)
  const matches = active.filter(({ id, text }) =>
    searchWords.every((word) => `${id} ${text}`.toLowerCase().includes(word)),
  )
  if (matches.length === 0)
    return active.length === 0
      ? 'Nothing is known yet.'
      : `None of ${plural(active.length, 'entry', 'entries')} contains these words.`
  // Entries of people first, then the newest.
  const sorted = [...matches.filter(({ by }) => by !== null), ...matches.filter(({ by }) => by === null).reverse()]
  const more = matches.length - maxListedEntries
  const rest = more > 0 ? `\n\nand ${more} more; ${code('ralph knowledge')} lists all of them.` : ''
  return `${sorted.slice(0, maxListedEntries).map(entryLine).join('\n')}${rest}`
}
