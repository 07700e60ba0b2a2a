import { recordedValue } from '../../core/config/rules/rule-table.ts'
import { lossesAllowed } from '../../core/run/attempt/attempt-verdict.ts'
import { taskIn } from '../../core/run/fold/begin.ts'
import { lostCounsel } from '../../core/run/fold/counsel.ts'
import { lanesAtWork, openCalls } from '../../core/run/fold/open-attempts.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { type CallCost, noCallCost } from '../job/job-context.ts'
import type { JobSettings } from '../job/job-settings.ts'
import { openLedger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { type FactLedger, type FailureSettings, recordFailure } from './record-failure.ts'

/**
 * A dead runner interrupts the attempt without counting it (failure model P2). If the attempt was delegated and never
 * settled, its cost is recorded too.
 */
export function settleLostAttempts(
  ledger: FactLedger,
  settings: FailureSettings,
  handed: RunState['handed'] = ledger.state.handed,
  reason = handed ? 'its workflow run ended without `finish`' : 'the runner was lost during this attempt',
): void {
  recordLostCounsel(ledger)
  const { usage, duration_ms } = handed ?? noCallCost
  const spent = { usage, duration_ms }
  const [first, ...others] = openCalls(ledger.state)
  if (!first) return
  if (others.length === 0 && lanesAtWork(ledger.state).length < 2) {
    recordLostAttempt(ledger, settings, { ...first, reason, spent })
    return
  }
  // Any of them may have killed the machine, so each runs alone once (failure model P2).
  for (const { iteration, task } of [first, ...others])
    ledger.record({ ...uncountedFact(reason), ...spent, iteration, task, beside: true })
}

const uncountedFact = (reason: string) => ({
  type: 'attempt_interrupted' as const,
  cause: 'runner_lost' as const,
  why: `${reason}; the attempt does not count`,
  until: null,
})

/**
 * A machine that died while no agent was at work died in the checks of the train's head, as far as is known: that is
 * checked again as the last one, with none beside it. `before`: the state as that machine left it.
 */
export function recoverLostChecks(ledger: Pick<FactLedger, 'record'>, before: RunState): void {
  // The jobs of a round count what became of their checks themselves.
  if (before.lease === null || before.handed !== null || openCalls(before).length > 0) return
  for (const { iteration, task, candidate } of lanesAtWork(before).slice(0, 1))
    if (candidate !== null) ledger.record({ type: 'attempt_captured', iteration, task, candidate, checks_lost: true })
}

/** Records an attempt whose machine died: interrupted, or failed after several losses. */
export function recordLostAttempt(
  ledger: FactLedger,
  settings: FailureSettings,
  { iteration, task, reason, spent }: { iteration: number; task: string; reason: string; spent: CallCost },
): void {
  if (taskIn(ledger.state, task).runners_lost < lossesAllowed) {
    ledger.record({ ...uncountedFact(reason), ...spent, iteration, task })
    return
  }
  recordFailure(ledger, settings, {
    iteration,
    task,
    cause: 'runner_lost',
    why: `the runner was lost ${lossesAllowed + 1} times in a row on this task`,
    fingerprint: 'runner_lost',
    handoff: null,
    rejected: null,
    ...spent,
  })
}

/** Recorded once, since the call may have been paid for. */
export function recordLostCounsel(ledger: FactLedger): void {
  const call = lostCounsel(ledger.state)
  if (call) ledger.record({ type: 'counsel_lost', ...call })
}

/** The recorded settings, else the defaults; reads no project files. */
function settingsOf({ rules }: RunState): FailureSettings {
  const recordedSetting = <N extends keyof FailureSettings>(name: N): FailureSettings[N] =>
    recordedValue(name, rules ?? { base: '', values: {} }) as FailureSettings[N]
  return {
    incomplete: recordedSetting('incomplete'),
    'on-stuck': recordedSetting('on-stuck'),
    'stuck-after': recordedSetting('stuck-after'),
  }
}

/**
 * Releases the lease of a killed process of this same job, and interrupts its attempt. Returns false if there was none;
 * other leases stay.
 */
export async function releaseOwnLease(
  ports: Pick<Ports, 'store' | 'clock' | 'show' | 'redact' | 'liveness' | 'display'>,
  job: Pick<JobSettings, 'plan' | 'planFile' | 'planAtTop' | 'reachedBy'>,
): Promise<boolean> {
  const { run } = await ports.store.load()
  const holder = run?.state.lease?.holder
  if (!run || !holder || (await ports.liveness.check(holder)) !== 'gone') return false
  const ledger = openLedger(ports, run, job)
  recoverLostChecks(ledger, run.state)
  settleLostAttempts(ledger, settingsOf(run.state))
  ledger.record({ type: 'lease_released' })
  await ledger.save('release the lease of a killed job')
  return true
}
