import { endedPasses, owedPassNames } from '../../core/calls/pass.ts'
import { isUsedUp, remainingBudget } from '../../core/run/next/remaining-budget.ts'
import type { OwedCall, OwedPasses } from '../../schema/agent/pass.ts'
import { addUsage, noUsage } from '../../schema/agent/usage.ts'
import type { Validation } from '../../schema/check/check.ts'
import { Task } from '../../schema/plan/plan.ts'
import type { Coded } from '../../schema/run/dossier.ts'
import { readEnabledPasses } from '../job/from-base.ts'
import type { JobContext } from '../job/job-context.ts'
import type { JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { readStoredHandoff } from '../phase/prepare/stored-iteration.ts'
import type { CallMeans } from './make-call.ts'
import { addPasses, askPass } from './passes.ts'
import type { WaitingCalls } from './waiting-calls.ts'

/** The passes for an attempt whose checks ran in a job without the key for a model (docs/agents.md#passes). */
export async function findWaitingPasses(
  ports: Pick<Ports, 'base' | 'embedded'>,
  job: JobSettings,
  { coded, validation }: { coded: Coded; validation: Validation },
): Promise<readonly string[]> {
  if (coded.changes.length === 0) return []
  const checks = validation.passed ? 'passed' : 'failed'
  return owedPassNames(await readEnabledPasses(ports, job), { iteration: coded.iteration, checks })
}

/** Recorded before the calls, so that a job that dies during them is not repeated forever. False if none is owed. */
export function recordOwedStarted(ledger: Ledger): boolean {
  const { owed } = ledger.state
  if (owed.length > 0) ledger.record({ type: 'passes_begun', iterations: owed.map(({ iteration }) => iteration) })
  return owed.length > 0
}

/**
 * Calls the owed passes on their commits, within the run's budget. Records nothing, and leaves the last commit in the
 * workspace.
 */
export async function callOwedPasses(
  ports: Ports,
  job: JobSettings,
  request: CallMeans & { ledger: Ledger },
): Promise<readonly OwedCall[]> {
  const { owed } = request.ledger.state
  const passes = owed.length === 0 ? [] : await readEnabledPasses(ports, job)
  const calls: OwedCall[] = []
  for (const owedPasses of owed) {
    const due = passes.filter(({ name }) => owedPasses.passes.includes(name))
    const subject = due.length === 0 ? undefined : await checkoutSubject(ports, request.ledger, owedPasses)
    for (const pass of subject ? due : []) {
      const spent = calls.reduce((sum, { usage }) => addUsage(sum, usage), request.spent)
      if (!subject || isUsedUp(remainingBudget(job.settings, spent))) return calls
      const call = await askPass(ports, job, { ...request, ...subject, spent, pass, checks: owedPasses.checks })
      calls.push({ ...call, iteration: owedPasses.iteration })
    }
  }
  return calls
}

/** Checks out the attempt; undefined if its commits are missing. */
async function checkoutSubject(
  ports: Ports,
  ledger: Ledger,
  { iteration, task: id, attempt, start, commit }: OwedPasses,
) {
  const { workBranch, workspace, show } = ports
  try {
    await workBranch.contains(start, start)
    await workBranch.contains(commit, start)
    await workspace.restore(commit)
  } catch (error) {
    show({
      kind: 'warning',
      text: `the files of iteration ${iteration} are missing for its passes: ${String(error)}`,
    })
    return undefined
  }
  const task = ledger.plan.tasks.find((one) => one.id === id) ?? removedTask(id)
  const stored = await readStoredHandoff(ledger.recall, iteration)
  const handoff = stored?.handoff ?? { summary: 'It left none.', freeform: 'It left none.' }
  return { coded: { iteration, task, attempt, start, tree: commit, usage: noUsage }, handoff }
}

const removedTask = (id: string): Task => Task.parse({ id, title: id, description: 'It is no longer in the plan.' })

/** Records the results; passes without an answer stay owed. */
export async function recordOwedPasses(
  ports: Pick<Ports, 'base' | 'embedded' | 'withinTime'>,
  job: JobSettings,
  { ledger, calls }: { ledger: Ledger; calls: readonly OwedCall[] },
): Promise<void> {
  const { owed } = ledger.state
  if (owed.length === 0) return
  const passes = await readEnabledPasses(ports, job)
  for (const owedPasses of owed) {
    const { iteration, task } = owedPasses
    await addPasses(ledger, { iteration, task }, endedPasses(owedPasses, { ...ports, passes, calls }))
  }
}

export const owedCalls = ({ ports, job, ledger }: JobContext): WaitingCalls<readonly OwedCall[]> => ({
  begin: () => recordOwedStarted(ledger),
  subjects: { ask: 'ask the passes that waited', handOn: 'hand on the passes that waited' },
  dossier: { phase: 'passes' },
  make: (means) => callOwedPasses(ports, job, { ledger, ...means }),
  take: async (calls) => {
    if (calls) await recordOwedPasses(ports, job, { ledger, calls })
    return undefined
  },
})
