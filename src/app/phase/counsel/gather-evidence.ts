import { evidenceOf, summaryOf } from '../../../core/counsel/evidence.ts'
import { evidencePath, iterationPath } from '../../../core/ref/state-paths.ts'
import { statusIn, taskIn } from '../../../core/run/fold/begin.ts'
import { iterationsOf } from '../../../core/run/fold/task-commits.ts'
import { storedJson } from '../../../core/run/stored/stored-json.ts'
import { type Evidence, TaskCriteria } from '../../../schema/counsel/evidence.ts'
import type { JobContext } from '../../job/job-context.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'

/** The level of each criterion, from the stored attempts. Undefined, with a warning, if they cannot be read. */
export async function gatherEvidence(
  { store, show }: Pick<Ports, 'store' | 'show'>,
  { plan, state, recall }: Ledger,
): Promise<Evidence | undefined> {
  const attempts = plan.tasks.flatMap(({ id, acceptance_criteria: criteria }) =>
    criteria.length === 0 ? [] : iterationsOf(taskIn(state, id)).map((iteration) => ({ id, iteration })),
  )
  try {
    const paths = attempts.map(({ iteration }) => iterationPath(iteration, 'criteria.json'))
    const stored = await store.readPast(paths)
    const judged = new Map<string, { iteration: number; criteria: TaskCriteria['criteria'] }[]>()
    for (const [index, { id, iteration }] of attempts.entries()) {
      // Attempts that are not saved yet.
      const text = stored[index] ?? (await recall(paths[index] ?? ''))
      const parsed = text === undefined ? undefined : TaskCriteria.safeParse(storedJson(text)).data
      if (parsed?.task === id) judged.set(id, [...(judged.get(id) ?? []), { iteration, criteria: parsed.criteria }])
    }
    return evidenceOf({ plan, statusOf: statusIn(state), judged, work: state.work })
  } catch (error) {
    show({ kind: 'warning', text: `the evidence for the criteria could not be gathered: ${String(error)}` })
    return undefined
  }
}

/** For a complete plan with criteria; blocks nothing. */
export async function recordCompletionEvidence({ ports, job, ledger }: JobContext): Promise<void> {
  const { plan, state } = ledger
  const isAsked = job.settings.verify === 'evidence' || job.settings.verify === 'both'
  if (!isAsked || state.evidence?.work === state.work) return
  if (plan.tasks.every(({ acceptance_criteria: criteria }) => criteria.length === 0)) return
  const evidence = await gatherEvidence(ports, ledger)
  if (evidence) recordEvidence(ledger, evidence)
}

export function recordEvidence(ledger: Ledger, evidence: Evidence): void {
  ledger.attach(evidencePath, `${JSON.stringify(evidence, null, 2)}\n`)
  ledger.record({ type: 'evidence_gathered', ...summaryOf(evidence) })
}
