import type { TaskStatus } from '../../../../schema/plan/plan.ts'
import { type Fault, type Path, quoteValue } from '../../lint/fault.ts'

/** What the tools call the statuses of a task, without case, spaces, `_` and `-`. */
const words: Readonly<Record<string, TaskStatus>> = {
  pending: 'pending',
  open: 'pending',
  todo: 'pending',
  notstarted: 'pending',
  backlog: 'pending',
  ready: 'pending',
  waiting: 'pending',
  // The queue's word for a task that others come before; what it waits for is told by its dependencies.
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
  // Somebody has to look at it: the run ends by asking.
  review: 'given_up',
  givenup: 'given_up',
}

/** What one tool means by its own words, before ours count. */
export interface OwnWords {
  readonly words: Readonly<Record<string, TaskStatus>>
  /** Those of its words that a person would write. */
  readonly remedy: string
}

/** The status that a word means; a fault where it means none. Nothing is a task to be done. */
export function statusOfWord(word: unknown, place: { at: Path; offset: number }, own?: OwnWords): TaskStatus | Fault {
  if (word === undefined) return 'pending'
  const plain = typeof word === 'string' ? withoutSigns(word.toLowerCase().replace(/[\s_-]/g, '')) : ''
  const known = own !== undefined && Object.hasOwn(own.words, plain) ? own.words : words
  const status = Object.hasOwn(known, plain) ? known[plain] : undefined
  if (status !== undefined) return status
  return {
    severity: 'error',
    code: 'PLAN_UNKNOWN_STATUS',
    ...place,
    message: `${quoteValue(word)} is not a task status.`,
    remedy:
      own?.remedy ??
      'Write open, in_progress, blocked, complete, skipped or failed, or a word of the tool that wrote the file.',
  }
}

/** `✅ done` says the same as `done`, and so does the sign alone. */
function withoutSigns(word: string): string {
  const rest = word.replace(/^(?:\[x\]|[^\p{L}\p{N}[\]])+/u, '')
  return rest === '' && /[✅✔✓☑]|\[x\]/u.test(word) ? 'done' : rest
}

/** The word for a status, in the spelling of a document; `usual` if the document has none. */
export type StatusWriter = (status: TaskStatus, usual: string) => string

/** Words that stand beside each other. */
const pairs: readonly (readonly string[])[] = [
  ['open', 'complete'],
  ['todo', 'done'],
  ['not started', 'done'],
]

export function statusWriter(texts: readonly string[]): StatusWriter {
  const plain = texts.map((text) => text.replace(/^`|`$/g, '').trim()).filter((text) => /^[A-Za-z _-]+$/.test(text))
  const meaning = (text: string) => statusOfWord(text, { at: [], offset: 0 })
  const written = new Map<unknown, string>()
  // "blocked" and its like are open too, and say more than that.
  for (const text of plain)
    if (!written.has(meaning(text)) && !/^(?:blocked|waiting|backlog)$/i.test(text)) written.set(meaning(text), text)
  const [first = ''] = plain
  const styled = (word: string): string =>
    first === '' || first === first.toLowerCase()
      ? word
      : first === first.toUpperCase()
        ? word.toUpperCase()
        : word.replace(/^./, (letter) => letter.toUpperCase())
  return (status, usual) => {
    const own = written.get(status)
    if (own !== undefined) return own
    const known = new Set(plain.map((text) => text.toLowerCase()))
    const pair = pairs.find((words) => words.some((word) => known.has(word)))
    return styled(pair?.find((word) => meaning(word) === status) ?? usual)
  }
}
