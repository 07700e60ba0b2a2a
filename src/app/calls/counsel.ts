import { maxStarts } from '../../core/calls/call-table.ts'
import { attemptVerdict } from '../../core/run/attempt/attempt-verdict.ts'
import { sameCounsel } from '../../core/run/fold/counsel.ts'
import { unchangedPart } from '../../core/run/next/counsel.ts'
import { isUsedUp, remainingBudget } from '../../core/run/next/remaining-budget.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { mapStrings } from '../../core/text/redact.ts'
import { noUsage } from '../../schema/agent/usage.ts'
import { type Counsel, type CounselRole, type MadeCounsel, planTask } from '../../schema/counsel/counsel.ts'
import { Task } from '../../schema/plan/plan.ts'
import type { StopReason } from '../../schema/run/stop-reason.ts'
import { recordLostCounsel } from '../branch/lost-attempts.ts'
import type { JobContext } from '../job/job-context.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { settleServers } from '../job/servers.ts'
import { consensus } from './consensus.ts'
import type { CounselRoleCall } from './counsel-role.ts'
import { type CallMeans, makeCall } from './make-call.ts'
import { planReview } from './plan-review.ts'
import { claimVerification, verification } from './verification.ts'
import type { WaitingCalls } from './waiting-calls.ts'

const byRole: Readonly<Record<CounselRole, CounselRoleCall>> = {
  verify: verification,
  'plan-review': planReview,
  consensus,
}

const roleOf = ({ role, part }: Counsel): CounselRoleCall => (part === unchangedPart ? claimVerification : byRole[role])

/** A call about the whole plan. */
export function counselCall(context: JobContext, counsel: Counsel): WaitingCalls<MadeCounsel> {
  const { ports, job, ledger } = context
  return {
    begin: () => beginCounsel(context, counsel),
    subjects: { ask: `ask for ${counsel.role}`, handOn: `hand on ${counsel.role}` },
    dossier: { phase: 'counsel', counsel },
    make: (means) => askCounsel(ports, job, { ledger, counsel, ...means }),
    take: async (made) => {
      if (made) return applyCounsel(ports, job, { ledger, counsel, made })
      recordLostCounsel(ledger)
      return recordInterrupted(ledger, counsel, 'the job was cancelled or stopped')
    },
  }
}

/**
 * Records the start of the call. Returns false if it is given up, after too many starts or without budget; that is
 * recorded.
 */
async function beginCounsel({ ports, job, ledger }: JobContext, counsel: Counsel): Promise<boolean> {
  recordLostCounsel(ledger)
  const { asking } = ledger.state.counsel
  const starts = asking && sameCounsel(asking, counsel) ? asking.begun : 0
  const isBudgetUsed = isUsedUp(remainingBudget(job.settings, ledger.state.usage))
  if (starts < maxStarts && !isBudgetUsed) {
    ledger.record({ type: 'counsel_begun', ...counsel })
    return true
  }
  const end = {
    why: isBudgetUsed ? 'no money was left for the call' : `it was started ${starts} times and never finished`,
  }
  await roleOf(counsel).take(ledger, job, { counsel, end, at: { moment: momentOf(ports), model: null, usd: 0 } })
  return false
}

/**
 * Makes one call about the whole plan: an agent that only reads the work, within the remaining budget. Records nothing;
 * the caller restores the workspace.
 */
export async function askCounsel(
  ports: Ports,
  job: JobSettings,
  { ledger, counsel, ...means }: CallMeans & { ledger: Ledger; counsel: Counsel },
): Promise<MadeCounsel> {
  const { state } = ledger
  const role = roleOf(counsel).gather(ports, job, { ledger, counsel })
  const { agent = ports.agent, who = 'a second agent', does, ...call } = role
  await ports.workBranch.contains(state.work, state.base)
  await ports.workspace.restore(state.work)
  // Before the first task there is no iteration, but calls are recorded from 1.
  const iteration = Math.max(1, state.iteration)
  const about = { iteration, task: thePlan, attempt: 1, tree: state.work, usage: noUsage }
  const note = `${call.model ?? who} ${does} iteration ${iteration}`
  return { ...counsel, ...(await makeCall({ ...ports, agent }, job, { ...call, ...means, note, about })) }
}

const thePlan = Task.parse({ id: planTask, title: 'The plan as a whole' })

/** Reads the answer here for the first time, in the job that settles it. */
export async function applyCounsel(
  { clock, clean }: Pick<Ports, 'clock' | 'clean'>,
  job: JobSettings,
  { ledger, counsel, made: counselCall }: { ledger: Ledger; counsel: Counsel; made: MadeCounsel },
): Promise<StopReason | undefined> {
  const counselAnswer = mapStrings(counselCall, clean)
  const { model, usage, duration_ms, edited, servers, end } = counselAnswer
  const verdict = attemptVerdict({
    ...{ end, hasChanges: true, findings: [], now: clock.now() },
    ...{ waits: ledger.state.waiting?.count ?? 0, losses: 0 },
  })
  const called = (outcome: string): void => {
    const cost = { model, usage, duration_ms, outcome: oneLine(outcome, 500) }
    ledger.record({ type: 'counsel_called', ...counsel, ...cost, ...(edited.length > 0 && { edited }) })
    settleServers(ledger, { iteration: ledger.state.iteration, servers, memoryAt: null })
  }
  if (verdict.kind === 'interrupt' && verdict.cause !== 'budget') {
    called(verdict.why)
    recordInterrupted(ledger, counsel, verdict.why, verdict.until)
    const { cause, why } = verdict
    return cause === 'billing' || cause === 'auth'
      ? { kind: 'human_review', why: `somebody has to look at the model account: ${why}` }
      : undefined
  }
  const origin = { moment: momentOf({ clock }), model, usd: usage.usd }
  await roleOf(counsel).take(ledger, job, { counsel, end, called, at: origin })
  return undefined
}

const momentOf = ({ clock }: Pick<Ports, 'clock'>): string => new Date(clock.now()).toISOString()

function recordInterrupted(ledger: Ledger, counsel: Counsel, why: string, until: string | null = null): undefined {
  ledger.record({ type: 'counsel_interrupted', ...counsel, why: oneLine(why, 500), until })
}
