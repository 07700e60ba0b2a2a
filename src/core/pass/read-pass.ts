import { PassAnswer, type PassCall, PassIssue, type PassResult } from '../../schema/agent/pass.ts'
import { answerFault, answerOf } from '../handoff/answer.ts'
import { visibleStart } from '../text/excerpt.ts'
import { faultBy, type Pass } from './read-agents-file.ts'

const maxIssues = 30
const maxText = 2_000

/**
 * What a pass answered, or why none of it counts: bounded, and as its schema demands. An answer of a schema of one's own
 * may hold `issues` and `summary` too; only those are understood, all of it is kept.
 */
export function readPass(
  call: PassCall,
  { schema }: Pick<Pass, 'schema'>,
  withinTime: <T>(work: () => T) => T,
): PassResult {
  const answer = answerOf(call.end)
  const end = call.end.kind === 'finished' ? { ...call.end, structured: null, text: '' } : call.end
  const none = (why: string): PassResult => ({ ...call, end, answer: null, issues: [], summary: '', why })
  if ('why' in answer) return none(answer.why)
  const fault = schema === undefined ? differing(answer.value) : faultBy(schema, answer.value, withinTime)
  if (fault !== undefined) return none(fault)
  const { issues, summary } = understood(answer.value)
  return { ...call, end, answer: answer.value, issues, summary, why: null }
}

function differing(value: unknown): string | undefined {
  const { error } = PassAnswer.safeParse(value)
  return error && answerFault(error, value)
}

function understood(value: unknown): Pick<PassResult, 'issues' | 'summary'> {
  const { issues, summary } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const found = (Array.isArray(issues) ? issues : []).flatMap((issue) => PassIssue.safeParse(issue).data ?? [])
  const gravest = [...found].sort((a, b) => weight[a.severity] - weight[b.severity]).slice(0, maxIssues)
  return {
    issues: gravest.map((issue) => ({
      severity: issue.severity,
      description: bounds(issue.description),
      ...(issue.file && { file: bounds(issue.file) }),
      ...(issue.suggested_fix && { suggested_fix: bounds(issue.suggested_fix) }),
    })),
    summary: typeof summary === 'string' ? bounds(summary) : '',
  }
}

const weight = { critical: 0, warning: 1, suggestion: 2 } as const

const bounds = (text: string): string => visibleStart(text, maxText)
