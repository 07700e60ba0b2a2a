import type { FileEdit } from '../core/plan/format/read/file-edit.ts'
import type { CommitTrailers } from '../core/run/stored/state-against-log.ts'

interface NewCommit {
  readonly tree: string
  readonly parent: string
  /** The other parent of a merge. */
  readonly second?: string | undefined
  /** Whole message, trailers included. */
  readonly message: string
  /** It will be on no branch: no rule asks who has signed it. */
  readonly aside?: boolean
}

/** Two commits that become one; `first` is its first parent. */
interface NewMerge {
  readonly first: string
  readonly second: string
  readonly message: string
  /** Trees that are merged in the place of those that the two commits and their ancestor have. */
  readonly sides?: MergeSides | undefined
}

export type MergeSides = Readonly<Record<'ancestor' | 'first' | 'second', string>>

type Merge = { kind: 'merged'; commit: string } | ConflictingCommits

/** Two commits that git cannot merge by itself. */
export interface ConflictingCommits {
  readonly kind: 'conflict'
  /** The paths that somebody must decide; none where the two have no common history. */
  readonly paths: readonly string[]
  /** The merge as a tree, with conflict markers in each of these files; null where they cannot all be shown so. */
  readonly laid: string | null
  /** `1234567 subject` of the newest commits that only the second side has. */
  readonly news: readonly string[]
  /** The commit from which both went on; null where that is none, or not one alone. */
  readonly ancestor: string | null
}

export type Projection =
  | { kind: 'published' }
  /** The branch holds commits that are not ours on top of what we expected. Nothing was changed. */
  | { kind: 'moved'; tip: string }
  /** Somebody deleted it since it was seen. Nothing was changed. */
  | { kind: 'deleted' }
  /** The remote refuses the branch (protected, checked out, hook); the commit is offered under another name. */
  | { kind: 'refused'; why: string; offered: string }

/** The branch of a lower pull request as it should be. */
export interface BranchMark {
  readonly branch: string
  readonly commit: string
  /** Whether it may be made where it is missing. */
  readonly create: boolean
  /** A tip that was merged by a squash or a rebase, and may be left behind. */
  readonly replaces?: string | undefined
}

export type MarkedBranch = { readonly branch: string } & (
  | { readonly kind: 'there' | 'missing' }
  /** It holds commits that are not ours. Nothing was changed. */
  | { readonly kind: 'moved'; readonly tip: string }
  | { readonly kind: 'refused'; readonly why: string }
)

export type RevertResult =
  | { kind: 'clean'; tree: string }
  /** Later commits changed the same places. */
  | { kind: 'conflict'; paths: readonly string[] }
  /** The change is no longer there. */
  | { kind: 'nothing' }
  | { kind: 'unable'; why: string }

/**
 * The work branch: a projection of the state (docs/design.md#the-transaction). It is only ever moved forward.
 * Contract: `write`, `merge` and `revert` make objects and move no ref. `publish` never forces; a transport fault throws
 * RalphError `REMOTE_…`. A tip that it `replaces` was merged by a squash or a rebase. `merge` throws GIT_TOO_OLD where git cannot merge without a work tree.
 */
export interface WorkBranch {
  write(commit: NewCommit): Promise<string>
  /** The tree of `tip` without what these commits changed, which are named newest first; files that `keep` names stay as `tip` has them. */
  revert(request: { commits: readonly string[]; tip: string; keep?: (path: string) => boolean }): Promise<RevertResult>
  merge(merge: NewMerge): Promise<Merge>
  /** The same as a tree alone. */
  mergeTrees(first: string, second: string): Promise<{ kind: 'merged'; tree: string } | ConflictingCommits>
  /**
   * A digest of what differs between two trees or commits, line by line with the lines around: the same for the same change at
   * another place of a file. Changes of the paths in `without` do not count.
   */
  patch(change: { from: string; to: string; without: readonly string[] }): Promise<string>
  /** A file at the top of a commit; null where there is none, `other` where something else has that name or nearly. */
  topFile(commit: string, name: string): Promise<Uint8Array | null | { readonly other: string }>
  /** The files below a folder of a tree or of a commit, by path from the top; links and what is not UTF-8 are left out. */
  filesBelow(treeish: string, folder: string): Promise<readonly string[]>
  /** Whether the commit may have a folder by this path: also a link or a submodule, whose end it does not know. */
  mayHaveFolder(treeish: string, folder: string): Promise<boolean>
  /**
   * A tree, or that of a commit, with these files; a file keeps its mode, and a folder that is empty then goes. Where a
   * link, a folder or a file stands in the way of one, that one is `left` out.
   */
  withFiles(
    treeish: string,
    edits: readonly FileEdit[],
  ): Promise<{ readonly tree: string; readonly left: readonly string[] }>
  publish(change: { commit: string; expected: string | null; replaces?: string | undefined }): Promise<Projection>
  /** Moves the branches of milestones forward, and never back; what became of each, in their order. */
  mark(wanted: readonly BranchMark[]): Promise<readonly MarkedBranch[]>
  /** Puts a commit beside the branch for a person; returns the branch's name, or the oid where no branch could be made. */
  pushFallbackBranch(commit: string): Promise<string>
  /** Whether the remote refuses this commit because of the workflow files that it brings along; nothing stays there. */
  refusesWorkflows(commit: string): Promise<boolean>
  /** The run and the iteration that made a commit, by its own words; undefined for anybody else's. */
  madeIn(commit: string): Promise<{ readonly run: string; readonly iteration: number } | undefined>
  /**
   * Of these commits those that lie in the history of the first of these tips, or of the next ones as far as they do not,
   * with what their trailers say; undefined for those that are not ours. Nothing before `since` is looked at.
   */
  madeBehind(
    tips: readonly string[],
    request: { wanted: readonly string[]; since: string },
  ): Promise<ReadonlyMap<string, CommitTrailers | undefined>>
  /** The paths in which two commits differ; one that is no UTF-8 in words. */
  changed(from: string, to: string): Promise<readonly string[]>
  /** Another branch by its name: whether the remote has it, and which one is the default there, where it says so. */
  find(branch: string): Promise<{ readonly there: boolean; readonly defaultBranch: string | null }>
  /** Whether `ancestor` is `commit` or lies in its history. */
  contains(commit: string, ancestor: string): Promise<boolean>
}

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
