import { confinedIn } from '../../core/confinement/policy.ts'
import { laneOf } from '../../core/run/fold/open-attempts.ts'
import { legOf } from '../../core/run/next/leg-of-round.ts'
import { addUsage, noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { AgentCall } from '../../schema/run/agent-call.ts'
import type { Coded, Dossier, Prepared } from '../../schema/run/dossier.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { askCounsel } from '../calls/counsel.ts'
import { callOwedPasses, recordOwedPasses } from '../calls/owed-passes.ts'
import { askPasses } from '../calls/passes.ts'
import { askReviewer } from '../calls/review.ts'
import { type RunInterruptible, unlessStopped } from '../job/job-context.ts'
import { type JobSettings, withOrderedSettings } from '../job/job-settings.ts'
import { type Ledger, openLedger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { reportUnusedServers } from '../job/servers.ts'
import { recordConfinement, reportNetworkRefusals, reportUncommitted, requireConfinement } from '../job/surroundings.ts'
import { spentInLane } from '../lanes/begin-lane.ts'
import { codeAfterCalls, hasFailed, usageOf } from '../phase/code/code-after-calls.ts'
import { contributionOf } from '../phase/validate/candidate.ts'
import { claimToCheck } from '../phase/validate/unchanged.ts'
import { loadDelegatedWork, notUnderWay } from './finish.ts'
import { obtainStart } from './take-parcel.ts'

export type AgentJobEnd = Pick<Coded, 'end' | 'usage' | 'findings'> & {
  readonly candidate: boolean
  /** True if the job ran only passes that had waited, or a call about the whole plan. */
  readonly ranNoAgent: boolean
}

/**
 * Runs the code phase in a job of its own that may only read. Leaves the commit and the answer for the job that settles
 * them. Nobody renews the lease here; an order to pause or stop still ends the call. Throws RalphError NOT_UNDER_WAY if
 * nothing waits for an agent.
 */
export async function agentJob(
  ports: Ports,
  jobSettings: JobSettings,
  { cancelled, lane = 0 }: { cancelled: AbortSignal; lane?: number },
): Promise<AgentJobEnd> {
  const { run } = await ports.store.load()
  const { storedDossier } = await loadDelegatedWork(ports, run)
  const dossier = run && legOf(run.state, storedDossier, lane)
  if (!dossier || (dossier.phase !== 'prepared' && dossier.phase !== 'passes' && dossier.phase !== 'counsel'))
    throw notUnderWay('what waits needs no agent')
  const job = withOrderedSettings(jobSettings, run.state)
  const ledger = openLedger(ports, run, job)
  requireConfinement(ports, job)
  // The prompt was written on another machine, which did not know what confines the agent here.
  if (run.state.confined === null) recordConfinement(ledger, ports.confinement)
  reportUncommitted(ports, jobSettings.base)
  await ports.agent.preflight()
  await ports.credentialShapes.load()
  const callOptions = {
    spent: spentBefore(run.state, job, dossier),
    guarded: <T>(act: (signal: AbortSignal) => Promise<T>) => unlessStopped(ports, { ledger, signal: cancelled }, act),
  }
  const counsel =
    dossier.phase === 'counsel'
      ? await askCounsel(ports, job, { ...callOptions, ledger, counsel: dossier.counsel })
      : undefined
  const owedCalls =
    counsel || !asksOwedPasses(storedDossier, lane) ? [] : await callOwedPasses(ports, job, { ...callOptions, ledger })
  await recordOwedPasses(ports, job, { ledger, calls: owedCalls })
  const spent = addUsage(callOptions.spent, usageOf(owedCalls))
  const iteration =
    dossier.phase === 'prepared'
      ? await runIteration(ports, job, { ...callOptions, ...dossier, spent, ledger, cancelled })
      : { call: noCall, candidate: false }
  const { call, candidate } = iteration
  const confinement = ports.confinement && { confined: confinedIn(ports.confinement) }
  const report: AgentCall = {
    schema: 1,
    nonce: dossier.nonce,
    ...call,
    ...confinement,
    ...(owedCalls.length > 0 && { owed: [...owedCalls] }),
    ...(counsel && { counsel }),
  }
  reportNetworkRefusals(ports)
  await ports.parcel.putText('call', ports.redact(JSON.stringify(report)))
  const ranNoAgent = dossier.phase !== 'prepared'
  const otherUsage = counsel ? counsel.usage : usageOf(owedCalls)
  return { end: call.end, usage: ranNoAgent ? otherUsage : call.usage, findings: call.findings, candidate, ranNoAgent }
}

/** Only the first job of a round calls the passes that waited. */
const asksOwedPasses = (dossier: Dossier, lane: number): boolean =>
  dossier.phase !== 'lanes' || dossier.parcels[0]?.lane === lane

/** In a lane, so much counts as spent that the reserved part of the budget remains. */
function spentBefore(state: RunState, job: JobSettings, dossier: Dossier): Usage {
  const lane = dossier.phase === 'prepared' ? laneOf(state, dossier.prepared.iteration) : undefined
  return lane ? spentInLane({ usd: lane.reserved_usd, tokens: lane.reserved_tokens }, job.settings) : state.usage
}

type CallReport = Omit<AgentCall, 'schema' | 'nonce' | 'confined' | 'owed'>

const noPaths = { paths: [], total: 0 }
const noCall: CallReport = {
  end: { kind: 'no_result', tail: '' },
  usage: noUsage,
  durationMs: 0,
  lingeredMs: null,
  denials: [],
  handoff: null,
  handoffSource: null,
  hidden: noPaths,
  environment: noPaths,
  unready: null,
  findings: [],
}

/** Runs one iteration up to the checks, and leaves its commit for them. */
async function runIteration(
  ports: Ports,
  job: JobSettings,
  request: {
    ledger: Ledger
    prepared: Prepared
    nonce: string
    spent: Usage
    guarded: RunInterruptible
    cancelled: AbortSignal
  },
): Promise<{ call: CallReport; candidate: boolean }> {
  const { ledger, prepared, cancelled } = request
  await obtainStart(ports, prepared)
  await ports.workspace.restore(prepared.start)
  await ports.workspace.setUp(job.settings.setup, cancelled)
  const codeRequest = { ...request, recall: ledger.recall, onSpent: () => undefined }
  const { coded: agentResult, made } = await codeAfterCalls(ports, job, codeRequest)
  reportUnusedServers(ports, agentResult)
  const callOptions = { ...codeRequest, spent: addUsage(request.spent, usageOf(made)) }
  const { closes } = contributionOf(job, ledger.state, agentResult)
  const isChecked =
    agentResult.changes.length > 0 || closes || claimToCheck(job, ledger.state, agentResult) !== undefined
  const candidate = isChecked && !hasFailed(agentResult)
  // The job of the checks has no key for a model, so the review happens here.
  const { coded: reviewedResult, call: review } = candidate
    ? await askReviewer(ports, job, { ...callOptions, coded: agentResult, checked: false })
    : { coded: agentResult, call: undefined }
  const { coded, calls: passes } = candidate
    ? await askPasses(ports, job, { ...callOptions, coded: reviewedResult, checks: null })
    : { coded: reviewedResult, calls: [] }
  const { end, usage, durationMs, lingeredMs, denials, handoff, handoffSource } = coded
  const { hidden, environment, unready, findings, tree, servers, extraction, steps } = coded
  if (candidate) {
    const message = `candidate of iteration ${prepared.iteration}\n`
    const commit = await ports.workBranch.write({ tree, parent: prepared.start, message })
    await ports.parcel.putCommit({ commit, start: prepared.start })
  }
  const call: CallReport = {
    end,
    usage,
    durationMs,
    lingeredMs,
    denials: [...denials],
    ...(steps && { steps }),
    handoff,
    handoffSource,
    hidden: { paths: [...hidden.paths], total: hidden.total },
    environment: { paths: [...environment.paths], total: environment.total },
    unready,
    findings: [...findings],
    ...(servers && { servers }),
    ...(extraction && { extraction }),
    ...(review && { review }),
    ...(made.length > 0 && { calls: [...made] }),
    ...(passes.length > 0 && { passes: [...passes] }),
  }
  return { call, candidate }
}
