import type { JobSettings } from '../job/job-settings.ts'
import { openLedger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { recoverLostAttempt } from './recover-lost-attempt.ts'

/**
 * Gives back what a killed process of this very job held: its attempt is interrupted, its lease released. Returns
 * whether there was anything to give back; anybody else's lease is left alone.
 */
export async function releaseOwnLease(
  ports: Pick<Ports, 'store' | 'clock' | 'show' | 'redact' | 'liveness' | 'tracker'>,
  job: Pick<JobSettings, 'plan' | 'planFile' | 'planAtTop' | 'reachedBy'>,
): Promise<boolean> {
  const { run } = await ports.store.load()
  const holder = run?.state.lease?.holder
  if (!run || !holder || (await ports.liveness.check(holder)) !== 'gone') return false
  const ledger = openLedger(ports, run, job)
  recoverLostAttempt(ledger)
  ledger.record({ type: 'lease_released' })
  await ledger.save('release the lease of a killed job')
  return true
}
