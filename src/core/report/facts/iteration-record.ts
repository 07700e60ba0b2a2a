import { AgentRecord } from '../../../schema/agent/agent-record.ts'
import { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'
import { Reviewed } from '../../../schema/agent/review.ts'
import { Validation } from '../../../schema/check/check.ts'
import { iterationPath } from '../../ref/state-paths.ts'

/** What the state ref keeps of one iteration beside its events; null where it has none, or what is there is no such thing. */
export interface IterationRecord {
  readonly prompt: string | null
  readonly handoff: { readonly source: HandoffSource; readonly handoff: Handoff } | null
  readonly validation: Validation | null
  readonly agent: AgentRecord | null
  readonly review: Reviewed | null
}

const files = ['prompt.md', 'handoff.json', 'validation.json', 'agent.json', 'review.json'] as const

/** The paths of an iteration's files, in the order in which `iterationRecord` takes their contents. */
export const recordPaths = (iteration: number): string[] => files.map((file) => iterationPath(iteration, file))

export function iterationRecord(contents: readonly (string | undefined)[]): IterationRecord {
  const [prompt, handoff, validation, agent, review] = contents
  const stored = parsed(handoff) as { source?: unknown; handoff?: unknown } | undefined
  const source = HandoffSource.safeParse(stored?.source)
  const read = Handoff.safeParse(stored?.handoff)
  return {
    prompt: prompt ?? null,
    handoff: source.success && read.success ? { source: source.data, handoff: read.data } : null,
    validation: Validation.safeParse(parsed(validation)).data ?? null,
    agent: AgentRecord.safeParse(parsed(agent)).data ?? null,
    review: Reviewed.safeParse(parsed(review)).data ?? null,
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
