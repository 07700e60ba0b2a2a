import { undoMessage } from '../../../core/handoff/commit-message.ts'
import { dependents, doneDependents } from '../../../core/plan/graph/blocked.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { statusIn, taskIn } from '../../../core/run/fold/begin.ts'
import { iterationsOf, taskOfIteration } from '../../../core/run/fold/task-commits.ts'
import type { CommitEffects } from '../../../core/run/stored/plan-facts.ts'
import { withdrawal } from '../../../core/run/stored/run-files.ts'
import { cappedRow } from '../../../core/text/capped-list.ts'
import { failureSentence } from '../../../core/validation/failure-sentence.ts'
import { judge, validationOf } from '../../../core/validation/verdict.ts'
import type { Validation } from '../../../schema/check/check.ts'
import type { Reverting } from '../../../schema/run/dossier.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { noCallCost } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { readCoded } from '../../job/read-coded.ts'
import { applyEngineEdits, isEngineFileOf } from '../../own/own-edits.ts'
import { knownRedIn, runChecks, setUp } from '../validate/validate.ts'
import { prepareProgressRemoval } from './apply-handoff.ts'

type Undo = RunState['undos'][number]

export interface RevertCommit {
  readonly reverting: Reverting
  readonly commit: string
}

/**
 * Reverts all commits of an iteration's task in one commit. Undefined if no checks are needed: nothing was left to
 * revert, or it is impossible, which is recorded.
 */
export async function prepareRevert(
  ports: Ports,
  job: JobSettings,
  { ledger, undo }: { ledger: Ledger; undo: Undo },
): Promise<RevertCommit | undefined> {
  const { undoes } = undo
  const iteration = ledger.state.iteration + 1
  const refuse = (why: string): undefined =>
    void ledger.record({ type: 'undo_failed', iteration, undoes, why, rejected: null })

  const undoneTask = taskOfIteration(ledger.state, undoes)
  if (!undoneTask) return refuse(`iteration ${undoes} no longer has a commit to undo`)
  const reverting = { undo, iteration, ...undoneTask }
  const tip = ledger.state.work
  const newestFirst = undoneTask.commits.map(({ commit }) => commit).reverse()
  const outcome = await ports.workBranch.revert({ commits: newestFirst, tip, keep: isEngineFileOf(job) })
  const becomes = effectsOfUndo(ledger, { ...reverting, now: ports.clock.now() })
  const tree = outcome.kind === 'clean' ? outcome.tree : tip
  const beforeTask = `${newestFirst.at(-1)}^`
  const edited = await applyEngineEdits(ports, { job, ledger, becomes, tree, former: beforeTask })
  if (outcome.kind === 'nothing' && edited.own.length === 0) {
    await recordUndone(ports, ledger, { reverting, commit: null })
    return undefined
  }
  if (outcome.kind === 'unable') return refuse(outcome.why)
  if (outcome.kind === 'conflict') {
    const places = `later commits changed the same lines: ${listPaths(outcome.paths)}`
    return refuse(`${places}; undo those first, newest first, or revert it by hand on ${ledger.state.work_branch}`)
  }

  const message = undoMessage({
    prefix: job.settings['commit-prefix'],
    ...reverting,
    ...undo,
    opens: reopens(ledger.state, undoneTask.task),
    trailers: { plan: job.planName, run: ledger.state.run },
    signOff: job.signOff,
  })
  const commit = await ports.workBranch.write({ tree: edited.tree, parent: tip, message: ports.redact(message) })
  return { reverting, commit }
}

function effectsOfUndo(
  { plan, state }: Pick<Ledger, 'plan' | 'state'>,
  { task, undo, now }: Pick<Reverting, 'task' | 'undo'> & { now: number },
): CommitEffects {
  const reopened = undo.reopen_dependents ? doneDependents(plan, statusIn(state), task) : []
  return { undone: [...(reopens(state, task) ? [task] : []), ...reopened], at: now }
}

/** A failed, skipped or given-up task stays closed when its parts are reverted. */
const reopens = (state: RunState, task: string): boolean => !closedStatuses.has(statusIn(state)(task))
const closedStatuses: ReadonlySet<string> = new Set(['failed', 'skipped', 'given_up'])

/**
 * Reverts an iteration's task, runs the checks on the result and reopens the task. An iteration of its own without an
 * agent; a failure only records itself. Rejects with an AbortError when `signal` fires: the order stays in the state
 * for the next job.
 */
export async function undo(
  ports: Ports,
  job: JobSettings,
  request: { ledger: Ledger; undo: Undo; signal: AbortSignal },
): Promise<void> {
  const revertCommit = await prepareRevert(ports, job, request)
  if (!revertCommit) return
  const validation = await runChecksOn(ports, job, { ...request, ...revertCommit })
  await settleUndo(ports, job, { ledger: request.ledger, ...revertCommit, validation })
}

