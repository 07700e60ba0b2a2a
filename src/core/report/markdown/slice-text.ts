import type { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import { isDone, type Slice, tasksOf } from '../../run/next/slices.ts'
import { plural } from '../../text/amounts.ts'
import { inlineMarkdown } from '../../text/markdown/inline-markdown.ts'
import { plainLine } from '../../text/one-line.ts'
import { shownRows } from '../facts/shown-rows.ts'
import { type TaskRow, taskRows } from '../facts/task-rows.ts'
import { markdownTable } from '../terminal/task-table.ts'
import { linkedTable } from './linked-table.ts'
import { type PullText, reviewHint } from './pull-text.ts'
import type { StatusPlace } from './status-comment.ts'

/** Longer tables would not fit into a body of 65,536 characters. */
const maxRows = 150

/**
 * Title and body of one milestone's pull request: its own tasks and commits and where it stands in the stack, so that
 * it changes only when they do. How the run stands is on the tracking issue.
 */
export function sliceText(
  run: { plan: Plan; state: RunState },
  place: StatusPlace,
  at: {
    slice: Slice
    issue: number | undefined
    neighbours: { below: number | undefined; above: number | undefined }
  },
): PullText {
  const { plan, state } = run
  const { milestone } = at.slice
  const name = milestone ?? 'what is left'
  const own = new Set(tasksOf(plan, milestone))
  const rows = taskRows(plan, state).filter(({ id }) => own.has(id))
  const { rows: shown, omitted } = shownRows(rows, maxRows)
  const done = rows.filter(({ status }) => status === 'done').length
  const parts = [
    `### ${inlineMarkdown(plan.project ?? state.plan, 100)}: ${inlineMarkdown(name, 64)}`,
    `**${done} of ${plural(rows.length, 'task')} done${isDone(plan, state, milestone) ? ', the milestone is complete' : ''}.**`,
    ...stackLines(at.neighbours),
    reviewHint,
    ...(at.issue === undefined ? [] : [`The run is tracked in #${at.issue}.`]),
    linkedTable(markdownTable(shown), state, place),
    ...(omitted ? [omitted] : []),
    ...elsewhere(run, rows, milestone),
  ]
  return {
    title: `ralph: ${plainLine(plan.project ?? state.plan, 100)}: ${plainLine(name, 64)}`,
    body: `${parts.join('\n\n')}\n`,
  }
}

function stackLines({ below, above }: { below: number | undefined; above: number | undefined }): string[] {
  const under = below === undefined ? [] : [`It stands on #${below}: review and merge that one first.`]
  const over = above === undefined ? [] : [`#${above} stands on it, and goes on to the base when this one is merged.`]
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
    `Done only after a later milestone had begun, and so in a pull request above: ${late.map(({ id }) => id).join(', ')}.`,
  ]
}
