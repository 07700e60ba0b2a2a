import type { Task } from '../../../schema/plan/plan.ts'
import type { LaidOut } from '../../../schema/run/dossier.ts'
import type { StopReason } from '../../../schema/run/stop-reason.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { mergeBase } from './merge-base.ts'

/**
 * What the task's agent begins with. For the task that resolves a conflict that is the merge as far as git gets it,
 * made anew for each attempt, since the work may have moved; where git merges it by then, the task is gone.
 */
export async function layOut(
  ports: Pick<Ports, 'workBranch' | 'show'>,
  job: JobSettings,
  { ledger, task }: { ledger: Ledger; task: Task },
): Promise<{ kind: 'there'; laidOut: LaidOut | undefined } | { kind: 'gone'; reason: StopReason | undefined }> {
  const { work, merging } = ledger.state
  if (merging?.task !== task.id) return { kind: 'there', laidOut: undefined }
  const { base } = merging
  const message = `${task.id}: ${task.title}\n\nThis is what the agent is given; it is on no branch.\n`
  const merge = await ports.workBranch.merge({ first: work, second: base, message })
  if (merge.kind === 'conflict' && merge.laid !== null) {
    const start = await ports.workBranch.write({ tree: merge.laid, parent: work, second: base, message, aside: true })
    return { kind: 'there', laidOut: { start, merge: { base, files: merge.paths } } }
  }
  ledger.record({ type: 'conflict_task_ended', task: task.id, why: 'the work has changed since' })
  return { kind: 'gone', reason: await mergeBase(ports, job, ledger) }
}
