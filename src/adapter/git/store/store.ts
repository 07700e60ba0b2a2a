import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { processDirectory } from '../../disk/process-directory.ts'
import { failpoint } from '../../failpoint.ts'
import type { Environment } from '../../process/environment.ts'
import { type ConfigEntry, configEnvironment, engineConfig, mayHoldSecret } from '../call/engine-config.ts'
import { type EngineFiles, engineFiles } from '../call/engine-files.ts'
import { fixedArguments, type Git, gitAt, hardenedEnvironment } from '../call/exec.ts'
import { isPathRemote, remoteName } from '../call/remote-url.ts'
import { type GitObject, type ObjectReader, objectReader } from './object-reader.ts'
import { type ObjectFormat, type ObjectWriter, objectWriter } from './object-writer.ts'
import type { UserRepository } from './user-repository.ts'

/** The engine's own bare git directory: no refs, no hooks, no configuration but what it was given. */
export interface Store {
  readonly gitDir: string
  /** Never fetches behind the caller's back: an object that is missing is missing. */
  readonly git: Git
  /** Looks at objects that are here; none is ever fetched. */
  readonly objects: Omit<ObjectReader, 'close'>
  readonly writer: ObjectWriter
  /** The environment of `git`, for further git directories of the engine's own, and for the remote's side of a path. */
  readonly env: Readonly<Record<string, string>>
  /** The remote's address; git knows it as `remoteName`, so that no token in it is on a command line. */
  readonly remote: string
  readonly objectFormat: ObjectFormat
  /** What git obeys here, kept as it is. */
  readonly files: EngineFiles
  /** The user's settings that decide how files look on this machine. */
  readonly contentSettings: readonly ConfigEntry[]
  /** From now on git sends the second header instead of the first: an App's token lives for an hour. */
  renewHeader(before: string, after: string): void
  /** Removes the store. Everything that counts is at the remote by then. */
  close(): Promise<void>
}

/**
 * Makes a store under `home`. Each engine process has one of its own, so that no lock of a killed engine, no half-made
 * directory and no second engine on this home can be in its way. What dead processes of this host left is removed.
 * Objects of others are read, never written, through `alternates`.
 */
export async function openStore(place: {
  home: string
  repository: Pick<UserRepository, 'commonDir' | 'objectFormat' | 'shallow' | 'partial' | 'carriedConfiguration'>
  remote: string
  env: Environment
}): Promise<Store> {
  const { home, repository, remote } = place
  const directory = await processDirectory(home, 'store')
  const carried = asFilesAreHere(repository.carriedConfiguration(remote), directory.path)
  const configFile = join(directory.path, 'gitconfig')
  await writeFile(configFile, engineConfig(carried), { mode: 0o600 })
  failpoint('store.configured')
  const env: Record<string, string> = {
    ...hardenedEnvironment(place.env, configFile),
    ...configEnvironment(remoteEntries(remote, carried)),
  }
  const gitDir = join(directory.path, 'store.git')
  makeBareDirectory(gitDir, repository.objectFormat)
  failpoint('store.initialised')
  borrowObjects(gitDir, repository, remote)
  const files = engineFiles()
  files.keep(directory.path, ['gitconfig'])
  files.keep(gitDir)
  const objects = objectReader({ args: fixedArguments(gitDir), env, demand: files.demand })
  failpoint('store.opened')
  return {
    gitDir,
    git: gitAt(gitDir, env, files),
    objects,
    writer: objectWriter({ gitDir, format: repository.objectFormat }),
    env,
    remote,
    objectFormat: repository.objectFormat,
    files,
    contentSettings: carried.filter((entry) => !mayHoldSecret(entry)),
    renewHeader(before, after) {
      for (const [name, value] of Object.entries(env)) if (value === before) env[name] = after
    },
    close: async () => {
      objects.close()
      await directory.remove()
    },
  }
}

/**
 * A repository that was copied from another machine still says that case is ignored. Where it is not, git would take a
 * file that is renamed to another case for gone, and not see the new one (tried).
 */
function asFilesAreHere(carried: readonly ConfigEntry[], directory: string): readonly ConfigEntry[] {
  const isCaseIgnored = existsSync(join(dirname(directory), basename(directory).toUpperCase()))
  return isCaseIgnored ? carried : carried.filter(([key]) => key !== 'core.ignorecase')
}

const remoteEntries = (remote: string, carried: readonly ConfigEntry[]): readonly ConfigEntry[] => [
  ...carried.filter(mayHoldSecret),
  [`remote.${remoteName}.url`, remote],
  ['transfer.fsckObjects', 'true'],
  ['fetch.writeCommitGraph', 'false'],
]

/**
 * Reads objects where they are: in the user's repository, and in a remote on this machine, which then need not be
 * fetched from. A partial clone lacks objects that only its own promisor can bring: the store fetches them itself then.
 */
function borrowObjects(
  gitDir: string,
  repository: Pick<UserRepository, 'commonDir' | 'shallow' | 'partial'>,
  remote: string,
): void {
  const own = repository.partial ? [] : [join(repository.commonDir, 'objects').replaceAll('\\', '/')]
  const lent = objectsOfPath(remote)
  const modules = submoduleObjects(repository.commonDir).map((path) => path.replaceAll('\\', '/'))
  const places = new Set([...own, ...modules, ...(lent === undefined || repository.shallow ? [] : [lent])])
  writeFileSync(join(gitDir, 'objects', 'info', 'alternates'), [...places].map((place) => `${place}\n`).join(''))
  // Git learns from this file alone where the borrowed history ends.
  if (repository.shallow && !repository.partial) {
    copyFileSync(join(repository.commonDir, 'shallow'), join(gitDir, 'shallow'))
  }
}

