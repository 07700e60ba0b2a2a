import { z } from 'zod'

export const ChangeAction = z.enum(['created', 'modified', 'deleted'])
export type ChangeAction = z.infer<typeof ChangeAction>

/** One path that differs between the checkpoint and the captured tree. */
export const Change = z
  .object({
    path: z.string(),
    action: ChangeAction,
    /** Size of the new content in bytes; 0 for a deletion. */
    bytes: z.number(),
    /** Git's file mode of the new entry (`100644`, `100755`, `120000`); null for a deletion. */
    mode: z.string().nullable(),
  })
  .readonly()
export type Change = z.infer<typeof Change>
