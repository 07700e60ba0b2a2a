import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Git } from './exec.ts'

export interface Tag {
  readonly name: string
  /** The tag object, or the commit of a lightweight tag. */
  readonly oid: string
}

interface HistorySourceOptions {
  readonly store: { readonly gitDir: string; readonly git: Git }
  readonly template: string
  /** Works on `template`. */
  readonly git: Git
  readonly base: { readonly commit: string }
  readonly tags: () => Promise<readonly Tag[]>
  readonly maxHistoryBytes?: number
}

const depth = 50

/** The copy lives only as long as its engine: better compression would cost more than it saves. */
export const fastPackConfig = ['-c', 'pack.window=0', '-c', 'pack.compression=1']

/** One pack for each fetch, since many loose objects are slow to copy. The store's objects are checked already. */
const fetchConfig = ['-c', 'fetch.unpackLimit=1', '-c', 'fetch.fsckObjects=false']

/** If there is much history, copies only the newest part. */
export function historySource(options: HistorySourceOptions) {
  const { store, git, base } = options
  let isLongHistory: boolean | undefined
  const isLong = async (): Promise<boolean> => {
    isLongHistory ??= objectBytes(store.gitDir) > (options.maxHistoryBytes ?? 100_000_000)
    return isLongHistory
  }
  const lookUp = (): Promise<[readonly Tag[], boolean]> => Promise.all([options.tags(), isLong()])
  let lookupResult: ReturnType<typeof lookUp> | undefined

  const fetch = async (oids: readonly string[], extraFlags: readonly string[] = []): Promise<void> => {
    const flags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--recurse-submodules=no', '--update-shallow']
    await git({
      args: [...fetchConfig, 'fetch', ...flags, ...extraFlags, '--stdin', pathToFileURL(store.gitDir).href],
      input: [...new Set(oids)].map((oid) => `${oid}\n`).join(''),
    })
  }

  const packFolder = join(options.template, 'objects', 'pack')
  /** Shallow and partial histories need `fetch`. */
  const canPack = (): boolean =>
    !(existsSync(packFolder) && readdirSync(packFolder).length > 0) && !existsSync(join(store.gitDir, 'shallow'))

  /** The same as `fetch` into an empty directory, with one process instead of six. */
  const packAll = async (oids: readonly string[]): Promise<void> => {
    mkdirSync(packFolder, { recursive: true })
    await store.git({
      args: [...fastPackConfig, 'pack-objects', '--quiet', '--revs', '--delta-base-offset', join(packFolder, 'pack')],
      input: [...new Set(oids)].map((oid) => `${oid}\n`).join(''),
    })
  }

  return {
    /** Starts what the next `fetch` needs. */
    lookAhead(): void {
      lookupResult = lookUp()
      // `fetch` reports the fault.
      lookupResult.catch(() => undefined)
    },
    fetchTip: (commit: string): Promise<void> => fetch([commit], ['--depth=1']),
    /** Fetches `commit`, the base and the tags; returns the tags that it has. */
    async fetch(commit: string): Promise<readonly Tag[]> {
      const tips = [commit, base.commit]
      const [tags, newestOnly] = await (lookupResult ?? lookUp())
      lookupResult = undefined
      if (!newestOnly) {
        const oids = [...tips, ...tags.map(({ oid }) => oid)]
        await (canPack() ? packAll(oids) : fetch(oids))
        return tags
      }
      await fetch(tips, [`--depth=${depth}`])
      const nearTags = await tagsWithin(tags)
      if (nearTags.length > 0) await fetch(nearTags.map(({ oid }) => oid))
      return nearTags
    },
  }

  /** Any other tag would bring its own history. */
  async function tagsWithin(tags: readonly Tag[]): Promise<Tag[]> {
    const commits = await resolveEach(
      store.git,
      tags.map(({ oid }) => `${oid}^{commit}`),
    )
    const copied = await resolveEach(
      git,
      commits.map((oid) => oid ?? 'none'),
    )
    return tags.filter((_, index) => copied[index] !== undefined)
  }
}

async function resolveEach(git: Git, names: readonly string[]): Promise<(string | undefined)[]> {
  if (names.length === 0) return []
  const { stdout } = await git({ args: ['cat-file', '--batch-check=%(objectname)'], input: `${names.join('\n')}\n` })
  const lines = stdout.toString('utf8').trimEnd().split('\n')
  return lines.map((line) => (/^[0-9a-f]+$/.test(line) ? line : undefined))
}

/** Packs and loose objects of a git directory and of its alternates. */
function objectBytes(gitDir: string): number {
  const visited = new Set<string>()
  const bytesIn = (objects: string): number => {
    if (visited.has(objects) || !existsSync(objects)) return 0
    visited.add(objects)
    const folders = namesIn(objects).filter((name) => name === 'pack' || /^[0-9a-f]{2}$/.test(name))
    const sizes = folders.flatMap((folder) =>
      namesIn(join(objects, folder)).map((name) => sizeOf(join(objects, folder, name))),
    )
    const alternatesFile = join(objects, 'info', 'alternates')
    const alternates = existsSync(alternatesFile)
      ? readFileSync(alternatesFile, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
      : []
    return [...sizes, ...alternates.map((alternate) => bytesIn(resolve(objects, alternate)))].reduce(
      (sum, bytes) => sum + bytes,
      0,
    )
  }
  return bytesIn(join(gitDir, 'objects'))
}

/** The user's git may remove an object at any moment. */
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** The user's `git gc` may have removed it. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
