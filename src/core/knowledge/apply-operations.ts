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
      /** Entries that are new or no longer as they were, for the fact. */
      readonly changed: readonly Knowledge[]
      /** Operations that were left out, each with its reason. */
      readonly refused: readonly string[]
      /** New constraints that asked to be hard and may not be. */
      readonly softened: readonly string[]
    }
  /** All that is wrong; the old index is to be kept. */
  | { readonly kind: 'refused'; readonly why: readonly string[] }

const mostReasons = 10
/** Of an answer; fifty operations are a fraction of it. */
const mostChars = 200_000

/** Operations from an agent's answer, which may be anything. */
export function readOperations(
  answer: unknown,
): { readonly operations: readonly KnowledgeOperation[] } | { readonly why: readonly string[] } {
  const bounded = boundedValue(answer, mostChars)
  if ('fault' in bounded) return { why: [`the answer ${bounded.fault}`] }
  const read = KnowledgeAnswer.safeParse(bounded.value)
  if (read.success) return { operations: read.data.operations.map(withBindingWords) }
  const why = read.error.issues.map((issue) =>
    plainLine(`${issue.path.join('.') || 'answer'}: ${issueWords(issue, bounded.value)}`, 300),
  )
  return { why: why.slice(0, mostReasons) }
}

/** A constraint that says "must" or "never" is meant to be hard, whatever its fields say (failure model B4). */
const withBindingWords = (operation: KnowledgeOperation): KnowledgeOperation =>
  operation.type === 'constraint' && soundsHard(operation.text ?? '') ? { ...operation, hard: true } : operation

/**
 * The index after an agent's operations. Each is judged by itself and applied to what the ones before left; a removal goes
 * with the replacement that it belongs to: if that is refused, so is the removal. The result is verified as a whole. People's
 * entries, and a hard constraint without a successor, are out of an agent's reach. Pure; all findings are reported at once.
 */
export function applyOperations(
  old: readonly Knowledge[],
  operations: readonly KnowledgeOperation[],
  context: IndexContext,
): Applied {
  const { entries, refused, softened } = applyEach(old, operations, context)
  const why = [...refused].sort(([a], [b]) => a - b).map(([, reason]) => reason)
  if (refused.size > 0 && refused.size === operations.length) return { kind: 'refused', why: shortened(why) }
  const index = [...entries.values()]
  const findings = verifyIndex(old, index, context)
  if (findings.length > 0) return { kind: 'refused', why: shortened([...why, ...findings]) }
  const before = new Map(old.map((entry) => [entry.id, entry]))
  const changed = index.filter((entry) => before.get(entry.id) !== entry)
  return { kind: 'applied', index, changed, refused: shortened(why), softened }
}

/** Applies what can be applied. `refused`: reasons by the position of the operation. */
function applyEach(old: readonly Knowledge[], operations: readonly KnowledgeOperation[], context: IndexContext) {
  const byId = new Map(old.map((entry) => [entry.id, entry]))
  const orphaned = new Map(massRemovals(operations, byId))
  for (;;) {
    const entries = new Map(byId)
    const refused = new Map(orphaned)
    const softened: string[] = []
    operations.forEach((operation, position) => {
      if (orphaned.has(position)) return
      const faults = applyOne(entries, operation, { ...context, entries, softened })
      if (faults.length > 0) refused.set(position, `${operationName(operations, position)}: ${faults.join('; ')}`)
    })
    const more = orphanedRemovals(operations, refused, byId)
    if (more.size === 0) return { entries, refused, softened }
    for (const [position, reason] of more) orphaned.set(position, reason)
  }
}

const operationName = (operations: readonly KnowledgeOperation[], position: number): string =>
  `operation ${position + 1} (${operations[position]?.action})`

/** Removals that were to make room for an entry which was refused: without it they would only lose something. */
function orphanedRemovals(
  operations: readonly KnowledgeOperation[],
  refused: ReadonlyMap<number, string>,
  byId: ReadonlyMap<string, Knowledge>,
): Map<number, string> {
  const orphaned = new Map<number, string>()
  const replacements = [...refused.keys()].filter((position) =>
    replaces.has(operations[position]?.action ?? 'deprecate'),
  )
  operations.forEach((removal, position) => {
    if (removal.action !== 'deprecate' || refused.has(position)) return
    const cause =
      replacements.find((other) => belongTogether(removal, operations[other], byId)) ??
      [...refused.keys()].find((other) => hasSameReason(removal, operations[other]))
    if (cause === undefined) return
    orphaned.set(
      position,
      `${operationName(operations, position)}: it belongs to operation ${cause + 1}, which was refused`,
    )
  })
  return orphaned
}

