import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { instructionFiles } from '../../core/prompt/base-instructions.ts'
import type { Steering, TrustedFiles } from '../../port/steering.ts'
import { readNamed } from '../disk/named-file.ts'

/** Templates and skills lie below it. */
const folder = '.ralph'

/** The user's own tree, by what it held when the job began: what is edited later counts for the next job (docs/design.md#trust). */
export async function pinAtStart(directory: string, files: TrustedFiles): Promise<TrustedFiles> {
  const names = [...(await namesBelow(directory)), ...instructionFiles]
  const kept = new Map(names.map((name) => [name, files.read(name)] as const))
  // A fault is that of whoever asks for the file.
  for (const content of kept.values()) content.catch(() => undefined)
  await Promise.allSettled(kept.values())
  return {
    read: async (path) => kept.get(path) ?? (path.startsWith(`${folder}/`) ? undefined : files.read(path)),
  }
}

/** The plan's files, absolute, and what tells its text from another as it is now; null where it is none. */
interface WatchedPlan {
  readonly paths: readonly string[]
  readonly print: () => Promise<string | null>
}

/** Watches the plan, the configuration (absolute paths) and what lies in `.ralph/`. */
export function watchSteering(directory: string, { plan, config }: { plan: WatchedPlan; config: string }): Steering {
  const prints = async (): Promise<Map<string, string>> => {
    const below = (await namesBelow(directory)).map((name) => join(directory, name))
    const paths = [...new Set([...plan.paths, config, ...below])]
    const found = await Promise.all(paths.map(async (path) => [path, await digest(path)] as const))
    return new Map(found.flatMap(([path, print]) => (print === null ? [] : [[path, print]])))
  }
  return {
    watch: async () => {
      const before = await prints()
      return async () => {
        const now = await prints()
        const paths = [...new Set([...before.keys(), ...now.keys()])].filter(
          (path) => before.get(path) !== now.get(path),
        )
        const names = paths.map((path) => relative(directory, path).split(sep).join('/'))
        const changed = plan.paths.some((path) => paths.includes(path))
        return { paths: names.sort(), plan: changed ? await plan.print() : null }
      }
    },
  }
}

async function namesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(join(directory, folder), { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() || entry.isSymbolicLink())
  return files.map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** SHA-256 of a file; null where there is none. */
export const digest = (path: string): Promise<string | null> =>
  readNamed(path).then(
    (bytes) => createHash('sha256').update(bytes).digest('hex'),
    () => null,
  )
