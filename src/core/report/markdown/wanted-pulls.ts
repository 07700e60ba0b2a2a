import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { isDone, type PullSlice, slicesOf, tasksOf } from '../../run/next/slices.ts'
import { plural } from '../../text/amounts.ts'
import { cappedRow } from '../../text/capped.ts'
import { inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { plainLine } from '../../text/one-line.ts'
import { code } from '../../text/report-context.ts'
import { shownRows, type TaskRow, taskRows } from '../facts/task-rows.ts'
import { markdownTable } from '../terminal/task-table.ts'
import { costLine, pullLead, tryIt } from './pull-body.ts'
import { readFirstSection } from './read-first.ts'
import { redLines } from './red-lines.ts'
import { criteriaTable, type StatusPlace, statusComment } from './status-comment.ts'

interface PullOfRun {
  readonly head: string
  /** Not a draft any more. */
  readonly ready: boolean
  /** It was cut off from the next one because that was full. */
  readonly isCutOff?: boolean
  readonly text: (neighbours: { below: number | undefined; above: number | undefined }) => PullText
}

/** The pull requests that show a run, the lowest first: one for each slice of the work, else one for the work branch. */
export function wantedPulls(
  run: { plan: Plan; state: RunState },
  place: StatusPlace & { readonly now: number },
  issue: number | undefined,
): PullOfRun[] {
  const { plan, state } = run
  const slices = slicesOf(state)
  const complete = state.stop?.kind === 'complete'
  if (slices.length === 0) {
    return [{ head: state.work_branch, ready: complete, text: () => pullText(run, place, issue) }]
  }
  const ready = ({ milestone, newest, last, red }: PullSlice): boolean =>
    red?.length === 0 &&
    (complete || !last || (isDone(plan, state, milestone) && !(newest && state.unproven) && milestone !== null))
  return slices.map((slice, index) => ({
    head: slice.branch,
    ready: ready(slice),
    isCutOff: !slice.last,
    text: (neighbours) => sliceText(run, place, { slice, index, issue, neighbours }),
  }))
}

/** Longer tables would not fit into a body of 65,536 characters. */
const maxRows = 150

/**
 * Title and body of one slice's pull request: its own tasks and commits and where it stands in the stack, so that
 * it changes only when they do. How the run stands is on the tracking issue.
 */
function sliceText(
  run: { plan: Plan; state: RunState },
  place: StatusPlace,
  context: {
    slice: PullSlice
    /** Its place in the stack, from 0. */
    index: number
    issue: number | undefined
    neighbours: { below: number | undefined; above: number | undefined }
  },
): PullText {
  const { plan, state } = run
  const { slice } = context
  const name = nameOf(slice, context.index)
  const project = plan.project ?? state.plan
  const rows = rowsOf(plan, state, slice)
  const own = new Set(rows.map(({ id }) => id))
  const { rows: shown, omitted } = shownRows(rows, maxRows)
  const limit = place.pullSize ?? 0
  const parts = [
    `### ${inlineMarkdown(project, 100)}: ${inlineMarkdown(name, 80)}`,
    pullLead(plan, { rows, name: project, lines: slice.lines, limit }),
    ...progressOf(plan, state, { slice, rows }),
    ...checksOf(slice),
    ...stackLines(context.neighbours),
    reviewHint,
    ...(context.issue === undefined ? [] : [`The run is tracked in #${context.issue}.`]),
    ...redLines(state, (id) => own.has(id)),
    markdownTable(shown, place.repositoryUrl),
    ...(omitted ? [omitted] : []),
    ...criteriaOf(state, own, place),
    ...elsewhere(rows, slice),
    readFirstSection(
      place.readFirst?.filter(({ task }) => own.has(task)),
      place.repositoryUrl,
    ),
    tryIt(slice.branch),
    ...costLine(rows),
  ]
  return {
    title: `ralph: ${plainLine(project, 100)}: ${plainLine(name, 80)}`,
    body: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
  }
}

/** A milestone by its name; one that was cut by size by its place. */
function nameOf({ milestone, number }: PullSlice, index: number): string {
  if (milestone !== null) return number === null ? milestone : `${milestone} (${number})`
  return number === null ? 'what is left' : `part ${index + 1}`
}

/** The tasks of a milestone that was not cut are all of its own, done or not; else those with a commit in it, and of the newest one what is ahead. */
function rowsOf(plan: Plan, state: RunState, slice: PullSlice): TaskRow[] {
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

function progressOf(
  plan: Plan,
  state: RunState,
  { slice, rows }: { slice: PullSlice; rows: readonly TaskRow[] },
): string[] {
  if (!slice.last) return []
  const done = rows.filter(({ status }) => status === 'done').length
  const whole = isDone(plan, state, slice.milestone) && slice.milestone !== null ? ', the milestone is complete' : ''
  return [`**${done} of ${plural(rows.length, 'task')} done${whole}.**`]
}

/** The criteria of its own tasks. */
function criteriaOf({ evidence }: RunState, own: ReadonlySet<string>, place: StatusPlace): string[] {
  const rows = evidence?.rows.filter(({ task }) => own.has(task)) ?? []
  const count = (level: string): number => rows.filter((row) => row.level === level).length
  if (!evidence || rows.length === 0) return []
  const counts = { ran: count('ran'), exists: count('exists'), claimed: count('claimed') }
  return [criteriaTable({ ...evidence, ...counts, rows }, place)]
}

/** Of its newest commit, if the base was merged into it. */
function checksOf({ red }: PullSlice): string[] {
  if (red === null) return ['The checks have yet to run on its newest commit, into which the base was merged.']
  if (red.length === 0) return []
  const names = cappedRow(
    red.map((name) => code(name)),
    5,
  )
  return [
    `**Red on its own: ${names}.** The base was merged into it; the newest commits of the run pass. Merge it together with the ones above it.`,
  ]
}

function stackLines({ below, above }: { below: number | undefined; above: number | undefined }): string[] {
  const under = below === undefined ? [] : [`It builds on #${below}: review and merge that one first.`]
  const over = above === undefined ? [] : [`#${above} builds on it, and moves to the base when this one is merged.`]
  const lines = [...under, ...over]
  return lines.length > 0 ? [lines.join(' ')] : []
}

/** Commits for this milestone that came when a later one had begun: a branch only ever moves forward. */
function elsewhere(rows: readonly TaskRow[], { iterations: { until } }: PullSlice): string[] {
  const late = until === null ? [] : rows.filter(({ iteration }) => iteration !== null && iteration >= until)
  if (late.length === 0) return []
  return [
    `Done after a later milestone had started, so they are in a later pull request: ${late.map(({ id }) => id).join(', ')}.`,
  ]
}

export interface PullText {
  readonly title: string
  readonly body: string
}

const reviewHint =
  'One commit per task that passed its checks, each with its handoff as the message: review them one by one. Orders are comments here or on the tracking issue; `/ralph help` lists them.'

/** Title and body of the run's pull request: what the status comment says, without the moment and the job that wrote it. */
export function pullText(
  run: { plan: Plan; state: RunState },
  place: StatusPlace & { readonly now: number },
  issue: number | undefined,
): PullText {
  const { jobUrl: _, ...lasting } = place
  const { facts } = statusComment(run, lasting)
  const tracked = issue === undefined ? '' : `\n\nThe run is tracked in #${issue}.`
  const { plan, state } = run
  const rows = taskRows(plan, state)
  const limit = place.pullSize ?? 0
  const lead = pullLead(plan, { rows, name: plan.project ?? state.plan, lines: state.lines, limit })
  return {
    title: `ralph: ${plainLine(plan.project ?? state.plan, 100)}`,
    body: `${lead === '' ? '' : `${lead}\n\n`}${reviewHint}${tracked}\n\n${facts}\n\n${readFirstSection(place.readFirst, place.repositoryUrl)}\n\n${tryIt(state.work_branch)}\n`,
  }
}
