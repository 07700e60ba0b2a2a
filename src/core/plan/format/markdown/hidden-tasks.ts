import type { Fault } from '../../lint/fault.ts'
import type { OutlineLine } from './outline.ts'

/** Lines that somebody meant as a task, and that Markdown shows as something else: none is passed over in silence. */
export function hiddenTasks(lines: readonly OutlineLine[], looksLikeTask: (text: string) => boolean): Fault[] {
  return lines.flatMap(({ kind, text, offset }): Fault[] => {
    if ((kind !== 'code' && kind !== 'text') || !looksLikeTask(text)) return []
    const why = kind === 'code' ? 'stands so far to the right that it is code' : 'is part of a paragraph'
    const remedy =
      kind === 'code'
        ? 'Take the white space before it out; an example belongs between ``` lines.'
        : 'Put an empty line before it, and a blank after its "#" marks.'
    return [
      {
        severity: 'error',
        code: 'PLAN_HIDDEN_TASK',
        at: [],
        offset,
        message: `This looks like a task, but ${why}.`,
        remedy,
      },
    ]
  })
}
