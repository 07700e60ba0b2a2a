export interface SearchedContent {
  readonly path: string
  readonly content: Uint8Array
}

export interface CredentialShape {
  /** From 1. */
  readonly line: number
  readonly kind: string
}

export interface CredentialShapes {
  /**
   * Loads what `find` needs, once. Await it before an agent or a command of the repository runs: these could change the
   * files on disk (threat T13).
   */
  load(): Promise<void>
  find(searched: SearchedContent): Promise<readonly CredentialShape[]>
}
