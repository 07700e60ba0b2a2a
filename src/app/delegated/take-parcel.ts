import { readAgentCall, readCallsSoFar, readChecksReport } from '../../core/run/stored/read-parcel.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { mapStrings } from '../../core/text/redact.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { Capture } from '../../port/workspace.ts'
import { noUsage } from '../../schema/agent/usage.ts'
import type { Counsel, MadeCounsel } from '../../schema/counsel/counsel.ts'
import type { AgentCall } from '../../schema/run/agent-call.ts'
import type { Coded, Dossier, HandedOn, Prepared } from '../../schema/run/dossier.ts'
import { readPasses } from '../calls/passes.ts'
import { readReviewer } from '../calls/review.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ports } from '../job/ports.ts'
import { uncalledResult, unresolvedReason } from '../phase/code/code.ts'
import { guard } from '../phase/code/guard.ts'
import { withEngineEdits } from '../phase/validate/candidate.ts'
import type { DelegatedChecks, LostJob } from './settle-delegated.ts'

type ReceivingPorts = Pick<
  Ports,
  | 'workspace'
  | 'credentialShapes'
  | 'workBranch'
  | 'clock'
  | 'parcel'
  | 'clean'
  | 'base'
  | 'embedded'
  | 'withinTime'
  | 'store'
  | 'show'
>

/** How the other jobs of this workflow run ended, as the platform reports it. */
export interface JobEnds {
  /** `cancelled` only if a person cancelled the workflow run. */
  readonly agent: string
  readonly validate: string
  /** Ends of the jobs of single lanes, by `agent 2`. */
  readonly legs?: ReadonlyMap<string, string>
}

export const wasCancelled = ({ agent, validate }: JobEnds): boolean => [agent, validate].includes('cancelled')

/** GitHub has one result for the jobs of all lanes; this is what it means if each job's end is known. */
export function endsByLegs(ends: JobEnds, legs: ReadonlyMap<string, string>): JobEnds {
  const endOfAll = (job: 'agent' | 'validate'): string => {
    const laneEnds = [...legs].flatMap(([key, end]) => (key.startsWith(`${job} `) ? [end] : []))
    if (laneEnds.includes('cancelled')) return 'cancelled'
    return ends[job] === 'cancelled' && laneEnds.length > 0 ? 'timed_out' : ends[job]
  }
  return { agent: endOfAll('agent'), validate: endOfAll('validate') }
}

/** How the job of a lane ended. In a cancelled run, a job that never started counts as cancelled. */
export function endOfLeg(ends: JobEnds, job: 'agent' | 'validate', lane: number): string {
  const end = ends.legs?.get(`${job} ${lane}`) ?? ends[job]
  return end === 'skipped' && wasCancelled(ends) ? 'cancelled' : end
}

/**
 * Adds the agent job's result to a prepared dossier. The answer is bounded, and the commit is read and guarded again;
 * if it is refused, the attempt fails with the reason. Returns the same dossier if that job left nothing. `bare`:
 * without the engine's own edits.
 */
export async function receiveAgentResult(
  ports: ReceivingPorts,
  job: JobSettings,
  { stored: dossier, run, bare = false }: { stored: Dossier; run: LoadedRun; bare?: boolean },
): Promise<Dossier> {
  if (dossier.phase !== 'prepared' && dossier.phase !== 'passes' && dossier.phase !== 'counsel') return dossier
  const file = await ports.parcel.readText('call')
  if (file === undefined) return withCallsOfLostJob(ports, dossier)
  const parsed = 'why' in file ? file : readAgentCall(file.text, { nonce: dossier.nonce, now: ports.clock.now() })
  const call = mapStrings(parsed, ports.clean)
  if (dossier.phase === 'passes') return { ...dossier, calls: 'why' in call ? [] : (call.owed ?? []) }
  if (dossier.phase === 'counsel') {
    const counselAnswer = 'why' in call ? unansweredCounsel(dossier.counsel, call.why) : call.counsel
    return counselAnswer ? { ...dossier, made: { ...counselAnswer, ...dossier.counsel } } : dossier
  }
  const { prepared, ...identity } = dossier
  const coded =
    'why' in call ? refusedResult(prepared, call.why) : await codedFromCall(ports, job, { prepared, call, run, bare })
  return { ...identity, phase: 'coded', coded }
}

/** Calls that were paid for before the agent's job died still count. */
async function withCallsOfLostJob({ parcel, clean }: ReceivingPorts, stored: Dossier): Promise<Dossier> {
  if (stored.phase !== 'prepared') return stored
  const file = await parcel.readText('calls')
  if (file === undefined || 'why' in file) return stored
  const parsed = readCallsSoFar(file.text, stored)
  if ('why' in parsed) return stored
  const { calls, spent } = parsed
  return { ...stored, made: mapStrings(calls, clean), ...(spent && { spent }) }
}

