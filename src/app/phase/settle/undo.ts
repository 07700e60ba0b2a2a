import { undoMessage } from '../../../core/handoff/commit-message.ts'
import { dependents, doneDependents } from '../../../core/plan/graph/blocked.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { statusIn, taskIn } from '../../../core/run/fold/begin.ts'
import { iterationsOf, taskOfIteration } from '../../../core/run/fold/task-commits.ts'
import type { CommitEffects } from '../../../core/run/stored/plan-facts.ts'
import { withdrawal } from '../../../core/run/stored/run-files.ts'
import { cappedRow } from '../../../core/text/capped.ts'
import { failureSentence } from '../../../core/validation/failure-sentence.ts'
import { judge, validationOf } from '../../../core/validation/verdict.ts'
import type { Validation } from '../../../schema/check/check.ts'
import type { Reverting } from '../../../schema/run/dossier.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { noCallCost } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { isOwn, withOwnEdits } from '../../own/own-edits.ts'
import { knownRedIn, runChecks, setUp } from '../validate/validate.ts'
import { forgetProgress } from './apply-handoff.ts'

type Undo = RunState['undos'][number]

/** What reverts an iteration, before the checks: a commit that is on no branch. */
export interface Reverted {
  readonly reverting: Reverting
  readonly commit: string
}

/**
 * Reverts all commits of an iteration's task on the tip of the work, as one. Undefined where that needs no checks to settle it: nothing
 * of it was left, or it cannot be taken back, and then nothing changes but that it is said.
 */
export async function revert(
  ports: Ports,
  job: JobSettings,
  { ledger, undo }: { ledger: Ledger; undo: Undo },
): Promise<Reverted | undefined> {
  const { undoes } = undo
  const iteration = ledger.state.iteration + 1
  const refuse = (why: string): undefined =>
    void ledger.record({ type: 'undo_failed', iteration, undoes, why, rejected: null })

  const found = taskOfIteration(ledger.state, undoes)
  if (!found) return refuse(`iteration ${undoes} no longer has a commit to undo`)
  const reverting = { undo, iteration, ...found }
  const tip = ledger.state.work
  const newestFirst = found.commits.map(({ commit }) => commit).reverse()
  const reverted = await ports.workBranch.revert({ commits: newestFirst, tip, keep: isOwn(job) })
  const becomes = becomesWithout(ledger, { ...reverting, now: ports.clock.now() })
  const tree = reverted.kind === 'clean' ? reverted.tree : tip
  const former = `${newestFirst.at(-1)}^`
  const edited = await withOwnEdits(ports, { job, ledger, becomes, tree, former })
  if (reverted.kind === 'nothing' && edited.own.length === 0) {
    await finish(ports, ledger, { reverting, commit: null })
    return undefined
  }
  if (reverted.kind === 'unable') return refuse(reverted.why)
  if (reverted.kind === 'conflict') {
    const places = `later commits changed the same lines: ${listed(reverted.paths)}`
    return refuse(`${places}; undo those first, newest first, or revert it by hand on ${ledger.state.work_branch}`)
  }

  const message = undoMessage({
    prefix: job.settings['commit-prefix'],
    ...reverting,
    ...undo,
    opens: opensAgain(ledger.state, found.task),
    trailers: { plan: job.planName, run: ledger.state.run },
    signOff: job.signOff,
  })
  const commit = await ports.workBranch.write({ tree: edited.tree, parent: tip, message: ports.redact(message) })
  return { reverting, commit }
}

/** The tasks that are open again in the document of the plan. */
function becomesWithout(
  { plan, state }: Pick<Ledger, 'plan' | 'state'>,
  { task, undo, now }: Pick<Reverting, 'task' | 'undo'> & { now: number },
): CommitEffects {
  const reopened = undo.reopen_dependents ? doneDependents(plan, statusIn(state), task) : []
  return { undone: [...(opensAgain(state, task) ? [task] : []), ...reopened], at: now }
}

/** A task that failed, was skipped or given up is not begun anew because its parts go. */
const opensAgain = (state: RunState, task: string): boolean => !over.has(statusIn(state)(task))
const over: ReadonlySet<string> = new Set(['failed', 'skipped', 'given_up'])

/**
 * Takes the commits of an iteration's task back: reverts them on the tip of the work, runs the checks on that tree, and opens its
 * task again. An iteration of its own without an agent; where it fails, nothing changes but that it is said.
 * Rejects with an AbortError when `signal` fires: the order then stays in the state, for the next job.
 */
