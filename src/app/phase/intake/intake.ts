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
import { recoverLostAttempt, recoverLostChecks } from '../../branch/recover-lost-attempt.ts'
import { adjusted, type JobSettings, limitsOf } from '../../job/job-settings.ts'
import { type Ledger, openLedger, takeLease } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { proveComplete, proveStep } from '../../job/prove.ts'
import { demandConfinement, reportUncommitted } from '../../job/surroundings.ts'
import { adoptPlan, keepSource, takesOver } from './adopt-plan.ts'
import { heritageOf, inheritKnowledge } from './inherit-knowledge.ts'
import { mendedPart } from './mended-part.ts'
import { goOnFromMerge, mergeBase } from './merge-base.ts'
import { refuseForgotten, refuseMovedBack } from './refuse-moved-back.ts'
import { hasResolvedStack } from './stack-conflict.ts'

export interface ExistingBranch {
  readonly remoteTip: string | null
  /** A job that ended in order had published it; since then a person has deleted it. */
  readonly deleted: boolean
  /** The job before this one did not die: what the state says was published then. */
  readonly endedInOrder: boolean
  /** Its tip, where that was merged by a squash or a rebase: the next commit may leave it behind. */
  readonly replaces: string | undefined
  /** What a person has to bring together before anything is done. */
  readonly conflict: StopReason | undefined
  /** A person ended the job before this one: only an order that wants work goes on. */
  readonly rests: StopReason | undefined
  /** What the look for orders found, where that was nothing new. */
  readonly looked: Incoming | undefined
}

/** Either the run is ours, with what its work branch holds at the remote, or there is nothing to do and nothing was written. */
type Intake =
  | { kind: 'ours'; ledger: Ledger; branch: ExistingBranch }
  | { kind: 'idle'; reason: StopReason; run: LoadedRun; remoteWork: string | null }

/**
 * First phase: load the state, verify it, take the lease, recover what a lost runner left, adopt plan edits.
 * A job with nothing to do writes nothing. Throws RalphError BUSY where another job holds the lease,
 * CHECKS_MISSING where nothing would check what is committed, KNOWLEDGE_FROM_MISSING.
 */
export async function intake(
  ports: Ports,
  job: JobSettings,
  { soFar: jobSoFar, ...request }: { soFar: JobSoFar; callsAgent: boolean; onSent: () => void },
): Promise<Intake> {
  const { callsAgent } = request
  const loaded = await ports.store.load()
  const { run } = loaded
  if (!run || job.fresh) {
    refuseUnchecked(job)
    if (!run) await refuseForgotten(ports, job)
    if (loaded.remoteWork === null && !job.queue?.previous) await refuseMissingFolders(ports, job)
    await demandAgent(ports, job, { callsAgent })
    return { kind: 'ours', ...(await begin(ports, job, { loaded, ...request })) }
  }

  refuseOtherRemote(run, job)
  await refuseHeldLease(ports, job, run)
  const { cursor, consumed } = run.control
  const found = await ports.orderSource.incoming({ since: cursor, started: run.state.started, consumed, to: 'obey' })
  await refuseMovedBack(ports, job, { run, remoteWork: loaded.remoteWork })
  await proveStep(ports, run)
  if (selectTask(run.plan, statusIn(run.state)).kind === 'complete') await proveComplete(ports, run)
  const ordered = found.orders.some(({ id }) => !consumed.includes(id))
  const reason = await nothingToDo(ports, job, { jobSoFar, run, remoteWork: loaded.remoteWork, ordered })
  if (reason) return { kind: 'idle', reason, run, remoteWork: loaded.remoteWork }
  refuseUnchecked(adjusted(job, run.state))
  await demandAgent(ports, adjusted(job, run.state), { callsAgent, state: run.state })
  const heritage = await heritageOf(ports, job, run.state)

  const ledger = openLedger(ports, run, job)
  const { handed } = ledger.state
  takeLease(ports, ledger)
  if (job.atOnce && run.state.waiting) ledger.record({ type: 'wait_lifted' })
  changeRules(job, ledger)
  if (callsAgent) recoverLostChecks(ledger, run.state)
  recoverLostAttempt(ledger, job.settings, handed)
  inheritKnowledge(ports, job, { ledger, heritage })
  await adoptPlan(job, ledger)
  await followRename(ports, job, ledger)
  const replaces = await goOnFromMerge(ports, job, { ledger, remoteWork: loaded.remoteWork })
  const remoteWork = replaces === undefined ? loaded.remoteWork : null
  const conflict = await bringTogether(ports, job, { ledger, remoteWork })
  await ledger.save(`take over ${job.planName}`, () => lookAhead(ports, request))
  const inOrder = endedInOrder(run.state)
  const deleted = loaded.remoteWork === null && inOrder && !conflict
  const branch = { remoteTip: loaded.remoteWork, replaces, deleted, endedInOrder: inOrder, conflict }
  const rests = job.byComment && endedByPerson(run.state.stop) ? run.state.stop : undefined
  return { kind: 'ours', ledger, branch: { ...branch, rests, looked: ordered ? undefined : found } }
}

