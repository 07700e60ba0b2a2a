import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { type PullSlice, slicesOf } from '../../run/next/slices.ts'
import { pushInClone, resolveInClone } from '../../run/next/stack-conflict.ts'
import { plural, thousands } from '../../text/amounts.ts'
import { assertNever } from '../../text/assert-never.ts'
import { cappedRow } from '../../text/capped-list.ts'
import { displayWidth, pad } from '../../text/display-width.ts'
import { firstThree, plainLine, quote } from '../../text/one-line.ts'
import { code, lineSpan, shortOid } from '../../text/report-context.ts'
import { receiptOf } from '../facts/receipt.ts'

type StackEvent = EventOf<
  | 'milestone_begun'
  | 'parts_merged'
  | 'part_checked'
  | 'base_merged'
  | 'work_moved'
  | 'stack_conflicted'
  | 'stack_conflict_ended'
>

/** How the run's branches moved, and what people merged. */
export function stackInWords(event: StackEvent): string {
  switch (event.type) {
    case 'milestone_begun':
      return `a pull request for ${event.milestone === null ? 'no milestone' : `milestone ${quote(event.milestone)}`} begins on ${shortOid(event.from)}`
    case 'parts_merged':
      return event.all
        ? 'all of the work is merged into the base: there is nothing left to read'
        : `${plural(event.parts, 'pull request')} of the run ${event.parts === 1 ? 'is' : 'are'} merged into the base`
    case 'part_checked':
      return `${event.branch}: ${event.red.length === 0 ? 'the checks passed' : `${firstThree(event.red)} failed`} on ${shortOid(event.commit)}, into which the base was merged`
    case 'stack_conflicted':
      return `${event.onto_branch} conflicts with ${event.branch} in ${firstThree(event.paths, event.total)}; the run continues above it`
    case 'stack_conflict_ended':
      return `the conflict of ${event.branch} is resolved: ${quote(event.why)}`
    case 'base_merged':
      return `the base moved: ${quote(event.why)}; the checks run on ${shortOid(event.commit)} next${protectedPart(event)}`
    case 'work_moved':
      return `work branch moved from ${shortOid(event.from)} to ${shortOid(event.to)}: ${quote(event.why)}${protectedPart(event)}`
    default:
      return assertNever(event)
  }
}

const protectedPart = ({ protects }: EventOf<'work_moved' | 'base_merged'>): string =>
  protects ? `; it changes protected files: ${firstThree(protects.paths, protects.total)}` : ''

/** Also says how a person resolves it. Paths are foreign. */
export function stackConflictInWords(
  run: Pick<RunState, 'remote'>,
  conflict: NonNullable<RunState['stack_conflict']>,
  foreign: (text: string) => string,
): { readonly happened: string; readonly remedy: string } {
  const { branch, onto_branch, paths, total } = conflict
  const { get, push } = resolveInClone(run, conflict)
  const files = cappedRow(paths.map(foreign), paths.length, total)
  return {
    happened: `${code(onto_branch)} conflicts with the pull request of ${code(branch)} in ${files}. The run continues above it.`,
    remedy: `To resolve it, type ${lineSpan(get)} in a clone, edit the files, then ${lineSpan(push)}; the next job takes it from there.`,
  }
}

export function redPartInWords(
  run: Pick<RunState, 'remote'>,
  { branch, red }: Pick<PullSlice, 'branch' | 'red'>,
  foreign: (text: string) => string,
): string {
  const { get, push } = pushInClone(run, branch)
  const names = cappedRow((red ?? []).map(foreign), 5)
  return `${names} ${red?.length === 1 ? 'fails' : 'fail'} on the pull request of ${code(branch)} since the base was merged into it; the newest commits pass. Merge it together with the ones above it; or mend it: type ${lineSpan(get)} in a clone, commit what mends it, then ${lineSpan(push)}; the next job takes it from there.`
}

const maxParts = 5

/** The work branch, then a line for each pull request, lowest first. */
export function whereLines(state: RunState, reason: StopReason | null): string[] {
  const commits = receiptOf(state, Date.parse(state.updated)).commits
  const merged = reason?.kind === 'complete' ? ', not merged' : ''
  const branch = `branch ${plainLine(state.work_branch, 200)}, ${plural(commits, 'commit')}${merged}`
  return [branch, ...partLines(slicesOf(state))]
}

/** Of many pull requests, merged ones are omitted first. */
function partLines(slices: readonly PullSlice[]): string[] {
  const isLong = slices.length > maxParts
  const open = isLong ? slices.filter(({ merged }) => !merged) : slices
  const shown = open.slice(0, maxParts)
  const width = Math.max(...shown.map(({ branch }) => displayWidth(branch)))
  const rest = [
    ...(isLong && open.length < slices.length ? [`${slices.length - open.length} merged`] : []),
    ...(open.length > shown.length ? [`${open.length - shown.length} more on top`] : []),
  ]
  return [
    ...shown.map((part) => `${pad(plainLine(part.branch, 200), width)}  ${linesOf(part)}, ${standing(part)}`),
    ...(rest.length === 0 ? [] : [rest.join(', ')]),
  ]
}

const linesOf = ({ lines }: PullSlice): string => `${thousands(lines)} ${lines === 1 ? 'line' : 'lines'}`

function standing({ merged, newest, red }: PullSlice): string {
  if (merged) return 'merged'
  if (red !== null && red.length > 0) return `red on its own: ${plainLine(red.join(', '), 100)}`
  if (newest) return 'the newest commits'
  return red === null ? 'its checks have yet to run' : 'checks passed'
}
