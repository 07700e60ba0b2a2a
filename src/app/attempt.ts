import type { Step } from '../core/run/next/next-step.ts'
import type { SteeringChange } from '../port/steering.ts'
import type { AgentEnd } from '../schema/agent/agent-end.ts'
import { handoffJsonSchema } from '../schema/agent/handoff.ts'
import type { IndexQuestion } from '../schema/agent/index-call.ts'
import type { Coded, Prepared } from '../schema/run/dossier.ts'
import { delegate } from './job/delegate.ts'
import type { Ledger } from './job/ledger.ts'
import {
  callsAgent,
  type Ended,
  guardedBy,
  nothingSpent,
  type Spent,
  stopped,
  unlessAborted,
  type Work,
  whileHoldingRun,
} from './job/work.ts'
import { code } from './phase/code/code.ts'
import { layOut } from './phase/intake/lay-out.ts'
import { askIndexer, indexQuestion, takeIndexAnswer } from './phase/prepare/indexer.ts'
import { beginOwed, settleOwed } from './phase/prepare/owed-passes.ts'
import { prepare } from './phase/prepare/prepare.ts'
import { dueIndex, indexFields } from './phase/prepare/renew-index.ts'
import { settleAttempt, verdictOn } from './phase/settle/settle-attempt.ts'
import { contributionOf, writeCandidate } from './phase/validate/candidate.ts'
import { askPasses, readPasses } from './phase/validate/passes.ts'
import { reviewed } from './phase/validate/review.ts'
import { validate } from './phase/validate/validate.ts'

/** The phases of one iteration as far as this job takes it; how the job ends, where it does. */
export async function attempt(work: Work, step: Step & { kind: 'attempt' }): Promise<Ended | undefined> {
  const { ports, job, ledger, cancelled, did, reach } = work
  const laid = await layOut(ports, job, { ledger, task: step.task })
  if (laid.kind === 'gone') return laid.reason && stopped(laid.reason)
  const index = await renewed(work, step)
  if (index === 'again') return undefined
  if (callsAgent(reach)) await settleOwed(work)
  else beginOwed(ledger)
  const prepared = await prepare(ports, job, { ledger, ...step, laidOut: laid.laidOut, index })
  const handed =
    reach.until === 'prepared'
      ? delegate(work, { phase: 'prepared', prepared }, { commit: prepared.merge && prepared.start })
      : undefined
  const begin = async (onSent: () => void): Promise<void> => {
    await ledger.save(`begin iteration ${prepared.iteration}: ${step.task.id}`, onSent)
    await work.publish()
  }
  // Whatever goes wrong from here on, this attempt has cost nothing yet.
  did.spent = nothingSpent
  // The lease is ours since the job began, so the files are too: they need not wait for the remote.
  await alongside(begin, async () => {
    if (handed) return
    const restored = ports.workspace.restore(prepared.start)
    // Made while git works, since the call would wait for it.
    handoffJsonSchema()
    await restored
  })
  if (ledger.state.work !== prepared.checkpoint || work.conflict()) {
    giveBack(ledger, prepared)
    return undefined
  }
  if (handed) return { kind: 'handed_on', dossier: handed }
  const onSpent = (spent: Spent) => {
    did.spent = spent
  }
  const guarded = guardedBy(work)
  const at = { spentUsd: ledger.state.usage.usd, guarded, onSpent }
  const changedSince = await ports.steering.look()
  const coded = await code(ports, job, { ...at, prepared, recall: ledger.recall, cancelled })
  const verdict = verdictOn(work, coded)
  did.ready &&= !filledDisk(coded.end)
  if (verdict.kind === 'validate' && reach.until === 'coded') {
    // The checks run in other jobs, which have no key for a model.
    const seen = await reviewed(ports, job, { ...at, coded, checked: false })
    return handOnCoded(work, await passed(work, { ...at, coded: seen, checks: null }))
  }
  const reason = await settleAttempt(
    work,
    { coded, verdict },
    {
      async check() {
        const found = { coded, state: ledger.state, onChecks: work.orders.checks }
        const validation = await whileHoldingRun(work, (signal) => validate(ports, job, { ...found, signal }))
        if (typeof validation === 'object') did.ready = !validation.checks.some(({ filled_disk }) => filled_disk)
        return validation
      },
      async review() {
        const seen = await reviewed(ports, job, { ...at, coded, checked: true })
        if (seen !== coded) work.orders.forget()
        did.ready &&= !filledDisk(seen.reviewed?.end)
        return seen
      },
      pass: (seen, checks) => passed(work, { ...at, coded: seen, checks }),
    },
  )
  await tellSteering(ledger, prepared, changedSince)
  return reason && stopped(reason)
}

