/** Who made a commit. */
export interface Identity {
  readonly name: string
  readonly email: string
}

export interface CommitParts {
  readonly tree: string
  /** Repeats are meant. */
  readonly parents: readonly string[]
  readonly author: Identity
  readonly committer: Identity
  /** Seconds since the epoch. */
  readonly at: number
  readonly message: string
}

/** A commit's content as git keeps it. */
export function commitObject({ tree, parents, author, committer, at, message }: CommitParts): Buffer {
  const header = [
    `tree ${tree}`,
    ...parents.map((parent) => `parent ${parent}`),
    `author ${signature(author, at)}`,
    `committer ${signature(committer, at)}`,
  ]
  return Buffer.from(`${header.join('\n')}\n\n${message.replaceAll('\0', '')}`)
}

const signature = (by: Identity, at: number): string => `${clean(by.name)} <${clean(by.email)}> ${at} +0000`

const clean = (text: string): string => text.replace(/[<>\r\n\0]/g, ' ').trim()
