/** A content of a change, and the path that it is below. */
export interface SearchedContent {
  readonly path: string
  readonly content: Uint8Array
}

/** What looks like a credential, whoever it belongs to; the value is never told. */
export interface CredentialShape {
  /** Counted from one. */
  readonly line: number
  /** As a reader knows it: `a Stripe key`. */
  readonly kind: string
}

/** Looks for what providers of services give out as credentials, by its shape. */
export interface CredentialShapes {
  /**
   * Loads what `find` needs, once. To be awaited before an agent, or a command of the repository's, runs on this machine:
   * what these could have changed on the disk must not be loaded after them (threat T13).
   */
  load(): Promise<void>
  find(searched: SearchedContent): Promise<readonly CredentialShape[]>
}
