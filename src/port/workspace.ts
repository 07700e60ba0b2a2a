import type { GuardFinding } from '../core/guard/finding.ts'
import type { FileDiff } from '../core/review/file-diff.ts'
import type { Change } from '../schema/run/dossier.ts'

/** What the agent left, read once. `tree` is the object that is validated and committed. */
export interface Capture {
  readonly tree: string
  readonly changes: readonly Change[]
  /** What may not be captured at all: changed submodules, links that leave the tree, `.git` look-alikes, what is too large to be read. */
  readonly refused: readonly GuardFinding[]
  /** Files that only ignore rules of this iteration hide: listed up to a cap, counted in full. */
  readonly hidden: { readonly paths: readonly string[]; readonly total: number }
  /** Ignored files that were changed, made or removed since the last `restore`: listed up to a cap, counted in full. */
  readonly environment: { readonly paths: readonly string[]; readonly total: number }
}

/** What somebody who may not change the tree left in it. */
export interface Traces {
  /** Tracked files with other content or mode, or gone; `.` where the workspace itself was replaced. */
  readonly changed: readonly string[]
  /** Files that are new since the last time, neither tracked nor ignored; a new directory is one path that ends in `/`. */
  readonly left: readonly string[]
}

/** A content; `packed` is how it is packed in the file, empty where it is the file itself. Or why it is not there to be searched. */
export type ReadContent =
  | { readonly packed: string; readonly bytes: Uint8Array }
  | { readonly packed: string; readonly why: string }

/**
 * The directory where the agent and the checks work.
 * Contract: no method runs git with the `.git` that the agent could write; `restore` leaves exactly the files of the
 * commit, ignored ones excepted, and a fresh disposable `.git` without URL or credentials (docs/design.md#workspace).
 */
export interface Workspace {
  readonly path: string
  /** The first `restore` is near: what takes time and changes nothing may be looked up now. */
  lookAhead(): void
  restore(commit: string): Promise<void>
  /** Throws everything away; the next restore fills the workspace anew, and it has to be set up again. */
  discard(): Promise<void>
  /** An agent comes: from here on only the user's commits are known to be the user's, and nothing that is ignored. */
  markUntrusted(): void
  /** Whether only this commit, which is the user's own, was ever laid out here, and no agent has worked in it. */
  isUntouched(commit: string): boolean
  /** The absolute path of a directory in it, made where it is missing; throws RalphError WORKING_DIRECTORY_INVALID. */
  folder(path: string): string
  /**
   * No file above the limit for one is read, and nothing of a change above the limit for all. Where `signal` fires, it
   * ends within two seconds and rejects with its reason; the next restore puts right what is half done.
   */
  capture(checkpoint: string, signal?: AbortSignal): Promise<Capture>
  /**
   * Puts tracked files back to `tree`, whatever attributes the changed tree has. Untracked files stay, but for those that
   * the change from `before` deleted and does not ignore.
   */
  resetTracked(tree: string, before?: string): Promise<Traces>
  /** Lays files beside the ones that are there, for somebody who reads; what it returns takes them away again. */
  addTempFiles(files: ReadonlyMap<string, string>): Promise<() => Promise<void>>
  /** What lies between a commit and a tree that nobody may have captured, by the same rules as `capture`. */
  changes(from: string, tree: string): Promise<Pick<Capture, 'tree' | 'changes' | 'refused'>>
  /** How many lines of each file differ, as `git diff --stat` shows it; at most 60 files. */
  diffStat(checkpoint: string, tree: string): Promise<string>
  /** Lines added and removed in each text file between two commits or trees; a moved file counts by what changed in it. */
  changedLines(from: string, to: string): Promise<readonly { readonly path: string; readonly lines: number }[]>
  /** A number that the sum of `changedLines` is not above; starts no process, and is only known to be above `limit` there. */
  boundOfChangedLines(from: string, to: string, limit: number): Promise<number>
  /** What differs between two trees, file by file; attributes that an agent wrote hide nothing. */
  diff(from: string, to: string): Promise<readonly FileDiff[]>
  /** Content of one captured file, at most `limit` bytes; undefined where the path holds no regular file. */
  readCaptured(tree: string, path: string, limit: number): Promise<Uint8Array | undefined>
  /** Whether one file of a tree has all of these texts, each within a line. */
  hasFileWith(tree: string, texts: readonly string[]): Promise<boolean>
  /**
   * All that one path of a captured tree holds, to be searched: its content, or where a link points to, and then what is
   * packed in it, of which at most `mostUnpacked` bytes. Nothing for other kinds of entries.
   */
  contents(tree: string, path: string, mostUnpacked: number): AsyncIterable<ReadContent>
  /**
   * Runs the set-up commands where they have not run for this workspace, where a lock file, a manifest or another input of theirs
   * differs from the tree that they last ran on, or where ignored files were touched since: these are removed first. Returns whether they ran; throws RalphError SETUP_FAILED.
   */
  setUp(commands: readonly string[], signal: AbortSignal): Promise<boolean>
  /** Why set-up ran again since this was last called, oldest first. */
  takeSetUpReasons(): readonly string[]
}
