import { queueMessage } from '../../core/handoff/commit-message.ts'
import { queuedFile } from '../../core/ref/queue-paths.ts'
import type { JobContext } from '../job/job-context.ts'
import { applyEngineEdits } from './own-edits.ts'

/**
 * Moves the plan's file with a commit of the engine, if no task's commit did: at the start, and after a last task
 * without a commit. Returns true if it moved.
 */
export async function fileInQueue({ ports, job, ledger, conflict }: JobContext): Promise<boolean> {
  const { work, queue: folder, run, awaiting } = ledger.state
  if (folder === null || awaiting || conflict()) return false
  const becomes = { at: ports.clock.now() }
  const { tree, own } = await applyEngineEdits(ports, { job, ledger, becomes, tree: work })
  const written = own.flatMap(({ path, content }) => (content === null ? [] : (queuedFile(path, folder) ?? [])))
  const file = written.find(({ place }) => place !== 'pending')
  // Ticks alone wait for the next commit.
  if (own.every(({ content }) => content !== null) || file === undefined || file.place === 'pending') return false
  const message = queueMessage({
    prefix: job.settings['commit-prefix'],
    file: file.path,
    trailers: { plan: job.planName, run },
    signOff: job.signOff,
  })
  const to = await ports.workBranch.write({ tree, parent: work, message: ports.redact(message) })
  ledger.record({ type: 'queue_moved', from: work, to, place: file.place, file: file.path })
  return true
}
