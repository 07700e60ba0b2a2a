import { settingsEditLine } from '../../../core/plan/unusable-edit.ts'
import { quote } from '../../../core/text/one-line.ts'
import type { CurrentEdits } from '../../../port/steering.ts'
import type { UnusableEdit } from '../../../schema/run/edit-events.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { adoptPlan, takesOver } from './adopt-plan.ts'

/** Before each step: adopts what people wrote into the plan file during the job, and states what of their edits cannot be used. */
export async function followEdits({
  ports,
  job,
  ledger,
  did,
}: {
  ports: Pick<Ports, 'editsNow' | 'show'>
  job: Parameters<typeof adoptPlan>[0]
  ledger: Ledger
  did: { toldSettings: string }
}): Promise<void> {
  const { plan, unusable, settings } = await ports.editsNow()
  recordUnusable(ledger, unusable)
  const settingsLine = settings ? settingsEditLine(settings, quote) : ''
  if (settingsLine !== '' && settingsLine !== did.toldSettings) ports.show({ kind: 'note', text: settingsLine })
  did.toldSettings = settingsLine
  const edited = editedPlan(job, plan, ledger)
  if (edited) await adoptPlan(edited, ledger)
}

/** Whether a person has written something into the plan file that has yet to be adopted. */
export const editsWait = async (work: Parameters<typeof followEdits>[0]): Promise<boolean> =>
  editedPlan(work.job, (await work.ports.editsNow()).plan, work.ledger) !== undefined

function editedPlan<J extends Parameters<typeof adoptPlan>[0]>(
  job: J,
  plan: CurrentEdits['plan'],
  { state }: Pick<Ledger, 'state'>,
): J | undefined {
  const edited = plan ? { ...job, ...plan, consents: job.consents && plan.planSource === job.planSource } : job
  // Without a file of now, an edit that was refused because its task was done counts once that is open again.
  const isCurrent = plan !== undefined || (state.refused_edits.length > 0 && state.plan_source === job.planSource)
  return isCurrent && takesOver(edited, state) ? edited : undefined
}

function recordUnusable(ledger: Ledger, unusable: readonly UnusableEdit[]): void {
  const stated = ledger.state.unusable_edits
  for (const { file, kind } of stated) {
    if (!unusable.some((edit) => edit.file === file)) ledger.record({ type: 'edit_mended', file, kind })
  }
  for (const edit of unusable) {
    const isStated = stated.some(({ file, print }) => file === edit.file && print === edit.print)
    if (!isStated) ledger.record({ type: 'edit_unusable', ...edit })
  }
}