export async function undo(
  ports: Ports,
  job: JobSettings,
  request: { ledger: Ledger; undo: Undo; signal: AbortSignal },
): Promise<void> {
  const reverted = await revert(ports, job, request)
  if (!reverted) return
  const validation = await check(ports, job, { ...request, ...reverted })
  await settleUndo(ports, job, { ledger: request.ledger, ...reverted, validation })
}

/** What the checks said of the reverting commit decides. */
export async function settleUndo(
  ports: Pick<Ports, 'clock' | 'outbox'>,
  job: JobSettings,
  request: Reverted & { ledger: Ledger; validation: Validation },
): Promise<void> {
  const { ledger, reverting, commit, validation } = request
  const { iteration, undo } = reverting
  ledger.attach(iterationPath(iteration, 'validation.json'), `${JSON.stringify(validation, null, 2)}\n`)
  if (validation.passed) {
    await finish(ports, ledger, request)
    const { checks, known_red: knownRed } = validation
    return ledger.send(ports.outbox.effectsOf({ commit, checks, knownRed }))
  }
  ledger.keep(commit)
  const builds = doneDependents(ledger.plan, statusIn(ledger.state), reverting.task)
  const first = builds.length > 0 ? `; ${listed(builds)} built on it: undo that first, newest first` : ''
  const why = `without it the checks fail: ${failuresOf(job, validation)}${first}`
  ledger.record({ type: 'undo_failed', iteration, undoes: undo.undoes, why, rejected: commit })
}

async function check(
  ports: Ports,
  job: JobSettings,
  request: Reverted & { ledger: Ledger; signal: AbortSignal },
): Promise<Validation> {
  const { ledger, reverting, commit: tree, signal } = request
  const { iteration } = reverting
  const knownRed = knownRedIn(ledger.state)
  await ports.workspace.restore(tree)
  const before = ledger.state.work
  await setUp(ports, job, { tree, before, signal })
  const ran = await runChecks(ports, job, { tree, before, label: `iteration-${iteration}`, knownRed, signal })
  const { checks, settings } = job
  return validationOf({ iteration, tree, strategy: settings.strategy, checks, knownRed, ...ran })
}

/** The commit, the open tasks and what their next attempts are told: all in one state commit. */
async function finish(
  ports: Pick<Ports, 'clock'>,
  ledger: Ledger,
  { reverting, commit }: { reverting: Reverting; commit: string | null },
): Promise<void> {
  const { iteration, task, undo } = reverting
  const { by, why, undoes } = undo
  const iterations = iterationsOf(taskIn(ledger.state, task))
  const forget = await forgetProgress(ports, ledger, iterations)
  // From here on nothing is awaited: a lease renewal in between would write half of it.
  const builds = doneDependents(ledger.plan, statusIn(ledger.state), task)
  const reopened = undo.reopen_dependents ? builds : []
  for (const one of iterations) ledger.attach(...withdrawal(one, { what: 'undone', by, why }))
  for (const done of reopened.flatMap((id) => iterationsOf(taskIn(ledger.state, id)))) {
    ledger.attach(...withdrawal(done, { what: 'dependent', by, why: `${task}: ${why}` }))
  }
  dropHeld(ledger, task)
  const also = iterations.filter((one) => one !== undoes)
  const opens = opensAgain(ledger.state, task)
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
    dependents: builds,
    reopened,
  })
  forget()
}

/** What waits for a person and builds on an undone task ends uncounted, as an attempt under way does. */
function dropHeld(ledger: Ledger, undone: string): void {
  const behind = new Set(dependents(ledger.plan, undone))
  for (const { iteration, task, held } of ledger.state.lanes) {
    if (held === null || !behind.has(task)) continue
    const fact = { iteration, task, cause: 'cancelled' as const, until: null, ...noCallCost }
    ledger.record({ type: 'attempt_interrupted', ...fact, why: `it builds on ${undone}, which was undone` })
  }
}

function failuresOf({ checks }: JobSettings, validation: Validation): string {
  const { strategy, checks: results, known_red: knownRed } = validation
  const { failures, missing } = judge({ strategy, checks, results, knownRed })
  const failed = failures.map((result) => `${result.name} ${failureSentence(result)}`)
  return [...failed, ...missing.map((name) => `${name} has no result`)].join('; ')
}

const listed = (paths: readonly string[]): string => cappedRow(paths, 20)
