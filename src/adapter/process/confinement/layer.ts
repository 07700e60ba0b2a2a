import { dirname, sep } from 'node:path'

/**
 * `read`: read-only, and root's files appear as the command's own if it becomes another user; `system`: read-only with the
 * real owners; `text`: a file with another text; `copy`: writes go elsewhere; `empty`: an empty folder; `link`: a symlink.
 */
export type Access = 'read' | 'system' | 'write' | 'copy' | 'text' | 'empty' | 'link'

/** A place whose access differs from its surroundings. Outside all layers nothing exists. */
export interface Layer {
  readonly path: string
  readonly access: Access
  /** Another file or folder that appears there; for a link, its target. */
  readonly from?: string | undefined
  /** An empty folder for the writes of a `copy`. */
  readonly upper?: string
  readonly text?: string
}

export const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`)

export const depth = (path: string): number => path.split(sep).length - 1

/** Undefined if nothing is shown around the path. */
export function nearestAbove(path: string, layerByPath: ReadonlyMap<string, Layer>): Layer | undefined {
  for (let parent = dirname(path); parent !== '/'; parent = dirname(parent)) {
    const layer = layerByPath.get(parent)
    if (layer) return layer
  }
  return undefined
}

/** Outermost first; of two layers with one path the later counts. */
export function sortLayers(layers: readonly Layer[]): Layer[] {
  const layerByPath = new Map(layers.map((layer) => [layer.path, layer]))
  return [...layerByPath.values()].sort((a, b) => depth(a.path) - depth(b.path) || (a.path < b.path ? -1 : 1))
}

/** True if the machine's own content is visible there, read-only or as a copy. */
export const isShown = ({ path, access, from = path }: Layer): boolean =>
  access === 'copy' || ((access === 'read' || access === 'system') && from === path)

/** Drops layers that change nothing: each costs a start some 0.2 ms. Expects and keeps outermost first. */
export function dropRedundant(layers: readonly Layer[]): Layer[] {
  const keptLayers = new Map<string, Layer>()
  for (const layer of layers)
    if (isNeeded(layer, nearestAbove(layer.path, keptLayers))) keptLayers.set(layer.path, layer)
  return [...keptLayers.values()]
}

function isNeeded(layer: Layer, enclosing: Layer | undefined): boolean {
  const isInEmpty = enclosing === undefined || enclosing.access === 'empty'
  if (layer.access === 'text' && isInEmpty) return false
  // A folder that is new for the call contains nothing hidden.
  if (layer.access === 'empty' && enclosing?.access === 'write' && enclosing.from !== undefined)
    return enclosing.from === enclosing.path
  if (enclosing === undefined || !isShown(enclosing)) return true
  return !(layer.access === 'link' || (isShown(layer) && layer.access !== 'copy' && enclosing.access !== 'copy'))
}

/** An empty folder that needs no mount, because its surroundings are empty. */
export function isFolderOnly({ path, access }: Layer, layerByPath: ReadonlyMap<string, Layer>): boolean {
  const enclosing = nearestAbove(path, layerByPath)
  return access === 'empty' && (enclosing === undefined || enclosing.access === 'empty')
}
