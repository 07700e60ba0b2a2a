import { endedPasses, owedPassNames } from '../../../core/pass/pass-verdict.ts'
import { isTooLittle, leftOfRun } from '../../../core/run/next/left-of-run.ts'
import type { OwedCall, OwedPasses } from '../../../schema/agent/pass.ts'
import { addUsage, noUsage, type Usage } from '../../../schema/agent/usage.ts'
import type { Validation } from '../../../schema/check/check.ts'
import { Task } from '../../../schema/plan/plan.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import { passesOf } from '../../job/from-base.ts'
import { interruptibleBy, type JobContext, type RunInterruptible, unlessAborted } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { addPasses } from '../../job/record-passes.ts'
import { askPass } from '../validate/passes.ts'
import { storedHandoff } from './stored-iteration.ts'

/** The passes that have to look at an attempt whose checks ran where no key for a model is (docs/agents.md#passes). */
export async function waitingPasses(
  ports: Pick<Ports, 'base' | 'embedded'>,
  job: JobSettings,
  { coded, validation }: { coded: Coded; validation: Validation },
): Promise<readonly string[]> {
  // Where nothing was changed, nobody looks.
  if (coded.changes.length === 0) return []
  const checks = validation.passed ? 'passed' : 'failed'
  return owedPassNames(await passesOf(ports, job), { iteration: coded.iteration, checks })
}

/** All that is owed is going to be asked: written before, so that a job which dies over it is not repeated for ever. */
export function beginOwed(ledger: Ledger): void {
  const { owed } = ledger.state
  if (owed.length > 0) ledger.record({ type: 'passes_begun', iterations: owed.map(({ iteration }) => iteration) })
}

/**
 * Asks what is owed, each pass on the files that it is about, within what is left of the run's budget. Writes nothing,
 * and leaves the workspace as the last of them found it.
 */
export async function askOwed(
  ports: Ports,
  job: JobSettings,
  request: { ledger: Ledger; spent: Usage; guarded: RunInterruptible },
): Promise<readonly OwedCall[]> {
  const { owed } = request.ledger.state
  const passes = owed.length === 0 ? [] : await passesOf(ports, job)
  const calls: OwedCall[] = []
  for (const one of owed) {
    const due = passes.filter(({ name }) => one.passes.includes(name))
    const subject = due.length === 0 ? undefined : await subjectOf(ports, request.ledger, one)
    for (const pass of subject ? due : []) {
      const spent = calls.reduce((sum, { usage }) => addUsage(sum, usage), request.spent)
      if (!subject || isTooLittle(leftOfRun(job.settings, spent))) return calls
      const call = await askPass(ports, job, { ...request, ...subject, spent, pass, checks: one.checks })
      calls.push({ ...call, iteration: one.iteration })
    }
  }
  return calls
}

/** The attempt with its files in the workspace; undefined where these cannot be had any more. */
async function subjectOf(ports: Ports, ledger: Ledger, { iteration, task: id, attempt, start, commit }: OwedPasses) {
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
  const task = ledger.plan.tasks.find((one) => one.id === id) ?? gone(id)
  const left = await storedHandoff(ledger.recall, iteration)
  const handoff = left?.handoff ?? { summary: 'It left none.', freeform: 'It left none.' }
  return { coded: { iteration, task, attempt, start, tree: commit, usage: noUsage }, handoff }
}

/** It was removed from the plan after that attempt. */
const gone = (id: string): Task => Task.parse({ id, title: id, description: 'It is no longer in the plan.' })

/** Files what came of them at the iterations that they are about; whatever has no answer yet goes on being owed. */
export async function takeOwed(
  ports: Pick<Ports, 'base' | 'embedded' | 'withinTime'>,
  job: JobSettings,
  { ledger, calls }: { ledger: Ledger; calls: readonly OwedCall[] },
): Promise<void> {
  const { owed } = ledger.state
  if (owed.length === 0) return
  const passes = await passesOf(ports, job)
  for (const one of owed) {
    const { iteration, task } = one
    await addPasses(ledger, { iteration, task }, endedPasses(one, { ...ports, passes, calls }))
  }
}

/** Both, in a job that has the key for a model and writes the run. */
export async function settleOwed(context: JobContext): Promise<void> {
  const { ports, job, ledger } = context
  if (ledger.state.owed.length === 0) return
  beginOwed(ledger)
  await ledger.save('ask the passes that waited')
  const at = { ledger, spent: ledger.state.usage, guarded: interruptibleBy(context) }
  const calls = await unlessAborted(() => askOwed(ports, job, at))
  context.did.ready = false
  if (calls) await takeOwed(ports, job, { ledger, calls })
}
