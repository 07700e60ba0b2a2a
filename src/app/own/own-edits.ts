import { logBeside, planOfLog, withProgress } from '../../core/handoff/progress-note.ts'
import type { FileEdit } from '../../core/plan/format/read/file-edit.ts'
import { freeFolder } from '../../core/queue/move-due.ts'
import { companionsOf } from '../../core/queue/queue.ts'
import { queuedFile } from '../../core/ref/queue-paths.ts'
import type { Ports } from '../job/ports.ts'
import type { CommitInput, EngineEdits } from './commit-input.ts'
import { findDocument, queueFolders } from './queue-moves.ts'
import { planFile } from './write-back.ts'

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

const progressLog: EngineEdits = { holds: (path, { progress }) => path === progress, edits }

/** Each sees the edits of those before it. */
const engineFiles: readonly EngineEdits[] = [planFile, progressLog, queueFolders]

const readBytes = 6 * 1024 * 1024

type EditRequest = Pick<CommitInput, 'job' | 'ledger' | 'becomes'> & {
  readonly tree: string
  /** The work before the undone commit. */
  readonly former?: string
}

type TreePorts = Pick<Ports, 'workspace' | 'workBranch'>

export const filesWith = (
  { workspace, workBranch }: TreePorts,
  tree: string,
  edits: ReadonlyMap<string, FileEdit> = new Map(),
): Pick<CommitInput, 'read' | 'list'> => ({
  async read(path) {
    const edit = edits.get(path)
    return edit ? (edit.content ?? undefined) : workspace.readCaptured(tree, path, readBytes)
  },
  async list(folder) {
    const editsBelow = [...edits.values()].filter(({ path }) => path.startsWith(`${folder}/`))
    const paths = new Set(await workBranch.filesBelow(tree, folder))
    for (const { path, content } of editsBelow) content === null ? paths.delete(path) : paths.add(path)
    return [...paths]
  },
})

/**
 * Adds the engine's edits, such as ticks in the plan, to a tree. Call after the guards and before any check: this tree
 * is checked and committed.
 */
export async function applyEngineEdits(
  { workspace, workBranch, show }: TreePorts & Pick<Ports, 'show'>,
  { tree, former, ...request }: EditRequest,
): Promise<{ readonly tree: string; readonly own: readonly FileEdit[] }> {
  const editsByPath = new Map<string, FileEdit>()
  const files = filesWith({ workspace, workBranch }, tree, editsByPath)
  const warn = (text: string): void => show({ kind: 'warning', text })
  const before = former === undefined ? {} : { readFormer: filesWith({ workspace, workBranch }, former).read }
  const making = { ...request, ...before }
  for (const { edits } of engineFiles) {
    for (const edit of await edits({ ...making, ...files, warn })) editsByPath.set(edit.path, edit)
  }
  if (editsByPath.size === 0) return { tree, own: [] }
  const edited = await workBranch.withFiles(tree, [...editsByPath.values()])
  for (const path of edited.skipped) warn(`${path} could not be written: a link, a folder or a file is in its place`)
  const unwritten = new Set(edited.skipped)
  return { tree: edited.tree, own: [...editsByPath.values()].filter(({ path }) => !unwritten.has(path)) }
}

export const isEngineFileOf =
  (job: CommitInput['job']) =>
  (path: string): boolean =>
    engineFiles.some(({ holds }) => holds(path, job))
