import { commitMessage } from '../../../core/handoff/commit-message.ts'
import { syntheticHandoff } from '../../../core/handoff/synthesize.ts'
import type { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'
import type { Coded } from '../../../schema/run/dossier.ts'
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

/** The captured tree as the commit that it becomes where the checks pass; it is on no branch. */
export function writeCandidate(
  { workBranch, redact }: Pick<Ports, 'workBranch' | 'redact'>,
  job: JobSettings,
  { run, coded }: { run: string; coded: Coded },
): Promise<string> {
  const { iteration, task, tree, checkpoint, merge } = coded
  const message = commitMessage({
    prefix: job.settings['commit-prefix'],
    template: job.settings['commit-template'],
    subjectLimit: job.settings['commit-subject-limit'],
    iteration,
    task,
    ...handoffOf(coded),
    trailers: { plan: job.planName, run },
    signOff: job.signOff,
    merges: merge?.base,
  })
  return workBranch.write({ tree, parent: checkpoint, second: merge?.base, message: redact(message) })
}
