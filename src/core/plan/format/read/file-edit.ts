/** A file that the engine writes into a commit, by its path from the top of the repository. */
export interface FileEdit {
  readonly path: string
  /** Null removes it. */
  readonly content: Uint8Array | null
}
