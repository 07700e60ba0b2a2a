import { protectedFindings } from '../../../core/guard/protected-paths.ts'
import { mergeMessage } from '../../../core/handoff/commit-message.ts'
import { baseLeftOut } from '../../../core/report/words/notices.ts'
import { taskIn } from '../../../core/run/fold/begin.ts'
import { baseConflict, conflictTask, unresolvedConflict } from '../../../core/run/next/conflict-task.ts'
import { shortOid } from '../../../core/text/report-context.ts'
import type { ConflictingCommits } from '../../../port/work-branch.ts'
import type { Task } from '../../../schema/plan/plan.ts'
import type { LaidOut } from '../../../schema/run/dossier.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { protectedArrivals } from '../../branch/join-work.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { type MergePorts, mergeWithEngineEdits } from '../../own/merge-with-own.ts'
import { mergeMendedPart } from './mended-part.ts'
import { recordAllMerged, recordMergedParts } from './merged-parts.ts'
import { restack } from './restack.ts'
import { recordResolvedStack, recordStackConflict } from './stack-conflict.ts'

/**
 * Merges a moved base into the work as one commit; the checks run on it before any money is spent. Only the work branch
 * moves. By configuration a conflict becomes the next task, or a person's: then the reason to stop is returned.
 */
export async function mergeBase(
  ports: MergePorts & Pick<Ports, 'show' | 'mergeWitness'>,
  job: JobSettings,
  ledger: Ledger,
): Promise<StopReason | undefined> {
  const { workBranch, show } = ports
  const { base, settings } = job
  await recordResolvedConflict(ports, job, ledger)
  await recordResolvedStack(ports, job, ledger)
  await mergeMendedPart(ports, job, ledger)
  const { work: from, work_branch, base_branch } = ledger.state
  await recordMergedParts(ports, job, ledger)
  if (!settings['merge-base'] || (await workBranch.contains(from, base))) return undefined
  if (baseWaits(ledger.state, settings)) return undefined
  if (base_branch !== null && base_branch !== job.baseBranch) {
    const here = job.baseBranch ?? `the detached ${shortOid(base)}`
    show({ kind: 'note', text: `the run's base is ${base_branch}; ${here} is checked out and is not merged` })
    return undefined
  }
  const branch = job.baseBranch ?? 'the base'
  const baseInWords = `${branch} (${shortOid(base)})`
  if (await workBranch.contains(base, from)) {
    if (await refusesWorkflows(ports, ledger, { branch, from, to: base })) return undefined
    const reason = `${baseInWords} holds all of ${work_branch}, which continues from there`
    return recordMerge(ledger, {
      base,
      commit: base,
      why: reason,
      ...(await protectedArrivals(ports, job, { from, to: base })),
    })
  }
  const merge = await mergeOrRestack(ports, job, { ledger, branch })
  if (!merge) return undefined
  if (merge.kind === 'merged') {
    if (await refusesWorkflows(ports, ledger, { branch, from, to: merge.commit })) return undefined
    const reason = `${baseInWords} was merged into ${work_branch} as ${shortOid(merge.commit)}`
    const protects = await protectedArrivals(ports, job, { from, to: merge.commit })
    return recordMerge(ledger, {
      base,
      commit: merge.commit,
      why: `${reason}${await forcePushNote(ports, job, ledger)}`,
      ...protects,
      ...merge.stack,
    })
  }
  return handleConflict(job, ledger, { merge, branch })
}

/** A waiting commit was checked on this tip, and an older conflict is resolved first. */
const baseWaits = (state: Ledger['state'], settings: JobSettings['settings']): boolean =>
  state.awaiting !== null ||
  (state.merging !== null && settings['base-conflict'] === 'task' && !unresolvedConflict(state))

/**
 * Merges the base into the work or into each branch of a stack; undefined if a stack conflicts, which is reported.
 */
async function mergeOrRestack(
  ports: Parameters<typeof mergeBase>[0],
  job: JobSettings,
  { ledger, branch }: { ledger: Ledger; branch: string },
): Promise<ConflictingCommits | { kind: 'merged'; commit: string; stack: { ends?: string[] } } | undefined> {
  const { base, settings } = job
  const { work, work_branch, run } = ledger.state
  const stack = await restack(ports, job, { ledger, branch })
  if (stack?.kind === 'merged') return { kind: 'merged', commit: stack.commit, stack: { ends: [...stack.ends] } }
  if (stack?.kind === 'conflict') await recordStackConflict(ports, job, { ledger, branch, conflict: stack })
  if (stack) return undefined
  const message = mergeMessage({
    prefix: settings['commit-prefix'],
    branch,
    commit: base,
    into: work_branch,
    trailers: { plan: job.planName, run },
    signOff: job.signOff,
  })
  const merge = await mergeWithEngineEdits(ports, { job, ledger, first: work, second: base, message })
  return merge.kind === 'merged' ? { ...merge, stack: {} } : merge
}

