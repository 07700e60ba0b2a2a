import { data, importRef, signature } from './import-language.ts'
import type { Store } from './store.ts'

export interface Identity {
  readonly name: string
  readonly email: string
}

export interface StateCommit {
  /** The state commit that this one follows, and whose files stay; null for the first. */
  readonly previous: string | null
  /** Further parents, the work commit last. Repeats are meant. */
  readonly parents: readonly string[]
  readonly files: ReadonlyMap<string, string>
  readonly message: string
  readonly by: Identity
  /** Seconds since the epoch. */
  readonly at: number
}

/** What the engine may write to: fast-import itself takes `../evil` and `.git/config` (measured). */
const safePath = /^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,99}\/){0,5}[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

/**
 * Makes a state commit's objects and returns its oid; no ref is left behind, and nothing but the folders that the files
 * lie in is read. Every parent must be in the store.
 */
export async function writeStateCommit({ importer }: Pick<Store, 'importer'>, commit: StateCommit): Promise<string> {
  const bad = [...commit.files.keys()].filter((path) => !safePath.test(path))
  if (bad.length > 0) throw new Error(`The engine made state paths that are not allowed: ${JSON.stringify(bad)}`)
  return importer.commit(stream(commit))
}

function stream({ previous, parents, files, message, by, at }: StateCommit): Buffer {
  const parts: (string | Buffer)[] = [
    `commit ${importRef}\nmark :1\ncommitter ${signature(by, at)}\n`,
    data(message),
    // Without `from` the tree begins empty and the first merge is the first parent.
    previous === null ? '' : `from ${previous}\n`,
    ...parents.map((parent) => `merge ${parent}\n`),
  ]
  for (const [path, content] of files) parts.push(`M 100644 inline ${path}\n`, data(content))
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
}
