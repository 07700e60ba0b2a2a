import { objectIn } from './json-text.ts'
import type { Reader } from './setting.ts'

/** A check as the user writes it: a command, or an object. Its fields are judged in `core/validation/checks.ts`. */
export type CheckSpec = string | Readonly<Record<string, unknown>>

/** A list, or one command a line; a check with fields may be JSON, as a command line has to say it. One empty text is none. */
export const checks: Reader<readonly CheckSpec[]> = (raw) => {
  const items = typeof raw === 'string' ? raw.split('\n').filter((line) => line.trim() !== '') : raw
  const valid = (item: unknown) => typeof item === 'string' || (typeof item === 'object' && item !== null)
  if (!Array.isArray(items) || !items.every(valid)) return { expected: 'a list of commands' }
  const given = (items.length === 1 && items[0] === '' ? [] : items) as CheckSpec[]
  return { value: given.map((item) => objectIn(item) ?? item) }
}
