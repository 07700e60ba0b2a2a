import type { RalphError } from '../core/error/error.ts'
import type { RunFileContents } from '../core/run/stored/run-files.ts'
import type { Plan } from '../schema/plan/plan.ts'
import type { Control } from '../schema/run/control.ts'
import type { RunState } from '../schema/run/run-state.ts'

/** What both refs held when they were read, in one look at the remote. */
export interface LoadedRefs {
  /** Tip of the work branch at the remote; null where the branch is missing. */
  readonly remoteWork: string | null
  /** Null where the plan has no state yet. */
  readonly run: LoadedRun | null
}

export interface LoadedRun {
  /** The state commit that was read: what the next write is compared with. */
  readonly oid: string
  readonly state: RunState
  readonly plan: Plan
  readonly control: Control
  /** What its files beside `run.json` hold, by the very objects that the state holds. */
  readonly gathered: RunFileContents
  /** Number of the newest log segment. */
  readonly seq: number
  /** A job on this machine has compared exactly this state with its whole log and its commits, or wrote it after that. */
  readonly proven: boolean
}

/** How the newest state commit came out of the one before it. */
export interface StateStep {
  /** Null where there was none. */
  readonly before: { readonly state: RunState; readonly seq: number } | null
  /** Whether it has another plan. */
  readonly replans: boolean
}

export interface StateChange {
  /** The oid that was read; null means "the ref must not exist". */
  readonly expected: string | null
  /** Path in the state tree → content. Everything else stays as it is. Paths come from the engine alone. */
  readonly files: ReadonlyMap<string, string>
  /** First line of the commit message; the store adds nonce and `[skip ci]`. */
  readonly subject: string
  /** The work commit that this state speaks of: the last parent. */
  readonly work: string
  /** Commits to keep reachable besides, such as a rejected attempt. */
  readonly keep: readonly string[]
}

type CommitResult = { kind: 'won'; oid: string } | { kind: 'lost'; actual: string | null }

/**
 * The state ref: the only commit point (docs/design.md#the-transaction).
 * Contract: `load` throws RalphError for a state that is corrupt (STATE_CORRUPT) or newer (STATE_NEWER) and writes
 * nothing. `commit` is a compare-and-swap; `lost` means that somebody else moved the ref, and a push whose answer was
 * lost but which arrived is `won`. Transport faults throw RalphError with a code that begins with `REMOTE_`. `onSent`
 * is called when the write is on its way and only the remote's answer is waited for.
 */
export interface StateStore {
  load(): Promise<LoadedRefs>
  commit(change: StateChange, onSent?: () => void): Promise<CommitResult>
  /** A file of the state tree at the newest commit that this store loaded or wrote; undefined where it is missing. */
  read(path: string): Promise<string | undefined>
  /** Many files at once, in their order: one look. */
  readMany(paths: readonly string[]): Promise<readonly (string | undefined)[]>
  /** The same for files of the whole past, which are fetched together. */
  readPast(paths: readonly string[]): Promise<readonly (string | undefined)[]>
  /**
   * How the state that was loaded came about, where that can be seen at no cost: at a remote on this machine, which an
   * agent may have reached. Undefined elsewhere.
   */
  step(): Promise<StateStep | undefined>
  /** What was loaded and written so far agrees with its log and its commits: remembered on this machine. */
  prove(): void
  /**
   * The error for the state that was loaded and cannot be true, with the way back to the last good one. Given `back`, a
   * commit that this store knew before, the ref is put back there first and the other one kept beside it.
   */
  untrue(code: 'STATE_FORGED' | 'STATE_NOT_ITS_EVENTS', findings: readonly string[], back?: string): Promise<RalphError>
}

/** The run of another plan, as far as a new one may learn from it. */
export interface OlderRun extends Pick<StateStore, 'readPast'> {
  readonly state: Pick<RunState, 'knowledge' | 'compaction' | 'tasks' | 'around'>
}

/**
 * Looks at the newest state of another plan, by the plan's name: where the new run is kept, else at `origin`. Contract: undefined
 * where neither holds one; throws RalphError as `StateStore.load` does.
 */
export type LookAtOlderRun = <T>(plan: string, look: (run: OlderRun) => Promise<T>) => Promise<T | undefined>
