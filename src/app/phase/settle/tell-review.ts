import { iterationPath } from '../../../core/ref/state-paths.ts'
import { slicesOf } from '../../../core/run/next/slices.ts'
import { Reviewed } from '../../../schema/agent/review.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'

type TellPorts = Pick<Ports, 'tracker' | 'clock'>

interface Of {
  readonly iteration: number
  readonly task: string
  readonly commit: string
}

/** Puts what a reviewer found into the outbox, with the fact that its commit is part of the work. */
export function tellReview(ports: TellPorts, ledger: Ledger, of: Of & { reviewed: Reviewed | undefined }): void {
  const { iteration, task, commit, reviewed } = of
  if (!reviewed?.review) return
  const { review, model } = reviewed
  const branch = slicesOf(ledger.state).at(-1)?.branch ?? ledger.state.work_branch
  const at = new Date(ports.clock.now()).toISOString()
  const said = { commit, branch, iteration, task, at, model, review }
  ledger.send(ports.tracker.effectsOf({ commit, checks: [], knownRed: [], review: said }))
}

/** The same for a commit that waited for a person's word, from the file that its job left. */
export async function tellStoredReview(ports: TellPorts, ledger: Ledger, of: Of): Promise<void> {
  const stored = await ledger.recall(iterationPath(of.iteration, 'review.json'))
  const reviewed = stored === undefined ? undefined : Reviewed.safeParse(JSON.parse(stored)).data
  tellReview(ports, ledger, { ...of, reviewed })
}
