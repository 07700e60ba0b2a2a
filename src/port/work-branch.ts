export interface NewCommit {
  readonly tree: string
  readonly parent: string
  /** Whole message, trailers included. */
  readonly message: string
}

export type Projection =
  | { kind: 'published' }
  /** The branch holds commits that are not ours on top of what we expected. Nothing was changed. */
  | { kind: 'moved'; tip: string }
  /** The remote refuses the branch (protected, checked out, hook); the commit is offered under another name. */
  | { kind: 'refused'; why: string; offered: string }

/**
 * The work branch: a projection of the state (DESIGN §5). It is only ever moved forward.
 * Contract: `write` makes objects and moves no ref. `publish` never forces; a transport fault throws RalphError `REMOTE_…`.
 */
export interface WorkBranch {
  write(commit: NewCommit): Promise<string>
  publish(change: { commit: string; expected: string | null }): Promise<Projection>
  /** Whether `ancestor` is `commit` or lies in its history. */
  contains(commit: string, ancestor: string): Promise<boolean>
}
