export interface PullView {
  readonly number: number
  readonly id: string
  readonly body: string
  readonly draft: boolean
  readonly state: 'open' | 'merged' | 'closed'
  /** Created by our own account. */
  readonly ours: boolean
  readonly head: string
  readonly sha: string
  readonly base: string
  /** The commit on its base; of a squash, the squashed commit. */
  readonly mergeCommit: string | null
  readonly closedAt: string | null
}

interface PullResponse {
  readonly number: number
  readonly node_id: string
  readonly body: string | null
  readonly draft?: boolean
  readonly state: string
  readonly merged_at: string | null
  readonly merge_commit_sha: string | null
  readonly closed_at: string | null
  readonly user: { readonly login: string } | null
  readonly head: { readonly ref: string; readonly sha: string }
  readonly base: { readonly ref: string }
}

export function readPull(response: PullResponse, self: string): PullView {
  const { number, node_id, body, draft, state, merged_at, head, base } = response
  return {
    number,
    id: node_id,
    body: (body ?? '').replaceAll('\r\n', '\n'),
    draft: draft === true,
    state: state === 'open' ? 'open' : merged_at === null ? 'closed' : 'merged',
    ours: response.user?.login === self,
    head: head.ref,
    sha: head.sha,
    base: base.ref,
    // While it is open, GitHub names a trial merge.
    mergeCommit: merged_at === null ? null : response.merge_commit_sha,
    closedAt: response.closed_at,
  }
}