/** An empty bare git directory, as `git init --bare` makes it without a template, and without the process. */
export function makeBareDirectory(gitDir: string, objectFormat: 'sha1' | 'sha256'): void {
  for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
    mkdirSync(join(gitDir, folder), { recursive: true })
  }
  const version = objectFormat === 'sha256' ? 1 : 0
  const extensions = objectFormat === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : ''
  writeFileSync(join(gitDir, 'config'), `[core]\n\trepositoryformatversion = ${version}\n\tbare = true\n${extensions}`)
  // The branch is never made; git demands that HEAD names one.
  writeFileSync(join(gitDir, 'HEAD'), 'ref: refs/heads/none\n')
}

/** A further git directory beside the store, made when it is first asked for. Whatever stood there before is not ours. */
export function besideStore(store: Pick<Store, 'gitDir' | 'objectFormat' | 'files'>, name: string): string {
  const gitDir = join(store.gitDir, '..', name)
  if (store.files.keeps(gitDir)) return gitDir
  rmSync(gitDir, { recursive: true, force: true })
  makeBareDirectory(gitDir, store.objectFormat)
  store.files.keep(gitDir)
  return gitDir
}

/**
 * The object folder of a remote on this machine where everything that its refs lead to lies there or in folders that it
 * borrows from; undefined for all others, which have to be fetched from.
 */
export function objectsOfPath(remote: string): string | undefined {
  if (!isPathRemote(remote)) return undefined
  const path = pathOf(remote)
  if (path === undefined) return undefined
  // In the order in which git itself looks for a repository there.
  const found = [join(path, '.git'), path, `${path}.git`].find((place) => existsSync(join(place, 'objects')))
  if (found === undefined || existsSync(join(found, 'shallow')) || isPartial(found)) return undefined
  const objects = join(found, 'objects').replaceAll('\\', '/')
  // The list of borrowed folders has one a line; a quote at the beginning would begin a quoted one.
  return /[\n\r]|^"|^#/.test(objects) ? undefined : objects
}

/** Git reads some addresses that are no file URLs by the standard, such as those that name a host. */
function pathOf(remote: string): string | undefined {
  if (!/^file:\/\//i.test(remote)) return remote
  try {
    return fileURLToPath(remote)
  } catch {
    return undefined
  }
}

const isPartial = (gitDir: string): boolean => {
  const packs = join(gitDir, 'objects', 'pack')
  return existsSync(packs) && readdirSync(packs).some((name) => name.endsWith('.promisor'))
}

/** Where the user's repository keeps the objects of its submodules, and of theirs. */
function submoduleObjects(gitDir: string): string[] {
  const worktrees = join(gitDir, 'worktrees')
  const linked = existsSync(worktrees) ? readdirSync(worktrees).map((name) => join(worktrees, name, 'modules')) : []
  return [join(gitDir, 'modules'), ...linked].flatMap(objectsBelow)
}

/** A submodule's name may hold slashes, so its git directory may lie some folders down. */
function objectsBelow(modules: string): string[] {
  if (!existsSync(modules)) return []
  return readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
    const place = join(modules, entry.name)
    if (!entry.isDirectory()) return []
    if (!existsSync(join(place, 'HEAD'))) return objectsBelow(place)
    return [join(place, 'objects'), ...objectsBelow(join(place, 'modules'))]
  })
}

/** Whether the store holds this commit. */
export async function isThere({ objects }: Pick<Store, 'objects'>, oid: string): Promise<boolean> {
  return (await objects.read(`${oid}^{commit}`)) !== undefined
}

/** Parents as the commit names them; none where the store lacks it. */
export async function parentsOf({ objects }: Pick<Store, 'objects'>, commit: string): Promise<readonly string[]> {
  const text = (await objects.read(commit))?.content.toString('utf8') ?? ''
  const [header = ''] = text.split('\n\n', 1)
  return [...header.matchAll(/^parent (\S+)$/gm)].map(([, oid = '']) => oid)
}

/** The tree of a commit; undefined where the store lacks it. */
export async function treeOf({ objects }: Pick<Store, 'objects'>, commit: string): Promise<string | undefined> {
  return (await objects.look(`${commit}^{tree}`))?.oid
}

/**
 * Reads many objects in one process. The answers stand in the order of `names` (`<commit>:<path>` and the like);
 * undefined where there is none. `lazy` are git arguments under which missing ones may be fetched.
 */
export async function readObjects(
  git: Git,
  names: readonly string[],
  lazy: readonly string[] = [],
): Promise<readonly (GitObject | undefined)[]> {
  const { stdout } = await git({
    args: [...lazy, 'cat-file', '--batch'],
    input: names.map((name) => `${name}\n`).join(''),
  })
  let at = 0
  return names.map(() => {
    const end = stdout.indexOf(0x0a, at)
    const [oid = '', type = '', size = ''] = stdout.toString('utf8', at, end).split(' ')
    at = end + 1
    if (!/^\d+$/.test(size)) return undefined
    const content = stdout.subarray(at, at + Number(size))
    at += Number(size) + 1
    return { oid, type, content }
  })
}
