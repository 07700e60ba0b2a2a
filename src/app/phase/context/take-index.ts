import { readIndexer } from '../../../core/context/read-answer.ts'
import { applyOperations } from '../../../core/knowledge/apply-operations.ts'
import { taughtBy } from '../../../core/run/fold/task-commits.ts'
import type { MadeCall, Planned } from '../../../schema/agent/context-agent.ts'
import type { Ledger } from '../../job/ledger.ts'
import { recordCalled } from './held-back.ts'

type Read = ReturnType<typeof readIndexer>

/** Takes an indexer's answer into the index where it holds, else records why not; what it cost counts either way. */
export function takeIndex(
  ledger: Ledger,
  { call, made, iteration }: { call: Planned<'index'>; made: MadeCall; iteration: number },
): void {
  recordCalled(ledger, { made, iteration })
  const { trigger, through } = call
  takeOperations(ledger, readIndexer(made.end), { source: 'indexer', trigger, through, iteration })
}

/** All of the operations or none, and the reasons. */
export function takeOperations(
  ledger: Ledger,
  read: Read,
  request: { source: 'indexer' | 'context_post'; trigger: string; through: number; iteration: number },
): void {
  const { iteration, through, ...said } = request
  const applied =
    'why' in read
      ? ({ kind: 'refused', why: read.why } as const)
      : applyOperations(ledger.state.knowledge, read.operations, { taught: taughtBy(ledger.state) })
  ledger.record(
    applied.kind === 'applied'
      ? { type: 'knowledge_changed', ...said, through, entries: [...applied.changed] }
      : { type: 'knowledge_refused', ...said, iteration: iteration - 1, why: [...applied.why] },
  )
}
