import type { FileDiff } from '../core/review/file-diff.ts'
import type { Change } from '../schema/change.ts'

/** What the agent left, read once. `tree` is the object that is validated and committed. */
export interface Capture {
  readonly tree: string
  readonly changes: readonly Change[]
  /** What may not be captured at all: changed submodules, links that leave the tree, `.git` look-alikes. */
  readonly refused: readonly { path: string; why: string }[]
  /** Files that only ignore rules of this iteration hide: listed up to a cap, counted in full. */
  readonly hidden: { readonly paths: readonly string[]; readonly total: number }
  /** Ignored files that were changed, made or removed since the last `restore`: listed up to a cap, counted in full. */
  readonly environment: { readonly paths: readonly string[]; readonly total: number }
}

/**
 * The directory where the agent and the checks work.
 * Contract: no method runs git with the `.git` that the agent could write; `restore` leaves exactly the files of the
 * commit, ignored ones excepted, and a fresh disposable `.git` without URL or credentials (DESIGN §5 "Workspace").
 */
export interface Workspace {
  readonly path: string
  /** The first `restore` is near: what takes time and changes nothing may be looked up now. */
  lookAhead(): void
  restore(commit: string): Promise<void>
  /** Throws everything away; the next restore fills the workspace anew, and it has to be set up again. */
  discard(): Promise<void>
  /** The absolute path of a directory in it, made where it is missing; throws RalphError WORKING_DIRECTORY_INVALID. */
  folder(path: string): string
  capture(checkpoint: string): Promise<Capture>
  /** Puts tracked files back to `tree` and returns the paths that had changed. Untracked files stay. */
  resetTracked(tree: string): Promise<readonly string[]>
  /** How many lines of each file differ, as `git diff --stat` shows it; at most 60 files. */
  diffStat(checkpoint: string, tree: string): Promise<string>
  /** What differs between two trees, file by file; attributes that an agent wrote hide nothing. */
  diff(from: string, to: string): Promise<readonly FileDiff[]>
  /** Content of one captured file, at most `limit` bytes; undefined where the path holds no regular file. */
  readCaptured(tree: string, path: string, limit: number): Promise<Uint8Array | undefined>
  /**
   * Runs the set-up commands where they have not run for this workspace, or where ignored files were touched since:
   * these are removed first. Returns whether they ran; throws RalphError SETUP_FAILED.
   */
  setUp(commands: readonly string[], signal: AbortSignal): Promise<boolean>
}