/** A reason for which a hard constraint was to go ends no other entry either. */
const hasSameReason = (removal: KnowledgeOperation, refused: KnowledgeOperation | undefined): boolean =>
  refused?.action === 'deprecate' && sameWords(refused.reason ?? '', removal.reason ?? '')

/** Entries that one answer may end without a successor: so many, or this share of those in force if that is more. */
const [maxRemovals, maxRemovedShare] = [5, 0.1]

/** Removals of an answer that would end too much. What tasks left open may end in any number. */
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
  const most = Math.max(maxRemovals, Math.floor(active * maxRemovedShare))
  if (removed <= most) return []
  const reason = `this answer would end ${removed} entries without a successor, more than ${most}`
  return removals.map(({ position }) => [position, `${operationName(operations, position)}: ${reason}`])
}

const replaces: ReadonlySet<KnowledgeOperation['action']> = new Set(['add', 'supersede', 'merge'])

/** Of the words of the shorter text so many stand in the other one. */
const sharedWords = 0.5

function belongTogether(
  { targets = [] }: KnowledgeOperation,
  replacement: KnowledgeOperation | undefined,
  byId: ReadonlyMap<string, Knowledge>,
): boolean {
  if (targets.some((id) => replacement?.targets?.includes(id))) return true
  return targets.some((id) => overlap(byId.get(id)?.text ?? '', replacement?.text ?? '') >= sharedWords)
}

function shortened(findings: readonly string[]): string[] {
  const lines = findings.slice(0, mostReasons).map((finding) => plainLine(finding, 300))
  const more = findings.length - lines.length
  return more > 0 ? [...lines, `and ${more} more`] : lines
}

/** The context of one operation; `softened` collects the ids of constraints that may not be hard. */
interface OperationContext extends IndexContext {
  readonly entries: ReadonlyMap<string, Knowledge>
  readonly softened: string[]
}

/** Changes `entries`; what is wrong leaves them as they are. */
function applyOne(
  entries: Map<string, Knowledge>,
  operation: KnowledgeOperation,
  context: OperationContext,
): readonly string[] {
  const targets = [...new Set(operation.targets ?? [])]
  const found = targets.flatMap((id) => entries.get(id) ?? [])
  const isMark = operation.action === 'contradict'
  const faults = [
    ...shapeFaults(operation, targets),
    ...targets.flatMap((id) => targetFaults(id, entries.get(id), isMark)),
    ...lossFaults(operation, found),
    ...sourceFaults(operation, found, context),
  ]
  if (faults.length > 0) return faults
  if (operation.action === 'deprecate') {
    const why = plainLine(operation.reason ?? '', 300)
    for (const entry of found) entries.set(entry.id, { ...entry, status: 'deprecated', why })
    return []
  }
  if (isMark) return markContradiction(entries, found)
  const text = entryText(operation.text ?? '')
  const same = [...entries.values()].find((entry) => isActive(entry) && sameWords(entry.text, text))
  if (same && !targets.includes(same.id)) return sayAgain(entries, { operation, same, found, context })
  const type = operation.type ?? typeOf(found[0]?.id ?? '')
  const id = freeId(type, text, (one) => entries.has(one))
  for (const entry of found) entries.set(entry.id, superseded(entry, id))
  entries.set(id, newEntry(operation, { id, type, text, found, context }))
  return []
}

/** Kept on the newer entry, or on the agent's where the other one is a person's. */
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

/** What is known already is not known twice: it gets the new sources, and what was to be replaced gives way to it. */
function sayAgain(
  entries: Map<string, Knowledge>,
  request: { operation: KnowledgeOperation; same: Knowledge; found: readonly Knowledge[]; context: IndexContext },
): readonly string[] {
  const { operation, same, found, context } = request
  if (found.some((entry) => isHard(entry) && !isHard(same)))
    return [`${same.id} says the same and is not a hard constraint`]
  for (const entry of found) entries.set(entry.id, superseded(entry, same.id))
  // A person's entry stays as it was said.
  if (same.by !== null) return []
  const iterations = ordered([...same.iterations, ...(operation.sources ?? [])])
  const supersedes = [...new Set([...same.supersedes, ...found.map(({ id }) => id)])]
  if (iterations.length === same.iterations.length && supersedes.length === same.supersedes.length) return []
  entries.set(same.id, { ...same, iterations, supersedes, task: taskOf(iterations, context) })
  return []
}

