/** A part of a change that a person should read. */
export interface ReadHunk {
  readonly path: string
  /** In the file after the commit; equal if lines are only deleted. */
  readonly from: number
  readonly to: number
  readonly commit: string
  readonly iteration: number
  readonly task: string
  /** Sentences, strongest first; at most two. */
  readonly reasons: readonly string[]
  /** A rule demands it in spite of its rank. */
  readonly must: boolean
  /** Lines added and removed. */
  readonly lines: number
  readonly excerpt: readonly ExcerptLine[]
}

export interface ExcerptLine {
  readonly sign: ' ' | '+' | '-'
  /** Null for a deleted line. */
  readonly line: number | null
  readonly text: string
}

export interface Reading {
  /** Demanded hunks first, then the ranked ones. */
  readonly hunks: readonly ReadHunk[]
  readonly shown: number
  /** Changed lines of all hunks without generated and lock files. */
  readonly lines: number
  readonly generated: { readonly files: number; readonly lines: number }
  /** Commits that were too many or too large to look at. */
  readonly unread_commits: number
}
