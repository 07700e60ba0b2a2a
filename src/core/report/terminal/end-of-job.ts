import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { explainBlocked } from '../../plan/graph/blocked.ts'
import type { Reading } from '../../reading/reading.ts'
import { recordsOf, statusIn, taskIn } from '../../run/fold/begin.ts'
import { isHeld } from '../../run/fold/open-attempts.ts'
import { formatLimit, formatMinutes, formatUsd, plural, thousands } from '../../text/amounts.ts'
import { cappedRow } from '../../text/capped.ts'
import { clip, displayWidth, fitLine, pad, type TextStyle } from '../../text/display-width.ts'
import { indentedLine, plainLine } from '../../text/one-line.ts'
import { type Paint, painter } from '../../text/paint.ts'
import { operatorLine } from '../../text/report-context.ts'
import { costBudgetOf, receiptOf } from '../facts/receipt.ts'
import { countStatuses, countsInWords, countUnchanged, shownTasks, taskRows } from '../facts/task-rows.ts'
import { type NextStep, nextLines } from '../words/next-steps.ts'
import { remarks } from '../words/remarks.ts'
import type { StatusContext } from '../words/status.ts'
import { completeSentence, stopSentence, stuckSentence } from '../words/stop-sentence.ts'
import { textTable } from './task-table.ts'
import { whereLines } from './where-lines.ts'

interface EndedJob {
  readonly plan: Plan
  readonly state: RunState
  readonly reason: StopReason
}

/** A run as somebody looks at it: no reason while a job has it. */
interface ReportedJob extends Omit<EndedJob, 'reason'> {
  readonly reason: StopReason | null
}

/** `fetch`: what brings the branches to the reader, before a command can name them. `saysNext`: false if the caller says what to type. */
type Context = StatusContext & {
  readonly fetch?: string
  readonly saysNext?: boolean
  readonly recorded?: boolean
  readonly reading?: Reading | undefined
}

/** No line is wider, however wide the terminal is; a command stays whole where the terminal wraps lines. */
export const maxColumns = 100
/** Of a longer plan only the failed and the waiting tasks are listed. */
export const maxTable = 10
export const maxListed = 5

/**
 * What a job prints when it ends, lines without their newline: one sentence, then what is needed, then where the work
 * is and what it cost. `finalReport` has the rest, for `--verbose`.
 */
export function endOfJob(job: EndedJob, context: Context, look: TextStyle): string[] {
  const { state, reason } = job
  const paint = painter(look.color)
  const columns = Math.min(look.width, maxColumns)
  const stuck = stuckTask(job)
  const text = stopSentence(reason, context)
  const sentence = sentenceOf(job, stuck) ?? text.happened
  const needs = needsOf(job, context, stuck)
  const details = stuck ? [] : text.details
  const isComplete = reason.kind === 'complete'
  const colour = isComplete ? 'green' : reason.kind === 'failed' || reason.kind === 'stuck' ? 'red' : 'yellow'
  const facts: [string, readonly string[]][] = [
    ['Needs you', needs.length > 0 ? needs : isComplete ? ['nothing'] : []],
    ['Tasks', countsOf(job, stuck)],
    ['To check', toCheck(state)],
    ['Read first', context.reading ? readFirstLines(context.reading) : []],
    ['Where', whereLines(state, reason)],
    ['Cost', [costLine(job, context)]],
  ]
  return [
    '',
    ...fitLine(sentence, columns).map((line) => paint(line, colour)),
    ...details.flatMap((detail) => fitLine(`  ${detail}`, columns)),
    '',
    ...(stuck ? [...stuckLines(job, stuck, { columns, paint }), ''] : []),
    ...tableLines(job, { ...look, width: columns }),
    ...facts.flatMap(([name, lines]) => factLines(name, lines, columns)),
    ...nextRows(text.next, context, { paint, columns: look.isTty ? columns : Number.POSITIVE_INFINITY }),
    ...(restsNow(state, reason) ? ['', 'Nothing runs, and nothing is being spent.'] : []),
  ]
}

