import type { Limits } from '../../core/run/next/next-step.ts'
import type { JobSettings } from './job-settings.ts'

/** More than the attempts of one task with default retries, so that one bad task alone does not stop the run. */
const sameFailures = 5

export function limitsOf({ settings }: JobSettings): Limits {
  return {
    maxIterations: settings['max-iterations'],
    runIterations: settings['run-iterations'] ?? null,
    timeBudgetMs: settings['time-budget'] ?? null,
    jobLimitMs: settings['job-limit'] ?? null,
    costBudgetUsd: settings['cost-budget'],
    minDelayMs: settings['min-delay'],
    sameFailures,
  }
}
