import { KnowledgeAnswer, type KnowledgeOperation } from '../../schema/agent/knowledge-operations.ts'
import { type Knowledge, type KnowledgeType, longestEntry } from '../../schema/knowledge/entry.ts'
import { boundedValue, startOf } from '../text/excerpt.ts'
import { issueWords } from '../text/issue-words.ts'
import { plainLine } from '../text/one-line.ts'
import { entryText, freeId, isActive, isHard, sameWords, soundsHard, superseded, typeOf } from './entry.ts'
import { type IndexContext, verifyIndex } from './verify-index.ts'
import { overlap } from './words.ts'

type Applied =
  | {
      readonly kind: 'applied'
      readonly index: readonly Knowledge[]
      /** New or changed entries, for the event. */
      readonly changed: readonly Knowledge[]
      readonly refused: readonly string[]
      /** New constraints that asked to be hard and must not be. */
      readonly softened: readonly string[]
    }
  | { readonly kind: 'refused'; readonly why: readonly string[] }

const maxReasons = 10
const maxAnswerChars = 200_000

/** Parses an agent's answer, which may be anything. */
export function readOperations(
  answer: unknown,
): { readonly operations: readonly KnowledgeOperation[] } | { readonly why: readonly string[] } {
  const bounded = boundedValue(answer, maxAnswerChars)
  if ('fault' in bounded) return { why: [`the answer ${bounded.fault}`] }
  const parsed = KnowledgeAnswer.safeParse(bounded.value)
  if (parsed.success) return { operations: parsed.data.operations.map(hardIfItSoundsHard) }
  const reasons = parsed.error.issues.map((issue) =>
    plainLine(`${issue.path.join('.') || 'answer'}: ${issueWords(issue, bounded.value)}`, 300),
  )
  return { why: reasons.slice(0, maxReasons) }
}

/** A constraint that says "must" or "never" counts as hard even if its field says otherwise (failure model B4). */
const hardIfItSoundsHard = (operation: KnowledgeOperation): KnowledgeOperation =>
  operation.type === 'constraint' && soundsHard(operation.text ?? '') ? { ...operation, hard: true } : operation

/**
 * Judges each operation alone, on the result of the ones before. A removal is refused together with the replacement
 * that it makes room for. Agents cannot change people's entries, nor remove a hard constraint without a successor.
 */
export function applyOperations(
  old: readonly Knowledge[],
  operations: readonly KnowledgeOperation[],
  context: IndexContext,
): Applied {
  const { entries, refused, softened } = applyEach(old, operations, context)
  const reasons = [...refused].sort(([a], [b]) => a - b).map(([, reason]) => reason)
  if (refused.size > 0 && refused.size === operations.length) return { kind: 'refused', why: limitedReasons(reasons) }
  const index = [...entries.values()]
  const findings = verifyIndex(old, index, context)
  if (findings.length > 0) return { kind: 'refused', why: limitedReasons([...reasons, ...findings]) }
  const oldById = new Map(old.map((entry) => [entry.id, entry]))
  const changed = index.filter((entry) => oldById.get(entry.id) !== entry)
  return { kind: 'applied', index, changed, refused: limitedReasons(reasons), softened }
}

/** Applies the valid operations. `refused` has reasons by the position of the operation. */
function applyEach(old: readonly Knowledge[], operations: readonly KnowledgeOperation[], context: IndexContext) {
  const byId = new Map(old.map((entry) => [entry.id, entry]))
  const excluded = new Map(massRemovals(operations, byId))
  for (;;) {
    const entries = new Map(byId)
    const refused = new Map(excluded)
    const softened: string[] = []
    operations.forEach((operation, position) => {
      if (excluded.has(position)) return
      const faults = applyOperation(entries, operation, { ...context, entries, softened })
      if (faults.length > 0) refused.set(position, `${operationName(operations, position)}: ${faults.join('; ')}`)
    })
    const orphans = orphanedRemovals(operations, refused, byId)
    if (orphans.size === 0) return { entries, refused, softened }
    for (const [position, reason] of orphans) excluded.set(position, reason)
  }
}

