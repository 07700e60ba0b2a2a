export const planFormats = [
  'auto',
  'queue',
  'spec-kit',
  'markdown',
  'prd.json',
  'task-master',
  'plan.json',
  'bmad',
] as const
export type PlanFormat = (typeof planFormats)[number]

/** A format by its name in the state of a run; undefined for none, and for one of another version. */
export const planFormatNamed = (name: string | null): PlanFormat | undefined =>
  planFormats.find((format) => format === name)

/** What a reader is told besides the text. */
export interface ReadOptions {
  /** `own`: each subtask is an iteration of its own; `joined`: a task with all of its subtasks is one. */
  readonly subtasks: 'own' | 'joined'
  /** Which of several lists of tasks, where a file holds more than one. */
  readonly tag?: string | undefined
  /** Which stories of a folder of BMAD: `all`, `epic-1`, `sprint`, or ids with commas. */
  readonly scope?: string | undefined
  /** Which format the file has; by default that which fits. */
  readonly format?: PlanFormat | undefined
  /** The file as the user wrote it, for a command; else its path. */
  readonly shown?: string
}

export const defaultReadOptions: ReadOptions = { subtasks: 'own' }
