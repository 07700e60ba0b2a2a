import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { Reading } from '../../reading/reading.ts'
import { formatDuration, plural } from '../../text/amounts.ts'
import { cappedLines } from '../../text/capped.ts'
import { fitLine, type TextStyle } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'
import { paintCode, painter } from '../../text/paint.ts'
import { operatorLine } from '../../text/report-context.ts'
import { laneWords, type TaskRow, taskRows } from '../facts/task-rows.ts'
import { forecastLines } from '../words/forecast-text.ts'
import { nextLines } from '../words/next-steps.ts'
import { remarks } from '../words/remarks.ts'
import type { StatusContext, StatusReport } from '../words/status.ts'
import { waitingLine } from '../words/status.ts'
import {
  costLine,
  factLines,
  maxColumns,
  maxListed,
  maxTable,
  needsOf,
  readFirstLines,
  restsNow,
  sentenceOf,
  stuckLines,
  stuckTask,
} from './end-of-job.ts'
import { textTable } from './task-table.ts'
import { whereLines } from './where-lines.ts'

interface Run {
  readonly plan: Plan
  readonly state: RunState
}

/** Of a longer plan: so many of the tasks that come next. */
const nextTasks = 3

/**
 * What `ralph status` prints, lines without their newline: how the run stands in one sentence, what is needed, where
 * the work is and what it cost. It reads as the end of a job does; `statusText` has the rest, for `--verbose`.
 * `all`: every task.
 */
export function statusInBrief(
  { plan, state }: Run,
  report: StatusReport,
  context: StatusContext & { readonly reading?: Reading | undefined },
  look: TextStyle & { readonly all?: boolean },
): string[] {
  const columns = Math.min(look.width, maxColumns)
  const paint = painter(look.color)
  const reason =
    report.lease === null && report.stop !== null && report.standing === report.stop.kind ? report.stop : null
  const job = { plan, state, reason }
  const stuck = stuckTask(job)
  const needs = needsOf(job, context, stuck)
  const isComplete = reason?.kind === 'complete'
  const facts: [string, readonly string[]][] = [
    ['In work', inWork(report)],
    ['Needs you', needs.length > 0 ? needs : isComplete || report.lease ? ['nothing'] : []],
    [
      'On its way',
      report.orders.map(
        ({ text, by }) => `${plainLine(text, 200)} (by ${plainLine(by, 60)}; no job has picked it up yet)`,
      ),
    ],
    ['Refused', refused(report)],
    ['Waiting', [waitingLine(report, context.now)].flatMap((line) => line ?? [])],
    ['Ahead', forecastLines(report.forecast).slice(0, 1)],
    ['Remembered', remembered(report, context)],
    ['Read first', context.reading ? readFirstLines(context.reading, isComplete) : []],
    ['Where', whereLines(state, reason)],
    ['Cost', [costLine(job, context)]],
  ]
  const remarked = new Set(remarks({ plan, state }, (text) => plainLine(text, 500), context))
  const details = stuck ? [] : report.details.filter((line) => !remarked.has(line))
  return [
    ...fitLine(sentenceOf(job, stuck) ?? report.sentence, columns).map((line) => paint(line, 'bold')),
    ...details.flatMap((line) => fitLine(`  ${line}`, columns)),
    '',
    ...(stuck ? [...stuckLines(job, stuck, { columns, paint }), ''] : []),
    ...facts.flatMap(([name, lines]) => factLines(name, lines, columns)),
    ...tableLines(taskRows(plan, state), report, {
      ...look,
      width: columns,
      more: operatorLine(context, 'status', '--all'),
    }),
    ...report.warnings.flatMap(({ text, choices }) => [
      '',
      ...fitLine(`${text}.`, columns).map((line) => paint(line, 'yellow')),
      ...choices.flatMap((choice) => fitLine(`  - ${paintCode(choice, paint)}`, columns)),
    ]),
    '',
    ...nextLines(report.next_steps, { paint, columns: look.isTty ? columns : Number.POSITIVE_INFINITY }),
    ...(reason && restsNow(state, reason) ? ['', 'Nothing runs, and nothing is being spent.'] : []),
  ]
}

function inWork({ current, lanes, tasks }: StatusReport): string[] {
  return [...(current ? [{ ...current, candidate: null, held: null }] : []), ...lanes].map((open) => {
    const title = plainLine(tasks.find(({ id }) => id === open.task)?.title ?? '', 100)
    const attempt = open.attempt === 1 ? '' : `, attempt ${open.attempt}`
    const words = laneWords(open)
    const phase = words === undefined ? '' : `, ${words}`
    return `${open.task}  ${title}  (#${open.iteration}${attempt}, for ${formatDuration(open.age_ms)}${phase})`
  })
}

const refused = ({ refused: orders }: StatusReport): string[] =>
  cappedLines(
    orders.map(({ by, text, why }) => `${plainLine(text, 100)} (by ${plainLine(by, 60)}): ${plainLine(why, 300)}`),
    maxListed,
  )

const remembered = ({ knowledge }: StatusReport, context: StatusContext): string[] =>
  knowledge.length === 0
    ? []
    : [
        `${plural(knowledge.length, 'entry', 'entries')} of people, told to every agent:  ${operatorLine(context, 'knowledge')}`,
      ]

/** `more`: the command that lists every task. */
function tableLines(
  rows: readonly TaskRow[],
  report: StatusReport,
  look: TextStyle & { readonly all?: boolean; readonly more: string },
): string[] {
  const isWhole = look.all === true || rows.length <= maxTable
  const next = new Set(report.ready.slice(0, nextTasks))
  const shown = isWhole ? rows : rows.filter(({ id, status }) => needed.has(status) || next.has(id))
  const unlistedOf = (status: TaskRow['status']): number =>
    rows.filter((row) => row.status === status && !shown.includes(row)).length
  const more = [
    [unlistedOf('pending'), 'that wait'],
    [unlistedOf('done'), 'that are done'],
    [unlistedOf('skipped'), 'that were skipped'],
  ] as const
  const rest = more.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  const heldUp = report.details.length > 0 ? [] : report.held_up.map(({ why }) => why)
  return [
    ...(shown.length === 0 ? [] : ['', ...textTable(shown, look).flatMap((line) => fitLine(line, look.width))]),
    ...(rest.length === 0 ? [] : [...(shown.length === 0 ? [''] : []), `…  ${rest.join(', ')}:  ${look.more}`]),
    ...(heldUp.length === 0
      ? []
      : ['', 'Held up', ...cappedLines(heldUp, maxListed).flatMap((line) => fitLine(`  ${line}`, look.width))]),
  ]
}

const needed: ReadonlySet<TaskRow['status']> = new Set(['in_progress', 'failed', 'given_up'])
