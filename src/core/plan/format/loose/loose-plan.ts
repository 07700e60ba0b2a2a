import type { TextEdit } from '../../../text/text-edit.ts'
import type { Fault } from '../../lint/fault.ts'
import type { LineAccount } from '../account/line-account.ts'
import type { OutlineLine } from '../markdown/outline.ts'

export interface LooseTask {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly criteria: readonly { readonly text: string; readonly offset: number }[]
  /** Undefined if nothing is stated: then it waits for the task before it. */
  readonly after: { readonly ids: readonly string[]; readonly offset: number } | undefined
  readonly status: string
  /** The document's words for its status, if it is not open. */
  readonly doneBy?: string | undefined
  /** Edits that mark it as done, or as open again. */
  readonly edits: (text: string, done: boolean) => readonly TextEdit[]
  readonly offset: number
}

export interface LoosePlan {
  readonly tasks: readonly LooseTask[]
  readonly faults: readonly Fault[]
  readonly account: LineAccount
  /** Lines that belong to no task. */
  readonly rest: readonly OutlineLine[]
}

/** Points to the unclear place, with a remedy. */
export const refusal = (message: string, offset: number): Fault => ({
  severity: 'error',
  code: 'PLAN_UNCLEAR',
  at: [],
  offset,
  message,
  remedy:
    'Give each task a heading such as "### Task 1: Title", or a check box "- [ ] Title", and use check boxes for nothing else. docs/plan.md has examples of every format.',
})

/** Sections whose check boxes are no tasks: criteria, exclusions, checklists, legends. */
export const notTasks =
  /^(?:\d+[.)]\s*)?(?:acceptance|success|exit|completion)\b|\bcriteria\b|^definition of (?:done|ready)|^done when|^out of scope|^non-?goals?|^checklist|^verification|^open questions?|^(?:legend|notation|key)\b/i

/** Sections whose parts are the tasks. */
export const holdsTasks =
  /^(?:\d+[.)]\s*)?(?:(?:implementation |remaining |open )?(?:tasks?|steps|work items?|to-?dos?|todo list|user stories|stories)|what needs to be done|things to do|task list)\s*:?$/i

/**
 * Makes unique ids from titles. Unlike a number, such an id stays when tasks are inserted or removed; a run identifies
 * its done tasks by it.
 */
export function slugs(): (title: string) => string {
  const counts = new Map<string, number>()
  return (title) => {
    const words =
      title
        .normalize('NFKD')
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? []
    const slug = words.join('-').slice(0, 40).replace(/-+$/, '')
    const needsHash = /[^\p{ASCII}]/u.test(title.normalize('NFKD').replace(/\p{M}/gu, '')) || slug === ''
    const base = needsHash ? [slug.slice(0, 30), hash(title)].filter(Boolean).join('-') : slug
    const count = (counts.get(base) ?? 0) + 1
    counts.set(base, count)
    return count === 1 ? base : `${base}-${count}`
  }
}

/** FNV-1a, for titles without enough letters and digits. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value.toString(16).padStart(8, '0')
}
