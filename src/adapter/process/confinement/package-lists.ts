import { dirname, join } from 'node:path'
import { depth, isBelow } from './layer.ts'
import type { MachineFiles } from './machine-files.ts'

const dpkg = '/var/lib/dpkg/info'
const pacman = '/var/lib/pacman/local'
const apk = '/lib/apk/db/installed'
/** Fedora and SUSE moved it. If it is missing, rpm is not run: it would create one. */
const rpmDatabases = ['/var/lib/rpm', '/usr/lib/sysimage/rpm']

/** Folders where packages install files outside the system. */
const packageRoots = ['/opt', '/srv']

/** Folders below /opt and /srv of system packages: for each package the innermost with all its files there. */
export function packageFolders(files: MachineFiles): string[] {
  const usedRoots = packageRoots.filter((top) => files.entries(top).length > 0)
  if (usedRoots.length === 0) return []
  return listsOf(files, usedRoots).flatMap((paths) => usedRoots.flatMap((top) => rootsOf(paths, top)))
}

/** For each package with files below one of `wanted`, their paths. */
function listsOf(files: MachineFiles, roots: readonly string[]): string[][] {
  const ofDpkg = files
    .entries(dpkg)
    .filter((name) => name.endsWith('.list'))
    .map((name) => pathsBelow(files.text(join(dpkg, name), maxListBytes), roots, ''))
  const ofPacman = files
    .entries(pacman)
    .map((name) => pathsBelow(files.text(join(pacman, name, 'files'), maxListBytes), roots, '/'))
  const ofApk = [pathsBelow((files.text(apk, maxListBytes) ?? '').replace(/^F:/gm, ''), roots, '/')]
  const hasRpm = rpmDatabases.some((folder) => files.entries(folder).length > 0)
  const ofRpm = hasRpm
    ? files
        .readRpmFiles()
        .split('\n\n')
        .map((text) => pathsBelow(text, roots, ''))
    : []
  return [...ofDpkg, ...ofPacman, ...ofApk, ...ofRpm].filter((paths) => paths.length > 0)
}

const maxListBytes = 64 << 20

function pathsBelow(text: string | undefined, roots: readonly string[], prefix: '' | '/'): string[] {
  if (text === undefined || !roots.some((top) => text.includes(`${top.slice(prefix.length)}/`))) return []
  const paths = text.split('\n').map((line) => `${prefix}${line}`.replace(/\/$/, ''))
  return paths.filter((path) => roots.some((top) => path !== top && isBelow(path, top)))
}

/** The common folders of a package's files below `top`, at least one level below it. */
function rootsOf(paths: readonly string[], top: string): string[] {
  const listed = paths.filter((path) => isBelow(path, top))
  const parents = new Set(listed.map((path) => dirname(path)))
  const files = listed.filter((path) => !parents.has(path))
  const roots = new Map<string, string>()
  for (const file of files) {
    const firstFolder = file.split('/').slice(0, 3).join('/')
    const root = roots.get(firstFolder)
    roots.set(firstFolder, root === undefined ? file : commonFolder(root, file))
  }
  return [...roots.values()].map((root) => (parents.has(root) || depth(root) < 3 ? root : dirname(root)))
}

function commonFolder(a: string, b: string): string {
  let root = a
  while (!isBelow(b, root)) root = dirname(root)
  return root
}
