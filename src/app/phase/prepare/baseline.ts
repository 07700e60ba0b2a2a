import { missingIn, needIn } from '../../../core/confinement/policy.ts'
import { decisiveOutput } from '../../../core/validation/decisive-lines.ts'
import { outputExcerpt } from '../../../core/validation/output-excerpt.ts'
import { countingChecks, judge } from '../../../core/validation/verdict.ts'
import type { CheckResult } from '../../../schema/check/check.ts'
import type { ConfinementNeed } from '../../../schema/check/confinement.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import type { ChecksWatch } from '../../job/prefetch-orders.ts'
import { type ChecksRun, runChecks, setUp } from '../validate/validate.ts'

/**
 * Runs the checks once on the untouched checkpoint, before any money is spent. Red blocks the run unless `known-red`
 * accepts those failures; then only new ones count (docs/design.md#baseline). Returns whether the workspace is ready for an agent.
 */
export async function baseline(
  ports: Ports,
  job: JobSettings,
  request: { ledger: Ledger; signal: AbortSignal; onChecks: ChecksWatch },
): Promise<boolean> {
  const { ledger } = request
  const commit = ledger.state.work
  const started = ports.clock.now()
  const { results, discarded } = await checkUntouched(ports, job, { ...request, commit })
  recordBaseline(job, ledger, { ...ports, commit, results, durationMs: ports.clock.now() - started })
  return !discarded
}

/** Own checks, or those of the workflow that must succeed. */
const countingOf = ({
  strategy,
  checks,
  results,
}: Pick<Parameters<typeof judge>[0], 'strategy' | 'results'> & { checks: JobSettings['checks'] }): number =>
  countingChecks(strategy, checks).length + results.filter(({ elsewhere }) => elsewhere?.required).length

/** What the checks said of the untouched commit, wherever they ran. */
export function recordBaseline(
  { checks, checksDigest, settings }: JobSettings,
  ledger: Ledger,
  request: Pick<Ports, 'outbox'> & { commit: string; results: readonly CheckResult[]; durationMs: number },
): void {
  const { commit, results, durationMs } = request
  const { failures, missing } = judge({ strategy: settings.strategy, checks, results, knownRed: [] })
  const confined = results.flatMap(({ name, needs, missing }) =>
    needs === undefined ? [] : [{ name, needs, ...(missing !== undefined && { missing }) }],
  )
  const red = [...failures.map(({ name }) => name), ...missing]
  ledger.attach('baseline.json', `${JSON.stringify({ commit, checks: results }, null, 2)}\n`)
  ledger.record({
    type: 'baseline_finished',
    commit,
    checks: checksDigest,
    red,
    // What no agent could ever turn green would be accepted for good.
    accepted: red.length > 0 && settings['known-red'] && confined.length === 0,
    ...(confined.length > 0 && { confined }),
    ...decisiveOutput(failures),
    counting: countingOf({ strategy: settings.strategy, checks, results }),
    duration_ms: durationMs,
  })
  // A merge of the base can be the pull request's head.
  if (commit !== ledger.state.base) ledger.send(request.outbox.effectsOf({ commit, checks: results, knownRed: [] }))
}

/**
 * The checks on a commit as it is, set up anew; `red` are those that count and failed, `discarded`: a check filled the
 * disk and its workspace was thrown away. What is red only in the confinement says what it needs.
 * Throws RalphError SETUP_FAILED.
 */
export async function checkUntouched(
  ports: Pick<Ports, 'workspace' | 'runCheck' | 'runUnconfined' | 'show' | 'clean'>,
  job: Pick<JobSettings, 'checks' | 'settings'>,
  request: { commit: string; signal: AbortSignal; onChecks?: ChecksWatch },
): Promise<{ results: readonly CheckResult[]; red: readonly CheckResult[]; discarded: boolean }> {
  const { commit, signal } = request
  await ports.workspace.restore(commit)
  await setUp(ports, job, { tree: commit, signal })
  const ran = await runChecks(ports, job, { ...request, tree: commit, label: 'baseline', knownRed: [] })
  const { results, discarded } = await retryUnconfined(ports, job, { commit, signal, ran })
  return { results, red: redIn(job, results), discarded }
}

/**
 * Red checks once more without the confinement, so that no money is spent on what no agent could turn green; what is
 * green then says what it seems to lack. Only where nobody but the user has had a hand in these files.
 */
export async function retryUnconfined(
  { runUnconfined, workspace, show }: Pick<Ports, 'workspace' | 'runUnconfined' | 'show'>,
  job: Pick<JobSettings, 'checks' | 'settings'>,
  { commit, signal, ran }: { commit: string; signal: AbortSignal; ran: ChecksRun },
): Promise<ChecksRun> {
  const red = ran.discarded ? [] : redIn(job, ran.results)
  if (!runUnconfined || red.length === 0 || !workspace.isUntouched(commit)) return ran
  const needs = new Map<string, { needs: ConfinementNeed; missing?: string }>()
  for (const check of job.checks) {
    const failed = red.find(({ name }) => name === check.name)
    if (!failed) continue
    show({ kind: 'note', text: `again without the confinement: ${check.name}` })
    const { passed, filled_disk } = await runUnconfined(check, 'baseline-unconfined', signal)
    if (filled_disk) {
      await workspace.discard()
      return { ...ran, discarded: true }
    }
    await workspace.resetTracked(commit)
    if (passed) {
      const output = outputExcerpt(failed)
      const missing = missingIn(output)
      needs.set(check.name, { needs: needIn(output), ...(missing !== undefined && { missing }) })
    }
  }
  const results = ran.results.map((result) => {
    const need = needs.get(result.name)
    return need === undefined ? result : { ...result, ...need }
  })
  return { ...ran, results }
}

/** Those that count and failed. */
const redIn = (
  { checks, settings }: Pick<JobSettings, 'checks' | 'settings'>,
  results: readonly CheckResult[],
): readonly CheckResult[] => judge({ strategy: settings.strategy, checks, results, knownRed: [] }).failures
