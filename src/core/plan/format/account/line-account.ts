import type { TaskStatus } from '../../../../schema/plan/plan.ts'
import type { Fault } from '../../lint/fault.ts'
import type { OutlineLine } from '../markdown/outline.ts'
import type { TaskName } from './task-name.ts'

/** What a reader of Markdown made of the lines of its document. A line in none of these is context. */
export interface LineAccount {
  readonly tasks: readonly {
    readonly line: OutlineLine
    readonly name?: TaskName | undefined
    readonly status: string
  }[]
  /** Lines that belong to a task, with that task's line. */
  readonly fields: ReadonlyMap<OutlineLine, OutlineLine>
  /** Lines of a task whose boxes say what is done. */
  readonly steps: ReadonlySet<OutlineLine>
  /** Lines of parts that hold no tasks, as their headings say. */
  readonly asides: ReadonlySet<OutlineLine>
  /** Whether every check box must be a task or part of one, and what to write if it is not. */
  readonly stray: (line: OutlineLine) => Fault | undefined
  /** A task with this title as the format writes it, with a number that is free: `- [ ] T042 Title`. */
  readonly example: (title: string, number?: string) => string
  /** How the format says a status: "tick its box". */
  readonly saysStatus: (status: TaskStatus) => string
}
