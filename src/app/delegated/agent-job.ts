import { confinedIn } from '../../core/confinement/policy.ts'
import type { AgentCall } from '../../schema/agent/agent-call.ts'
import type { Coded } from '../../schema/run/dossier.ts'
import { demandConfinement } from '../job/confined.ts'
import { adjusted, type JobSettings } from '../job/job-settings.ts'
import { openLedger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { tellUncommitted } from '../job/tell-uncommitted.ts'
import { unlessStopped } from '../job/work.ts'
import { code } from '../phase/code/code.ts'
import { askPasses } from '../phase/validate/passes.ts'
import { askReviewer } from '../phase/validate/review.ts'
import { handedOn, notForThisJob } from './finish.ts'
import { obtainStart } from './take-parcel.ts'

export type AgentJobEnd = Pick<Coded, 'end' | 'usage' | 'findings'> & {
  /** A commit waits for the checks. */
  readonly candidate: boolean
}

/**
 * The third phase in a job of its own, which may only read: calls the agent for what was handed on, and leaves its
 * commit and its words for the job that settles them. The lease is the workflow run's, and nobody renews it here; an
 * order to pause or stop still ends the call. Throws RalphError NOT_UNDER_WAY where nothing waits for an agent.
 */
export async function agentJob(
  ports: Ports,
  given: JobSettings,
  { cancelled }: { cancelled: AbortSignal },
): Promise<AgentJobEnd> {
  const { run } = await ports.store.load()
  const { handed, stored } = await handedOn(ports, run)
  if (!run || stored.phase !== 'prepared') throw notForThisJob('what waits needs no agent')
  const { prepared } = stored
  const job = adjusted(given, run.state)
  const ledger = openLedger(ports, run, job)
  demandConfinement(ports, job)
  tellUncommitted(ports, given.base)
  await ports.agent.preflight()
  await ports.credentialShapes.load()
  await obtainStart(ports, prepared)
  await ports.workspace.restore(prepared.start)
  await ports.workspace.setUp(job.settings.setup, cancelled)
  const at = {
    spentUsd: run.state.usage.usd,
    guarded: <T>(act: (signal: AbortSignal) => Promise<T>) => unlessStopped(ports, { ledger, signal: cancelled }, act),
    onSpent: () => undefined,
  }
  const left = await code(ports, job, { ...at, prepared, cancelled })
  const decided =
    left.findings.length > 0 || left.unready !== null || (left.end.kind !== 'finished' && left.end.kind !== 'no_result')
  const candidate = left.changes.length > 0 && !decided
  // The job of the checks has no key for a model.
  const { coded: seen, call: review } = candidate
    ? await askReviewer(ports, job, { ...at, coded: left, checked: false })
    : { coded: left, call: undefined }
  const { coded, calls: passes } = candidate
    ? await askPasses(ports, job, { ...at, coded: seen, checks: null })
    : { coded: seen, calls: [] }
  const { end, usage, durationMs, lingeredMs, denials, handoff, handoffSource } = coded
  const { hidden, environment, unready, findings, tree } = coded
  if (candidate) {
    const message = `candidate of iteration ${prepared.iteration}\n`
    const commit = await ports.workBranch.write({ tree, parent: prepared.start, message })
    await ports.parcel.putCommit({ commit, start: prepared.start })
  }
  const call: AgentCall = {
    schema: 1,
    nonce: handed.nonce,
    end,
    usage,
    durationMs,
    lingeredMs,
    denials: [...denials],
    handoff,
    handoffSource,
    hidden: { paths: [...hidden.paths], total: hidden.total },
    environment: { paths: [...environment.paths], total: environment.total },
    unready,
    findings: [...findings],
    ...(ports.confinement && { confined: confinedIn(ports.confinement) }),
    ...(review && { review }),
    ...(passes.length > 0 && { passes: [...passes] }),
  }
  await ports.parcel.put('call', ports.redact(JSON.stringify(call)))
  return { end, usage, findings, candidate }
}
