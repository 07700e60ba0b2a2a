import { basename, join } from 'node:path'
import { blankSettings } from '../../../core/confinement/blank-settings.ts'
import type { Layer } from './layer.ts'
import type { MachineFiles } from './machine-files.ts'

/** Folders that hold what tools downloaded and installed: nobody keeps settings there. */
const bulk =
  /^(bin|lib|lib32|lib64|libexec|share|include|registry|toolchains|repository|caches?|wrapper|packages|store|installs|downloads|node_modules|versions|sdk|shared|packs|host|pkg|src|mod|envs|pkgs|site-packages|candidates|archives|boot|launchers|_cacache|_npx|objects|install|platforms|system-images|build-tools|ndk|jdks|native|wheels|http|http-v2|python|test|tests|completions|plugins|daemon|index|db|checkouts|doc|docs|man|python-build|\.github|\.vscode|shims|_logs|tmp|update-hashes)$|^(wheels|archive|simple|sdists|builds)-v\d+$/
/** Programs and texts for people. */
const noSettings =
  /\.(sh|bash|zsh|fish|csh|py|js|mjs|cjs|ts|rb|pl|lua|go|rs|c|h|java|class|jar|md|rst|txt|html|css|lock|log|map|whl|gz|so)$|^(readme|licen[cs]e|notice|changelog|makefile|package(-lock)?\.json|tsconfig\.json)/i
const privateKeys = /\.(pfx|p12|jks|keystore|key)$|^(adbkey|id_[a-z0-9]+|secring\.gpg)$/
const credentialStore = /credential|(^|[._-])(auth|tokens?|secrets?|netrc|pgpass)([._-]|$)/i

const maxBytes = 262_144
const maxDepth = 4
const maxEntries = 3000

/** Files that a command sees without their credentials, and folders that it does not see. */
export interface BlankedSettings {
  readonly layers: readonly Layer[]
  /** Looked at: where one of them changes, it has to be done again. */
  readonly looked: readonly string[]
}

/** Looks through what tools keep below `roots` besides what they downloaded, and at `single` files. */
export function blankedSettings(
  roots: readonly string[],
  single: readonly string[],
  files: MachineFiles,
): BlankedSettings {
  const layers = new Map<string, Layer>()
  const looked = new Set<string>()
  const look = (path: string): void => {
    if (noSettings.test(basename(path))) return
    looked.add(path)
    const layer = blankedFile(path, files)
    if (layer) layers.set(path, layer)
  }
  const isFile = (path: string): boolean => files.real(path) === path && !files.isFolder(path)
  for (const path of [...single, ...roots.map((root) => join(root, '.git/config'))]) if (isFile(path)) look(path)
  for (const root of roots) {
    const found = settingsBelow(root, files)
    for (const path of found.files) look(path)
    for (const path of found.folders) looked.add(path)
    for (const path of found.beyond) {
      layers.set(path, files.isFolder(path) ? { path, access: 'empty' } : { path, access: 'text', text: '' })
    }
  }
  return { layers: [...layers.values()], looked: [...looked] }
}

/** Files and folders to look at; `beyond`: what is too deep or too many to be looked at, and so is not shown. */
function settingsBelow(root: string, machine: MachineFiles): Record<'files' | 'folders' | 'beyond', string[]> {
  const result = { files: [] as string[], folders: [] as string[], beyond: [] as string[] }
  const sort = (path: string, level: number): void => {
    const isFolder = machine.isFolder(path)
    if (result.files.length + result.folders.length >= maxEntries || level > maxDepth) result.beyond.push(path)
    else if (isFolder) walk(path, level)
    else result.files.push(path)
  }
  const walk = (folder: string, level: number): void => {
    result.folders.push(folder)
    for (const name of machine.entries(folder)) {
      const path = join(folder, name)
      // A link leads to what is shown elsewhere, or not at all; of a clone only its configuration is looked at.
      if (name === '.git' || machine.link(path) !== undefined || (bulk.test(name) && machine.isFolder(path))) continue
      sort(path, level + 1)
    }
  }
  if (machine.isFolder(root)) walk(root, 0)
  return result
}

function blankedFile(path: string, files: MachineFiles): Layer | undefined {
  const name = basename(path)
  const nothing = { path, access: 'text', text: '' } as const
  if (privateKeys.test(name)) return nothing
  const text = files.text(path, maxBytes)
  const isStore = path
    .split('/')
    .slice(-2)
    .some((part) => credentialStore.test(part))
  if (text === undefined) return isStore ? nothing : undefined
  if (text.startsWith('#!')) return undefined
  const blanked = path.startsWith('/etc/') ? withoutComments(text, blankSettings) : blankSettings(text)
  if (blanked !== text) return { path, access: 'text', text: blanked }
  return isStore && text !== '' ? nothing : undefined
}

/** What a distribution ships has examples in its comments, and where nothing can be mounted such a file could not be read. */
const withoutComments = (text: string, change: (text: string) => string): string =>
  text
    .split(/(<!--[\s\S]*?-->)/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')
