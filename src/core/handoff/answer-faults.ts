import type { z } from 'zod'
import { issueWords } from '../text/issue-words.ts'
import { oneLine } from '../text/one-line.ts'

const maxFaults = 20

/** A phrase for each difference from the schema: `missing[0].what` is missing. */
export const answerFaults = ({ issues }: z.ZodError, value: unknown): string[] =>
  issues.slice(0, maxFaults).map((issue) => oneLine(phrase(issue, value), 300))

type Issue = z.core.$ZodIssue

function phrase(issue: Issue, value: unknown): string {
  const place = placeName(issue.path)
  if (issue.code === 'invalid_type')
    return isPresent(value, issue.path)
      ? `${place} must be ${kinds[issue.expected] ?? issue.expected}`
      : `${place} is missing`
  if (issue.code === 'invalid_value') return `${place} must be one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'too_small' && issue.origin === 'string') return `${place} is empty`
  if (issue.code === 'too_big' && issue.origin === 'array') return `${place} has more than ${issue.maximum} entries`
  return `${place} ${issueWords(issue, value)}`
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const placeName = (path: readonly PropertyKey[]): string =>
  path.length === 0
    ? 'the answer'
    : `\`${path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? String(part) : `.${String(part)}`)).join('')}\``

function isPresent(value: unknown, path: readonly PropertyKey[]): boolean {
  let current = value
  for (const part of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part)) return false
    current = (current as Record<PropertyKey, unknown>)[part]
  }
  return current !== undefined
}
