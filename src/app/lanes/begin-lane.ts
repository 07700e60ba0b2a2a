import type { Beside } from '../../core/run/next/next-beside.ts'
import type { Usage } from '../../schema/agent/usage.ts'
import type { Prepared } from '../../schema/run/dossier.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ports } from '../job/ports.ts'
import type { Work } from '../job/work.ts'
import { planCalls } from '../phase/context/plan-calls.ts'
import { layOut } from '../phase/intake/merge-base.ts'
import { prepare } from '../phase/prepare/prepare.ts'

/** Numbers an attempt in a lane and writes its prompt. `onlyPrep`: another lane learns what all of them need. */
export async function prepareInLane(
  { job, ledger }: Pick<Work, 'job' | 'ledger'>,
  { task, attempt, reservedUsd }: Beside,
  { ports, lane, canAsk, onlyPrep }: { ports: Ports; lane: number; canAsk: boolean; onlyPrep: boolean },
): Promise<{ kind: 'prepared'; prepared: Prepared } | { kind: 'gone'; reason: StopReason | undefined }> {
  const laid = await layOut(ports, job, { ledger, task })
  if (laid.kind === 'gone') return laid
  const planned = await planCalls(ports, job, { ledger, task, canAsk })
  // Two would learn the same and pay twice.
  const calls = onlyPrep ? planned.filter(({ role }) => role === 'prep') : planned
  const inLane = { lane, reserved_usd: reservedUsd }
  const prepared = await prepare(ports, job, { ledger, task, attempt, laidOut: laid.laidOut, calls, inLane })
  return { kind: 'prepared', prepared }
}

/** The lowest number of a lane with no open attempt. */
export function freeLane({ lanes }: Pick<RunState, 'lanes'>): number {
  let lane = 0
  while (lanes.some((open) => open.lane === lane)) lane += 1
  return lane
}

/** What the run counts as spent for a call in a lane: what is left of the budget then is what was reserved for it. */
export const spentInLane = (
  { usage }: Pick<RunState, 'usage'>,
  { settings }: Pick<JobSettings, 'settings'>,
  reservedUsd: number,
): Usage => ({ ...usage, usd: Math.max(usage.usd, settings['cost-budget'] - reservedUsd) })
