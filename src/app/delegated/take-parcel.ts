import { readAgentCall, readCallsSoFar, readChecksReport } from '../../core/run/stored/read-parcel.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { mapStrings } from '../../core/text/redact.ts'
import type { LoadedRun } from '../../port/state-store.ts'
import type { Capture } from '../../port/workspace.ts'
import { noUsage } from '../../schema/agent/usage.ts'
import type { Counsel, MadeCounsel } from '../../schema/counsel/counsel.ts'
import type { AgentCall } from '../../schema/run/agent-call.ts'
import type { Coded, Dossier, HandedOn, Prepared } from '../../schema/run/dossier.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ports } from '../job/ports.ts'
import { notCalled, unresolvedReason } from '../phase/code/code.ts'
import { guard } from '../phase/code/guard.ts'
import { withOwnPart } from '../phase/validate/candidate.ts'
import { readPasses } from '../phase/validate/passes.ts'
import { readReviewer } from '../phase/validate/review.ts'
import type { DelegatedChecks, LostJob } from './settle-elsewhere.ts'

type At = Pick<
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

/** How the other jobs of this workflow run ended, as the platform says it and none of them can. */
export interface JobEnds {
  /** `cancelled` only where a person cancelled the workflow run. */
  readonly agent: string
  readonly validate: string
  /** Of the jobs of single lanes, by `agent 2`. */
  readonly legs?: ReadonlyMap<string, string>
}

/** A person cancelled the workflow run. */
export const wasCancelled = ({ agent, validate }: JobEnds): boolean => [agent, validate].includes('cancelled')

/** What GitHub's one result for the jobs of all lanes means, where it is known how each ended. */
export function endsByLegs(ends: JobEnds, legs: ReadonlyMap<string, string>): JobEnds {
  const whole = (job: 'agent' | 'validate'): string => {
    const all = [...legs].flatMap(([key, end]) => (key.startsWith(`${job} `) ? [end] : []))
    if (all.includes('cancelled')) return 'cancelled'
    return ends[job] === 'cancelled' && all.length > 0 ? 'timed_out' : ends[job]
  }
  return { agent: whole('agent'), validate: whole('validate') }
}

/** How the job of a lane ended; in a run that was cancelled one that never began was cancelled, too. */
export function endOfLeg(ends: JobEnds, job: 'agent' | 'validate', lane: number): string {
  const end = ends.legs?.get(`${job} ${lane}`) ?? ends[job]
  return end === 'skipped' && wasCancelled(ends) ? 'cancelled' : end
}

/**
 * What the agent's job made of a prepared iteration: its words are bounded, and of its commit everything is found out
 * anew, by the guards too. What cannot be taken in fails the attempt by its reason. The dossier itself where that job
 * left nothing. `bare`: without what the engine itself changes beside the agent.
 */
export async function broughtByAgent(
  ports: At,
  job: JobSettings,
  { stored, run, bare = false }: { stored: Dossier; run: LoadedRun; bare?: boolean },
): Promise<Dossier> {
  if (stored.phase !== 'prepared' && stored.phase !== 'passes' && stored.phase !== 'counsel') return stored
  const part = await ports.parcel.readText('call')
  if (part === undefined) return withCalls(ports, stored)
  const read = 'why' in part ? part : readAgentCall(part.text, { nonce: stored.nonce, now: ports.clock.now() })
  const call = mapStrings(read, ports.clean)
  if (stored.phase === 'passes') return { ...stored, calls: 'why' in call ? [] : (call.owed ?? []) }
  if (stored.phase === 'counsel') {
    const made = 'why' in call ? noAnswer(stored.counsel, call.why) : call.counsel
    return made ? { ...stored, made: { ...made, ...stored.counsel } } : stored
  }
  const { prepared, ...tie } = stored
  const coded = 'why' in call ? refused(prepared, call.why) : await codedOf(ports, job, { prepared, call, run, bare })
  return { ...tie, phase: 'coded', coded }
}

/** The calls that the agent's job had made when it died, and how far its agent had come: what they cost and taught counts all the same. */
async function withCalls({ parcel, clean }: At, stored: Dossier): Promise<Dossier> {
  if (stored.phase !== 'prepared') return stored
  const part = await parcel.readText('calls')
  if (part === undefined || 'why' in part) return stored
  const read = readCallsSoFar(part.text, stored)
  if ('why' in read) return stored
  const { calls, spent } = read
  return { ...stored, made: mapStrings(calls, clean), ...(spent && { spent }) }
}

