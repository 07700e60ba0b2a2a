import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { isMilestoneDone, type PullSlice, slicesOf, tasksOf } from '../../run/next/slices.ts'
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
  /** Not a draft. */
  readonly ready: boolean
  /** The part ended because it was full. */
  readonly isCutOff?: boolean
  readonly text: (neighbours: { below: number | undefined; above: number | undefined }) => PullText
}

/** The pull requests of a run, lowest first: one for each slice, else one for the work branch. */
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
  run: { plan: Plan; state: RunState },
  place: StatusPlace,
  context: {
    slice: PullSlice
    /** In the stack, from 0. */
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
  const sliceIds = new Set(rows.map(({ id }) => id))
  const { rows: shown, omitted } = shownRows(rows, maxRows)
  const limit = place.pullSize ?? 0
  const sections = [
    `### ${inlineMarkdown(project, 100)}: ${inlineMarkdown(name, 80)}`,
    pullLead(plan, { rows, name: project, lines: slice.lines, limit }),
    ...progressOf(plan, state, { slice, rows }),
    ...checksOf(slice),
    ...stackLines(context.neighbours),
    reviewHint,
    ...(context.issue === undefined ? [] : [`The run is tracked in #${context.issue}.`]),
    ...redLines(state, (id) => sliceIds.has(id)),
    markdownTable(shown, place.repositoryUrl),
    ...(omitted ? [omitted] : []),
    ...criteriaOf(state, sliceIds, place),
    ...laterPullNote(rows, slice),
    readFirstSection(
      place.readFirst?.filter(({ task }) => sliceIds.has(task)),
      place.repositoryUrl,
    ),
    tryIt(slice.branch),
    ...costLine(rows),
  ]
  return {
    title: `ralph: ${plainLine(project, 100)}: ${plainLine(name, 80)}`,
    body: `${sections.filter((part) => part !== '').join('\n\n')}\n`,
  }
}

/** A slice that was cut by size has its place in the name. */
function nameOf({ milestone, number }: PullSlice, index: number): string {
  if (milestone !== null) return number === null ? milestone : `${milestone} (${number})`
  return number === null ? 'what is left' : `part ${index + 1}`
}

/**
 * For a whole milestone all its tasks; else those with a commit in the slice, and in the newest slice the open ones
 * too.
 */
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
  const whole =
    isMilestoneDone(plan, state, slice.milestone) && slice.milestone !== null ? ', the milestone is complete' : ''
  return [`**${done} of ${plural(rows.length, 'task')} done${whole}.**`]
}

function criteriaOf({ evidence }: RunState, sliceIds: ReadonlySet<string>, place: StatusPlace): string[] {
  const rows = evidence?.rows.filter(({ task }) => sliceIds.has(task)) ?? []
  const count = (level: string): number => rows.filter((row) => row.level === level).length
  if (!evidence || rows.length === 0) return []
  const counts = { ran: count('ran'), exists: count('exists'), claimed: count('claimed') }
  return [criteriaTable({ ...evidence, ...counts, rows }, place)]
}

/** Set if the base was merged into its newest commit. */
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
  const belowText = below === undefined ? [] : [`It builds on #${below}: review and merge that one first.`]
  const aboveText =
    above === undefined ? [] : [`#${above} builds on it, and moves to the base when this one is merged.`]
  const lines = [...belowText, ...aboveText]
  return lines.length > 0 ? [lines.join(' ')] : []
}

/** Branches only move forward, so late commits for a milestone are in a later slice. */
function laterPullNote(rows: readonly TaskRow[], { iterations: { until } }: PullSlice): string[] {
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

/** As the status comment, without time and job. */
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
