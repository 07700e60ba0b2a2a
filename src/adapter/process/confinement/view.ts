import { dirname, join, resolve } from 'node:path'
import { cacheNames, type Environment } from '../environment.ts'
import { findProgram } from '../programs.ts'
import { depth, isBelow, type Layer, nearestAbove, ordered, withoutNeedless } from './layer.ts'
import { pathsIn, placesLedTo } from './leads.ts'
import type { MachineFiles } from './machine-files.ts'
import { blankedSettings } from './settings-copies.ts'
import {
  emptyFolders,
  kernelSources,
  sourceFolders,
  systemPlaces,
  systemSettings,
  systemSettingsFolders,
} from './system-places.ts'
import { hiddenInTools, toolHomes, writtenByTools } from './tool-homes.ts'

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

/** Never hidden, whatever a variable says: HOME is `/` for a user whom a container does not know. */
const system = /^\/(|usr|usr\/local|etc|bin|sbin|lib\d*|opt|var|var\/lib|dev|proc|sys|mnt|media|srv)$/

/** Files by which a step of a workflow tells the runner what later steps get. */
const runnerFiles = [
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_EVENT_PATH',
]

/** What of the machine every command of a job sees. */
export interface MachineView {
  readonly layers: readonly Layer[]
  /** Folders in which tools keep what they downloaded and compiled. */
  readonly caches: readonly string[]
  /** Settings that were looked at: where one of them changes, the view is another. */
  readonly looked: readonly string[]
  /** Places that something leads to and that are not shown, since they are too many. */
  readonly unshown: readonly string[]
  readonly isHidden: (path: string) => boolean
}

/**
 * The list of what a confined command sees (docs/confinement.md#what-can-be-seen): the system, tools, and what something leads
 * to. What is not on it is not there.
 */
export function machineView(scene: Scene, files: MachineFiles): MachineView {
  const shown = showing(files)
  const hidden = shown(hiddenPlaces(scene))
    .flatMap(({ path, access }) => (access === 'link' ? [] : [path]))
    .filter((path) => !system.test(path) && files.isFolder(path))
  const isHidden = (path: string): boolean => hidden.some((root) => isBelow(path, root))
  const systems = shown(systemPlaces).map((layer) => inSystem(layer))
  const isSystem = (path: string): boolean =>
    systems.some((place) => place.access === 'system' && isBelow(path, place.path)) &&
    !hidden.some((root) => isBelow(path, root) && !systems.some((place) => isBelow(place.path, root)))
  const holdsHidden = (path: string): boolean =>
    path === '/' || system.test(path) || isNoTool(path) || hidden.some((root) => isBelow(root, path))
  const homes = scene.homes.flatMap((home) => toolHomes.map((place) => join(home, place)))
  const leads = { environment: scene.environment, files, isHidden, holdsHidden, isShown: isSystem }
  const { places: placesShown, unshown } = placesLedTo(leads)
  const tools = shown([...homes, ...placesShown]).filter(
    ({ path, access, from = path }) => access === 'link' || (!isSystem(path) && !holdsHidden(from)),
  )
  const readable = tools.map((layer) => (isHidden(layer.path) ? layer : inSystem(layer)))
  const roots = readable.flatMap(({ path, access }) => (access !== 'link' && files.isFolder(path) ? [path] : []))
  const single = [...systemSettings, ...inFolders(systemSettingsFolders, files)]
  const settings = blankedSettings(outermost(roots), single, files)
  const unseen = [
    ...sourceFolders.filter((path) => files.entries(path).length > 0),
    ...[...scene.homes.flatMap((home) => hiddenInTools.map((place) => join(home, place))), goSources(scene)].filter(
      (path) => path !== undefined && files.isFolder(path),
    ),
  ] as string[]
  const headers = sourceFolders.flatMap((folder) =>
    files.entries(folder).flatMap((name) => (kernelSources.test(name) ? [join(folder, name)] : [])),
  )
  const sockets = shown(scene.sockets).flatMap(({ path, access }) =>
    access === 'link' ? [] : [{ path, access: 'text' as const, text: '' }],
  )
  const layers = ordered([
    ...emptyFolders.filter((path) => files.isFolder(path) && files.link(path) === undefined).map(empty),
    ...hidden.map(empty),
    ...systems,
    ...readable,
    ...unseen.map(empty),
    ...shown(headers).map(inSystem),
    ...settings.layers,
    ...onlyTheirOwners(files),
    ...sockets,
    ...shown(scene.readable),
    ...shown(scene.writable).map((layer) => (layer.access === 'link' ? layer : { ...layer, access: 'write' as const })),
  ])
  return { layers, caches: cachesIn(scene, files), looked: settings.looked, unshown, isHidden }
}

