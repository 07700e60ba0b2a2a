import { Plan, Task, type TaskStatus } from '../../../../schema/plan/plan.ts'
import { oneLine } from '../../../text/one-line.ts'
import { taskName } from '../account/task-name.ts'
import { isSameJson, sparseTask } from '../json/sparse.ts'
import { outline } from '../markdown/outline.ts'
import { defaultReadOptions } from '../read/read-options.ts'
import { planOfStrict } from '../strict/read-strict.ts'

const statusWords: Readonly<Record<TaskStatus, string>> = {
  pending: 'open',
  in_progress: 'in_progress',
  done: 'complete',
  skipped: 'skipped',
  failed: 'failed',
  given_up: 'given_up',
}

/** Fields with a place in the format. */
const taskPlaces = ['title', 'description', 'acceptance_criteria', 'depends_on', 'status'] as const
const planPlaces = ['project', 'context'] as const

/** No text survives a file with these, and merge markers are not a plan's text. */
const unwritable = /[\0\r]|\p{Surrogate}|^(?:<{7}|\|{7}|={7}|>{7})/mu

/**
 * A plan as the queue's Markdown, which reads as exactly this plan: each part is read back, and fields that would
 * change, or have no place, become JSON in a code block. Linear in the plan's size.
 */
export function writeMarkdown(plan: Plan): string {
  const endTasks = endTasksOf(plan)
  const ids = new Set(plan.tasks.map(({ id }) => id))
  const taskTexts = plan.tasks.map((task) => taskPart(task, withMentioned(endTasks, task, ids)))
  const sections = [planPart(plan, endTasks), '## Tasks', ...taskTexts]
  return `${sections.join('\n\n')}\n`
}

const defaultEnd: Task = Task.parse({ id: 'END-0', title: 'End' })

/** A task for each naming style of the plan's tasks: a line in that style would be reported as a lost task. */
const endTasksOf = ({ tasks }: Plan): readonly Task[] => [
  ...new Map(
    tasks.flatMap(({ id }) => {
      const word = taskName(`${id}:`)?.word
      return word === undefined ? [] : [[word, Task.parse({ id, title: 'End' })] as const]
    }),
  ).values(),
  defaultEnd,
]

/** Adds the tasks that this one mentions: "Requires: T1" is reported as a lost order only if there is a T1. */
function withMentioned(
  endTasks: readonly Task[],
  { description, acceptance_criteria }: Task,
  ids: ReadonlySet<string>,
) {
  const words = new Set([description, ...acceptance_criteria].flatMap((text) => text.match(/[A-Za-z0-9._-]+/g) ?? []))
  const mentioned = [...words].filter((word) => ids.has(word) && !endTasks.some(({ id }) => id === word))
  return [...endTasks, ...mentioned.map((id) => Task.parse({ id, title: 'End' }))]
}

const textOf = (endTasks: readonly Task[]): string => endTasks.map((task) => taskText(task, [])).join('\n\n')

export function taskPart(task: Task, endTasks: readonly Task[] = [defaultEnd]): string {
  const otherEnds = endTasks.filter(({ id }) => id !== task.id)
  const changedFields = (text: string) => {
    const [first, ...rest] = readBack(`# Plan\n\n## Tasks\n\n${text}\n\n${textOf(otherEnds)}`)?.tasks ?? []
    if (!first || !isSameJson(rest, otherEnds)) return taskPlaces
    return taskPlaces.filter((name) => !isSameJson(first[name], task[name]))
  }
  return writeExactly(taskPlaces, changedFields, (inJson) => taskText(task, inJson), task)
}

function planPart(plan: Plan, endTasks: readonly Task[]): string {
  const changedFields = (text: string) => {
    const readPlan = readBack(`${text}\n\n## Tasks\n\n${textOf(endTasks)}`)
    if (!readPlan || !isSameJson(readPlan.tasks, endTasks)) return planPlaces
    return planPlaces.filter((name) => !isSameJson(readPlan[name], plan[name]))
  }
  return writeExactly(planPlaces, changedFields, (inJson) => planText(plan, inJson), plan)
}

/** The plainest form that reads back unchanged. */
function writeExactly<Name extends string>(
  places: readonly Name[],
  changedFields: (text: string) => readonly Name[],
  write: (inJson: readonly Name[]) => string,
  value: Readonly<Partial<Record<Name, unknown>>>,
): string {
  const isUnwritable = (name: Name): boolean => [value[name]].flat().some((text) => unwritable.test(String(text)))
  const unwritableFields = places.filter(isUnwritable)
  const plainText = write(unwritableFields)
  const changed = changedFields(plainText)
  if (changed.length === 0) return plainText
  const withJson = write([...new Set([...unwritableFields, ...changed])])
  return changedFields(withJson).length === 0 ? withJson : write(places)
}

/** Undefined if the text is no such plan, or has faults. */
function readBack(text: string): Plan | undefined {
  const draft = planOfStrict(outline(text), defaultReadOptions)
  const parsed = draft?.faults.length === 0 ? Plan.safeParse(draft.value) : undefined
  return parsed?.data
}

function taskText(task: Task, inJson: readonly string[]): string {
  const { id, title, description, acceptance_criteria: criteria, depends_on, status } = task
  const inText = (name: (typeof taskPlaces)[number]): boolean => !inJson.includes(name)
  const list = criteria.map((text) => `- [ ] ${text.replaceAll('\n', '\n  ')}`).join('\n')
  const fields = Object.entries(sparseTask(task)).filter(
    ([name]) => name !== 'id' && (inJson.includes(name) || !(taskPlaces as readonly string[]).includes(name)),
  )
  return [
    `### ${id}: ${inText('title') ? title : oneLine(title, 80) || id}`,
    ...(inText('description') && description !== '' ? [description] : []),
    `**Requires:** ${inText('depends_on') && depends_on.length > 0 ? depends_on.join(', ') : '—'}\n**Status:** ${statusWords[status]}`,
    ...(inText('acceptance_criteria') && criteria.length > 0 ? [`**Done when:**\n${list}`] : []),
    ...block(fields),
  ].join('\n\n')
}

function planText({ tasks: _, ...plan }: Plan, inJson: readonly string[]): string {
  const { project, context } = plan
  const inText = (name: (typeof planPlaces)[number]): boolean => !inJson.includes(name)
  const fields = Object.entries(plan).filter(
    ([name, value]) =>
      value !== undefined && (inJson.includes(name) || !(planPlaces as readonly string[]).includes(name)),
  )
  return [
    inText('project') && project !== undefined ? `# Plan: ${project}` : '# Plan',
    ...block(fields),
    ...(inText('context') && context !== undefined ? [context] : []),
  ].join('\n\n')
}

const block = (fields: readonly (readonly [string, unknown])[]): string[] =>
  fields.length === 0 ? [] : [`\`\`\`ralph\n${JSON.stringify(Object.fromEntries(fields))}\n\`\`\``]
