import type { Taken } from '../core/control/acknowledge.ts'
import { RalphError } from '../core/error/error.ts'
import { leaseVerdict } from '../core/run/lease/lease-verdict.ts'
import type { LoadedRun } from '../port/state-store.ts'
import type { Plan } from '../schema/plan/plan.ts'
import type { RunState } from '../schema/run/run-state.ts'
import { recoverLostAttempt } from './branch/recover-lost-attempt.ts'
import { adjusted, type JobSettings } from './job/job-settings.ts'
import { openLedger } from './job/ledger.ts'
import type { Ports } from './job/ports.ts'
import { proveStep } from './job/prove.ts'
import { subject, takeOrders } from './obey.ts'
import { takeLease } from './phase/intake/intake.ts'

type ObeyPorts = Pick<Ports, 'store' | 'orderSource' | 'outbox' | 'display' | 'clock' | 'liveness' | 'show' | 'redact'>

export type ObeyedAtOnce =
  /** All that waited took effect, in its order. */
  | { readonly kind: 'taken'; readonly taken: readonly Taken[]; readonly plan: Plan; readonly state: RunState }
  /** A job is at work, which takes them. */
  | { readonly kind: 'held'; readonly state: RunState }

/** How often a write that lost the race is decided again. */
const tries = 5

/**
 * Carries out what was ordered where no job is at work: the same effects by the same ledger, in one commit with the ids
 * of the orders, so that nothing is taken twice. There is no lease to take: where a job begins meanwhile, the
 * compare-and-swap is lost and the orders are that job's. What a job that died left is settled first.
 */
export async function obeyAtOnce(
  ports: ObeyPorts,
  job: Pick<JobSettings, 'plan' | 'planFile' | 'planAtTop' | 'reachedBy' | 'settings' | 'rules'>,
): Promise<ObeyedAtOnce | undefined> {
  for (let round = 0; round < tries; round++) {
    const { run } = await ports.store.load()
    if (!run) return undefined
    const lease = await leaseOf(ports, run)
    if (lease === 'held') return { kind: 'held', state: run.state }
    await proveStep(ports, run)
    const obeyed = await obeyOnce(ports, job, { run, lease })
    if (obeyed) return obeyed
  }
  return undefined
}

async function leaseOf(
  { liveness, clock }: Pick<Ports, 'liveness' | 'clock'>,
  { state }: LoadedRun,
): Promise<'held' | 'over' | 'free'> {
  const { lease, handed } = state
  const life = lease ? await liveness.check(lease.holder) : 'gone'
  return leaseVerdict(lease, life, { now: clock.now(), handed: handed !== null }).kind
}

/** Undefined where somebody else wrote first. */
async function obeyOnce(
  ports: ObeyPorts,
  job: Parameters<typeof obeyAtOnce>[1],
  { run, lease }: { run: LoadedRun; lease: 'over' | 'free' },
): Promise<ObeyedAtOnce | undefined> {
  const { cursor: since, consumed } = run.control
  const found = await ports.orderSource.incoming({ since, started: run.state.started, consumed, to: 'obey' })
  const ledger = openLedger(ports, run, job)
  const work = { ports, ledger, job: adjusted(job, run.state) }
  if (lease === 'over') {
    takeLease(ports, ledger)
    recoverLostAttempt(ledger, work.job.settings, run.state.handed)
  }
  const { fresh, taken, waiting } = await takeOrders(work, found)
  if (lease === 'over') ledger.record({ type: 'lease_released' })
  if (ledger.dirty && !(await saved(() => ledger.save(subject(fresh))))) return undefined
  await ports.orderSource.forget([...waiting])
  return { kind: 'taken', taken, plan: ledger.plan, state: ledger.state }
}

async function saved(save: () => Promise<void>): Promise<boolean> {
  try {
    await save()
    return true
  } catch (error) {
    if (error instanceof RalphError && error.code === 'LEASE_LOST') return false
    throw error
  }
}
