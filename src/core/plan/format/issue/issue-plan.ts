import type { z } from 'zod'
import type { Finding } from '../../../../schema/plan/finding.ts'
import type { IssueOrder } from '../../../../schema/plan/issue-order.ts'
import { Plan } from '../../../../schema/plan/plan.ts'
import { money } from '../../../setting/setting.ts'
import { thousands } from '../../../text/amounts.ts'
import { startOf } from '../../../text/excerpt.ts'
import { plainLine } from '../../../text/one-line.ts'
import { type Fault, toFinding } from '../../lint/fault.ts'
import { lintFaults } from '../../lint/lint.ts'
import { type FormLine, type IssueForm, readIssueForm } from './issue-form.ts'

/** `order` is defined exactly if no finding is an error. */
export interface IssuePlan {
  readonly order: IssueOrder | undefined
  readonly findings: readonly Finding[]
}

const maxTasks = 100
const maxCriteria = 30
const maxChecks = 20
const maxTitleChars = 200
const maxTextChars = 4000
const maxCriterionChars = 500

/** A job's name for the plan of an issue: `issue:42`. */
export const issuePlanFile = (issue: number): string => `issue:${issue}`

/** The number of `issue:42`; undefined for a file's path. */
export function issueOfPlan(file: string): number | undefined {
  const number = /^issue:([1-9]\d{0,8})$/.exec(file)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** The plan in an issue's text, read by rules without a model. Undefined if the issue does not use the form. Pure. */
export function planOfIssue(issue: { number: number; title: string; body: string }): IssuePlan | undefined {
  const form = readIssueForm(issue.body)
  if (form === undefined) return undefined
  const findings: Finding[] = []
  const addFinding = (line: number | undefined, message: string, remedy: string): void => {
    findings.push({
      severity: 'error',
      code: 'ISSUE_FORM',
      path: '',
      line: line ?? null,
      column: null,
      message,
      remedy,
    })
  }
  if ('remedy' in form) {
    addFinding(form.line, form.message, form.remedy)
    return { order: undefined, findings }
  }
  const writtenTasks = readTasks(form.tasks)
  if (writtenTasks.length === 0)
    addFinding(form.goal.at(-1)?.line, 'There is no task under "Tasks".', 'Write one list item for each.')
  if (writtenTasks.length > maxTasks) {
    addFinding(
      writtenTasks[maxTasks]?.line,
      `There are ${writtenTasks.length} tasks; a form takes ${maxTasks}.`,
      'Write a plan.json.',
    )
  }
  const plan =
    writtenTasks.length === 0
      ? undefined
      : planOf(issue, { form, writtenTasks: writtenTasks.slice(0, maxTasks), addFinding })
  if (plan) findings.push(...lintFaults(plan).map((fault) => locatedFinding(fault, writtenTasks)))
  const settings = settingsOf(form, addFinding)
  const hasErrors = findings.some(({ severity }) => severity === 'error')
  return { order: hasErrors || plan === undefined ? undefined : { plan, ...settings }, findings }
}

type AddFinding = (line: number | undefined, message: string, remedy: string) => void

function planOf(
  { number, title }: { number: number; title: string },
  { form, writtenTasks, addFinding }: { form: IssueForm; writtenTasks: readonly WrittenTask[]; addFinding: AddFinding },
): Plan {
  const ids = writtenTasks.map(({ id }, index) => id ?? `TASK-${index + 1}`)
  const goal = textOf(form.goal)
  for (const [line, message] of lengthFaults(goal, { form, writtenTasks }))
    addFinding(line, message, 'Shorten it, or write a plan.json.')
  const tasks = writtenTasks.map((task, index): z.input<typeof Plan>['tasks'][number] => ({
    id: ids[index] ?? '',
    title: startOf(task.title, maxTitleChars),
    description: [
      ...(task.title.length > maxTitleChars ? [task.title] : []),
      ...task.description,
      `The goal of the whole run: ${goal}`,
    ].join('\n'),
    acceptance_criteria: [...task.criteria],
    depends_on: dependencies(task, { index, ids, addFinding }),
  }))
  const project = plainLine(title.replace(/^ralph:\s*/i, ''), 100)
  return Plan.parse({ name: `issue-${number}`, ...(project !== '' && { project }), tasks })
}

/** Texts that are too long, with their lines: no text is cut silently. */
function lengthFaults(
  goal: string,
  { form, writtenTasks }: { form: IssueForm; writtenTasks: readonly WrittenTask[] },
): [line: number | undefined, message: string][] {
  const faults = (
    line: number | undefined,
    subject: string,
    text: { length: number },
    max: number,
    unit = ' characters',
  ) => {
    const sizes = [text.length, max].map((size) => thousands(size))
    return text.length <= max
      ? []
      : [[line, `${subject} has ${sizes[0]}${unit}; a form takes ${sizes[1]}.`] as [number, string]]
  }
  return [
    ...faults(form.goal[0]?.line, 'The goal', goal, maxTextChars),
    ...writtenTasks.flatMap(({ line, description, criteria }) => [
      ...faults(line, 'The text of this task', description.join('\n'), maxTextChars),
      ...faults(line, 'This task', criteria, maxCriteria, ' criteria'),
      ...criteria.flatMap((text) => faults(line, 'A criterion of this task', text, maxCriterionChars)),
    ]),
  ]
}

/** Each task follows the one before it, unless it states otherwise. */
function dependencies(
  task: WrittenTask,
  { index, ids, addFinding }: { index: number; ids: readonly string[]; addFinding: AddFinding },
): string[] {
  if (task.after === undefined) return ids.slice(Math.max(0, index - 1), index)
  if (task.after.length === 1 && /^(?:nothing|none)$/i.test(task.after[0] ?? '')) return []
  return task.after.flatMap((word) => {
    const id =
      ids.find((id) => id === word) ?? (/^#?\d+$/.test(word) ? ids[Number(word.replace('#', '')) - 1] : undefined)
    if (id !== undefined) return [id]
    addFinding(
      task.line,
      `"${startOf(word, 40)}" is not a task that this one can follow.`,
      'Name its number or its id.',
    )
    return []
  })
}

function settingsOf(form: IssueForm, addFinding: AddFinding): Omit<IssueOrder, 'plan'> {
  const checks = linesOf(form.checks)
  if (checks.length > maxChecks)
    addFinding(
      form.checks[0]?.line,
      `There are ${checks.length} checks; a form takes ${maxChecks}.`,
      'Configure them in .github/ralph.yml.',
    )
  const [amount, model] = [textOf(form.budget), textOf(form.model)]
  const budget = amount === '' ? undefined : money(amount)
  if (budget && 'expected' in budget)
    addFinding(form.budget[0]?.line, `The budget should be ${budget.expected}.`, 'Write a number.')
  const isModelName = /^[\w.:@/[\]-]{1,100}$/.test(model)
  if (model !== '' && !isModelName)
    addFinding(form.model[0]?.line, 'The model is one name without spaces.', 'Write it as `claude --model` takes it.')
  return {
    checks,
    budget: budget && 'value' in budget ? budget.value : null,
    model: model !== '' && isModelName ? model : null,
  }
}

/** Without the code fence that a form may add. */
const linesOf = (lines: readonly FormLine[]): string[] =>
  lines.map(({ text }) => text.trim()).filter((text) => text !== '' && !/^(?:`{3,}|~{3,})/.test(text))

const textOf = (lines: readonly FormLine[]): string => linesOf(lines).join('\n')

function locatedFinding(fault: Fault, writtenTasks: readonly WrittenTask[]): Finding {
  const [list, position] = fault.at
  const task = list === 'tasks' && typeof position === 'number' ? writtenTasks[position] : undefined
  return { ...toFinding(fault), line: task?.line ?? null }
}

interface WrittenTask {
  readonly line: number
  /** `TASK-7: Title` has one; undefined if its position names it. */
  readonly id: string | undefined
  readonly title: string
  readonly description: readonly string[]
  readonly criteria: readonly string[]
  /** Ids or numbers of the tasks before it; undefined if it states none. */
  readonly after: readonly string[] | undefined
}

type TaskDraft = { line: number; firstLine: string; description: string[]; criteria: string[] }

const item = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/

/**
 * The first line decides the form: a list of tasks with criteria below; or one-line titles with criteria below; or,
 * with empty lines, paragraphs that begin with a title.
 */
function readTasks(lines: readonly FormLine[]): WrittenTask[] {
  const textLines = lines.filter(({ text }) => text.trim() !== '')
  const [first] = textLines
  if (first === undefined) return []
  const drafts = item.test(first.text) ? draftsFromList(textLines) : draftsFromTitles(lines)
  return drafts.map(taskOfDraft)
}

/** Items as far left as the first one are tasks, deeper ones are criteria, and other lines describe. */
function draftsFromList(lines: readonly FormLine[]): TaskDraft[] {
  const drafts: TaskDraft[] = []
  const depth = indentOf(lines[0]?.text ?? '')
  for (const { text, line } of lines) {
    const [, indent = '', content = ''] = item.exec(text) ?? []
    const task = drafts.at(-1)
    if (content !== '' && indent.length <= depth)
      drafts.push({ line, firstLine: content, description: [], criteria: [] })
    else if (content !== '') task?.criteria.push(content.trim())
    else task?.description.push(text.trim())
  }
  return drafts
}

function draftsFromTitles(lines: readonly FormLine[]): TaskDraft[] {
  const lastIndex = lines.findLastIndex(({ text }) => text.trim() !== '')
  const inParagraphs = lines.slice(0, lastIndex).some(({ text }, index) => text.trim() === '' && index > 0)
  const drafts: TaskDraft[] = []
  let beginsTask = true
  for (const { text, line } of lines) {
    const content = item.exec(text)?.[2]
    if (text.trim() === '') beginsTask = true
    else if (content !== undefined && drafts.length > 0) drafts.at(-1)?.criteria.push(content.trim())
    else if (beginsTask || !inParagraphs) {
      drafts.push({ line, firstLine: text.trim(), description: [], criteria: [] })
      beginsTask = false
    } else drafts.at(-1)?.description.push(text.trim())
  }
  return drafts
}

const indentOf = (text: string): number => /^\s*/.exec(text)?.[0].length ?? 0

function taskOfDraft({ line, firstLine: first, description, criteria }: TaskDraft): WrittenTask {
  const [, titleText = first, after] = /^(.*?)\s*\(after:?\s+([^()]{1,300})\)\s*$/i.exec(first) ?? []
  const [, id, title = titleText] = /^([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+):\s+(.+)$/.exec(titleText) ?? []
  return { line, id, title: title.trim(), description, criteria, after: after?.split(/[\s,]+|\band\b/).filter(Boolean) }
}
