import type { Fault } from '../../lint/fault.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { fieldIn, namesOnly } from '../markdown/task-body.ts'
import type { LineAccount } from './line-account.ts'
import { isOver, statusClaim } from './status-line.ts'

const orderName = /^(?:depends on|dependenc(?:y|ies)|requires|after|blocked by|prerequisites?|waits for|needs)$/i

/**
 * Fields at the margin below a check box, such as `**Status:** done`: they belong to none, so the task above would be done again, or
 * would not wait. What stands above all tasks, or below one that is over, says nothing of an open task.
 */
export function marginFields(lines: readonly OutlineLine[], { tasks, fields, sideLines }: LineAccount): Fault[] {
  const open = new Map(tasks.map(({ line, status }) => [line, line.kind === 'item' && !isOver(status)]))
  let task: OutlineLine | undefined
  return lines.flatMap((line): Fault[] => {
    if (line.kind === 'heading' || open.has(line)) task = open.get(line) ? line : undefined
    const isMargin = line.kind === 'text' && line.depth === 0 && !fields.has(line) && !sideLines.has(line)
    return task && isMargin ? marginFault(line, task) : []
  })
}

function marginFault(line: OutlineLine, task: OutlineLine): Fault[] {
  const stated = fieldIn(line)
  const claim = stated.length > 0 ? statusClaim(line) : undefined
  const status = claim !== undefined && isOver(claim) ? claim : undefined
  const isOrder = stated.some(({ name, value }) => orderName.test(name) && namesOnly.test(value))
  if (status === undefined && !isOrder) return []
  const text = JSON.stringify(line.text.slice(0, 40))
  const title = JSON.stringify(task.text.slice(0, 40))
  return [
    {
      ...{ severity: 'error', code: 'PLAN_UNPLACED', at: [], offset: line.offset },
      message: `This line belongs to no task, so nothing would read what it says: ${text}.`,
      remedy:
        status === undefined
          ? `Indent it below ${title} if it is meant there, else remove it.`
          : `If ${title} is ${status}, say so in its box, and remove this line.`,
    },
  ]
}
