import { chmod, mkdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { CassetteStep } from '../../schema/cassette/cassette.ts'

/**
 * Does what a step does to files. A cassette may come from a stranger: nothing is written through a link that leads out
 * of `root`, nor read from outside of `folder`.
 */
export async function playStep({ write, remove }: CassetteStep, at: { root: string; folder: string }): Promise<void> {
  if (write !== undefined) {
    const { path, mode = '100644' } = write
    const content = write.file === undefined ? Buffer.from(write.content ?? '') : await fileOf(at.folder, write.file)
    const place = await placeIn(at.root, path)
    // What is there may be a folder, or a link that a write would follow.
    await rm(place, { recursive: true, force: true })
    if (mode === '120000') await symlink(content, place)
    else {
      await writeFile(place, content)
      if (mode === '100755') await chmod(place, 0o755)
    }
  }
  if (remove !== undefined) await rm(await placeIn(at.root, remove), { recursive: true, force: true })
}

/** The path itself, below a folder that is made where it is missing. */
async function placeIn(root: string, path: string): Promise<string> {
  const place = join(root, path)
  // Looked at from the top: a folder must not be made behind a link either.
  const names = path.split('/').slice(0, -1)
  for (let depth = 1; depth <= names.length; depth++) await refuseOutside(root, join(root, ...names.slice(0, depth)))
  await mkdir(dirname(place), { recursive: true })
  return place
}

async function fileOf(folder: string, name: string): Promise<Buffer> {
  await refuseOutside(folder, join(folder, name))
  return readFile(join(folder, name))
}

async function refuseOutside(root: string, place: string): Promise<void> {
  const [top, found] = await Promise.all([realpath(root), realpath(place).catch(() => undefined)])
  if (found !== undefined && found !== top && !found.startsWith(top.endsWith(sep) ? top : top + sep)) {
    throw new Error(`the cassette's ${place} leads out of ${root}`)
  }
}
