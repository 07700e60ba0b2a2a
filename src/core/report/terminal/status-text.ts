import type { Usage } from '../../../schema/agent/usage.ts'
import { confinementInWords } from '../../confinement/words.ts'
import type { Reading } from '../../reading/reading.ts'
import {
  ageMs,
  formatDuration,
  formatMinutes,
  formatTokens,
  formatUsd,
  plural,
  totalTokens,
  usageInWords,
} from '../../text/amounts.ts'
import { cappedLines, cappedRow } from '../../text/capped-list.ts'
import { clip, displayWidth, fitLines, type TextStyle } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'
import { paintCode, painter } from '../../text/paint.ts'
import { shortOid } from '../../text/report-context.ts'
import { nextStepLines } from '../document/next-steps.ts'
import { tableLines } from '../document/terminal.ts'
import { laneWords, shownRows, statusMark } from '../facts/task-rows.ts'
import { terminalTaskTable } from '../section/progress.ts'
import { forecastLines } from '../words/forecast-text.ts'
import { rolesInWords } from '../words/receipt-text.ts'
import { rulesInWords } from '../words/rules-text.ts'
import {
  attemptsIn,
  leaseLine,
  ordersInWords,
  refusedInWords,
  type StatusReport,
  waitingLine,
} from '../words/status.ts'
import { readFirstLines } from './end-of-job.ts'

const maxListed = 20

/** The verbose output of `ralph status`, lines without their newline; the table comes before the next steps. */
export function statusText(
  report: StatusReport,
  look: TextStyle & { now: number; remote?: string; reading?: Reading | undefined; where?: readonly string[] },
): string[] {
  const paint = painter(look.color)
  const shown = shownRows(report.tasks)
  // A stop because of stuck or blocked tasks explains this above.
  const heldUp = report.details.length > 0 ? [] : report.held_up.map(({ why }) => why)
  const lines = [
    paint(report.sentence, 'bold'),
    ...report.details.map((detail) => `  - ${detail}`),
    '',
    ...facts(report, look),
    '',
    ...tableLines(terminalTaskTable(shown.rows), look),
    ...(shown.omitted ? [shown.omitted] : []),
    ...(heldUp.length > 0 ? ['', 'Held up:', ...listed(heldUp)] : []),
    ...(report.knowledge.length > 0
      ? ['', 'Every agent is told:', ...listed(report.knowledge.map(knowledgeLine))]
      : []),
    ...report.warnings.flatMap(({ text, choices }) => [
      '',
      paint(`${text}.`, 'yellow'),
      ...choices.map((choice) => `  - ${paintCode(choice, paint)}`),
    ]),
    '',
  ]
  return [...fitLines(lines, look), ...nextStepLines(report.next_steps, look)]
}

function facts(
  report: StatusReport,
  {
    now,
    remote = report.remote,
    reading,
    where = [],
  }: { now: number; remote?: string; reading?: Reading | undefined; where?: readonly string[] },
): string[] {
  const [forecastText, ...basis] = forecastLines(report.forecast)
  const [first, ...places] = reading ? readFirstLines(reading, report.stop?.kind === 'complete') : []
  const lines: [string, string | null][] = [
    ['Plan', `${report.plan}, ${plural(report.counts.total, 'task')}, ${report.counts.done} done`],
    ['Attempt', attemptLine(report)],
    ['Lease', leaseLine(report)],
    ...ordersInWords(report).map((line): [string, string] => ['Ordered', line]),
    ...refusedInWords(report)
      .slice(0, 3)
      .map((line): [string, string] => ['Refused', line]),
    ['Waiting', waitingLine(report, now)],
    ['Ready', readyLine(report)],
    ['Confined', report.confined && confinementInWords(report.confined)],
    ['Cost', usageInWords(report.usage)],
    ['', rolesInWords(report.receipt)],
    ['Runner', `${formatMinutes(report.receipt.total.runner_ms)} in ${plural(report.receipt.jobs, 'job')}`],
    ['Forecast', forecastText ?? null],
    ...basis.map((line): [string, string] => ['', line]),
    ['Work', `${plainLine(report.work.branch, 200)} at ${shortOid(report.work.commit)}`],
    ...where.slice(1).map((line): [string, string] => ['', line]),
    ['Read', first ?? null],
    ...places.map((line): [string, string] => ['', line]),
    ['Rules', rulesInWords(report.rules) ?? null],
    ['State', `${plainLine(report.state_ref, 200)} at ${plainLine(remote, 200)}`],
  ]
  return lines.flatMap(([name, value]) => (value === null ? [] : [`${name.padEnd(10)}${value}`]))
}

const knowledgeLine = ({ id, text, by }: StatusReport['knowledge'][number]): string =>
  `[${id}] ${plainLine(text, 300)} (${plainLine(by ?? '', 60)})`

