import { adoptEdit } from '../../../core/plan/change/adopt-edit.ts'
import { changedFormat } from '../../../core/plan/change/changed-format.ts'
import { issueOrderPath, planSourcePath } from '../../../core/ref/state-paths.ts'
import { planChangeNotice } from '../../../core/report/words/notices.ts'
import { statusIn, taskIn } from '../../../core/run/fold/begin.ts'
import type { RefusedEdit } from '../../../schema/plan/finding.ts'
import { Plan } from '../../../schema/plan/plan.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'

/** What a later edit is compared with, and what a run goes on with that began from an issue. */
export function keepSource({ plan, issueOrder }: Pick<JobSettings, 'plan' | 'issueOrder'>, ledger: Ledger): void {
  ledger.attach(planSourcePath, JSON.stringify(plan))
  if (issueOrder) ledger.attach(issueOrderPath, JSON.stringify(issueOrder))
}

/**
 * Whether the plan file says something new that a person has said, or said before about a task that was done and is
 * open again; what an agent may have written waits for a word.
 */
export function takesOver(
  { planSource, consents }: Pick<JobSettings, 'planSource' | 'consents'>,
  state: RunState,
): boolean {
  const { plan_source, doubted, refused_edits } = state
  const statusOf = statusIn(state)
  const open = refused_edits.some(({ task, kind }) => kind === 'done' && task !== null && statusOf(task) !== 'done')
  if (plan_source === planSource && !open) return false
  return consents || doubted.every((change) => change.plan_source !== planSource)
}

/**
 * The state's plan is the plan. Each part of an edited source is applied as a person's amendment, or refused with its
 * reason and what helps; the run goes on with what was taken.
 */
export async function adoptPlan(
  job: Pick<JobSettings, 'plan' | 'planSource' | 'planFormat' | 'planFile' | 'consents' | 'issueOrder'>,
  ledger: Ledger,
): Promise<void> {
  const { state } = ledger
  const { planFile, planSource, planFormat } = job
  const isEdited = takesOver(job, state)
  const becomesNamed = planFormat === null && state.plan_format !== null
  if (becomesNamed) ledger.record({ type: 'plan_format_recorded', format: null })
  else if (planFormat && state.plan_format === null && (isEdited || planSource === state.plan_source))
    ledger.record({ type: 'plan_format_recorded', format: planFormat.name })
  // An edit that was refused for its format counts as soon as somebody names that.
  if (!isEdited && !becomesNamed) return
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
  const before = JSON.stringify(ledger.plan)
  ledger.replacePlan(plan)
  keepSource({ ...job, plan: source }, ledger)
  const pending = added.map((id) => ({ id, status: 'pending' as const }))
  const isSame = JSON.stringify(plan) === before && refused.length === 0
  if (!isSame)
    ledger.send([planChangeNotice(state, { planFile, source: planSource, added, removed, modified, refused })])
  ledger.record({
    type: 'plan_changed',
    plan_source: planSource,
    added: pending,
    removed: [...removed],
    modified: [...modified],
    ...(refused.length > 0 && { refused: refused.slice(0, mostRefused) }),
  })
}

/** Nothing of it counts: the next edit is compared with what the run took over last. */
function refuseEdit(
  { planFile, planSource }: Pick<JobSettings, 'planFile' | 'planSource'>,
  ledger: Ledger,
  fault: RefusedEdit,
): void {
  const nothing = { added: [], removed: [], modified: [], refused: [fault] }
  ledger.send([planChangeNotice(ledger.state, { planFile, source: planSource, ...nothing })])
  ledger.record({ type: 'plan_changed', plan_source: planSource, ...nothing })
}

/** So many are told one by one; the state does not grow with a file that was rewritten. */
const mostRefused = 50