const endedByPerson = (stop: StopReason | null): stop is StopReason & { kind: 'paused' | 'cancelled' } =>
  stop?.kind === 'paused' || stop?.kind === 'cancelled'

async function refuseMissingFolders({ workBranch }: Pick<Ports, 'workBranch'>, job: JobSettings): Promise<void> {
  for (const check of inFolders(job))
    if (!(await workBranch.mayHaveFolder(job.base, check.working_directory))) throw missingFolder(check, job.base)
}

/** A job that cannot call its agent, or may not call it here, writes nothing; one that has nothing to do does not need it. */
async function demandAgent(
  ports: Pick<Ports, 'agent' | 'base' | 'confinement' | 'embedded' | 'show' | 'uncommitted'>,
  job: JobSettings,
  { callsAgent, state }: { callsAgent: boolean; state?: RunState },
): Promise<void> {
  const { agent, show } = ports
  await refuseLongTemplates(ports, job, state)
  if (callsAgent) demandConfinement(ports, job)
  reportUncommitted(ports, job.base)
  if (!callsAgent) return show({ kind: 'note', text: `agent ${agent.name}: in a separate job`, detail: true })
  const { program, version } = await agent.preflight()
  show({ kind: 'note', text: `agent ${agent.name}: ${program} (${version})`, detail: true })
}

/** Nobody without templates of their own pays for what reads them. Throws RalphError TEMPLATE_TOO_LONG. */
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

/** What an agent's job needs next is made ready while the state is on its way to the remote. */
function lookAhead(
  { workspace, credentialShapes }: Ports,
  { callsAgent, onSent }: { callsAgent: boolean; onSent: () => void },
): void {
  workspace.lookAhead()
  onSent()
  // Whoever waits for it is told why it failed.
  if (callsAgent) credentialShapes.load().catch(() => undefined)
}

async function begin(
  ports: Ports,
  job: JobSettings,
  { loaded, ...request }: { loaded: LoadedRefs; callsAgent: boolean; onSent: () => void },
) {
  if (loaded.run) await refuseHeldLease(ports, job, loaded.run)
  const heritage = await heritageOf(ports, job, null)
  const ledger = openLedger(ports, loaded.run, job)
  startRun(ports, job, ledger)
  inheritKnowledge(ports, job, { ledger, heritage })
  takeLease(ports, ledger)
  const { remoteWork } = loaded
  if (remoteWork === null) await beginOnPrevious(ports, job, ledger)
  else if (!(await ports.workBranch.contains(job.base, remoteWork))) {
    const why = `${job.workBranch} existed before the run`
    const known = await writtenBefore(ports, job, { before: loaded.run?.state, tip: remoteWork })
    const protects = await protectedArrivals(ports, job, { from: job.base, to: remoteWork, known })
    ledger.record({ type: 'work_moved', from: job.base, to: remoteWork, why, ...protects })
  }
  const conflict = await bringTogether(ports, job, { ledger, remoteWork })
  await ledger.save(`start ${job.planName}`, () => lookAhead(ports, request))
  return {
    ledger,
    branch: {
      remoteTip: remoteWork,
      replaces: undefined,
      deleted: false,
      endedInOrder: false,
      conflict,
      rests: undefined,
      looked: undefined,
    },
  }
}

