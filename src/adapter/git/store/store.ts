import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { processDirectory } from '../../disk/process-directory.ts'
import { failpoint } from '../../failpoint.ts'
import type { ConfigEntry } from '../call/carried-configuration.ts'
import { configEnvironment, engineConfig, mayHoldSecret } from '../call/engine-config.ts'
import { type EngineFiles, engineFiles } from '../call/engine-files.ts'
import { fixedArguments, type Git, gitAt, hardenedEnvironment } from '../call/exec.ts'
import { remoteName } from '../call/remote-name.ts'
import type { Environment } from '../call/user-git.ts'
import { type ObjectReader, objectReader } from '../objects/object-reader.ts'
import { type ObjectWriter, objectWriter } from '../objects/object-writer.ts'
import type { ObjectFormat } from '../objects/pack-file.ts'
import type { UserRepository } from '../user/user-repository.ts'
import { makeBareDirectory } from './bare-directory.ts'
import { objectsOfPath } from './path-objects.ts'
import { submoduleObjects } from './submodule-objects.ts'

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