/** The remote refuses workflow changes, so the base waits and people are notified. */
async function refusesWorkflows(
  { workBranch, show }: Pick<Ports, 'workBranch' | 'show'>,
  ledger: Ledger,
  { branch, from, to }: { branch: string; from: string; to: string },
): Promise<boolean> {
  const paths = (await workBranch.changedPaths(from, to)).filter((path) => path.startsWith('.github/workflows/'))
  if (paths.length === 0 || !(await workBranch.refusesWorkflows(to))) return false
  show({ kind: 'note', text: `${branch} is not merged: it changed ${paths.join(', ')}, which this token may not push` })
  ledger.send([baseLeftOut(ledger.state, { branch, paths })])
  return true
}

/** After a force-push the work keeps commits that the base no longer has. */
async function forcePushNote(
  { workBranch }: Pick<Ports, 'workBranch'>,
  { base }: JobSettings,
  { state }: Ledger,
): Promise<string> {
  if (await workBranch.contains(base, state.base)) return ''
  return `; it no longer contains ${shortOid(state.base)}, on which ${state.work_branch} is built: to drop that commit's changes, revert them`
}

/** Ends an earlier conflict if the work contains that base, or if merging is off. */
async function recordResolvedConflict(
  { workBranch }: Pick<Ports, 'workBranch'>,
  { settings }: JobSettings,
  ledger: Ledger,
): Promise<void> {
  const { merging, work, work_branch, awaiting } = ledger.state
  if (!merging || awaiting) return
  const { task } = merging
  if (!settings['merge-base']) ledger.record({ type: 'conflict_task_ended', task, why: 'merge-base is false' })
  else if (await workBranch.contains(work, merging.base)) {
    const why = `${work_branch} holds ${shortOid(merging.base)} by now`
    ledger.record({ type: 'conflict_task_ended', task, why })
  }
}

function recordMerge(
  ledger: Ledger,
  request: Pick<EventOf<'base_merged'>, 'base' | 'commit' | 'why' | 'protects' | 'ends'>,
): undefined {
  const { merging, work: from } = ledger.state
  if (merging) ledger.record({ type: 'conflict_task_ended', task: merging.task, why: request.why })
  ledger.record({ type: 'base_merged', from, ...request })
}

/**
 * Adds a conflict task if that is configured, possible and was not tried; otherwise returns the conflict for a person.
 */
function handleConflict(
  job: JobSettings,
  ledger: Ledger,
  { merge, branch }: { merge: ConflictingCommits; branch: string },
): StopReason | undefined {
  const { base, settings } = job
  const { state } = ledger
  // The next step reports it, after the orders.
  if (state.merging?.base === base && unresolvedConflict(state)) return undefined
  const { paths: files, markedTree, newCommits } = merge
  const hasCommonHistory = files.length > 0
  const reason = `${branch} (${shortOid(base)}) ${hasCommonHistory ? 'conflicts with' : 'has no history in common with'} ${state.work_branch}`
  const steering = [...job.steeringFiles, ...settings['protected-paths']]
  const isGuarded =
    protectedFindings(
      files.map((path) => ({ path })),
      steering,
    ).length > 0
  if (settings['base-conflict'] === 'person' || state.merging || markedTree === null || isGuarded) {
    const local = job.baseBranch ?? base
    const agentMay = !state.merging && markedTree !== null && !isGuarded
    return baseConflict({ state, why: `The base changed: ${reason}.`, local, base, files, total: files.length, agentMay })
  }
  const task = conflictTask({ branch, base, files, news: newCommits })
  const { plan } = ledger
  ledger.replacePlan({ ...plan, tasks: [task, ...plan.tasks.filter(({ id }) => id !== task.id)] })
  ledger.record({
    type: 'conflict_task_added',
    task: task.id,
    base,
    files: files.slice(0, 20),
    total: files.length,
    why: reason,
  })
  // Until it is merged, only the state keeps that commit reachable.
  ledger.keep(base)
  return undefined
}

type TipRequest = { readonly ledger: Ledger; readonly remoteWork: string | null }
type PullMerge = { readonly tip: string; readonly number: number; readonly commit: string }

