import type { z } from 'zod'

type Issue = z.core.$ZodIssue

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

/** Zod's default messages use its own type names and do not say what to write. */
const fallback = /^(?:Invalid|Too (?:small|big)|Unrecognized|Expected)/

/** A phrase to put after a place: `is missing`, `must be a text; found 3`. Messages of our schemas take precedence. */
export function issueWords(issue: Issue, root: unknown): string {
  if (!fallback.test(issue.message)) return issue.message
  const value = valueAt(root, issue.path)
  if (value === undefined && issue.path.length > 0) return 'is missing'
  if (issue.code === 'unrecognized_keys') return `has fields that are not known: ${issue.keys.slice(0, 5).join(', ')}`
  return `must be ${demand(issue)}; found ${valueInWords(value)}`
}

function demand(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? `of the kind ${issue.expected}`
    case 'invalid_value':
      return issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
    case 'too_big':
      return sizeDemand(issue)
    case 'not_multiple_of':
      return `a multiple of ${issue.divisor}`
    case 'invalid_format':
      return formats[issue.format] ?? 'written as the documentation of this field says'
    case 'invalid_union':
      return anyOf(issue.errors)
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0] ? demand(issue.issues[0]) : anyOther
    default:
      return anyOther
  }
}

const anyOther = 'what the documentation says for this field'
const formats: Readonly<Record<string, string>> = {
  datetime: 'a date and time in UTC, such as 2026-01-31T12:00:00Z',
  url: 'an address such as https://example.org',
}

function sizeDemand(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const isMinimum = issue.code === 'too_small'
  const bound = Number(isMinimum ? issue.minimum : issue.maximum)
  const amount = `${isMinimum ? 'at least' : 'at most'} ${bound}`
  if (issue.origin === 'string')
    return isMinimum && bound <= 1 ? 'a text that is not empty' : `a text of ${amount} characters`
  if (issue.origin === 'array' || issue.origin === 'set')
    return isMinimum && bound <= 1 ? 'a list that is not empty' : `a list of ${amount} entries`
  return issue.inclusive === false ? `a number ${isMinimum ? 'above' : 'below'} ${bound}` : `a number of ${amount}`
}

const anyOf = (shapes: readonly (readonly Issue[])[]): string =>
  [...new Set(shapes.flatMap(([first]) => (first && first.path.length === 0 ? [demand(first)] : [])))].join(' or ') ||
  anyOther

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? Reflect.get(value, part) : undefined,
    root,
  )
}

const maxQuotedChars = 40

function valueInWords(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value !== 'string') return value === undefined ? 'nothing' : String(value)
  return JSON.stringify(value.length > maxQuotedChars ? `${value.slice(0, maxQuotedChars)}…` : value)
}
