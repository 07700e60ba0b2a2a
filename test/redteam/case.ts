import type { ConfinementLevel } from '../../src/schema/check/confinement.ts'

/** Where a hostile command is let loose. */
export interface Scene {
  /** The user's home, with what tools keep there. */
  readonly home: string
  /** The engine's own folder, the user's repository, another project beside it. */
  readonly engine: string
  readonly repository: string
  readonly sibling: string
  /** The engine's process. */
  readonly pid: number
  /** Ports of services on the loopback, and sockets with a path and without one. */
  readonly port: number
  readonly socket: string
  readonly abstractSocket: string
  /** Begins a process that must not live on. */
  readonly sleep: string
}

/** What stands in everything that must not be read. */
export const canary = 'canary-of-the-red-team'

export interface Case {
  readonly name: string
  /** A script for `sh`, which ends with 0 where it got what it wanted. */
  readonly script: (scene: Scene) => string
  /** The file in which its mark must stand: a copy in the place of the real one is no success. */
  readonly changes?: (scene: Scene) => string
  /** From this level on it gets nothing; `never`: what it gets is bounded, and told. */
  readonly stoppedFrom: ConfinementLevel | 'never'
  /** What bounds it below that level, and where a person is told. */
  readonly told?: string
  /** It needs something that a machine may not have, so it may fail without a confinement too. */
  readonly mayLack?: string
}

export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** Reads a file that has the canary in it. */
export const reads = (path: string): string => `grep -qs ${canary} ${quoted(path)}`

export const mark = '# red team'

/** Adds to a file, for `changes`. */
export const writes = (path: string): string =>
  `mkdir -p "$(dirname ${quoted(path)})"; echo '${mark}' >> ${quoted(path)}`

export const inPerl = (code: string): string => `perl -e ${quoted(code)}`
