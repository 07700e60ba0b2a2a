/** Content that a change adds, and its path. */
export interface SearchedContent {
  readonly path: string
  readonly content: Uint8Array
}

/** Something that looks like a credential, without its value. */
export interface CredentialShape {
  /** From 1. */
  readonly line: number
  /** For a reader: `a Stripe key`. */
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
