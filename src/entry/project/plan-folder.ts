import { createHash } from 'node:crypto'
import { join, relative, resolve, sep } from 'node:path'
import { isSprintStatus, kindOf, rootOf, sprintStatusIn } from '../../core/plan/format/bmad/folder.ts'
import type { BmadPlan } from '../../core/plan/format/bmad/read-bmad.ts'
import type { FilesByPath } from './base-files.ts'

type Files = Pick<FilesByPath, 'listBelow' | 'readAll' | 'realPath'>

interface FolderRead {
  readonly read: BmadPlan
  /** SHA-256 of all documents and the scope. */
  readonly source: string
  /** Absolute paths of the files that hold the tasks; the list of stories first, if there is one. */
  readonly sources: readonly string[]
}

/** A folder, or the list of stories in one; undefined for any other path. Findings are relative to `cwd`. */
export async function readPlanFolder(
  path: string,
  { files, toplevel, scope = 'all', cwd }: { files: Files; toplevel: string; scope?: string | undefined; cwd: string },
): Promise<FolderRead | undefined> {
  const inside = (file: string): string => relative(toplevel, file).split(sep).join('/')
  const planFolder = isSprintStatus(path) ? join(path, '..') : path
  const root = resolve(toplevel, rootOf(inside(planFolder)))
  if (!isSprintStatus(path) && (await files.listBelow(path)) === undefined) return undefined
  const below = await files.listBelow(root)
  if (below === undefined) return undefined
  const { readBmad, storyFolderIn } = await import('../../core/plan/format/bmad/read-bmad.ts')
  const load = async (entries: readonly { path: string; link: boolean }[]) => {
    const documents = entries.filter(({ path: file, link }) => kindOf(inside(file)) !== undefined || link)
    const bytes = await files.readAll(documents.filter(({ link }) => !link).map((document) => document.path))
    let next = 0
    return documents.map(({ path: file, link }) => ({
      path: inside(file),
      link,
      bytes: link ? undefined : bytes[next++],
    }))
  }
  const rootFiles = await load(below)
  const storyPath = storyFolderIn(rootFiles)
  const storyFolder = storyPath === undefined ? undefined : resolve(toplevel, storyPath)
  const isLink = storyFolder !== undefined && (await isBehindLink(storyFolder, { files, toplevel }))
  const storyEntries = storyFolder === undefined || isLink ? undefined : await files.listBelow(storyFolder)
  const rootPaths = new Set(rootFiles.map((file) => file.path))
  const unreadLink = isLink ? [{ path: inside(storyFolder), link: true, folder: true, bytes: undefined }] : []
  const all = [
    ...rootFiles,
    ...unreadLink,
    ...(await load(storyEntries ?? [])).filter((file) => !rootPaths.has(file.path)),
  ]
  const read = readBmad({ folder: inside(planFolder) || '.', files: all, scope })
  const digest = createHash('sha256').update(scope)
  for (const file of all) digest.update(`\0${file.path}\0`).update(file.bytes ?? '')
  const shown = (file: string): string => relative(cwd, join(toplevel, file)) || file
  return {
    read: {
      ...read,
      findings: read.findings.map((finding) =>
        finding.file === undefined ? finding : { ...finding, file: shown(finding.file) },
      ),
    },
    source: digest.digest('hex'),
    sources: read.sources.map((source) => join(toplevel, source)),
  }
}

/** True for a link and below a link: links are not followed. */
async function isBehindLink(path: string, { files, toplevel }: { files: Files; toplevel: string }): Promise<boolean> {
  const [real, top] = await Promise.all([
    files.realPath(path).catch(() => undefined),
    files.realPath(toplevel).catch(() => toplevel),
  ])
  return real !== undefined && relative(top, real) !== relative(toplevel, path)
}

/** Folders in which BMAD usually keeps its documents. */
const usualNames = ['docs', '_bmad-output'] as const

/** Lists of stories in the usual folders, by absolute path. */
export async function findUsualFolders(toplevel: string, files: Files): Promise<readonly string[]> {
  const lists = await Promise.all(usualNames.map(async (name) => (await files.listBelow(join(toplevel, name))) ?? []))
  const folders = lists.flatMap((below) => {
    const entries = below.map(({ path, link }) => ({ path: relative(toplevel, path).split(sep).join('/'), link }))
    const status = sprintStatusIn(entries).map(({ path }) => join(toplevel, path))
    const stories = entries.some(({ path }) => kindOf(path) === 'story' && /(?:^|\/)stories\//.test(path))
    return status.length > 0 || !stories ? status : [join(toplevel, entries[0]?.path.split('/', 1)[0] ?? '')]
  })
  return folders
}
