import { KnowledgeAnswer, type KnowledgeOperation } from '../../schema/agent/knowledge-operations.ts'
import { type Knowledge, type KnowledgeType, longestEntry } from '../../schema/knowledge/entry.ts'
import { boundedValue, startOf } from '../text/excerpt.ts'
import { plainLine } from '../text/one-line.ts'
import { entryText, freeId, isActive, isHard, sameWords, soundsHard, superseded, typeOf } from './entry.ts'
import { type IndexContext, verifyIndex } from './verify-index.ts'

type Applied =
  /** `changed`: the entries that are new or no longer as they were, for the fact; `index`: all of them. */
  | { readonly kind: 'applied'; readonly index: readonly Knowledge[]; readonly changed: readonly Knowledge[] }
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
  if (read.success) return read.data
  const why = read.error.issues.map(({ path, message }) => plainLine(`${path.join('.') || 'answer'}: ${message}`, 300))
  return { why: why.slice(0, mostReasons) }
}

/**
 * The index after an agent's operations, all or none: they are applied in their order, each to what the ones before
 * left, and the result is verified. People's entries, and a hard constraint without a successor, are out of an agent's
 * reach. Pure; every finding is told at once.
 */
export function applyOperations(
  old: readonly Knowledge[],
  operations: readonly KnowledgeOperation[],
  context: IndexContext,
): Applied {
  const entries = new Map(old.map((entry) => [entry.id, entry]))
  const why: string[] = []
  operations.forEach((operation, at) => {
    const faults = applyOne(entries, operation, context)
    for (const fault of faults) why.push(`operation ${at + 1} (${operation.action}): ${fault}`)
  })
  const index = [...entries.values()]
  const findings = why.length > 0 ? why : verifyIndex(old, index, context)
  if (findings.length > 0) return { kind: 'refused', why: shortened(findings) }
  const before = new Map(old.map((entry) => [entry.id, entry]))
  return { kind: 'applied', index, changed: index.filter((entry) => before.get(entry.id) !== entry) }
}

function shortened(findings: readonly string[]): string[] {
  const lines = findings.slice(0, mostReasons).map((finding) => plainLine(finding, 300))
  const more = findings.length - lines.length
  return more > 0 ? [...lines, `and ${more} more`] : lines
}

/** Changes `entries`; what is wrong leaves them as they are. */
function applyOne(
  entries: Map<string, Knowledge>,
  operation: KnowledgeOperation,
  context: IndexContext,
): readonly string[] {
  const targets = [...new Set(operation.targets ?? [])]
  const faults = [...shapeFaults(operation, targets), ...targets.flatMap((id) => targetFaults(id, entries.get(id)))]
  if (faults.length > 0) return faults
  const found = targets.flatMap((id) => entries.get(id) ?? [])
  if (operation.action === 'deprecate') {
    const why = plainLine(operation.reason ?? '', 300)
    for (const entry of found) entries.set(entry.id, { ...entry, status: 'deprecated', why })
    return []
  }
  const text = entryText(operation.text ?? '')
  const same = [...entries.values()].find((entry) => isActive(entry) && sameWords(entry.text, text))
  if (same && !targets.includes(same.id)) return sayAgain(entries, { operation, same, found, context })
  const type = operation.type ?? typeOf(found[0]?.id ?? '')
  const id = freeId(type, text, (one) => entries.has(one))
  for (const entry of found) entries.set(entry.id, superseded(entry, id))
  entries.set(id, newEntry(operation, { id, type, text, found, context }))
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
  request: { id: string; type: KnowledgeType; text: string; found: readonly Knowledge[]; context: IndexContext },
): Knowledge {
  const { id, type, text, found, context } = request
  const { action, sources = [] } = operation
  const hard = operation.hard === true || found.some(isHard) || soundsHard(text)
  const is = { by: null, url: null, status: 'active' as const, hard: type === 'constraint' && hard, why: null }
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

const ordered = (iterations: readonly number[]): number[] => [...new Set(iterations)].sort((a, b) => a - b)

const taskOf = (iterations: readonly number[], { taught }: IndexContext): string | null =>
  taught.get(iterations.at(-1) ?? 0) ?? null

function shapeFaults(operation: KnowledgeOperation, targets: readonly string[]): string[] {
  const { action, reason } = operation
  const least = leastTargets[action]
  const faults: string[] = []
  if (targets.length < least) faults.push(`needs ${least === 1 ? 'a target' : `${least} targets`}`)
  if (action === 'add' && targets.length > 0) faults.push('takes no targets; supersede names what it replaces')
  if (action !== 'deprecate') return [...faults, ...entryFaults(operation)]
  return (reason ?? '').trim() === '' ? [...faults, 'needs a reason'] : faults
}

const leastTargets: Readonly<Record<KnowledgeOperation['action'], number>> = {
  ...{ add: 0, supersede: 1, deprecate: 1, merge: 2 },
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

function targetFaults(id: string, entry: Knowledge | undefined): string[] {
  if (!entry) return [`there is no entry ${startOf(id, 160)}`]
  if (!isActive(entry)) return [`${id} is already ${entry.status}`]
  return entry.by === null
    ? []
    : [`${id} is ${plainLine(entry.by, 60)}'s, and only a person may change what people said`]
}
