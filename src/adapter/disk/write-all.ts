import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface NewFile {
  /** Absolute. */
  readonly path: string
  readonly content: string
}

/**
 * Writes all of the files or none: each is first written beside its place, then all are moved there; what was replaced
 * comes back where one of the moves fails. Folders are made, and removed again in that case.
 */
export async function writeAll(files: readonly NewFile[]): Promise<void> {
  const undo: (() => Promise<unknown>)[] = []
  try {
    const staged: { path: string; temporary: string }[] = []
    for (const { path, content } of files) {
      const made = await mkdir(dirname(path), { recursive: true })
      if (made !== undefined) undo.push(() => rm(made, { recursive: true, force: true }))
      const temporary = `${path}.ralph-${randomUUID()}`
      undo.push(() => rm(temporary, { force: true }))
      await writeFile(temporary, content, { flag: 'wx' })
      const mode = await modeOf(path)
      if (mode !== undefined) await chmod(temporary, mode)
      staged.push({ path, temporary })
    }
    for (const { path, temporary } of staged) {
      const before = await contentOf(path)
      await rename(temporary, path)
      undo.push(() => (before === undefined ? rm(path, { force: true }) : writeFile(path, before)))
    }
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(() => undefined)
    throw error
  }
}

const modeOf = (path: string): Promise<number | undefined> => orMissing(stat(path).then(({ mode }) => mode & 0o7777))
const contentOf = (path: string): Promise<Buffer | undefined> => orMissing(readFile(path))

async function orMissing<T>(look: Promise<T>): Promise<T | undefined> {
  try {
    return await look
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
