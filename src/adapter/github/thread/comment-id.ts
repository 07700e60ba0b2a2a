/** What was written where: in a conversation, as a review, at a line of one, at a commit. */
export type PlaceKind = 'comment' | 'review' | 'line' | 'commit'

/** Where an order was given. */
export interface CommentPlace {
  /** When it was made, as GitHub writes it: `2026-11-21T14:30:00Z`. A review's lines are as old as the review. */
  readonly at: string
  /** The thread in which it can be answered in any case. */
  readonly issue: number
  readonly comment: number
  readonly kind: PlaceKind
  /** The review that a line's comment belongs to. */
  readonly review?: number
}

/** An order's id: it sorts by the moment, then by the comment or the review, and says where to answer. */
export function commentId({ at, issue, comment, kind, review }: Omit<CommentPlace, 'kind'> & { kind?: PlaceKind }) {
  const tail = kind === undefined || kind === 'comment' ? '' : kind === 'line' ? `/line/${comment}` : `/${kind}`
  return `${placePrefix(at, review ?? comment)}${issue}${tail}`
}

/** The place of an id that `commentId` made; undefined for any other. */
export function placeOf(id: string): CommentPlace | undefined {
  const [, at = '', first, issue, kind, line] =
    /^(\d{4}-[^/]+)\/(\d+)\/(\d+)(?:\/(review|commit|line)(?:\/(\d+))?)?$/.exec(id) ?? []
  if (first === undefined) return undefined
  const place = { at, issue: Number(issue), comment: Number(first) }
  if (kind === 'line') return { ...place, kind, comment: Number(line), review: Number(first) }
  return { ...place, kind: kind === 'review' || kind === 'commit' ? kind : 'comment' }
}

/** What the id of a comment begins with, and all ids of a review: its own and those of its lines. */
export const placePrefix = (at: string, id: number): string => `${at}/${String(id).padStart(12, '0')}/`
