import { spawnSync } from 'node:child_process'
import { chmodSync, lstatSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import {
  isBelow,
  type Layer,
  type Look,
  type MachineView,
  machineView,
  nearestAbove,
  type Scene,
  trustedProgram,
} from './view.ts'

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

/**
 * Gives folders to another uid where idmapped mounts cannot be made: only what is not that uid's already, links not
 * followed, so that a second call finds little to do. Some 50 ms for 20,000 files.
 */
export function giveTo(uid: number, folders: readonly string[]): void {
  const find = trustedProgram('find') ?? 'find'
  const owner = `${uid}:${uid}`
  const which = ['!', '-uid', String(uid), '-exec', 'chown', '-h', owner, '{}', '+']
  spawnSync(find, [...folders, '-xdev', ...which], { stdio: 'ignore', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } })
}

/** The folder above `path` that another uid cannot pass, of those that are not ours to open. Ours are opened, 0711. */
export function closedAbove(path: string, ours: readonly string[]): string | undefined {
  for (let folder = dirname(path); folder !== '/'; folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false })
    if (stat === undefined || stat.mode & 0o001) continue
    if (!ours.some((own) => isBelow(folder, own))) return folder
    chmodSync(folder, (stat.mode & 0o7777) | 0o011)
  }
  return undefined
}
