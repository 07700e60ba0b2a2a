import type { TaskStatus } from '../../../../schema/plan/plan.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { statusOfWord } from '../read/status-words.ts'
import { bareText } from './bare-text.ts'

const statusField = /^(?:task )?(?:status|state|progress|stage|resolution)\s*[:=–—-]\s*(.+)$/iu
const flag =
  /^(?:is )?(done|completed?|finished|closed|shipped|skip(?:ped)?|cancell?ed)\s*[:=]\s*(?:yes|true|y|x|✅|✓|✔|\d{4}-\d{2}-\d{2}.{0,40})[.!]?$/iu
const exclaimed = /^(?:[✅✔✓☑🎉]\s*(?:done|completed?|finished)|(?:DONE|COMPLETED?|FINISHED))[.!]?$/iu

/** What a line such as `State: done`, `Done: yes` or `✅ Done` says of its task; undefined for one that says nothing of it. */
export function statusClaim({ kind, text, ticked }: OutlineLine): TaskStatus | undefined {
  if ((kind !== 'text' && kind !== 'item' && kind !== 'quote') || ticked !== undefined) return undefined
  const bare = bareText(text)
  return claimedBy(bare) ?? (isLoud(text, bare) && exclaimed.test(bare) ? 'done' : undefined)
}

const claimAtEnd = /(?:\s[–—-]{1,2}|:)\s*[*_]*(DONE|COMPLETED?|FINISHED|SKIPPED|CANCELL?ED)[*_]*[.!]?\s*$/u

/** What capitals at the end of a heading say of its task. */
export function titleClaim(title: string): TaskStatus | undefined {
  const [, word] = claimAtEnd.exec(title) ?? []
  if (word === undefined) return undefined
  return /^(?:SKIP|CANCEL)/.test(word) ? 'skipped' : 'done'
}

function claimedBy(bare: string): TaskStatus | undefined {
  const [, value] = statusField.exec(bare) ?? []
  if (value !== undefined) return /^100\s*%$/.test(value) ? 'done' : statusIn(value)
  const [, word] = flag.exec(bare) ?? []
  if (word === undefined) return undefined
  return /^(?:skip|cancel)/i.test(word) ? 'skipped' : 'done'
}

function statusIn(value: string): TaskStatus | undefined {
  const status = statusOfWord(value.replace(/[.!]$/, ''), { at: [], offset: 0 })
  return typeof status === 'string' ? status : undefined
}

/** `DONE`, `✅ Done` and `**Done**`: the word alone may begin a sentence. */
const isLoud = (text: string, bare: string): boolean =>
  bare === bare.toUpperCase() || !/^\p{L}/u.test(bare) || /^\*\*[^*]+\*\*$/.test(text)

/** Whether nothing is done any more for a task of this status. */
export const isOver = (status: string): boolean => status !== 'pending' && status !== 'in_progress'

/** How a list of check boxes says it. */
export const statusOfBox = (status: TaskStatus): string =>
  status === 'done' ? 'tick its box, [x]' : 'take the task out of the list'
