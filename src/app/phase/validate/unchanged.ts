import { whyPersonDecides } from '../../../core/run/attempt/accept-unchanged.ts'
import { questionOf } from '../../../core/run/attempt/agent-question.ts'
import { taskIn } from '../../../core/run/fold/begin.ts'
import { isOfVerifier } from '../../../core/run/fold/counsel.ts'
import type { AgentQuestion } from '../../../schema/run/attempts.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
import type { RunState } from '../../../schema/run/run-state.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import { citedIn } from './validate.ts'

type Answered = Pick<Coded, 'task' | 'handoff' | 'handoffSource'>

/** What an agent that changed nothing asks. */
export const questionIn = (
  state: Pick<RunState, 'tasks' | 'counsel'>,
  { task, handoff, handoffSource }: Answered,
): AgentQuestion | undefined =>
  questionOf({
    task: task.id,
    record: taskIn(state, task.id),
    handoff,
    handoffSource,
    isOfVerifier: isOfVerifier(state, task.id),
  })

/**
 * What an agent says that found its task done already, if the checks are to show whether it is
 * (docs/design.md#done-without-a-change). The jobs of an iteration all come to the same answer.
 */
export function claimToCheck(
  { settings }: Pick<JobSettings, 'settings'>,
  state: Pick<RunState, 'tasks' | 'counsel' | 'work'>,
  coded: Answered & Pick<Coded, 'changes'>,
): AgentQuestion | undefined {
  const { task, changes } = coded
  if (changes.length > 0 || settings['no-change'] === 'ask') return undefined
  const question = questionIn(state, coded)
  if (question?.kind !== 'no_change' || whyPersonDecides(state, { task, settings }) !== undefined) return undefined
  return citedIn(coded).length === 0 ? undefined : question
}