const operationName = (operations: readonly KnowledgeOperation[], position: number): string =>
  `operation ${position + 1} (${operations[position]?.action})`

function orphanedRemovals(
  operations: readonly KnowledgeOperation[],
  refused: ReadonlyMap<number, string>,
  byId: ReadonlyMap<string, Knowledge>,
): Map<number, string> {
  const reasons = new Map<number, string>()
  const replacements = [...refused.keys()].filter((position) =>
    replaces.has(operations[position]?.action ?? 'deprecate'),
  )
  operations.forEach((removal, position) => {
    if (removal.action !== 'deprecate' || refused.has(position)) return
    const cause =
      replacements.find((replacement) => isReplacedBy(removal, operations[replacement], byId)) ??
      [...refused.keys()].find((refusedPosition) => hasSameReason(removal, operations[refusedPosition]))
    if (cause === undefined) return
    reasons.set(
      position,
      `${operationName(operations, position)}: it belongs to operation ${cause + 1}, which was refused`,
    )
  })
  return reasons
}

const hasSameReason = (removal: KnowledgeOperation, refused: KnowledgeOperation | undefined): boolean =>
  refused?.action === 'deprecate' && sameWords(refused.reason ?? '', removal.reason ?? '')

/** Entries that one answer may remove without a successor: this many, or this share of those in force. */
const [maxRemovals, maxRemovedShare] = [5, 0.1]

function massRemovals(
  operations: readonly KnowledgeOperation[],
  byId: ReadonlyMap<string, Knowledge>,
): [position: number, reason: string][] {
  const removals = operations.flatMap(({ action, targets = [] }, position) => {
    const ids = targets.filter((id) => byId.get(id)?.status === 'active' && typeOf(id) !== 'unresolved')
    return action === 'deprecate' && ids.length > 0 ? [{ position, ids }] : []
  })
  const removed = new Set(removals.flatMap(({ ids }) => ids)).size
  const active = [...byId.values()].filter(isActive).length
  const limit = Math.max(maxRemovals, Math.floor(active * maxRemovedShare))
  if (removed <= limit) return []
  const reason = `this answer would end ${removed} entries without a successor, more than ${limit}`
  return removals.map(({ position }) => [position, `${operationName(operations, position)}: ${reason}`])
}

const replaces: ReadonlySet<KnowledgeOperation['action']> = new Set(['add', 'supersede', 'merge'])

/** Two texts are about the same if this share of the shorter text's words is in the other. */
const minSharedWords = 0.5

function isReplacedBy(
  { targets = [] }: KnowledgeOperation,
  replacement: KnowledgeOperation | undefined,
  byId: ReadonlyMap<string, Knowledge>,
): boolean {
  if (targets.some((id) => replacement?.targets?.includes(id))) return true
  return targets.some((id) => overlap(byId.get(id)?.text ?? '', replacement?.text ?? '') >= minSharedWords)
}

function limitedReasons(findings: readonly string[]): string[] {
  const lines = findings.slice(0, maxReasons).map((finding) => plainLine(finding, 300))
  const omittedCount = findings.length - lines.length
  return omittedCount > 0 ? [...lines, `and ${omittedCount} more`] : lines
}

interface OperationContext extends IndexContext {
  readonly entries: ReadonlyMap<string, Knowledge>
  readonly softened: string[]
}

