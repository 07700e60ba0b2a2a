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
import { type MergePorts, mergeWithOwn } from '../../own/merge-with-own.ts'
import { takeMendedPart } from './mended-part.ts'
import { recordAllMerged, recordMergedParts } from './merged-parts.ts'
import { restack } from './restack.ts'
import { endStackConflict, recordStackConflict } from './stack-conflict.ts'

/**
 * Merges a base that moved since the run began into the work, as one commit that says so; the checks run on it before
 * any money is spent. No ref but the work branch will show it. A conflict becomes the next task or a person's, by
 * configuration: for a person the reason to stop is returned.
 */
export async function mergeBase(
  ports: MergePorts & Pick<Ports, 'show' | 'mergeWitness'>,
  job: JobSettings,
  ledger: Ledger,
): Promise<StopReason | undefined> {
  const { workBranch, show } = ports
  const { base, settings } = job
  await endResolved(ports, job, ledger)
  await endStackConflict(ports, job, ledger)
  await takeMendedPart(ports, job, ledger)
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
  const named = `${branch} (${shortOid(base)})`
  if (await workBranch.contains(base, from)) {
    if (await leftOut(ports, ledger, { branch, from, to: base })) return undefined
    const why = `${named} holds all of ${work_branch}, which continues from there`
    return merged(ledger, { base, commit: base, why, ...(await protectedArrivals(ports, job, { from, to: base })) })
  }
  const merge = await combine(ports, job, { ledger, branch })
  if (!merge) return undefined
  if (merge.kind === 'merged') {
    if (await leftOut(ports, ledger, { branch, from, to: merge.commit })) return undefined
    const why = `${named} was merged into ${work_branch} as ${shortOid(merge.commit)}`
    const protects = await protectedArrivals(ports, job, { from, to: merge.commit })
    return merged(ledger, {
      base,
      commit: merge.commit,
      why: `${why}${await movedBack(ports, job, ledger)}`,
      ...protects,
      ...merge.stack,
    })
  }
  return apart(job, ledger, { merge, branch })
}

/**
 * A commit that waits for approval was validated on this tip, and the task that resolves an older conflict comes first:
 * what the base did since is merged after it.
 */
const baseWaits = (state: Ledger['state'], settings: JobSettings['settings']): boolean =>
  state.awaiting !== null ||
  (state.merging !== null && settings['base-conflict'] === 'task' && !unresolvedConflict(state))

/** The base with the work, or with each branch of a stack; undefined if a stack conflicts with it, which a comment says. */
async function combine(
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
  const merge = await mergeWithOwn(ports, { job, ledger, first: work, second: base, message })
  return merge.kind === 'merged' ? { ...merge, stack: {} } : merge
}

