import { commandLine, flagWords } from '../../../text/command-line.ts'
import type { Fault, Path } from '../../lint/fault.ts'
import { oddBoxes } from '../markdown/odd-boxes.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import { proseOf } from '../markdown/task-body.ts'
import type { Draft } from '../read/draft.ts'
import type { ReadOptions } from '../read/read-options.ts'
import { boxTasks } from './box-tasks.ts'
import { headingTasks } from './heading-tasks.ts'
import { refusal } from './loose-plan.ts'

/**
 * Any other Markdown, where it is clear what its tasks are: headings that call themselves tasks or stand below one named
 * "Tasks", else check boxes. What is not clear is refused and never guessed.
 */
export function planOfLoose(
  lines: readonly OutlineLine[],
  { file, text = '', options }: { file: string; text?: string; options?: Pick<ReadOptions, 'shown'> },
): Draft {
  const { tasks, faults, rest } = headingTasks(lines) ??
    boxTasks(lines) ?? { tasks: [], faults: [unclear(lines)], rest: [] }
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
              depends_on: after?.ids ?? tasks.slice(Math.max(0, index - 1), index).map((before) => before.id),
              status,
            })),
          },
    faults: [
      ...faults.map((fault) => (fault.code === 'PLAN_UNCLEAR' ? orByAgent(fault, options?.shown ?? file) : fault)),
      ...(tasks.length === 0 ? [] : oddBoxes(lines)),
    ],
    placeOf: ([, index, field, ...rest]) => {
      const task = typeof index === 'number' ? tasks[index] : undefined
      if (!task) return { at: [], offset: 0 }
      const at: Path = [task.id, ...(field === undefined ? [] : [field]), ...rest]
      const [entry] = rest
      if (field === 'depends_on' && task.after) return { at, offset: task.after.offset }
      const item = field === 'acceptance_criteria' && typeof entry === 'number' ? task.criteria[entry] : undefined
      return { at, offset: item?.offset ?? task.offset }
    },
    silent: ['PLAN_NO_DESCRIPTION', 'PLAN_NO_CRITERIA'],
    doneBy: '[x]',
    edits: (facts) =>
      tasks.flatMap(({ id, status, edits }) => {
        const done = facts.tasks.get(id)?.status
        return done === undefined || (done === 'done') === (status === 'done') ? [] : edits(text, done === 'done')
      }),
  }
}

/** What reads a document for its meaning is an agent, and a person sees what it made of it. */
const orByAgent = (fault: Fault, file: string): Fault => ({
  ...fault,
  remedy: `${fault.remedy} Or have an agent turn it into a plan, which you see before it is saved: ${commandLine('ralph', 'plan', 'create', ...flagWords('from', file))}`,
})

function unclear(lines: readonly OutlineLine[]): Fault {
  return refusal(
    'It is not clear what the tasks in this document are.',
    lines.find(({ kind }) => kind !== 'blank')?.offset ?? 0,
  )
}
