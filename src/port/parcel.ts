import type { Capture } from './workspace.ts'

/** `calls`: what calls before an agent came to, as soon as each was made; it is there where the job died before its `call`. */
export type ParcelPart = 'call' | 'calls' | 'checks'

export type TakenCommit =
  | ({ readonly kind: 'received' } & Pick<Capture, 'tree' | 'changes' | 'refused'>)
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly why: string }

/**
 * What one job of a workflow run leaves for the next one; it travels as an artifact, and whoever opens it trusts nothing
 * of it (docs/threats.md#what-the-agents-job-says).
 * Contract: `text` gives undefined where the part is missing and `why` where it cannot be taken, and never reads more
 * than a few megabytes. `takeCommit` gives one commit's changes on `start`, or refuses; its objects are in the store
 * only where nothing of them is refused.
 */
export interface Parcel {
  put(part: ParcelPart, text: string): Promise<void>
  text(part: ParcelPart): Promise<{ readonly text: string } | { readonly why: string } | undefined>
  putCommit(request: { commit: string; start: string }): Promise<void>
  takeCommit(start: string): Promise<TakenCommit>
}
