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
import { foldersOf, isListed } from './listed-path.ts'
import { type GitObject, type ObjectReader, objectReader, unreadableObject } from './object-reader.ts'
import { type ObjectFormat, type ObjectWriter, objectWriter } from './object-writer.ts'
import type { UserRepository } from './user-repository.ts'

/** The engine's own bare git directory, without refs and hooks. */
export interface Store {
  readonly gitDir: string
  /** Never fetches missing objects. */
  readonly git: Git
  readonly objects: Omit<ObjectReader, 'close'>
  readonly writer: ObjectWriter
  /** Also for other git directories of the engine, and for the receiving side of a path remote. */
  readonly env: Readonly<Record<string, string>>
  /** Git knows it as `remoteName`, which keeps a token off the command line. */
  readonly remote: string
  /** Every object of the remote is at hand: it is a path whose objects are borrowed. */
  readonly isComplete: boolean
  readonly objectFormat: ObjectFormat
  readonly files: EngineFiles
  readonly contentSettings: readonly ConfigEntry[]
  /** Replaces an HTTP header: an App's token lives for an hour. */
  renewHeader(oldHeader: string, newHeader: string): void
  /** All results must be at the remote. */
  close(): Promise<void>
}

/** Belongs to this process alone, so that no lock of another engine interferes. Removes leftovers of dead processes. */
export async function openStore(place: {
  home: string
  repository: Pick<UserRepository, 'commonDir' | 'objectFormat' | 'shallow' | 'partial' | 'carriedConfiguration'>
  remote: string
  env: Environment
}): Promise<Store> {
  const { home, repository, remote } = place
  const directory = await processDirectory(home, 'store')
  const userConfig = withoutWrongCase(repository.carriedConfiguration(remote), directory.path)
  const configFile = join(directory.path, 'gitconfig')
  await writeFile(configFile, engineConfig(userConfig), { mode: 0o600 })
  failpoint('store.configured')
  const env: Record<string, string> = {
    ...hardenedEnvironment(place.env, configFile),
    ...configEnvironment(remoteEntries(remote, userConfig)),
  }
  const gitDir = join(directory.path, 'store.git')
  makeBareDirectory(gitDir, repository.objectFormat)
  failpoint('store.initialised')
  const isComplete = borrowObjects(gitDir, repository, remote)
  const files = engineFiles()
  files.record(directory.path, ['gitconfig'])
  files.record(gitDir)
  const objects = objectReader({ args: fixedArguments(gitDir), env, checkFiles: files.restoreChanged })
  failpoint('store.opened')
  return {
    gitDir,
    git: gitAt(gitDir, env, files),
    objects,
    writer: objectWriter({ gitDir, format: repository.objectFormat }),
    env,
    remote,
    isComplete,
    objectFormat: repository.objectFormat,
    files,
    contentSettings: userConfig.filter((entry) => !mayHoldSecret(entry)),
    renewHeader(before, after) {
      for (const [name, value] of Object.entries(env)) if (value === before) env[name] = after
    },
    close: async () => {
      objects.close()
      await directory.remove()
    },
  }
}

/** If it was copied from another machine: git would miss a file that is renamed to another case (tried). */
function withoutWrongCase(config: readonly ConfigEntry[], directory: string): readonly ConfigEntry[] {
  const isCaseIgnored = existsSync(join(dirname(directory), basename(directory).toUpperCase()))
  return isCaseIgnored ? config : config.filter(([key]) => key !== 'core.ignorecase')
}

const remoteEntries = (remote: string, config: readonly ConfigEntry[]): readonly ConfigEntry[] => [
  ...config.filter(mayHoldSecret),
  [`remote.${remoteName}.url`, remote],
  ['transfer.fsckObjects', 'true'],
  ['fetch.writeCommitGraph', 'false'],
]

/** A partial clone lends nothing: it lacks objects that only its promisor has. True if the remote lends all of its own. */
function borrowObjects(
  gitDir: string,
  repository: Pick<UserRepository, 'commonDir' | 'shallow' | 'partial'>,
  remote: string,
): boolean {
  const userObjects = repository.partial ? [] : [join(repository.commonDir, 'objects').replaceAll('\\', '/')]
  const remoteObjects = objectsOfPath(remote)
  const modules = submoduleObjects(repository.commonDir).map((path) => path.replaceAll('\\', '/'))
  const folders = new Set([
    ...userObjects,
    ...modules,
    ...(remoteObjects === undefined || repository.shallow ? [] : [remoteObjects]),
  ])
  writeFileSync(join(gitDir, 'objects', 'info', 'alternates'), [...folders].map((place) => `${place}\n`).join(''))
  // Only this file tells git where the borrowed history ends.
  if (repository.shallow && !repository.partial) {
    copyFileSync(join(repository.commonDir, 'shallow'), join(gitDir, 'shallow'))
  }
  return remoteObjects !== undefined && !repository.shallow
}

