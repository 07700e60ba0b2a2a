import type { z } from 'zod'
import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { PostAnswer, PrepAnswer } from '../../schema/agent/context-agent.ts'
import type { KnowledgeOperation } from '../../schema/agent/knowledge-operations.ts'
import type { Amendment } from '../../schema/plan/plan.ts'
import { answerOf } from '../handoff/read-handoff.ts'
import { readOperations } from '../knowledge/apply-operations.ts'
import { oneLine } from '../text/one-line.ts'

const longest = 500

type Refused = { readonly why: string }

/** What a prep answered, its reasons as single lines; or why none of it counts. */
export function readPrep(end: AgentEnd): PrepAnswer | Refused {
  const answer = answerOf(end)
  if ('why' in answer) return answer
  const read = PrepAnswer.safeParse(answer.value)
  if (!read.success) return { why: faultIn(read.error) }
  const { reason, research, ...rest } = read.data
  const questions = research?.map((one) => oneLine(one, longest)).filter((one) => one !== '')
  return { ...rest, reason: oneLine(reason, longest), ...(questions && { research: questions }) }
}

/** What a post answered. Its operations count or not by themselves: bad ones cost its recommendation nothing. */
export interface PostReading extends Pick<PostAnswer, 'recommended_action' | 'summary'> {
  readonly operations: ReturnType<typeof readOperations>
  readonly pattern: string | undefined
  readonly amendments: readonly Amendment[]
}

export function readPost(end: AgentEnd): PostReading | Refused {
  const answer = answerOf(end)
  if ('why' in answer) return answer
  const read = PostAnswer.omit({ operations: true }).safeParse(answer.value)
  if (!read.success) return { why: faultIn(read.error) }
  const { failure_pattern = '', plan_amendments = [], recommended_action, summary } = read.data
  const { operations = [] } = answer.value as { operations?: unknown }
  return {
    recommended_action,
    summary: oneLine(summary, longest),
    operations: readOperations({ operations }),
    pattern: oneLine(failure_pattern, longest) || undefined,
    amendments: plan_amendments,
  }
}

/** What an indexer answered. */
export function readIndexer(
  end: AgentEnd,
): { readonly operations: readonly KnowledgeOperation[] } | { readonly why: readonly string[] } {
  const answer = answerOf(end)
  return 'why' in answer ? { why: [`the indexer: ${answer.why}`] } : readOperations(answer.value)
}

function faultIn({ issues }: z.ZodError): string {
  const [issue] = issues
  return oneLine(`its answer does not match its schema: ${issue?.path.join('.') || 'it'}: ${issue?.message}`, longest)
}
