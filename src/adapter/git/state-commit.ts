import { lazily } from './remote.ts'
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

/** A pack as it was streamed, instead of a second process that takes it apart; it is read once, by the push. */
const onePack = ['-c', 'fastimport.unpackLimit=1', '-c', 'pack.compression=1']

/**
 * Makes a state commit's objects in one `fast-import` process and returns its oid; no ref is left behind, and nothing
 * but the folders that the files lie in is read. Every parent must be in the store.
 */
export async function writeStateCommit(store: Store, commit: StateCommit): Promise<string> {
  const bad = [...commit.files.keys()].filter((path) => !safePath.test(path))
  if (bad.length > 0) throw new Error(`The engine made state paths that are not allowed: ${JSON.stringify(bad)}`)
  const { stdout } = await store.git({
    args: [...lazily, ...onePack, 'fast-import', '--quiet', '--done', '--date-format=raw'],
    input: stream(commit, '0'.repeat(store.objectFormat === 'sha256' ? 64 : 40)),
  })
  return stdout.toString('utf8').trim()
}

function stream({ previous, parents, files, message, by, at }: StateCommit, zeroOid: string): Buffer {
  const ref = 'refs/ralph/new'
  const parts: (string | Buffer)[] = [
    `commit ${ref}\nmark :1\ncommitter ${clean(by.name)} <${clean(by.email)}> ${at} +0000\n`,
    ...data(message),
    // Without `from` the tree begins empty and the first merge is the first parent.
    previous === null ? '' : `from ${previous}\n`,
    ...parents.map((parent) => `merge ${parent}\n`),
  ]
  for (const [path, content] of files) parts.push(`M 100644 inline ${path}\n`, ...data(content))
  // The commit's oid goes to stdout; then the ref is dropped before fast-import ever writes it.
  parts.push(`get-mark :1\nreset ${ref}\nfrom ${zeroOid}\n\ndone\n`)
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
}

function data(content: string): readonly (string | Buffer)[] {
  const bytes = Buffer.from(content)
  return [`data ${bytes.length}\n`, bytes, '\n']
}

const clean = (text: string): string => text.replace(/[<>\r\n\0]/g, ' ').trim()
