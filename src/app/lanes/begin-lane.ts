import type { ReadyAttempt } from '../../core/run/next/next-beside.ts'
import { noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { Prepared } from '../../schema/run/dossier.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import { findDueCalls } from '../calls/before-attempt.ts'
import type { JobContext } from '../job/job-context.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ports } from '../job/ports.ts'
import { checkoutTask } from '../phase/intake/merge-base.ts'
import { prepare } from '../phase/prepare/prepare.ts'

/**
 * Numbers an attempt in a lane and writes its prompt. `onlyPrep`: another lane already makes the calls about the whole
 * run.
 */
export async function prepareInLane(
  { job, ledger }: Pick<JobContext, 'job' | 'ledger'>,
  { task, attempt, reserved: { usd, tokens } }: ReadyAttempt,
  { ports, lane, canAsk, onlyPrep }: { ports: Ports; lane: number; canAsk: boolean; onlyPrep: boolean },
): Promise<{ kind: 'prepared'; prepared: Prepared } | { kind: 'gone'; reason: StopReason | undefined }> {
  const checkout = await checkoutTask(ports, job, { ledger, task })
  if (checkout.kind === 'gone') return checkout
  const planned = await findDueCalls(ports, job, { ledger, task, canAsk })
  // Otherwise two lanes would pay for the same call.
  const calls = onlyPrep ? planned.filter(({ role }) => role === 'prep') : planned
  const inLane = { lane, reserved_usd: usd, ...(tokens !== undefined && { reserved_tokens: tokens }) }
  const prepared = await prepare(ports, job, { ledger, task, attempt, laidOut: checkout.laidOut, calls, inLane })
  return { kind: 'prepared', prepared }
}

/** So much counts as spent that the budget that remains is what was reserved for this call. */
export const spentInLane = (reserved: ReadyAttempt['reserved'], settings: JobSettings['settings']): Usage => ({
  ...noUsage,
  usd: settings['cost-budget'] - reserved.usd,
  input_tokens: (settings['token-budget'] ?? 0) - (reserved.tokens ?? 0),
})
