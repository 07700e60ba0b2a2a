import { confinementInWords } from '../../confinement/words.ts'
import { reportedRunnerMs } from '../../run/lease/lease-verdict.ts'
import {
  formatDuration,
  formatLimit,
  formatMinutes,
  formatTokens,
  formatUsd,
  plural,
  totalTokens,
} from '../../text/amounts.ts'
import { cappedRow } from '../../text/capped-list.ts'
import { sparkline } from '../../text/display-width.ts'
import type { Block, Table } from '../document/block.ts'
import { tableLines } from '../document/terminal.ts'
import { forecast } from '../facts/forecast.ts'
import { costBudgetOf, type Receipt, receiptOf } from '../facts/receipt.ts'
import { forecastSentence } from '../words/forecast-text.ts'
import { attemptsInWords, roleInWords } from '../words/receipt-text.ts'
import { type PlacedReport, type RunReport, titled } from './run-report.ts'

export const receipt = ({ state }: RunReport): Block[] => receiptBlocks(receiptOf(state, Date.parse(state.updated)))

export const receiptBlocks = (costs: Receipt): Block[] => [receiptTable(costs), receiptNotes(costs).join(' ')]

export const cost = titled('Cost', receipt)

/** Spent, expected and maximum cost. */
export function money(report: PlacedReport): Block[] {
  const { state, place } = report
  const budget = costBudgetOf(state, place.costBudgetUsd)
  const minutes = formatMinutes(reportedRunnerMs(state, Date.parse(state.updated)))
  const costs = state.timeline.map(({ usd }) => usd)
  const sentences = [
    `Spent ${formatUsd(state.usage.usd)} of at most ${formatLimit(budget)}, and ${minutes} of runner time.`,
    expectedUpTo(budget, report),
    place.jobMs === undefined ? '' : `A job runs for at most ${formatDuration(place.jobMs)}.`,
    costs.length < 2 || Math.max(...costs) <= 0
      ? ''
      : `What the newest attempts cost: ${sparkline(costs, costs.length)}`,
  ]
  return [sentences.filter((sentence) => sentence !== '').join(' ')]
}

export const expected = (report: RunReport): Block[] => [expectedUpTo(costBudgetOf(report.state, null), report)]

function expectedUpTo(costBudgetUsd: number | null, { plan, state, settings }: RunReport): string {
  const now = Date.parse(state.updated)
  return forecastSentence(forecast({ plan, state }, { now, costBudgetUsd, settings })) ?? ''
}

/** For a terminal, at most 80 columns wide. */
export function receiptLines(receipt: Receipt): string[] {
  const { head, rows } = receiptTable(receipt)
  const indented = rows.map(([name, ...rest]) => [`  ${name}`, ...rest])
  return [...tableLines({ head, rows: indented }), ...receiptNotes(receipt).map((note) => `  ${note}`)]
}

function receiptTable(receipt: Receipt): Table {
  const { total, jobs, roles, per_task, per_attempt, per_commit, commits, attempts } = receipt
  const row = (name: string, { usd, runner_ms }: Receipt['total'], remark: string): string[] => [
    name,
    formatUsd(usd),
    formatMinutes(runner_ms),
    remark,
  ]
  return {
    head: ['Receipt', '>Model', '>Runner', ''],
    rows: [
      row('Total', total, plural(jobs, 'job')),
      ...roles.map(({ role, usd, calls, tokens, unknown }) => [
        `– ${roleInWords(role)}`,
        formatUsd(usd),
        // Part of another row.
        '',
        `${calls === null ? '' : `${plural(calls, 'call')}${unknown ? ` (cost of ${unknown} unknown)` : ''}, `}${formatTokens(tokens)} tokens`,
      ]),
      ...(per_task ? [row('Per task', per_task, `${plural(per_task.tasks, 'task')} worked on`)] : []),
      ...(per_attempt ? [row('Per attempt', per_attempt, attemptsInWords(attempts))] : []),
      ...(per_commit ? [row('Per verified commit', per_commit, plural(commits, 'commit'))] : []),
    ],
  }
}

/** The most expensive task, the tokens, and what is unknown. */
function receiptNotes({
  usage,
  attempts,
  attempts_ms,
  beside,
  total,
  roles,
  dearest,
  stuck,
  confined,
  unchecked,
}: Receipt): string[] {
  const hasAttempts = attempts.succeeded + attempts.failed + attempts.interrupted > 0
  const tokensText =
    totalTokens(usage) === 0
      ? `The agent reported ${usage.usd === 0 ? 'neither cost nor tokens' : 'no tokens'}.`
      : `${usage.usd === 0 ? 'The agent reported no cost. ' : ''}${formatTokens(totalTokens(usage))} tokens: ${formatTokens(usage.input_tokens + usage.cache_creation_tokens)} in, ` +
        `${formatTokens(usage.cache_read_tokens)} from the cache, ${formatTokens(usage.output_tokens)} out.`
  return [
    ...(hasAttempts || usage.usd > 0 ? [tokensText] : []),
    ...(beside
      ? [`The attempts took ${formatMinutes(attempts_ms)}, side by side in ${formatMinutes(total.runner_ms)}.`]
      : []),
    ...roles.flatMap(({ role, unknown = 0 }) =>
      unknown === 0
        ? []
        : [
            `${plural(unknown, 'call')} (${roleInWords(role)}) ${unknown === 1 ? 'was' : 'were'} lost together with the job: the cost is unknown and is not in the total.`,
          ],
    ),
    ...(dearest ? [`The most expensive task: ${dearest.task}, ${formatUsd(dearest.usd)}.`] : []),
    ...(stuck.tasks.length > 0
      ? [
          `Stuck: ${cappedRow(stuck.tasks, 5)}${stuck.retries > 0 ? `; ${plural(stuck.retries, 'retry', 'retries')} saved` : ''}.`,
        ]
      : []),
    ...(confined ? [`Confinement: ${confinementInWords(confined)}.`] : []),
    ...(unchecked ? [`${unchecked}.`] : []),
  ]
}