/**
 * The index is renewed where it is due. The question for an agent, where another job has the key for a model; `again`
 * where the next step is to be decided anew: the job was cancelled or stopped meanwhile, or hard constraints were merged.
 */
async function renewed(
  work: Work,
  { task, attempt }: Step & { kind: 'attempt' },
): Promise<IndexQuestion | 'again' | undefined> {
  const { ports, job, ledger, reach } = work
  const due = await dueIndex(job, ledger, task)
  if (!due) return undefined
  const elsewhere = reach.until === 'prepared'
  if (job.settings.indexer === 'fields' || (!elsewhere && ports.agent.ask === undefined)) {
    indexFields(ledger, due)
    return undefined
  }
  const question = await indexQuestion(ports, job, { ledger, due })
  if (elsewhere) return question
  const iteration = ledger.state.iteration + 1
  const { recall } = ledger
  const at = { recall, spentUsd: ledger.state.usage.usd, guarded: guardedBy(work) }
  const asked = await unlessAborted(async () => ({
    answer: await askIndexer(ports, job, { ...at, question, iteration, task, attempt }),
  }))
  if (!asked) return 'again'
  if (!asked.answer) return undefined
  takeIndexAnswer(ledger, { question, answer: asked.answer, iteration })
  return due.merge && 'again'
}

/** The change with what the passes said of it that were due. */
async function passed(work: Work, request: Parameters<typeof askPasses>[2]): Promise<Coded> {
  const { ports, job, did } = work
  const { coded, calls } = await askPasses(ports, job, request)
  if (calls.length === 0) return coded
  work.orders.forget()
  did.ready &&= !calls.some(({ end }) => filledDisk(end))
  return { ...coded, passes: await readPasses(ports, job, calls) }
}

/** Named at once, and not taken over by the next job without a person's word. */
async function tellSteering(
  ledger: Ledger,
  { iteration }: Prepared,
  changedSince: () => Promise<SteeringChange>,
): Promise<void> {
  const { paths, plan } = await changedSince()
  if (paths.length === 0) return
  ledger.record({ type: 'steering_changed', iteration, paths: paths.slice(0, 20), plan_source: plan })
}

/** The checks run in other jobs, on the commit that it would become. */
export async function handOnCoded(work: Work, coded: Coded): Promise<Ended> {
  const { ports, job, ledger, did } = work
  const { state } = ledger
  const { closes } = contributionOf(job, state, coded)
  const commit = closes ? coded.checkpoint : await writeCandidate(ports, job, { state, coded })
  const dossier = delegate(work, { phase: 'coded', coded }, { commit, spent: did.spent })
  await ledger.save(`hand on iteration ${coded.iteration}: ${coded.task.id}`)
  return { kind: 'handed_on', dossier }
}

/** Then its workspace was thrown away, with what set-up had made. */
const filledDisk = (end: AgentEnd | undefined): boolean => end?.kind === 'error' && end.what === 'disk'

/** What `sending` waits for is used for `other`; both have ended when a fault of one is thrown. */
async function alongside(sending: (onSent: () => void) => Promise<void>, other: () => Promise<void>): Promise<void> {
  let begun: Promise<void> | undefined
  const onSent = (): void => {
    begun ??= other()
    // Its fault is thrown below, when the other one has ended too.
    begun.catch(() => undefined)
  }
  try {
    await sending(onSent)
  } catch (error) {
    await begun?.catch(() => undefined)
    throw error
  }
  onSent()
  await begun
}

/** Somebody pushed to the work branch in the last moment: nothing is built on what is no longer its tip. */
export function giveBack(ledger: Ledger, { iteration, task }: Pick<Prepared, 'iteration' | 'task'>): void {
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
