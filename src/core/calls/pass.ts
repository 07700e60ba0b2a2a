import {
  type AgentPass,
  type OwedCall,
  type OwedPasses,
  PassAnswer,
  type PassCall,
  PassIssue,
  type PassResult,
} from '../../schema/agent/pass.ts'
import { noUsage } from '../../schema/agent/usage.ts'
import { answerFault, answerOf } from '../handoff/answer.ts'
import { type AttemptVerdict, attemptVerdict } from '../run/attempt/attempt-verdict.ts'
import { plural } from '../text/amounts.ts'
import { visibleStart } from '../text/excerpt.ts'
import { oneLine } from '../text/one-line.ts'
import { faultBy, type Pass } from './agents-file.ts'
import { maxStarts } from './call-table.ts'
import type { ChecksEnd } from './review-prompt.ts'
import { gravestFirst, isAtLeast } from './severity.ts'

type PassTrigger = Pick<AgentPass, 'trigger' | 'fail_on'>

/**
 * Whether a pass runs on this iteration. A pass with `fail_on` also runs before the verdict if the checks run in
 * another job, which has no key for a model.
 */
export function isDue(
  { trigger, fail_on }: PassTrigger,
  request: { readonly iteration: number; readonly checks: ChecksEnd },
): boolean {
  const [kind, every = ''] = trigger.split(':')
  if (kind === 'always') return true
  if (kind === 'periodic') return request.iteration % Number(every) === 0
  if (kind === 'on_failure') return request.checks === 'failed'
  return request.checks === 'passed' || (request.checks === 'unknown' && fail_on !== 'never')
}

const maxIssues = 30
const maxText = 2_000

/**
 * Reads a pass's answer by its schema, or says why it does not count. With a custom schema the whole answer is kept,
 * but only `issues` and `summary` are read.
 */
export function readPass(
  call: PassCall,
  { schema }: Pick<Pass, 'schema'>,
  withinTime: <T>(work: () => T) => T,
): PassResult {
  const answer = answerOf(call.end)
  const end = call.end.kind === 'finished' ? { ...call.end, structured: null, text: '' } : call.end
  const withoutAnswer = (why: string): PassResult => ({ ...call, end, answer: null, issues: [], summary: '', why })
  if ('why' in answer) return withoutAnswer(answer.why)
  const fault = schema === undefined ? defaultSchemaFault(answer.value) : faultBy(schema, answer.value, withinTime)
  if (fault !== undefined) return withoutAnswer(fault)
  const { issues, summary } = knownFields(answer.value)
  return { ...call, end, answer: answer.value, issues, summary, why: null }
}

function defaultSchemaFault(value: unknown): string | undefined {
  const { error } = PassAnswer.safeParse(value)
  return error && answerFault(error, value)
}

function knownFields(value: unknown): Pick<PassResult, 'issues' | 'summary'> {
  const { issues, summary } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const validIssues = (Array.isArray(issues) ? issues : []).flatMap((issue) => PassIssue.safeParse(issue).data ?? [])
  return {
    issues: gravestFirst(validIssues)
      .slice(0, maxIssues)
      .map((issue) => ({
        severity: issue.severity,
        description: bounded(issue.description),
        ...(issue.file && { file: bounded(issue.file) }),
        ...(issue.suggested_fix && { suggested_fix: bounded(issue.suggested_fix) }),
      })),
    summary: typeof summary === 'string' ? bounded(summary) : '',
  }
}

const bounded = (text: string): string => visibleStart(text, maxText)

/** The issues that fail the iteration by `fail_on`. */
export const failingIssues = (
  { fail_on }: Pick<AgentPass, 'fail_on'>,
  issues: readonly PassIssue[],
): readonly PassIssue[] => (fail_on === 'never' ? [] : issues.filter(({ severity }) => isAtLeast(severity, fail_on)))

/**
 * The verdict of the passes on an attempt whose checks passed; undefined if it goes on. Only a pass with `fail_on`
 * decides, by its issues or by a missing answer. A limit or an outage interrupts, as with the coding agent.
 */
export function passesVerdict(
  passes: readonly (PassTrigger & Pick<AgentPass, 'name'>)[],
  results: readonly PassResult[],
  request: { readonly iteration: number; readonly now: number; readonly waits: number; readonly losses: number },
): Exclude<AttemptVerdict, { kind: 'validate' }> | undefined {
  const reasons: string[] = []
  const { iteration } = request
  for (const { name, fail_on } of passes.filter((pass) => isDue(pass, { iteration, checks: 'passed' }))) {
    if (fail_on === 'never') continue
    const result = results.find((candidate) => candidate.name === name)
    if (!result) {
      reasons.push(`the pass ${name} was not asked`)
      continue
    }
    const { end, why, issues } = result
    const verdict = attemptVerdict({ ...request, end, hasChanges: true, findings: [] })
    if (verdict.kind === 'interrupt') return { ...verdict, why: `the pass ${name}: ${verdict.why}` }
    const failing = failingIssues({ fail_on }, issues)
    if (why !== null) reasons.push(`the pass ${name} gave no usable answer: ${why}`)
    else if (failing[0])
      reasons.push(`the pass ${name} found ${plural(failing.length, 'fault')}: ${failing[0].description}`)
  }
  return reasons.length === 0 ? undefined : { kind: 'fail', cause: 'review', why: reasons.join('; ') }
}

const maxLineChars = 600
const maxLines = 20

/** The issues as lines for the next attempt; empty if there are none. */
export function passFindings(results: readonly PassResult[]): string {
  const lines = results.flatMap(({ name, issues }) =>
    issues.map(({ severity, file, description, suggested_fix: fix }) => {
      const where = [name, severity, ...(file ? [oneLine(file, 200)] : [])].join(', ')
      return `- ${where}: ${oneLine(description, maxLineChars)}${fix ? ` Suggested: ${oneLine(fix, maxLineChars)}` : ''}`
    }),
  )
  const more = lines.length - maxLines
  return [...lines.slice(0, maxLines), ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')
}

/** Passes that are due by the verdict and were not due before it. They decide nothing. */
export const owedPassNames = (
  passes: readonly Pass[],
  request: { readonly iteration: number; readonly checks: 'passed' | 'failed' },
): readonly string[] =>
  passes
    .filter((pass) => isDue(pass, request) && !isDue(pass, { ...request, checks: 'unknown' }))
    .map(({ name }) => name)

/**
 * The results of an iteration's owed passes that have ended: an answer read by its schema, or the reason why there is
 * none. Passes that a later job is to call are left out.
 */
export function endedPasses(
  owed: OwedPasses,
  {
    passes,
    calls,
    withinTime,
  }: {
    readonly passes: readonly Pass[]
    readonly calls: readonly OwedCall[]
    readonly withinTime: <T>(work: () => T) => T
  },
): readonly PassResult[] {
  return owed.passes.flatMap((name) => {
    const pass = passes.find((candidate) => candidate.name === name)
    const call = calls.find((candidate) => candidate.iteration === owed.iteration && candidate.name === name)
    if (pass && call) {
      const { iteration: _, ...passCall } = call
      return readPass(passCall, pass, withinTime)
    }
    if (pass && owed.begun < maxStarts) return []
    return missingResult(
      name,
      pass ? `it was begun ${owed.begun} times and never came to an end` : 'it is no longer a pass',
    )
  })
}

const missingResult = (name: string, reason: string): PassResult => ({
  name,
  end: { kind: 'no_result', tail: '' },
  model: null,
  usage: noUsage,
  duration_ms: 0,
  answer: null,
  issues: [],
  summary: '',
  why: reason,
})
