import type { RalphError } from '../core/error/error.ts'
import type { RunFileContents } from '../core/run/stored/run-files.ts'
import type { Plan } from '../schema/plan/plan.ts'
import type { Control } from '../schema/run/control.ts'
import type { RunState } from '../schema/run/run-state.ts'

export interface LoadedRefs {
  /** Tip of the work branch at the remote; null if the branch is missing. */
  readonly remoteWork: string | null
  readonly run: LoadedRun | null
}

export interface LoadedRun {
  /** The state commit that was read, and with which the next write is compared. */
  readonly oid: string
  readonly state: RunState
  readonly plan: Plan
  readonly control: Control
  /** The contents of its files beside `run.json`. */
  readonly gathered: RunFileContents
  /** Number of the newest log segment. */
  readonly seq: number
  /** This machine wrote exactly this state, or has compared it with its whole log and its commits. */
  readonly proven: boolean
}

export interface StateTransition {
  readonly before: { readonly state: RunState; readonly seq: number } | null
  readonly changesPlan: boolean
}

export interface StateChange {
  /** The oid that was read; null: the ref must not exist. */
  readonly expected: string | null
  /** Path in the state tree → content; other files do not change. */
  readonly files: ReadonlyMap<string, string>
  /** First line of the commit message; the store adds a nonce and `[skip ci]`. */
  readonly subject: string
  /** The work commit that this state describes: the last parent. */
  readonly work: string
  readonly keep: readonly string[]
}

type CommitResult = { kind: 'won'; oid: string } | { kind: 'lost'; actual: string | null }

export type ReadStateFiles = (
  paths: readonly string[],
  onFault?: (fault: RalphError, path: string) => void,
) => Promise<readonly (string | undefined)[]>

/**
 * The state ref: the only commit point (docs/design.md#the-transaction). Contract: `load` throws STATE_CORRUPT or
 * STATE_NEWER and writes nothing. `commit` is a compare-and-swap: `lost` means that somebody else moved the ref, and a
 * push that arrived is `won` even if its answer was lost. Transport faults throw `REMOTE_…`. `onSent` is called when only
 * the remote's answer is missing.
 */
export interface StateStore {
  load(): Promise<LoadedRefs>
  commit(change: StateChange, onSent?: () => void): Promise<CommitResult>
  /** Undefined if there is no such file. Throws STATE_CORRUPT for one whose object git cannot read. */
  read(path: string): Promise<string | undefined>
  /** As `read`. `onFault` gets the fault of each file that git cannot read; that file is left out. */
  readMany: ReadStateFiles
  readPast: ReadStateFiles
  /**
   * Known if it costs nothing: at a remote on this machine, which an agent may have reached. Undefined elsewhere.
   */
  lastTransition(): Promise<StateTransition | undefined>
  /** Remembers on this machine that all that was loaded and written agrees with its log and its commits. */
  markProven(): void
  /**
   * The error for a loaded state that cannot be true, with the way back to the last good one. With `back`, a commit that
   * this store knows, it first moves the ref back there and keeps the rejected commit on another ref.
   */
  rejectState(
    code: 'STATE_FORGED' | 'STATE_NOT_ITS_EVENTS',
    findings: readonly string[],
    back?: string,
  ): Promise<RalphError>
}

export interface OlderRun extends Pick<StateStore, 'readPast'> {
  readonly state: Pick<RunState, 'knowledge' | 'compaction' | 'tasks' | 'around'>
}

/**
 * Reads the newest state of another plan, by the plan's name: from where the new run is kept, else from `origin`.
 * Undefined if neither has one; throws RalphError as `StateStore.load` does.
 */
export type ReadOlderRun = <T>(plan: string, read: (run: OlderRun) => Promise<T>) => Promise<T | undefined>
