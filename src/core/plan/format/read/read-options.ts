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

/** Undefined for no format, and for one of another version. */
export const planFormatNamed = (name: string | null): PlanFormat | undefined =>
  planFormats.find((format) => format === name)

/** Options of reading besides the text. */
export interface ReadOptions {
  /** `own`: each subtask is an iteration; `joined`: a task with all of its subtasks is one. */
  readonly subtasks: 'own' | 'joined'
  /** Selects one of a file's lists of tasks. */
  readonly tag?: string | undefined
  /** Stories of a BMAD folder: `all`, `epic-1`, `sprint`, or ids with commas. */
  readonly scope?: string | undefined
  /** By default, the format that fits. */
  readonly format?: PlanFormat | undefined
  /** The file's path as the user typed it, for commands. */
  readonly shown?: string
}

export const defaultReadOptions: ReadOptions = { subtasks: 'own' }
