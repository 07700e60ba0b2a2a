import type { FileEdit } from '../core/plan/format/read/file-edit.ts'
import type { MadeCommit } from '../core/run/stored/state-against-log.ts'

interface NewCommit {
  readonly tree: string
  readonly parent: string
  /** Second parent, of a merge. */
  readonly second?: string | undefined
  /** With trailers. */
  readonly message: string
  /** It will be on no branch, so no rule asks for its signature. */
  readonly isOffBranch?: boolean
}

interface NewMerge {
  readonly first: string
  readonly second: string
  readonly message: string
  /** Trees to merge in place of those of the two commits and their ancestor. */
  readonly trees?: MergeTrees | undefined
}

export type MergeTrees = Readonly<Record<'ancestor' | 'first' | 'second', string>>

type Merge = { kind: 'merged'; commit: string } | ConflictingCommits

export interface ConflictingCommits {
  readonly kind: 'conflict'
  /** Paths to resolve by hand; empty if the two have no common history. */
  readonly paths: readonly string[]
  /** The merge as a tree, with conflict markers in each of these files; null if markers cannot express it. */
  readonly markedTree: string | null
  /** `1234567 subject` of the newest commits that only the second side has. */
  readonly newCommits: readonly string[]
  /** Null if there is none, or more than one. */
  readonly ancestor: string | null
}

export type Projection =
  | { kind: 'published' }
  /** The branch holds commits of others on top of the expected tip. Nothing was changed. */
  | { kind: 'moved'; tip: string }
  /** Somebody deleted it since it was read. Nothing was changed. */
  | { kind: 'deleted' }
  /** The remote refuses the branch (protected, checked out, hook); the commit was pushed under another name. */
  | { kind: 'refused'; why: string; offered: string }

/** The branch of a lower pull request and the commit that it should have. */
export interface BranchTarget {
  readonly branch: string
  readonly commit: string
  /** Create it if it is missing. */
  readonly create: boolean
  /** A tip that a squash or a rebase merged: it may be dropped. */
  readonly replaces?: string | undefined
}

export type BranchUpdate = { readonly branch: string } & (
  | { readonly kind: 'there' | 'missing' }
  /** It holds commits of others. Nothing was changed. */
  | { readonly kind: 'moved'; readonly tip: string }
  | { readonly kind: 'refused'; readonly why: string }
)

export type RevertResult =
  | { kind: 'clean'; tree: string }
  | { kind: 'conflict'; paths: readonly string[] }
  | { kind: 'nothing' }
  | { kind: 'unable'; why: string }

/**
 * The work branch: a projection of the state (docs/design.md#the-transaction) that only moves forward.
 * Contract: `write`, `merge` and `revert` create objects and move no ref; `merge` throws GIT_TOO_OLD if git cannot merge
 * without a work tree. `publish` never forces, except over a tip that it `replaces`, which a squash or a rebase merged.
 * Transport faults throw RalphError `REMOTE_…`.
 */
export interface WorkBranch {
  write(commit: NewCommit): Promise<string>
  /** The tree of `tip` without the changes of these commits (newest first); files in `keep` stay as in `tip`. */
  revert(request: { commits: readonly string[]; tip: string; keep?: (path: string) => boolean }): Promise<RevertResult>
  merge(merge: NewMerge): Promise<Merge>
  mergeTrees(first: string, second: string): Promise<{ kind: 'merged'; tree: string } | ConflictingCommits>
  /**
   * A digest of the changed lines with their context: the same change elsewhere in a file has the same digest. Paths in
   * `without` do not count.
   */
  patchDigest(change: { from: string; to: string; without: readonly string[] }): Promise<string>
  /** A file at the top of a commit; null if it is missing, `other` if something else has that name or nearly. */
  readTopFile(commit: string, name: string): Promise<Uint8Array | null | { readonly other: string }>
  /** Paths from the top; without links and names that are not UTF-8. */
  filesBelow(treeish: string, folder: string): Promise<readonly string[]>
  /** Whether the commit may have a folder by this path: also a link or a submodule, whose end it does not know. */
  mayHaveFolder(treeish: string, folder: string): Promise<boolean>
  /**
   * The tree with these edits; a file keeps its mode, and an empty folder is removed. An edit is `skipped` if a link, a
   * folder or a file is in its way.
   */
  withFiles(
    treeish: string,
    edits: readonly FileEdit[],
  ): Promise<{ readonly tree: string; readonly skipped: readonly string[] }>
  publish(change: { commit: string; expected: string | null; replaces?: string | undefined }): Promise<Projection>
  /** Moves the branches of milestones, only forward; one result for each target, in their sequence. */
  moveBranches(targets: readonly BranchTarget[]): Promise<readonly BranchUpdate[]>
  /** Pushes a commit beside the branch for a person; returns the branch's name, or the oid if no branch could be created. */
  pushFallbackBranch(commit: string): Promise<string>
  /** True if the remote refuses the commit because of its workflow files; leaves nothing at the remote. */
  refusesWorkflows(commit: string): Promise<boolean>
  /** The run and iteration in the commit's trailers; undefined for a commit of others. */
  readOrigin(commit: string): Promise<{ readonly run: string; readonly iteration: number } | undefined>
  /**
   * The `wanted` commits in the history of the tips (the first tip that has one counts) and after `since`, with what
   * their trailers say; undefined for commits of others.
   */
  readCommitsBehind(
    tips: readonly string[],
    request: { wanted: readonly string[]; since: string },
  ): Promise<ReadonlyMap<string, MadeCommit | undefined>>
  /** The paths in which two commits differ. A path that is not UTF-8 is described. */
  changedPaths(from: string, to: string): Promise<readonly string[]>
  /** Whether the remote has another branch, and its default branch if it names one. */
  findBranch(branch: string): Promise<{ readonly exists: boolean; readonly defaultBranch: string | null }>
  /** True also if they are the same commit. */
  contains(commit: string, ancestor: string): Promise<boolean>
}

/** A commit that the server signed. */
export interface SignedCommit {
  readonly oid: string
  /** The commit without its signature. */
  readonly payload: string
  readonly signature: string
}

/**
 * Has the server create and sign a commit, with a key that branch rules trust; tree and parents must be there already.
 * No ref points to it, so a repeated call shows nowhere. Throws RalphError COMMIT_NOT_SIGNED or `GITHUB_…`.
 */
export type SignCommit = (commit: {
  readonly tree: string
  readonly parents: readonly string[]
  readonly message: string
}) => Promise<SignedCommit>
