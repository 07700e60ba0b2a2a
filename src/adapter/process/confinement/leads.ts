import { basename, dirname, join, resolve } from 'node:path'
import type { Environment } from '../environment.ts'
import { depth, isBelow } from './layer.ts'
import type { MachineFiles } from './machine-files.ts'
import { packageFolders } from './package-lists.ts'
import { systemPrograms } from './system-places.ts'

/** What decides which places outside of the system may be shown. */
export interface Leads {
  readonly environment: Environment
  readonly files: MachineFiles
  /** Whether it is below a home, temporary files, or what the engine hides. */
  isHidden(path: string): boolean
  /** Whether such a place, a whole top folder or the system is below it. */
  holdsHidden(path: string): boolean
  /** Whether it is shown already. */
  isShown(path: string): boolean
}

/** At most so many places: a view costs each start some 0.1 ms for each. */
const maxPlaces = 150

/** `unshown`: beyond that bound. */
interface PlacesLedTo {
  readonly places: readonly string[]
  readonly unshown: readonly string[]
}

/**
 * Places outside of the system that something leads to (docs/confinement.md#what-can-be-seen): PATH, the variables that name tools, a
 * link in a folder of programs, the loader's folders, the lists of the package manager, pip's own settings.
 */
export function placesLedTo(leads: Leads): PlacesLedTo {
  const { environment, files } = leads
  const named = namedByVariables(environment)
  const onPath = foldersOf(environment['PATH'])
  const begins = [
    ...named,
    ...onPath.flatMap((folder) => installationOf(folder, leads)),
    ...loaderFolders(files),
    ...packageFolders(files),
    ...pipFolders(files),
  ]
  const places = new Set(begins.filter((path) => /^\/[^/]/.test(path)))
  const programs = [...systemPrograms, ...onPath, ...named.flatMap((root) => [join(root, 'bin')])]
  const looked = new Set<string>()
  // A program that is found may be a link again, as the python of a virtual environment is.
  for (let round = programs, count = 0; round.length > 0 && count < 4; count++) {
    const ends = round.flatMap((folder) => {
      const real = files.real(folder)
      if (real === undefined || looked.has(real)) return []
      looked.add(real)
      return linksIn(real, leads).filter(({ end }) => !leads.isShown(end) && !isCovered(end, places))
    })
    // Other links can stand between the two.
    const more = ends.flatMap(({ link, end }) => [...withItsFolder(end, leads), link])
    for (const place of more) places.add(place)
    round = more.flatMap((place) => (files.isFolder(place) ? [place, join(place, 'bin')] : []))
  }
  // Missing paths cost nothing, and neither do those that the system folders show anyway, such as a link in one of them.
  const all = [...places].filter((path) => files.real(path) !== undefined)
  const counted = all.filter((path) => !leads.isShown(path))
  const [first] = counted.slice(maxPlaces)
  return { places: first === undefined ? all : all.slice(0, all.indexOf(first)), unshown: counted.slice(maxPlaces) }
}

/** Paths that the values of variables name: alone, in lists, in flags, as addresses of files. */
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

const namedByVariables = (environment: Environment): string[] =>
  Object.entries(environment).flatMap(([name, value = '']) => {
    if (toolVariables.test(name) || fileVariables.test(name)) return [value]
    return listVariables.test(name) ? value.split(':') : []
  })

/** Tools that are installed as a clone of their repository. */
const clones =
  /^\.?(pyenv|rbenv|nodenv|goenv|jenv|plenv|phpenv|nvm|asdf|fnm|volta|sdkman|flutter|emsdk|depot_tools|vcpkg|homebrew|linuxbrew|perlbrew|swiftenv|tfenv|tgenv)$/i

const marksOfInstallation = ['pyvenv.cfg', 'conda-meta', 'release', 'VERSION']
const besidePrograms = ['lib', 'lib32', 'lib64', 'libexec', 'share', 'include']

const isProject = (folder: string, files: MachineFiles): boolean =>
  files.real(join(folder, '.git')) !== undefined && !clones.test(basename(folder))

/** A folder of programs, and what they need beside it; never the project whose scripts it holds. */
function installationOf(folder: string, leads: Leads): string[] {
  const { files } = leads
  const root = dirname(folder)
  // Beside ~/.local/bin lies the user's data.
  if (!/^(s?bin|shims)$/.test(basename(folder)) || basename(root) === '.local' || leads.holdsHidden(root))
    return [folder]
  const isInstalled = marksOfInstallation.some((name) => files.real(join(root, name)) !== undefined)
  const isWhole = isInstalled || isBelow(root, '/opt') || leads.isHidden(root)
  if (isWhole && !isProject(root, files)) return [folder, root]
  return [folder, ...besidePrograms.map((name) => join(root, name))]
}

/** The links in a folder of programs, and where they end. */
const linksIn = (folder: string, { files }: Leads): { link: string; end: string }[] =>
  files.entries(folder).flatMap((name) => {
    const link = join(folder, name)
    const end = files.link(link) === undefined ? undefined : files.real(link)
    return end === undefined ? [] : [{ link, end }]
  })

/** A program that a link leads to, with what it needs beside it where that is an installation. */
function withItsFolder(end: string, leads: Leads): string[] {
  const folder = dirname(end)
  if (leads.isHidden(end)) return [end]
  const [modules] = /^.*?\/node_modules(?=\/)/.exec(end) ?? []
  if (modules !== undefined && !isProject(dirname(modules), leads.files)) return [modules]
  if (/^s?bin$/.test(basename(folder))) return [end, ...installationOf(folder, leads).filter((path) => path !== folder)]
  const isInstalled = isBelow(end, '/opt') && depth(folder) > 1 && !isProject(folder, leads.files)
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

/** Where pip is told to look for wheels, by settings that are everybody's. */
const pipFolders = (files: MachineFiles): string[] =>
  ['/etc/pip.conf', '/etc/xdg/pip/pip.conf'].flatMap((path) => pathsIn({ text: files.text(path, 65_536) }))
