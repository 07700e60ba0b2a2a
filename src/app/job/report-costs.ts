import { remainingTasks } from '../../core/plan/graph/blocked.ts'
import { roundsInLanes } from '../../core/plan/graph/chains.ts'
import { forecast } from '../../core/report/facts/forecast.ts'
import { budgetChoices, forecastLines, lanesInWords } from '../../core/report/words/forecast-text.ts'
import { recordsOf } from '../../core/run/fold/begin.ts'
import { budgetsNearlyUsed } from '../../core/run/next/budget-warning.ts'
import type { JobSoFar } from '../../core/run/next/next-step.ts'
import { readEnabledPasses } from './from-base.ts'
import { type JobSettings, limitsOf } from './job-settings.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

/**
 * Before an attempt: prints the forecast in a job's first one, and warns once for each budget that is nearly used
 * (docs/design.md#what-it-promises).
 */
export async function reportCosts(
  { clock, show, ...files }: Pick<Ports, 'clock' | 'show' | 'base' | 'embedded'>,
  job: JobSettings,
  // `lanes`: attempts that this job runs at the same time, which may be fewer than the settings allow.
  { ledger, soFar, lanes = 1 }: { ledger: Ledger; soFar: JobSoFar; lanes?: number },
): Promise<void> {
  const { plan, state } = ledger
  const limits = limitsOf(job, ledger.state)
  const now = clock.now()
  if (soFar.iterations === 0 && job.forecastShown !== true) {
    const settings = { ...job.settings, passes: await readEnabledPasses(files, job) }
    const restForecast = forecast({ plan, state }, { now, costBudgetUsd: limits.costBudgetUsd, settings })
    const [ahead, ...basis] = forecastLines(restForecast)
    if (ahead !== undefined) {
      show({ kind: 'note', text: `Forecast: ${ahead}` })
      show({ kind: 'note', text: `(${basis.join('; ')})` })
    }
    if (restForecast && lanes > 1) {
      const openIds = new Set(remainingTasks(plan, recordsOf(plan, state)).map(({ id }) => id))
      const rounds = roundsInLanes(plan, (id) => (openIds.has(id) ? 'pending' : 'done'), lanes)
      show({ kind: 'note', text: lanesInWords(restForecast, { lanes, rounds }) })
    }
  }
  const commandContext = { planFile: job.planFile, reachedBy: job.reachedBy, workBranch: job.workBranch, now }
  for (const budgetUse of budgetsNearlyUsed({ plan, state, limits, job: soFar, now })) {
    ledger.record({ type: 'budget_warning', ...budgetUse })
    for (const choice of budgetChoices(budgetUse, commandContext)) show({ kind: 'note', text: `  - ${choice}` })
  }
}
