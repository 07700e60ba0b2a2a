import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface NewFile {
  /** Absolute. */
  readonly path: string
  readonly content: string
}

/** If one file fails, replaced files are restored and new folders removed. */
export async function writeAll(files: readonly NewFile[]): Promise<void> {
  const undoSteps: (() => Promise<unknown>)[] = []
  try {
    const staged: { path: string; temporary: string }[] = []
    for (const { path, content } of files) {
      const newFolder = await mkdir(dirname(path), { recursive: true })
      if (newFolder !== undefined) undoSteps.push(() => rm(newFolder, { recursive: true, force: true }))
      const temporary = `${path}.ralph-${randomUUID()}`
      undoSteps.push(() => rm(temporary, { force: true }))
      await writeFile(temporary, content, { flag: 'wx' })
      const mode = await modeOf(path)
      if (mode !== undefined) await chmod(temporary, mode)
      staged.push({ path, temporary })
    }
    for (const { path, temporary } of staged) {
      const previous = await contentOf(path)
      await rename(temporary, path)
      undoSteps.push(() => (previous === undefined ? rm(path, { force: true }) : writeFile(path, previous)))
    }
  } catch (error) {
    for (const step of undoSteps.reverse()) await step().catch(() => undefined)
    throw error
  }
}

const modeOf = (path: string): Promise<number | undefined> =>
  undefinedIfMissing(stat(path).then(({ mode }) => mode & 0o7777))
const contentOf = (path: string): Promise<Buffer | undefined> => undefinedIfMissing(readFile(path))

async function undefinedIfMissing<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
