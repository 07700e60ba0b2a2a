import { createHash } from 'node:crypto'
import { join, relative, resolve, sep } from 'node:path'
import { isSprintStatus, kindOf, rootOf, sprintStatusIn } from '../../core/plan/format/bmad/folder.ts'
import type { BmadPlan } from '../../core/plan/format/bmad/read-bmad.ts'
import type { FilesByPath } from './base-files.ts'

type Files = Pick<FilesByPath, 'below' | 'readAll' | 'real'>

interface FolderRead {
  readonly read: BmadPlan
  /** What tells these documents from others: SHA-256 over all of them and the scope. */
  readonly source: string
  /** The files that the tasks are read from, by absolute path: the list of stories first, where there is one. */
  readonly sources: readonly string[]
}

/**
 * A plan that is a folder of documents, or the list of stories in one; undefined where the path is neither. Findings name
 * their files as `cwd` sees them.
 */
export async function readPlanFolder(
  path: string,
  { files, toplevel, scope = 'all', cwd }: { files: Files; toplevel: string; scope?: string | undefined; cwd: string },
): Promise<FolderRead | undefined> {
  const inside = (of: string): string => relative(toplevel, of).split(sep).join('/')
  const named = isSprintStatus(path) ? join(path, '..') : path
  const root = resolve(toplevel, rootOf(inside(named)))
  if (!isSprintStatus(path) && (await files.below(path)) === undefined) return undefined
  const below = await files.below(root)
  if (below === undefined) return undefined
  const { readBmad, storyFolderIn } = await import('../../core/plan/format/bmad/read-bmad.ts')
  const load = async (found: readonly { path: string; link: boolean }[]) => {
    const wanted = found.filter(({ path: one, link }) => kindOf(inside(one)) !== undefined || link)
    const bytes = await files.readAll(wanted.filter(({ link }) => !link).map((one) => one.path))
    let next = 0
    return wanted.map(({ path: one, link }) => ({ path: inside(one), link, bytes: link ? undefined : bytes[next++] }))
  }
  const first = await load(below)
  const elsewhere = storyFolderIn(first)
  const location = elsewhere === undefined ? undefined : resolve(toplevel, elsewhere)
  const isLink = location !== undefined && (await leadsElsewhere(location, { files, toplevel }))
  const more = location === undefined || isLink ? undefined : await files.below(location)
  const known = new Set(first.map((file) => file.path))
  const linked = isLink ? [{ path: inside(location), link: true, folder: true, bytes: undefined }] : []
  const all = [...first, ...linked, ...(await load(more ?? [])).filter((file) => !known.has(file.path))]
  const read = readBmad({ folder: inside(named) || '.', files: all, scope })
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

/** Whether a folder is a link, or lies below one: links are not followed. */
async function leadsElsewhere(path: string, { files, toplevel }: { files: Files; toplevel: string }): Promise<boolean> {
  const [real, top] = await Promise.all([
    files.real(path).catch(() => undefined),
    files.real(toplevel).catch(() => toplevel),
  ])
  return real !== undefined && relative(top, real) !== relative(toplevel, path)
}

/** Folders in which the method keeps its documents, as far as it is known where it does. */
const usual = ['docs', '_bmad-output'] as const

/** Lists of stories at the usual places, by absolute path. */
export async function usualFolders(toplevel: string, files: Files): Promise<readonly string[]> {
  const lists = await Promise.all(usual.map(async (name) => (await files.below(join(toplevel, name))) ?? []))
  const found = lists.flatMap((below) => {
    const entries = below.map(({ path, link }) => ({ path: relative(toplevel, path).split(sep).join('/'), link }))
    const status = sprintStatusIn(entries).map(({ path }) => join(toplevel, path))
    const stories = entries.some(({ path }) => kindOf(path) === 'story' && /(?:^|\/)stories\//.test(path))
    return status.length > 0 || !stories ? status : [join(toplevel, entries[0]?.path.split('/', 1)[0] ?? '')]
  })
  return found
}
