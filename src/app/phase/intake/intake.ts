import { RalphError } from '../../../core/error/error.ts'
import { selectTask } from '../../../core/plan/graph/blocked.ts'
import { templatePaths } from '../../../core/prompt/overrides.ts'
import { endedInOrder, statusIn } from '../../../core/run/fold/begin.ts'
import { lanesAtWork, openAttempts } from '../../../core/run/fold/open-attempts.ts'
import { leaseVerdict } from '../../../core/run/lease/lease-verdict.ts'
import { type JobSoFar, nextStep } from '../../../core/run/next/next-step.ts'
import { formatUtc } from '../../../core/text/amounts.ts'
import { commandSpan, ralphCommand, shortOid } from '../../../core/text/report-context.ts'
import { inFolders, missingFolder, refuseUnchecked } from '../../../core/validation/checks.ts'
import type { Incoming } from '../../../port/outside.ts'
import type { LoadedRefs, LoadedRun } from '../../../port/state-store.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { joinWork, protectedArrivals } from '../../branch/join-work.ts'
import { recoverLostChecks, settleLostAttempts } from '../../branch/lost-attempts.ts'

import { type JobSettings, limitsOf, withOrderedSettings } from '../../job/job-settings.ts'

import { type Ledger, openLedger, takeLease } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { proveComplete, proveStep } from '../../job/prove.ts'
import { reportUncommitted, requireConfinement } from '../../job/surroundings.ts'
import { adoptPlan, attachSource, shouldAdoptPlan } from './adopt-plan.ts'
import { inheritKnowledge, readHeritage } from './inherit-knowledge.ts'
import { findMendedPart } from './mended-part.ts'
import { continueFromMerge, mergeBase } from './merge-base.ts'
import { refuseForgotten, refuseMovedBack } from './refuse-moved-back.ts'
import { hasResolvedStack } from './stack-conflict.ts'

export interface ExistingBranch {
  readonly remoteTip: string | null
  /** A person deleted it after a job that published it and ended in order. */
  readonly deleted: boolean
  /** The job before did not die: its state was published. */
  readonly endedInOrder: boolean
  /** Its tip, if that was squashed or rebased into the base: the next commit may leave it behind. */
  readonly replaces: string | undefined
  /** Commits that a person has to join first. */
  readonly conflict: StopReason | undefined
  /** Set if an operator stopped the previous job: then only an order that asks for work restarts the run. */
  readonly restReason: StopReason | undefined
  /** The first poll for orders, if it had no new ones. */
  readonly firstLook: Incoming | undefined
}

/** `idle`: nothing to do, and nothing was written. */
type IntakeResult =
  | { kind: 'ours'; ledger: Ledger; branch: ExistingBranch }
  | { kind: 'idle'; reason: StopReason; run: LoadedRun; remoteWork: string | null }

/**
 * First phase: loads and verifies the state, takes the lease, recovers a lost attempt, adopts plan edits. A job with
 * nothing to do writes nothing. Throws RalphError BUSY, CHECKS_MISSING or KNOWLEDGE_FROM_MISSING.
 */
export async function intake(
  ports: Ports,
  job: JobSettings,
  { soFar: jobSoFar, ...request }: { soFar: JobSoFar; callsAgent: boolean; onSent: () => void },
): Promise<IntakeResult> {
  const { callsAgent } = request
  const loaded = await ports.store.load()
  const { run } = loaded
  if (!run || job.fresh) {
    refuseUnchecked(job)
    if (!run) await refuseForgotten(ports, job)
    await refuseMissingFolders(ports, job, loaded)
    await requireAgent(ports, job, { callsAgent })
    return { kind: 'ours', ...(await beginRun(ports, job, { loaded, ...request })) }
  }

  refuseOtherRemote(run, job)
  await refuseHeldLease(ports, job, run)
  const { cursor, consumed } = run.control
  const incoming = await ports.orderSource.incoming({ since: cursor, started: run.state.started, consumed, to: 'obey' })
  await refuseMovedBack(ports, job, { run, remoteWork: loaded.remoteWork })
  await proveStep(ports, run)
  if (selectTask(run.plan, statusIn(run.state)).kind === 'complete') await proveComplete(ports, run)
  const hasNewOrders = incoming.orders.some(({ id }) => !consumed.includes(id))
  const reason = await findIdleReason(ports, job, {
    jobSoFar,
    run,
    remoteWork: loaded.remoteWork,
    ordered: hasNewOrders,
  })
  if (reason) return { kind: 'idle', reason, run, remoteWork: loaded.remoteWork }
  refuseUnchecked(withOrderedSettings(job, run.state))
  await requireAgent(ports, withOrderedSettings(job, run.state), { callsAgent, state: run.state })
  const heritage = await readHeritage(ports, job, run.state)

  const ledger = openLedger(ports, run, job)
  const { handed } = ledger.state
  takeLease(ports, ledger)
  if (job.skipsWait && run.state.waiting) ledger.record({ type: 'wait_lifted' })
  recordRulesChange(job, ledger)
  if (callsAgent) recoverLostChecks(ledger, run.state)
  settleLostAttempts(ledger, job.settings, handed)
  inheritKnowledge(ports, job, { ledger, heritage })
  await adoptPlan(job, ledger)
  await followRename(ports, job, ledger)
  const replaces = await continueFromMerge(ports, job, { ledger, remoteWork: loaded.remoteWork })
  const remoteWork = replaces === undefined ? loaded.remoteWork : null
  const conflict = await joinAndMergeBase(ports, job, { ledger, remoteWork })
  await ledger.save(`take over ${job.planName}`, () => preload(ports, request))
  const inOrder = endedInOrder(run.state)
  const deleted = loaded.remoteWork === null && inOrder && !conflict
  const branch = { remoteTip: loaded.remoteWork, replaces, deleted, endedInOrder: inOrder, conflict }
  const restReason = job.byComment && endedByPerson(run.state.stop) ? run.state.stop : undefined
  return { kind: 'ours', ledger, branch: { ...branch, restReason, firstLook: hasNewOrders ? undefined : incoming } }
}

