import type { ConfinedCommand, ProcessCommand } from '../command.ts'
import type { Layer } from './layer.ts'

export interface ConfinedView {
  readonly command: ProcessCommand
  readonly layers: readonly Layer[]
  /** Contains everything that differs between two starts; undefined if the caches differ, too. */
  readonly sharedFolder?: string | undefined
  readonly ownNetwork?: boolean
}

/** Our processes in a namespace with `rootProcesses` of them at its root. */
export const countOwnProcesses = (rootProcesses: number, { ownNetwork }: Pick<ConfinedView, 'ownNetwork'>): number =>
  rootProcesses + (ownNetwork ? 1 : 0)

/** Confines a command. `forget` drops what was prepared for later commands. */
export interface ConfineCommand {
  (inside: ConfinedView): ConfinedCommand
  readonly forget?: () => void
}

/** Ignored signals stay ignored across `exec`, and a shell cannot reset that for its children. */
export const resetSignals = '--default-signal=INT,TERM,QUIT'

export const withoutCopies = (layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => (layer.access === 'copy' ? { path: layer.path, access: 'read' } : layer))

export const nulSeparated = (words: readonly string[]): string => words.map((word) => `${word}\0`).join('')
