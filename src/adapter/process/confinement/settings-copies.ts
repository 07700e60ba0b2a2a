import { basename, join } from 'node:path'
import { blankSettings } from '../../../core/confinement/blank-settings.ts'
import type { Layer } from './layer.ts'
import type { MachineFiles } from './machine-files.ts'

const bulkFolder =
  /^(bin|lib|lib32|lib64|libexec|share|include|registry|toolchains|repository|caches?|wrapper|packages|store|installs|downloads|node_modules|versions|sdk|shared|packs|host|pkg|src|mod|envs|pkgs|site-packages|candidates|archives|boot|launchers|_cacache|_npx|objects|install|platforms|system-images|build-tools|ndk|jdks|native|wheels|http|http-v2|python|test|tests|completions|plugins|daemon|index|db|checkouts|doc|docs|man|python-build|\.github|\.vscode|shims|_logs|tmp|update-hashes)$|^(wheels|archive|simple|sdists|builds)-v\d+$/
const noSettings =
  /\.(sh|bash|zsh|fish|csh|py|js|mjs|cjs|ts|rb|pl|lua|go|rs|c|h|java|class|jar|md|rst|txt|html|css|lock|log|map|whl|gz|so)$|^(readme|licen[cs]e|notice|changelog|makefile|package(-lock)?\.json|tsconfig\.json)/i
const privateKeys = /\.(pfx|p12|jks|keystore|key)$|^(adbkey|id_[a-z0-9]+|secring\.gpg)$/
const credentialStore = /credential|(^|[._-])(auth|tokens?|secrets?|netrc|pgpass)([._-]|$)/i
/** Text that somebody put aside, named for what it is. Source files are called so, too. */
const credentialNote = /^(?=.*(?:credential|passw(?:or)?d|(?:^|[._-])(?:tokens?|secrets?)(?:[._-]|$))).*\.(?:txt|log)$/i
/** Folders that hold nothing else. */
const credentialFolder = /\/\.julia\/servers\//

const maxTextBytes = 262_144
const maxDepth = 4
const maxEntries = 3000

export interface RedactedSettings {
  readonly layers: readonly Layer[]
  /** Paths that were read: if one changes, the result is outdated. */
  readonly readPaths: readonly string[]
}

export function redactSettings(
  roots: readonly string[],
  singleFiles: readonly string[],
  files: MachineFiles,
): RedactedSettings {
  const layers = new Map<string, Layer>()
  const readPaths = new Set<string>()
  const redact = (path: string): void => {
    if (noSettings.test(basename(path)) && !isStore(path)) return
    readPaths.add(path)
    const layer = redactedFile(path, files)
    if (layer) layers.set(path, layer)
  }
  const isFile = (path: string): boolean => files.real(path) === path && !files.isFolder(path)
  for (const path of [...singleFiles, ...roots.map((root) => join(root, '.git/config'))]) if (isFile(path)) redact(path)
  for (const root of roots) {
    const settings = settingsBelow(root, files)
    for (const path of settings.files) redact(path)
    for (const path of settings.folders) readPaths.add(path)
    for (const path of settings.beyond) {
      layers.set(path, files.isFolder(path) ? { path, access: 'empty' } : { path, access: 'text', text: '' })
    }
  }
  return { layers: [...layers.values()], readPaths: [...readPaths] }
}

/** `beyond`: too deep or too many to be read, and so hidden. */
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
      // A link's target is handled elsewhere; of a clone only its configuration counts.
      if (name === '.git' || machine.link(path) !== undefined || (bulkFolder.test(name) && machine.isFolder(path)))
        continue
      sort(path, level + 1)
    }
  }
  if (machine.isFolder(root)) walk(root, 0)
  return result
}

function redactedFile(path: string, files: MachineFiles): Layer | undefined {
  const name = basename(path)
  const emptied = { path, access: 'text', text: '' } as const
  if (privateKeys.test(name)) return emptied
  const text = files.text(path, maxTextBytes)
  const isSecret = isStore(path) || hasStoreName(path)
  if (text === undefined) return isSecret ? emptied : undefined
  if (text.startsWith('#!')) return undefined
  const redacted = path.startsWith('/etc/') ? withoutComments(text, blankSettings) : blankSettings(text)
  if (redacted !== text) return { path, access: 'text', text: redacted }
  return isSecret && text !== '' ? emptied : undefined
}

/** Also with an ending that no settings have. */
const isStore = (path: string): boolean => credentialFolder.test(path) || credentialNote.test(basename(path))

const hasStoreName = (path: string): boolean =>
  path
    .split('/')
    .slice(-2)
    .some((part) => credentialStore.test(part))

/** Distributions' files have examples in comments; redacted, they would be unreadable without mounts. */
const withoutComments = (text: string, change: (text: string) => string): string =>
  text
    .split(/(<!--[\s\S]*?-->)/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')
