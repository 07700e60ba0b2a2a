import { data, importRef, signature } from './import-language.ts'
import type { Identity } from './state-commit.ts'
import type { Store } from './store.ts'

/** Makes a commit of a tree as it is, like `git commit-tree`; tree and parents must be in the store. */
export function writeTreeCommit(
  { importer }: Pick<Store, 'importer'>,
  commit: {
    tree: string
    parents: readonly string[]
    message: string
    author: Identity
    committer: Identity
    /** Seconds since the epoch. */
    at: number
  },
): Promise<string> {
  const { tree, parents, message, author, committer, at } = commit
  const head = [`commit ${importRef}`, 'mark :1', `author ${signature(author, at)}`]
  const links = parents.map((parent, nth) => `${nth === 0 ? 'from' : 'merge'} ${parent}`)
  return importer.commit(
    Buffer.concat([
      Buffer.from(`${[...head, `committer ${signature(committer, at)}`].join('\n')}\n`),
      data(message.replaceAll('\0', '')),
      Buffer.from(`${[...links, `M 040000 ${tree} ""`].join('\n')}\n`),
    ]),
  )
}
