import { readdir, readFile } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { committedFile } from '../../adapter/git/store/committed-files.ts'
import { openRepository, type UserRepository } from '../../adapter/git/store/user-repository.ts'
import { openCheckout } from './checkout.ts'
import type { CommandContext } from './context.ts'

/** The repository and its trusted files, from which plan and configuration are read (docs/design.md#trust). */
export interface BaseFiles {
  readonly repository: UserRepository
  /** By absolute path; rejects with ENOENT where there is none. */
  readonly read: (path: string) => Promise<Buffer>
  /** The files below a folder, from the top of the repository; none where there is no such folder. */
  readonly list: (folder: string) => Promise<readonly string[]>
  /** The run's remote where none is set; undefined for the repository itself. */
  readonly remote: string | undefined
  /** Where the engine keeps its files, where that is not the user's own state directory. */
  readonly home: string | undefined
}

/** On a laptop the user's own working tree counts; in a workflow the commit that it runs for, whatever lies there. */
export async function openBase(context: CommandContext): Promise<BaseFiles> {
  const { cwd, env, checkout } = context
  if (!checkout) {
    const repository = await openRepository({ cwd, env })
    const list = filesBelow(repository.toplevel)
    return { repository, read: readFile, list, remote: undefined, home: undefined }
  }
  const repository = await openCheckout(checkout, env)
  const git = userGit(repository.toplevel, env)
  const read = async (path: string): Promise<Buffer> => {
    const inside = relative(repository.toplevel, path)
    if (isAbsolute(inside) || inside.startsWith('..')) return readFile(path)
    const found = await committedFile(git, { commit: checkout.commit, path: inside.split(sep).join('/') })
    if (found === undefined)
      throw Object.assign(new Error(`commit ${checkout.commit} has no such file`), { code: 'ENOENT' })
    return found
  }
  const list = async (folder: string): Promise<string[]> => {
    const args = ['ls-tree', '-r', '-z', '--name-only', '--full-tree', checkout.commit, '--', `${folder}/`]
    return (await git({ args })).stdout.toString('utf8').split('\0').filter(Boolean)
  }
  return { repository, read, list, remote: 'origin', home: checkout.home }
}

/** As they lie there, committed or not; a link is not followed. */
const filesBelow =
  (toplevel: string) =>
  async (folder: string): Promise<string[]> => {
    const found = await readdir(join(toplevel, folder), { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
        throw error
      },
    )
    return found
      .filter((one) => one.isFile())
      .map((one) => relative(toplevel, join(one.parentPath, one.name)).split(sep).join('/'))
      .sort()
  }