const mostRead = 3

/** How much there is to read first, then the first places, each with its strongest reason. `isWhole`: no more commits follow. */
export function readFirstLines({ hunks, shown, lines }: Reading, isWhole = true): string[] {
  if (hunks.length === 0) return []
  const places = hunks.slice(0, mostRead).map(({ path, from, to, reasons }) => ({
    place: `${plainLine(path, 60)}:${from === to ? from : `${from}–${to}`}`,
    reason: plainLine(reasons[0] ?? '', 200),
  }))
  const width = Math.max(...places.map(({ place }) => displayWidth(place)))
  return [
    `${plural(hunks.length, 'place')}, ${thousands(shown)} of ${thousands(lines)} changed ${lines === 1 ? 'line' : 'lines'}${isWhole ? '' : ' so far'}`,
    ...places.map(({ place, reason }) => `${pad(place, width)}  ${reason}`),
  ]
}

function nextRows(next: readonly NextStep[], { fetch, saysNext = true }: Context, look: NextLook): string[] {
  if (!saysNext) return []
  const fetched = fetch === undefined ? [] : [`Fetch        ${look.paint(fetch, 'bold')}`]
  return [...fetched, '', ...nextLines(next, look)]
}

type NextLook = Parameters<typeof nextLines>[1]

export const factLines = (name: string, [first, ...rest]: readonly string[], columns: number): string[] =>
  first === undefined
    ? []
    : [
        ...fitLine(`${name.padEnd(13)}${first}`, columns, 13),
        ...rest.flatMap((line) => fitLine(`${' '.repeat(13)}${line}`, columns, 13)),
      ]

export const restsNow = ({ lease }: RunState, { kind }: StopReason): boolean =>
  lease === null && kind !== 'complete' && kind !== 'busy'

/** The task that the run is stuck on, if its newest failures are known. */
export function stuckTask({ plan, state, reason }: ReportedJob): string | undefined {
  const reasonTask = reason?.kind === 'stuck' || reason?.kind === 'paused' ? reason.task : undefined
  const task = reasonTask ?? (reason?.kind === 'stuck' ? state.timeline.at(-1)?.task : undefined)
  if (task === undefined || !plan.tasks.some(({ id }) => id === task)) return undefined
  return taskIn(state, task).recent_failures.length > 0 ? task : undefined
}

export function sentenceOf({ plan, state, reason }: ReportedJob, stuck: string | undefined): string | undefined {
  const records = recordsOf(plan, state)
  if (reason?.kind === 'complete') return completeSentence(records)
  if (stuck === undefined) return undefined
  const counts = countStatuses(records)
  const waiting = explainBlocked(plan, statusIn(state)).filter(
    ({ task, failed }) => task !== stuck && failed.includes(stuck),
  ).length
  const wait = waiting === 0 ? '' : `; ${waiting} ${waiting === 1 ? 'waits' : 'wait'} for it`
  return `${stuckSentence(stuck, taskIn(state, stuck))} ${counts.done} of ${plural(records.length, 'task')} ${counts.done === 1 ? 'is' : 'are'} done${wait}.`
}

/** The newest failure with the lines that decide, and what each of the newest attempts did. */
export function stuckLines(
  { plan, state }: ReportedJob,
  task: string,
  look: { columns: number; paint: Paint },
): string[] {
  const { columns, paint } = look
  const line = (text: string): string => clip(text, columns)
  const title = plainLine(plan.tasks.find(({ id }) => id === task)?.title ?? '', 200)
  const failures = taskIn(state, task).recent_failures
  const newest = failures.at(-1)
  const excerpts = newest?.said ?? []
  const reasonLines =
    excerpts.length === 0
      ? fitLine(`  ${plainLine(newest?.why ?? '', 300)}`, columns)
      : excerpts.flatMap(({ name, lines }) => [
          paint(line(`  ✗ ${plainLine(name, 90)}`), 'red'),
          ...lines.map((text) => line(`    ${indentedLine(text)}`)),
        ])
  const tried = failures.flatMap(({ iteration, tried: words }) =>
    words === null ? [] : [line(`    #${iteration}  ${plainLine(words, 200)}`)],
  )
  return [
    paint(line(`${task}  ${title}`), 'bold'),
    ...reasonLines,
    ...(tried.length === 0 ? [] : ['  What was tried', ...tried]),
  ]
}

