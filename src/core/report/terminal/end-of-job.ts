import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { explainBlocked } from '../../plan/graph/blocked.ts'
import type { Reading } from '../../reading/reading.ts'
import { recordsOf, statusIn, taskIn } from '../../run/fold/begin.ts'
import { isHeld } from '../../run/fold/open-attempts.ts'
import { formatLimit, formatMinutes, formatUsd, plural, thousands } from '../../text/amounts.ts'
import { cappedRow } from '../../text/capped-list.ts'
import { clip, columnsOf, displayWidth, fitLine, fitLines, pad, type TextStyle } from '../../text/display-width.ts'
import { indentedLine, plainLine } from '../../text/one-line.ts'
import { type Colour, type Paint, paintCode, painter } from '../../text/paint.ts'
import { commandSpan, operatorLine, shortOid } from '../../text/report-context.ts'
import { type NextStep, nextLines } from '../document/next-steps.ts'
import { factLines, tableLines } from '../document/terminal.ts'
import { costBudgetOf, receiptOf, uncheckedWords } from '../facts/receipt.ts'
import { countStatuses, countsInWords, countUnchanged, shownTasks, taskRows } from '../facts/task-rows.ts'
import { receiptLines } from '../section/cost.ts'
import { terminalTaskTable } from '../section/progress.ts'
import { attemptsInWords } from '../words/receipt-text.ts'
import { remarks } from '../words/remarks.ts'
import { rulesInWords } from '../words/rules-text.ts'
import { whereLines } from '../words/stack-words.ts'
import type { StatusContext } from '../words/status.ts'
import { completeSentence, stopSentence, stuckSentence } from '../words/stop-sentence.ts'

interface EndedJob {
  readonly plan: Plan
  readonly state: RunState
  readonly reason: StopReason
}

/** Without a reason while a job is running. */
interface ReportedJob extends Omit<EndedJob, 'reason'> {
  readonly reason: StopReason | null
}

/** `fetch`: the command that fetches the branches first. `saysNext`: false if the caller prints the next steps. */
type Context = StatusContext & {
  readonly fetch?: string
  readonly saysNext?: boolean
  readonly recorded?: boolean
  readonly reading?: Reading | undefined
}

/** Maximum width, except for commands. */
export const maxColumns = 100
/** A longer plan lists only failed and waiting tasks. */
export const maxTable = 10
export const maxListed = 5

/**
 * The output at the end of a job, lines without their newline: a sentence, what is needed, where the work is and its
 * cost. `finalReport` has the rest, for `--verbose`.
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
  const facts: [string, readonly string[]][] = [
    ['Needs you', needs.length > 0 ? needs : isComplete ? ['nothing'] : []],
    ['Tasks', countsOf(job, stuck)],
    ['To check', uncheckedLine(state)],
    ['Read first', context.reading ? readFirstLines(context.reading) : []],
    ['Where', whereLines(state, reason)],
    ['Cost', [costLine(job, context)]],
  ]
  return [
    '',
    ...fitLine(sentence, columns).map((line) => paint(line, colourOf(reason))),
    ...details.flatMap((detail) => fitLine(`  ${detail}`, columns)),
    '',
    ...(stuck ? [...stuckLines(job, stuck, { columns, paint }), ''] : []),
    ...taskLines(job, { ...look, width: columns }),
    ...factLines(facts, { margin: 13, columns }),
    ...nextRows(text.next, context, { paint, columns: look.isTty ? columns : Number.POSITIVE_INFINITY }),
    ...restLines(state, reason),
  ]
}

const colourOf = ({ kind }: StopReason): Colour =>
  kind === 'complete' ? 'green' : kind === 'failed' || kind === 'stuck' ? 'red' : 'yellow'

/** The verbose output at the end of a job, lines without their newline: the result first, the next steps last. */
export function finalReport(job: EndedJob, context: StatusContext & Pick<Context, 'fetch'>, look: TextStyle): string[] {
  const { plan, state, reason } = job
  const paint = painter(look.color)
  const shown = shownTasks({ plan, state })
  const text = stopSentence(reason, context)
  const rules = rulesInWords(state.rules)
  const branch = plainLine(state.work_branch, 200)
  const lines = [
    '',
    paint(text.happened, colourOf(reason)),
    ...[...text.details, ...remarks({ plan, state }, (why) => plainLine(why, 500), context)].map(
      (detail) => `  - ${detail}`,
    ),
    `${countsInWords(recordsOf(plan, state))}; ${attemptsInWords(state.counts)}.`,
    '',
    ...tableLines(terminalTaskTable(shown.rows), look),
    ...(shown.omitted ? [shown.omitted] : []),
    '',
    ...receiptLines(receiptOf(state, context.now)),
    '',
    ...(context.fetch === undefined ? [] : [`Fetch the branches first: ${paint(context.fetch, 'bold')}`]),
    `Work   ${branch} at ${shortOid(state.work)}   (${paintCode(commandSpan('git', 'log', '--oneline', context.workBranch), paint)})`,
    `State  ${plainLine(context.stateRef, 200)}`,
    ...(rules === undefined ? [] : [`Rules  ${rules}`]),
  ]
  return [...fitLines(lines, look), ...nextLines(text.next, { paint, columns: columnsOf(look) })]
}

const maxRead = 3

