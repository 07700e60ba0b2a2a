import type { Fault } from '../../lint/fault.ts'
import type { OutlineLine } from '../markdown/outline.ts'

export const place = (line: OutlineLine): Pick<Fault, 'severity' | 'at' | 'offset'> => ({
  severity: 'error',
  at: [],
  offset: line.offset,
})

/** Lines that somebody meant as a task, and that Markdown shows as something else. */
export function hidden(line: OutlineLine, severity: Fault['severity']): Fault {
  const { kind } = line
  const why =
    kind === 'code'
      ? 'is indented so far that Markdown reads it as code'
      : kind === 'text'
        ? 'is part of a paragraph'
        : `stands in ${kind === 'quote' ? 'a quotation' : kind === 'item' ? 'a list' : 'HTML'}`
  const remedy =
    kind === 'code'
      ? 'Remove the indentation. Put examples between ``` lines.'
      : kind === 'text'
        ? 'Put an empty line before it, and a space after the "#".'
        : 'Move it out, with an empty line before it. Put examples between ``` lines.'
  return { ...place(line), severity, code: 'PLAN_HIDDEN_TASK', message: `This looks like a task, but ${why}.`, remedy }
}
