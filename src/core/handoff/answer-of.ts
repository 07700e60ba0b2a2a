import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { boundedValue } from '../text/bounded-value.ts'

const mostChars = 256 * 1024

/** The JSON that a call was asked for, bounded: its structured answer, else its last words; or why there is none. */
export function answerOf(end: AgentEnd): { readonly value: unknown } | { readonly why: string } {
  if (end.kind !== 'finished')
    return { why: `it ended with ${end.kind === 'error' ? `an error (${end.what})` : end.kind.replaceAll('_', ' ')}` }
  const value = end.structured ?? parsed(end.text)
  if (value === undefined) return { why: end.text.trim() === '' ? 'it gave no answer' : 'its answer is not JSON' }
  const bounded = boundedValue(value, mostChars)
  return 'fault' in bounded ? { why: `its answer ${bounded.fault}` } : bounded
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.trim().replace(/^```(?:json)?\n([\s\S]*)\n```$/, '$1'))
  } catch {
    return undefined
  }
}
