import type { FileEdit } from '../../core/plan/format/read/file-edit.ts'
import type { CommitEffects } from '../../core/run/stored/plan-facts.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'

export interface CommitInput {
  readonly job: Pick<JobSettings, 'settings' | 'document' | 'progress' | 'planFormat'>
  readonly ledger: Pick<Ledger, 'plan' | 'state' | 'recall'>
  readonly becomes: CommitEffects
  /** A file with the edits so far; undefined if it is missing or not regular. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>
  /** The file before the undone commit; missing unless this commit undoes. */
  readonly readFormer?: CommitInput['read']
  readonly list: (folder: string) => Promise<readonly string[]>
  /** Reports what could not be edited; the commit is made anyway. */
  readonly warn: (text: string) => void
}

export interface EngineEdits {
  /** Whether the path is such a file: merges and reverts leave it to `edits`. */
  readonly holds: (path: string, job: CommitInput['job']) => boolean
  /** Must depend on its input only: other jobs compute the same. */
  readonly edits: (making: CommitInput) => Promise<readonly FileEdit[]>
}
