import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { isDone, type Slice, slicesOf, tasksOf } from '../../run/next/slices.ts'
import { plural } from '../../text/amounts.ts'
import { inlineMarkdown } from '../../text/markdown/neutral-markdown.ts'
import { plainLine } from '../../text/one-line.ts'
import { shownRows, type TaskRow, taskRows } from '../facts/task-rows.ts'
import { markdownTable } from '../terminal/task-table.ts'
import { readFirstSection } from './read-first.ts'
import { criteriaTable, type StatusPlace, statusComment } from './status-comment.ts'

interface PullOfRun {
  readonly head: string
  /** Not a draft any more. */
  readonly ready: boolean
  readonly text: (neighbours: { below: number | undefined; above: number | undefined }) => PullText
}

/** The pull requests that show a run, the lowest first: one for each milestone, else one for the work branch. */
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
  const ready = ({ milestone, newest }: Slice): boolean =>
    complete || (isDone(plan, state, milestone) && !(newest && state.unproven) && milestone !== null)
  return slices.map((slice) => ({
    head: slice.branch,
    ready: ready(slice),
    text: (neighbours) => sliceText(run, place, { slice, issue, neighbours }),
  }))
}

/** Longer tables would not fit into a body of 65,536 characters. */
const maxRows = 150

/**
 * Title and body of one milestone's pull request: its own tasks and commits and where it stands in the stack, so that
 * it changes only when they do. How the run stands is on the tracking issue.
 */
function sliceText(
  run: { plan: Plan; state: RunState },
  place: StatusPlace,
  context: {
    slice: Slice
    issue: number | undefined
    neighbours: { below: number | undefined; above: number | undefined }
  },
): PullText {
  const { plan, state } = run
  const { milestone } = context.slice
  const name = milestone ?? 'what is left'
  const own = new Set(tasksOf(plan, milestone))
  const rows = taskRows(plan, state).filter(({ id }) => own.has(id))
  const { rows: shown, omitted } = shownRows(rows, maxRows)
  const done = rows.filter(({ status }) => status === 'done').length
  const parts = [
    `### ${inlineMarkdown(plan.project ?? state.plan, 100)}: ${inlineMarkdown(name, 64)}`,
    `**${done} of ${plural(rows.length, 'task')} done${isDone(plan, state, milestone) ? ', the milestone is complete' : ''}.**`,
    ...stackLines(context.neighbours),
    reviewHint,
    ...(context.issue === undefined ? [] : [`The run is tracked in #${context.issue}.`]),
    markdownTable(shown, place.repositoryUrl),
    ...(omitted ? [omitted] : []),
    ...criteriaOf(state, own, place),
    ...elsewhere(run, rows, milestone),
    readFirstSection(
      place.readFirst?.filter(({ task }) => own.has(task)),
      place.repositoryUrl,
    ),
  ]
  return {
    title: `ralph: ${plainLine(plan.project ?? state.plan, 100)}: ${plainLine(name, 64)}`,
    body: `${parts.join('\n\n')}\n`,
  }
}

/** The criteria of its own tasks. */
function criteriaOf({ evidence }: RunState, own: ReadonlySet<string>, place: StatusPlace): string[] {
  const rows = evidence?.rows.filter(({ task }) => own.has(task)) ?? []
  const count = (level: string): number => rows.filter((row) => row.level === level).length
  if (!evidence || rows.length === 0) return []
  const counts = { ran: count('ran'), exists: count('exists'), claimed: count('claimed') }
  return [criteriaTable({ ...evidence, ...counts, rows }, place)]
}

function stackLines({ below, above }: { below: number | undefined; above: number | undefined }): string[] {
  const under = below === undefined ? [] : [`It builds on #${below}: review and merge that one first.`]
  const over = above === undefined ? [] : [`#${above} builds on it, and moves to the base when this one is merged.`]
  const lines = [...under, ...over]
  return lines.length > 0 ? [lines.join(' ')] : []
}

/** Commits for this milestone that came when a later one had begun: a branch only ever moves forward. */
function elsewhere(run: { state: RunState }, rows: readonly TaskRow[], milestone: string | null): string[] {
  const { slices } = run.state
  const place = slices.findIndex((slice) => slice.milestone === milestone)
  const next = slices[place + 1]
  const late = next ? rows.filter(({ iteration }) => iteration !== null && iteration >= next.iteration) : []
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
  return {
    title: `ralph: ${plainLine(run.plan.project ?? run.state.plan, 100)}`,
    body: `${reviewHint}${tracked}\n\n${facts}\n\n${readFirstSection(place.readFirst, place.repositoryUrl)}\n`,
  }
}
