import { readMemory, withMemory } from '../../core/mcp/memory-file.ts'
import { iterationPath, memoryPath } from '../../core/ref/state-paths.ts'
import type { AgentOutcome } from '../../port/agent.ts'
import type { ServersLeft } from '../../schema/agent/mcp-server.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

/** Names the servers that were of no use to a call of which nothing else is recorded. */
export function tellServers({ show }: Pick<Ports, 'show'>, { servers }: Pick<AgentOutcome, 'servers'>): void {
  for (const text of servers?.troubles ?? []) show({ kind: 'warning', text })
}

/**
 * Puts down which servers of a call were of no use, and takes what they remember into the state, at `memoryAt`, where it
 * holds; null: the call teaches nothing.
 */
export function settleServers(
  ledger: Pick<Ledger, 'record' | 'attach'>,
  { iteration, left, memoryAt }: { iteration: number; left: ServersLeft | undefined; memoryAt: string | null },
): void {
  if (!left) return
  const kept = memoryAt === null || left.memory === null ? undefined : readMemory(left.memory)
  if (kept && 'text' in kept && memoryAt !== null) ledger.attach(memoryAt, kept.text)
  const refused = kept && 'why' in kept ? [`${memoryPath} stays as it was: ${kept.why}`] : []
  const what = [...left.troubles, ...refused]
  if (what.length > 0) ledger.record({ type: 'server_trouble', iteration, what })
}

/** What an iteration remembered counts now that a person has approved it. */
export async function approveMemory(
  ledger: Pick<Ledger, 'record' | 'attach' | 'recall'>,
  iteration: number,
): Promise<void> {
  const approved = await ledger.recall(iterationPath(iteration, memoryPath))
  if (approved === undefined) return
  const kept = withMemory((await ledger.recall(memoryPath)) ?? '', approved)
  if ('text' in kept) ledger.attach(memoryPath, kept.text)
  else ledger.record({ type: 'server_trouble', iteration, what: [`${memoryPath} stays as it was: ${kept.why}`] })
}