/** No state could be written on top of a commit that the remote refuses: the base waits, and the issue says for what. */
async function leftOut(
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

/** After a force-push the work holds what people took out of the base: it was built on that, and nothing of it is dropped. */
async function movedBack(
  { workBranch }: Pick<Ports, 'workBranch'>,
  { base }: JobSettings,
  { state }: Ledger,
): Promise<string> {
  if (await workBranch.contains(base, state.base)) return ''
  return `; it no longer contains ${shortOid(state.base)}, on which ${state.work_branch} is built: to drop that commit's changes, revert them`
}

/** The conflict of an earlier job is none any more where the work holds that base, or where no base is merged. */
async function endResolved(
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

function merged(
  ledger: Ledger,
  request: Pick<EventOf<'base_merged'>, 'base' | 'commit' | 'why' | 'protects' | 'ends'>,
): undefined {
  const { merging, work: from } = ledger.state
  if (merging) ledger.record({ type: 'conflict_task_ended', task: merging.task, why: request.why })
  ledger.record({ type: 'base_merged', from, ...request })
}

/** A task, where that is wanted, has not been tried in vain, and can be carried out by an agent; else a person's. */
function apart(
  job: JobSettings,
  ledger: Ledger,
  { merge, branch }: { merge: ConflictingCommits; branch: string },
): StopReason | undefined {
  const { base, settings } = job
  const { state } = ledger
  // The next step says so, after the operators had their say.
  if (state.merging?.base === base && unresolvedConflict(state)) return undefined
  const { paths: files, markedTree, newCommits } = merge
  const related = files.length > 0
  const why = `${branch} (${shortOid(base)}) ${related ? 'conflicts with' : 'has no history in common with'} ${state.work_branch}`
  const steering = [...job.steeringFiles, ...settings['protected-paths']]
  const guarded =
    protectedFindings(
      files.map((path) => ({ path })),
      steering,
    ).length > 0
  if (settings['base-conflict'] === 'person' || state.merging || markedTree === null || guarded) {
    const local = job.baseBranch ?? base
    const agentMay = !state.merging && markedTree !== null && !guarded
    return baseConflict({ state, why: `The base changed: ${why}.`, local, base, files, total: files.length, agentMay })
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
    why,
  })
  // Until the merge is made, nothing but the state may lead to that commit.
  ledger.keep(base)
  return undefined
}

type At = { readonly ledger: Ledger; readonly remoteWork: string | null }
type Merge = { readonly tip: string; readonly number: number; readonly commit: string }

/**
 * A pull request that was squashed or rebased into the base leaves commits that git does not find there. Where GitHub
 * says that all of the work was merged so, and the base holds that merge, the work goes on from the base, as after a
 * merge commit. Returns the tip that the work branch may be moved away from.
 */
export async function goOnFromMerge(
  ports: Pick<Ports, 'mergeWitness' | 'workBranch'>,
  job: JobSettings,
  request: At,
): Promise<string | undefined> {
  const { ledger } = request
  const { work, awaiting, merging, base_branch } = ledger.state
  if (!job.settings['merge-base'] || awaiting || merging || base_branch !== job.baseBranch) return undefined
  const merge = await squashed(ports, job, request)
  if (merge?.tip !== work) return merge && leftBehind(ports, job, request)
  const why = `pull request #${merge.number} was merged as ${shortOid(merge.commit)}; the work continues from ${shortOid(job.base)}`
  const protects = await protectedArrivals(ports, job, { from: work, to: job.base })
  recordAllMerged(ledger)
  ledger.record({ type: 'base_merged', base: job.base, from: work, commit: job.base, why, ...protects })
  return merge.tip
}

/** The tip at the remote, where that was merged so and the work has gone on from the merge. */
export async function leftBehind(
  ports: Pick<Ports, 'mergeWitness' | 'workBranch'>,
  job: JobSettings,
  request: At,
): Promise<string | undefined> {
  const merge = await squashed(ports, job, request)
  if (!merge) return undefined
  return (await ports.workBranch.contains(request.ledger.state.work, merge.tip)) ? undefined : merge.tip
}

/** Undefined also after a merge commit: git sees that one, too. */
async function squashed(
  { mergeWitness, workBranch }: Pick<Ports, 'mergeWitness' | 'workBranch'>,
  { base }: JobSettings,
  { ledger, remoteWork }: At,
): Promise<Merge | undefined> {
  const tip = remoteWork ?? ledger.state.work
  const merge = await mergeWitness.findMerge(tip)
  if (!merge || !(await workBranch.contains(base, merge.commit))) return undefined
  return (await workBranch.contains(base, tip)) ? undefined : { tip, ...merge }
}

/**
 * What the task's agent begins with. For the task that resolves a conflict that is the merge as far as git gets it,
 * made anew for each attempt, since the work may have moved; where git merges it by then, the task is gone.
 */
export async function checkoutTask(
  ports: MergePorts & Pick<Ports, 'show' | 'mergeWitness'>,
  job: JobSettings,
  { ledger, task }: { ledger: Ledger; task: Task },
): Promise<{ kind: 'there'; laidOut: LaidOut | undefined } | { kind: 'gone'; reason: StopReason | undefined }> {
  const { work, merging } = ledger.state
  if (merging?.task !== task.id) return { kind: 'there', laidOut: await layOutEarlier(ports, ledger, task) }
  const { base } = merging
  const message = `${task.id}: ${task.title}\n\nThis is what the agent starts from; it is not on a branch.\n`
  const merge = await mergeWithOwn(ports, { job, ledger, first: work, second: base, message })
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

/** Of a task whose change did not go with what landed meanwhile: that change on the present work, with markers where both differ. */
async function layOutEarlier(
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
