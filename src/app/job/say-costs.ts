import { remainingTasks } from '../../core/plan/graph/blocked.ts'
import { roundsInLanes } from '../../core/plan/graph/chains.ts'
import { forecast } from '../../core/report/facts/forecast.ts'
import { budgetChoices, forecastLines, lanesInWords } from '../../core/report/words/forecast-text.ts'
import { recordsOf } from '../../core/run/fold/begin.ts'
import { budgetsNearlyUsed } from '../../core/run/next/budget-warning.ts'
import type { JobSoFar } from '../../core/run/next/next-step.ts'
import { passesOf } from './from-base.ts'
import { type JobSettings, limitsOf } from './job-settings.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

/**
 * Before an attempt: in the job's first one, what the rest of the plan will probably cost; in any, each budget that is
 * nearly used, once, and what can be done about it while there is time (docs/design.md#what-it-promises).
 */
export async function reportCosts(
  { clock, show, ...files }: Pick<Ports, 'clock' | 'show' | 'base' | 'embedded'>,
  job: JobSettings,
  // `lanes`: how many attempts this job makes side by side, which need not be how many the settings allow.
  { ledger, soFar, lanes = 1 }: { ledger: Ledger; soFar: JobSoFar; lanes?: number },
): Promise<void> {
  const { plan, state } = ledger
  const limits = limitsOf(job, ledger.state)
  const now = clock.now()
  if (soFar.iterations === 0 && job.forecastShown !== true) {
    const settings = { ...job.settings, passes: await passesOf(files, job) }
    const rest = forecast({ plan, state }, { now, costBudgetUsd: limits.costBudgetUsd, settings })
    const [ahead, ...basis] = forecastLines(rest)
    if (ahead !== undefined) {
      // Two lines, for a terminal of 100 columns.
      show({ kind: 'note', text: `Forecast: ${ahead}` })
      show({ kind: 'note', text: `(${basis.join('; ')})` })
    }
    if (rest && lanes > 1) {
      const toDo = new Set(remainingTasks(plan, recordsOf(plan, state)).map(({ id }) => id))
      const rounds = roundsInLanes(plan, (id) => (toDo.has(id) ? 'pending' : 'done'), lanes)
      show({ kind: 'note', text: lanesInWords(rest, { lanes, rounds }) })
    }
  }
  const at = { planFile: job.planFile, reachedBy: job.reachedBy, workBranch: job.workBranch, now }
  for (const use of budgetsNearlyUsed({ plan, state, limits, job: soFar, now })) {
    ledger.record({ type: 'budget_warning', ...use })
    for (const choice of budgetChoices(use, at)) show({ kind: 'note', text: `  - ${choice}` })
  }
}
