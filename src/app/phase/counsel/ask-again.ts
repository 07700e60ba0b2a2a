import { refusalOf } from '../../../core/run/fold/counsel.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { AgentEnd } from '../../../schema/agent/agent-end.ts'
import type { Counsel } from '../../../schema/counsel/counsel.ts'
import type { Ledger } from '../../job/ledger.ts'

export interface EndedCounsel {
  readonly counsel: Counsel
  /** Or why there was no call. */
  readonly end: AgentEnd | { readonly why: string }
  readonly called?: (outcome: string) => void
  readonly at: { readonly moment: string; readonly model: string | null; readonly usd: number }
}

/** An unreadable answer is asked for once more. Returns true if it is. */
export function retryCounsel(
  ledger: Ledger,
  { counsel, end }: Pick<EndedCounsel, 'counsel' | 'end'>,
  reason: string,
): boolean {
  const isReply = 'kind' in end && end.kind === 'finished'
  if (!isReply || refusalOf(ledger.state, counsel) !== undefined) return false
  ledger.record({ type: 'counsel_interrupted', ...counsel, why: oneLine(reason, 500), until: null, refused: true })
  return true
}
