import type { ConfinedCommand, ProcessCommand } from '../command.ts'
import type { Layer } from './layer.ts'

/** A command, what it sees, and which of that it may write. */
export interface Inside {
  readonly command: ProcessCommand
  readonly layers: readonly Layer[]
  /** A folder that holds all that one start has and the next has not; undefined where its caches are its own too. */
  readonly shared?: string | undefined
  /** Its network is its own, with one process of ours in it. */
  readonly ownNetwork?: boolean
}

/** Processes that are ours in a namespace with so many of them at its root. */
export const ownProcesses = (own: number, { ownNetwork }: Pick<Inside, 'ownNetwork'>): number =>
  own + (ownNetwork ? 1 : 0)

/** How a command is confined, and how what was made ready for later commands is given up. */
export interface Entrance {
  (inside: Inside): ConfinedCommand
  readonly forget?: () => void
}

/** What is ignored stays ignored across `exec`, and a shell cannot take that back for its children. */
export const resetSignals = '--default-signal=INT,TERM,QUIT'

/** Where caches cannot be copies they are read. */
export const withoutCopies = (layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => (layer.access === 'copy' ? { path: layer.path, access: 'read' } : layer))

/** Words for a descriptor. */
export const nulSeparated = (words: readonly string[]): string => words.map((word) => `${word}\0`).join('')
