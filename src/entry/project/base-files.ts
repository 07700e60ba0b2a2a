import { readFile } from 'node:fs/promises'
import { isAbsolute, relative, sep } from 'node:path'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { committedFile } from '../../adapter/git/objects/committed-files.ts'
import { openRepository, type UserRepository } from '../../adapter/git/user/user-repository.ts'
import { openCheckout } from './checkout.ts'
import type { CommandContext } from './context.ts'

/** The repository and its trusted files, from which plan and configuration are read (docs/design.md#trust). */
export interface BaseFiles {
  readonly repository: UserRepository
  /** By absolute path; rejects with ENOENT where there is none. */
  readonly read: (path: string) => Promise<Buffer>
  /** The run's remote where none is set; undefined for the repository itself. */
  readonly remote: string | undefined
  /** Where the engine keeps its files, where that is not the user's own state directory. */
  readonly home: string | undefined
}

/** On a laptop the user's own working tree counts; in a workflow the commit that it runs for, whatever lies there. */
export async function openBase(context: CommandContext): Promise<BaseFiles> {
  const { cwd, env, checkout } = context
  if (!checkout) {
    return { repository: await openRepository({ cwd, env }), read: readFile, remote: undefined, home: undefined }
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
  return { repository, read, remote: 'origin', home: checkout.home }
}
