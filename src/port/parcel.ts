import type { Capture } from './workspace.ts'

/** `calls`: results of calls before the agent, written after each one, so they exist even if the job died before its `call`. */
export type ParcelPart = 'call' | 'calls' | 'checks'

export type ReceivedCommit =
  | ({ readonly kind: 'received' } & Pick<Capture, 'tree' | 'changes' | 'refused'>)
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly why: string }

/**
 * What one job of a workflow run leaves for the next one, as an artifact. Its reader trusts nothing in it
 * (docs/threats.md#what-the-agents-job-says). Contract: `text` gives undefined for a missing part, `why` for an unusable
 * one, and reads at most a few megabytes. `takeCommit` stores its objects only if nothing of them is refused.
 */
export interface Parcel {
  putText(part: ParcelPart, text: string): Promise<void>
  readText(part: ParcelPart): Promise<{ readonly text: string } | { readonly why: string } | undefined>
  putCommit(request: { commit: string; start: string }): Promise<void>
  receiveCommit(start: string): Promise<ReceivedCommit>
}
