import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import type { Handoff } from '../../schema/agent/handoff.ts'
import type { ChangeAction } from '../../schema/run/change.ts'
import { readHandoff } from './read-handoff.ts'

/** Less than this says nothing that the synthetic handoff does not say. */
const leastFreeform = 50

/**
 * The handoff that a small model made from the agent's words, or why it does not count. Who did not do the work may
 * not change the plan, and which files changed is known better here.
 */
export function acceptExtracted(
  end: AgentEnd,
  changes: readonly { readonly path: string; readonly action: ChangeAction }[],
): { handoff: Handoff } | { why: string } {
  if (end.kind !== 'finished') return { why: `it ended with ${end.kind}${'message' in end ? `: ${end.message}` : ''}` }
  const reading = readHandoff(end)
  if ('faults' in reading) return { why: reading.faults.join(' ') }
  const { plan_amendments: _, ...handoff } = reading.handoff
  if (handoff.freeform.trim().length < leastFreeform) {
    return { why: `its freeform has fewer than ${leastFreeform} characters` }
  }
  return { handoff: { ...handoff, files_touched: changes.slice(0, 50).map(({ path, action }) => ({ path, action })) } }
}
