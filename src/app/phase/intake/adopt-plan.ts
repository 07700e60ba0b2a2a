import { rejectOf } from '../../../core/control/judge-commit.ts'
import { adoptEdit } from '../../../core/plan/change/adopt-edit.ts'
import { changedFormat } from '../../../core/plan/change/changed-format.ts'
import { isReworded } from '../../../core/plan/change/reworded.ts'
import { issueOrderPath, planSourcePath } from '../../../core/ref/state-paths.ts'
import { planChangeNotice } from '../../../core/report/words/notices.ts'
import { statusIn, taskIn } from '../../../core/run/fold/begin.ts'
import { heldCommits } from '../../../core/run/fold/open-attempts.ts'
import { withdrawal } from '../../../core/run/stored/run-files.ts'
import type { RefusedEdit } from '../../../schema/plan/finding.ts'
import { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'

export function attachSource({ plan, issueOrder }: Pick<JobSettings, 'plan' | 'issueOrder'>, ledger: Ledger): void {
  ledger.attach(planSourcePath, JSON.stringify(plan))
  if (issueOrder) ledger.attach(issueOrderPath, JSON.stringify(issueOrder))
}

/**
 * Whether the plan file has a new edit that a person made, or a refused edit of a task that is open again. An edit that
 * an agent may have made needs approval.
 */
export function shouldAdoptPlan(
  { planSource, consents }: Pick<JobSettings, 'planSource' | 'consents'>,
  state: RunState,
): boolean {
  const { plan_source, doubted, refused_edits } = state
  const statusOf = statusIn(state)
  const open = refused_edits.some(({ task, kind }) => kind === 'done' && task !== null && statusOf(task) !== 'done')
  if (plan_source === planSource && !open) return false
  return consents || doubted.every((change) => change.plan_source !== planSource)
}

/** Applies an edited source like a person's amendments; parts may be refused with a reason and a remedy. */
export async function adoptPlan(
  job: Pick<JobSettings, 'plan' | 'planSource' | 'planFormat' | 'planFile' | 'consents' | 'issueOrder'>,
  ledger: Ledger,
): Promise<void> {
  const { state } = ledger
  const { planFile, planSource, planFormat } = job
  const isEdited = shouldAdoptPlan(job, state)
  const isFormatNamed = planFormat === null && state.plan_format !== null
  if (isFormatNamed) ledger.record({ type: 'plan_format_recorded', format: null })
  else if (planFormat && state.plan_format === null && (isEdited || planSource === state.plan_source))
    ledger.record({ type: 'plan_format_recorded', format: planFormat.name })
  // An edit that was refused for its format counts once the format is named.
  if (!isEdited && !isFormatNamed) return
  const fault = changedFormat({
    ...{ recorded: state.plan_format, detected: planFormat, planFile },
    ...{ current: ledger.plan, edited: job.plan },
  })
  if (fault) return refuseEdit(job, ledger, fault)
  const previous = await ledger.recall(planSourcePath)
  const { plan, source, added, removed, modified, refused } = adoptEdit({
    current: ledger.plan,
    edited: job.plan,
    previousSource: previous === undefined ? undefined : Plan.parse(JSON.parse(previous)),
    statusOf: statusIn(state),
    iterationOf: (id) => taskIn(state, id).iteration,
  })
  const before = ledger.plan
  ledger.replacePlan(plan)
  attachSource({ ...job, plan: source }, ledger)
  const pending = added.map((id) => ({ id, status: 'pending' as const }))
  const isSame = JSON.stringify(plan) === JSON.stringify(before) && refused.length === 0
  if (!isSame)
    ledger.send([planChangeNotice(state, { planFile, source: planSource, added, removed, modified, refused })])
  ledger.record({
    type: 'plan_changed',
    plan_source: planSource,
    added: pending,
    removed: [...removed],
    modified: [...modified],
    ...(refused.length > 0 && { refused: refused.slice(0, maxRefused) }),
  })
  rejectReworded(ledger, before)
}

/** A commit that waits for approval was made by its task's former text: a person's newer one counts. */
function rejectReworded(ledger: Ledger, before: Plan): void {
  const { plan, state } = ledger
  for (const held of heldCommits(state)) {
    const task = before.tasks.find(({ id }) => id === held.task)
    if (!task || !isReworded(plan, task, statusIn(state))) continue
    const order = { by: 'an edit of the plan', why: 'its task was changed while the commit waited for approval' }
    ledger.record(rejectOf(held, order))
    ledger.attach(...withdrawal(held.iteration, { what: 'rejected', ...order }))
  }
}

/** The whole edit is refused: the next one is compared with the last adopted plan. */
function refuseEdit(
  { planFile, planSource }: Pick<JobSettings, 'planFile' | 'planSource'>,
  ledger: Ledger,
  fault: RefusedEdit,
): void {
  const noChanges = { added: [], removed: [], modified: [], refused: [fault] }
  ledger.send([planChangeNotice(ledger.state, { planFile, source: planSource, ...noChanges })])
  ledger.record({ type: 'plan_changed', plan_source: planSource, ...noChanges })
}

const maxRefused = 50
