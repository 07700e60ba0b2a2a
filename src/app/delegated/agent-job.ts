import { confinedIn } from '../../core/confinement/policy.ts'
import { laneOf } from '../../core/run/fold/open-attempts.ts'
import { legOf } from '../../core/run/next/leg-of-round.ts'
import { addUsage, noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { AgentCall } from '../../schema/run/agent-call.ts'
import type { Coded, Dossier, Prepared } from '../../schema/run/dossier.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import { type RunInterruptible, unlessStopped } from '../job/job-context.ts'
import { adjusted, type JobSettings } from '../job/job-settings.ts'
import { type Ledger, openLedger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { reportUnusedServers } from '../job/servers.ts'
import { demandConfinement, reportNetworkRefusals, reportUncommitted, stateConfinement } from '../job/surroundings.ts'
import { spentInLane } from '../lanes/begin-lane.ts'
import { codedAfterCalls, isDecided, spentOn } from '../phase/code/code-after-calls.ts'
import { askCounsel } from '../phase/counsel/ask-counsel.ts'
import { askOwed, takeOwed } from '../phase/prepare/owed-passes.ts'
import { contributionOf } from '../phase/validate/candidate.ts'
import { askPasses } from '../phase/validate/passes.ts'
import { askReviewer } from '../phase/validate/review.ts'
import { claimToCheck } from '../phase/validate/unchanged.ts'
import { loadDelegatedWork, notForThisJob } from './finish.ts'
import { obtainStart } from './take-parcel.ts'

export type AgentJobEnd = Pick<Coded, 'end' | 'usage' | 'findings'> & {
  /** A commit waits for the checks. */
  readonly candidate: boolean
  /** It called no coding agent: only passes, which had waited, or whoever looks at the plan as a whole. */
  readonly closing: boolean
}

/**
 * The third phase in a job of its own, which may only read: calls the agent for what was handed on, and leaves its
 * commit and its words for the job that settles them. The lease is the workflow run's, and nobody renews it here; an
 * order to pause or stop still ends the call. `lane`: of several jobs, each asks for its own. Throws RalphError NOT_UNDER_WAY where nothing waits for an agent.
 */
export async function agentJob(
  ports: Ports,
  given: JobSettings,
  { cancelled, lane = 0 }: { cancelled: AbortSignal; lane?: number },
): Promise<AgentJobEnd> {
  const { run } = await ports.store.load()
  const { stored: all } = await loadDelegatedWork(ports, run)
  const stored = run && legOf(run.state, all, lane)
  if (!stored || (stored.phase !== 'prepared' && stored.phase !== 'passes' && stored.phase !== 'counsel'))
    throw notForThisJob('what waits needs no agent')
  const job = adjusted(given, run.state)
  const ledger = openLedger(ports, run, job)
  demandConfinement(ports, job)
  // Nobody knew yet what confines the first agent: its prompt was assembled on another machine.
  if (run.state.confined === null) stateConfinement(ledger, ports.confinement)
  reportUncommitted(ports, given.base)
  await ports.agent.preflight()
  await ports.credentialShapes.load()
  const at = {
    spent: spentBefore(run.state, job, stored),
    guarded: <T>(act: (signal: AbortSignal) => Promise<T>) => unlessStopped(ports, { ledger, signal: cancelled }, act),
  }
  const counsel =
    stored.phase === 'counsel' ? await askCounsel(ports, job, { ...at, ledger, counsel: stored.counsel }) : undefined
  const owed = counsel || !asksOwed(all, lane) ? [] : await askOwed(ports, job, { ...at, ledger })
  await takeOwed(ports, job, { ledger, calls: owed })
  const spent = addUsage(at.spent, spentOn(owed))
  const left =
    stored.phase === 'prepared'
      ? await iterationOf(ports, job, { ...at, ...stored, spent, ledger, cancelled })
      : { call: noCall, candidate: false }
  const { call, candidate } = left
  const bounds = ports.confinement && { confined: confinedIn(ports.confinement) }
  const said: AgentCall = {
    schema: 1,
    nonce: stored.nonce,
    ...call,
    ...bounds,
    ...(owed.length > 0 && { owed: [...owed] }),
    ...(counsel && { counsel }),
  }
  reportNetworkRefusals(ports)
  await ports.parcel.putText('call', ports.redact(JSON.stringify(said)))
  const closing = stored.phase !== 'prepared'
  const asked = counsel ? counsel.usage : spentOn(owed)
  return { end: call.end, usage: closing ? asked : call.usage, findings: call.findings, candidate, closing }
}

/** Of several one asks the passes that waited. */
const asksOwed = (all: Dossier, lane: number): boolean => all.phase !== 'lanes' || all.parcels[0]?.lane === lane

/** What is left of the budget then is what was reserved for it, where several calls share that. */
function spentBefore(state: RunState, job: JobSettings, stored: Dossier): Usage {
  const open = stored.phase === 'prepared' ? laneOf(state, stored.prepared.iteration) : undefined
  return open ? spentInLane({ usd: open.reserved_usd, tokens: open.reserved_tokens }, job.settings) : state.usage
}

type Words = Omit<AgentCall, 'schema' | 'nonce' | 'confined' | 'owed'>

const nothing = { paths: [], total: 0 }
const noCall: Words = {
  end: { kind: 'no_result', tail: '' },
  usage: noUsage,
  durationMs: 0,
  lingeredMs: null,
  denials: [],
  handoff: null,
  handoffSource: null,
  hidden: nothing,
  environment: nothing,
  unready: null,
  findings: [],
}

/** One iteration as far as the checks; its commit is left for them. */
async function iterationOf(
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
): Promise<{ call: Words; candidate: boolean }> {
  const { ledger, prepared, cancelled } = request
  await obtainStart(ports, prepared)
  await ports.workspace.restore(prepared.start)
  await ports.workspace.setUp(job.settings.setup, cancelled)
  const asking = { ...request, recall: ledger.recall, onSpent: () => undefined }
  const { coded: left, made } = await codedAfterCalls(ports, job, asking)
  reportUnusedServers(ports, left)
  const at = { ...asking, spent: addUsage(request.spent, spentOn(made)) }
  const { closes } = contributionOf(job, ledger.state, left)
  const isChecked = left.changes.length > 0 || closes || claimToCheck(job, ledger.state, left) !== undefined
  const candidate = isChecked && !isDecided(left)
  // The job of the checks has no key for a model.
  const { coded: seen, call: review } = candidate
    ? await askReviewer(ports, job, { ...at, coded: left, checked: false })
    : { coded: left, call: undefined }
  const { coded, calls: passes } = candidate
    ? await askPasses(ports, job, { ...at, coded: seen, checks: null })
    : { coded: seen, calls: [] }
  const { end, usage, durationMs, lingeredMs, denials, handoff, handoffSource } = coded
  const { hidden, environment, unready, findings, tree, servers, extraction, steps } = coded
  if (candidate) {
    const message = `candidate of iteration ${prepared.iteration}\n`
    const commit = await ports.workBranch.write({ tree, parent: prepared.start, message })
    await ports.parcel.putCommit({ commit, start: prepared.start })
  }
  const call: Words = {
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
