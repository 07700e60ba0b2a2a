import { needIn } from '../../core/confinement/needs.ts'
import { outputExcerpt } from '../../core/validation/output-excerpt.ts'
import { judge } from '../../core/validation/verdict.ts'
import type { CheckResult } from '../../schema/check/check.ts'
import type { ConfinementNeed } from '../../schema/check/confinement.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ports } from '../job/ports.ts'
import type { ChecksRun } from '../phase/validate/run-checks.ts'

/**
 * Red checks once more without the confinement, so that no money is spent on what no agent could turn green; what is
 * green then says what it seems to lack. Only where nobody but the user has had a hand in these files.
 */
export async function withNeeds(
  { runUnconfined, workspace, show }: Pick<Ports, 'workspace' | 'runUnconfined' | 'show'>,
  job: Pick<JobSettings, 'checks' | 'settings'>,
  { commit, signal, ran }: { commit: string; signal: AbortSignal; ran: ChecksRun },
): Promise<ChecksRun> {
  const red = ran.discarded ? [] : redIn(job, ran.results)
  if (!runUnconfined || red.length === 0 || !workspace.isUntouched(commit)) return ran
  const needs = new Map<string, ConfinementNeed>()
  for (const check of job.checks) {
    const failed = red.find(({ name }) => name === check.name)
    if (!failed) continue
    show({ kind: 'note', text: `once more without the confinement: ${check.name}` })
    const { passed, filled_disk } = await runUnconfined(check, 'baseline-unconfined', signal)
    if (filled_disk) {
      await workspace.discard()
      return { ...ran, discarded: true }
    }
    await workspace.resetTracked(commit)
    if (passed) needs.set(check.name, needIn(outputExcerpt(failed)))
  }
  const results = ran.results.map((result) => {
    const need = needs.get(result.name)
    return need === undefined ? result : { ...result, needs: need }
  })
  return { ...ran, results }
}

/** Those that count and failed. */
export const redIn = (
  { checks, settings }: Pick<JobSettings, 'checks' | 'settings'>,
  results: readonly CheckResult[],
): readonly CheckResult[] => judge({ strategy: settings.strategy, checks, results, knownRed: [] }).failures
