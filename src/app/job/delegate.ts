import { isAgentsMd } from '../../core/plan/graph/milestones.ts'
import { dossierPath } from '../../core/ref/state-paths.ts'
import { Dossier, type HandedOn } from '../../schema/run/dossier.ts'
import { type CallCost, type JobContext, noCallCost } from './job-context.ts'

/** A dossier without what ties it to the state. */
export type DelegatedPart = Dossier extends infer D
  ? D extends Dossier
    ? Omit<D, 'schema' | 'run' | 'nonce'>
    : never
  : never

/**
 * Records that other jobs of this workflow run continue with `part`; takes effect with the next save. The commit is
 * kept reachable from the state, on no branch. The workflow run keeps the lease.
 */
export function delegate(
  { ports, ledger, scope }: JobContext,
  part: DelegatedPart,
  request: { commit: string | null; spent?: CallCost },
): Dossier {
  const nonce = ports.clock.id()
  const dossier = Dossier.parse({ schema: 1, run: ledger.state.run, nonce, ...part })
  const { commit, spent = noCallCost } = request
  if (commit !== null) ledger.keep(commit)
  ledger.attach(dossierPath, `${JSON.stringify(dossier, null, 2)}\n`)
  ledger.record({ type: 'handed_on', ...subjectOf(dossier), commit, nonce, laid_out: scope.laidOut ?? false, ...spent })
  return dossier
}

function subjectOf(dossier: Dossier): Pick<HandedOn, 'what' | 'of'> {
  if (dossier.phase === 'baseline') return { what: 'baseline', of: null }
  if (dossier.phase === 'passes') return { what: 'passes', of: null }
  if (dossier.phase === 'counsel') return { what: 'counsel', of: null }
  if (dossier.phase === 'lanes' || dossier.phase === 'train') return { what: dossier.phase, of: null }
  if (dossier.phase === 'undo') {
    const { iteration, task } = dossier.reverting
    return { what: 'undo', of: { iteration, task } }
  }
  const { iteration, task } = dossier.phase === 'prepared' ? dossier.prepared : dossier.coded
  return { what: isAgentsMd(task.id) ? 'agents_md' : 'attempt', of: { iteration, task: task.id } }
}
