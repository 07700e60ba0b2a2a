import type { EndedIteration } from '../../../core/calls/ended-iteration.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { storedJson } from '../../../core/run/stored/stored-json.ts'
import { AgentRecord } from '../../../schema/agent/agent-end.ts'
import { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'
import { Validation } from '../../../schema/check/check.ts'

export type ReadStateFile = (path: string) => Promise<string | undefined>

interface StoredHandoff {
  readonly source: HandoffSource
  readonly handoff: Handoff
}

/** Undefined if there is none, or if it is invalid. */
export async function readStoredHandoff(recall: ReadStateFile, iteration: number): Promise<StoredHandoff | undefined> {
  const stored = await recall(iterationPath(iteration, 'handoff.json'))
  if (stored === undefined) return undefined
  const { source, handoff } = (storedJson(stored) ?? {}) as { source?: unknown; handoff?: unknown }
  const parsed = { source: HandoffSource.safeParse(source), handoff: Handoff.safeParse(handoff) }
  return parsed.source.success && parsed.handoff.success
    ? { source: parsed.source.data, handoff: parsed.handoff.data }
    : undefined
}

/** The stored facts of an ended iteration; handoffs by ralph are left out. */
export async function readEndedIteration(
  recall: ReadStateFile,
  iteration: Pick<EndedIteration, 'iteration' | 'task' | 'passed'>,
): Promise<EndedIteration> {
  const file = (name: string) => recall(iterationPath(iteration.iteration, name))
  const [handoff, agent, validation] = await Promise.all([
    readStoredHandoff(recall, iteration.iteration),
    file('agent.json'),
    file('validation.json'),
  ])
  const call = agent === undefined ? undefined : AgentRecord.safeParse(JSON.parse(agent)).data
  return {
    ...iteration,
    why: iteration.passed ? null : (call?.why ?? 'it was reverted'),
    handoff: handoff && handoff.source !== 'synthetic' && handoff.source !== 'engine' ? handoff.handoff : undefined,
    validation: validation === undefined ? undefined : Validation.safeParse(JSON.parse(validation)).data,
    changes: call?.changes ?? [],
    files: call?.files ?? 0,
  }
}
