import { taskOfIteration } from '../core/control/judge-commit.ts'
import { undoMessage } from '../core/handoff/undo-message.ts'
import { doneDependents } from '../core/plan/dependents.ts'
import { statusIn, taskIn } from '../core/run/evolve.ts'
import { iterationPath } from '../core/run/state-paths.ts'
import { withdrawal } from '../core/run/withdrawal.ts'
import { failureSentence } from '../core/validation/failure-sentence.ts'
import { judge } from '../core/validation/verdict.ts'
import type { Validation } from '../schema/check.ts'
import type { RunState } from '../schema/run-state.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'
import { forgetProgress } from './record-progress.ts'
import { runChecks } from './run-checks.ts'

type Undo = RunState['undos'][number]

interface Target {
  readonly undo: Undo
  readonly iteration: number
  readonly task: string
  /** The commit to take back. */
  readonly commit: string
}

/**
 * Takes the commit of an iteration back: reverts it on the tip of the work, runs the checks on that tree, and opens its
 * task again. An iteration of its own without an agent; where it fails, nothing changes but that it is said.
 * Rejects with an AbortError when `signal` fires: the order then stays in the state, for the next job.
 */
export async function undo(
  ports: Ports,
  job: JobSettings,
  at: { ledger: Ledger; undo: Undo; signal: AbortSignal },
): Promise<void> {
  const { ledger } = at
  const { undoes } = at.undo
  const iteration = ledger.state.iteration + 1
  const fail = (why: string, rejected: string | null = null) =>
    ledger.record({ type: 'undo_failed', iteration, undoes, why, rejected })

  const found = taskOfIteration(ledger.state, undoes)
  if (!found) return fail(`iteration ${undoes} has no commit that counts any more`)
  const target = { undo: at.undo, iteration, ...found }
  const tip = ledger.state.work
  const reverted = await ports.workBranch.revert({ commit: found.commit, tip })
  if (reverted.kind === 'nothing') return finish(ports, ledger, { ...target, revert: null })
  if (reverted.kind === 'unable') return fail(reverted.why)
  if (reverted.kind === 'conflict') return fail(`later commits changed the same places: ${listed(reverted.paths)}`)

  const message = undoMessage({
    prefix: job.settings['commit-prefix'],
    ...target,
    ...at.undo,
    trailers: { plan: job.planName, run: ledger.state.run },
    signOff: job.signOff,
  })
  const revert = await ports.workBranch.write({ tree: reverted.tree, parent: tip, message: ports.redact(message) })
  const validation = await check(ports, job, { ...at, iteration, commit: revert })
  ledger.attach(iterationPath(iteration, 'validation.json'), `${JSON.stringify(validation, null, 2)}\n`)
  if (validation.passed) return finish(ports, ledger, { ...target, revert })
  ledger.keep(revert)
  fail(`without it the checks fail: ${failuresOf(job, validation)}`, revert)
}

async function check(
  ports: Ports,
  job: JobSettings,
  at: { ledger: Ledger; signal: AbortSignal; iteration: number; commit: string },
): Promise<Validation> {
  const { iteration, commit, signal } = at
  const { baseline } = at.ledger.state
  const knownRed = baseline?.accepted ? baseline.red : []
  await ports.workspace.restore(commit)
  await ports.workspace.setUp(job.settings.setup, signal)
  const label = `iteration-${iteration}`
  const { results, changed } = await runChecks(ports, job, { tree: commit, label, knownRed, signal })
  const { strategy } = job.settings
  const ran = new Set(results.map(({ name }) => name))
  return {
    iteration,
    strategy,
    tree: commit,
    passed: judge({ strategy, checks: job.checks, results, knownRed }).passed,
    checks: [...results],
    not_run: job.checks.map(({ name }) => name).filter((name) => !ran.has(name)),
    known_red: [...knownRed],
    changed_by_checks: [...changed],
  }
}

/** The commit, the open tasks and what their next attempts are told: all in one state commit. */
async function finish(
  ports: Pick<Ports, 'clock'>,
  ledger: Ledger,
  { undo, iteration, task, revert }: Target & { revert: string | null },
): Promise<void> {
  const { by, why, undoes } = undo
  const forget = await forgetProgress(ports, ledger, undoes)
  // From here on nothing is awaited: a lease renewal in between would write half of it.
  const dependents = doneDependents(ledger.plan, statusIn(ledger.state), task)
  const reopened = undo.reopen_dependents ? dependents : []
  ledger.attach(...withdrawal(undoes, { what: 'undone', by, why }))
  for (const id of reopened) {
    const done = taskIn(ledger.state, id).iteration
    if (done !== null) ledger.attach(...withdrawal(done, { what: 'dependent', by, why: `${task}: ${why}` }))
  }
  ledger.record({ type: 'undo_done', iteration, undoes, task, commit: revert, by, why, dependents, reopened })
  forget()
}

function failuresOf({ checks }: JobSettings, validation: Validation): string {
  const { strategy, checks: results, known_red: knownRed } = validation
  const { failures, missing } = judge({ strategy, checks, results, knownRed })
  const failed = failures.map((result) => `${result.name} ${failureSentence(result)}`)
  return [...failed, ...missing.map((name) => `${name} has no result`)].join('; ')
}

function listed(paths: readonly string[]): string {
  const more = paths.length - 20
  return paths.slice(0, 20).join(', ') + (more > 0 ? ` and ${more} more` : '')
}
