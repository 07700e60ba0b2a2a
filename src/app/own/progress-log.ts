import { logBeside, planOfLog, withProgress } from '../../core/handoff/progress-note.ts'
import type { FileEdit } from '../../core/plan/format/read/file-edit.ts'
import { freeFolder } from '../../core/queue/move-due.ts'
import type { Making, OwnPart } from './making.ts'
import { documentNow } from './queue-moves.ts'

/** The log beside the plan. That of another plan, which had the file before, goes into an archive beside it. */
async function edits(making: Making): Promise<FileEdit[]> {
  const { becomes, ledger, read, list } = making
  const path = await logNow(making)
  if (path === null) return []
  const { plan } = ledger.state
  const content = await read(path)
  const text = content && new TextDecoder().decode(content)
  const former = text === undefined ? undefined : planOfLog(text)
  const isOther = former !== undefined && former !== plan
  const note = becomes.finished?.note
  const after = withProgress(isOther ? undefined : text, { path, plan, note, undone: becomes.undone ?? [] })
  if (after === undefined) return []
  const edit = { path, content: new TextEncoder().encode(after) }
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
  return logBeside((await documentNow(making)) ?? document)
}

export const progressLog: OwnPart = { holds: (path, { progress }) => path === progress, edits }
