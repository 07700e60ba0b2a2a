import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { Reading } from '../../reading/reading.ts'
import { formatDuration, plural } from '../../text/amounts.ts'
import { cappedLines } from '../../text/capped-list.ts'
import { fitLine, type TextStyle } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'
import { paintCode, painter } from '../../text/paint.ts'
import { operatorLine } from '../../text/report-context.ts'
import { nextStepLines } from '../document/next-steps.ts'
import { factLines, tableLines } from '../document/terminal.ts'
import { laneWords, type TaskRow, taskRows } from '../facts/task-rows.ts'
import { terminalTaskTable } from '../section/progress.ts'
import { forecastLines } from '../words/forecast-text.ts'
import { remarks } from '../words/remarks.ts'
import { whereLines } from '../words/stack-words.ts'
import {
  attemptsIn,
  ordersInWords,
  refusedInWords,
  type StatusContext,
  type StatusReport,
  waitingLine,
} from '../words/status.ts'
import {
  costLine,
  maxColumns,
  maxListed,
  maxTable,
  needsOf,
  readFirstLines,
  restLines,
  sentenceOf,
  stuckLines,
  stuckTask,
} from './end-of-job.ts'

interface Run {
  readonly plan: Plan
  readonly state: RunState
}

/** Listed of a longer plan. */
const maxNext = 3

/**
 * The output of `ralph status`, lines without their newline, in the form of the end of a job. `statusText` has the
 * rest, for `--verbose`. `all`: every task.
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
    ['In work', openLines(report)],
    ['Needs you', needs.length > 0 ? needs : isComplete || report.lease ? ['nothing'] : []],
    ['On its way', ordersInWords(report)],
    ['Refused', cappedLines(refusedInWords(report), maxListed)],
    ['Waiting', [waitingLine(report, context.now)].flatMap((line) => line ?? [])],
    ['Ahead', forecastLines(report.forecast).slice(0, 1)],
    ['Remembered', knowledgeLines(report, context)],
    ['Read first', context.reading ? readFirstLines(context.reading, isComplete) : []],
    ['Where', whereLines(state, reason)],
    ['Cost', [costLine(job, context)]],
  ]
  const remarkLines = new Set(remarks({ plan, state }, (text) => plainLine(text, 500), context))
  const details = stuck ? [] : report.details.filter((line) => !remarkLines.has(line))
  return [
    ...fitLine(sentenceOf(job, stuck) ?? report.sentence, columns).map((line) => paint(line, 'bold')),
    ...details.flatMap((line) => fitLine(`  ${line}`, columns)),
    '',
    ...(stuck ? [...stuckLines(job, stuck, { columns, paint }), ''] : []),
    ...factLines(facts, { margin: 13, columns }),
    ...taskLines(taskRows(plan, state), report, {
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
    ...nextStepLines(report.next_steps, { ...look, width: columns }),
    ...restLines(state, reason),
  ]
}

function openLines(report: StatusReport): string[] {
  return attemptsIn(report).map((attempt) => {
    const title = plainLine(report.tasks.find(({ id }) => id === attempt.task)?.title ?? '', 100)
    const attemptText = attempt.attempt === 1 ? '' : `, attempt ${attempt.attempt}`
    const words = laneWords(attempt)
    const phase = words === undefined ? '' : `, ${words}`
    return `${attempt.task}  ${title}  (#${attempt.iteration}${attemptText}, for ${formatDuration(attempt.age_ms)}${phase})`
  })
}

const knowledgeLines = ({ knowledge }: StatusReport, context: StatusContext): string[] =>
  knowledge.length === 0
    ? []
    : [
        `${plural(knowledge.length, 'entry', 'entries')} of people, told to every agent:  ${operatorLine(context, 'knowledge')}`,
      ]

/** `more`: the command that lists every task. */
function taskLines(
  rows: readonly TaskRow[],
  report: StatusReport,
  look: TextStyle & { readonly all?: boolean; readonly more: string },
): string[] {
  const isWhole = look.all === true || rows.length <= maxTable
  const nextIds = new Set(report.ready.slice(0, maxNext))
  const shown = isWhole ? rows : rows.filter(({ id, status }) => alwaysShown.has(status) || nextIds.has(id))
  const countHidden = (status: TaskRow['status']): number =>
    rows.filter((row) => row.status === status && !shown.includes(row)).length
  const hidden = [
    [countHidden('pending'), 'that wait'],
    [countHidden('done'), 'that are done'],
    [countHidden('skipped'), 'that were skipped'],
  ] as const
  const rest = hidden.filter(([count]) => count > 0).map(([count, which]) => `${count} ${which}`)
  const heldUp = report.details.length > 0 ? [] : report.held_up.map(({ why }) => why)
  return [
    ...(shown.length === 0
      ? []
      : ['', ...tableLines(terminalTaskTable(shown), look).flatMap((line) => fitLine(line, look.width))]),
    ...(rest.length === 0 ? [] : [...(shown.length === 0 ? [''] : []), `…  ${rest.join(', ')}:  ${look.more}`]),
    ...(heldUp.length === 0
      ? []
      : ['', 'Held up', ...cappedLines(heldUp, maxListed).flatMap((line) => fitLine(`  ${line}`, look.width))]),
  ]
}

const alwaysShown: ReadonlySet<TaskRow['status']> = new Set(['in_progress', 'failed', 'given_up'])
