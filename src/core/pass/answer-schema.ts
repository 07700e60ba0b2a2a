import { Ajv, type ValidateFunction } from 'ajv'

/**
 * A person's JSON Schema, ready to judge an answer. Nothing is fetched: a `$ref` that leads out of it is a fault, as is
 * what no agent's answer can be. Throws an Error with the reason.
 */
function compiled(schema: object): ValidateFunction {
  const { $async, type } = schema as { $async?: unknown; type?: unknown }
  if (Array.isArray(schema)) throw new Error('it is no object')
  if ($async !== undefined) throw new Error('$async is not supported')
  if (type !== undefined && type !== 'object') throw new Error('an answer is an object: its type has to be "object"')
  // What it warns of would stand among our own lines.
  return new Ajv({ strict: false, logger: false, validateFormats: false }).compile(schema)
}

/** Why a schema can judge no answer; undefined where it can. */
export function schemaFault(schema: object): string | undefined {
  try {
    compiled(schema)
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

/** How an answer differs from a schema, or why nobody can tell; undefined where it matches. */
export function faultBy(schema: object, value: unknown, withinTime: <T>(work: () => T) => T): string | undefined {
  try {
    return withinTime(() => {
      const matches = compiled(schema)
      if (matches(value)) return undefined
      const [error] = matches.errors ?? []
      return `its answer does not match its schema: ${error?.instancePath || 'it'} ${error?.message ?? 'differs'}`
    })
  } catch (error) {
    // A pattern or a recursion without an end: whose fault that is, its answer or its schema, is not to be known.
    return `its schema came to no end with its answer: ${messageOf(error)}`
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