async function codedOf(
  ports: At,
  job: JobSettings,
  { prepared, call, run, bare }: { prepared: Prepared; call: AgentCall; run: LoadedRun; bare: boolean },
): Promise<Coded> {
  const { review, passes: calls } = call
  const without = withoutChanges(prepared, call)
  const { end } = call
  // Nothing else can pass, so nothing else needs its commit.
  if ((end.kind !== 'finished' && end.kind !== 'no_result') || call.findings.length > 0) return without
  await obtainStart(ports, prepared)
  const taken = await ports.parcel.receiveCommit(prepared.start)
  if (taken.kind === 'missing') return without
  if (taken.kind === 'refused') return { ...without, findings: [inWords(taken.why)] }
  const guarded = await guard(ports, job, { ...taken, ...prepared })
  const unready = call.unready ?? (await unresolvedReason(ports, { ...prepared, tree: taken.tree }))
  const passes = await readPasses(ports, job, calls ?? [])
  const left = { ...without, tree: taken.tree, changes: taken.changes, ...guarded, unready, passes }
  const isRefused = guarded.findings.length > 0 || unready !== null
  const coded = isRefused || bare ? left : await withOwnPart(ports, job, { ledger: ledgerOf(ports, run), coded: left })
  if (!review || job.settings.review === 'none') return coded
  return { ...coded, reviewed: await readReviewer(ports, coded, review) }
}

/** What the job of the agent says of its call, as an attempt that changed nothing. */
function withoutChanges(prepared: Prepared, call: AgentCall): Coded {
  const { prompt: _, systemPrompt: __, calls: planned, ...numbered } = prepared
  const {
    schema: ___,
    nonce: ____,
    review: _____,
    calls: made = [],
    passes: ______,
    owed,
    counsel: _______,
    ...words
  } = call
  return {
    ...numbered,
    ...words,
    ...(planned && { before: { planned, made } }),
    ...(owed && { owed }),
    tree: prepared.start,
    changes: [],
    touched: [],
  }
}

const ledgerOf = ({ store }: Pick<Ports, 'store'>, { plan, state }: LoadedRun) => ({ plan, state, recall: store.read })

/** What the checks are about: the agent's tree, with what the engine itself adds to it, and its handoff. The guards are asked elsewhere. */
export async function attemptToCheck(
  ports: Pick<At, 'parcel' | 'clock' | 'clean' | 'workspace' | 'workBranch' | 'show' | 'store'>,
  job: JobSettings,
  request: {
    prepared: Prepared
    nonce: string
    run: LoadedRun
    taken: Pick<Capture, 'tree' | 'changes'>
  },
): Promise<Pick<Coded, 'tree' | 'task' | 'handoff'>> {
  const { prepared, nonce, run, taken } = request
  const unread = { tree: taken.tree, task: prepared.task, handoff: null }
  const part = await ports.parcel.readText('call')
  if (part === undefined || 'why' in part) return unread
  const call = mapStrings(readAgentCall(part.text, { nonce, now: ports.clock.now() }), ports.clean)
  if ('why' in call) return unread
  const coded = { ...withoutChanges(prepared, call), tree: taken.tree, changes: taken.changes }
  return withOwnPart(ports, job, { ledger: ledgerOf(ports, run), coded })
}

const noAnswer = (counsel: Counsel, why: string): MadeCounsel => ({
  ...counsel,
  ...{ model: null, end: { kind: 'error', what: 'other', message: inWords(why) }, usage: noUsage },
  ...{ duration_ms: 0, edited: [] },
})

const inWords = (why: string): string => `what the agent’s job handed over was refused: ${oneLine(why, 500)}`

const refused = (prepared: Prepared, why: string): Coded => ({
  ...notCalled(prepared),
  end: { kind: 'no_result', tail: '' },
  findings: [inWords(why)],
})

/** What the checks' job said about these files; lost where it came to no end, or where no agent did before it. */
export async function saidByChecks(
  { parcel }: At,
  job: Pick<JobSettings, 'checks'>,
  request: { handed: HandedOn; dossier: Dossier; ends: JobEnds },
): Promise<DelegatedChecks> {
  const { handed, dossier, ends } = request
  const agentLost =
    dossier.phase === 'prepared' ||
    (dossier.phase === 'passes' && !dossier.calls) ||
    (dossier.phase === 'counsel' && !dossier.made)
  if (agentLost) return lost('the job of the agent', ends.agent)
  // No check was asked for.
  if (dossier.phase === 'passes' || dossier.phase === 'counsel') return { results: [] }
  const part = await parcel.readText('checks')
  if (part === undefined) return lost('the job of the checks', ends.validate)
  const tree = dossier.phase === 'coded' ? dossier.coded.tree : (handed.commit ?? '')
  const read = 'why' in part ? part : readChecksReport(part.text, { nonce: handed.nonce, tree, checks: job.checks })
  if ('why' in read) return `what the checks’ job handed over was refused: ${oneLine(read.why, 500)}`
  return 'unready' in read ? read.unready : read
}

const lost = (which: string, end: string): LostJob => ({
  lost: `${which} ended without a result (${oneLine(end, 20)})`,
  cancelled: end === 'cancelled',
})

/** Brings what an attempt starts from to a job that did not prepare it: where a merge is to be resolved, three commits. */
export async function obtainStart(
  { workBranch }: Pick<Ports, 'workBranch'>,
  { start, checkpoint, merge }: Pick<Prepared, 'start' | 'checkpoint' | 'merge'>,
): Promise<void> {
  await workBranch.contains(start, checkpoint)
  if (merge) await workBranch.contains(merge.base, merge.base)
}
