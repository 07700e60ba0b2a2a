import type { z } from 'zod'
import { NeedsContext, StepsContext, type WorkflowOutcome } from '../../schema/check/check.ts'
import { RalphError } from '../error/error.ts'
import { cappedLines } from '../text/capped-list.ts'
import { issueWords } from '../text/issue-words.ts'
import { plainLine } from '../text/one-line.ts'
import { shortOid } from '../text/report-context.ts'
import { tryJson } from '../text/try-read.ts'

/** A job or step of a workflow from `toJSON(needs)` or `toJSON(steps)`. */
export interface WorkflowEntry {
  readonly name: string
  readonly outcome: WorkflowOutcome
  /** Foreign text. */
  readonly outputs: Readonly<Record<string, string>>
}

export interface WorkflowResults {
  readonly of: 'job' | 'step'
  readonly entries: readonly WorkflowEntry[]
}

/** The runner passes an input as one variable, which Linux limits to 128 KiB; anything longer is no context. */
const maxInputChars = 10_000_000

/** Reads the input `results`. Throws RalphError RESULTS_INVALID with all findings. */
export function readResults(text: string): WorkflowResults {
  if (text.length > maxInputChars) throw invalid([`it has ${text.length} characters`])
  const json = tryJson(text)
  if (json === undefined) throw invalid([`it is not JSON: ${plainLine(text, 80)}`])
  const [first] = typeof json === 'object' && json !== null ? Object.values(json) : []
  if (typeof first === 'object' && first !== null && 'outcome' in first) {
    const steps = parseContext(StepsContext, json)
    return { of: 'step', entries: entriesOf(steps, ({ outcome }) => outcome) }
  }
  const needs = parseContext(NeedsContext, json)
  return { of: 'job', entries: entriesOf(needs, ({ result }) => result) }
}

function entriesOf<T extends { outputs: Record<string, string> }>(
  context: Record<string, T>,
  outcomeOf: (entry: T) => WorkflowOutcome,
): WorkflowEntry[] {
  return Object.entries(context).map(([name, entry]) => ({ name, outcome: outcomeOf(entry), outputs: entry.outputs }))
}

function parseContext<T>(shape: z.ZodType<T>, json: unknown): T {
  const parsed = shape.safeParse(json)
  if (parsed.success) return parsed.data
  const findings = parsed.error.issues.map((issue) => {
    const place = issue.path.map((part) => plainLine(String(part), 80)).join('.')
    return `${place === '' ? '' : `${place}: `}${plainLine(issueWords(issue, json), 200)}`
  })
  throw invalid(cappedLines(findings, 20))
}

const invalid = (findings: readonly string[]): RalphError =>
  new RalphError({
    code: 'RESULTS_INVALID',
    message: 'The input `results` does not say how the jobs or the steps ended.',
    hint: 'Pass it in full, as an expression: `toJSON(needs)` in a separate job, `toJSON(steps)` in the job of `begin`.',
    findings,
  })

/** Outputs of `begin`: whether anything is to be checked, and which commit. */
const beginOutputs = { due: 'due', commit: 'commit' } as const

const commitOf = ({ outputs }: WorkflowEntry): string => outputs[beginOutputs.commit] ?? ''
const dueOf = ({ outputs }: WorkflowEntry): string | undefined => outputs[beginOutputs.due]

/** Whether `begin` delegated anything. Throws RalphError RESULTS_WITHOUT_BEGIN if no entry is from `begin`. */
export function isDue(results: WorkflowResults): boolean {
  const dueOutputs = results.entries.map(dueOf).filter((due) => due !== undefined)
  if (dueOutputs.length === 0) throw withoutBegin(results)
  return dueOutputs.includes('true')
}

/**
 * The entry of `begin`, which ties the results to their commit. Throws RalphError RESULTS_WITHOUT_BEGIN, or
 * RESULTS_OF_ANOTHER for results of an older job.
 */
export function beginEntryOf(results: WorkflowResults, commit: string): WorkflowEntry {
  const match = results.entries.find((entry) => commitOf(entry) === commit)
  if (match) return match
  const others = results.entries.map(commitOf).filter((other) => /^[0-9a-f]{40,64}$/.test(other))
  if (others.length === 0) throw withoutBegin(results)
  throw new RalphError({
    code: 'RESULTS_OF_ANOTHER',
    message: `The results are about ${others.map(shortOid).join(', ')}, but ${shortOid(commit)} is waiting for them.`,
    hint: 'This is an old job that was run again, or one in which `begin` ran twice. Nothing was changed; start the workflow again.',
  })
}

const withoutBegin = ({ of }: WorkflowResults): RalphError =>
  new RalphError({
    code: 'RESULTS_WITHOUT_BEGIN',
    message: `Nothing in \`results\` says which commit the ${of}s have checked.`,
    hint:
      of === 'step'
        ? 'If `begin` failed, its own log says why. If not, give the step with `command: begin` an `id:`; it must be in this job and come first.'
        : "If `begin` failed, its own log says why. If not, list its job in `needs:`, and let that job pass on the step's outputs `due` and `commit` as its own.",
  })