const empty = (path: string): Layer => ({ path, access: 'empty' })
const inSystem = (layer: Layer): Layer => (layer.access === 'read' ? { ...layer, access: 'system' } : layer)

/** Top folders are shown only where they are a tool's by name: `/go`, `/__t`. */
const isNoTool = (path: string): boolean => depth(path) === 1 && !/^\/(go|__\w+|toolcache|conda|nix|gnu)$/.test(path)

const outermost = (paths: readonly string[]): string[] =>
  [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && isBelow(path, other)))

const inFolders = (folders: readonly string[], files: MachineFiles): string[] =>
  folders.flatMap((folder) => files.entries(folder).map((name) => join(folder, name)))

/** Projects of whoever keeps to the old layout of Go. */
const goSources = ({ environment }: Scene): string | undefined =>
  environment['GOPATH'] === undefined ? undefined : join(environment['GOPATH'], 'src')

/** Files below /etc that not everybody may read, where this user may: whoever runs without a user of its own could too. */
function onlyTheirOwners(files: MachineFiles): Layer[] {
  const below = (folder: string, levels: number): string[] =>
    files.entries(folder).flatMap((name) => {
      const path = join(folder, name)
      if (files.link(path) !== undefined) return []
      if (!files.isPublic(path)) return [path]
      return levels > 0 && files.isFolder(path) ? below(path, levels - 1) : []
    })
  return below('/etc', 3).map((path) => (files.isFolder(path) ? empty(path) : { path, access: 'text', text: '' }))
}

/** What one call has of its own. */
export interface OwnPlaces {
  readonly read: readonly string[]
  readonly write: readonly string[]
  /** Folders that stand in the place of everybody's: of /tmp, and of the user's homes. None where none can be shown. */
  readonly inPlaceOf: Readonly<Record<string, string>>
  /** Takes what is written to the caches of tools; undefined where they can only be read. */
  readonly caches?: string | undefined
  readonly environment?: Readonly<Record<string, string>>
}

/** A view for one call: what it may write on top, its own folders in the place of everybody's, and what its variables name. */
export function viewOfCall(view: MachineView, own: OwnPlaces, files: MachineFiles): Layer[] {
  const shown = showing(files)
  const instead = Object.entries(own.inPlaceOf).filter(([path]) => files.real(path) === path)
  const caches = own.caches === undefined ? [] : view.caches
  const layers = ordered([
    ...view.layers,
    ...instead.map(([path, from]) => ({ path, access: 'write' as const, from })),
    ...caches.map((path) => ({
      path,
      access: 'copy' as const,
      upper: join(own.caches ?? '', path.replaceAll('/', '+')),
    })),
    ...shown(own.read),
    ...shown(own.write).map((layer) => (layer.access === 'link' ? layer : { ...layer, access: 'write' as const })),
  ])
  return withoutNeedless(ordered([...namedByCall(layers, view, own, files), ...layers]))
}

