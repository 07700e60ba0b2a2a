import { basename, dirname, join, resolve } from 'node:path'
import type { Environment } from '../environment.ts'
import { depth, isBelow } from './layer.ts'
import type { MachineFiles } from './machine-files.ts'
import { systemPrograms } from './system-places.ts'

export interface PlaceSearch {
  readonly environment: Environment
  readonly files: MachineFiles
  /** Below a home, temporary files, or what the engine hides. */
  isHidden(path: string): boolean
  /** Contains a hidden place, a whole top folder or the system. */
  holdsHidden(path: string): boolean
  isShown(path: string): boolean
}

/** Each place costs each start some 0.1 ms. */
const maxPlaces = 150

interface ReferencedPlaces {
  readonly places: readonly string[]
  readonly unshown: readonly string[]
}

/**
 * Places outside the system that something refers to (docs/confinement.md#what-can-be-seen): PATH, tools' variables, links
 * to programs, the loader's folders, the lists of package managers, pip's settings.
 */
export function findReferencedPlaces(search: PlaceSearch): ReferencedPlaces {
  const { environment, files } = search
  const variablePaths = variablePathsIn(environment)
  const pathFolders = foldersOf(environment['PATH'])
  const candidates = [
    ...variablePaths,
    ...pathFolders.flatMap((folder) => installationOf(folder, search)),
    ...loaderFolders(files),
    ...packageFolders(files),
    ...pipFolders(files),
  ]
  const places = new Set(candidates.filter((path) => /^\/[^/]/.test(path)))
  const programs = [...systemPrograms, ...pathFolders, ...variablePaths.flatMap((root) => [join(root, 'bin')])]
  const searched = new Set<string>()
  // A program may be a link to a link, such as the python of a virtual environment.
  for (let current = programs, count = 0; current.length > 0 && count < 4; count++) {
    const targets = current.flatMap((folder) => {
      const real = files.real(folder)
      if (real === undefined || searched.has(real)) return []
      searched.add(real)
      return linksIn(real, search).filter(({ end }) => !search.isShown(end) && !isCovered(end, places))
    })
    // There may be more links between the two.
    const newPlaces = targets.flatMap(({ link, end }) => [...withInstallation(end, search), link])
    for (const place of newPlaces) places.add(place)
    current = newPlaces.flatMap((place) => (files.isFolder(place) ? [place, join(place, 'bin')] : []))
  }
  // Missing paths cost nothing, nor do those in system folders, which are visible anyway.
  const existing = [...places].filter((path) => files.real(path) !== undefined)
  const counted = existing.filter((path) => !search.isShown(path))
  const [firstUnshown] = counted.slice(maxPlaces)
  return {
    places: firstUnshown === undefined ? existing : existing.slice(0, existing.indexOf(firstUnshown)),
    unshown: counted.slice(maxPlaces),
  }
}

