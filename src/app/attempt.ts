import type { Step } from '../core/run/next-step.ts'
import type { Prepared } from '../schema/dossier.ts'
import { writeCandidate } from './candidate.ts'
import { code } from './code.ts'
import { handOn } from './hand-on.ts'
import { layOut } from './lay-out.ts'
import type { Ledger } from './ledger.ts'
import { prepare } from './prepare.ts'
import { settleAttempt, verdictOn } from './settle-attempt.ts'
import { validate } from './validate.ts'
import { type Ended, guardedBy, held, nothingSpent, type Spent, stopped, type Work } from './work.ts'

/** The phases of one iteration as far as this job takes it; how the job ends, where it does. */
export async function attempt(work: Work, step: Step & { kind: 'attempt' }): Promise<Ended | undefined> {
  const { ports, job, ledger, cancelled, did, reach } = work
  const laid = await layOut(ports, job, { ledger, task: step.task })
  if (laid.kind === 'gone') return laid.reason && stopped(laid.reason)
  const prepared = await prepare(ports, job, { ledger, ...step, laidOut: laid.laidOut })
  const handed =
    reach.until === 'prepared'
      ? handOn(work, { phase: 'prepared', prepared }, { commit: prepared.merge && prepared.start })
      : undefined
  const begin = async (): Promise<void> => {
    await ledger.save(`begin iteration ${prepared.iteration}: ${step.task.id}`)
    await work.publish()
  }
  // The lease is ours since the job began, so the files are too: they need not wait for the remote.
  await together(begin(), ...(handed ? [] : [ports.workspace.restore(prepared.start)]))
  if (ledger.state.work !== prepared.checkpoint || work.conflict()) {
    giveBack(ledger, prepared)
    return undefined
  }
  if (handed) return { kind: 'handed_on', dossier: handed }
  did.spent = nothingSpent
  const onSpent = (spent: Spent) => {
    did.spent = spent
  }
  const spentUsd = ledger.state.usage.usd
  const coded = await code(ports, job, { prepared, spentUsd, guarded: guardedBy(work), cancelled, onSpent })
  const verdict = verdictOn(work, coded)
  // Its workspace was thrown away, with what set-up had made.
  if (coded.end.kind === 'error' && coded.end.what === 'disk') did.ready = false
  if (verdict.kind === 'validate' && reach.until === 'coded') {
    const commit = await writeCandidate(ports, job, { run: ledger.state.run, coded })
    const dossier = handOn(work, { phase: 'coded', coded }, { commit, spent: did.spent })
    await ledger.save(`hand on iteration ${coded.iteration}: ${step.task.id}`)
    return { kind: 'handed_on', dossier }
  }
  const reason = await settleAttempt(work, { coded, verdict }, async () => {
    const at = { coded, state: ledger.state, onChecks: work.orders.checks }
    const validation = await held(work, (signal) => validate(ports, job, { ...at, signal }))
    if (typeof validation === 'object') did.ready = !validation.checks.some(({ filled_disk }) => filled_disk)
    return validation
  })
  return reason && stopped(reason)
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
