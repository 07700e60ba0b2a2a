import type { Handoff } from '../../schema/agent/handoff.ts'
import type { KnowledgeOperation } from '../../schema/agent/knowledge-operations.ts'
import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { oneLine, plainLine } from '../text/one-line.ts'
import { applyOperations } from './apply-operations.ts'
import { isActive, isHard, putEntries } from './entry.ts'
import { isShortened, maxPerHandoff, operationsOfHandoff, settledEntries } from './from-handoffs.ts'
import type { IndexContext } from './verify-index.ts'
import { overlap } from './words.ts'

/** The index is renewed because an iteration passed (docs/design.md#knowledge). */
export const recordedTrigger = 'recorded'

export interface TeachingHandoff {
  readonly iteration: number
  readonly handoff: Handoff
  /** Ids of the entries in that attempt's prompt; the first one has number 1. */
  readonly numbered: readonly string[]
}

interface RecordContext extends IndexContext {
  readonly completed: ReadonlyMap<string, number>
  /** Closes entries that a completed task had left open. False if an indexer does that. */
  readonly closesSettled: boolean
}

interface Recorded {
  readonly changed: readonly Knowledge[]
  readonly softened: readonly string[]
  readonly leftOut: number
  readonly shortened: number
  readonly ignored: readonly string[]
  /** Hard constraints that the agent calls obsolete: a person decides. */
  readonly saidOver: readonly Knowledge[]
  readonly contradicting: readonly string[]
}

/**
 * Needs no model call. The agent refers to older entries by the numbers of its own prompt. It can change no person's
 * entry, and only a hard constraint replaces a hard one.
 */
export function recordHandoff(old: readonly Knowledge[], teaching: TeachingHandoff, context: RecordContext): Recorded {
  const stated = operationsOfHandoff(teaching.iteration, teaching.handoff)
  const ignored: string[] = []
  const obsolete: { id: string; why: string }[] = []
  const operations = [
    ...withReplacements(stated.slice(0, maxPerHandoff), { old, teaching, ignored, obsolete }),
    ...deprecations(old, { teaching, ignored, obsolete }),
    ...contradictOperations(teaching, ignored),
  ]
  const applied = applyOperations(old, operations, context)
  if (applied.kind === 'refused') ignored.push(...applied.why)
  else ignored.push(...applied.refused)
  const afterOperations = applied.kind === 'refused' ? old : applied.index
  const saidOver = obsolete.flatMap(({ id, why }) => {
    const entry = afterOperations.find((candidate) => candidate.id === id && isActive(candidate))
    return entry && entry.said_over === null
      ? [{ ...entry, said_over: { iteration: teaching.iteration, why: plainLine(why, 300) } }]
      : []
  })
  const withMarks = putEntries(afterOperations, [...saidOver, ...restoredParts(operations, old, afterOperations)])
  const index = context.closesSettled ? closeSettled(withMarks, context) : withMarks
  const oldById = new Map(old.map((entry) => [entry.id, entry]))
  const changed = index.filter((entry) => oldById.get(entry.id) !== entry)
  return {
    changed,
    softened: applied.kind === 'refused' ? [] : applied.softened,
    leftOut: Math.max(0, stated.length - maxPerHandoff),
    shortened: changed.filter(({ id, text }) => !oldById.has(id) && isShortened(text)).length,
    ignored,
    saidOver,
    contradicting: changed
      .filter(({ id, contradicts }) => contradicts.length > (oldById.get(id)?.contradicts.length ?? 0))
      .map(({ id }) => id),
  }
}

/** If a handoff replaced or ended one statement of a merged entry, the others are restored. */
function restoredParts(
  operations: readonly KnowledgeOperation[],
  old: readonly Knowledge[],
  grown: readonly Knowledge[],
): Knowledge[] {
  const oldById = new Map(old.map((entry) => [entry.id, entry]))
  const inactiveIds = new Set(grown.flatMap(({ id, status }) => (status === 'active' ? [] : [id])))
  return operations.flatMap(({ action, targets = [], text, reason }) =>
    action === 'contradict'
      ? []
      : targets.flatMap((id) => {
          const merged = oldById.get(id)
          return merged && inactiveIds.has(id) ? partsStillTrue(merged, text ?? reason ?? '', oldById) : []
        }),
  )
}