function applyOperation(
  entries: Map<string, Knowledge>,
  operation: KnowledgeOperation,
  context: OperationContext,
): readonly string[] {
  const targets = [...new Set(operation.targets ?? [])]
  const targetEntries = targets.flatMap((id) => entries.get(id) ?? [])
  const isMark = operation.action === 'contradict'
  const faults = [
    ...shapeFaults(operation, targets),
    ...targets.flatMap((id) => targetFaults(id, entries.get(id), isMark)),
    ...lossFaults(operation, targetEntries),
    ...sourceFaults(operation, targetEntries, context),
  ]
  if (faults.length > 0) return faults
  if (operation.action === 'deprecate') {
    const reason = plainLine(operation.reason ?? '', 300)
    for (const entry of targetEntries) entries.set(entry.id, { ...entry, status: 'deprecated', why: reason })
    return []
  }
  if (isMark) return markContradiction(entries, targetEntries)
  const text = entryText(operation.text ?? '')
  const duplicate = [...entries.values()].find((entry) => isActive(entry) && sameWords(entry.text, text))
  if (duplicate && !targets.includes(duplicate.id))
    return mergeIntoDuplicate(entries, { operation, duplicate, targetEntries, context })
  const type = operation.type ?? typeOf(targetEntries[0]?.id ?? '')
  const id = freeId(type, text, (one) => entries.has(one))
  for (const entry of targetEntries) entries.set(entry.id, superseded(entry, id))
  entries.set(id, newEntry(operation, { id, type, text, targetEntries, context }))
  return []
}

/** Recorded on the newer entry, or on the agent's if the newer one is a person's. */
function markContradiction(entries: Map<string, Knowledge>, pair: readonly Knowledge[]): readonly string[] {
  const positions = [...entries.keys()]
  const [first, second] = pair.toSorted((a, b) => positions.indexOf(a.id) - positions.indexOf(b.id))
  if (!first || !second) return ['needs two different entries']
  const [older, newer] = second.by === null ? [first, second] : [second, first]
  if (newer.by !== null) return ['both entries are from people']
  if (!newer.contradicts.includes(older.id))
    entries.set(newer.id, { ...newer, contradicts: [...newer.contradicts, older.id] })
  return []
}

function mergeIntoDuplicate(
  entries: Map<string, Knowledge>,
  request: {
    operation: KnowledgeOperation
    duplicate: Knowledge
    targetEntries: readonly Knowledge[]
    context: IndexContext
  },
): readonly string[] {
  const { operation, duplicate, targetEntries, context } = request
  if (targetEntries.some((entry) => isHard(entry) && !isHard(duplicate)))
    return [`${duplicate.id} says the same and is not a hard constraint`]
  for (const entry of targetEntries) entries.set(entry.id, superseded(entry, duplicate.id))
  // A person's entry stays as the person wrote it.
  if (duplicate.by !== null) return []
  const iterations = uniqueSorted([...duplicate.iterations, ...(operation.sources ?? [])])
  const supersedes = [...new Set([...duplicate.supersedes, ...targetEntries.map(({ id }) => id)])]
  if (iterations.length === duplicate.iterations.length && supersedes.length === duplicate.supersedes.length) return []
  entries.set(duplicate.id, { ...duplicate, iterations, supersedes, task: teachingTask(iterations, context) })
  return []
}

function newEntry(
  operation: KnowledgeOperation,
  request: {
    id: string
    type: KnowledgeType
    text: string
    targetEntries: readonly Knowledge[]
    context: OperationContext
  },
): Knowledge {
  const { id, type, text, targetEntries, context } = request
  const { action, sources = [] } = operation
  const isConstraint = type === 'constraint'
  const replacesHard = targetEntries.some(isHard)
  const mayBind = replacesHard || (operation.hard === true && hasRoomForHard(text, sources.at(-1) ?? 0, context))
  if (isConstraint && operation.hard === true && !mayBind) context.softened.push(id)
  const common = {
    ...{ by: null, url: null, status: 'active' as const, hard: isConstraint && mayBind, why: null },
    ...{ said_over: null, contradicts: [] },
  }
  const supersedes = targetEntries.map((entry) => entry.id)
  const plans = [...new Set(targetEntries.map(({ from }) => from))]
  if (action === 'merge' && sources.length === 0 && !plans.includes(null)) {
    // Iterations of another run: no rule here knows them, and those of two runs would be confused.
    const iterations = plans.length === 1 ? uniqueSorted(targetEntries.flatMap((entry) => entry.iterations)) : []
    return { id, text, ...common, iterations, task: null, supersedes, from: plans.join(', ') }
  }
  const merged =
    action === 'merge' ? targetEntries.flatMap((entry) => (entry.from === null ? entry.iterations : [])) : []
  const iterations = uniqueSorted([...merged, ...sources])
  return { id, text, ...common, iterations, task: teachingTask(iterations, context), supersedes, from: null }
}

