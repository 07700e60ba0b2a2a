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

/** What an issue of the form asks for. `order` is there exactly when no finding is an error. */
export interface IssuePlan {
  readonly order: IssueOrder | undefined
  readonly findings: readonly Finding[]
}

const mostTasks = 100
const mostCriteria = 30
const mostChecks = 20
const longestTitle = 200
const longestText = 4000
const longestCriterion = 500

/** How a job names the plan of an issue: `issue:42`. */
export const issuePlanFile = (issue: number): string => `issue:${issue}`

/** The number of `issue:42`; undefined for the path of a file. */
export function issueOfPlan(file: string): number | undefined {
  const number = /^issue:([1-9]\d{0,8})$/.exec(file)?.[1]
  return number === undefined ? undefined : Number(number)
}

/**
 * The plan that an issue's text is: by rules alone, no model is asked. Undefined
 * where the issue was not written by the form. Pure: the same text is the same plan.
 */
export function planOfIssue(issue: { number: number; title: string; body: string }): IssuePlan | undefined {
  const form = readIssueForm(issue.body)
  if (form === undefined) return undefined
  const findings: Finding[] = []
  const find = (line: number | undefined, message: string, remedy: string): void => {
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
    find(form.line, form.message, form.remedy)
    return { order: undefined, findings }
  }
  const written = readTasks(form.tasks)
  if (written.length === 0)
    find(form.goal.at(-1)?.line, 'There is no task under "Tasks".', 'Write one list item for each.')
  if (written.length > mostTasks) {
    find(
      written[mostTasks]?.line,
      `There are ${written.length} tasks; a form takes ${mostTasks}.`,
      'Write a plan.json.',
    )
  }
  const plan = written.length === 0 ? undefined : planOf(issue, { form, written: written.slice(0, mostTasks), find })
  if (plan) findings.push(...lintFaults(plan).map((fault) => placed(fault, written)))
  const settings = settingsOf(form, find)
  const broken = findings.some(({ severity }) => severity === 'error')
  return { order: broken || plan === undefined ? undefined : { plan, ...settings }, findings }
}

type Find = (line: number | undefined, message: string, remedy: string) => void

function planOf(
  { number, title }: { number: number; title: string },
  { form, written, find }: { form: IssueForm; written: readonly WrittenTask[]; find: Find },
): Plan {
  const ids = written.map(({ id }, at) => id ?? `TASK-${at + 1}`)
  const goal = textOf(form.goal)
  for (const [line, message] of tooLong(goal, { form, written }))
    find(line, message, 'Shorten it, or write a plan.json.')
  const tasks = written.map((task, at): z.input<typeof Plan>['tasks'][number] => ({
    id: ids[at] ?? '',
    title: startOf(task.title, longestTitle),
    description: [
      ...(task.title.length > longestTitle ? [task.title] : []),
      ...task.description,
      `The goal of the whole run: ${goal}`,
    ].join('\n'),
    acceptance_criteria: [...task.criteria],
    depends_on: dependencies(task, { at, ids, find }),
  }))
  const project = plainLine(title.replace(/^ralph:\s*/i, ''), 100)
  return Plan.parse({ name: `issue-${number}`, ...(project !== '' && { project }), tasks })
}

/** What does not fit, with its line: nothing of a plan is cut in silence. */
function tooLong(
  goal: string,
  { form, written }: { form: IssueForm; written: readonly WrittenTask[] },
): [line: number | undefined, message: string][] {
  const faults = (
    line: number | undefined,
    what: string,
    text: { length: number },
    most: number,
    of = ' characters',
  ) => {
    const sizes = [text.length, most].map((size) => thousands(size))
    return text.length <= most
      ? []
      : [[line, `${what} has ${sizes[0]}${of}; a form takes ${sizes[1]}.`] as [number, string]]
  }
  return [
    ...faults(form.goal[0]?.line, 'The goal', goal, longestText),
    ...written.flatMap(({ line, description, criteria }) => [
      ...faults(line, 'The text of this task', description.join('\n'), longestText),
      ...faults(line, 'This task', criteria, mostCriteria, ' criteria'),
      ...criteria.flatMap((text) => faults(line, 'A criterion of this task', text, longestCriterion)),
    ]),
  ]
}

