/** A commit as the server has signed it. */
export interface SignedCommit {
  readonly oid: string
  /** What was signed: the commit without its signature. */
  readonly payload: string
  readonly signature: string
}

/**
 * Has a commit made and signed by the server, whose key people's rules trust. The tree and the parents must be there
 * already. The commit is on no ref: making it twice shows nowhere. Throws RalphError COMMIT_NOT_SIGNED or `GITHUB_…`.
 */
export type SignCommit = (commit: {
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
}) => Promise<SignedCommit>
