import { fenceAfter } from '../../../text/markdown/fences.ts'
import { shownText } from '../../../text/markdown/plain-comment.ts'

/** Labels of the form; GitHub makes headings of the third level from them. */
export const formFields = {
  goal: 'Goal',
  tasks: 'Tasks',
  checks: 'Checks',
  budget: 'Budget in USD',
  model: 'Model',
} as const

export interface FormLine {
  /** As its reader sees it, indentation included. */
  readonly text: string
  /** 1-based place in the issue's text. */
  readonly line: number
}
export type IssueForm = Readonly<Record<keyof typeof formFields, readonly FormLine[]>>

const fields = Object.entries(formFields) as [keyof typeof formFields, string][]

/**
 * The answers of an issue that was written by the form: undefined for any other issue. What a reader does not see is
 * not there (threat T4); a heading counts once and outside of code.
 */
export function readIssueForm(body: string): IssueForm | undefined {
  const found: Partial<Record<keyof typeof formFields, FormLine[]>> = {}
  let open: string | undefined
  let current: FormLine[] | undefined
  for (const [index, text] of shownText(body).split('\n').entries()) {
    open = fenceAfter(text, open)
    const [field] = fields.find(([, label]) => text.trimEnd() === `### ${label}`) ?? []
    if (field !== undefined && open === undefined && !Object.hasOwn(found, field)) {
      current = []
      found[field] = current
    } else current?.push({ text, line: index + 1 })
  }
  const { goal, tasks, checks = [], budget = [], model = [] } = found
  if (goal === undefined || tasks === undefined) return undefined
  return {
    goal: answered(goal),
    tasks: answered(tasks),
    checks: answered(checks),
    budget: answered(budget),
    model: answered(model),
  }
}

/** Without the empty lines around it; GitHub writes `_No response_` where nothing was. */
function answered(lines: readonly FormLine[]): readonly FormLine[] {
  const isEmpty = ({ text }: FormLine): boolean => text.trim() === ''
  const from = lines.findIndex((line) => !isEmpty(line))
  const answer = from === -1 ? [] : lines.slice(from, lines.findLastIndex((line) => !isEmpty(line)) + 1)
  return answer.length === 1 && answer[0]?.text.trim() === '_No response_' ? [] : answer
}
