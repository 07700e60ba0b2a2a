/** Where an order was given. */
export interface CommentPlace {
  /** When the comment was made, as GitHub writes it: `2026-11-21T14:30:00Z`. */
  readonly at: string
  readonly issue: number
  readonly comment: number
}

/** An order's id: it sorts by the moment, then by the comment, and says where to answer. */
export const commentId = ({ at, issue, comment }: CommentPlace): string =>
  `${at}/${String(comment).padStart(12, '0')}/${issue}`

/** The place of an id that `commentId` made; undefined for any other. */
export function placeOf(id: string): CommentPlace | undefined {
  const [, at = '', comment, issue] = /^(\d{4}-[^/]+)\/(\d+)\/(\d+)$/.exec(id) ?? []
  return comment === undefined ? undefined : { at, issue: Number(issue), comment: Number(comment) }
}
