import { formatDuration } from '../text/amounts.ts'
import { duration, type Setting } from './setting.ts'

/** The possible values, in the words of the error about a wrong one. */
export function typeOf(setting: Setting<unknown>): string {
  const wrong = setting.read(setting.object ? 0 : {})
  return 'expected' in wrong ? wrong.expected : 'any text'
}

/** The default as a person would write it, in a code span; `none` if there is none. */
export function defaultOf({ fallback, read }: Setting<unknown>): string {
  if (read === duration && typeof fallback === 'number') return code(formatDuration(fallback))
  const none = fallback === undefined || fallback === ''
  if (typeof fallback === 'object' && fallback !== null) {
    return Object.keys(fallback).length === 0 ? 'none' : code(JSON.stringify(fallback))
  }
  return none ? 'none' : code(String(fallback).replaceAll('\n', '\\n'))
}

export const code = (text: string): string => `\`${text}\``
