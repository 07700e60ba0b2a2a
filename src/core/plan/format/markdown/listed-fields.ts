import { type Fault, shown } from '../../lint/fault.ts'
import { statusOfWord } from '../read/status-words.ts'
import { idsIn, type TaskBody } from './task-body.ts'

const noPlace = { at: [], offset: 0 }

/** Fields of a task that are a part of a list there: nobody would wait, or know that the task is done. */
export function listedFields(
  id: string,
  { listed, fields }: TaskBody,
  names: { requires: string; status: string },
): Fault[] {
  const status = fields.find(({ name }) => name === 'status')?.value
  return listed.flatMap(({ name, value, offset }): Fault[] => {
    const means = statusOfWord(value, noPlace)
    // A criterion such as "Status: all checks pass" says nothing of the task.
    const isStatus = name === 'status' && typeof means === 'string' && means !== statusOfWord(status, noPlace)
    if (!(isStatus || (name === 'requires' && idsIn(value).length > 0))) return []
    return [
      {
        severity: 'error',
        code: 'PLAN_UNPLACED',
        at: [id],
        offset,
        message: `The field ${shown(names[name])} stands inside of a list, so it is a part of its item, and ${isStatus ? 'the task has no such status' : 'no task waits'}.`,
        remedy: fields.some((field) => field.name === name)
          ? `Change the task's own field to "${names[name]} ${value}", and remove this line, or reword it.`
          : `Remove this line, and write "${names[name]} ${value}" right below the heading of the task, or reword it.`,
      },
    ]
  })
}
