import { refusalOf } from '../../../core/run/fold/counsel.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { AgentEnd } from '../../../schema/agent/agent-end.ts'
import type { Counsel } from '../../../schema/counsel/counsel.ts'
import type { Ledger } from '../../job/ledger.ts'

/** A call about the plan that is over. */
export interface EndedCounsel {
  readonly counsel: Counsel
  /** How the call ended; why there was none. */
  readonly end: AgentEnd | { readonly why: string }
  readonly called?: (outcome: string) => void
  readonly at: { readonly moment: string; readonly model: string | null; readonly usd: number }
}

/** An answer that cannot be read is asked for once more. Returns whether it is. */
export function askAgain(
  ledger: Ledger,
  { counsel, end }: Pick<EndedCounsel, 'counsel' | 'end'>,
  why: string,
): boolean {
  const isReply = 'kind' in end && end.kind === 'finished'
  if (!isReply || refusalOf(ledger.state, counsel) !== undefined) return false
  ledger.record({ type: 'counsel_interrupted', ...counsel, why: oneLine(why, 500), until: null, refused: true })
  return true
}
