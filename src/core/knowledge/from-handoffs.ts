import type { Handoff } from '../../schema/agent/handoff.ts'
import type { KnowledgeOperation } from '../../schema/agent/knowledge-operations.ts'
import { type Knowledge, longestEntry } from '../../schema/knowledge/entry.ts'
import { wholeSentences } from '../text/markdown/whole-parts.ts'
import { plainLine } from '../text/one-line.ts'
import { applyOperations } from './apply-operations.ts'
import { entryText, isActive, soundsHard, typeOf } from './entry.ts'
import type { NewHandoff } from './index-prompt.ts'
import type { IndexContext } from './verify-index.ts'

/** The iteration that completed each task, by task id; unfinished tasks are missing. */
type Completed = ReadonlyMap<string, number>

interface CompletionContext extends IndexContext {
  readonly completed: Completed
}

/** Uses only the structured fields of handoffs, without a model call. */
export function indexOfFields(
  old: readonly Knowledge[],
  {
    handoffs,
    closes,
    ...context
  }: CompletionContext & {
    readonly handoffs: readonly NewHandoff[]
    /** Also close older entries that are settled; if an agent keeps the index, the agent closes them. */
    readonly closes: boolean
  },
): ReturnType<typeof applyOperations> {
  const added = handoffs.flatMap(({ iteration, handoff }) =>
    operationsOfHandoff(iteration, handoff)
      .slice(0, maxPerHandoff)
      .filter(({ type }) => type !== 'unresolved' || completedAfter([iteration], context) === undefined),
  )
  // A repeated statement is open again, so settled entries are searched in the grown index.
  const grown = applyOperations(old, added, context)
  if (grown.kind === 'refused' || !closes) return grown
  const closings = settledEntries(grown.index, context).map(({ id, reason }) => ({
    ...{ action: 'deprecate' as const, targets: [id], reason },
  }))
  return closings.length === 0 ? grown : applyOperations(old, [...added, ...closings], context)
}

/**
 * Entries that tasks left open, if each task was completed by a later iteration. People close what people left open.
 */
export function settledEntries(
  entries: readonly Knowledge[],
  context: CompletionContext,
): { readonly id: string; readonly reason: string }[] {
  return entries.flatMap((entry) => {
    const { id, by, from, iterations } = entry
    if (!isActive(entry) || typeOf(id) !== 'unresolved' || by !== null || from !== null) return []
    const reason = completedAfter(iterations, context)
    return reason === undefined ? [] : [{ id, reason }]
  })
}

/** The reason in words; undefined if a task is unfinished or its last iteration still made the statement. */
function completedAfter(iterations: readonly number[], { taught, completed }: CompletionContext): string | undefined {
  const ends = new Map<string, number>()
  for (const iteration of iterations) {
    const task = taught.get(iteration)
    const end = task === undefined ? undefined : completed.get(task)
    if (task === undefined || end === undefined || end <= iteration) return undefined
    ends.set(task, end)
  }
  const completions = [...ends].map(([task, end]) => `iteration ${end} completed ${task}`)
  return completions.length === 0 ? undefined : plainLine(completions.join(', '), maxReasonChars)
}

const maxReasonChars = 300

export const maxPerHandoff = 30

/** Without a model call: the narrative is for an agent; deviations and repaired bugs concern only that iteration. */
export function operationsOfHandoff(iteration: number, handoff: Handoff): KnowledgeOperation[] {
  const {
    constraints_discovered = [],
    architectural_notes = [],
    bugs_encountered = [],
    unfinished_business = [],
  } = handoff
  const add = (type: KnowledgeOperation['type'], statement: string): KnowledgeOperation[] => {
    const text = wholeSentences(entryText(statement), longestEntry)
    const hard = type === 'constraint' && soundsHard(text)
    return text === '' ? [] : [{ action: 'add', type, text, sources: [iteration], ...(hard && { hard }) }]
  }
  const operations = [
    ...constraints_discovered.flatMap(({ constraint, workaround, impact }) =>
      add('constraint', withDetail(constraint, [workaround, impact].filter((detail) => detail?.trim()).join('; '))),
    ),
    ...architectural_notes.flatMap((note) => add('decision', note)),
    ...bugs_encountered
      .filter(({ resolved }) => !resolved)
      .flatMap(({ description, resolution }) => add('gotcha', withDetail(description, resolution))),
    ...unfinished_business.flatMap(({ item, reason }) => add('unresolved', withDetail(item, reason))),
  ]
  return operations
}

export const isShortened = (text: string): boolean => text.endsWith('…')

const withDetail = (text: string, detail: string | undefined): string =>
  detail === undefined || detail.trim() === '' ? text : `${text.trim().replace(/[.:]$/, '')}: ${detail}`
