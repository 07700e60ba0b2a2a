import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import type { TrustedFiles } from '../../port/steering.ts'

/**
 * Files of a directory that the user trusts, such as the working tree on a laptop. Throws RalphError PATH_OUTSIDE for
 * a path or link that leaves it, FILE_UNREADABLE for a folder and the like, FILE_TOO_LARGE above `maxBytes` bytes,
 * FILE_NOT_TEXT if it is not UTF-8.
 */
export function trustedFilesIn(directory: string, maxBytes = 5 * 1024 * 1024): TrustedFiles {
  return {
    read: async (path) => {
      if (!staysInside(path)) throw outside(path, 'it must be relative, with "/" between names and without ".."')
      const root = await realpath(directory)
      const target = await realpath(join(root, path)).catch(undefinedIfMissing(path))
      if (target === undefined) return undefined
      if (!target.startsWith(root.endsWith(sep) ? root : root + sep)) throw outside(path, `it links to ${target}`)
      return readText(target, path, maxBytes)
    },
  }
}

const staysInside = (path: string): boolean =>
  path !== '' && !/^[a-z]:|[\\\0]/i.test(path) && path.split('/').every((name) => name !== '' && name !== '..')

async function readText(target: string, path: string, maxBytes: number): Promise<string | undefined> {
  // Checked first, since opening a pipe would wait for a writer.
  const targetStat = await stat(target)
  if (!targetStat.isFile()) throw cannotRead(path, targetStat.isDirectory() ? 'it is a folder' : 'it is no file')
  if (targetStat.size > maxBytes) throw tooLarge(path, targetStat.size, maxBytes)
  const bytes = await readFile(target).catch((error: Error) => {
    throw cannotRead(path, error.message, error)
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw notText(path, cause)
  }
}

/** ENOTDIR: the path leads through a file. */
const undefinedIfMissing =
  (path: string) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw cannotRead(path, error.message, error)
  }

const cannotRead = (path: string, reason: string, cause?: unknown): RalphError =>
  new RalphError({
    code: 'FILE_UNREADABLE',
    message: `${path} cannot be read: ${reason}.`,
    hint: 'Check what is there, and its permissions.',
    cause,
  })

const outside = (path: string, reason: string): RalphError =>
  new RalphError({
    code: 'PATH_OUTSIDE',
    message: `${JSON.stringify(path)} is not inside the repository: ${reason}.`,
    hint: 'Name a file of the repository, from its top: docs/notes.md',
  })

const tooLarge = (path: string, size: number, maxBytes: number): RalphError =>
  new RalphError({
    code: 'FILE_TOO_LARGE',
    message: `${path} has ${size} bytes; ralph reads files of at most ${maxBytes}.`,
    hint: 'Shorten the file or split it.',
  })

const notText = (path: string, cause: unknown): RalphError =>
  new RalphError({
    code: 'FILE_NOT_TEXT',
    message: `${path} is not UTF-8 text.`,
    hint: 'Save it as UTF-8.',
    cause,
  })
