/** What a reader is told besides the text. */
export interface ReadOptions {
  /** `own`: each subtask is an iteration of its own; `joined`: a task with all of its subtasks is one. */
  readonly subtasks: 'own' | 'joined'
  /** Which of several lists of tasks, where a file holds more than one. */
  readonly tag?: string | undefined
  /** Which stories of a folder of BMAD: `all`, `epic-1`, `sprint`, or ids with commas. */
  readonly scope?: string | undefined
  /** The file as the user wrote it, for a command; else its path. */
  readonly shown?: string
}

export const defaultReadOptions: ReadOptions = { subtasks: 'own' }
