import { logBeside, planOfLog, withProgress } from '../../core/handoff/progress-note.ts'
import type { FileEdit } from '../../core/plan/format/read/file-edit.ts'
import { freeFolder } from '../../core/queue/move-due.ts'
import { companionsOf } from '../../core/queue/queue.ts'
import { queuedFile } from '../../core/ref/queue-paths.ts'
import type { CommitInput, EngineEdits } from './making.ts'
import { findDocument } from './queue-moves.ts'

/** Edits the log beside the plan. Another plan's log is archived first. */
async function edits(making: CommitInput): Promise<FileEdit[]> {
  const { becomes, ledger, read, list } = making
  const path = await findLog(making)
  if (path === null) return []
  const { plan } = ledger.state
  const before = await findEarlierLog(making, path)
  const content = await read(before ?? path)
  const text = content && new TextDecoder().decode(content)
  const former = text === undefined ? undefined : planOfLog(text)
  const isOther = former !== undefined && former !== plan
  const note = becomes.finished?.note
  const after = withProgress(isOther ? undefined : text, { path, plan, note, undone: becomes.undone ?? [] })
  if (after === undefined) return []
  const edit = { path, content: new TextEncoder().encode(after) }
  if (before !== undefined) return [edit, { path: before, content: null }]
  if (!isOther || content === undefined) return [edit]
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const day = new Date(becomes.at).toISOString().slice(0, 10)
  const home = freeFolder(`${folder}archive/${day}-${former}`, await list(`${folder}archive`))
  return [{ path: `${home}/${path.slice(folder.length)}`, content }, edit]
}

/** The log lies beside the plan's file, which may move in a queue. */
async function findLog(making: CommitInput): Promise<string | null> {
  const { progress, document } = making.job
  if (progress === null || document === null || progress !== logBeside(document)) return progress
  const now = (await findDocument(making)) ?? document
  // Without the plan in the repository there is no place for it.
  if ((await making.read(now)) === undefined) return null
  const { queue } = making.ledger.state
  const isArchived = queue !== null && queuedFile(now, queue)?.place === 'complete'
  return isArchived ? `${now.slice(0, now.lastIndexOf('/') + 1)}progress.md` : logBeside(now)
}

/** The log of a queued plan that a person has renumbered. */
async function findEarlierLog(
  { ledger: { state }, list, read }: CommitInput,
  path: string,
): Promise<string | undefined> {
  if (state.queue === null || (await read(path))) return undefined
  const files = await list(state.queue)
  const plan = files.map((one) => queuedFile(one, state.queue ?? '')).find((one) => one && logBeside(one.path) === path)
  return plan && companionsOf(plan, files).current.find(({ rest }) => rest === 'progress.md')?.path
}

export const progressLog: EngineEdits = { holds: (path, { progress }) => path === progress, edits }
