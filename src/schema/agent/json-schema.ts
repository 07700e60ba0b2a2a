import { z } from 'zod'

/** draft-07, since a 2020-12 `$schema` silently disables the CLI's structured output (measured). Made on first use. */
export function answerSchema(shape: z.ZodType): () => z.core.ZodStandardJSONSchemaPayload<z.ZodType> {
  let cached: z.core.ZodStandardJSONSchemaPayload<z.ZodType> | undefined
  return () => {
    cached ??= z.toJSONSchema(shape, { target: 'draft-7', io: 'input' })
    return cached
  }
}
