import { lstatSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Layer, type Look, type MachineView, machineView, nearestAbove, type Scene } from './view.ts'

/** The file system of this machine, each place looked at once: a call asks for hundreds, and most are not there. */
export function newLook(): Look {
  const known = new Map<string, string | undefined>()
  return {
    real(path) {
      if (!known.has(path)) known.set(path, realPath(path))
      return known.get(path)
    },
    isFolder,
  }
}

/** Also false where this user may not look: what they start reaches nothing there either. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    return false
  }
}

/** Throwing takes longer than looking. */
export function realPath(path: string): string | undefined {
  if (!isThere(path)) return undefined
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** Paths of sockets that somebody listens on, from /proc/net/unix. */
export function listeningSockets(): string[] {
  try {
    // Num RefCount Protocol Flags Type St Inode Path; an abstract name begins with @.
    const lines = readFileSync('/proc/net/unix', 'utf8').split('\n')
    return [...new Set(lines.flatMap((line) => /^(?:\S+\s+){6}\d+ (\/.+)$/.exec(line)?.[1] ?? []))]
  } catch {
    return []
  }
}

/** What reads as empty is an empty file, `file`: no device opens in a view. */
export function masked(layers: readonly Layer[], file: string): Layer[] {
  if (layers.some(({ access }) => access === 'nothing')) writeFileSync(file, '')
  return layers.map((layer) => (layer.access === 'nothing' ? { ...layer, from: file } : layer))
}

/**
 * Makes what a view stands on: the folders and files below a folder that is shown in another's place, since whoever
 * shows it has no right to write there, and those that take what is written to a cache.
 */
export function makeGround(layers: readonly Layer[]): void {
  const named = new Map(layers.map((layer) => [layer.path, layer]))
  for (const { path, from = path, upper } of layers) {
    if (upper !== undefined) for (const name of ['upper', 'work']) mkdirSync(join(upper, name), { recursive: true })
    const around = nearestAbove(path, named)
    if (around?.from === undefined || around.from === around.path) continue
    const place = join(around.from, relative(around.path, path))
    mkdirSync(isFolder(from) ? place : dirname(place), { recursive: true, mode: 0o755 })
    if (!isFolder(from)) writeFileSync(place, '', { flag: 'a' })
  }
}

/**
 * Hundreds of places, looked for once and not at each start. Anew when what is not confined comes, such as a set-up that
 * installs tools, and where one of them is gone.
 */
export function seenOnMachine(scene: Scene): { now(): MachineView; forget(): void } {
  let seen: MachineView | undefined
  return {
    now() {
      if (!seen?.layers.every(({ path }) => isThere(path))) seen = machineView(scene, newLook())
      return seen
    },
    forget() {
      seen = undefined
    },
  }
}
