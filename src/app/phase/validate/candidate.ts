import { commitMessage } from '../../../core/handoff/commit-message.ts'
import { ownAccount } from '../../../core/handoff/own-account.ts'
import { syntheticHandoff } from '../../../core/handoff/synthesize.ts'
import { closesTask, failedByAccount, partOf } from '../../../core/run/attempt/part-of.ts'
import { taskIn } from '../../../core/run/fold/begin.ts'
import { commitsOf } from '../../../core/run/fold/task-commits.ts'
import type { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'
import type { Part } from '../../../schema/run/attempts.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ports } from '../../job/ports.ts'

/** The agent's own, else one that the engine makes from the changes alone. */
export function handoffOf(coded: Coded): { handoff: Handoff; source: HandoffSource } {
  const { task, changes, usage } = coded
  return {
    handoff: coded.handoff ?? syntheticHandoff({ task, changes, text: '', turns: usage.turns }),
    source: coded.handoffSource ?? 'synthetic',
  }
}

/** What an attempt is to its task where it passes its checks, by its agent's own account. */
export interface Contribution {
  /** The task goes on after this commit. */
  readonly part: Part | undefined
  /** The task is done without one more commit. */
  readonly closes: boolean
  /** The account itself fails it. */
  readonly account: ReturnType<typeof failedByAccount>
}

export function contributionOf(
  { settings }: Pick<JobSettings, 'settings'>,
  state: Pick<RunState, 'tasks'>,
  coded: Pick<Coded, 'task' | 'handoff' | 'handoffSource' | 'changes'>,
): Contribution {
  const at = { task: coded.task, record: taskIn(state, coded.task.id), account: ownAccount(coded), settings }
  const closes = coded.changes.length === 0 && closesTask(at)
  return { part: partOf(at), closes, account: failedByAccount(at) }
}

/** The captured tree as the commit that it becomes where the checks pass; it is on no branch. */
export function writeCandidate(
  { workBranch, redact }: Pick<Ports, 'workBranch' | 'redact'>,
  job: JobSettings,
  { state, coded }: { state: Pick<RunState, 'run' | 'tasks'>; coded: Coded },
): Promise<string> {
  const { iteration, task, tree, checkpoint, merge } = coded
  const { part } = contributionOf(job, state, coded)
  const number = commitsOf(taskIn(state, task.id)).length + 1
  const message = commitMessage({
    prefix: job.settings['commit-prefix'],
    template: job.settings['commit-template'],
    subjectLimit: job.settings['commit-subject-limit'],
    iteration,
    task,
    ...handoffOf(coded),
    ...((part || number > 1) && { part: { number, last: part === undefined } }),
    trailers: { plan: job.planName, run: state.run },
    signOff: job.signOff,
    merges: merge?.base,
  })
  return workBranch.write({ tree, parent: checkpoint, second: merge?.base, message: redact(message) })
}
