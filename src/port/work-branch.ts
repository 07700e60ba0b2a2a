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

export type Reverted =
  | { kind: 'clean'; tree: string }
  /** Later commits changed the same places. */
  | { kind: 'conflict'; paths: readonly string[] }
  /** The change is no longer there. */
  | { kind: 'nothing' }
  | { kind: 'unable'; why: string }

/**
 * The work branch: a projection of the state (DESIGN §5). It is only ever moved forward.
 * Contract: `write` makes objects and moves no ref, nor does `revert`. `publish` never forces; a transport fault throws RalphError `REMOTE_…`.
 */
export interface WorkBranch {
  write(commit: NewCommit): Promise<string>
  /** The tree of `tip` without what `commit` changed. */
  revert(at: { commit: string; tip: string }): Promise<Reverted>
  publish(change: { commit: string; expected: string | null }): Promise<Projection>
  /** Whether `ancestor` is `commit` or lies in its history. */
  contains(commit: string, ancestor: string): Promise<boolean>
}
