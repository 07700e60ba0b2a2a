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
import { type FactsOf, type FailureSettings, recordFailure } from './record-failure.ts'

/**
 * A runner that died costs one interrupted attempt, marked as infrastructure (failure model P2); a task that kills runners fails.
 * The same where the attempt was handed on and nobody settled it: what its agent cost is known then.
 */
export function recoverLostAttempt(
  ledger: FactsOf,
  settings: FailureSettings,
  handed: RunState['handed'] = ledger.state.handed,
  how = handed ? 'its workflow run ended without `finish`' : 'the runner was lost during this attempt',
): void {
  recordLostCounsel(ledger)
  const { usage, duration_ms } = handed ?? noCallCost
  const spent = { usage, duration_ms }
  const [one, ...others] = openCalls(ledger.state)
  if (!one) return
  if (others.length === 0 && lanesAtWork(ledger.state).length < 2) {
    loseAttempt(ledger, settings, { ...one, how, spent })
    return
  }
  // Which of them the machine died of is not known: each is tried alone once (failure model P2).
  for (const { iteration, task } of [one, ...others])
    ledger.record({ ...uncounted(how), ...spent, iteration, task, beside: true })
}

const uncounted = (how: string) => ({
  type: 'attempt_interrupted' as const,
  cause: 'runner_lost' as const,
  why: `${how}; the attempt does not count`,
  until: null,
})

/**
 * A machine that died while no agent was at work died in the checks of the train's head, as far as is known: that is
 * checked again as the last one, with none beside it. `before`: the state as that machine left it.
 */
export function recoverLostChecks(ledger: Pick<FactsOf, 'record'>, before: RunState): void {
  // The jobs of a round count what became of their checks themselves.
  if (before.lease === null || before.handed !== null || openCalls(before).length > 0) return
  for (const { iteration, task, candidate } of lanesAtWork(before).slice(0, 1))
    if (candidate !== null) ledger.record({ type: 'attempt_captured', iteration, task, candidate, checks_lost: true })
}

/** The machine that made this attempt died: it is interrupted, and fails where that happens again and again. */
export function loseAttempt(
  ledger: FactsOf,
  settings: FailureSettings,
  { iteration, task, how, spent }: { iteration: number; task: string; how: string; spent: CallCost },
): void {
  if (taskIn(ledger.state, task).runners_lost < lossesAllowed) {
    ledger.record({ ...uncounted(how), ...spent, iteration, task })
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

/** A call about the whole plan that came to no end is named once: it may have been paid for. */
export function recordLostCounsel(ledger: FactsOf): void {
  const call = lostCounsel(ledger.state)
  if (call) ledger.record({ type: 'counsel_lost', ...call })
}

/** Without the files of the project: as recorded, else as by default. */
function settingsOf({ rules }: RunState): FailureSettings {
  const recorded = <N extends keyof FailureSettings>(name: N): FailureSettings[N] =>
    recordedValue(name, rules ?? { base: '', values: {} }) as FailureSettings[N]
  return {
    incomplete: recorded('incomplete'),
    'on-stuck': recorded('on-stuck'),
    'stuck-after': recorded('stuck-after'),
  }
}

/**
 * Gives back what a killed process of this very job held: its attempt is interrupted, its lease released. Returns
 * whether there was anything to give back; anybody else's lease is left alone.
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
  recoverLostAttempt(ledger, settingsOf(run.state))
  ledger.record({ type: 'lease_released' })
  await ledger.save('release the lease of a killed job')
  return true
}