function attemptLine(report: StatusReport): string | null {
  const words = attemptsIn(report).map(
    ({ task, iteration, attempt, age_ms }) =>
      `${task}, iteration ${iteration}, attempt ${attempt}, for ${formatDuration(age_ms)}`,
  )
  return words.length === 0 ? null : words.join('; ')
}

const readyLine = ({ ready }: StatusReport): string => (ready.length === 0 ? 'no task' : cappedRow(ready, 5))

const listed = (lines: readonly string[]): string[] => cappedLines(lines, maxListed).map((line) => `  ${line}`)

/** A running job's facts beyond the state. */
export interface LiveWork {
  readonly phase: string
  readonly usage: Usage
  /** Time of the last event, in ms since the epoch. */
  readonly lastAt: number
}

function openRows(report: StatusReport, now: number): { task: string; words: string }[] {
  return attemptsIn(report).map(({ task, iteration, attempt, started, ...lane }) => {
    const words = laneWords(lane)
    const phase = words === undefined ? '' : `, ${words}`
    const age = formatDuration(ageMs(started, now))
    return { task, words: `iteration ${iteration}, attempt ${attempt}, for ${age}${phase}` }
  })
}

/** A few lines that are redrawn, not wider than the terminal; `last` is the newest event. */
export function boardLines(
  report: StatusReport,
  look: TextStyle & { now: number; last: string | null; live?: LiveWork | undefined },
): string[] {
  const { live, now } = look
  const { tasks, updated } = report
  const lastAge = live ? Math.max(0, now - live.lastAt) : ageMs(updated, now)
  const paint = painter(look.color)
  const [forecastText] = forecastLines(report.forecast)
  const titleOf = (task: string): string => plainLine(tasks.find(({ id }) => id === task)?.title ?? '', 200)
  const rows: [string, string | null][] = [
    ...openRows(report, now).flatMap(({ task, words }): [string, string][] => [
      ['', `${statusMark.in_progress} ${task} ${titleOf(task)}`],
      ['', words],
    ]),
    ['Phase', live ? plainLine(live.phase, 200) : null],
    ['Last', look.last && `${plainLine(look.last, 300)} (${formatDuration(lastAge)} ago)`],
    ['Cost', costLine(report, live)],
    ['Left', forecastText ?? null],
    ['Next', report.next_steps[0] ? nextLine(report.next_steps[0]) : null],
  ]
  return [
    paint(clip(headLine(report, look.width - 1), look.width - 1), 'bold'),
    ...rows.flatMap(([name, value]) => (value === null ? [] : [clip(`  ${name.padEnd(6)}${value}`, look.width - 1)])),
  ]
}

const [minName, barWidth] = [8, 20]

/** Clips a long name to keep the progress visible; the bar is omitted if it does not fit. */
function headLine({ plan, standing, counts }: StatusReport, width: number): string {
  const standingText = `: ${standing.replaceAll('_', ' ')}, ${counts.done} of ${counts.total} tasks done`
  const head = clip(plan, Math.max(minName, width - standingText.length)) + standingText
  return displayWidth(head) + 1 + barWidth <= width ? `${head} ${bar(counts, barWidth)}` : head
}

/** The state has the current attempt's cost only after its end, so it is separate. */
function costLine({ usage, receipt }: StatusReport, live: LiveWork | undefined): string {
  const tokens = live ? totalTokens(live.usage) : 0
  const money = live?.usage.usd ? [formatUsd(live.usage.usd)] : []
  const attempt = tokens > 0 ? `, this attempt ${[...money, `${formatTokens(tokens)} tokens`].join(' and ')}` : ''
  const total = usage.usd + (live?.usage.usd ?? 0)
  return `${formatUsd(total)}, ${formatMinutes(receipt.total.runner_ms)} of runner time${attempt}`
}

const nextLine = ({ does, commands }: StatusReport['next_steps'][number]): string =>
  plainLine(commands[0] === undefined ? does : `${does}: ${commands[0]}`, 500)

const bar = ({ done, skipped, total }: StatusReport['counts'], width: number): string => {
  const full = total === 0 ? 0 : Math.floor((width * (done + skipped)) / total)
  return `${'█'.repeat(full)}${'░'.repeat(width - full)}`
}

/** The terminal's title: `ralph: demo 3/7 TRUNCATE`. */
const taskInWork = (current: StatusReport['current'], lanes: StatusReport['lanes']): string | undefined =>
  current?.task ?? (lanes.length > 1 ? `${lanes.length} tasks` : lanes[0]?.task)

export const boardTitle = ({ plan, counts, current, lanes, standing }: StatusReport): string =>
  `ralph: ${plan} ${counts.done}/${counts.total} ${taskInWork(current, lanes) ?? standing.replaceAll('_', ' ')}`
