import { RalphError } from '../../../core/error/error.ts'
import { adoptEdit } from '../../../core/plan/change/adopt-edit.ts'
import { issueOrderPath, planSourcePath } from '../../../core/ref/state-paths.ts'
import { planChange, planRefused } from '../../../core/report/words/plan-change.ts'
import { statusIn } from '../../../core/run/fold/begin.ts'
import { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'

/** What a later edit is compared with, and what a run goes on with that began from an issue. */
export function keepSource({ plan, issueOrder }: JobSettings, ledger: Ledger): void {
  ledger.attach(planSourcePath, JSON.stringify(plan))
  if (issueOrder) ledger.attach(issueOrderPath, JSON.stringify(issueOrder))
}

/** Whether the plan file says something new that a person has said; what an agent may have written waits for a word. */
export function takesOver(
  { planSource, consents }: Pick<JobSettings, 'planSource' | 'consents'>,
  { plan_source, doubted }: RunState,
): boolean {
  return plan_source !== planSource && (consents || doubted.every((change) => change.plan_source !== planSource))
}

/** The state's plan is the plan; an edited source is applied as a person's amendments, or refused with the reason. */
export async function adoptPlan(
  ports: Pick<Ports, 'store' | 'outbox'>,
  job: JobSettings,
  ledger: Ledger,
): Promise<void> {
  if (!takesOver(job, ledger.state)) return
  const source = await ports.store.read(planSourcePath)
  const edit = adoptEdit({
    current: ledger.plan,
    edited: job.plan,
    previousSource: source === undefined ? undefined : Plan.parse(JSON.parse(source)),
    statusOf: statusIn(ledger.state),
  })
  if ('findings' in edit) {
    const { findings } = edit
    // By its mark told once, though no state remembers it: this job writes none.
    await ports.outbox.deliver([
      planRefused(ledger.state, { planFile: job.planFile, source: job.planSource, findings }),
    ])
    throw new RalphError({
      code: 'PLAN_EDIT_REFUSED',
      message: `${job.planFile} was edited in a way that run ${ledger.state.run} cannot adopt.`,
      hint: 'Undo these edits, or start a new run with `--fresh`.',
      findings,
    })
  }
  const { plan, added, removed, modified } = edit
  ledger.replacePlan(plan)
  keepSource(job, ledger)
  const pending = added.map((id) => ({ id, status: 'pending' as const }))
  ledger.send([planChange(ledger.state, { planFile: job.planFile, source: job.planSource, added, removed, modified })])
  ledger.record({ type: 'plan_changed', plan_source: job.planSource, added: pending, removed, modified })
}
