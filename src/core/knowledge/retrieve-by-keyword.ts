import { type Knowledge, knowledgeTypes } from '../../schema/knowledge/entry.ts'
import type { Task } from '../../schema/plan/plan.ts'
import { isActive, isHard, typeOf } from './entry.ts'
import { entryLine, knowledgeLines } from './render-index.ts'
import type { Retrieved } from './retrieve.ts'

const mostLines = 12
const mostTerms = 40

/**
 * The retrieval of an older program: at most twelve lines that hold a word of the task, by kind and then as they stand.
 * Hard constraints come on top of them, since no prompt leaves those out.
 */
export function retrieveByKeyword(
  entries: readonly Knowledge[],
  { id, libraries, title, description }: Pick<Task, 'id' | 'libraries' | 'title' | 'description'>,
): Retrieved {
  const words = `${title} ${description}`.toLowerCase().match(/[\p{L}\p{N}\p{M}]{2,}/gu) ?? []
  const terms = [...new Set([id.toLowerCase(), ...libraries.map((name) => name.toLowerCase()), ...words])]
  const active = entries.filter(isActive)
  const wanted = terms.filter((term) => term !== '').slice(0, mostTerms)
  const hits = active
    .filter((entry) => !isHard(entry) && wanted.some((term) => entryLine(entry).toLowerCase().includes(term)))
    .sort((a, b) => knowledgeTypes.indexOf(typeOf(a.id)) - knowledgeTypes.indexOf(typeOf(b.id)))
  const kept = new Set([...active.filter(isHard), ...hits.slice(0, mostLines)])
  const shown = active.filter((entry) => kept.has(entry))
  const hardChars = knowledgeLines(active.filter(isHard), '###').length
  return { body: knowledgeLines(shown, '###'), hardChars, shown, leftOut: active.length - shown.length }
}
