import type { PageData, PageIteration } from '../../core/report/page/page-data.ts'
import { formatDuration, formatTokens, formatUsd, plural, totalTokens } from '../../core/text/amounts.ts'

const timeOf = ({ time_ms }: PageIteration): number => time_ms?.all ?? 0

export function timelineFinding({ iterations }: PageData): string {
  const all = iterations.reduce((sum, attempt) => sum + timeOf(attempt), 0)
  const longest = iterations.reduce<PageIteration | undefined>(
    (longestSoFar, attempt) => (timeOf(attempt) > (longestSoFar ? timeOf(longestSoFar) : 0) ? attempt : longestSoFar),
    undefined,
  )
  const waits = iterations.filter(({ waited_for }) => waited_for !== null).length
  return [
    `${plural(iterations.length, 'attempt')} of ${formatDuration(all)} in all`,
    ...(longest && iterations.length > 1
      ? [`the longest, #${longest.iteration} ${longest.task ?? ''}: ${formatDuration(timeOf(longest))}`]
      : []),
    ...(waits > 0 ? [`${plural(waits, 'wait')} between them`] : []),
  ].join('; ')
}

/** Undefined if the chart would show nothing. */
export function burnDownFinding({ burn_down, status }: PageData): string | undefined {
  const [first] = burn_down
  const last = burn_down.at(-1)
  if (!first || !last || burn_down.length < 3) return undefined
  const hours = (Date.parse(last.at) - Date.parse(first.at)) / 3_600_000
  const done = first.open - last.open
  const rate = hours > 0 && done > 0 ? `${rateOf(done / hours)} an hour` : 'no task was done'
  return `${rate}, ${plural(last.open, 'task')} left${status.usage.usd > 0 ? `, ${formatUsd(last.usd)} spent` : ''}`
}

const rateOf = (rate: number): string => (rate >= 10 ? `${Math.round(rate)} tasks` : `${rate.toFixed(1)} tasks`)

export function evidenceFinding({ evidence }: PageData): string | undefined {
  if (!evidence || evidence.rows.length === 0) return undefined
  const all = evidence.rows.length + evidence.more
  const ran = all - evidence.rows.filter(({ level }) => level !== 'ran').length
  const open = all - ran
  return `${ran} of ${plural(all, 'criterion', 'criteria')} shown by a test that ran${open === 0 ? '' : `, ${open} need your eyes`}`
}

export function graphFinding({ graph, status }: PageData): string {
  const chain = graph.critical_path
  const tasks = plural(status.counts.total, 'task')
  if (chain.length === 0) return `${tasks}, nothing is open`
  return `${tasks}; the longest open chain has ${chain.length}, from ${chain[0]}`
}

export function receiptFinding({ status: { receipt, usage } }: PageData): string {
  const { per_commit } = receipt
  const tokens = totalTokens(usage)
  if (receipt.total.usd === 0)
    return tokens === 0 ? 'the agent reports neither cost nor tokens' : `${formatTokens(tokens)} tokens`
  const each = per_commit ? `, ${formatUsd(per_commit.usd)} per commit` : ''
  return `${formatUsd(receipt.total.usd)}${each}${tokens > 0 ? `; ${formatTokens(tokens)} tokens` : ''}`
}

export function knowledgeFinding({ knowledge }: PageData): string | undefined {
  if (knowledge.length === 0) return undefined
  const active = knowledge.filter(({ status }) => status === 'active').length
  return `${plural(active, 'entry', 'entries')} that agents are told`
}

/** Remarks that neither the headline nor a card shows. */
export function remarksOf({ status: { details }, cards }: PageData): readonly string[] {
  const cardLines = new Set(cards.flatMap(({ text }) => text))
  return details.filter((line) => !cardLines.has(line))
}

export function remarksFinding(data: PageData): string | undefined {
  const [first, ...others] = remarksOf(data)
  if (first === undefined) return undefined
  return others.length === 0 ? first : `${first} (${others.length} more)`
}
