import { spawnSync } from 'node:child_process'
import {
  chmodSync,
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
import { tryRead } from '../../../core/text/try-read.ts'
import { isReadable } from '../../disk/may-access.ts'
import { isBelow, type Layer, nearestAbove } from './layer.ts'
import type { MachineFiles } from './machine-files.ts'
import { type MachineView, machineView, trustedProgram, type ViewRequest } from './view.ts'

/** This machine's files with a cache: a call asks for hundreds of places, most of which do not exist. */
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
    entries: (path) => tryRead(() => readdirSync(path)) ?? [],
    text(path, maxBytes) {
      return tryRead(() => {
        const stat = statSync(path)
        if (!stat.isFile() || stat.size > maxBytes) return undefined
        const text = readFileSync(path, 'utf8')
        return text.includes('\0') ? undefined : text
      })
    },
    // Root's rights do not matter: the command is another user.
    isPublic(path) {
      const stat = tryRead(() => lstatSync(path))
      if (stat === undefined || process.getuid?.() === 0 || (stat.mode & 0o004) !== 0) return true
      return !isReadable(path)
    },
    readRpmFiles() {
      const rpm = trustedProgram('rpm')
      if (rpm === undefined) return ''
      // A user's macros could run programs: without a home there are none.
      const env = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', HOME: '/nonexistent', LC_ALL: 'C' }
      const bounds = { timeout: 20_000, maxBuffer: 256 << 20 }
      return spawnSync(rpm, ['-qa', '--qf', '[%{FILENAMES}\\n]\\n'], { ...bounds, encoding: 'utf8', env }).stdout ?? ''
    },
  }
}

function linkAt(path: string): string | undefined {
  const stat = tryRead(() => lstatSync(path, { throwIfNoEntry: false }))
  return stat?.isSymbolicLink() ? tryRead(() => readlinkSync(path)) : undefined
}

const exists = (path: string): boolean =>
  tryRead(() => lstatSync(path, { throwIfNoEntry: false }) !== undefined) ?? false

export function realPath(path: string): string | undefined {
  if (!exists(path)) return undefined
  return tryRead(() => realpathSync.native(path))
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** Paths of sockets with a listener, from /proc/net/unix. */
export function listeningSockets(): string[] {
  try {
    // Num RefCount Protocol Flags Type St Inode Path; an abstract name begins with @.
    const lines = readFileSync('/proc/net/unix', 'utf8').split('\n')
    return [...new Set(lines.flatMap((line) => /^(?:\S+\s+){6}\d+ (\/.+)$/.exec(line)?.[1] ?? []))]
  } catch {
    return []
  }
}

export function writeTexts(layers: readonly Layer[], folder: string): Layer[] {
  return layers.map((layer, index) => {
    if (layer.access !== 'text') return layer
    const file = join(folder, layer.text ? `text-${index}` : 'nothing')
    writeFileSync(file, layer.text ?? '', { mode: 0o644 })
    return { path: layer.path, access: 'read', from: file }
  })
}

/**
 * Creates the mount points below folders of the call, since the process that mounts has no right to write there, and the
 * folders for writes to caches. Returns the layers that remain to be mounted.
 */
export function createMountPoints(layers: readonly Layer[]): Layer[] {
  const layerByPath = new Map(layers.map((layer) => [layer.path, layer]))
  return layers.filter((layer) => {
    const { path, upper } = layer
    if (upper !== undefined) for (const name of ['upper', 'work']) mkdirSync(join(upper, name), { recursive: true })
    const enclosing = nearestAbove(path, layerByPath)
    if (enclosing?.from === undefined || enclosing.from === enclosing.path) return true
    return !createMountPoint(layer, join(enclosing.from, relative(enclosing.path, path)))
  })
}

/** True for a link, which needs no mount. */
function createMountPoint({ access, path, from = path }: Layer, mountPoint: string): boolean {
  const isFolderPoint = access === 'empty' || (access !== 'link' && isFolder(from))
  mkdirSync(isFolderPoint ? mountPoint : dirname(mountPoint), { recursive: true, mode: 0o755 })
  if (access === 'link') {
    if (!exists(mountPoint)) symlinkSync(from, mountPoint)
  } else if (!isFolderPoint) writeFileSync(mountPoint, '', { flag: 'a' })
  return access === 'link'
}

export interface CachedMachineView {
  current(): MachineView
  forget(): void
}

/**
 * Caches the hundreds of places. Reads them again after an unconfined command (set-up may install tools), and if a place is
 * gone or settings changed.
 */
export function cacheMachineView(scene: ViewRequest): CachedMachineView {
  let view: MachineView | undefined
  let stamps = ''
  return {
    current() {
      const isCurrent = view?.layers.every(({ path }) => exists(path)) && stampsOf(view.readPaths) === stamps
      if (view === undefined || !isCurrent) {
        view = machineView(scene, machineFiles())
        stamps = stampsOf(view.readPaths)
      }
      return view
    },
    forget() {
      view = undefined
    },
  }
}

const stampsOf = (paths: readonly string[]): string =>
  paths
    .map((path) => {
      const stat = tryRead(() => statSync(path, { throwIfNoEntry: false }))
      return stat === undefined ? '' : `${stat.mtimeMs}:${stat.ctimeMs}:${stat.size}`
    })
    .join()

/**
 * Gives folders to another uid if idmapped mounts are not possible. Skips files that are that uid's already and does not
 * follow links: some 50 ms for 20,000 files.
 */
export function changeOwner(uid: number, folders: readonly string[]): void {
  const find = trustedProgram('find') ?? 'find'
  const owner = `${uid}:${uid}`
  const condition = ['!', '-uid', String(uid), '-exec', 'chown', '-h', owner, '{}', '+']
  spawnSync(find, [...folders, '-xdev', ...condition], {
    stdio: 'ignore',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
  })
}

/** Opens our own folders above `path` for other uids (0711). Returns the first folder that is closed and not ours. */
export function openFoldersAbove(path: string, ourFolders: readonly string[]): string | undefined {
  for (let folder = dirname(path); folder !== '/'; folder = dirname(folder)) {
    const stat = statSync(folder, { throwIfNoEntry: false })
    if (stat === undefined || stat.mode & 0o001) continue
    if (!ourFolders.some((ourFolder) => isBelow(folder, ourFolder))) return folder
    chmodSync(folder, (stat.mode & 0o7777) | 0o011)
  }
  return undefined
}
