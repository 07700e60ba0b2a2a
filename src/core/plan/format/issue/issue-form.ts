import { thousands } from '../../../text/amounts.ts'
import { fenceAfter } from '../../../text/markdown/fences.ts'
import { mostAtOnce, shownText } from '../../../text/markdown/plain-comment.ts'

/** Labels of the form; GitHub turns them into headings of the third level. */
export const formFields = {
  goal: 'Goal',
  tasks: 'Tasks',
  checks: 'Checks',
  budget: 'Budget in USD',
  model: 'Model',
} as const

export interface FormLine {
  /** As a reader of the issue sees it, with indentation. */
  readonly text: string
  /** 1-based line in the issue's text. */
  readonly line: number
}
export type IssueForm = Readonly<Record<keyof typeof formFields, readonly FormLine[]>>

const fields = Object.entries(formFields) as [keyof typeof formFields, string][]

export interface UnreadableForm {
  readonly line: number
  readonly message: string
  readonly remedy: string
}

/**
 * The answers of an issue of the form; undefined for other issues. Only visible text counts (threat T4). A heading
 * counts once, and not inside code. A form that is too long is refused.
 */
export function readIssueForm(body: string): IssueForm | UnreadableForm | undefined {
  const isForm = [formFields.goal, formFields.tasks].every((label) => new RegExp(`^### ${label}\\s*$`, 'm').test(body))
  if (!isForm) return undefined
  const visibleText = visibleInPieces(body)
  if (typeof visibleText !== 'string') return visibleText
  const answers: Partial<Record<keyof typeof formFields, FormLine[]>> = {}
  let openFence: string | undefined
  let current: FormLine[] | undefined
  for (const [index, text] of visibleText.split('\n').entries()) {
    openFence = fenceAfter(text, openFence)
    const [field] = fields.find(([, label]) => text.trimEnd() === `### ${label}`) ?? []
    if (field !== undefined && openFence === undefined && !Object.hasOwn(answers, field)) {
      current = []
      answers[field] = current
    } else current?.push({ text, line: index + 1 })
  }
  const { goal, tasks, checks = [], budget = [], model = [] } = answers
  if (goal === undefined || tasks === undefined) return undefined
  return {
    goal: trimAnswer(goal),
    tasks: trimAnswer(tasks),
    checks: trimAnswer(checks),
    budget: trimAnswer(budget),
    model: trimAnswer(model),
  }
}

/** Longer texts belong in a file. */
const maxFormChars = 32_000
/**
 * Displayed as its first half if everything above it is closed; otherwise the comment disappears, or appears literally.
 */
const probe = '\n- `<!--.-->`<!--.-->'

/**
 * The visible text, rendered in pieces of bounded size. Each piece ends where nothing is open that could hide the next.
 */
function visibleInPieces(body: string): string | UnreadableForm {
  const text = body.replace(/\r\n?/g, '\n')
  if (text.length > maxFormChars) {
    return {
      line: 1,
      message: `The issue has ${thousands(text.length)} characters; a form takes ${thousands(maxFormChars)}.`,
      remedy: 'Shorten it, or write a plan.json.',
    }
  }
  const maxPiece = mostAtOnce - probe.length
  let [visibleText, rest] = ['', text]
  while (rest.length > maxPiece) {
    const piece = rest.slice(0, lastBreak(rest.slice(0, maxPiece)))
    const lines = shownText(piece + probe).split('\n')
    if (piece === '' || lines.pop() !== '- `<!--.-->`') {
      return {
        line: text.slice(0, text.length - rest.length).split('\n').length,
        message: `The form cannot be read from here on: a part of it has more than ${thousands(maxPiece)} characters, or does not end.`,
        remedy:
          'Put empty lines between its paragraphs and tasks, and close whatever is left open. Or write a plan.json.',
      }
    }
    visibleText += `${lines.join('\n')}\n`
    rest = rest.slice(piece.length + 1)
  }
  return visibleText + shownText(rest)
}

/** The last line end outside of code before a top-level list item or a paragraph; 0 if there is none. */
function lastBreak(text: string): number {
  let [openFence, offset, lastOffset]: [string | undefined, number, number] = [undefined, 0, 0]
  let isBlank = false
  for (const line of text.split('\n')) {
    if (openFence === undefined && offset > 0 && (/^[-*+] \S/.test(line) || (isBlank && /^\S/.test(line))))
      lastOffset = offset - 1
    openFence = fenceAfter(line, openFence)
    isBlank = line.trim() === ''
    offset += line.length + 1
  }
  return lastOffset
}

/** Without surrounding empty lines; GitHub writes `_No response_` for an empty answer. */
function trimAnswer(lines: readonly FormLine[]): readonly FormLine[] {
  const isEmpty = ({ text }: FormLine): boolean => text.trim() === ''
  const from = lines.findIndex((line) => !isEmpty(line))
  const answer = from === -1 ? [] : lines.slice(from, lines.findLastIndex((line) => !isEmpty(line)) + 1)
  return answer.length === 1 && answer[0]?.text.trim() === '_No response_' ? [] : answer
}