/** What a person has to look at, the most pressing first. */
export function needsOf({ plan, state, reason }: ReportedJob, context: Context, stuck: string | undefined): string[] {
  const { evidence } = state
  const unshown = reason?.kind === 'complete' ? (evidence?.claimed ?? 0) : 0
  const all = remarks({ plan, state: { ...state, evidence: null } }, (why) => plainLine(why, 300), context).filter(
    (remark) => stuck === undefined || !remark.startsWith(`${stuck} is stuck`),
  )
  const more =
    all.length > maxListed
      ? [`and ${all.length - maxListed} more:  ${operatorLine(context, 'status', '--verbose')}`]
      : []
  const toTry = unshown === 0 ? [] : [`${plural(unshown, 'criterion', 'criteria')} to try by hand, which no test shows`]
  return [...all.slice(0, maxListed), ...more, ...toTry]
}

/** The attempts above have each task of a complete run. */
function tableLines({ plan, state, reason }: EndedJob, look: TextStyle): string[] {
  if (reason.kind === 'complete' || reason.kind === 'busy') return []
  const rows =
    plan.tasks.length <= maxTable
      ? shownTasks({ plan, state }).rows
      : taskRows(plan, state).filter(({ status }) => status === 'failed' || status === 'given_up')
  return rows.length === 0 ? [] : [...textTable(rows, look).flatMap((line) => fitLine(line, look.width)), '']
}

/** Unless the sentence has said it. */
function countsOf({ plan, state, reason }: EndedJob, stuck: string | undefined): string[] {
  const records = recordsOf(plan, state)
  const allDone = records.every(({ status }) => status === 'done') && countUnchanged(records) === 0
  return stuck !== undefined || reason.kind === 'busy' || (reason.kind === 'complete' && allDone)
    ? []
    : [countsInWords(records)]
}

/** What agents left in lanes is not lost with the job. */
function toCheck({ lanes }: RunState): string[] {
  const tasks = lanes.filter((lane) => lane.candidate !== null && !isHeld(lane)).map(({ task }) => task)
  if (tasks.length === 0) return []
  return [
    `${plural(tasks.length, 'change')} (${cappedRow(tasks, maxListed)}): the next job checks ${tasks.length === 1 ? 'it' : 'them'} first`,
  ]
}

export function costLine({ state }: ReportedJob, context: Context): string {
  const { total, attempts, attempts_ms, beside, per_commit, roles } = receiptOf(state, context.now)
  const budget = costBudgetOf(state, context.costBudgetUsd ?? null)
  const count = attempts.succeeded + attempts.failed + attempts.interrupted
  const back = attempts.failed + attempts.interrupted
  const unknown = roles.reduce((sum, role) => sum + (role.unknown ?? 0), 0)
  const figures = [
    ...(unknown === 0 ? [] : [`the cost of ${plural(unknown, 'call')} is unknown`]),
    `${plural(count, 'attempt')}${back === 0 ? '' : `, ${back} rolled back`}`,
    ...(beside ? [`side by side, ${formatMinutes(attempts_ms)} in all`] : []),
    ...(per_commit && total.usd > 0 ? [`${formatUsd(per_commit.usd)} per commit`] : []),
  ]
  if (context.recorded)
    return `${formatUsd(total.usd)} when it was recorded, ${formatMinutes(total.runner_ms)} here; ${figures[0]}`
  const of = budget === null ? '' : ` of ${formatLimit(budget)}`
  return `${formatUsd(total.usd)}${of}, ${formatMinutes(total.runner_ms)}; ${figures.join('; ')}`
}