/**
 * After a squash or rebase of the whole work into the base, which git does not see, the work continues from the base if
 * GitHub confirms it. Returns the tip that the work branch may leave.
 */
export async function continueFromMerge(
  ports: Pick<Ports, 'mergeWitness' | 'workBranch'>,
  job: JobSettings,
  request: TipRequest,
): Promise<string | undefined> {
  const { ledger } = request
  const { work, awaiting, merging, base_branch } = ledger.state
  if (!job.settings['merge-base'] || awaiting || merging || base_branch !== job.baseBranch) return undefined
  const merge = await findSquashMerge(ports, job, request)
  if (merge?.tip !== work) return merge && findTipLeftBehind(ports, job, request)
  const reason = `pull request #${merge.number} was merged as ${shortOid(merge.commit)}; the work continues from ${shortOid(job.base)}`
  const protects = await protectedArrivals(ports, job, { from: work, to: job.base })
  recordAllMerged(ledger)
  ledger.record({ type: 'base_merged', base: job.base, from: work, commit: job.base, why: reason, ...protects })
  return merge.tip
}

/** The remote tip, if it was squashed and the work continues from the merge. */
export async function findTipLeftBehind(
  ports: Pick<Ports, 'mergeWitness' | 'workBranch'>,
  job: JobSettings,
  request: TipRequest,
): Promise<string | undefined> {
  const merge = await findSquashMerge(ports, job, request)
  if (!merge) return undefined
  return (await ports.workBranch.contains(request.ledger.state.work, merge.tip)) ? undefined : merge.tip
}

/** Undefined for a merge commit, which git sees. */
async function findSquashMerge(
  { mergeWitness, workBranch }: Pick<Ports, 'mergeWitness' | 'workBranch'>,
  { base }: JobSettings,
  { ledger, remoteWork }: TipRequest,
): Promise<PullMerge | undefined> {
  const tip = remoteWork ?? ledger.state.work
  const merge = await mergeWitness.findMerge(tip)
  if (!merge || !(await workBranch.contains(base, merge.commit))) return undefined
  return (await workBranch.contains(base, tip)) ? undefined : { tip, ...merge }
}

/**
 * The start of the task's agent. A conflict task starts from the merge with its conflicts, made again for each attempt;
 * `gone` if it merges cleanly now.
 */
export async function checkoutTask(
  ports: MergePorts & Pick<Ports, 'show' | 'mergeWitness'>,
  job: JobSettings,
  { ledger, task }: { ledger: Ledger; task: Task },
): Promise<{ kind: 'there'; laidOut: LaidOut | undefined } | { kind: 'gone'; reason: StopReason | undefined }> {
  const { work, merging } = ledger.state
  if (merging?.task !== task.id) return { kind: 'there', laidOut: await checkoutEarlierChange(ports, ledger, task) }
  const { base } = merging
  const message = `${task.id}: ${task.title}\n\nThis is what the agent starts from; it is not on a branch.\n`
  const merge = await mergeWithEngineEdits(ports, { job, ledger, first: work, second: base, message })
  if (merge.kind === 'conflict' && merge.markedTree !== null) {
    const start = await ports.workBranch.write({
      tree: merge.markedTree,
      parent: work,
      second: base,
      message,
      isOffBranch: true,
    })
    return { kind: 'there', laidOut: { start, merge: { base, files: merge.paths } } }
  }
  ledger.record({ type: 'conflict_task_ended', task: task.id, why: 'the work has changed since' })
  return { kind: 'gone', reason: await mergeBase(ports, job, ledger) }
}

/** For a task whose change conflicted with newer work: that change on the tip, with conflict markers. */
async function checkoutEarlierChange(
  { workBranch }: Pick<Ports, 'workBranch'>,
  { state }: Ledger,
  { id, title }: Task,
): Promise<LaidOut | undefined> {
  const { rebase } = taskIn(state, id)
  if (!rebase) return undefined
  const { candidate } = rebase
  const { work: onto } = state
  const merge = await workBranch.mergeTrees(onto, candidate)
  const tree = merge.kind === 'merged' ? merge.tree : merge.markedTree
  // What cannot be shown as markers stands in its prompt, and its agent starts from the work alone.
  if (tree === null) return undefined
  const message = `${id}: ${title}\n\nThis is what the agent starts from; it is not on a branch.\n`
  const start = await workBranch.write({ tree, parent: onto, message, isOffBranch: true })
  return { start, merge: null, rebase: { candidate, files: merge.kind === 'merged' ? [] : merge.paths } }
}
