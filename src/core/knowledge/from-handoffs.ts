import type { Handoff } from '../../schema/agent/handoff.ts'
import type { KnowledgeOperation } from '../../schema/agent/knowledge-operations.ts'
import { type Knowledge, longestEntry } from '../../schema/knowledge/entry.ts'
import { wholeSentences } from '../text/markdown/whole-parts.ts'
import { plainLine } from '../text/one-line.ts'
import { applyOperations } from './apply-operations.ts'
import { entryText, isActive, soundsHard, typeOf } from './entry.ts'
import type { NewHandoff } from './index-prompt.ts'
import type { IndexContext } from './verify-index.ts'

/** Which iteration completed a task, by its id; none of those that are not done. */
type Completed = ReadonlyMap<string, number>

interface Known extends IndexContext {
  readonly completed: Completed
}

/** The index after what handoffs say in their fields, without a call of a model: what is new, and what is open no more. */
export function indexOfFields(
  old: readonly Knowledge[],
  {
    handoffs,
    closes,
    ...known
  }: Known & {
    readonly handoffs: readonly NewHandoff[]
    /** Whether entries of before are looked at, too; where an agent keeps the index it closes them. */
    readonly closes: boolean
  },
): ReturnType<typeof applyOperations> {
  const added = handoffs.flatMap(({ iteration, handoff }) =>
    operationsOfHandoff(iteration, handoff)
      .slice(0, mostOfOne)
      .filter(({ type }) => type !== 'unresolved' || completedAfter([iteration], known) === undefined),
  )
  // What is said again is open again: so the ends are looked for in the index that knows of it.
  const grown = applyOperations(old, added, known)
  if (grown.kind === 'refused' || !closes) return grown
  const ended = settledEntries(grown.index, known).map(({ id, reason }) => ({
    ...{ action: 'deprecate' as const, targets: [id], reason },
  }))
  return ended.length === 0 ? grown : applyOperations(old, [...added, ...ended], known)
}

/**
 * What tasks had left open and is not: each that said so was completed later, by an iteration that did not say it again. What a
 * person left open, a person closes.
 */
export function settledEntries(
  entries: readonly Knowledge[],
  known: Known,
): { readonly id: string; readonly reason: string }[] {
  return entries.flatMap((entry) => {
    const { id, by, from, iterations } = entry
    if (!isActive(entry) || typeOf(id) !== 'unresolved' || by !== null || from !== null) return []
    const reason = completedAfter(iterations, known)
    return reason === undefined ? [] : [{ id, reason }]
  })
}

/** Says by what, or nothing where a task is not done or had its last word on it. */
function completedAfter(iterations: readonly number[], { taught, completed }: Known): string | undefined {
  const ends = new Map<string, number>()
  for (const one of iterations) {
    const task = taught.get(one)
    const end = task === undefined ? undefined : completed.get(task)
    if (task === undefined || end === undefined || end <= one) return undefined
    ends.set(task, end)
  }
  const said = [...ends].map(([task, end]) => `iteration ${end} completed ${task}`)
  return said.length === 0 ? undefined : plainLine(said.join(', '), longestReason)
}

const longestReason = 300

/** Of one handoff; whoever lists more has not chosen. */
export const mostOfOne = 30

/**
 * What a handoff says in its structured fields, as operations: without a call of a model. Its narrative is left to an
 * agent. `deviations` and what was repaired concern that iteration alone. Of a statement that is too long for an entry its last
 * sentences are left out.
 */
export function operationsOfHandoff(iteration: number, handoff: Handoff): KnowledgeOperation[] {
  const {
    constraints_discovered = [],
    architectural_notes = [],
    bugs_encountered = [],
    unfinished_business = [],
  } = handoff
  const add = (type: KnowledgeOperation['type'], said: string): KnowledgeOperation[] => {
    const text = wholeSentences(entryText(said), longestEntry)
    const hard = type === 'constraint' && soundsHard(text)
    return text === '' ? [] : [{ action: 'add', type, text, sources: [iteration], ...(hard && { hard }) }]
  }
  const found = [
    ...constraints_discovered.flatMap(({ constraint, workaround, impact }) =>
      add('constraint', withDetail(constraint, [workaround, impact].filter((one) => one?.trim()).join('; '))),
    ),
    ...architectural_notes.flatMap((note) => add('decision', note)),
    ...bugs_encountered
      .filter(({ resolved }) => !resolved)
      .flatMap(({ description, resolution }) => add('gotcha', withDetail(description, resolution))),
    ...unfinished_business.flatMap(({ item, reason }) => add('unresolved', withDetail(item, reason))),
  ]
  return found
}

/** Whether the text of an entry lacks the end of what was stated. */
export const isShortened = (text: string): boolean => text.endsWith('…')

const withDetail = (text: string, detail: string | undefined): string =>
  detail === undefined || detail.trim() === '' ? text : `${text.trim().replace(/[.:]$/, '')}: ${detail}`
