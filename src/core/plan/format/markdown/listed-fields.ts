import { type Fault, quoteValue } from '../../lint/fault.ts'
import { idsIn, type TaskBody } from './task-body.ts'

/** Orders of a task that are a part of a list there: nobody would wait. */
export function listedFields(id: string, { listed, fields }: TaskBody, requires: string): Fault[] {
  return listed.flatMap(({ name, value, offset }): Fault[] => {
    if (name !== 'requires' || idsIn(value).length === 0) return []
    return [
      {
        severity: 'error',
        code: 'PLAN_UNPLACED',
        at: [id],
        offset,
        message: `The field ${quoteValue(requires)} stands inside of a list, so it is a part of its item, and no task waits.`,
        remedy: fields.some((field) => field.name === name)
          ? `Change the task's own field to "${requires} ${value}", and remove this line, or reword it.`
          : `Remove this line, and write "${requires} ${value}" right below the heading of the task, or reword it.`,
      },
    ]
  })
}
