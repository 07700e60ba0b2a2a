import { checksOf, evidenceOf, summaryOf } from '../../../core/counsel/evidence.ts'
import { evidencePath, iterationPath } from '../../../core/ref/state-paths.ts'
import { statusIn } from '../../../core/run/fold/begin.ts'
import { Validation } from '../../../schema/check/check.ts'
import type { Evidence } from '../../../schema/counsel/evidence.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import type { Work } from '../../job/work.ts'

type Git = Pick<Ports, 'workBranch' | 'workspace' | 'show'>

/** What shows that the plan is complete; undefined where the work cannot be read here, which is told. Calls no model. */
export async function gatherEvidence(
  { workBranch, workspace, show }: Git,
  ledger: Ledger,
): Promise<Evidence | undefined> {
  const { plan, state, recall } = ledger
  const { base, work, recent } = state
  try {
    // Only what was fetched is read.
    await workBranch.contains(work, base)
    const ran = recent.map(async ({ iteration }) => {
      const text = await recall(iterationPath(iteration, 'validation.json'))
      const read = text === undefined ? undefined : Validation.safeParse(JSON.parse(text)).data
      return { iteration, checks: read?.checks ?? [] }
    })
    const checks = checksOf(await Promise.all(ran))
    const files = await workspace.diff(base, work)
    return evidenceOf({ plan, statusOf: statusIn(state), checks, files, work })
  } catch (error) {
    show({ kind: 'warning', text: `the evidence for the criteria could not be gathered: ${String(error)}` })
    return undefined
  }
}

/** Says of a plan that is complete what shows it; where no criterion is stated there is nothing to say. Blocks nothing. */
export async function stateEvidence({ ports, job, ledger }: Work): Promise<void> {
  const { plan, state } = ledger
  const wanted = job.settings.verify === 'evidence' || job.settings.verify === 'both'
  if (!wanted || state.evidence?.work === state.work) return
  if (plan.tasks.every(({ acceptance_criteria: criteria }) => criteria.length === 0)) return
  const evidence = await gatherEvidence(ports, ledger)
  if (evidence) recordEvidence(ledger, evidence)
}

export function recordEvidence(ledger: Ledger, evidence: Evidence): void {
  ledger.attach(evidencePath, `${JSON.stringify(evidence, null, 2)}\n`)
  ledger.record({ type: 'evidence_gathered', ...summaryOf(evidence) })
}
