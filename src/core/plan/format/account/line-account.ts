import type { TaskStatus } from '../../../../schema/plan/plan.ts'
import type { Fault } from '../../lint/fault.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import type { TaskName } from './task-name.ts'

/** A Markdown reader's classification of its lines. A line in none of these is context. */
export interface LineAccount {
  readonly tasks: readonly {
    readonly line: OutlineLine
    readonly name?: TaskName | undefined
    readonly status: string
  }[]
  /** Lines that belong to a task, with the task's line. */
  readonly fields: ReadonlyMap<OutlineLine, OutlineLine>
  /** Lines of a task whose boxes show progress. */
  readonly steps: ReadonlySet<OutlineLine>
  /** Lines of sections that, by their headings, hold no tasks. */
  readonly sideLines: ReadonlySet<OutlineLine>
  /** A fault for check boxes that must be a task or part of one, with a remedy. */
  readonly strayBox: (line: OutlineLine) => Fault | undefined
  /** A task with this title in the format's notation, with a free number: `- [ ] T042 Title`. */
  readonly example: (title: string, number?: string) => string
  /** How to write a status in the format: "tick its box". */
  readonly statusAdvice: (status: TaskStatus) => string
}
