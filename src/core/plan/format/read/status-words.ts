import type { TaskStatus } from '../../../../schema/plan/plan.ts'
import { type Fault, type Path, quoteValue } from '../../lint/fault.ts'

/** Statuses in the words of many tools, without case, spaces, `_` and `-`. */
const words: Readonly<Record<string, TaskStatus>> = {
  pending: 'pending',
  open: 'pending',
  todo: 'pending',
  notstarted: 'pending',
  backlog: 'pending',
  ready: 'pending',
  waiting: 'pending',
  // The queue's word for a task with dependencies; these decide whether it waits.
  blocked: 'pending',
  inprogress: 'in_progress',
  started: 'in_progress',
  done: 'done',
  complete: 'done',
  completed: 'done',
  skipped: 'skipped',
  cancelled: 'skipped',
  canceled: 'skipped',
  deferred: 'skipped',
  failed: 'failed',
  // A person has to look at it, so the run ends with a question.
  review: 'given_up',
  givenup: 'given_up',
}

/** A tool's own words, which take precedence. */
export interface ToolWords {
  readonly words: Readonly<Record<string, TaskStatus>>
  /** Names the words that a person would write. */
  readonly remedy: string
}

/** Pending for an undefined word; a fault for an unknown one. */
export function parseStatus(
  word: unknown,
  location: { at: Path; offset: number },
  toolWords?: ToolWords,
): TaskStatus | Fault {
  if (word === undefined) return 'pending'
  const normalized = typeof word === 'string' ? withoutSigns(word.toLowerCase().replace(/[\s_-]/g, '')) : ''
  const dictionary = toolWords !== undefined && Object.hasOwn(toolWords.words, normalized) ? toolWords.words : words
  const status = Object.hasOwn(dictionary, normalized) ? dictionary[normalized] : undefined
  if (status !== undefined) return status
  return {
    severity: 'error',
    code: 'PLAN_UNKNOWN_STATUS',
    ...location,
    message: `${quoteValue(word)} is not a task status.`,
    remedy:
      toolWords?.remedy ??
      'Write open, in_progress, blocked, complete, skipped or failed, or a word of the tool that wrote the file.',
  }
}

/** `✅ done` and the sign alone mean `done`. */
function withoutSigns(word: string): string {
  const bare = word.replace(/^(?:\[x\]|[^\p{L}\p{N}[\]])+/u, '')
  return bare === '' && /[✅✔✓☑]|\[x\]/u.test(word) ? 'done' : bare
}

/** The word for a status, in the style of a document; `usual` if it has none. */
export type StatusWriter = (status: TaskStatus, usual: string) => string

/** Words that documents use together. */
const pairs: readonly (readonly string[])[] = [
  ['open', 'complete'],
  ['todo', 'done'],
  ['not started', 'done'],
]

export function statusWriter(texts: readonly string[]): StatusWriter {
  const documentWords = texts
    .map((text) => text.replace(/^`|`$/g, '').trim())
    .filter((text) => /^[A-Za-z _-]+$/.test(text))
  const meaning = (text: string) => parseStatus(text, { at: [], offset: 0 })
  const wordByStatus = new Map<unknown, string>()
  // Words such as "blocked" also mean pending, but say more.
  for (const text of documentWords)
    if (!wordByStatus.has(meaning(text)) && !/^(?:blocked|waiting|backlog)$/i.test(text))
      wordByStatus.set(meaning(text), text)
  const [first = ''] = documentWords
  const inStyle = (word: string): string =>
    first === '' || first === first.toLowerCase()
      ? word
      : first === first.toUpperCase()
        ? word.toUpperCase()
        : word.replace(/^./, (letter) => letter.toUpperCase())
  return (status, usual) => {
    const documentWord = wordByStatus.get(status)
    if (documentWord !== undefined) return documentWord
    const lowerWords = new Set(documentWords.map((text) => text.toLowerCase()))
    const pair = pairs.find((words) => words.some((word) => lowerWords.has(word)))
    return inStyle(pair?.find((word) => meaning(word) === status) ?? usual)
  }
}
