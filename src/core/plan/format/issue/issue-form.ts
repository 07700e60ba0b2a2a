import { thousands } from '../../../text/amounts.ts'
import { fenceAfter } from '../../../text/markdown/fences.ts'
import { maxParsedChars, renderedText } from '../../../text/markdown/plain-comment.ts'

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

/** Why a form cannot be read, at a line of it. */
export interface UnreadableForm {
  readonly line: number
  readonly message: string
  readonly remedy: string
}

/**
 * The answers of an issue that was written by the form: undefined for any other issue. What a reader does not see is
 * not there (threat T4); a heading counts once and outside of code. A form that is too long to be read is said to be so.
 */
export function readIssueForm(body: string): IssueForm | UnreadableForm | undefined {
  const isForm = [formFields.goal, formFields.tasks].every((label) => new RegExp(`^### ${label}\\s*$`, 'm').test(body))
  if (!isForm) return undefined
  const shown = shownInPieces(body)
  if (typeof shown !== 'string') return shown
  const found: Partial<Record<keyof typeof formFields, FormLine[]>> = {}
  let open: string | undefined
  let current: FormLine[] | undefined
  for (const [index, text] of shown.split('\n').entries()) {
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

/** Beyond any form that people write; more is a file's business. */
const longestForm = 32_000
/** Shown as its first half, wherever what stands above it is closed: elsewhere a comment shows nothing, or as it is. */
const probe = '\n- `<!--.-->`<!--.-->'

/** What the whole text shows, read in pieces of bounded size; each ends where nothing is open that could hide the next. */
function shownInPieces(body: string): string | UnreadableForm {
  const text = body.replace(/\r\n?/g, '\n')
  if (text.length > longestForm) {
    return {
      line: 1,
      message: `The issue has ${thousands(text.length)} characters; a form takes ${thousands(longestForm)}.`,
      remedy: 'Shorten it, or write a plan.json.',
    }
  }
  const most = maxParsedChars - probe.length
  let [shown, rest] = ['', text]
  while (rest.length > most) {
    const piece = rest.slice(0, lastBreak(rest.slice(0, most)))
    const lines = renderedText(piece + probe).split('\n')
    if (piece === '' || lines.pop() !== '- `<!--.-->`') {
      return {
        line: text.slice(0, text.length - rest.length).split('\n').length,
        message: `The form cannot be read from here on: a part of it has more than ${thousands(most)} characters, or does not end.`,
        remedy:
          'Put empty lines between its paragraphs and tasks, and close whatever is left open. Or write a plan.json.',
      }
    }
    shown += `${lines.join('\n')}\n`
    rest = rest.slice(piece.length + 1)
  }
  return shown + renderedText(rest)
}

/** The last line end outside of code that an item of a list at the left margin follows, or a paragraph; 0 for none. */
function lastBreak(text: string): number {
  let [open, at, last]: [string | undefined, number, number] = [undefined, 0, 0]
  let isBlank = false
  for (const line of text.split('\n')) {
    if (open === undefined && at > 0 && (/^[-*+] \S/.test(line) || (isBlank && /^\S/.test(line)))) last = at - 1
    open = fenceAfter(line, open)
    isBlank = line.trim() === ''
    at += line.length + 1
  }
  return last
}

/** Without the empty lines around it; GitHub writes `_No response_` where nothing was. */
function answered(lines: readonly FormLine[]): readonly FormLine[] {
  const isEmpty = ({ text }: FormLine): boolean => text.trim() === ''
  const from = lines.findIndex((line) => !isEmpty(line))
  const answer = from === -1 ? [] : lines.slice(from, lines.findLastIndex((line) => !isEmpty(line)) + 1)
  return answer.length === 1 && answer[0]?.text.trim() === '_No response_' ? [] : answer
}
