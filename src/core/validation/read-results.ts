import type { z } from 'zod'
import { NeedsContext, StepsContext, type WorkflowOutcome } from '../../schema/check/workflow-results.ts'
import { RalphError } from '../error/error.ts'
import { plainLine } from '../text/one-line.ts'

/** One job or step of a workflow as `toJSON(needs)` and `toJSON(steps)` tell of it. */
export interface WorkflowEntry {
  readonly name: string
  readonly outcome: WorkflowOutcome
  /** What its program wrote there: foreign text. */
  readonly outputs: Readonly<Record<string, string>>
}

export interface WorkflowResults {
  readonly of: 'job' | 'step'
  readonly entries: readonly WorkflowEntry[]
}

/** The runner passes an input on as one variable, which no Linux takes above 128 KiB; anything longer is no context. */
const longest = 10_000_000

/** Reads the input `results`. Throws RalphError RESULTS_INVALID with all findings. */
export function readResults(text: string): WorkflowResults {
  if (text.length > longest) throw invalid([`it has ${text.length} characters`])
  const json = jsonIn(text)
  if (json === undefined) throw invalid([`it is no JSON: ${plainLine(text, 80)}`])
  const [first] = typeof json === 'object' && json !== null ? Object.values(json) : []
  if (typeof first === 'object' && first !== null && 'outcome' in first) {
    const steps = read(StepsContext, json)
    return { of: 'step', entries: entriesOf(steps, ({ outcome }) => outcome) }
  }
  const needs = read(NeedsContext, json)
  return { of: 'job', entries: entriesOf(needs, ({ result }) => result) }
}

function entriesOf<T extends { outputs: Record<string, string> }>(
  context: Record<string, T>,
  outcomeOf: (entry: T) => WorkflowOutcome,
): WorkflowEntry[] {
  return Object.entries(context).map(([name, entry]) => ({ name, outcome: outcomeOf(entry), outputs: entry.outputs }))
}

function read<T>(shape: z.ZodType<T>, json: unknown): T {
  const found = shape.safeParse(json)
  if (found.success) return found.data
  throw invalid(
    found.error.issues.slice(0, 20).map(({ path, message }) => {
      const place = path.map((part) => plainLine(String(part), 80)).join('.')
      return `${place === '' ? '' : `${place}: `}${plainLine(message, 200)}`
    }),
  )
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const invalid = (findings: readonly string[]): RalphError =>
  new RalphError({
    code: 'RESULTS_INVALID',
    message: 'The input `results` does not say how the jobs or the steps ended.',
    hint: 'Give the whole of it, as an expression: `toJSON(needs)` in a job of its own, `toJSON(steps)` in the job of `begin`.',
    findings,
  })
