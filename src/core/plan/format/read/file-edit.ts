/** A file as the engine itself will have it in the tree of a commit, by its path from the top of the repository. */
export interface FileEdit {
  readonly path: string
  /** Null: it is removed. */
  readonly content: Uint8Array | null
}
