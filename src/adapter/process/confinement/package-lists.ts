import { dirname, join } from 'node:path'
import { depth, isBelow } from './layer.ts'
import type { MachineFiles } from './machine-files.ts'

const dpkg = '/var/lib/dpkg/info'
const pacman = '/var/lib/pacman/local'
const apk = '/lib/apk/db/installed'
/** Fedora and SUSE moved it. Without one rpm is not asked: it would make one. */
const rpmDatabases = ['/var/lib/rpm', '/usr/lib/sysimage/rpm']

/** Where packages that belong to nobody's project install what is not the system's. */
const tops = ['/opt', '/srv']

/** Folders below /opt and /srv that packages of the system own: of each package the innermost that holds all its files there. */
export function packageFolders(files: MachineFiles): string[] {
  const inUse = tops.filter((top) => files.entries(top).length > 0)
  if (inUse.length === 0) return []
  return listsOf(files, inUse).flatMap((paths) => inUse.flatMap((top) => rootsOf(paths, top)))
}

/** Of each package that has files below one of `wanted`, what it lists there. */
function listsOf(files: MachineFiles, wanted: readonly string[]): string[][] {
  const ofDpkg = files
    .entries(dpkg)
    .filter((name) => name.endsWith('.list'))
    .map((name) => below(files.text(join(dpkg, name), maxList), wanted, ''))
  const ofPacman = files
    .entries(pacman)
    .map((name) => below(files.text(join(pacman, name, 'files'), maxList), wanted, '/'))
  const ofApk = [below((files.text(apk, maxList) ?? '').replace(/^F:/gm, ''), wanted, '/')]
  const hasRpm = rpmDatabases.some((folder) => files.entries(folder).length > 0)
  const ofRpm = hasRpm
    ? files
        .filesOfRpm()
        .split('\n\n')
        .map((text) => below(text, wanted, ''))
    : []
  return [...ofDpkg, ...ofPacman, ...ofApk, ...ofRpm].filter((paths) => paths.length > 0)
}

const maxList = 64 << 20

function below(text: string | undefined, wanted: readonly string[], before: '' | '/'): string[] {
  if (text === undefined || !wanted.some((top) => text.includes(`${top.slice(before.length)}/`))) return []
  const paths = text.split('\n').map((line) => `${before}${line}`.replace(/\/$/, ''))
  return paths.filter((path) => wanted.some((top) => path !== top && isBelow(path, top)))
}

/** The folders that a package's files below `top` have in common, at least one below it. */
function rootsOf(paths: readonly string[], top: string): string[] {
  const listed = paths.filter((path) => isBelow(path, top))
  const parents = new Set(listed.map((path) => dirname(path)))
  const files = listed.filter((path) => !parents.has(path))
  const roots = new Map<string, string>()
  for (const file of files) {
    const first = file.split('/').slice(0, 3).join('/')
    const root = roots.get(first)
    roots.set(first, root === undefined ? file : common(root, file))
  }
  return [...roots.values()].map((root) => (parents.has(root) || depth(root) < 3 ? root : dirname(root)))
}

function common(a: string, b: string): string {
  let root = a
  while (!isBelow(b, root)) root = dirname(root)
  return root
}