const endedByPerson = (stop: StopReason | null): stop is StopReason & { kind: 'paused' | 'cancelled' } =>
  stop?.kind === 'paused' || stop?.kind === 'cancelled'

/** A run that starts from the base needs the folders of its checks there. */
async function refuseMissingFolders(
  { workBranch }: Pick<Ports, 'workBranch'>,
  job: JobSettings,
  { remoteWork }: LoadedRefs,
): Promise<void> {
  if (remoteWork !== null || job.queue?.previous) return
  for (const check of inFolders(job))
    if (!(await workBranch.mayHaveFolder(job.base, check.working_directory))) throw missingFolder(check, job.base)
}

/** A job that cannot or may not call its agent writes nothing. */
async function requireAgent(
  ports: Pick<Ports, 'agent' | 'base' | 'confinement' | 'embedded' | 'show' | 'uncommitted'>,
  job: JobSettings,
  { callsAgent, state }: { callsAgent: boolean; state?: RunState },
): Promise<void> {
  const { agent, show } = ports
  await refuseLongTemplates(ports, job, state)
  if (callsAgent) requireConfinement(ports, job)
  reportUncommitted(ports, job.base)
  if (!callsAgent) return show({ kind: 'note', text: `agent ${agent.name}: in a separate job`, detail: true })
  const { program, version } = await agent.preflight()
  show({ kind: 'note', text: `agent ${agent.name}: ${program} (${version})`, detail: true })
}

/** Loads the templates only if there are own ones. Throws RalphError TEMPLATE_TOO_LONG. */
async function refuseLongTemplates(
  ports: Pick<Ports, 'base' | 'embedded'>,
  job: JobSettings,
  state: RunState | undefined,
): Promise<void> {
  const paths = [...templatePaths['output-instructions'], ...templatePaths['first-iteration']]
  const texts = await Promise.all(paths.map((path) => ports.base.read(path)))
  if (texts.every((text) => text === undefined)) return
  const { promptTemplates } = await import('../../job/prompt-templates.ts')
  await promptTemplates(ports, job, { measured: state?.measured ?? [], isFirst: !state?.recent.length })
}

/** Prepares the workspace and the rules while git pushes the state. */
function preload(
  { workspace, credentialShapes }: Ports,
  { callsAgent, onSent }: { callsAgent: boolean; onSent: () => void },
): void {
  workspace.prefetch()
  onSent()
  // Thrown when it is awaited.
  if (callsAgent) credentialShapes.load().catch(() => undefined)
}

async function beginRun(
  ports: Ports,
  job: JobSettings,
  { loaded, ...request }: { loaded: LoadedRefs; callsAgent: boolean; onSent: () => void },
) {
  if (loaded.run) await refuseHeldLease(ports, job, loaded.run)
  const heritage = await readHeritage(ports, job, null)
  const ledger = openLedger(ports, loaded.run, job)
  startRun(ports, job, ledger)
  inheritKnowledge(ports, job, { ledger, heritage })
  takeLease(ports, ledger)
  const { remoteWork } = loaded
  if (remoteWork === null) await beginOnPrevious(ports, job, ledger)
  else if (!(await ports.workBranch.contains(job.base, remoteWork))) {
    const reason = `${job.workBranch} existed before the run`
    const isExpected = await findEngineWritten(ports, job, { before: loaded.run?.state, tip: remoteWork })
    const protects = await protectedArrivals(ports, job, { from: job.base, to: remoteWork, isExpected })
    ledger.record({ type: 'work_moved', from: job.base, to: remoteWork, why: reason, ...protects })
  }
  const conflict = await joinAndMergeBase(ports, job, { ledger, remoteWork })
  await ledger.save(`start ${job.planName}`, () => preload(ports, request))
  return {
    ledger,
    branch: {
      remoteTip: remoteWork,
      replaces: undefined,
      deleted: false,
      endedInOrder: false,
      conflict,
      restReason: undefined,
      firstLook: undefined,
    },
  }
}

