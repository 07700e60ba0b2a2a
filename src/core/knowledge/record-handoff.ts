import type { Handoff } from '../../schema/agent/handoff.ts'
import type { KnowledgeOperation } from '../../schema/agent/knowledge-operations.ts'
import type { Knowledge } from '../../schema/knowledge/entry.ts'
import { oneLine, plainLine } from '../text/one-line.ts'
import { applyOperations } from './apply-operations.ts'
import { isActive, isHard, putEntries } from './entry.ts'
import { isShortened, mostOfOne, operationsOfHandoff, settledEntries } from './from-handoffs.ts'
import { partsStillTrue } from './merged-parts.ts'
import type { IndexContext } from './verify-index.ts'
import { overlap } from './words.ts'

/** Why the index changed: an iteration passed, and what its handoff states in fields is recorded (docs/design.md#knowledge). */
export const recordedTrigger = 'recorded'

/** A handoff whose iteration counts from now on. */
export interface TeachingHandoff {
  readonly iteration: number
  readonly handoff: Handoff
  /** Ids of the entries of that attempt's prompt, in the order of their numbers; the first one has number 1. */
  readonly numbered: readonly string[]
}

interface RecordContext extends IndexContext {
  readonly completed: ReadonlyMap<string, number>
  /** Whether entries that a completed task had left open end now; an indexer ends them itself. */
  readonly closes: boolean
}

interface Recorded {
  readonly changed: readonly Knowledge[]
  /** New constraints that are not hard, since one handoff may have only so many. */
  readonly softened: readonly string[]
  /** Statements beyond those that the index takes of one handoff. */
  readonly leftOut: number
  /** New entries that lack the end of their statement. */
  readonly shortened: number
  /** What was not followed, in sentences for the log. */
  readonly ignored: readonly string[]
  /** Hard constraints that the agent says are over: a person decides. */
  readonly saidOver: readonly Knowledge[]
  /** New pairs of entries that contradict each other, as the agent says. */
  readonly contradicting: readonly string[]
}

/**
 * What a handoff adds to the index as soon as its iteration counts, without a call of a model. What its agent says of older
 * entries by the numbers of its own prompt never touches a person's entry; a hard constraint gives way to a hard one only.
 */
export function recordHandoff(old: readonly Knowledge[], teaching: TeachingHandoff, context: RecordContext): Recorded {
  const stated = operationsOfHandoff(teaching.iteration, teaching.handoff)
  const ignored: string[] = []
  const over: { id: string; why: string }[] = []
  const operations = [
    ...withReplacements(stated.slice(0, mostOfOne), { old, teaching, ignored, over }),
    ...endings(old, { teaching, ignored, over }),
    ...contradictions(teaching, ignored),
  ]
  const applied = applyOperations(old, operations, context)
  if (applied.kind === 'refused') ignored.push(...applied.why)
  else ignored.push(...applied.refused)
  const grown = applied.kind === 'refused' ? old : applied.index
  const saidOver = over.flatMap(({ id, why }) => {
    const entry = grown.find((one) => one.id === id && isActive(one))
    return entry && entry.said_over === null
      ? [{ ...entry, said_over: { iteration: teaching.iteration, why: plainLine(why, 300) } }]
      : []
  })
  const marked = putEntries(grown, [...saidOver, ...restoredParts(operations, old, grown)])
  const index = context.closes ? closeSettled(marked, context) : marked
  const before = new Map(old.map((entry) => [entry.id, entry]))
  const changed = index.filter((entry) => before.get(entry.id) !== entry)
  return {
    changed,
    softened: applied.kind === 'refused' ? [] : applied.softened,
    leftOut: Math.max(0, stated.length - mostOfOne),
    shortened: changed.filter(({ id, text }) => !before.has(id) && isShortened(text)).length,
    ignored,
    saidOver,
    contradicting: changed
      .filter(({ id, contradicts }) => contradicts.length > (before.get(id)?.contradicts.length ?? 0))
      .map(({ id }) => id),
  }
}

