import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isBelow, type Layer, nearestAbove } from './layer.ts'
import type { MachineFiles } from './machine-files.ts'
import { type MachineView, machineView, type Scene, trustedProgram } from './view.ts'

/** The file system of this machine, each place looked at once: a call asks for hundreds, and most are not there. */
export function machineFiles(): MachineFiles {
  const real = new Map<string, string | undefined>()
  const links = new Map<string, string | undefined>()
  return {
    real(path) {
      if (!real.has(path)) real.set(path, realPath(path))
      return real.get(path)
    },
    isFolder,
    link(path) {
      if (!links.has(path)) links.set(path, linkAt(path))
      return links.get(path)
    },
    entries: (path) => quiet(() => readdirSync(path)) ?? [],
    text(path, maxBytes) {
      return quiet(() => {
        const stat = statSync(path)
        if (!stat.isFile() || stat.size > maxBytes) return undefined
        const text = readFileSync(path, 'utf8')
        return text.includes('\0') ? undefined : text
      })
    },
    // What root may read is no matter: the command is another user.
    isPublic(path) {
      const stat = quiet(() => lstatSync(path))
      if (stat === undefined || process.getuid?.() === 0 || (stat.mode & 0o004) !== 0) return true
      return quiet(() => accessSync(path, constants.R_OK) ?? 'readable') === undefined
    },
    filesOfRpm() {
      const rpm = trustedProgram('rpm')
      if (rpm === undefined) return ''
      // A user's own macros can run programs: without a home there are none.
      const env = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', HOME: '/nonexistent', LC_ALL: 'C' }
      const bounds = { timeout: 20_000, maxBuffer: 256 << 20 }
      return spawnSync(rpm, ['-qa', '--qf', '[%{FILENAMES}\\n]\\n'], { ...bounds, encoding: 'utf8', env }).stdout ?? ''
    },
  }
}

function quiet<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch {
    // Gone, closed to this user, or on a file system that fails: it is not there.
    return undefined
  }
}

function linkAt(path: string): string | undefined {
  const stat = quiet(() => lstatSync(path, { throwIfNoEntry: false }))
  return stat?.isSymbolicLink() ? quiet(() => readlinkSync(path)) : undefined
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

/** What reads as another text is a file of the call's own, named by the place that it stands for. */
export function withTexts(layers: readonly Layer[], folder: string): Layer[] {
  return layers.map((layer, index) => {
    if (layer.access !== 'text') return layer
    const file = join(folder, layer.text ? `text-${index}` : 'nothing')
    writeFileSync(file, layer.text ?? '', { mode: 0o644 })
    return { path: layer.path, access: 'read', from: file }
  })
}

/**
 * Makes what a view stands on: the folders, files and links below a folder that is shown in another's place, since whoever
 * shows it has no right to write there, and those that take what is written to a cache. Returns what is left to show.
 */
export function makeGround(layers: readonly Layer[]): Layer[] {
  const named = new Map(layers.map((layer) => [layer.path, layer]))
  return layers.filter((layer) => {
    const { path, upper } = layer
    if (upper !== undefined) for (const name of ['upper', 'work']) mkdirSync(join(upper, name), { recursive: true })
    const around = nearestAbove(path, named)
    if (around?.from === undefined || around.from === around.path) return true
    return !makePlace(layer, join(around.from, relative(around.path, path)))
  })
}

/** Whether nothing has to be mounted there: a link is what it shows. */
function makePlace({ access, path, from = path }: Layer, place: string): boolean {
  const isPlaceOfFolder = access === 'empty' || (access !== 'link' && isFolder(from))
  mkdirSync(isPlaceOfFolder ? place : dirname(place), { recursive: true, mode: 0o755 })
  if (access === 'link') {
    if (!isThere(place)) symlinkSync(from, place)
  } else if (!isPlaceOfFolder) writeFileSync(place, '', { flag: 'a' })
  return access === 'link'
}

export interface SeenMachine {
  now(): MachineView
  forget(): void
}

/**
 * Hundreds of places, looked for once and not at each start. Anew when what is not confined comes, such as a set-up that
 * installs tools, where one of them is gone, and where settings that were looked at changed.
 */
export function seenOnMachine(scene: Scene): SeenMachine {
  let seen: MachineView | undefined
  let stamps = ''
  return {
    now() {
      const isCurrent = seen?.layers.every(({ path }) => isThere(path)) && stampsOf(seen.looked) === stamps
      if (seen === undefined || !isCurrent) {
        seen = machineView(scene, machineFiles())
        stamps = stampsOf(seen.looked)
      }
      return seen
    },
    forget() {
      seen = undefined
    },
  }
}

const stampsOf = (paths: readonly string[]): string =>
  paths
    .map((path) => {
      const stat = quiet(() => statSync(path, { throwIfNoEntry: false }))
      return stat === undefined ? '' : `${stat.mtimeMs}:${stat.ctimeMs}:${stat.size}`
    })
    .join()

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