/**
 * The files that the run before wrote back, such as ticks in the plan. Unknown if others changed protected files in
 * that run.
 */
async function findEngineWritten(
  { workBranch }: Pick<Ports, 'workBranch'>,
  job: JobSettings,
  { before, tip }: { before: RunState | undefined; tip: string },
): Promise<(path: string) => boolean> {
  const isSure = before?.work_branch === job.workBranch && before.steered.length === 0
  if (!isSure || !(await workBranch.contains(tip, before.work))) return () => false
  const changedSince = new Set(await workBranch.changedPaths(before.work, tip))
  // Imports the writers of all formats, which few jobs need here.
  const { isEngineFileOf: isOwn } = await import('../../own/own-edits.ts')
  const isEngineFile = isOwn(job)
  return (path) => isEngineFile(path) && !changedSince.has(path)
}

/** A queued plan may start from the plan before it; its instructions still come from the base. */
async function beginOnPrevious(
  { workBranch }: Pick<Ports, 'workBranch'>,
  job: JobSettings,
  ledger: Ledger,
): Promise<void> {
  const previous = job.queue?.previous
  if (!previous || (await workBranch.contains(job.base, previous.commit))) return
  const { plan, branch, commit, steered } = previous
  // That run's guards refused other changes: the protected files hold ralph's own edits.
  const isExpected = (path: string): boolean => steered !== null && !steered.includes(path)
  const protects = await protectedArrivals({ workBranch }, job, { from: job.base, to: commit, isExpected })
  const reason = `it starts from ${branch}, the work of the plan ${plan}`
  ledger.record({ type: 'work_moved', from: job.base, to: commit, why: reason, ...protects })
}

export function startRun({ clock }: Pick<Ports, 'clock'>, job: JobSettings, ledger: Ledger): void {
  const statuses = job.plan.tasks.map(({ id, status, retry_count }) => ({ id, status, failed_attempts: retry_count }))
  ledger.replacePlan(job.plan)
  attachSource(job, ledger)
  ledger.record({
    type: 'run_started',
    run: clock.id(),
    plan: job.planName,
    base: job.base,
    base_branch: job.baseBranch,
    work_branch: job.workBranch,
    remote: job.remote,
    plan_source: job.planSource,
    plan_file: job.planAtTop,
    plan_format: job.planFormat?.name ?? null,
    started_by: job.startedBy,
    issue: job.issue,
    rules: job.rules.recorded,
    ...(job.queue?.moves && { queue: job.queue.folder }),
    tasks: statuses,
  })
}

/** Joins pushed commits first, which may contain a merge of the base; then merges the base. */
async function joinAndMergeBase(
  ports: Ports,
  job: JobSettings,
  request: { ledger: Ledger; remoteWork: string | null },
): Promise<StopReason | undefined> {
  const { ledger, remoteWork: theirs } = request
  const conflict = theirs === null ? undefined : await joinWork(ports, job, { ledger, theirs })
  return conflict ?? mergeBase(ports, job, ledger)
}

async function refuseHeldLease(ports: Ports, job: JobSettings, run: LoadedRun): Promise<void> {
  const { lease } = run.state
  const life = lease ? await ports.liveness.check(lease.holder) : 'gone'
  const verdict = leaseVerdict(lease, life, { now: ports.clock.now(), handed: run.state.handed !== null })
  if (verdict.kind !== 'held') return
  const lost =
    verdict.expires === undefined ? '' : ` If it was lost, its lease expires at ${formatUtc(verdict.expires)}.`
  throw new RalphError({
    code: 'BUSY',
    message: `Another job is running this plan: ${verdict.why}.`,
    hint: `Wait for it to end, or watch it with \`${ralphCommand(job, 'status')}\`.${lost}`,
  })
}

function refuseOtherRemote(run: LoadedRun, job: JobSettings): void {
  if (run.state.remote === job.remote || run.state.remote === job.formerRemote) return
  throw new RalphError({
    code: 'OTHER_REMOTE',
    message: `This run keeps its branches at ${run.state.remote}, but this job is set to use ${job.remote}.`,
    hint: `Continue there with \`--remote ${run.state.remote}\`, or start a new run here with \`--fresh\`.`,
  })
}

