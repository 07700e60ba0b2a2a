import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { overlap } from './words.ts'

/** Statements that share this part of their words are about the same. */
const minOverlap = 0.5

/** The other statements of a merged entry, active again: `successor` replaces the most similar one and all like it. */
export function partsStillTrue(
  merged: Knowledge,
  successor: string,
  byId: ReadonlyMap<string, Knowledge>,
): readonly Knowledge[] {
  const statements = statementsOf(merged, byId)
  const similarities = statements.map(({ text }) => overlap(text, successor))
  const maxSimilarity = Math.max(...similarities)
  return statements
    .filter((_, index) => (similarities[index] ?? 0) < Math.min(maxSimilarity, minOverlap))
    .map((part) => ({ ...part, status: 'active', why: null }))
}

function statementsOf(entry: Knowledge, byId: ReadonlyMap<string, Knowledge>): readonly Knowledge[] {
  const sources = entry.supersedes.flatMap((id) => {
    const part = byId.get(id)
    return part && part.by === null && isPartOf(part, entry) ? [part] : []
  })
  // A single source means that the entry was replaced, not merged.
  if (sources.length < 2) return []
  return sources.flatMap((part) => {
    const inner = statementsOf(part, byId)
    return inner.length > 0 ? inner : [part]
  })
}

const isPartOf = (part: Knowledge, merged: Knowledge): boolean =>
  part.status === 'superseded' &&
  part.why === `superseded by ${merged.id}` &&
  part.from === merged.from &&
  part.iterations.every((iteration) => merged.iterations.includes(iteration))