/** One after the other, unless it is said otherwise. */
function dependencies(
  task: WrittenTask,
  { at, ids, find }: { at: number; ids: readonly string[]; find: Find },
): string[] {
  if (task.after === undefined) return ids.slice(Math.max(0, at - 1), at)
  if (task.after.length === 1 && /^(?:nothing|none)$/i.test(task.after[0] ?? '')) return []
  return task.after.flatMap((word) => {
    const id =
      ids.find((one) => one === word) ?? (/^#?\d+$/.test(word) ? ids[Number(word.replace('#', '')) - 1] : undefined)
    if (id !== undefined) return [id]
    find(task.line, `"${startOf(word, 40)}" is not a task that this one can follow.`, 'Name its number or its id.')
    return []
  })
}

function settingsOf(form: IssueForm, find: Find): Omit<IssueOrder, 'plan'> {
  const checks = linesOf(form.checks)
  if (checks.length > mostChecks)
    find(
      form.checks[0]?.line,
      `There are ${checks.length} checks; a form takes ${mostChecks}.`,
      'Configure them in .github/ralph.yml.',
    )
  const [amount, model] = [textOf(form.budget), textOf(form.model)]
  const read = amount === '' ? undefined : money(amount)
  if (read && 'expected' in read)
    find(form.budget[0]?.line, `The budget should be ${read.expected}.`, 'Write a number.')
  const named = /^[\w.:@/[\]-]{1,100}$/.test(model)
  if (model !== '' && !named)
    find(form.model[0]?.line, 'The model is one name without spaces.', 'Write it as `claude --model` takes it.')
  return {
    checks,
    budget: read && 'value' in read ? read.value : null,
    model: model !== '' && named ? model : null,
  }
}

/** Without the fence that a form may put around code. */
const linesOf = (lines: readonly FormLine[]): string[] =>
  lines.map(({ text }) => text.trim()).filter((text) => text !== '' && !/^(?:`{3,}|~{3,})/.test(text))

const textOf = (lines: readonly FormLine[]): string => linesOf(lines).join('\n')

/** A finding about a task is where the task was written. */
function placed(fault: Fault, written: readonly WrittenTask[]): Finding {
  const [list, position] = fault.at
  const task = list === 'tasks' && typeof position === 'number' ? written[position] : undefined
  return { ...toFinding(fault), line: task?.line ?? null }
}

/** One task as somebody wrote it into a form. */
interface WrittenTask {
  readonly line: number
  /** `TASK-7: Title` names it; undefined where its place does. */
  readonly id: string | undefined
  readonly title: string
  readonly description: readonly string[]
  readonly criteria: readonly string[]
  /** Ids or numbers after which it comes; undefined where nothing is said. */
  readonly after: readonly string[] | undefined
}

type Draft = { line: number; first: string; description: string[]; criteria: string[] }

const item = /^(\s*)(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/

/**
 * A list of tasks with lists of criteria below them; or titles of a line each with criteria below them; or, where there
 * are empty lines, paragraphs that begin with a title. Which of them the first line shows.
 */
function readTasks(lines: readonly FormLine[]): WrittenTask[] {
  const spoken = lines.filter(({ text }) => text.trim() !== '')
  const [first] = spoken
  if (first === undefined) return []
  const drafts = item.test(first.text) ? fromList(spoken) : fromTitles(lines)
  return drafts.map(written)
}

/** Items as far to the left as the first one are tasks, those further in are criteria, and other lines describe. */
function fromList(lines: readonly FormLine[]): Draft[] {
  const drafts: Draft[] = []
  const depth = indentOf(lines[0]?.text ?? '')
  for (const { text, line } of lines) {
    const [, indent = '', content = ''] = item.exec(text) ?? []
    const task = drafts.at(-1)
    if (content !== '' && indent.length <= depth) drafts.push({ line, first: content, description: [], criteria: [] })
    else if (content !== '') task?.criteria.push(content.trim())
    else task?.description.push(text.trim())
  }
  return drafts
}

function fromTitles(lines: readonly FormLine[]): Draft[] {
  const last = lines.findLastIndex(({ text }) => text.trim() !== '')
  const inParagraphs = lines.slice(0, last).some(({ text }, at) => text.trim() === '' && at > 0)
  const drafts: Draft[] = []
  let begins = true
  for (const { text, line } of lines) {
    const content = item.exec(text)?.[2]
    if (text.trim() === '') begins = true
    else if (content !== undefined && drafts.length > 0) drafts.at(-1)?.criteria.push(content.trim())
    else if (begins || !inParagraphs) {
      drafts.push({ line, first: text.trim(), description: [], criteria: [] })
      begins = false
    } else drafts.at(-1)?.description.push(text.trim())
  }
  return drafts
}

const indentOf = (text: string): number => /^\s*/.exec(text)?.[0].length ?? 0

function written({ line, first, description, criteria }: Draft): WrittenTask {
  const [, head = first, after] = /^(.*?)\s*\(after:?\s+([^()]{1,300})\)\s*$/i.exec(first) ?? []
  const [, id, title = head] = /^([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+):\s+(.+)$/.exec(head) ?? []
  return { line, id, title: title.trim(), description, criteria, after: after?.split(/[\s,]+|\band\b/).filter(Boolean) }
}
