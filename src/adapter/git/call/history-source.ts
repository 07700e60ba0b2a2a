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
  /** The directory that is filled. */
  readonly template: string
  /** Bound to it. */
  readonly git: Git
  readonly base: { readonly commit: string }
  readonly tags: () => Promise<readonly Tag[]>
  readonly wholeHistoryLimit?: number
}

const depth = 50

/** A copy that lives as long as its engine takes what is packed as it is; looking for more to save costs more. */
export const unsearched = ['-c', 'pack.window=0', '-c', 'pack.compression=1']

/** One pack a fetch, since a copy of many loose objects is slow; and what the store holds has been checked. */
const once = ['-c', 'fetch.unpackLimit=1', '-c', 'fetch.fsckObjects=false']

/** Copies history from the store into another git directory; where there is much of it, only the newest part. */
export function historySource(options: HistorySourceOptions) {
  const { store, git, base } = options
  let long: boolean | undefined
  const isLong = async (): Promise<boolean> => {
    long ??= objectBytes(store.gitDir) > (options.wholeHistoryLimit ?? 100_000_000)
    return long
  }
  // The history is measured while git lists the tags.
  const look = (): Promise<[readonly Tag[], boolean]> => Promise.all([options.tags(), isLong()])
  let looked: ReturnType<typeof look> | undefined

  const fetch = async (oids: readonly string[], more: readonly string[] = []): Promise<void> => {
    const flags = ['--quiet', '--no-tags', '--no-write-fetch-head', '--recurse-submodules=no', '--update-shallow']
    await git({
      args: [...once, 'fetch', ...flags, ...more, '--stdin', pathToFileURL(store.gitDir).href],
      input: [...new Set(oids)].map((oid) => `${oid}\n`).join(''),
    })
  }

  const packs = join(options.template, 'objects', 'pack')
  /** A history that is cut off, or of which a promisor holds a part, is the business of `fetch`. */
  const isEmpty = (): boolean =>
    !(existsSync(packs) && readdirSync(packs).length > 0) && !existsSync(join(store.gitDir, 'shallow'))

  /** What `fetch` would bring into an empty directory, by one process and not by six. */
  const packAll = async (oids: readonly string[]): Promise<void> => {
    mkdirSync(packs, { recursive: true })
    await store.git({
      args: [...unsearched, 'pack-objects', '--quiet', '--revs', '--delta-base-offset', join(packs, 'pack')],
      input: [...new Set(oids)].map((oid) => `${oid}\n`).join(''),
    })
  }

  return {
    /** Looks up what the next `fetch` has to know. */
    lookAhead(): void {
      looked = look()
      // Its fault is told to whoever fetches.
      looked.catch(() => undefined)
    },
    /** The commit without its history. */
    fetchTip: (commit: string): Promise<void> => fetch([commit], ['--depth=1']),
    /** Makes `commit`, the base and the tags present; returns the tags that are. */
    async fetch(commit: string): Promise<readonly Tag[]> {
      const tips = [commit, base.commit]
      const [tags, newestOnly] = await (looked ?? look())
      looked = undefined
      if (!newestOnly) {
        const all = [...tips, ...tags.map(({ oid }) => oid)]
        await (isEmpty() ? packAll(all) : fetch(all))
        return tags
      }
      await fetch(tips, [`--depth=${depth}`])
      const near = await tagsWithin(tags)
      if (near.length > 0) await fetch(near.map(({ oid }) => oid))
      return near
    },
  }

  /** Tags whose commit has been copied: any other one would bring its own history along. */
  async function tagsWithin(tags: readonly Tag[]): Promise<Tag[]> {
    const commits = await resolveEach(
      store.git,
      tags.map(({ oid }) => `${oid}^{commit}`),
    )
    const present = await resolveEach(
      git,
      commits.map((oid) => oid ?? 'none'),
    )
    return tags.filter((_, at) => present[at] !== undefined)
  }
}

async function resolveEach(git: Git, names: readonly string[]): Promise<(string | undefined)[]> {
  if (names.length === 0) return []
  const { stdout } = await git({ args: ['cat-file', '--batch-check=%(objectname)'], input: `${names.join('\n')}\n` })
  const lines = stdout.toString('utf8').trimEnd().split('\n')
  return lines.map((line) => (/^[0-9a-f]+$/.test(line) ? line : undefined))
}

/** Bytes of packs and loose objects in a git directory and in those that it borrows from. */
function objectBytes(gitDir: string): number {
  const seen = new Set<string>()
  const count = (objects: string): number => {
    if (seen.has(objects) || !existsSync(objects)) return 0
    seen.add(objects)
    const folders = namesIn(objects).filter((name) => name === 'pack' || /^[0-9a-f]{2}$/.test(name))
    const own = folders.flatMap((folder) =>
      namesIn(join(objects, folder)).map((name) => sizeOf(join(objects, folder, name))),
    )
    const list = join(objects, 'info', 'alternates')
    const others = existsSync(list)
      ? readFileSync(list, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
      : []
    return [...own, ...others.map((other) => count(resolve(objects, other)))].reduce((sum, bytes) => sum + bytes, 0)
  }
  return count(join(gitDir, 'objects'))
}

/** The user's own git may remove an object at any moment. */
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** A `git gc` of the user's may have removed it since it was listed. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
