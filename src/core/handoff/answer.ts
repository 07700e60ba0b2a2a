import type { z } from 'zod'
import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { boundedValue } from '../text/excerpt.ts'
import { tryRead } from '../text/try-read.ts'
import { answerFaults } from './answer-faults.ts'

const maxChars = 256 * 1024

/** The JSON answer of a call, bounded: its structured answer, else its last text. */
export function answerOf(end: AgentEnd): { readonly value: unknown } | { readonly why: string } {
  if (end.kind !== 'finished') return { why: endInWords(end) }
  const value = end.structured ?? jsonIn(end.text)
  if (value === undefined) return { why: end.text.trim() === '' ? 'it gave no answer' : 'its answer is not JSON' }
  const bounded = boundedValue(value, maxChars)
  return 'fault' in bounded ? { why: `its answer ${bounded.fault}` } : bounded
}

const ends: Readonly<Record<Exclude<AgentEnd['kind'], 'finished' | 'error'>, string>> = {
  no_result: 'it ended without an answer',
  crashed: 'it crashed',
  timed_out: 'it took too long and was stopped',
  usage_limit: 'it reached a usage limit',
  overloaded: 'the model was overloaded',
  billing: 'the model account has no credit',
  auth: 'the model refused the credentials',
  cancelled: 'it was cancelled',
}

const errors: Readonly<Record<(AgentEnd & { kind: 'error' })['what'], string>> = {
  turns: 'it used up its turns',
  budget: 'its budget is used up',
  structured_output: 'it could not give its answer in the right form',
  refused: 'the model refused to answer',
  disk: 'it filled the disk',
  limit: 'it passed a limit of `agent-limits`',
  other: 'it reported an error',
}

/** The answer if it matches the schema. */
export function parseAnswer<T>(schema: z.ZodType<T>, end: AgentEnd): { readonly value: T } | { readonly why: string } {
  const answer = answerOf(end)
  if ('why' in answer) return answer
  const parsed = schema.safeParse(answer.value)
  return parsed.success ? { value: parsed.data } : { why: answerFault(parsed.error, answer.value) }
}

export const answerFault = (error: z.ZodError, value: unknown): string =>
  `its answer does not match its schema: ${answerFaults(error, value)[0]}`

export const endInWords = (end: Exclude<AgentEnd, { kind: 'finished' }>): string =>
  end.kind === 'error' ? errors[end.what] : ends[end.kind]

/** With or without a code block around the whole text. */
export const jsonIn = (text: string): unknown =>
  tryRead(() => JSON.parse(text.trim().replace(/^```(?:json)?\n([\s\S]*)\n```$/, '$1')))
