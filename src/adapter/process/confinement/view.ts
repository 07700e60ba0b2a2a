import { basename, dirname, join, resolve, sep } from 'node:path'
import { cacheNames, type Environment } from '../environment.ts'
import { findProgram } from '../programs.ts'
import { credentialFiles, toolHomes, writtenByTools } from './tool-homes.ts'

/** `empty`: an empty folder stands there; `nothing`: the file reads as empty; `copy`: what is written goes elsewhere. */
export type Access = 'empty' | 'read' | 'write' | 'nothing' | 'copy'

/** A place whose access differs from what is around it; at the root everything can be read. */
export interface Layer {
  readonly path: string
  readonly access: Access
  /** Another folder is shown there. */
  readonly from?: string | undefined
  /** Of a `copy`: an empty folder that takes what is written. */
  readonly upper?: string
}

/** What the engine knows of the machine and of what must be out of reach. */
export interface Scene {
  readonly environment: Environment
  /** The homes that the system knows for this user. */
  readonly homes: readonly string[]
  /** The engine's directories, the user's repository, the parked `.git`. */
  readonly hidden: readonly string[]
  /** Programs and folders of ours that may be read; `agent-read`. */
  readonly readable: readonly string[]
  /** `agent-writable`. */
  readonly writable: readonly string[]
  /** Sockets with a path that somebody listens on: one that can be read only can still be connected to. */
  readonly sockets: readonly string[]
}

/** The file system, as far as a view needs it. */
export interface Look {
  /** Undefined where there is nothing. */
  real(path: string): string | undefined
  isFolder(path: string): boolean
}

/** Never hidden, whatever a variable says: HOME is `/` for a user whom a container does not know. */
const system = /^\/(|usr|etc|bin|sbin|lib\d*|opt|var|dev|proc|sys|mnt|media|srv)$/

/** Files by which a step of a workflow tells the runner what later steps get. */
const runnerFiles = [
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_EVENT_PATH',
]

const toolVariables =
  /^(JAVA_HOME(_\w+)?|GOROOT|RUSTUP_HOME|PYENV_ROOT|VIRTUAL_ENV|pythonLocation|NVM_DIR|PNPM_HOME|COREPACK_HOME|RBENV_ROOT|DOTNET_ROOT|ANDROID_HOME|ANDROID_SDK_ROOT|RUNNER_TOOL_CACHE|AGENT_TOOLSDIRECTORY)$/
const listVariables = /^(LD_LIBRARY_PATH|GEM_PATH|PKG_CONFIG_PATH)$/
const fileVariables =
  /^(NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|GIT_SSL_CAINFO|AWS_CA_BUNDLE)$/

/**
 * What of the machine a confined command sees, outermost first (docs/confinement.md#what-can-be-seen): no home, no temporary files, no
 * sockets, nothing of the runner's and of the engine's; back again, read-only, the tools below them.
 */
export function viewOf(scene: Scene, look: Look): Layer[] {
  const hidden = found(hiddenPlaces(scene), look)
    .map(({ from }) => from)
    .filter((path) => !system.test(path) && look.isFolder(path))
  const isHidden = (path: string): boolean => hidden.some((root) => isBelow(path, root))
  const holdsHidden = (path: string): boolean => system.test(path) || hidden.some((root) => isBelow(root, path))
  const usual = found(usualPlaces(scene, holdsHidden), look).filter(
    ({ path, from }) => isHidden(path) && !holdsHidden(from),
  )
  const secrets = scene.homes.flatMap((home) => credentialFiles.map((file) => join(home, file)))
  const visible = (path: string): boolean => !isHidden(path) || usual.some((root) => isBelow(path, root.path))
  return ordered([
    ...hidden.map((path) => ({ path, access: 'empty' as const })),
    ...usual.map((place) => ({ ...place, access: 'read' as const })),
    ...found([...secrets, ...scene.sockets], look)
      .filter(({ path }) => visible(path))
      .map(({ path }) => ({ path, access: 'nothing' as const })),
    ...found(scene.readable, look).map((place) => ({ ...place, access: 'read' as const })),
    ...found(scene.writable, look).map((place) => ({ ...place, access: 'write' as const })),
  ])
}

/** What one call has of its own. */
export interface OwnPlaces {
  readonly read: readonly string[]
  readonly write: readonly string[]
  /** Folders that stand in the place of everybody's: of /tmp, and of the user's homes. None where none can be shown. */
  readonly inPlaceOf: Readonly<Record<string, string>>
  /** Takes what is written to the caches of tools; undefined where they can only be read. */
  readonly caches?: string | undefined
}

/** What of the machine every command of a job sees, and which of that are caches. */
export interface MachineView {
  readonly layers: readonly Layer[]
  readonly caches: readonly string[]
}

export const machineView = (scene: Scene, look: Look): MachineView => ({
  layers: viewOf(scene, look),
  caches: cachesIn(scene, look),
})

