import type { RunnersCheckout } from './checkout.ts'

/** What a command gets from the process; only `entry/` reads it from there. */
export interface CommandContext {
  /** Arguments after the command's own words. */
  readonly argv: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly isTty: boolean
  readonly columns: number
  /** Colour only on a terminal, and never against NO_COLOR (DESIGN §8). */
  readonly color: boolean
  readonly now: () => number
  /** Fires at the first SIGINT or SIGTERM. */
  readonly cancelled: AbortSignal
  /** The plan's text where it is no file. */
  readonly planText?: Buffer
  /** Told of each new header by which git reaches the remote, where that is an App's. */
  readonly onNewHeader?: (tell: (before: string, after: string) => void) => void
  /** Where a workflow runs us; missing on a user's machine. */
  readonly checkout?: RunnersCheckout
}

/** A command of `ralph`: `run` returns the exit code. */
export interface Command {
  /** Everything after `Usage:`; examples included. */
  readonly help: string
  run(context: CommandContext): Promise<number>
}