/** The other statements of merged entries of which the handoff replaced or ended one. */
function restoredParts(
  operations: readonly KnowledgeOperation[],
  old: readonly Knowledge[],
  grown: readonly Knowledge[],
): Knowledge[] {
  const before = new Map(old.map((entry) => [entry.id, entry]))
  const inactiveIds = new Set(grown.flatMap(({ id, status }) => (status === 'active' ? [] : [id])))
  return operations.flatMap(({ action, targets = [], text, reason }) =>
    action === 'contradict'
      ? []
      : targets.flatMap((id) => {
          const merged = before.get(id)
          return merged && inactiveIds.has(id) ? partsStillTrue(merged, text ?? reason ?? '', before) : []
        }),
  )
}

const closeSettled = (entries: readonly Knowledge[], context: RecordContext): Knowledge[] => {
  const ended = new Map(settledEntries(entries, context).map(({ id, reason }) => [id, reason]))
  return entries.map((entry) => {
    const why = ended.get(entry.id)
    return why === undefined ? entry : { ...entry, status: 'deprecated', why }
  })
}

interface Judging {
  readonly old: readonly Knowledge[]
  readonly teaching: TeachingHandoff
  readonly ignored: string[]
  readonly over: { id: string; why: string }[]
}

/** Each numbered entry that is replaced gives way to the statement of this handoff that is most like it. */
function withReplacements(stated: readonly KnowledgeOperation[], judging: Judging): KnowledgeOperation[] {
  const { old, teaching, ignored, over } = judging
  const targets = new Map<KnowledgeOperation, string[]>()
  for (const number of new Set(teaching.handoff.supersedes ?? [])) {
    const entry = numberedEntry(old, teaching, { number, verb: 'supersedes', ignored })
    if (!entry) continue
    const candidates = isHard(entry) ? stated.filter(({ hard }) => hard) : stated
    const replacement = candidates.toSorted((a, b) => likeness(b, entry) - likeness(a, entry))[0]
    if (replacement) targets.set(replacement, [...(targets.get(replacement) ?? []), entry.id])
    else if (isHard(entry))
      over.push({ id: entry.id, why: 'its handoff supersedes it and states no hard constraint instead' })
    else ignored.push(`iteration ${teaching.iteration} supersedes ${entry.id} and states nothing instead`)
  }
  return stated.map((operation) => {
    const replaced = targets.get(operation)
    return replaced === undefined ? operation : { ...operation, action: 'supersede', targets: replaced }
  })
}

const likeness = ({ text = '', type }: KnowledgeOperation, entry: Knowledge): number =>
  overlap(text, entry.text) + (type !== undefined && entry.id.startsWith(`K-${type}-`) ? 0.1 : 0)

/** Entries that are no longer true: an agent's end, a hard constraint only gets a mark. */
function endings(old: readonly Knowledge[], { teaching, ignored, over }: Omit<Judging, 'old'>): KnowledgeOperation[] {
  const { iteration, handoff } = teaching
  return (handoff.no_longer_true ?? []).flatMap(({ entry: number, why }): KnowledgeOperation[] => {
    const entry = numberedEntry(old, teaching, { number, verb: 'ends', ignored })
    if (!entry) return []
    if (!isHard(entry))
      return [{ action: 'deprecate', targets: [entry.id], reason: oneLine(`iteration ${iteration}: ${why}`, 300) }]
    over.push({ id: entry.id, why })
    return []
  })
}

function contradictions(teaching: TeachingHandoff, ignored: string[]): KnowledgeOperation[] {
  return (teaching.handoff.contradictions ?? []).flatMap(({ entry, contradicts }): KnowledgeOperation[] => {
    const [one, other] = [entry, contradicts].map((number) => teaching.numbered[number - 1])
    if (one !== undefined && other !== undefined) return [{ action: 'contradict', targets: [one, other] }]
    ignored.push(`iteration ${teaching.iteration} names a contradiction of entries that its prompt did not number`)
    return []
  })
}

/** The agent's entry that a number of that attempt's prompt stands for, or undefined with the reason in `ignored`. */
function numberedEntry(
  old: readonly Knowledge[],
  { iteration, numbered }: TeachingHandoff,
  { number, verb, ignored }: { number: number; verb: string; ignored: string[] },
): Knowledge | undefined {
  const id = numbered[number - 1]
  const entry = old.find((one) => one.id === id)
  if (id === undefined || !entry)
    ignored.push(`iteration ${iteration} ${verb} entry ${number}, which its prompt did not have`)
  else if (entry.by !== null) ignored.push(`iteration ${iteration} ${verb} ${id}, which only a person may change`)
  else if (isActive(entry)) return entry
  return undefined
}