/**
 * Which files of the branch are as the run before this one wrote them back, such as ticks in the plan: no task may change
 * them. Where others changed protected files in that run, its branch says nothing of who wrote what.
 */
async function writtenBefore(
  { workBranch }: Pick<Ports, 'workBranch'>,
  job: JobSettings,
  { before, tip }: { before: RunState | undefined; tip: string },
): Promise<(path: string) => boolean> {
  const isSure = before?.work_branch === job.workBranch && before.steered.length === 0
  if (!isSure || !(await workBranch.contains(tip, before.work))) return () => false
  const since = new Set(await workBranch.changed(before.work, tip))
  // With the writers of all formats, which few jobs need this early.
  const { isOwn } = await import('../../own/own-edits.ts')
  const own = isOwn(job)
  return (path) => own(path) && !since.has(path)
}

/** A plan of a queue may begin on the work of the one before it; what it is told to do still comes from the base. */
async function beginOnPrevious(
  { workBranch }: Pick<Ports, 'workBranch'>,
  job: JobSettings,
  ledger: Ledger,
): Promise<void> {
  const previous = job.queue?.previous
  if (!previous || (await workBranch.contains(job.base, previous.commit))) return
  const { plan, branch, commit, steered } = previous
  // That run's guards let no other through: what else is protected are ralph's own moves and ticks of the plan.
  const known = (path: string): boolean => steered !== null && !steered.includes(path)
  const protects = await protectedArrivals({ workBranch }, job, { from: job.base, to: commit, known })
  const why = `it starts from ${branch}, the work of the plan ${plan}`
  ledger.record({ type: 'work_moved', from: job.base, to: commit, why, ...protects })
}

