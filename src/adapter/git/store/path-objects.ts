import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isPathRemote } from '../call/remote-url.ts'

/**
 * The object folder of a remote on this machine where everything that its refs lead to lies there or in folders that it
 * borrows from; undefined for all others, which have to be fetched from.
 */
export function objectsOfPath(remote: string): string | undefined {
  if (!isPathRemote(remote)) return undefined
  const path = pathOf(remote)
  if (path === undefined) return undefined
  // In the order in which git itself looks for a repository there.
  const found = [join(path, '.git'), path, `${path}.git`].find((place) => existsSync(join(place, 'objects')))
  if (found === undefined || existsSync(join(found, 'shallow')) || isPartial(found)) return undefined
  const objects = join(found, 'objects').replaceAll('\\', '/')
  // The list of borrowed folders has one a line; a quote at the beginning would begin a quoted one.
  return /[\n\r]|^"|^#/.test(objects) ? undefined : objects
}

/** Git reads some addresses that are no file URLs by the standard, such as those that name a host. */
function pathOf(remote: string): string | undefined {
  if (!/^file:\/\//i.test(remote)) return remote
  try {
    return fileURLToPath(remote)
  } catch {
    return undefined
  }
}

const isPartial = (gitDir: string): boolean => {
  const packs = join(gitDir, 'objects', 'pack')
  return existsSync(packs) && readdirSync(packs).some((name) => name.endsWith('.promisor'))
}