/** What the variables of a call name and nothing else shows; never a whole top folder, and nothing that holds what is hidden. */
function namedByCall(
  layers: readonly Layer[],
  { isHidden }: MachineView,
  { environment = {} }: OwnPlaces,
  files: MachineFiles,
): Layer[] {
  const named = new Map(layers.map((layer) => [layer.path, layer]))
  const isElsewhere = (path: string): boolean => {
    const around = named.get(path) ?? nearestAbove(path, named)
    return (
      around === undefined || around.access === 'empty' || (around.from !== undefined && around.from !== around.path)
    )
  }
  const holds = (path: string): boolean =>
    layers.some(
      ({ path: place, access }) => place !== path && isBelow(place, path) && (access === 'write' || access === 'empty'),
    )
  return showing(files)(pathsIn(environment).filter((path) => depth(path) > 1))
    .filter(({ path, access }) => isElsewhere(path) && (access === 'link' || (depth(path) > 1 && !holds(path))))
    .map((layer) => (isHidden(layer.path) ? layer : inSystem(layer)))
    .filter(({ path }) => !files.link(path) || named.get(path) === undefined)
}

function cachesIn({ environment, homes }: Scene, files: MachineFiles): string[] {
  const named = [...cacheNames].flatMap((name) => environment[name] ?? [])
  const usual = homes.flatMap((home) => writtenByTools.map((place) => join(home, place)))
  const folders = showing(files)([...usual, ...named]).flatMap(({ path, access }) => (access === 'link' ? [] : [path]))
  const isPlain = (path: string): boolean =>
    files.isFolder(path) && !system.test(path) && !isNoTool(path) && !/[,:\\]/.test(path)
  return folders.filter((path) => isPlain(path) && !folders.some((other) => other !== path && isBelow(path, other)))
}

function hiddenPlaces({ environment, homes, hidden }: Scene): string[] {
  const work = environment['RUNNER_WORKSPACE'] ? dirname(environment['RUNNER_WORKSPACE']) : undefined
  const named = ['HOME', 'TMPDIR', 'XDG_RUNTIME_DIR', 'RUNNER_TEMP', 'GITHUB_WORKSPACE'].map(
    (name) => environment[name],
  )
  const runner = runnerFiles.map((name) => environment[name]).flatMap((path) => (path ? [dirname(path)] : []))
  return [
    ...['/home', '/root', '/run', '/var/run', '/tmp', '/var/tmp'],
    ...homes,
    ...[...named, work].filter((path) => path !== undefined),
    ...runner,
    ...hidden,
  ]
}

/** What is there, at its real path, and the links by which it is reached where they stand. */
const showing =
  (files: MachineFiles) =>
  (paths: readonly string[]): Layer[] => {
    const layers = new Map<string, Layer>()
    for (const path of paths) {
      if (!path.startsWith('/') || files.real(resolve(path)) === undefined) continue
      for (const layer of trail(resolve(path), files)) layers.set(layer.path, layer)
    }
    return [...layers.values()]
  }

/** Each link on the way to a place, and the place. */
function trail(path: string, files: MachineFiles): Layer[] {
  const links: Layer[] = []
  let rest = path.split('/').filter((name) => name !== '')
  let place = ''
  for (let hops = 0; rest.length > 0 && hops < 200; hops++) {
    const [name = '', ...others] = rest
    const next = `${place}/${name}`
    const target = files.link(next)
    rest = others
    if (target === undefined) {
      place = next
      continue
    }
    links.push({ path: next, access: 'link', from: target })
    rest = [
      ...resolve(place || '/', target)
        .split('/')
        .filter((part) => part !== ''),
      ...others,
    ]
    place = ''
  }
  return [...links, { path: place || '/', access: 'read' }]
}

/** Where systems keep what only root writes. PATH is not asked: an earlier entry of it can be a folder that agents write. */
const places =
  '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin:/usr/local/sbin:/run/current-system/sw/bin:/run/wrappers/bin'

/** Absolute path of a program of the system; undefined where it is not installed. */
export const trustedProgram = (name: string): string | undefined => findProgram(name, places)
