import { data, Evaluator, Lexer, Parser } from '@actions/expressions'

/** The named values of an expression, such as `github` and `needs`: plain JSON. */
export type Contexts = Readonly<Record<string, unknown>>

/** What `success()`, `failure()`, `cancelled()` and `always()` say at this place. */
export type Status = Readonly<Record<'success' | 'failure' | 'cancelled' | 'always', () => boolean>>

/** The value of one expression, by GitHub's own evaluator. Throws where a name or a function does not exist here. */
export function evaluate(expression: string, contexts: Contexts, status?: Status): unknown {
  return JSON.parse(JSON.stringify(evaluated(expression, contexts, status), data.replacer))
}

/** As an `if` takes a value: false, 0, '' and null are no. */
export const holds = (expression: string, contexts: Contexts, status: Status): boolean =>
  Boolean(evaluate(expression, contexts, status))

/** Every `${{ … }}` of a value from YAML carried out: one that is a whole text keeps its type, others become text. */
export function interpolate(value: unknown, contexts: Contexts): unknown {
  if (typeof value === 'string') return inText(value, contexts)
  if (Array.isArray(value)) return value.map((item) => interpolate(item, contexts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, interpolate(item, contexts)]))
}

/** A map of texts, as `env` and `with` are: numbers and booleans as they are written. */
export function interpolateTexts(value: unknown, contexts: Contexts): Record<string, string> {
  const map = (interpolate(value, contexts) ?? {}) as Record<string, unknown>
  return Object.fromEntries(Object.entries(map).map(([key, item]) => [key, textOf(item)]))
}

export const textOf = (value: unknown): string => dataOf(value).coerceString()

/** Braces inside of a quoted text do not end an expression. */
const embedded = /\$\{\{((?:[^'}]|'[^']*'|\}(?!\}))*)\}\}/g

function inText(text: string, contexts: Contexts): unknown {
  const whole = new RegExp(`^${embedded.source}$`).exec(text)
  if (whole) return evaluate(whole[1] ?? '', contexts)
  return text.replace(embedded, (_, expression: string) => evaluated(expression, contexts).coerceString())
}

function evaluated(expression: string, contexts: Contexts, status?: Status): data.ExpressionData {
  const named = Object.entries(contexts).map(([key, value]) => ({ key, value: dataOf(value) }))
  const functions = Object.entries(status ?? {}).map(([name, decide]) => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(decide()),
  }))
  const { tokens } = new Lexer(expression).lex()
  const tree = new Parser(tokens, Object.keys(contexts), functions).parse()
  const byName = new Map(functions.map((one) => [one.name, one]))
  return new Evaluator(tree, new data.Dictionary(...named), byName).evaluate()
}

const dataOf = (value: unknown): data.ExpressionData => JSON.parse(JSON.stringify(value ?? null), data.reviver)
