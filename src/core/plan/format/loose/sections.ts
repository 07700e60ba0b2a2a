import type { OutlineLine } from '../markdown/outline.ts'

/** Names of sections whose check boxes are no tasks: they say when something is done, or what nobody shall do. */
export const notTasks =
  /^(?:\d+[.)]\s*)?(?:acceptance|success|exit|completion)\b|\bcriteria\b|^definition of (?:done|ready)|^done when|^out of scope|^non-?goals?|^checklist|^verification|^open questions?/i

/** Names of sections whose parts are the tasks. */
export const holdsTasks =
  /^(?:\d+[.)]\s*)?(?:(?:implementation |remaining |open )?(?:tasks?|steps|work items?|to-?dos?|todo list|user stories|stories)|what needs to be done|things to do|task list)\s*:?$/i

/** A check box that belongs to no other item. */
export const isBox = ({ kind, depth, ticked }: OutlineLine): boolean =>
  kind === 'item' && depth === 1 && ticked !== undefined
