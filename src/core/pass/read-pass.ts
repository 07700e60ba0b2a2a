import { PassAnswer, type PassCall, PassIssue, type PassResult } from '../../schema/agent/pass.ts'
import { answerOf, faultIn } from '../handoff/answer.ts'
import { shownStart } from '../text/excerpt.ts'
import { faultBy, type Pass } from './read-agents-file.ts'

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
  return error && faultIn(error, value)
}

function knownFields(value: unknown): Pick<PassResult, 'issues' | 'summary'> {
  const { issues, summary } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const validIssues = (Array.isArray(issues) ? issues : []).flatMap((issue) => PassIssue.safeParse(issue).data ?? [])
  const gravest = [...validIssues]
    .sort((a, b) => severityOrder[a.severity] - severityOrder[b.severity])
    .slice(0, maxIssues)
  return {
    issues: gravest.map((issue) => ({
      severity: issue.severity,
      description: bounded(issue.description),
      ...(issue.file && { file: bounded(issue.file) }),
      ...(issue.suggested_fix && { suggested_fix: bounded(issue.suggested_fix) }),
    })),
    summary: typeof summary === 'string' ? bounded(summary) : '',
  }
}

const severityOrder = { critical: 0, warning: 1, suggestion: 2 } as const

const bounded = (text: string): string => shownStart(text, maxText)
