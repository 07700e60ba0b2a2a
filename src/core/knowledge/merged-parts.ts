import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { overlap } from './words.ts'

/** A statement with this share of its words in another one is about the same. */
const sameSubject = 0.5

/**
 * The statements of a merged entry that still hold after `successor` took its place, in force again: an agent replaces one
 * statement of it, and the others would be lost with it. The part most like the successor ends, and any part about the same.
 */
export function partsStillTrue(
  merged: Knowledge,
  successor: string,
  byId: ReadonlyMap<string, Knowledge>,
): readonly Knowledge[] {
  const statements = statementsOf(merged, byId)
  const likeness = statements.map(({ text }) => overlap(text, successor))
  const mostAlike = Math.max(...likeness)
  return statements
    .filter((_, index) => (likeness[index] ?? 0) < Math.min(mostAlike, sameSubject))
    .map((part) => ({ ...part, status: 'active', why: null }))
}

/** The statements that an entry was merged from, through merges of merged entries; none if it was not merged. */
function statementsOf(entry: Knowledge, byId: ReadonlyMap<string, Knowledge>): readonly Knowledge[] {
  const sources = entry.supersedes.flatMap((id) => {
    const part = byId.get(id)
    return part && part.by === null && isPartOf(part, entry) ? [part] : []
  })
  // An entry that replaces others has only its own sources; a merged one also has theirs.
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
  part.iterations.every((one) => merged.iterations.includes(one))
