export type ChangeAction = 'created' | 'modified' | 'deleted'

/** One path that differs between the checkpoint and the captured tree. */
export interface Change {
  readonly path: string
  readonly action: ChangeAction
  /** Size of the new content in bytes; 0 for a deletion. */
  readonly bytes: number
  /** Git's file mode of the new entry (`100644`, `100755`, `120000`); null for a deletion. */
  readonly mode: string | null
}