/** A view for one call: what it may write on top, and its own folders in the place of everybody's. */
export function viewOfCall(view: MachineView, own: OwnPlaces, look: Look): Layer[] {
  const shown = Object.entries(own.inPlaceOf).filter(([path]) => look.real(path) === path)
  const isNowEmpty = ({ path, access }: Layer): boolean =>
    access === 'empty' && shown.some(([root]) => isBelow(path, root))
  const caches = own.caches === undefined ? [] : view.caches
  const layers = ordered([
    ...view.layers.filter((layer) => !isNowEmpty(layer)),
    ...shown.map(([path, from]) => ({ path, access: 'write' as const, from })),
    ...caches.map((path) => ({
      path,
      access: 'copy' as const,
      upper: join(own.caches ?? '', path.replaceAll('/', '+')),
    })),
    ...found(own.read, look).map((place) => ({ ...place, access: 'read' as const })),
    ...found(own.write, look).map((place) => ({ ...place, access: 'write' as const })),
  ])
  const named = new Map(layers.map((layer) => [layer.path, layer]))
  return layers.filter((layer) => !saysNothing(layer, nearestAbove(layer.path, named)))
}

/** What can be read where it stands, in what can be read where it stands: each layer costs a start some 0.2 ms. */
const saysNothing = (layer: Layer, around: Layer | undefined): boolean =>
  [layer, around].every((one) => one === undefined || (one.access === 'read' && (one.from ?? one.path) === one.path))

/** Folders in which tools keep what they downloaded and compiled. */
function cachesIn({ environment, homes }: Scene, look: Look): string[] {
  const named = [...cacheNames].flatMap((name) => environment[name] ?? [])
  const usual = homes.flatMap((home) => writtenByTools.map((place) => join(home, place)))
  const folders = found([...usual, ...named], look).map(({ from }) => from)
  const isPlain = (path: string): boolean => look.isFolder(path) && !system.test(path) && !/[,:\\]/.test(path)
  return folders.filter((path) => isPlain(path) && !folders.some((other) => other !== path && isBelow(path, other)))
}

/** A view with more on top: of two layers at one place the later counts; what lies deeper comes later. */
function ordered(layers: readonly Layer[]): Layer[] {
  const last = new Map(layers.map((layer) => [layer.path, layer]))
  return [...last.values()].sort((a, b) => depth(a.path) - depth(b.path) || (a.path < b.path ? -1 : 1))
}

const depth = (path: string): number => path.split(sep).length

/** The layer in which a place lies. */
export function nearestAbove(path: string, named: ReadonlyMap<string, Layer>): Layer | undefined {
  for (let parent = dirname(path); parent !== '/'; parent = dirname(parent)) {
    const layer = named.get(parent)
    if (layer) return layer
  }
  return undefined
}

export const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`)

function hiddenPlaces({ environment, homes, hidden }: Scene): string[] {
  const work = environment['RUNNER_WORKSPACE'] ? dirname(environment['RUNNER_WORKSPACE']) : undefined
  const named = ['HOME', 'TMPDIR', 'XDG_RUNTIME_DIR', 'RUNNER_TEMP', 'GITHUB_WORKSPACE'].map(
    (name) => environment[name],
  )
  const files = runnerFiles.map((name) => environment[name]).flatMap((path) => (path ? [dirname(path)] : []))
  return [
    ...['/home', '/root', '/run', '/var/run', '/tmp', '/var/tmp'],
    ...homes,
    ...[...named, work].filter((path) => path !== undefined),
    ...files,
    ...hidden,
  ]
}

/** Tools as they are installed below a home, on PATH, and where variables say. */
function usualPlaces({ environment, homes }: Scene, holdsHidden: (path: string) => boolean): string[] {
  const named = Object.entries(environment).flatMap(([name, value = '']) => {
    if (toolVariables.test(name) || fileVariables.test(name)) return [value]
    return listVariables.test(name) ? value.split(':') : []
  })
  const onPath = (environment['PATH'] ?? '').split(':').flatMap((folder) => {
    const root = dirname(folder)
    // A tool beside its `bin` needs its `lib`; beside ~/.local/bin lies the user's data.
    const hasRoot = /^(s?bin|shims)$/.test(basename(folder)) && basename(root) !== '.local' && !holdsHidden(root)
    return hasRoot ? [folder, root] : [folder]
  })
  const known = homes.flatMap((home) => toolHomes.map((place) => join(home, place)))
  return [
    '/etc/resolv.conf',
    '/home/linuxbrew',
    '/run/current-system',
    '/run/opengl-driver',
    ...known,
    ...onPath,
    ...named,
  ]
}

/**
 * What is there, each once and at its real path; a link besides where it stands, since the folder that holds it may be
 * out of sight.
 */
function found(paths: readonly string[], look: Look): { path: string; from: string }[] {
  const all = paths.flatMap((given) => {
    if (!given.startsWith('/')) return []
    const path = resolve(given)
    const from = look.real(path)
    if (from === undefined) return []
    const at = join(look.real(dirname(path)) ?? dirname(path), basename(path))
    return at === from
      ? [{ path: from, from }]
      : [
          { path: from, from },
          { path: at, from },
        ]
  })
  return [...new Map(all.map((place) => [place.path, place])).values()]
}

/** Where systems keep what only root writes. PATH is not asked: an earlier entry of it can be a folder that agents write. */
const places =
  '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin:/usr/local/sbin:/run/current-system/sw/bin:/run/wrappers/bin'

/** Absolute path of a program of the system; undefined where it is not installed. */
export const trustedProgram = (name: string): string | undefined => findProgram(name, places)
