import type { BudgetUse } from '../../../schema/run/budget.ts'
import { formatUsd } from '../../text/amounts.ts'
import { formatDuration } from '../../text/duration.ts'
import { operatorCommand, type ReportContext } from '../../text/report-context.ts'

/** `83 % of the run's cost budget is used: 8.30 of 10.00 USD`. */
export function budgetInWords({ budget, used, limit }: BudgetUse): string {
  const share = `${Math.floor((used / limit) * 100)} % of`
  switch (budget) {
    case 'cost':
      return `${share} the run's cost budget is used: ${formatUsd(used)} of ${formatUsd(limit)}`
    case 'time':
      return `${share} the job's time budget is used: ${formatDuration(used)} of ${formatDuration(limit)}`
    case 'job_iterations':
      return `${share} the job's iterations are used: ${used} of ${limit}`
    case 'run_iterations':
      return `${share} the run's iterations are used: ${used} of ${limit}`
  }
}

/** What a person can do now, a line each, with the exact command. */
export function budgetChoices({ budget, limit }: BudgetUse, at: ReportContext): string[] {
  return [
    `Do nothing: ${atTheLimit[budget]} Nothing that was committed is lost.`,
    `Allow more: ${more(budget, limit, at)}`,
    `Change course: ${operatorCommand(at, 'skip', 'TASK')} gives a task up, ${operatorCommand(at, 'pause')} stops to think.`,
  ]
}

const atTheLimit: Record<BudgetUse['budget'], string> = {
  cost: 'the attempt that reaches the limit is ended, and the run stops there.',
  time: 'no iteration starts after that time; the next job goes on.',
  job_iterations: 'the job stops there; the next one goes on.',
  run_iterations: 'the run stops there.',
}

function more(budget: BudgetUse['budget'], limit: number, at: ReportContext): string {
  const twice = limit * 2
  switch (budget) {
    case 'cost':
      return `${operatorCommand(at, 'budget', `${twice}usd`)}.`
    case 'time':
      return `${operatorCommand(at, 'set', 'time-budget', formatDuration(twice).replaceAll(' ', ''))}.`
    case 'job_iterations':
      return `${operatorCommand(at, 'set', 'max-iterations', String(twice))}.`
    case 'run_iterations':
      return `${operatorCommand(at, 'budget', `${twice}iter`)}.`
  }
}
