/** A part of a change that a person should read. */
export interface ReadHunk {
  readonly path: string
  /** Lines of the file after the commit; equal for a place where lines are only gone. */
  readonly from: number
  readonly to: number
  readonly commit: string
  readonly iteration: number
  readonly task: string
  /** Sentences, the strongest first; at most two. */
  readonly reasons: readonly string[]
  /** A rule demands it, however low its rank is. */
  readonly must: boolean
  /** Lines added and removed. */
  readonly lines: number
  readonly excerpt: readonly ExcerptLine[]
}

export interface ExcerptLine {
  readonly sign: ' ' | '+' | '-'
  /** Null for a line that is gone. */
  readonly line: number | null
  readonly text: string
}

/** What to read first of all that a run changed. */
export interface Reading {
  /** Those that must be seen, then the ranked ones. */
  readonly hunks: readonly ReadHunk[]
  /** Changed lines of these hunks. */
  readonly shown: number
  /** Changed lines of all hunks, generated and lock files apart. */
  readonly lines: number
  readonly generated: { readonly files: number; readonly lines: number }
  /** Commits that were too many or too large to look at. */
  readonly unread_commits: number
}