/** The amount, then the first places with their strongest reason. `isWhole`: no more commits follow. */
export function readFirstLines({ hunks, shown, lines }: Reading, isWhole = true): string[] {
  if (hunks.length === 0) return []
  const places = hunks.slice(0, maxRead).map(({ path, from, to, reasons }) => ({
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

export const restLines = ({ lease }: RunState, reason: StopReason | null): string[] =>
  lease !== null || reason === null || reason.kind === 'complete' || reason.kind === 'busy'
    ? []
    : ['', 'Nothing runs, and nothing is being spent.']

/** Undefined if its newest failures are unknown. */
export function stuckTask({ plan, state, reason }: ReportedJob): string | undefined {
  const reasonTask = reason?.kind === 'stuck' || reason?.kind === 'paused' ? reason.task : undefined
  const task = reasonTask ?? (reason?.kind === 'stuck' ? state.timeline.at(-1)?.task : undefined)
  if (task === undefined || !plan.tasks.some(({ id }) => id === task)) return undefined
  return taskIn(state, task).recent_failures.length > 0 ? task : undefined
}

export function sentenceOf({ plan, state, reason }: ReportedJob, stuck: string | undefined): string | undefined {
  const records = recordsOf(plan, state)
  if (reason?.kind === 'complete')
    return completeSentence(records, { isChecked: uncheckedWords(state.baseline) === undefined })
  if (stuck === undefined) return undefined
  const counts = countStatuses(records)
  const waiting = explainBlocked(plan, statusIn(state)).filter(
    ({ task, failed }) => task !== stuck && failed.includes(stuck),
  ).length
  const wait = waiting === 0 ? '' : `; ${waiting} ${waiting === 1 ? 'waits' : 'wait'} for it`
  return `${stuckSentence(stuck, taskIn(state, stuck))} ${counts.done} of ${plural(records.length, 'task')} ${counts.done === 1 ? 'is' : 'are'} done${wait}.`
}

/** The decisive lines of the newest failure, and a line for each recent attempt. */
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
  const triedLines = failures.flatMap(({ iteration, tried: words }) =>
    words === null ? [] : [line(`    #${iteration}  ${plainLine(words, 200)}`)],
  )
  return [
    paint(line(`${task}  ${title}`), 'bold'),
    ...reasonLines,
    ...(triedLines.length === 0 ? [] : ['  What was tried', ...triedLines]),
  ]
}

/** Most pressing first. */
export function needsOf({ plan, state, reason }: ReportedJob, context: Context, stuck: string | undefined): string[] {
  const { evidence } = state
  const unproven = reason?.kind === 'complete' ? (evidence?.claimed ?? 0) : 0
  const all = remarks({ plan, state: { ...state, evidence: null } }, (why) => plainLine(why, 300), context).filter(
    (remark) => stuck === undefined || !remark.startsWith(`${stuck} is stuck`),
  )
  const more =
    all.length > maxListed
      ? [`and ${all.length - maxListed} more:  ${operatorLine(context, 'status', '--verbose')}`]
      : []
  const untested =
    unproven === 0 ? [] : [`${plural(unproven, 'criterion', 'criteria')} to try by hand, which no test shows`]
  return [...all.slice(0, maxListed), ...more, ...untested]
}

/** A complete run has each task in its attempts above. */
function taskLines({ plan, state, reason }: EndedJob, look: TextStyle): string[] {
  if (reason.kind === 'complete' || reason.kind === 'busy') return []
  const rows =
    plan.tasks.length <= maxTable
      ? shownTasks({ plan, state }).rows
      : taskRows(plan, state).filter(({ status }) => status === 'failed' || status === 'given_up')
  return rows.length === 0
    ? []
    : [...tableLines(terminalTaskTable(rows), look).flatMap((line) => fitLine(line, look.width)), '']
}

/** Empty if the sentence says the same. */
function countsOf({ plan, state, reason }: EndedJob, stuck: string | undefined): string[] {
  const records = recordsOf(plan, state)
  const allDone = records.every(({ status }) => status === 'done') && countUnchanged(records) === 0
  return stuck !== undefined || reason.kind === 'busy' || (reason.kind === 'complete' && allDone)
    ? []
    : [countsInWords(records)]
}

/** Candidates of lanes outlive the job. */
function uncheckedLine({ lanes }: RunState): string[] {
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
  const rolledBack = attempts.failed + attempts.interrupted
  const unknown = roles.reduce((sum, role) => sum + (role.unknown ?? 0), 0)
  const figures = [
    ...(unknown === 0 ? [] : [`the cost of ${plural(unknown, 'call')} is unknown`]),
    `${plural(count, 'attempt')}${rolledBack === 0 ? '' : `, ${rolledBack} rolled back`}`,
    ...(beside ? [`side by side, ${formatMinutes(attempts_ms)} in all`] : []),
    ...(per_commit && total.usd > 0 ? [`${formatUsd(per_commit.usd)} per commit`] : []),
  ]
  if (context.recorded)
    return `${formatUsd(total.usd)} when it was recorded, ${formatMinutes(total.runner_ms)} here; ${figures[0]}`
  const budgetText = budget === null ? '' : ` of ${formatLimit(budget)}`
  return `${formatUsd(total.usd)}${budgetText}, ${formatMinutes(total.runner_ms)}; ${figures.join('; ')}`
}
