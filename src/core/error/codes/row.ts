import type { Exit } from './exit-codes.ts'

/** What the catalogue says of a code. A sentence with the value and the place is the error's own. */
export interface Row {
  /** Decides the exit code. As a finding beside others it has none of its own. */
  readonly exit: Exit
  /** The other way to end with it, where the moment decides. */
  readonly orExit?: Exit
  /** When it comes, in one sentence. */
  readonly cause: string
  /** What to do, in one sentence or two. */
  readonly remedy: string
}

export type Rows = Readonly<Record<string, Row>>
