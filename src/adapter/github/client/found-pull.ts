/** A pull request as GitHub shows it, as far as anybody here wants to know it. */
export interface FoundPull {
  readonly number: number
  readonly id: string
  readonly body: string
  readonly draft: boolean
  readonly state: 'open' | 'merged' | 'closed'
  /** Made by our own account. */
  readonly ours: boolean
  readonly head: string
  readonly sha: string
  readonly base: string
  /** What it became on its base; of a squash, the squashed commit. */
  readonly mergeCommit: string | null
  readonly closedAt: string | null
}

interface Shown {
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

export function foundIn(pull: Shown, self: string): FoundPull {
  const { number, node_id, body, draft, state, merged_at, head, base } = pull
  return {
    number,
    id: node_id,
    body: (body ?? '').replaceAll('\r\n', '\n'),
    draft: draft === true,
    state: state === 'open' ? 'open' : merged_at === null ? 'closed' : 'merged',
    ours: pull.user?.login === self,
    head: head.ref,
    sha: head.sha,
    base: base.ref,
    // Of one that is open it names a trial merge of GitHub's own.
    mergeCommit: merged_at === null ? null : pull.merge_commit_sha,
    closedAt: pull.closed_at,
  }
}