async function codedFromCall(
  ports: ReceivingPorts,
  job: JobSettings,
  { prepared, call, run, bare }: { prepared: Prepared; call: AgentCall; run: LoadedRun; bare: boolean },
): Promise<Coded> {
  const { review, passes: calls } = call
  const unchanged = codedWithoutChanges(prepared, call)
  const { end } = call
  // This attempt cannot pass, so its commit is not needed.
  if ((end.kind !== 'finished' && end.kind !== 'no_result') || call.findings.length > 0) return unchanged
  await obtainStart(ports, prepared)
  const agentCommit = await ports.parcel.receiveCommit(prepared.start)
  if (agentCommit.kind === 'missing') return unchanged
  if (agentCommit.kind === 'refused') return { ...unchanged, findings: [refusalText(agentCommit.why)] }
  const guardResult = await guard(ports, job, { ...agentCommit, ...prepared })
  const unready = call.unready ?? (await unresolvedReason(ports, { ...prepared, tree: agentCommit.tree }))
  const passes = await readPasses(ports, job, calls ?? [])
  const captured = {
    ...unchanged,
    tree: agentCommit.tree,
    changes: agentCommit.changes,
    ...guardResult,
    unready,
    passes,
  }
  const isRefused = guardResult.findings.length > 0 || unready !== null
  const coded =
    isRefused || bare
      ? captured
      : await withEngineEdits(ports, job, { ledger: readOnlyLedger(ports, run), coded: captured })
  if (!review || job.settings.review === 'none') return coded
  return { ...coded, reviewed: await readReviewer(ports, coded, review) }
}

/** The attempt as its report says, without any change. */
function codedWithoutChanges(prepared: Prepared, call: AgentCall): Coded {
  const { prompt: _, systemPrompt: __, calls: planned, ...numbered } = prepared
  const {
    schema: ___,
    nonce: ____,
    review: _____,
    calls: madeCalls = [],
    passes: ______,
    owed,
    counsel: _______,
    ...answer
  } = call
  return {
    ...numbered,
    ...answer,
    ...(planned && { before: { planned, made: madeCalls } }),
    ...(owed && { owed }),
    tree: prepared.start,
    changes: [],
    touched: [],
  }
}

const readOnlyLedger = ({ store }: Pick<Ports, 'store'>, { plan, state }: LoadedRun) => ({
  plan,
  state,
  recall: store.read,
})

/** The agent's tree with the engine's own edits, and its handoff. The guards run in another job. */
export async function attemptToCheck(
  ports: Pick<ReceivingPorts, 'parcel' | 'clock' | 'clean' | 'workspace' | 'workBranch' | 'show' | 'store'>,
  job: JobSettings,
  request: {
    prepared: Prepared
    nonce: string
    run: LoadedRun
    agentCommit: Pick<Capture, 'tree' | 'changes'>
  },
): Promise<Pick<Coded, 'tree' | 'task' | 'handoff'>> {
  const { prepared, nonce, run, agentCommit } = request
  const withoutHandoff = { tree: agentCommit.tree, task: prepared.task, handoff: null }
  const file = await ports.parcel.readText('call')
  if (file === undefined || 'why' in file) return withoutHandoff
  const call = mapStrings(readAgentCall(file.text, { nonce, now: ports.clock.now() }), ports.clean)
  if ('why' in call) return withoutHandoff
  const coded = { ...codedWithoutChanges(prepared, call), tree: agentCommit.tree, changes: agentCommit.changes }
  return withEngineEdits(ports, job, { ledger: readOnlyLedger(ports, run), coded })
}

const unansweredCounsel = (counsel: Counsel, why: string): MadeCounsel => ({
  ...counsel,
  ...{ model: null, end: { kind: 'error', what: 'other', message: refusalText(why) }, usage: noUsage },
  ...{ duration_ms: 0, edited: [] },
})

const refusalText = (why: string): string => `what the agent’s job handed over was refused: ${oneLine(why, 500)}`

const refusedResult = (prepared: Prepared, why: string): Coded => ({
  ...uncalledResult(prepared),
  end: { kind: 'no_result', tail: '' },
  findings: [refusalText(why)],
})

/** The result of the checks' job for this tree; lost if that job, or the agent's before it, left none. */
export async function readCheckResults(
  { parcel }: ReceivingPorts,
  job: Pick<JobSettings, 'checks'>,
  request: { handed: HandedOn; dossier: Dossier; ends: JobEnds },
): Promise<DelegatedChecks> {
  const { handed, dossier, ends } = request
  const agentLost =
    dossier.phase === 'prepared' ||
    (dossier.phase === 'passes' && !dossier.calls) ||
    (dossier.phase === 'counsel' && !dossier.made)
  if (agentLost) return lostJob('the job of the agent', ends.agent)
  if (dossier.phase === 'passes' || dossier.phase === 'counsel') return { results: [] }
  const file = await parcel.readText('checks')
  if (file === undefined) return lostJob('the job of the checks', ends.validate)
  const tree = dossier.phase === 'coded' ? dossier.coded.tree : (handed.commit ?? '')
  const parsed = 'why' in file ? file : readChecksReport(file.text, { nonce: handed.nonce, tree, checks: job.checks })
  if ('why' in parsed) return `what the checks’ job handed over was refused: ${oneLine(parsed.why, 500)}`
  return 'unready' in parsed ? parsed.unready : parsed
}

const lostJob = (jobName: string, end: string): LostJob => ({
  lost: `${jobName} ended without a result (${oneLine(end, 20)})`,
  cancelled: end === 'cancelled',
})

/** Fetches the commits that an attempt starts from into a job that did not prepare it. */
export async function obtainStart(
  { workBranch }: Pick<Ports, 'workBranch'>,
  { start, checkpoint, merge }: Pick<Prepared, 'start' | 'checkpoint' | 'merge'>,
): Promise<void> {
  await workBranch.contains(start, checkpoint)
  if (merge) await workBranch.contains(merge.base, merge.base)
}
