import type { TaskStatus } from '../../../../schema/plan/plan.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { parseStatus } from '../read/status-words.ts'
import { bareText } from './bare-text.ts'

const statusField = /^(?:task )?(?:status|state|progress|stage|resolution)\s*[:=–—-]\s*(.+)$/iu
const flag =
  /^(?:is )?(done|completed?|finished|closed|shipped|skip(?:ped)?|cancell?ed)\s*[:=]\s*(?:yes|true|y|x|✅|✓|✔|\d{4}-\d{2}-\d{2}.{0,40})[.!]?$/iu
const exclaimed = /^(?:[✅✔✓☑🎉]\s*(?:done|completed?|finished)|(?:DONE|COMPLETED?|FINISHED))[.!]?$/iu

/** The task status that a line such as `State: done`, `Done: yes` or `✅ Done` claims. */
export function statusClaim({ kind, text, ticked }: OutlineLine): TaskStatus | undefined {
  if ((kind !== 'text' && kind !== 'item' && kind !== 'quote') || ticked !== undefined) return undefined
  const bare = bareText(text)
  return statusClaimed(bare) ?? (isLoud(text, bare) && exclaimed.test(bare) ? 'done' : undefined)
}

const claimAtEnd = /(?:\s[–—-]{1,2}|:)\s*[*_]*(DONE|COMPLETED?|FINISHED|SKIPPED|CANCELL?ED)[*_]*[.!]?\s*$/u

/** The status in capitals at the end of a heading. */
export function titleClaim(title: string): TaskStatus | undefined {
  const [, word] = claimAtEnd.exec(title) ?? []
  if (word === undefined) return undefined
  return /^(?:SKIP|CANCEL)/.test(word) ? 'skipped' : 'done'
}

function statusClaimed(bare: string): TaskStatus | undefined {
  const [, value] = statusField.exec(bare) ?? []
  if (value !== undefined) return /^100\s*%$/.test(value) ? 'done' : statusIn(value)
  const [, word] = flag.exec(bare) ?? []
  if (word === undefined) return undefined
  return /^(?:skip|cancel)/i.test(word) ? 'skipped' : 'done'
}

function statusIn(value: string): TaskStatus | undefined {
  const status = parseStatus(value.replace(/[.!]$/, ''), { at: [], offset: 0 })
  return typeof status === 'string' ? status : undefined
}

/** `DONE`, `✅ Done` and `**Done**`: a plain "Done" may begin a sentence. */
const isLoud = (text: string, bare: string): boolean =>
  bare === bare.toUpperCase() || !/^\p{L}/u.test(bare) || /^\*\*[^*]+\*\*$/.test(text)

/** True if a task of this status needs no more work. */
export const isOver = (status: string): boolean => status !== 'pending' && status !== 'in_progress'

/** How to set a status in a list of check boxes. */
export const boxStatusAdvice = (status: TaskStatus): string =>
  status === 'done' ? 'tick its box, [x]' : 'take the task out of the list'
