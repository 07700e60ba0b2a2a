import { isMilestoneDone, type PullSlice, slicesOf, tasksOf } from '../../run/next/slices.ts'
import { formatUtc } from '../../text/amounts.ts'
import { agentLine } from '../../text/markdown/neutral-markdown.ts'
import { plainLine } from '../../text/one-line.ts'
import type { ReportContext } from '../../text/report-context.ts'
import type { CallSettings } from '../facts/calls-ahead.ts'
import { rowsInState, shownRows, shownTasks, type TaskRow, taskRows } from '../facts/task-rows.ts'
import { inMarkdown, media, pictures, statusDetails } from '../section/media.ts'
import type {
  PartReport,
  PlacedReport,
  ReportSection,
  ReportText,
  RunReport,
  StatusPlace,
} from '../section/run-report.ts'
import { runSentence } from '../words/run-sentence.ts'

type Run = Pick<RunReport, 'plan' | 'state'>

/** A running job updates the comment at least every ten minutes; after this time the job was lost. */
const lostAfterMs = 1_800_000
/** GitHub allows 65,536 characters (platform fact 26). */
const maxChars = 60_000
/** Smaller tables, until the text fits. */
const rowLimits = [150, 60, 20] as const

/**
 * The status comment, at most 60,000 characters. `facts` depends only on the state; `body` also says when it was
 * written, and when the job counts as lost.
 */
export function statusComment(
  run: Run,
  place: StatusPlace & { readonly now: number },
): { body: string; facts: string } {
  const written = writtenLine(run.state, place.now)
  const facts = fitted(media.comment, placedReport(run, place))
  return { body: `${facts}\n\n${written}\n`, facts }
}

/** Leaves out sections until the text fits. */
function fitted<R extends PlacedReport>(sections: readonly ReportSection<R>[], report: R): string {
  const without = (omitted: readonly unknown[]) => sections.filter((section) => !omitted.includes(section))
  for (const rows of rowLimits) {
    const tasks = shownTasks(report, rows)
    for (const omitted of [[], pictures]) {
      const text = inMarkdown(without(omitted), { ...report, tasks })
      if (text.length <= maxChars) return text
    }
  }
  return inMarkdown(without(statusDetails), report)
}

function placedReport(run: Run, place: StatusPlace): PlacedReport {
  const { planFile, repositoryUrl, settings } = place
  const context = { planFile, workBranch: run.state.work_branch, now: null, surface: 'issue' } as const
  return { ...run, context, place, repositoryUrl, settings, text: textOf(run, context), tasks: shownTasks(run, 0) }
}

const textOf = (run: Run, context: ReportContext): ReportText =>
  runSentence(run, context, (text) => agentLine(text, 500))

/** A running job that stays silent is lost; without a job nothing can be late. */
function writtenLine({ lease }: Run['state'], now: number): string {
  const line = `Written ${formatUtc(now)}.`
  if (!lease) return line
  const late = formatUtc(now + lostAfterMs)
  return `${line} If this comment has not changed by ${late}, the job was lost. Run it again: nothing is lost or done twice.`
}

/**
 * `README.md` of the state ref, for people. Every state commit rewrites it, so it stays below 200,000 bytes for any
 * plan: at most 300 rows (100 of a longer table), 150 nodes and 20 reasons, with bounded texts.
 */
export function stateReadme(
  run: Run,
  { settings, ...place }: Omit<ReportContext, 'now'> & { readonly settings?: CallSettings | undefined },
): string {
  const context = { ...place, now: null }
  const report = { ...run, context, settings, text: textOf(run, context), tasks: rowsInState(run) }
  return `${inMarkdown(media.readme, report)}\n`
}

interface PullOfRun {
  readonly head: string
  /** Not a draft. */
  readonly ready: boolean
  /** The part ended because it was full. */
  readonly isCutOff?: boolean
  readonly text: (neighbours: PartReport['part']['neighbours']) => PullText
}

/** The pull requests of a run, lowest first: one for each slice, else one for the work branch. */
export function wantedPulls(run: Run, place: StatusPlace, issue: number | undefined): PullOfRun[] {
  const { plan, state } = run
  const slices = slicesOf(state)
  const complete = state.stop?.kind === 'complete'
  if (slices.length === 0) {
    return [{ head: state.work_branch, ready: complete, text: () => pullText(run, place, issue) }]
  }
  const ready = ({ milestone, newest, last, red }: PullSlice): boolean =>
    red?.length === 0 &&
    (complete ||
      !last ||
      (isMilestoneDone(plan, state, milestone) && !(newest && state.unproven) && milestone !== null))
  return slices.map((slice, index) => ({
    head: slice.branch,
    ready: ready(slice),
    isCutOff: !slice.last,
    text: (neighbours) => sliceText(run, place, { slice, index, issue, neighbours }),
  }))
}

/** A longer table would exceed a body's 65,536 characters. */
const maxRows = 150

/** Only the slice's tasks, commits and place in the stack, so that it changes only with these. */
function sliceText(
  run: Run,
  place: StatusPlace,
  context: {
    slice: PullSlice
    /** In the stack, from 0. */
    index: number
    issue: number | undefined
    neighbours: PartReport['part']['neighbours']
  },
): PullText {
  const { slice, index, issue, neighbours } = context
  const name = nameOf(slice, index)
  const rows = rowsOf(run, slice)
  const body = inMarkdown(media.partialPull, {
    ...placedReport(run, place),
    tasks: shownRows(rows, maxRows),
    only: new Set(rows.map(({ id }) => id)),
    pull: { branch: slice.branch, lines: slice.lines, rows, issue },
    part: { slice, name, neighbours },
  })
  return { title: `${titleOf(run)}: ${plainLine(name, 80)}`, body: `${body}\n` }
}

const titleOf = ({ plan, state }: Run): string => `ralph: ${plainLine(plan.project ?? state.plan, 100)}`

/** A slice that was cut by size has its place in the name. */
function nameOf({ milestone, number }: PullSlice, index: number): string {
  if (milestone !== null) return number === null ? milestone : `${milestone} (${number})`
  return number === null ? 'what is left' : `part ${index + 1}`
}

/**
 * For a whole milestone all its tasks; else those with a commit in the slice, and in the newest slice the open ones
 * too.
 */
function rowsOf({ plan, state }: Run, slice: PullSlice): TaskRow[] {
  const ids = new Set(tasksOf(plan, slice.milestone))
  const rows = taskRows(plan, state).filter(({ id }) => ids.has(id))
  if (slice.number === null) return rows
  const { from, until } = slice.iterations
  return rows.filter(({ iteration, status }) =>
    iteration === null
      ? slice.last && status !== 'skipped'
      : iteration >= from && (until === null || iteration < until),
  )
}

export interface PullText {
  readonly title: string
  readonly body: string
}

/** As the status comment, without time and job. */
export function pullText(run: Run, place: StatusPlace, issue: number | undefined): PullText {
  const { plan, state } = run
  const pull = { branch: state.work_branch, lines: state.lines, rows: taskRows(plan, state), issue }
  const body = fitted(media.pull, { ...placedReport(run, place), pull })
  return { title: titleOf(run), body: `${body}\n` }
}
