import type { FileEdit } from '../../core/plan/format/read/file-edit.ts'
import type { Ports } from '../job/ports.ts'
import type { CommitInput, EngineEdits } from './making.ts'
import { progressLog } from './progress-log.ts'
import { queueFolders } from './queue-moves.ts'
import { planFile } from './write-back.ts'

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
