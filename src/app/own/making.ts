import type { FileEdit } from '../../core/plan/format/read/file-edit.ts'
import type { CommitEffects } from '../../core/run/stored/plan-facts.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'

/** What the engine knows when it is about to make a commit. */
export interface Making {
  readonly job: Pick<JobSettings, 'settings' | 'document' | 'progress' | 'planFormat'>
  readonly ledger: Pick<Ledger, 'plan' | 'state' | 'recall'>
  readonly becomes: CommitEffects
  /** A file as the commit would have it, with the edits before these; undefined where it is missing, or no regular file. */
  readonly read: (path: string) => Promise<Uint8Array | undefined>
  /** The same before there was what this commit takes back; missing where it takes nothing back. */
  readonly readFormer?: Making['read']
  /** The files below a folder, as the commit would have them. */
  readonly list: (folder: string) => Promise<readonly string[]>
  /** Tells what could not be done; the commit is made all the same. */
  readonly warn: (text: string) => void
}

/** Files that the engine itself changes with a commit. */
export interface OwnPart {
  /** Whether it is one of them: nothing that git brings together or takes back changes it, since `edits` does. */
  readonly holds: (path: string, job: Making['job']) => boolean
  /** Decides by what it is given alone: other jobs come to the same. */
  readonly edits: (making: Making) => Promise<readonly FileEdit[]>
}
