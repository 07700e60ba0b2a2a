import { realpath } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { filesBelow } from '../../adapter/disk/files-below.ts'
import { readNamed } from '../../adapter/disk/named-file.ts'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { committedBelow, committedFile, committedTarget } from '../../adapter/git/store/committed-files.ts'
import { readObjects } from '../../adapter/git/store/store.ts'
import { openRepository, type UserRepository } from '../../adapter/git/store/user-repository.ts'
import { openCheckout } from './checkout.ts'
import type { CommandContext } from './context.ts'

export interface FilesByPath {
  /** Rejects with ENOENT if there is no such file. */
  readonly read: (path: string) => Promise<Buffer>
  /** Files and links below a folder; undefined if it is no folder. */
  readonly listBelow: (
    folder: string,
  ) => Promise<readonly { readonly path: string; readonly link: boolean }[] | undefined>
  /** The absolute path behind all links, also outside of the repository. On disk, rejects for a missing file. */
  readonly realPath: (path: string) => Promise<string>
  /** Reads many files in one call, each of them listed by `listBelow`. */
  readonly readAll: (paths: readonly string[]) => Promise<readonly Buffer[]>
}

/** The repository and its trusted files, from which plan and configuration are read (docs/design.md#trust). */
export interface BaseFiles extends FilesByPath {
  readonly repository: UserRepository
  /** Files below a folder, from the top of the repository; empty if there is no such folder. */
  readonly list: (folder: string) => Promise<readonly string[]>
  /** The default remote of the run; undefined for the repository itself. */
  readonly remote: string | undefined
  /** The engine's folder, if it is not in the user's state directory. */
  readonly home: string | undefined
}

/** On a laptop, reads the user's working tree; in a workflow, the commit that it runs for. */
export async function openBase(context: CommandContext): Promise<BaseFiles> {
  const { cwd, env, checkout } = context
  if (!checkout) {
    const repository = await (context.prefetchedRepository?.() ?? openRepository({ cwd, env }))
    const files = filesOnDisk(context.cancelled)
    const list = listOf(repository.toplevel, files.listBelow)
    return { repository, ...files, list, remote: undefined, home: undefined }
  }
  const repository = await openCheckout(checkout, env)
  const { toplevel } = repository
  const git = userGit(toplevel, env)
  const { commit } = checkout
  const inside = (path: string): string => relative(toplevel, path).split(sep).join('/')
  const read = async (path: string): Promise<Buffer> => {
    const relativePath = inside(path)
    if (isAbsolute(relativePath) || relativePath.startsWith('..')) return readNamed(path, { signal: context.cancelled })
    const content = await committedFile(git, { commit, path: relativePath })
    if (content === undefined) throw Object.assign(new Error(`commit ${commit} has no such file`), { code: 'ENOENT' })
    return content
  }
  const listBelow: FilesByPath['listBelow'] = async (folder) =>
    (await committedBelow(git, { commit, folder: inside(folder) }))?.map((file) => ({
      ...file,
      path: join(toplevel, file.path),
    }))
  const readAll = async (paths: readonly string[]): Promise<Buffer[]> => {
    const names = paths.map((path) => `${commit}:${inside(path)}`)
    return (await readObjects(git, names)).map((object) => object?.content ?? Buffer.alloc(0))
  }
  const realPath = async (path: string): Promise<string> => {
    const relativePath = inside(path)
    if (relativePath === '' || isAbsolute(relativePath) || relativePath.startsWith('..')) return path
    return resolve(toplevel, await committedTarget(git, { commit, path: relativePath }))
  }
  return {
    repository,
    read,
    listBelow,
    realPath,
    readAll,
    list: listOf(toplevel, listBelow),
    remote: 'origin',
    home: checkout.home,
  }
}

/** Files of this machine, committed or not. `signal` ends the wait for a pipe. */
export const filesOnDisk = (signal?: AbortSignal): FilesByPath => ({
  read: (path) => readNamed(path, { signal }),
  listBelow: filesBelow,
  realPath: (path) => realpath(path),
  readAll: async (paths) => {
    const contents: Buffer[] = []
    for (const path of paths) contents.push(await readNamed(path))
    return contents
  },
})

const listOf =
  (toplevel: string, below: FilesByPath['listBelow']): BaseFiles['list'] =>
  async (folder) =>
    ((await below(join(toplevel, folder))) ?? [])
      .filter(({ link }) => !link)
      .map(({ path }) => relative(toplevel, path).split(sep).join('/'))
      .sort()
