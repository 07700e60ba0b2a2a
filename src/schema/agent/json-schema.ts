import { z } from 'zod'

/**
 * The JSON Schema that an agent's answer to a question has to match, made when it is first asked for: that takes longer
 * than to make the shape. draft-07 on purpose: a 2020-12 `$schema` silently disables the CLI's structured output
 * (measured).
 */
export function answerSchema(shape: z.ZodType): () => z.core.ZodStandardJSONSchemaPayload<z.ZodType> {
  let made: z.core.ZodStandardJSONSchemaPayload<z.ZodType> | undefined
  return () => {
    made ??= z.toJSONSchema(shape, { target: 'draft-7', io: 'input' })
    return made
  }
}
