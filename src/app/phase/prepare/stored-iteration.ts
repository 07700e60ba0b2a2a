import type { EndedIteration } from '../../../core/context/ended-iteration.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { AgentRecord } from '../../../schema/agent/agent-end.ts'
import { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'
import { Validation } from '../../../schema/check/check.ts'

/** A file of the state tree as it is now. */
export type ReadStateFile = (path: string) => Promise<string | undefined>

interface StoredHandoff {
  readonly source: HandoffSource
  readonly handoff: Handoff
}

/** What an iteration left; undefined where it left none, or nothing that is one. */
export async function storedHandoff(recall: ReadStateFile, iteration: number): Promise<StoredHandoff | undefined> {
  const stored = await recall(iterationPath(iteration, 'handoff.json'))
  if (stored === undefined) return undefined
  const { source, handoff } = JSON.parse(stored) as { source?: unknown; handoff?: unknown }
  const read = { source: HandoffSource.safeParse(source), handoff: Handoff.safeParse(handoff) }
  return read.source.success && read.handoff.success
    ? { source: read.source.data, handoff: read.handoff.data }
    : undefined
}

/** What the state keeps of an iteration that has ended. What ralph wrote in the place of its agent is not the agent's. */
export async function endedFacts(
  recall: ReadStateFile,
  ended: Pick<EndedIteration, 'iteration' | 'task' | 'passed'>,
): Promise<EndedIteration> {
  const file = (name: string) => recall(iterationPath(ended.iteration, name))
  const [left, agent, validation] = await Promise.all([
    storedHandoff(recall, ended.iteration),
    file('agent.json'),
    file('validation.json'),
  ])
  const call = agent === undefined ? undefined : AgentRecord.safeParse(JSON.parse(agent)).data
  return {
    ...ended,
    why: ended.passed ? null : (call?.why ?? 'it was reverted'),
    handoff: left && left.source !== 'synthetic' && left.source !== 'engine' ? left.handoff : undefined,
    validation: validation === undefined ? undefined : Validation.safeParse(JSON.parse(validation)).data,
    changes: call?.changes ?? [],
    files: call?.files ?? 0,
  }
}