/** Hard constraints that one iteration may add, since every prompt must contain them. */
const maxHardPerIteration = 3

function hasRoomForHard(text: string, iteration: number, { entries, maxHardChars }: OperationContext): boolean {
  const hard = [...entries.values()].filter(
    (entry) => isActive(entry) && isHard(entry) && entry.by === null && entry.iterations.at(-1) === iteration,
  )
  const chars = hard.reduce((sum, entry) => sum + entry.text.length, text.length)
  return hard.length < maxHardPerIteration && chars <= (maxHardChars ?? Number.POSITIVE_INFINITY)
}

const uniqueSorted = (iterations: readonly number[]): number[] => [...new Set(iterations)].sort((a, b) => a - b)

const teachingTask = (iterations: readonly number[], { taught }: IndexContext): string | null =>
  taught.get(iterations.at(-1) ?? 0) ?? null

function shapeFaults(operation: KnowledgeOperation, targets: readonly string[]): string[] {
  const { action, reason } = operation
  const minTargets = minTargetsOf[action]
  const faults: string[] = []
  if (targets.length < minTargets) faults.push(`needs ${minTargets === 1 ? 'a target' : `${minTargets} targets`}`)
  if (action === 'add' && targets.length > 0) faults.push('takes no targets; supersede names what it replaces')
  if (action === 'contradict') return targets.length > 2 ? [...faults, 'takes two targets'] : faults
  if (action !== 'deprecate') return [...faults, ...entryFaults(operation)]
  return (reason ?? '').trim() === '' ? [...faults, 'needs a reason'] : faults
}

const minTargetsOf: Readonly<Record<KnowledgeOperation['action'], number>> = {
  ...{ add: 0, supersede: 1, deprecate: 1, merge: 2, contradict: 2 },
}

function entryFaults({ action, type, text, sources = [] }: KnowledgeOperation): string[] {
  const faults: string[] = []
  const line = entryText(text ?? '')
  if (line === '') faults.push('needs a text')
  if (line.length > longestEntry) faults.push(`its text has ${line.length} characters, more than ${longestEntry}`)
  if (action === 'add' && type === undefined) faults.push('needs a type')
  if (action !== 'merge' && sources.length === 0) faults.push('needs sources: the iterations that taught it')
  return faults
}

function lossFaults({ action, type }: KnowledgeOperation, targets: readonly Knowledge[]): string[] {
  const isKept = action === 'contradict' || (action !== 'deprecate' && (type ?? 'constraint') === 'constraint')
  return targets
    .filter((entry) => isHard(entry) && !isKept)
    .map(({ id }) => `the hard constraint ${id} would be lost: only another hard constraint may supersede it`)
}

function sourceFaults({ sources = [] }: KnowledgeOperation, targets: readonly Knowledge[], { taught }: IndexContext) {
  const unknown = sources.filter(
    (iteration) => !taught.has(iteration) && !targets.some(({ iterations }) => iterations.includes(iteration)),
  )
  return unknown.length === 0 ? [] : [`it names iteration ${unknown[0]}, which did not pass or does not count`]
}

function targetFaults(id: string, entry: Knowledge | undefined, isMark: boolean): string[] {
  if (!entry) return [`there is no entry ${startOf(id, 160)}`]
  if (!isActive(entry)) return [`${id} is already ${entry.status}`]
  return entry.by === null || isMark
    ? []
    : [`${id} is ${plainLine(entry.by, 60)}'s, and only a person may change what people said`]
}
