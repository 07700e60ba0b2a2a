import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const passedOver: ReadonlySet<string> = new Set(['node_modules', '.git', 'vendor', 'dist'])

/**
 * Every file and link below a folder, by absolute path, without those of installed packages and of git; undefined where it is no
 * folder. Links are named and not followed.
 */
export async function filesBelow(
  folder: string,
): Promise<readonly { readonly path: string; readonly link: boolean }[] | undefined> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (entries === undefined) return undefined
  const found: { path: string; link: boolean }[] = []
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !passedOver.has(entry.name)) found.push(...((await filesBelow(path)) ?? []))
    else if (entry.isFile() || entry.isSymbolicLink()) found.push({ path, link: entry.isSymbolicLink() })
  }
  return found
}
