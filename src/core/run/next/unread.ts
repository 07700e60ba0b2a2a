import type { RunState } from '../../../schema/run/run-state.ts'
import type { StopReason, Unread } from '../../../schema/run/stop-reason.ts'
import { plural, thousands } from '../../text/amounts.ts'
import { slicesOf } from './slices.ts'

/** Changed lines that may wait for review; 0: no limit. */
export interface UnreadLimit {
  readonly limit: number
  readonly base: string
}

export function unreadReason(state: RunState, { limit, base }: UnreadLimit): StopReason | undefined {
  if (limit === 0) return undefined
  const slices = slicesOf(state)
  const open = slices.length === 0 ? [{ branch: state.work_branch, lines: state.lines }] : slices.filter(isOpen)
  const lines = open.reduce((sum, slice) => sum + slice.lines, 0)
  if (lines <= limit) return undefined
  const lowest = open[0]?.branch ?? state.work_branch
  const unread = { lines, limit, parts: open.length, lowest, base }
  return { kind: 'human_review', why: unreadInWords(unread), unread }
}

const isOpen = ({ merged, lines }: { merged: boolean; lines: number }): boolean => !merged && lines > 0

export const unreadInWords = ({ lines, limit, parts }: Unread): string =>
  `${thousands(lines)} changed lines in ${plural(parts, 'pull request')} are not merged yet; \`stop-at\` is ${thousands(limit)}`