export async function settleUndo(
  ports: Pick<Ports, 'clock' | 'outbox'>,
  job: JobSettings,
  request: RevertCommit & { ledger: Ledger; validation: Validation },
): Promise<void> {
  const { ledger, reverting, commit, validation } = request
  const { iteration, undo } = reverting
  ledger.attach(iterationPath(iteration, 'validation.json'), `${JSON.stringify(validation, null, 2)}\n`)
  if (validation.passed) {
    await recordUndone(ports, ledger, request)
    const { checks, known_red: knownRed } = validation
    return ledger.send(ports.outbox.effectsOf({ commit, checks, knownRed }))
  }
  ledger.keep(commit)
  const dependentTasks = doneDependents(ledger.plan, statusIn(ledger.state), reverting.task)
  const advice =
    dependentTasks.length > 0 ? `; ${listPaths(dependentTasks)} built on it: undo that first, newest first` : ''
  const reason = `without it the checks fail: ${failuresOf(job, validation)}${advice}`
  ledger.record({ type: 'undo_failed', iteration, undoes: undo.undoes, why: reason, rejected: commit })
}

async function runChecksOn(
  ports: Ports,
  job: JobSettings,
  request: RevertCommit & { ledger: Ledger; signal: AbortSignal },
): Promise<Validation> {
  const { ledger, reverting, commit: tree, signal } = request
  const { iteration } = reverting
  const knownRed = knownRedIn(ledger.state)
  await ports.workspace.restore(tree)
  const before = ledger.state.work
  await setUp(ports, job, { tree, before, signal })
  const checksRun = await runChecks(ports, job, { tree, before, label: `iteration-${iteration}`, knownRed, signal })
  const { checks, settings } = job
  return validationOf({ iteration, tree, strategy: settings.strategy, checks, knownRed, ...checksRun })
}

/** Records the commit, the reopened tasks and their withdrawn results in one save. */
async function recordUndone(
  ports: Pick<Ports, 'clock'>,
  ledger: Ledger,
  { reverting, commit }: { reverting: Reverting; commit: string | null },
): Promise<void> {
  const { iteration, task, undo } = reverting
  const { by, why, undoes } = undo
  const iterations = iterationsOf(taskIn(ledger.state, task))
  const removeProgress = await prepareProgressRemoval(ports, ledger, iterations)
  const interruptDependents = await prepareInterruptions(ledger, task)
  // Nothing is awaited from here: a lease renewal in between would save half of it.
  const dependentTasks = doneDependents(ledger.plan, statusIn(ledger.state), task)
  const reopened = undo.reopen_dependents ? dependentTasks : []
  for (const taskIteration of iterations) ledger.attach(...withdrawal(taskIteration, { what: 'undone', by, why }))
  for (const done of reopened.flatMap((id) => iterationsOf(taskIn(ledger.state, id)))) {
    ledger.attach(...withdrawal(done, { what: 'dependent', by, why: `${task}: ${why}` }))
  }
  interruptDependents()
  const also = iterations.filter((one) => one !== undoes)
  const opens = reopens(ledger.state, task)
  ledger.record({
    type: 'undo_done',
    iteration,
    undoes,
    also,
    task,
    opens,
    commit,
    by,
    why,
    dependents: dependentTasks,
    reopened,
  })
  removeProgress()
}

/** A change that waits and builds on an undone task is interrupted, like a running attempt. */
async function prepareInterruptions(ledger: Ledger, undone: string): Promise<() => void> {
  const dependentIds = new Set(dependents(ledger.plan, undone))
  const waiting = ledger.state.lanes.filter(({ task, candidate }) => candidate !== null && dependentIds.has(task))
  const facts = await Promise.all(
    waiting.map(async (attempt) => {
      const coded = await readCoded(ledger, attempt)
      const spent = coded ? { usage: coded.usage, duration_ms: coded.durationMs } : noCallCost
      const { iteration, task } = attempt
      const fact = { iteration, task, cause: 'cancelled' as const, until: null, ...spent }
      return { type: 'attempt_interrupted' as const, ...fact, why: `it builds on ${undone}, which was undone` }
    }),
  )
  return () => ledger.record(...facts)
}

function failuresOf({ checks }: JobSettings, validation: Validation): string {
  const { strategy, checks: results, known_red: knownRed } = validation
  const { failures, missing } = judge({ strategy, checks, results, knownRed })
  const failed = failures.map((result) => `${result.name} ${failureSentence(result)}`)
  return [...failed, ...missing.map((name) => `${name} has no result`)].join('; ')
}

const listPaths = (paths: readonly string[]): string => cappedRow(paths, 20)
