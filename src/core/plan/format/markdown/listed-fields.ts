import { type Fault, quoteValue } from '../../lint/fault.ts'
import { idsIn, type TaskBody } from './task-body.ts'

/** Fields such as `Requires:` inside a list: they belong to its item, so the task would not wait. */
export function listedFields(id: string, { listedFields: listed, fields }: TaskBody, fieldLabel: string): Fault[] {
  return listed.flatMap(({ name, value, offset }): Fault[] => {
    if (name !== 'requires' || idsIn(value).length === 0) return []
    return [
      {
        severity: 'error',
        code: 'PLAN_UNPLACED',
        at: [id],
        offset,
        message: `The field ${quoteValue(fieldLabel)} stands inside of a list, so it is a part of its item, and no task waits.`,
        remedy: fields.some((field) => field.name === name)
          ? `Change the task's own field to "${fieldLabel} ${value}", and remove this line, or reword it.`
          : `Remove this line, and write "${fieldLabel} ${value}" right below the heading of the task, or reword it.`,
      },
    ]
  })
}