const closeSettled = (entries: readonly Knowledge[], context: RecordContext): Knowledge[] => {
  const reasons = new Map(settledEntries(entries, context).map(({ id, reason }) => [id, reason]))
  return entries.map((entry) => {
    const reason = reasons.get(entry.id)
    return reason === undefined ? entry : { ...entry, status: 'deprecated', why: reason }
  })
}

interface HandoffReview {
  readonly old: readonly Knowledge[]
  readonly teaching: TeachingHandoff
  readonly ignored: string[]
  readonly obsolete: { id: string; why: string }[]
}

/** Each superseded entry is replaced by the most similar statement of this handoff. */
function withReplacements(stated: readonly KnowledgeOperation[], review: HandoffReview): KnowledgeOperation[] {
  const { old, teaching, ignored, obsolete } = review
  const targets = new Map<KnowledgeOperation, string[]>()
  for (const number of new Set(teaching.handoff.supersedes ?? [])) {
    const entry = numberedEntry(old, teaching, { number, verb: 'supersedes', ignored })
    if (!entry) continue
    const candidates = isHard(entry) ? stated.filter(({ hard }) => hard) : stated
    const replacement = candidates.toSorted((a, b) => likeness(b, entry) - likeness(a, entry))[0]
    if (replacement) targets.set(replacement, [...(targets.get(replacement) ?? []), entry.id])
    else if (isHard(entry))
      obsolete.push({ id: entry.id, why: 'its handoff supersedes it and states no hard constraint instead' })
    else ignored.push(`iteration ${teaching.iteration} supersedes ${entry.id} and states nothing instead`)
  }
  return stated.map((operation) => {
    const replacedIds = targets.get(operation)
    return replacedIds === undefined ? operation : { ...operation, action: 'supersede', targets: replacedIds }
  })
}

const likeness = ({ text = '', type }: KnowledgeOperation, entry: Knowledge): number =>
  overlap(text, entry.text) + (type !== undefined && entry.id.startsWith(`K-${type}-`) ? 0.1 : 0)

/** Entries that are no longer true end; a hard constraint only gets a mark. */
function deprecations(
  old: readonly Knowledge[],
  { teaching, ignored, obsolete }: Omit<HandoffReview, 'old'>,
): KnowledgeOperation[] {
  const { iteration, handoff } = teaching
  return (handoff.no_longer_true ?? []).flatMap(({ entry: number, why }): KnowledgeOperation[] => {
    const entry = numberedEntry(old, teaching, { number, verb: 'ends', ignored })
    if (!entry) return []
    if (!isHard(entry))
      return [{ action: 'deprecate', targets: [entry.id], reason: oneLine(`iteration ${iteration}: ${why}`, 300) }]
    obsolete.push({ id: entry.id, why })
    return []
  })
}

function contradictOperations(teaching: TeachingHandoff, ignored: string[]): KnowledgeOperation[] {
  return (teaching.handoff.contradictions ?? []).flatMap(({ entry, contradicts }): KnowledgeOperation[] => {
    const [firstId, secondId] = [entry, contradicts].map((number) => teaching.numbered[number - 1])
    if (firstId !== undefined && secondId !== undefined) return [{ action: 'contradict', targets: [firstId, secondId] }]
    ignored.push(`iteration ${teaching.iteration} names a contradiction of entries that its prompt did not number`)
    return []
  })
}

/** The agent's entry behind a number of that attempt's prompt. If undefined, the reason is in `ignored`. */
function numberedEntry(
  old: readonly Knowledge[],
  { iteration, numbered }: TeachingHandoff,
  { number, verb, ignored }: { number: number; verb: string; ignored: string[] },
): Knowledge | undefined {
  const id = numbered[number - 1]
  const entry = old.find((candidate) => candidate.id === id)
  if (id === undefined || !entry)
    ignored.push(`iteration ${iteration} ${verb} entry ${number}, which its prompt did not have`)
  else if (entry.by !== null) ignored.push(`iteration ${iteration} ${verb} ${id}, which only a person may change`)
  else if (isActive(entry)) return entry
  return undefined
}

/** Statements that share this part of their words are about the same. */
const minOverlap = 0.5

/** The other statements of a merged entry, active again: `successor` replaces the most similar one and all like it. */
function partsStillTrue(
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