export function pathsIn(environment: Readonly<Record<string, string | undefined>>): string[] {
  const paths = Object.values(environment).flatMap((value = '') => {
    if (!value.includes('/')) return []
    return [value, ...value.split(':'), ...value.replaceAll('file://', ' ').split(/[\s:;,="']+/)]
  })
  return [...new Set(paths.filter((path) => /^\/[^/]/.test(path) && !path.includes('\0')).map((path) => resolve(path)))]
}

const foldersOf = (list = ''): string[] => list.split(':').filter((folder) => folder.startsWith('/'))

const toolVariables =
  /^(JAVA_HOME(_\w+)?|GOROOT|GOPATH|RUSTUP_HOME|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|NVM_DIR|PNPM_HOME|COREPACK_HOME|RBENV_ROOT|DOTNET_ROOT|ANDROID_HOME|ANDROID_SDK_ROOT|RUNNER_TOOL_CACHE|AGENT_TOOLSDIRECTORY)$/
const listVariables = /^(LD_LIBRARY_PATH|GEM_PATH|PKG_CONFIG_PATH)$/
const fileVariables =
  /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/

const variablePathsIn = (environment: Environment): string[] =>
  Object.entries(environment).flatMap(([name, value = '']) => {
    if (toolVariables.test(name) || fileVariables.test(name)) return [value]
    return listVariables.test(name) ? value.split(':') : []
  })

const clones =
  /^\.?(pyenv|rbenv|nodenv|goenv|jenv|plenv|phpenv|nvm|asdf|fnm|volta|sdkman|flutter|emsdk|depot_tools|vcpkg|homebrew|linuxbrew|perlbrew|swiftenv|tfenv|tgenv)$/i

const marksOfInstallation = ['pyvenv.cfg', 'conda-meta', 'release', 'VERSION']
const besidePrograms = ['lib', 'lib32', 'lib64', 'libexec', 'share', 'include']

const isProject = (folder: string, files: MachineFiles): boolean =>
  files.real(join(folder, '.git')) !== undefined && !clones.test(basename(folder))

function installationOf(folder: string, search: PlaceSearch): string[] {
  const { files } = search
  const root = dirname(folder)
  // The folder around ~/.local/bin contains the user's data.
  if (!/^(s?bin|shims)$/.test(basename(folder)) || basename(root) === '.local' || search.holdsHidden(root))
    return [folder]
  const isInstalled = marksOfInstallation.some((name) => files.real(join(root, name)) !== undefined)
  const isWhole = isInstalled || isBelow(root, '/opt') || search.isHidden(root)
  if (isWhole && !isProject(root, files)) return [folder, root]
  return [folder, ...besidePrograms.map((name) => join(root, name))]
}

const linksIn = (folder: string, { files }: PlaceSearch): { link: string; end: string }[] =>
  files.entries(folder).flatMap((name) => {
    const link = join(folder, name)
    const end = files.link(link) === undefined ? undefined : files.real(link)
    return end === undefined ? [] : [{ link, end }]
  })

function withInstallation(end: string, search: PlaceSearch): string[] {
  const folder = dirname(end)
  if (search.isHidden(end)) return [end]
  const [modules] = /^.*?\/node_modules(?=\/)/.exec(end) ?? []
  if (modules !== undefined && !isProject(dirname(modules), search.files)) return [modules]
  if (/^s?bin$/.test(basename(folder)))
    return [end, ...installationOf(folder, search).filter((path) => path !== folder)]
  const isInstalled = isBelow(end, '/opt') && depth(folder) > 1 && !isProject(folder, search.files)
  return [isInstalled ? folder : end]
}

const isCovered = (path: string, places: ReadonlySet<string>): boolean =>
  [...places].some((place) => isBelow(path, place))

const loaderConfig = '/etc/ld.so.conf'

function loaderFolders(files: MachineFiles): string[] {
  const configs = files.entries(`${loaderConfig}.d`).map((name) => join(`${loaderConfig}.d`, name))
  return [loaderConfig, ...configs].flatMap((path) =>
    (files.text(path, 65_536) ?? '').split('\n').map((line) => line.trim()),
  )
}

const pipFolders = (files: MachineFiles): string[] =>
  ['/etc/pip.conf', '/etc/xdg/pip/pip.conf'].flatMap((path) => pathsIn({ text: files.text(path, 65_536) }))

const dpkg = '/var/lib/dpkg/info'
const pacman = '/var/lib/pacman/local'
const apk = '/lib/apk/db/installed'
/** Fedora and SUSE moved it. If it is missing, rpm is not run: it would create one. */
const rpmDatabases = ['/var/lib/rpm', '/usr/lib/sysimage/rpm']

const packageRoots = ['/opt', '/srv']

/** Folders below /opt and /srv of system packages: for each package the innermost with all its files there. */
function packageFolders(files: MachineFiles): string[] {
  const usedRoots = packageRoots.filter((top) => files.entries(top).length > 0)
  if (usedRoots.length === 0) return []
  return listsOf(files, usedRoots).flatMap((paths) => usedRoots.flatMap((top) => rootsOf(paths, top)))
}

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
