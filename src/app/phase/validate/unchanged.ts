import { whyPersonDecides } from '../../../core/run/attempt/accept-unchanged.ts'
import { questionOf } from '../../../core/run/attempt/agent-question.ts'
import { taskIn } from '../../../core/run/fold/begin.ts'
import { isOfVerifier } from '../../../core/run/fold/counsel.ts'
import type { AgentQuestion } from '../../../schema/run/attempts.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import { citedIn } from './validate.ts'

type AgentAnswer = Pick<Coded, 'task' | 'handoff' | 'handoffSource'>

export const questionIn = (
  state: Pick<RunState, 'tasks' | 'counsel'>,
  { task, handoff, handoffSource }: AgentAnswer,
): AgentQuestion | undefined =>
  questionOf({
    task: task.id,
    record: taskIn(state, task.id),
    handoff,
    handoffSource,
    isOfVerifier: isOfVerifier(state, task.id),
  })

/**
 * The claim that a task is already done, if the checks can support it (docs/design.md#done-without-a-change). All jobs
 * of an iteration get the same result.
 */
export function claimToCheck(
  { settings }: Pick<JobSettings, 'settings'>,
  state: Pick<RunState, 'tasks' | 'counsel' | 'work'>,
  coded: AgentAnswer & Pick<Coded, 'changes'>,
): AgentQuestion | undefined {
  const { task, changes } = coded
  if (changes.length > 0 || settings['no-change'] === 'ask') return undefined
  const question = questionIn(state, coded)
  if (question?.kind !== 'no_change' || whyPersonDecides(state, { task, settings }) !== undefined) return undefined
  return citedIn(coded).length === 0 ? undefined : question
}
