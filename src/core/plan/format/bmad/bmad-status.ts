import type { TaskStatus } from '../../../../schema/plan/plan.ts'
import type { Fault, Path } from '../../lint/fault.ts'
import { parseStatus, type ToolWords } from '../read/status-words.ts'

/** Without `_`, `-` and blanks, both spellings of a word are equal. */
const bmad: ToolWords = {
  words: {
    draft: 'pending',
    drafted: 'pending',
    approved: 'pending',
    planned: 'pending',
    contexted: 'pending',
    readyfordev: 'pending',
    readyfordevelopment: 'pending',
    optional: 'pending',
    // Built, but a person has to look at it before it is done.
    readyforreview: 'given_up',
    inreview: 'given_up',
    // In BMAD, a person has to clear the way; it does not mean that another story comes first.
    blocked: 'given_up',
    archived: 'skipped',
    wontfix: 'skipped',
    removed: 'skipped',
    superseded: 'skipped',
  },
  remedy:
    'Write backlog, ready-for-dev, in-progress, review or done (or not_started, in_progress, completed, blocked, deferred, cancelled).',
}

/** Removes marks before the word and remarks after it: `✅ Done (2026-01-10)`. */
export function plainStatus(word: unknown): unknown {
  if (typeof word !== 'string') return word
  const [plain] = /[A-Za-z][A-Za-z_' -]*/.exec(word.replace(/^[^A-Za-z]+/, '')) ?? []
  return plain?.replace(/[ \t-]+$/, '').replace(/'/g, '') ?? word
}

export const bmadStatus = (word: unknown, place: { at: Path; offset: number }): TaskStatus | Fault =>
  parseStatus(plainStatus(word), place, bmad)
