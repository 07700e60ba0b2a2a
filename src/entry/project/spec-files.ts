import { readdir, realpath, stat } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import { readNamedFile } from '../../adapter/disk/named-file.ts'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { RalphError } from '../../core/error/error.ts'
import { maxPlanBytes } from '../../core/plan/format/read/source-text.ts'
import type { SpecFile } from '../../core/spec/lint-specs.ts'
import { thousands } from '../../core/text/amounts.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { insidePath } from '../../core/text/paths.ts'
import type { CommandContext } from './context.ts'

/** More than people keep features in; beyond that the command refuses instead of skipping files. */
const maxSpecs = 2_000
const maxDepth = 8

/** A folder from the top of the repository. Throws RalphError USAGE if it is outside. */
export function specsFolder(path = 'specs'): string {
  const folder = insidePath(path)
  if (folder !== undefined) return folder
  throw new RalphError({
    code: 'USAGE',
    message: `${plainLine(path, 200)} is not a folder inside the repository.`,
    hint: 'Give its path from the top of the repository, such as docs/specs.',
  })
}

const readFaults: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is a file; name the folder that holds it',
}

/** The index and every `SPEC.md` below a folder, from the top of the repository. Throws RalphError SPEC_MISSING. */
export async function specFilesAt(
  context: CommandContext,
  folder: string,
): Promise<{ top: string; index: SpecFile; specs: SpecFile[] }> {
  const top = await topOf(context)
  const paths = await specsBelow(top, folder, 0).catch((error: NodeJS.ErrnoException) => {
    throw noSpecs(folder, readFaults[error.code ?? ''] ?? error.message)
  })
  if (paths.length > maxSpecs) throw noSpecs(folder, `it contains more than ${maxSpecs} specs`)
  if (paths.length === 0) throw noSpecs(folder, 'it contains no SPEC.md')
  const specs: SpecFile[] = []
  for (const path of paths.sort()) specs.push(await specFileAt(top, path))
  return { top, index: await specFileAt(top, posix.join(folder, 'INDEX.md')), specs }
}

/** The top of the surrounding repository; without one, the folder itself. */
export async function topOf({ cwd, env }: Pick<CommandContext, 'cwd' | 'env'>): Promise<string> {
  const result = await userGit(
    cwd,
    env,
  )({ args: ['rev-parse', '--show-toplevel'] }).catch((error: unknown) => {
    if (error instanceof RalphError) return undefined
    throw error
  })
  return result?.stdout.toString('utf8').replace(/\n$/, '') || cwd
}

async function specsBelow(top: string, folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(join(top, folder), { withFileTypes: true })
  const paths = entries.flatMap(({ name }) => (name === 'SPEC.md' ? [posix.join(folder, name)] : []))
  if (depth === maxDepth) return paths
  for (const entry of entries)
    if (entry.isDirectory() && paths.length <= maxSpecs)
      paths.push(...(await specsBelow(top, posix.join(folder, entry.name), depth + 1)))
  return paths
}

/** Refuses files outside of the repository, also behind links, and files over the size limit. */
export async function specFileAt(top: string, file: string): Promise<SpecFile> {
  try {
    const real = await realpath(join(top, file))
    if (!real.startsWith(`${await realpath(top)}${sep}`)) return { file, refused: 'it points outside the repository' }
    const { size } = await stat(real)
    if (size > maxPlanBytes) return { file, refused: `it has ${thousands(size)} bytes; the limit is 5 MiB` }
    return { file, bytes: await readNamedFile(real) }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const missing = code === 'ENOENT'
    return { file, missing, refused: missing ? 'there is no such file' : plainLine(message, 200) }
  }
}

const noSpecs = (folder: string, reason: string): RalphError =>
  new RalphError({
    code: 'SPEC_MISSING',
    message: `There are no specs in ${plainLine(folder, 200)}: ${reason}.`,
    hint: 'A spec is a file such as specs/search/SPEC.md, listed in specs/INDEX.md (docs/specs.md).',
  })
