import { dirname, sep } from 'node:path'

/**
 * `read`: read-only, and where the command becomes another user, root's files are shown as its own; `system`: read-only, with
 * the owners that it has; `text`: a file that reads as another text; `copy`: what is written goes elsewhere; `empty`: an
 * empty folder; `link`: a symbolic link.
 */
export type Access = 'read' | 'system' | 'write' | 'copy' | 'text' | 'empty' | 'link'

/** A place whose access differs from what is around it. Around all of them there is nothing: what no layer shows is not there. */
export interface Layer {
  readonly path: string
  readonly access: Access
  /** Another file or folder is shown there; where a link leads. */
  readonly from?: string | undefined
  /** Of a `copy`: an empty folder that takes what is written. */
  readonly upper?: string
  /** Of a `text`. */
  readonly text?: string
}

export const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`)

export const depth = (path: string): number => path.split(sep).length - 1

/** The layer in which a place lies; undefined where nothing is shown. */
export function nearestAbove(path: string, named: ReadonlyMap<string, Layer>): Layer | undefined {
  for (let parent = dirname(path); parent !== '/'; parent = dirname(parent)) {
    const layer = named.get(parent)
    if (layer) return layer
  }
  return undefined
}

/** Outermost first; of two layers at one place the later counts. */
export function ordered(layers: readonly Layer[]): Layer[] {
  const last = new Map(layers.map((layer) => [layer.path, layer]))
  return [...last.values()].sort((a, b) => depth(a.path) - depth(b.path) || (a.path < b.path ? -1 : 1))
}

/** Whether what stands at a place of the machine is seen there, read-only or as a copy. */
export const isShown = ({ path, access, from = path }: Layer): boolean =>
  access === 'copy' || ((access === 'read' || access === 'system') && from === path)

/** Drops layers that show what the layer around them shows already: each costs a start some 0.2 ms. Outermost first. */
export function withoutNeedless(layers: readonly Layer[]): Layer[] {
  const kept = new Map<string, Layer>()
  for (const layer of layers) if (isNeeded(layer, nearestAbove(layer.path, kept))) kept.set(layer.path, layer)
  return [...kept.values()]
}

function isNeeded(layer: Layer, around: Layer | undefined): boolean {
  const isNothing = around === undefined || around.access === 'empty'
  if (layer.access === 'text' && isNothing) return false
  // A folder that is new for the call holds nothing of what is hidden there.
  if (layer.access === 'empty' && around?.access === 'write' && around.from !== undefined)
    return around.from === around.path
  if (around === undefined || !isShown(around)) return true
  return !(layer.access === 'link' || (isShown(layer) && layer.access !== 'copy' && around.access !== 'copy'))
}

/** An empty folder that needs no mount: around it there is nothing either. */
export function isFolderOnly({ path, access }: Layer, named: ReadonlyMap<string, Layer>): boolean {
  const around = nearestAbove(path, named)
  return access === 'empty' && (around === undefined || around.access === 'empty')
}
