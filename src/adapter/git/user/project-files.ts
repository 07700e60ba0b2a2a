import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isManifest, type ProjectFiles } from '../../../core/detect/project-files.ts'
import { type Environment, userGit } from '../call/user-git.ts'

const largest = 1024 * 1024

/** The top of the repository around `cwd`, which may have no commit yet, and its files as git sees them. */
export async function projectFilesAt(
  cwd: string,
  env: Environment,
): Promise<{ toplevel: string; files: ProjectFiles }> {
  const top = await userGit(cwd, env)({ args: ['rev-parse', '--show-toplevel'] })
  const toplevel = top.stdout.toString('utf8').replace(/\n$/, '')
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = await userGit(toplevel, env)({ args })
  const paths = [...new Set(stdout.toString('utf8').split('\0').filter(Boolean))]
  const texts = new Map<string, string>()
  for (const path of paths.filter(isManifest)) {
    const text = await textOf(join(toplevel, path))
    if (text !== undefined) texts.set(path, text)
  }
  return { toplevel, files: { paths, texts } }
}

/** Undefined for what was deleted, is no file or is too large to be one of these. */
async function textOf(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() && found.size <= largest ? readFile(path, 'utf8') : undefined
}
