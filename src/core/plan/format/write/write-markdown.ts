import { Plan, Task, type TaskStatus } from '../../../../schema/plan/plan.ts'
import { oneLine } from '../../../text/one-line.ts'
import { taskName } from '../account/task-name.ts'
import { same, sparseTask } from '../json/sparse.ts'
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

/** Fields that the format has a place for. */
const taskPlaces = ['title', 'description', 'acceptance_criteria', 'depends_on', 'status'] as const
const planPlaces = ['project', 'context'] as const

/** No text keeps these on its way through a file, and merge marks are none of the plan's. */
const unwritable = /[\0\r]|\p{Surrogate}|^(?:<{7}|\|{7}|={7}|>{7})/mu

/**
 * A plan as the Markdown of a queue, which is read as exactly this plan again: each part is read back, and what would be
 * read otherwise, or has no place in the format, stands as JSON in a code block. Linear in the size of the plan.
 */
export function writeMarkdown(plan: Plan): string {
  const others = endsOf(plan)
  const ids = new Set(plan.tasks.map(({ id }) => id))
  const written = plan.tasks.map((task) => taskPart(task, withNamed(others, task, ids)))
  const parts = [planPart(plan, others), '## Tasks', ...written]
  return `${parts.join('\n\n')}\n`
}

const end: Task = Task.parse({ id: 'END-0', title: 'End' })

/** A task for each way in which the tasks are called: a line that begins as one of them would be taken for a lost task. */
const endsOf = ({ tasks }: Plan): readonly Task[] => [
  ...new Map(
    tasks.flatMap(({ id }) => {
      const word = taskName(`${id}:`)?.word
      return word === undefined ? [] : [[word, Task.parse({ id, title: 'End' })] as const]
    }),
  ).values(),
  end,
]

/** And the tasks that this one names: a line such as "Requires: T1" is a lost order only where there is a T1. */
function withNamed(ends: readonly Task[], { description, acceptance_criteria }: Task, ids: ReadonlySet<string>) {
  const words = new Set([description, ...acceptance_criteria].flatMap((text) => text.match(/[A-Za-z0-9._-]+/g) ?? []))
  const named = [...words].filter((word) => ids.has(word) && !ends.some(({ id }) => id === word))
  return [...ends, ...named.map((id) => Task.parse({ id, title: 'End' }))]
}

const textOf = (ends: readonly Task[]): string => ends.map((task) => taskText(task, [])).join('\n\n')

/** One task of it. */
export function taskPart(task: Task, others: readonly Task[] = [end]): string {
  const ends = others.filter(({ id }) => id !== task.id)
  const differs = (text: string) => {
    const [found, ...more] = readAgain(`# Plan\n\n## Tasks\n\n${text}\n\n${textOf(ends)}`)?.tasks ?? []
    if (!found || !same(more, ends)) return taskPlaces
    return taskPlaces.filter((name) => !same(found[name], task[name]))
  }
  return faithful(taskPlaces, differs, (inJson) => taskText(task, inJson), task)
}

function planPart(plan: Plan, ends: readonly Task[]): string {
  const differs = (text: string) => {
    const found = readAgain(`${text}\n\n## Tasks\n\n${textOf(ends)}`)
    if (!found || !same(found.tasks, ends)) return planPlaces
    return planPlaces.filter((name) => !same(found[name], plan[name]))
  }
  return faithful(planPlaces, differs, (inJson) => planText(plan, inJson), plan)
}

/** The plainest of a few ways to write something that is read again as it was. */
function faithful<Name extends string>(
  places: readonly Name[],
  differs: (text: string) => readonly Name[],
  write: (inJson: readonly Name[]) => string,
  value: Readonly<Partial<Record<Name, unknown>>>,
): string {
  const isUnwritable = (name: Name): boolean => [value[name]].flat().some((text) => unwritable.test(String(text)))
  const first = places.filter(isUnwritable)
  const plain = write(first)
  const wrong = differs(plain)
  if (wrong.length === 0) return plain
  const second = write([...new Set([...first, ...wrong])])
  return differs(second).length === 0 ? second : write(places)
}

/** Undefined where the text is no such plan, or has a fault. */
function readAgain(text: string): Plan | undefined {
  const draft = planOfStrict(outline(text), defaultReadOptions)
  const parsed = draft?.faults.length === 0 ? Plan.safeParse(draft.value) : undefined
  return parsed?.data
}

function taskText(task: Task, inJson: readonly string[]): string {
  const { id, title, description, acceptance_criteria: criteria, depends_on, status } = task
  const has = (name: (typeof taskPlaces)[number]): boolean => !inJson.includes(name)
  const list = criteria.map((text) => `- [ ] ${text.replaceAll('\n', '\n  ')}`).join('\n')
  const fields = Object.entries(sparseTask(task)).filter(
    ([name]) => name !== 'id' && (inJson.includes(name) || !(taskPlaces as readonly string[]).includes(name)),
  )
  return [
    `### ${id}: ${has('title') ? title : oneLine(title, 80) || id}`,
    ...(has('description') && description !== '' ? [description] : []),
    `**Requires:** ${has('depends_on') && depends_on.length > 0 ? depends_on.join(', ') : '—'}\n**Status:** ${statusWords[status]}`,
    ...(has('acceptance_criteria') && criteria.length > 0 ? [`**Done when:**\n${list}`] : []),
    ...block(fields),
  ].join('\n\n')
}

function planText({ tasks: _, ...plan }: Plan, inJson: readonly string[]): string {
  const { project, context } = plan
  const has = (name: (typeof planPlaces)[number]): boolean => !inJson.includes(name)
  const fields = Object.entries(plan).filter(
    ([name, value]) =>
      value !== undefined && (inJson.includes(name) || !(planPlaces as readonly string[]).includes(name)),
  )
  return [
    has('project') && project !== undefined ? `# Plan: ${project}` : '# Plan',
    ...block(fields),
    ...(has('context') && context !== undefined ? [context] : []),
  ].join('\n\n')
}

const block = (fields: readonly (readonly [string, unknown])[]): string[] =>
  fields.length === 0 ? [] : [`\`\`\`ralph\n${JSON.stringify(Object.fromEntries(fields))}\n\`\`\``]
