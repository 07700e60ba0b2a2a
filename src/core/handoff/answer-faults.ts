import type { z } from 'zod'
import { issueWords } from '../text/issue-words.ts'
import { oneLine } from '../text/one-line.ts'

const mostFaults = 20

/** What differs from the schema, a phrase for each place, such as `missing[0].what` is missing. */
export const answerFaults = ({ issues }: z.ZodError, value: unknown): string[] =>
  issues.slice(0, mostFaults).map((issue) => oneLine(phrase(issue, value), 300))

type Issue = z.core.$ZodIssue

function phrase(issue: Issue, value: unknown): string {
  const at = named(issue.path)
  if (issue.code === 'invalid_type')
    return isThere(value, issue.path) ? `${at} must be ${kinds[issue.expected] ?? issue.expected}` : `${at} is missing`
  if (issue.code === 'invalid_value') return `${at} must be one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'too_small' && issue.origin === 'string') return `${at} is empty`
  if (issue.code === 'too_big' && issue.origin === 'array') return `${at} has more than ${issue.maximum} entries`
  return `${at} ${issueWords(issue, value)}`
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const named = (path: readonly PropertyKey[]): string =>
  path.length === 0
    ? 'the answer'
    : `\`${path.map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? String(part) : `.${String(part)}`)).join('')}\``

function isThere(value: unknown, path: readonly PropertyKey[]): boolean {
  let found = value
  for (const part of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return false
    found = (found as Record<PropertyKey, unknown>)[part]
  }
  return found !== undefined
}