/** States that a run of the plan begins, as the plan's source has its tasks. */
export function startRun({ clock }: Pick<Ports, 'clock'>, job: JobSettings, ledger: Ledger): void {
  const statuses = job.plan.tasks.map(({ id, status, retry_count }) => ({ id, status, failed_attempts: retry_count }))
  ledger.replacePlan(job.plan)
  keepSource(job, ledger)
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

/** First what people pushed to the work branch, who may have merged the base there; then the base. */
async function bringTogether(
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
  if (run.state.remote === job.remote) return
  throw new RalphError({
    code: 'OTHER_REMOTE',
    message: `This run keeps its branches at ${run.state.remote}, but this job is set to use ${job.remote}.`,
    hint: `Continue there with \`--remote ${run.state.remote}\`, or start a new run here with \`--fresh\`.`,
  })
}

/**
 * The same decision as in the loop, taken before anything is written: a tick with nothing to do makes no commit. Where
 * the state does not say so yet, the job before died; this one publishes what it left and ends the run in order.
 */
async function nothingToDo(
  ports: Ports,
  job: JobSettings,
  request: { jobSoFar: JobSoFar; run: LoadedRun; remoteWork: string | null; ordered: boolean },
): Promise<StopReason | undefined> {
  const { run, jobSoFar } = request
  if (openAttempts({ ...run.state, lanes: lanesAtWork(run.state) }).length > 0 || takesOver(job, run.state))
    return undefined
  // Files that could not be used in the job before can be by now, or no job would begin.
  if (run.state.unusable_edits.length > 0) return undefined
  // Nobody has to say it a second time.
  if (job.rules.change?.wanted || (job.atOnce && run.state.waiting)) return undefined
  if (request.ordered || (await canTell(ports, run))) return undefined
  if ((await hasResolvedStack(ports, request)) || (await mendedPart(ports, run.state))) return undefined
  if (await sameConflict(ports, job, request)) return run.state.stop ?? undefined
  const step = nextStep({
    plan: run.plan,
    state: run.state,
    limits: limitsOf(adjusted(job, run.state), run.state),
    job: jobSoFar,
    now: ports.clock.now(),
  })
  if (step.kind !== 'stop' || step.reason.kind !== run.state.stop?.kind) return undefined
  return showsAtBranches(step.reason, run.state.stop) ? undefined : step.reason
}

/** Whether a person has merged meanwhile shows at the branches alone; a pull request cannot be merged without a new base. */
function showsAtBranches(reason: StopReason, before: StopReason): boolean {
  if (reason.kind !== 'human_review' || before.kind !== 'human_review') return false
  return reason.conflict !== undefined || reason.unread?.base !== before.unread?.base
}

/**
 * A job may have died between writing what it had to tell and telling it; what nobody can be told changes nothing. Only
 * the holder of the run tells people (`notify`): two jobs that come after a lost one would both do it. All else is
 * compared with what is there.
 */
async function canTell(ports: Pick<Ports, 'outbox'>, { control: { outbox } }: LoadedRun): Promise<boolean> {
  if (outbox.some(({ kind }) => kind === 'notify')) return true
  return outbox.length > 0 && (await ports.outbox.deliver(outbox)).length > 0
}

/** Nobody has touched either side since a job stopped for this conflict: another look would find the same. */
async function sameConflict(
  { workBranch }: Pick<Ports, 'workBranch'>,
  { base, settings }: JobSettings,
  { run, remoteWork }: { run: LoadedRun; remoteWork: string | null },
): Promise<boolean> {
  const { work, stop } = run.state
  if (stop?.kind !== 'human_review' || stop.conflict?.ours !== work) return false
  // An agent is allowed to try by now.
  if (stop.conflict.agent_may && settings['base-conflict'] === 'task') return false
  const { theirs } = stop.conflict
  if (theirs === remoteWork) return true
  if (theirs !== base || !settings['merge-base']) return false
  return remoteWork === null || workBranch.contains(work, remoteWork)
}

/**
 * Follows the base branch to its new name, before anything is merged from it. Git redirects nobody (GitHub docs
 * "Renaming a branch"), so it is taken for renamed where the remote has it no more, its default branch is the one that
 * this job runs for, and that one holds the base. Else a warning says what is known, and what a person can do.
 */
async function followRename(
  { workBranch, show }: Pick<Ports, 'workBranch' | 'show'>,
  { base, baseBranch: now, remote }: JobSettings,
  ledger: Ledger,
): Promise<void> {
  const { base_branch: old, base: known } = ledger.state
  if (old === null || now === null || old === now) return
  const { there, defaultBranch } = await workBranch.find(old)
  if (there) return
  const holds = await workBranch.contains(base, known)
  if (holds && defaultBranch === now) {
    ledger.record({ type: 'base_renamed', from: old, to: now })
    return
  }
  const doubt = holds ? `nothing says that ${now} is its new name` : `${now} lacks ${shortOid(known)}, the run's base`
  const back = `${commandSpan('git', 'push', remote, `${known}:refs/heads/${old}`)} puts it back`
  const text = `the base branch ${old} is gone from the remote, and ${doubt}. ${back}; \`fresh\` starts a new run on ${now}`
  show({ kind: 'warning', text })
}

/** Records what this job makes of the rules of the run. */
export function changeRules({ rules: { change } }: JobSettings, ledger: Ledger): void {
  if (!change) return
  const { wanted: _, ...said } = change
  ledger.record({ type: 'rules_changed', ...said })
}
