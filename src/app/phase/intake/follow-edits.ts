import { settingsEditLine } from '../../../core/plan/unusable-edit.ts'
import { quote } from '../../../core/text/one-line.ts'
import type { CurrentEdits } from '../../../port/steering.ts'
import type { UnusableEdit } from '../../../schema/run/edit-events.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { adoptPlan, shouldAdoptPlan } from './adopt-plan.ts'

/** Before each step: adopts edits of the plan file, and records unusable ones. */
export async function adoptEdits({
  ports,
  job,
  ledger,
  progress,
}: {
  ports: Pick<Ports, 'editsNow' | 'show'>
  job: Parameters<typeof adoptPlan>[0]
  ledger: Ledger
  progress: { shownSettings: string }
}): Promise<void> {
  const { plan, unusable, settings } = await ports.editsNow()
  recordUnusable(ledger, unusable)
  const settingsLine = settings ? settingsEditLine(settings, quote) : ''
  if (settingsLine !== '' && settingsLine !== progress.shownSettings) ports.show({ kind: 'note', text: settingsLine })
  progress.shownSettings = settingsLine
  const edited = editedPlan(job, plan, ledger)
  if (edited) await adoptPlan(edited, ledger)
}

export const hasUnadoptedEdits = async (context: Parameters<typeof adoptEdits>[0]): Promise<boolean> =>
  editedPlan(context.job, (await context.ports.editsNow()).plan, context.ledger) !== undefined

function editedPlan<J extends Parameters<typeof adoptPlan>[0]>(
  job: J,
  plan: CurrentEdits['plan'],
  { state }: Pick<Ledger, 'state'>,
): J | undefined {
  const edited = plan ? { ...job, ...plan, consents: job.consents && plan.planSource === job.planSource } : job
  // Without a current file, a refused edit counts once its task is open again.
  const isCurrent = plan !== undefined || (state.refused_edits.length > 0 && state.plan_source === job.planSource)
  return isCurrent && shouldAdoptPlan(edited, state) ? edited : undefined
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
