import { attemptVerdict } from '../core/run/attempt-verdict.ts'
import { taskIn } from '../core/run/evolve.ts'
import type { Step } from '../core/run/next-step.ts'
import type { StopReason } from '../schema/stop-reason.ts'
import { code } from './code.ts'
import type { Prepared } from './dossier.ts'
import { layOut } from './lay-out.ts'
import type { Ledger } from './ledger.ts'
import { prepare } from './prepare.ts'
import { settleChecked, settleFailure, settleInterruption } from './settle.ts'
import { validate } from './validate.ts'
import { held, nothingSpent, type Spent, type Work } from './work.ts'

/** All five phases of one iteration; a reason to stop where a person has to mend something first. */
export async function attempt(work: Work, step: Step & { kind: 'attempt' }): Promise<StopReason | undefined> {
  const { ports, job, ledger, cancelled, did } = work
  const laid = await layOut(ports, job, { ledger, task: step.task })
  if (laid.kind === 'gone') return laid.reason
  const prepared = await prepare(ports, job, { ledger, ...step, laidOut: laid.laidOut })
  await ledger.save(`begin iteration ${prepared.iteration}: ${step.task.id}`)
  await together(work.publish(), ports.workspace.restore(prepared.start))
  if (ledger.state.work !== prepared.checkpoint || work.conflict()) {
    giveBack(ledger, prepared)
    return undefined
  }
  did.spent = nothingSpent
  const onSpent = (spent: Spent) => {
    did.spent = spent
  }
  const coded = await code(ports, job, { prepared, ledger, signal: cancelled, onSpent })
  const verdict = attemptVerdict({
    end: coded.end,
    hasChanges: coded.changes.length > 0,
    findings: coded.findings,
    unready: coded.unready,
    now: ports.clock.now(),
    waits: ledger.state.waiting?.count ?? 0,
    losses: taskIn(ledger.state, step.task.id).runners_lost,
  })
  const budgetUsd = job.settings['cost-budget']
  // Its workspace was thrown away, with what set-up had made.
  if (coded.end.kind === 'error' && coded.end.what === 'disk') did.ready = false
  if (verdict.kind === 'interrupt') return settleInterruption(ledger, coded, { verdict, budgetUsd })
  if (verdict.kind === 'fail') await settleFailure(ports, ledger, { coded, ...verdict })
  else {
    const validated = await held(work, (signal) => validate(ports, job, { coded, state: ledger.state, signal }))
    if (typeof validated === 'string') await settleFailure(ports, ledger, { coded, cause: 'checks', why: validated })
    else if (validated) {
      did.ready = !validated.validation?.checks.some(({ filled_disk }) => filled_disk)
      await settleChecked(ports, job, { ledger, validated })
    } else settleInterruption(ledger, coded, { verdict: stoppedInChecks, budgetUsd })
  }
  return undefined
}

/** Two things that do not need each other; both have ended when a fault of one is thrown. */
async function together(...work: readonly Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(work)) if (result.status === 'rejected') throw result.reason
}

/** Somebody pushed to the work branch in the last moment: nothing is built on what is no longer its tip. */
function giveBack(ledger: Ledger, { iteration, task }: Prepared): void {
  const why = 'somebody pushed to the work branch before the agent was called'
  ledger.record({
    type: 'attempt_interrupted',
    iteration,
    task: task.id,
    cause: 'work_moved',
    why,
    until: null,
    ...nothingSpent,
  })
}

const stoppedInChecks = {
  kind: 'interrupt' as const,
  cause: 'cancelled' as const,
  why: 'the job was cancelled or stopped',
  until: null,
}
