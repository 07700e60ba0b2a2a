import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { remove } from './restore.ts'

/**
 * Writes files into a workspace for somebody who reads there, each below a folder at its top that is theirs alone; returns
 * what removes these folders. What stood in their place, such as a link, is gone until the next restore.
 */
export async function lend(directory: string, files: ReadonlyMap<string, string>): Promise<() => Promise<void>> {
  const folders = [...new Set([...files.keys()].map((path) => path.split('/')[0] ?? path))]
  const takeAway = async (): Promise<void> => {
    for (const folder of folders) remove(Buffer.from(join(directory, folder)))
  }
  await takeAway()
  for (const [path, content] of files) {
    const place = join(directory, path)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, content)
  }
  return takeAway
}
