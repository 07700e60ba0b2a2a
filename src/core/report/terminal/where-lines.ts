import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import { type PullSlice, slicesOf } from '../../run/next/slices.ts'
import { plural, thousands } from '../../text/amounts.ts'
import { displayWidth, pad } from '../../text/display-width.ts'
import { plainLine } from '../../text/one-line.ts'
import { receiptOf } from '../facts/receipt.ts'

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
