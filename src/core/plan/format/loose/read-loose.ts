import { commandLine, flagWords } from '../../../text/command-line.ts'
import type { Fault, Path } from '../../lint/fault.ts'
import { lostOrders, type OrderedTask } from '../account/lost-orders.ts'
import { contextHeadings, unplacedLines } from '../account/unplaced-lines.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { proseOf } from '../markdown/task-body.ts'
import { type Draft, unplacedIn } from '../read/draft.ts'
import type { ReadOptions } from '../read/read-options.ts'
import { boxTasks } from './box-tasks.ts'
import { headingTasks } from './heading-tasks.ts'
import { type LooseTask, refusal } from './loose-plan.ts'

/**
 * Reads any other Markdown if its tasks are clear: headings that name a task or are below "Tasks", else check boxes.
 * Unclear documents are refused.
 */
export function planOfLoose(
  lines: readonly OutlineLine[],
  { file, text = '', options }: { file: string; text?: string; options?: Pick<ReadOptions, 'shown'> },
): Draft {
  const plan = headingTasks(lines) ?? boxTasks(lines)
  const { tasks, rest } = plan ?? { tasks: [], rest: [] }
  const ordered = tasks.flatMap(({ id, after }, index): OrderedTask[] => {
    const line = plan?.account.tasks[index]?.line
    return line ? [{ id, line, waits: after?.ids ?? taskBefore(tasks, index) }] : []
  })
  const unplaced = plan
    ? [
        ...unplacedLines(lines, plan.account),
        ...lostOrders(lines, ordered, { ...plan.account, fieldName: 'Depends on:' }),
      ]
    : [unclearFault(lines)]
  const context = proseOf(rest.filter(({ kind }) => kind !== 'comment').map(({ raw }) => raw))
  return {
    format: 'Markdown',
    value:
      tasks.length === 0
        ? undefined
        : {
            ...(context !== '' && { context }),
            tasks: tasks.map(({ id, title, description, criteria, after, status }, index) => ({
              id,
              title,
              description,
              acceptance_criteria: criteria.map(({ text }) => text),
              depends_on: after?.ids ?? taskBefore(tasks, index),
              status,
            })),
          },
    faults: [
      ...(plan?.faults ?? []),
      ...unplaced.map((fault) =>
        fault.remedy.includes('docs/plan.md') ? withAgentAdvice(fault, options?.shown ?? file) : fault,
      ),
    ],
    ...unplacedIn(unplaced),
    context: plan ? contextHeadings(lines, plan.account) : [],
    placeOf: ([, index, field, ...rest]) => {
      const task = typeof index === 'number' ? tasks[index] : undefined
      if (!task) return { at: [], offset: 0 }
      const path: Path = [task.id, ...(field === undefined ? [] : [field]), ...rest]
      const [entry] = rest
      if (field === 'depends_on' && task.after) return { at: path, offset: task.after.offset }
      const item = field === 'acceptance_criteria' && typeof entry === 'number' ? task.criteria[entry] : undefined
      return { at: path, offset: item?.offset ?? task.offset }
    },
    silent: ['PLAN_NO_DESCRIPTION', 'PLAN_NO_CRITERIA'],
    doneBy: doneByOf(tasks),
    edits: (facts) =>
      tasks.flatMap(({ id, status, edits }) => {
        const done = facts.tasks.get(id)?.status
        return done === undefined || (done === 'done') === (status === 'done') ? [] : edits(text, done === 'done')
      }),
  }
}

/** The task before this one that is not skipped. */
function taskBefore(tasks: readonly LooseTask[], index: number): string[] {
  let position = index - 1
  while (tasks[position]?.status === 'skipped') position -= 1
  return tasks.slice(Math.max(0, position), position + 1).map(({ id }) => id)
}

function doneByOf(tasks: readonly LooseTask[]): string {
  const ways = tasks.flatMap(({ status, doneBy = '[x]' }) => (status === 'done' ? [doneBy] : []))
  return [...new Set(ways)].join(', ') || '[x]'
}

const withAgentAdvice = (fault: Fault, file: string): Fault => ({
  ...fault,
  remedy: `${fault.remedy} Or have an agent turn it into a plan, which you see before it is saved: ${commandLine('ralph', 'plan', 'create', ...flagWords('from', file))}`,
})

function unclearFault(lines: readonly OutlineLine[]): Fault {
  return refusal(
    'It is not clear what the tasks in this document are.',
    lines.find(({ kind }) => kind !== 'blank')?.offset ?? 0,
  )
}
