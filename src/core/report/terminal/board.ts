import { ageMs, formatDuration, formatMinutes, formatUsd } from '../../text/amounts.ts'
import { clip } from '../../text/display-width.ts'
import type { Look } from '../../text/fit-lines.ts'
import { plainLine } from '../../text/one-line.ts'
import { painter } from '../../text/paint.ts'
import { statusMark } from '../facts/task-rows.ts'
import { forecastLines } from '../words/forecast-text.ts'
import type { StatusReport } from '../words/status.ts'

/** A run in a few lines that are drawn again and again, none wider than the terminal; `last` is the newest thing that happened. */
export function boardLines(report: StatusReport, look: Look & { now: number; last: string | null }): string[] {
  const { plan, standing, counts, usage, receipt, current, tasks, updated } = report
  const paint = painter(look.color)
  const [ahead] = forecastLines(report.forecast)
  const title = tasks.find(({ id }) => id === current?.task)?.title ?? ''
  const rows: [string, string | null][] = [
    ['', current && `${statusMark.in_progress} ${current.task} ${plainLine(title, 200)}`],
    [
      '',
      current &&
        `iteration ${current.iteration}, attempt ${current.attempt}, for ${formatDuration(ageMs(current.started, look.now))}`,
    ],
    ['Last', look.last && `${plainLine(look.last, 300)} (${formatDuration(ageMs(updated, look.now))} ago)`],
    ['Cost', `${formatUsd(usage.usd)}, ${formatMinutes(receipt.total.runner_ms)} of runner time`],
    ['Left', ahead ?? null],
    ['Next', report.next_steps[0] ? nextLine(report.next_steps[0]) : null],
  ]
  const head = `${plan}: ${standing.replaceAll('_', ' ')}, ${counts.done} of ${counts.total} tasks done ${bar(counts, 20)}`
  return [
    paint(clip(head, look.width - 1), 'bold'),
    ...rows.flatMap(([name, value]) => (value === null ? [] : [clip(`  ${name.padEnd(6)}${value}`, look.width - 1)])),
  ]
}

const nextLine = ({ does, commands }: StatusReport['next_steps'][number]): string =>
  plainLine(commands[0] === undefined ? does : `${does}: ${commands[0]}`, 500)

const bar = ({ done, skipped, total }: StatusReport['counts'], width: number): string => {
  const full = total === 0 ? 0 : Math.floor((width * (done + skipped)) / total)
  return `${'█'.repeat(full)}${'░'.repeat(width - full)}`
}

/** What a terminal's title says: `ralph: demo 3/7 TRUNCATE`. */
export const boardTitle = ({ plan, counts, current, standing }: StatusReport): string =>
  `ralph: ${plan} ${counts.done}/${counts.total} ${current?.task ?? standing.replaceAll('_', ' ')}`