function newEntry(
  operation: KnowledgeOperation,
  request: { id: string; type: KnowledgeType; text: string; found: readonly Knowledge[]; context: OperationContext },
): Knowledge {
  const { id, type, text, found, context } = request
  const { action, sources = [] } = operation
  const isConstraint = type === 'constraint'
  const replacesHard = found.some(isHard)
  const mayBind = replacesHard || (operation.hard === true && hasRoomForHard(text, sources.at(-1) ?? 0, context))
  if (isConstraint && operation.hard === true && !mayBind) context.softened.push(id)
  const is = {
    ...{ by: null, url: null, status: 'active' as const, hard: isConstraint && mayBind, why: null },
    ...{ said_over: null, contradicts: [] },
  }
  const supersedes = found.map((entry) => entry.id)
  const plans = [...new Set(found.map(({ from }) => from))]
  if (action === 'merge' && sources.length === 0 && !plans.includes(null)) {
    // Iterations of another run: no rule here can ask for them, and of two runs they would be mixed up.
    const iterations = plans.length === 1 ? ordered(found.flatMap((entry) => entry.iterations)) : []
    return { id, text, ...is, iterations, task: null, supersedes, from: plans.join(', ') }
  }
  const merged = action === 'merge' ? found.flatMap((entry) => (entry.from === null ? entry.iterations : [])) : []
  const iterations = ordered([...merged, ...sources])
  return { id, text, ...is, iterations, task: taskOf(iterations, context), supersedes, from: null }
}

/** Hard constraints that one iteration may teach; what binds every prompt is chosen, not listed. */
const maxHardOfOne = 3

/** Whether one more hard constraint of this iteration fits (docs/design.md#knowledge). */
function hasRoomForHard(text: string, iteration: number, { entries, hardChars }: OperationContext): boolean {
  const hard = [...entries.values()].filter(
    (entry) => isActive(entry) && isHard(entry) && entry.by === null && entry.iterations.at(-1) === iteration,
  )
  const chars = hard.reduce((sum, entry) => sum + entry.text.length, text.length)
  return hard.length < maxHardOfOne && chars <= (hardChars ?? Number.POSITIVE_INFINITY)
}

const ordered = (iterations: readonly number[]): number[] => [...new Set(iterations)].sort((a, b) => a - b)

const taskOf = (iterations: readonly number[], { taught }: IndexContext): string | null =>
  taught.get(iterations.at(-1) ?? 0) ?? null

function shapeFaults(operation: KnowledgeOperation, targets: readonly string[]): string[] {
  const { action, reason } = operation
  const least = leastTargets[action]
  const faults: string[] = []
  if (targets.length < least) faults.push(`needs ${least === 1 ? 'a target' : `${least} targets`}`)
  if (action === 'add' && targets.length > 0) faults.push('takes no targets; supersede names what it replaces')
  if (action === 'contradict') return targets.length > 2 ? [...faults, 'takes two targets'] : faults
  if (action !== 'deprecate') return [...faults, ...entryFaults(operation)]
  return (reason ?? '').trim() === '' ? [...faults, 'needs a reason'] : faults
}

const leastTargets: Readonly<Record<KnowledgeOperation['action'], number>> = {
  ...{ add: 0, supersede: 1, deprecate: 1, merge: 2, contradict: 2 },
}

/** Of the entry that an operation makes. */
function entryFaults({ action, type, text, sources = [] }: KnowledgeOperation): string[] {
  const faults: string[] = []
  const line = entryText(text ?? '')
  if (line === '') faults.push('needs a text')
  if (line.length > longestEntry) faults.push(`its text has ${line.length} characters, more than ${longestEntry}`)
  if (action === 'add' && type === undefined) faults.push('needs a type')
  if (action !== 'merge' && sources.length === 0) faults.push('needs sources: the iterations that taught it')
  return faults
}

/** A hard constraint is only ever replaced by a hard one. */
function lossFaults({ action, type }: KnowledgeOperation, targets: readonly Knowledge[]): string[] {
  const isKept = action === 'contradict' || (action !== 'deprecate' && (type ?? 'constraint') === 'constraint')
  return targets
    .filter((entry) => isHard(entry) && !isKept)
    .map(({ id }) => `the hard constraint ${id} would be lost: only another hard constraint may supersede it`)
}

/** What failed, was undone or is not known has taught nothing. */
function sourceFaults({ sources = [] }: KnowledgeOperation, targets: readonly Knowledge[], { taught }: IndexContext) {
  const unknown = sources.filter(
    (one) => !taught.has(one) && !targets.some(({ iterations }) => iterations.includes(one)),
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
