import type { FileEdit } from '../../core/plan/format/read/file-edit.ts'
import type { Ports } from '../job/ports.ts'
import type { Making, OwnPart } from './making.ts'
import { progressLog } from './progress-log.ts'
import { queueFolders } from './queue-moves.ts'
import { planFile } from './write-back.ts'

/** In this order; each finds the files as those before it have left them. */
const ownParts: readonly OwnPart[] = [planFile, progressLog, queueFolders]

/** Larger files are not the engine's to change. */
const readBytes = 6 * 1024 * 1024

type Of = Pick<Making, 'job' | 'ledger' | 'becomes'> & {
  readonly tree: string
  /** What the work was before that which is taken back. */
  readonly former?: string
}

type Trees = Pick<Ports, 'workspace' | 'workBranch'>

/** The files of a tree, or of that of a commit, as they are with these edits. */
export const filesWith = (
  { workspace, workBranch }: Trees,
  tree: string,
  own: ReadonlyMap<string, FileEdit> = new Map(),
): Pick<Making, 'read' | 'list'> => ({
  async read(path) {
    const edit = own.get(path)
    return edit ? (edit.content ?? undefined) : workspace.readCaptured(tree, path, readBytes)
  },
  async list(folder) {
    const edits = [...own.values()].filter(({ path }) => path.startsWith(`${folder}/`))
    const there = new Set(await workBranch.filesBelow(tree, folder))
    for (const { path, content } of edits) content === null ? there.delete(path) : there.add(path)
    return [...there]
  },
})

/**
 * The tree, or that of a commit, with what the engine itself changes: ticks in the plan, and what else `ownParts` lists. To be called when the guards
 * have judged what an agent left and before any check, since this tree is what is checked and committed.
 */
export async function withOwnEdits(
  { workspace, workBranch, show }: Trees & Pick<Ports, 'show'>,
  { tree, former, ...given }: Of,
): Promise<{ readonly tree: string; readonly own: readonly FileEdit[] }> {
  const own = new Map<string, FileEdit>()
  const files = filesWith({ workspace, workBranch }, tree, own)
  const warn = (text: string): void => show({ kind: 'warning', text })
  const before = former === undefined ? {} : { readFormer: filesWith({ workspace, workBranch }, former).read }
  const making = { ...given, ...before }
  for (const { edits } of ownParts) {
    for (const edit of await edits({ ...making, ...files, warn })) own.set(edit.path, edit)
  }
  if (own.size === 0) return { tree, own: [] }
  const edited = await workBranch.withFiles(tree, [...own.values()])
  for (const path of edited.skipped) warn(`${path} could not be written: a link, a folder or a file is in its place`)
  const left = new Set(edited.skipped)
  return { tree: edited.tree, own: [...own.values()].filter(({ path }) => !left.has(path)) }
}

/** Whether the engine itself keeps a file in step with the run. */
export const isOwn =
  (job: Making['job']) =>
  (path: string): boolean =>
    ownParts.some(({ holds }) => holds(path, job))
