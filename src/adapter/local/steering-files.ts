import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { RalphError } from '../../core/error/error.ts'
import { instructionFiles } from '../../core/prompt/base-instructions.ts'
import type { Steering, TrustedFiles } from '../../port/steering.ts'
import { readNamedFile } from '../disk/named-file.ts'

/** For templates and skills. */
const steeringFolder = '.ralph'

/** The files of the user's tree at the start of the job; later edits count for the next job (docs/design.md#trust). */
export async function readAtStart(directory: string, files: TrustedFiles): Promise<TrustedFiles> {
  const listed = await namesBelow(directory).catch((error: Error) => {
    throw new RalphError({
      code: 'FILE_UNREADABLE',
      message: `The templates and skills in ${steeringFolder} cannot be listed: ${error.message}.`,
      hint: `Check the permissions of ${steeringFolder} and of the folders in it.`,
      cause: error,
    })
  })
  const names = [...listed, ...instructionFiles]
  const contents = new Map(names.map((name) => [name, files.read(name)] as const))
  // Each reader gets the fault of its file.
  for (const content of contents.values()) content.catch(() => undefined)
  await Promise.allSettled(contents.values())
  return {
    read: async (path) => contents.get(path) ?? (path.startsWith(`${steeringFolder}/`) ? undefined : files.read(path)),
  }
}

/** The plan's absolute paths, and a digest of its current text. */
interface WatchedPlan {
  readonly paths: readonly string[]
  readonly digest: () => Promise<string | null>
}

export function watchSteering(directory: string, { plan, config }: { plan: WatchedPlan; config: string }): Steering {
  const digests = async (): Promise<Map<string, string>> => {
    const listed = await namesBelow(directory).catch(() => [])
    const inFolder = listed.map((name) => join(directory, name))
    const paths = [...new Set([...plan.paths, config, ...inFolder])]
    const entries = await Promise.all(paths.map(async (path) => [path, await digest(path)] as const))
    return new Map(entries.flatMap(([path, print]) => (print === null ? [] : [[path, print]])))
  }
  return {
    watch: async () => {
      const digestsBefore = await digests()
      return async () => {
        const digestsAfter = await digests()
        const paths = [...new Set([...digestsBefore.keys(), ...digestsAfter.keys()])].filter(
          (path) => digestsBefore.get(path) !== digestsAfter.get(path),
        )
        const names = paths.map((path) => relative(directory, path).split(sep).join('/'))
        const changed = plan.paths.some((path) => paths.includes(path))
        return { paths: names.sort(), plan: changed ? await plan.digest() : null }
      }
    },
  }
}

async function namesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(join(directory, steeringFolder), { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
      throw error
    },
  )
  const files = entries.filter((entry) => entry.isFile() || entry.isSymbolicLink())
  return files.map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

export const digest = (path: string): Promise<string | null> =>
  readNamedFile(path).then(
    (bytes) => createHash('sha256').update(bytes).digest('hex'),
    () => null,
  )
