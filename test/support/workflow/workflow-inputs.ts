import { type Contexts, interpolate, textOf } from './expression.ts'

interface Declared {
  readonly type?: string
  readonly default?: unknown
  readonly required?: boolean
  readonly options?: readonly string[]
}

/**
 * `inputs` of a workflow that was dispatched or called: what was given, else the default, in the type that it declares.
 * Throws where one does not fit.
 */
export function typedInputs(
  declared: unknown,
  given: Readonly<Record<string, unknown>>,
  contexts: Contexts,
): Record<string, unknown> {
  const all = Object.entries((declared ?? {}) as Record<string, Declared | null>)
  return Object.fromEntries(
    all.map(([name, one]) => {
      const { type = 'string', default: otherwise, options } = one ?? {}
      const value = given[name] ?? interpolate(otherwise, contexts) ?? emptyOf(type)
      const typed = inType(type, value)
      if (typed === undefined || (options && !options.includes(textOf(typed)))) {
        throw new Error(`The value ${JSON.stringify(value)} of input ${name} is no ${type}.`)
      }
      return [name, typed]
    }),
  )
}

const emptyOf = (type: string): unknown => (type === 'boolean' ? false : type === 'number' ? 0 : '')

function inType(type: string, value: unknown): unknown {
  if (type === 'boolean')
    return value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined
  if (type !== 'number') return textOf(value)
  return Number.isFinite(Number(value)) ? Number(value) : undefined
}
