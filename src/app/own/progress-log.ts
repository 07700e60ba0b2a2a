import { logBeside, planOfLog, withProgress } from '../../core/handoff/progress-note.ts'
import type { FileEdit } from '../../core/plan/format/read/file-edit.ts'
import { freeFolder } from '../../core/queue/move-due.ts'
import { companionsOf } from '../../core/queue/queue.ts'
import { queuedFile } from '../../core/ref/queue-paths.ts'
import type { Making, OwnPart } from './making.ts'
import { documentNow } from './queue-moves.ts'

/** The log beside the plan. That of another plan, which had the file before, goes into an archive beside it. */
async function edits(making: Making): Promise<FileEdit[]> {
  const { becomes, ledger, read, list } = making
  const path = await logNow(making)
  if (path === null) return []
  const { plan } = ledger.state
  const before = await earlierLog(making, path)
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

/** It lies where the plan's file is: in a queue that moves. */
async function logNow(making: Making): Promise<string | null> {
  const { progress, document } = making.job
  if (progress === null || document === null || progress !== logBeside(document)) return progress
  const now = (await documentNow(making)) ?? document
  // Beside a file that is no part of the repository it would lie alone.
  if ((await making.read(now)) === undefined) return null
  const { queue } = making.ledger.state
  const isArchived = queue !== null && queuedFile(now, queue)?.place === 'complete'
  return isArchived ? `${now.slice(0, now.lastIndexOf('/') + 1)}progress.md` : logBeside(now)
}

/** The log of a plan of the queue to which a person has given another number since; undefined where there is none. */
async function earlierLog({ ledger: { state }, list, read }: Making, path: string): Promise<string | undefined> {
  if (state.queue === null || (await read(path))) return undefined
  const files = await list(state.queue)
  const plan = files.map((one) => queuedFile(one, state.queue ?? '')).find((one) => one && logBeside(one.path) === path)
  return plan && companionsOf(plan, files).current.find(({ rest }) => rest === 'progress.md')?.path
}

export const progressLog: OwnPart = { holds: (path, { progress }) => path === progress, edits }
