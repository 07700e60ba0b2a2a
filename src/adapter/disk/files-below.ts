import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const skippedFolders: ReadonlySet<string> = new Set(['node_modules', '.git', 'vendor', 'dist'])

/** Without installed packages and git's files; undefined if it is no folder. Links are listed, but not followed. */
export async function filesBelow(
  folder: string,
): Promise<readonly { readonly path: string; readonly link: boolean }[] | undefined> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (entries === undefined) return undefined
  const files: { path: string; link: boolean }[] = []
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !skippedFolders.has(entry.name)) files.push(...((await filesBelow(path)) ?? []))
    else if (entry.isFile() || entry.isSymbolicLink()) files.push({ path, link: entry.isSymbolicLink() })
  }
  return files
}
