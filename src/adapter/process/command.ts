/** A program to run, as a value: builders make it, `supervise` is the only one that starts it. */
export interface Command {
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  /** The whole environment; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>
  readonly stdin?: string
}
