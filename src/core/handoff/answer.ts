import type { z } from 'zod'
import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { boundedValue } from '../text/excerpt.ts'
import { oneLine } from '../text/one-line.ts'

const mostChars = 256 * 1024

/** The JSON that a call was asked for, bounded: its structured answer, else its last words; or why there is none. */
export function answerOf(end: AgentEnd): { readonly value: unknown } | { readonly why: string } {
  if (end.kind !== 'finished')
    return { why: `it ended with ${end.kind === 'error' ? `an error (${end.what})` : end.kind.replaceAll('_', ' ')}` }
  const value = end.structured ?? jsonIn(end.text)
  if (value === undefined) return { why: end.text.trim() === '' ? 'it gave no answer' : 'its answer is not JSON' }
  const bounded = boundedValue(value, mostChars)
  return 'fault' in bounded ? { why: `its answer ${bounded.fault}` } : bounded
}

/** The same as its schema has it, or the first thing that differs. */
export function answerIn<T>(schema: z.ZodType<T>, end: AgentEnd): { readonly value: T } | { readonly why: string } {
  const answer = answerOf(end)
  if ('why' in answer) return answer
  const read = schema.safeParse(answer.value)
  return read.success ? { value: read.data } : { why: faultIn(read.error) }
}

/** The first thing that differs, in words. */
export function faultIn({ issues: [issue] }: z.ZodError): string {
  return oneLine(`its answer does not match its schema: ${issue?.path.join('.') || 'it'}: ${issue?.message}`, 500)
}

/** A text as JSON, with or without a code block around all of it; undefined for any other. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.trim().replace(/^```(?:json)?\n([\s\S]*)\n```$/, '$1'))
  } catch {
    return undefined
  }
}
