import { realpath } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { filesBelow } from '../../adapter/disk/files-below.ts'
import { readNamedFile } from '../../adapter/disk/named-file.ts'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { committedBelow, committedFile, committedTarget } from '../../adapter/git/store/committed-files.ts'
import { readObjects } from '../../adapter/git/store/store.ts'
import { openRepository, type UserRepository } from '../../adapter/git/store/user-repository.ts'
import { openCheckout } from './checkout.ts'
import type { CommandContext } from './context.ts'

/** Files by absolute path. */
export interface FilesByPath {
  /** Rejects with ENOENT where there is none. */
  readonly read: (path: string) => Promise<Buffer>
  /** Files and links below a folder; undefined where it is no folder. */
  readonly below: (folder: string) => Promise<readonly { readonly path: string; readonly link: boolean }[] | undefined>
  /** The absolute path that one leads to through links, also where that is out of the repository. Rejects on disk where there is none. */
  readonly real: (path: string) => Promise<string>
  /** Many files at once, each of which `below` has named. */
  readonly readAll: (paths: readonly string[]) => Promise<readonly Buffer[]>
}

/** The repository and its trusted files, from which plan and configuration are read (docs/design.md#trust). */
export interface BaseFiles extends FilesByPath {
  readonly repository: UserRepository
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
    const repository = await (context.repositoryAhead?.() ?? openRepository({ cwd, env }))
    const files = filesOnDisk(context.cancelled)
    const list = listOf(repository.toplevel, files.below)
    return { repository, ...files, list, remote: undefined, home: undefined }
  }
  const repository = await openCheckout(checkout, env)
  const { toplevel } = repository
  const git = userGit(toplevel, env)
  const { commit } = checkout
  const inside = (path: string): string => relative(toplevel, path).split(sep).join('/')
  const read = async (path: string): Promise<Buffer> => {
    const named = inside(path)
    if (isAbsolute(named) || named.startsWith('..')) return readNamedFile(path, { signal: context.cancelled })
    const found = await committedFile(git, { commit, path: named })
    if (found === undefined) throw Object.assign(new Error(`commit ${commit} has no such file`), { code: 'ENOENT' })
    return found
  }
  const below: FilesByPath['below'] = async (folder) =>
    (await committedBelow(git, { commit, folder: inside(folder) }))?.map((file) => ({
      ...file,
      path: join(toplevel, file.path),
    }))
  const readAll = async (paths: readonly string[]): Promise<Buffer[]> => {
    const names = paths.map((path) => `${commit}:${inside(path)}`)
    return (await readObjects(git, names)).map((object) => object?.content ?? Buffer.alloc(0))
  }
  const real = async (path: string): Promise<string> => {
    const named = inside(path)
    if (named === '' || isAbsolute(named) || named.startsWith('..')) return path
    return resolve(toplevel, await committedTarget(git, { commit, path: named }))
  }
  return {
    repository,
    read,
    below,
    real,
    readAll,
    list: listOf(toplevel, below),
    remote: 'origin',
    home: checkout.home,
  }
}

/** The files of this machine as they are, committed or not. `signal` ends the wait for a pipe. */
export const filesOnDisk = (signal?: AbortSignal): FilesByPath => ({
  read: (path) => readNamedFile(path, { signal }),
  below: filesBelow,
  real: (path) => realpath(path),
  readAll: async (paths) => {
    const contents: Buffer[] = []
    for (const path of paths) contents.push(await readNamedFile(path))
    return contents
  },
})

const listOf =
  (toplevel: string, below: FilesByPath['below']): BaseFiles['list'] =>
  async (folder) =>
    ((await below(join(toplevel, folder))) ?? [])
      .filter(({ link }) => !link)
      .map(({ path }) => relative(toplevel, path).split(sep).join('/'))
      .sort()
