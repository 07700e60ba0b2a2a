import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import type { TrustedFiles } from '../../port/steering.ts'

/**
 * Files of a directory that the user trusts: the own working tree on a laptop. Throws RalphError PATH_OUTSIDE for a
 * path or link that leaves it, FILE_TOO_LARGE above `limit` bytes, FILE_NOT_TEXT for what is not UTF-8.
 */
export function trustedFilesIn(directory: string, limit = 5 * 1024 * 1024): TrustedFiles {
  return {
    read: async (path) => {
      if (!staysInside(path)) throw outside(path, 'it must be relative, with "/" between names and without ".."')
      const root = await realpath(directory)
      const place = await realpath(join(root, path)).catch(undefinedWhereMissing)
      if (place === undefined) return undefined
      if (!place.startsWith(root.endsWith(sep) ? root : root + sep)) throw outside(path, `it links to ${place}`)
      return readText(place, path, limit)
    },
  }
}

const staysInside = (path: string): boolean =>
  path !== '' && !/^[a-z]:|[\\\0]/i.test(path) && path.split('/').every((name) => name !== '' && name !== '..')

async function readText(place: string, path: string, limit: number): Promise<string | undefined> {
  // Before it is opened: opening a pipe would wait for a writer.
  const found = await stat(place)
  if (!found.isFile()) return undefined
  if (found.size > limit) throw tooLarge(path, found.size, limit)
  const bytes = await readFile(place)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw notText(path, cause)
  }
}

/** A path through a file is "no such file" too. */
function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}

const outside = (path: string, why: string): RalphError =>
  new RalphError({
    code: 'PATH_OUTSIDE',
    message: `${JSON.stringify(path)} is not inside the repository: ${why}.`,
    hint: 'Name a file of the repository, from its top: docs/notes.md',
  })

const tooLarge = (path: string, size: number, limit: number): RalphError =>
  new RalphError({
    code: 'FILE_TOO_LARGE',
    message: `${path} has ${size} bytes; ralph reads files of at most ${limit}.`,
    hint: 'Shorten the file or split it.',
  })

const notText = (path: string, cause: unknown): RalphError =>
  new RalphError({
    code: 'FILE_NOT_TEXT',
    message: `${path} is not UTF-8 text.`,
    hint: 'Save it as UTF-8.',
    cause,
  })