/**
 * The loop's decision before anything is written, so that a tick without work makes no commit. If the state does not
 * have it yet, the job before died, and this one ends the run in order.
 */
async function findIdleReason(
  ports: Ports,
  job: JobSettings,
  request: { jobSoFar: JobSoFar; run: LoadedRun; remoteWork: string | null; ordered: boolean },
): Promise<StopReason | undefined> {
  const { run, jobSoFar } = request
  if (openAttempts({ ...run.state, lanes: lanesAtWork(run.state) }).length > 0 || shouldAdoptPlan(job, run.state))
    return undefined
  // Unusable files may be usable now; otherwise no job would begin.
  if (run.state.unusable_edits.length > 0) return undefined
  if (job.rules.change?.wanted || (job.skipsWait && run.state.waiting)) return undefined
  if (request.ordered || (await canDeliver(ports, run))) return undefined
  if ((await hasResolvedStack(ports, request)) || (await findMendedPart(ports, run.state))) return undefined
  if (await isSameConflict(ports, job, request)) return run.state.stop ?? undefined
  const step = nextStep({
    plan: run.plan,
    state: run.state,
    limits: limitsOf(withOrderedSettings(job, run.state), run.state),
    job: jobSoFar,
    now: ports.clock.now(),
  })
  if (step.kind !== 'stop' || step.reason.kind !== run.state.stop?.kind) return undefined
  return dependsOnBranches(step.reason, run.state.stop) ? undefined : step.reason
}

/** Merges by people show only at the branches. */
function dependsOnBranches(reason: StopReason, before: StopReason): boolean {
  if (reason.kind !== 'human_review' || before.kind !== 'human_review') return false
  return reason.conflict !== undefined || reason.unread?.base !== before.unread?.base
}

/**
 * Whether effects of a job that died can be delivered now. Only the run's holder notifies people, so that two jobs do
 * not both do it.
 */
async function canDeliver(ports: Pick<Ports, 'outbox'>, { control: { outbox } }: LoadedRun): Promise<boolean> {
  if (outbox.some(({ kind }) => kind === 'notify')) return true
  return outbox.length > 0 && (await ports.outbox.deliver(outbox)).length > 0
}

/** Neither side has changed since a job stopped for this conflict. */
async function isSameConflict(
  { workBranch }: Pick<Ports, 'workBranch'>,
  { base, settings }: JobSettings,
  { run, remoteWork }: { run: LoadedRun; remoteWork: string | null },
): Promise<boolean> {
  const { work, stop } = run.state
  if (stop?.kind !== 'human_review' || stop.conflict?.ours !== work) return false
  // The settings now allow an agent to try.
  if (stop.conflict.agent_may && settings['base-conflict'] === 'task') return false
  const { theirs } = stop.conflict
  if (theirs === remoteWork) return true
  if (theirs !== base || !settings['merge-base']) return false
  return remoteWork === null || workBranch.contains(work, remoteWork)
}

/**
 * Follows a renamed base branch before the merge. Git does not follow renames (GitHub docs "Renaming a branch"): the
 * old branch must be gone, and this job's must be the default and contain the base. Otherwise warns with a remedy.
 */
async function followRename(
  { workBranch, show }: Pick<Ports, 'workBranch' | 'show'>,
  { base, baseBranch: newBranch, remote }: JobSettings,
  ledger: Ledger,
): Promise<void> {
  const { base_branch: oldBranch, base: runBase } = ledger.state
  if (oldBranch === null || newBranch === null || oldBranch === newBranch) return
  const { exists, defaultBranch } = await workBranch.findBranch(oldBranch)
  if (exists) return
  const hasRunBase = await workBranch.contains(base, runBase)
  if (hasRunBase && defaultBranch === newBranch) {
    ledger.record({ type: 'base_renamed', from: oldBranch, to: newBranch })
    return
  }
  const doubt = hasRunBase
    ? `nothing says that ${newBranch} is its new name`
    : `${newBranch} lacks ${shortOid(runBase)}, the run's base`
  const remedy = `${commandSpan('git', 'push', remote, `${runBase}:refs/heads/${oldBranch}`)} puts it back`
  const text = `the base branch ${oldBranch} is gone from the remote, and ${doubt}. ${remedy}; \`fresh\` starts a new run on ${newBranch}`
  show({ kind: 'warning', text })
}

export function recordRulesChange({ rules: { change } }: JobSettings, ledger: Ledger): void {
  if (!change) return
  const { wanted: _, ...fact } = change
  ledger.record({ type: 'rules_changed', ...fact })
}
