import type { FileDiff } from '../core/calls/file-diff.ts'
import type { GuardFinding } from '../core/guard/finding.ts'
import type { Change } from '../schema/run/dossier.ts'

/** The agent's result, read once. `tree` is validated and committed. */
export interface Capture {
  readonly tree: string
  readonly changes: readonly Change[]
  /** What cannot be captured: changed submodules, links that leave the tree, `.git` look-alikes, oversized content. */
  readonly refused: readonly GuardFinding[]
  /** Files that only ignore rules of this iteration hide: listed up to a cap, counted in full. */
  readonly hidden: { readonly paths: readonly string[]; readonly total: number }
  /** Ignored files that were changed, created or removed since the last `restore`: listed up to a cap, counted in full. */
  readonly environment: { readonly paths: readonly string[]; readonly total: number }
}

export interface Traces {
  /** Tracked files with other content or mode, or deleted; `.` if the workspace itself was replaced. */
  readonly changed: readonly string[]
  /** New files that are not ignored; a new directory is one path that ends in `/`. */
  readonly left: readonly string[]
}

/** Content, or why it cannot be searched. `packed` names its compression; empty for the file itself. */
export type ReadContent =
  | { readonly packed: string; readonly bytes: Uint8Array }
  | { readonly packed: string; readonly why: string }

/**
 * The directory where the agent and the checks work. Contract: no method runs git with the `.git` that the agent could
 * write. `restore` leaves exactly the commit's files, besides ignored ones, and a fresh disposable `.git` without URL or
 * credentials (docs/design.md#workspace).
 */
export interface Workspace {
  readonly path: string
  /** Call shortly before the first `restore`: starts slow lookups that change nothing. */
  prefetch(): void
  restore(commit: string): Promise<void>
  /** Deletes everything: the next restore fills the workspace from scratch, and it has to be set up again. */
  discard(): Promise<void>
  /** Call before an agent starts. From then on, ignored files in the workspace are untrusted. */
  markUntrusted(): void
  /** True if only this commit, which is the user's own, was ever checked out here, and no agent has worked in it. */
  isUntouched(commit: string): boolean
  /** Returns the absolute path; creates the directory if it is missing; throws RalphError WORKING_DIRECTORY_INVALID. */
  ensureFolder(path: string): string
  /**
   * Reads no file above the limit for one file, and nothing of a change above the limit for all. If `signal` fires, it
   * rejects within two seconds with the signal's reason; the next restore repairs what is half done.
   */
  capture(checkpoint: string, signal?: AbortSignal): Promise<Capture>
  /**
   * Resets tracked files to `tree`, ignoring the attributes of the changed tree. Untracked files stay, except those that
   * the change from `before` deleted and does not ignore.
   */
  resetTracked(tree: string, before?: string): Promise<Traces>
  /** Adds files for a reader; the returned function removes them. */
  addTempFiles(files: ReadonlyMap<string, string>): Promise<() => Promise<void>>
  /** The changes from a commit to any tree, by the rules of `capture`. */
  changes(from: string, tree: string): Promise<Pick<Capture, 'tree' | 'changes' | 'refused'>>
  /** Changed lines of each file as in `git diff --stat`; at most 60 files. */
  diffStat(checkpoint: string, tree: string): Promise<string>
  /** Lines added and removed in each text file; a moved file counts by its changes. */
  changedLines(from: string, to: string): Promise<readonly { readonly path: string; readonly lines: number }[]>
  /** An upper bound for the sum of `changedLines`, without a process; above `limit` it is not exact. */
  maxChangedLines(from: string, to: string, limit: number): Promise<number>
  /** The differences of two trees, file by file; an agent's attributes hide nothing. */
  diff(from: string, to: string): Promise<readonly FileDiff[]>
  /** At most `limit` bytes; undefined if the path is no regular file. */
  readCaptured(tree: string, path: string, limit: number): Promise<Uint8Array | undefined>
  hasFileWith(tree: string, texts: readonly string[]): Promise<boolean>
  /**
   * Everything in a path of a captured tree that may be searched: a file's content or a link's target, then at most
   * `maxUnpacked` bytes that are packed in it. Other entries have none.
   */
  readContents(tree: string, path: string, maxUnpacked: number): AsyncIterable<ReadContent>
  /**
   * Runs the set-up commands if they have not run here, if an input such as a lock file differs from the tree that they
   * last ran on, or if ignored files were touched: these are then removed first. Returns true if they ran; throws
   * RalphError SETUP_FAILED.
   */
  setUp(commands: readonly string[], signal: AbortSignal): Promise<boolean>
  takeSetUpReasons(): readonly string[]
}