/** Like `git init --bare` without a template, but without a process. */
export function makeBareDirectory(gitDir: string, objectFormat: 'sha1' | 'sha256'): void {
  for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags']) {
    mkdirSync(join(gitDir, folder), { recursive: true })
  }
  const version = objectFormat === 'sha256' ? 1 : 0
  const extensions = objectFormat === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : ''
  writeFileSync(join(gitDir, 'config'), `[core]\n\trepositoryformatversion = ${version}\n\tbare = true\n${extensions}`)
  // Git demands that HEAD names a branch; this one is never created.
  writeFileSync(join(gitDir, 'HEAD'), 'ref: refs/heads/none\n')
}

/** A further git directory beside the store, created on first use. An existing one is not ours. */
export function besideStore(store: Pick<Store, 'gitDir' | 'objectFormat' | 'files'>, name: string): string {
  const gitDir = join(store.gitDir, '..', name)
  if (store.files.isRecorded(gitDir)) return gitDir
  rmSync(gitDir, { recursive: true, force: true })
  makeBareDirectory(gitDir, store.objectFormat)
  store.files.record(gitDir)
  return gitDir
}

/** The object folder of a path remote, if it or its alternates have all objects; otherwise undefined. */
export function objectsOfPath(remote: string): string | undefined {
  if (!isPathRemote(remote)) return undefined
  const path = pathOf(remote)
  if (path === undefined) return undefined
  const gitDir = [join(path, '.git'), path, `${path}.git`].find((place) => existsSync(join(place, 'objects')))
  if (gitDir === undefined || existsSync(join(gitDir, 'shallow')) || isPartial(gitDir)) return undefined
  const objects = join(gitDir, 'objects').replaceAll('\\', '/')
  // The alternates file has one folder a line; a quote at the start would begin a quoted path.
  return /[\n\r]|^"|^#/.test(objects) ? undefined : objects
}

/** Git accepts some addresses that are not valid file URLs, such as those with a host. */
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

/** Includes nested submodules. */
function submoduleObjects(gitDir: string): string[] {
  const worktrees = join(gitDir, 'worktrees')
  const linked = existsSync(worktrees) ? readdirSync(worktrees).map((name) => join(worktrees, name, 'modules')) : []
  return [join(gitDir, 'modules'), ...linked].flatMap(objectsBelow)
}

/** A submodule's name may contain slashes, so its git directory may be nested. */
function objectsBelow(modules: string): string[] {
  if (!existsSync(modules)) return []
  return readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
    const folder = join(modules, entry.name)
    if (!entry.isDirectory()) return []
    if (!existsSync(join(folder, 'HEAD'))) return objectsBelow(folder)
    return [join(folder, 'objects'), ...objectsBelow(join(folder, 'modules'))]
  })
}

export async function hasCommit({ objects }: Pick<Store, 'objects'>, oid: string): Promise<boolean> {
  return (await objects.read(`${oid}^{commit}`)) !== undefined
}

export async function parentsOf({ objects }: Pick<Store, 'objects'>, commit: string): Promise<readonly string[]> {
  const text = (await objects.read(commit))?.content.toString('utf8') ?? ''
  const [header = ''] = text.split('\n\n', 1)
  return [...header.matchAll(/^parent (\S+)$/gm)].map(([, oid = '']) => oid)
}

export async function treeOf({ objects }: Pick<Store, 'objects'>, commit: string): Promise<string | undefined> {
  return (await objects.stat(`${commit}^{tree}`))?.oid
}

/**
 * Answers in the order of `names` (such as `<commit>:<path>`). `lazy` are git arguments that allow a fetch. Throws
 * RalphError OBJECT_UNREADABLE for a path that a tree lists and git cannot read.
 */
export async function readObjects(
  git: Git,
  names: readonly string[],
  lazy: readonly string[] = [],
): Promise<readonly (GitObject | undefined)[]> {
  // Asked for in the same call: they tell a damaged object from a path that is not there.
  const folders = foldersOf(names)
  const objects = await readableObjects(git, [...names, ...folders], lazy)
  const folderObjects = new Map(folders.map((folder, index) => [folder, objects[names.length + index]]))
  const answers = objects.slice(0, names.length)
  for (const [index, name] of names.entries()) {
    const isUnreadable = answers[index] === undefined && (await isListed(name, (folder) => folderObjects.get(folder)))
    if (isUnreadable) throw unreadableObject(name)
  }
  return answers
}

/** As `readObjects`, but undefined also for what git cannot read. */
export async function readableObjects(
  git: Git,
  names: readonly string[],
  lazy: readonly string[] = [],
): Promise<readonly (GitObject | undefined)[]> {
  const { stdout } = await git({
    args: [...lazy, 'cat-file', '--batch'],
    input: names.map((name) => `${name}\n`).join(''),
  })
  let offset = 0
  return names.map(() => {
    const end = stdout.indexOf(0x0a, offset)
    const [oid = '', type = '', size = ''] = stdout.toString('utf8', offset, end).split(' ')
    offset = end + 1
    if (!/^\d+$/.test(size)) return undefined
    const content = stdout.subarray(offset, offset + Number(size))
    offset += Number(size) + 1
    return { oid, type, content }
  })
}
