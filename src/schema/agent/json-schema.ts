import { z } from 'zod'

/**
 * The JSON Schema for an agent's answer, made on first use since that takes longer than the shape. draft-07 on purpose:
 * a 2020-12 `$schema` silently disables the CLI's structured output (measured).
 */
export function answerSchema(shape: z.ZodType): () => z.core.ZodStandardJSONSchemaPayload<z.ZodType> {
  let cached: z.core.ZodStandardJSONSchemaPayload<z.ZodType> | undefined
  return () => {
    cached ??= z.toJSONSchema(shape, { target: 'draft-7', io: 'input' })
    return cached
  }
}
