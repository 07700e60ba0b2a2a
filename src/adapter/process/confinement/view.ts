import { dirname, join, resolve } from 'node:path'
import { cacheNames, type Environment } from '../environment.ts'
import { findProgram } from '../programs.ts'
import { depth, dropRedundant, isBelow, type Layer, nearestAbove, sortLayers } from './layer.ts'
import type { MachineFiles } from './machine-files.ts'
import { findReferencedPlaces, pathsIn } from './referenced-places.ts'
import { redactSettings } from './settings-copies.ts'
import {
  emptyFolders,
  kernelSources,
  sourceFolders,
  systemPlaces,
  systemSettings,
  systemSettingsFolders,
} from './system-places.ts'
import { hiddenInTools, toolHomes, writtenByTools } from './tool-homes.ts'

export interface ViewRequest {
  readonly environment: Environment
  readonly homes: readonly string[]
  readonly hidden: readonly string[]
  /** Our programs and folders, and `agent-read`. */
  readonly readable: readonly string[]
  /** `agent-writable`. */
  readonly writable: readonly string[]
  /** Sockets with a path and a listener: read access is enough to connect to one. */
  readonly sockets: readonly string[]
}

/** Never hidden, even if a variable names it: HOME is `/` for a container's unknown user. */
const systemFolder = /^\/(|usr|usr\/local|etc|bin|sbin|lib\d*|opt|var|var\/lib|dev|proc|sys|mnt|media|srv)$/

const runnerFiles = [
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_EVENT_PATH',
]

export interface MachineView {
  readonly layers: readonly Layer[]
  readonly caches: readonly string[]
  /** Settings that were read: if one changes, the view is outdated. */
  readonly readPaths: readonly string[]
  readonly unshown: readonly string[]
  readonly isHidden: (path: string) => boolean
}

/** What a confined command sees: the system, tools, and referenced places (docs/confinement.md#what-can-be-seen). Nothing else exists. */
export function machineView(request: ViewRequest, files: MachineFiles): MachineView {
  const existing = existingLayers(files)
  const hidden = existing(hiddenPlaces(request))
    .flatMap(({ path, access }) => (access === 'link' ? [] : [path]))
    .filter((path) => !systemFolder.test(path) && files.isFolder(path))
  const isHidden = (path: string): boolean => hidden.some((root) => isBelow(path, root))
  const systemLayers = existing(systemPlaces).map((layer) => asSystem(layer))
  const isSystem = (path: string): boolean =>
    systemLayers.some((place) => place.access === 'system' && isBelow(path, place.path)) &&
    !hidden.some((root) => isBelow(path, root) && !systemLayers.some((place) => isBelow(place.path, root)))
  const holdsHidden = (path: string): boolean =>
    path === '/' || systemFolder.test(path) || isNoTool(path) || hidden.some((root) => isBelow(root, path))
  const homes = request.homes.flatMap((home) => toolHomes.map((place) => join(home, place)))
  const search = { environment: request.environment, files, isHidden, holdsHidden, isShown: isSystem }
  const { places: referenced, unshown } = findReferencedPlaces(search)
  const tools = existing([...homes, ...referenced]).filter(
    ({ path, access, from = path }) => access === 'link' || (!isSystem(path) && !holdsHidden(from)),
  )
  const toolLayers = tools.map((layer) => (isHidden(layer.path) ? layer : asSystem(layer)))
  const roots = toolLayers.flatMap(({ path, access }) => (access !== 'link' && files.isFolder(path) ? [path] : []))
  const settingsFiles = [...systemSettings, ...inFolders(systemSettingsFolders, files)]
  const settings = redactSettings(outermost(roots), settingsFiles, files)
  const hiddenSources = [
    ...sourceFolders.filter((path) => files.entries(path).length > 0),
    ...[...request.homes.flatMap((home) => hiddenInTools.map((place) => join(home, place))), goSources(request)].filter(
      (path) => path !== undefined && files.isFolder(path),
    ),
  ] as string[]
  const headers = sourceFolders.flatMap((folder) =>
    files.entries(folder).flatMap((name) => (kernelSources.test(name) ? [join(folder, name)] : [])),
  )
  const sockets = existing(request.sockets).flatMap(({ path, access }) =>
    access === 'link' ? [] : [{ path, access: 'text' as const, text: '' }],
  )
  const layers = sortLayers([
    ...emptyFolders.filter((path) => files.isFolder(path) && files.link(path) === undefined).map(emptyLayer),
    ...hidden.map(emptyLayer),
    ...systemLayers,
    ...toolLayers,
    ...hiddenSources.map(emptyLayer),
    ...existing(headers).map(asSystem),
    ...settings.layers,
    ...restrictedFiles(files),
    ...sockets,
    ...existing(request.readable),
    ...existing(request.writable).map((layer) =>
      layer.access === 'link' ? layer : { ...layer, access: 'write' as const },
    ),
  ])
  return { layers, caches: cachesIn(request, files), readPaths: settings.readPaths, unshown, isHidden }
}

const emptyLayer = (path: string): Layer => ({ path, access: 'empty' })
const asSystem = (layer: Layer): Layer => (layer.access === 'read' ? { ...layer, access: 'system' } : layer)

const isNoTool = (path: string): boolean => depth(path) === 1 && !/^\/(go|__\w+|toolcache|conda|nix|gnu)$/.test(path)

const outermost = (paths: readonly string[]): string[] =>
  [...new Set(paths)].filter((path) => !paths.some((other) => other !== path && isBelow(path, other)))

const inFolders = (folders: readonly string[], files: MachineFiles): string[] =>
  folders.flatMap((folder) => files.entries(folder).map((name) => join(folder, name)))

/** Projects in the old layout of Go. */
const goSources = ({ environment }: ViewRequest): string | undefined =>
  environment['GOPATH'] === undefined ? undefined : join(environment['GOPATH'], 'src')

/** Files below /etc that only some users may read, such as this one. */
function restrictedFiles(files: MachineFiles): Layer[] {
  const restrictedBelow = (folder: string, levels: number): string[] =>
    files.entries(folder).flatMap((name) => {
      const path = join(folder, name)
      if (files.link(path) !== undefined) return []
      if (!files.isPublic(path)) return [path]
      return levels > 0 && files.isFolder(path) ? restrictedBelow(path, levels - 1) : []
    })
  return restrictedBelow('/etc', 3).map((path) =>
    files.isFolder(path) ? emptyLayer(path) : { path, access: 'text', text: '' },
  )
}

export interface OwnPlaces {
  readonly read: readonly string[]
  readonly write: readonly string[]
  readonly inPlaceOf: Readonly<Record<string, string>>
  readonly caches?: string | undefined
  readonly environment?: Readonly<Record<string, string>>
}

/** Adds the call's writable places, its own folders in place of shared ones, and places that its variables name. */
export function viewOfCall(view: MachineView, places: OwnPlaces, files: MachineFiles): Layer[] {
  const existing = existingLayers(files)
  const replacements = Object.entries(places.inPlaceOf).filter(([path]) => files.real(path) === path)
  const cachePaths = places.caches === undefined ? [] : view.caches
  const layers = sortLayers([
    ...view.layers,
    ...replacements.map(([path, from]) => ({ path, access: 'write' as const, from })),
    ...cachePaths.map((path) => ({
      path,
      access: 'copy' as const,
      upper: join(places.caches ?? '', path.replaceAll('/', '+')),
    })),
    ...existing(places.read),
    ...existing(places.write).map((layer) =>
      layer.access === 'link' ? layer : { ...layer, access: 'write' as const },
    ),
  ])
  return dropRedundant(sortLayers([...layersByVariables(layers, view, places, files), ...layers]))
}

function layersByVariables(
  layers: readonly Layer[],
  { isHidden }: MachineView,
  { environment = {} }: OwnPlaces,
  files: MachineFiles,
): Layer[] {
  const layerByPath = new Map(layers.map((layer) => [layer.path, layer]))
  const isElsewhere = (path: string): boolean => {
    const enclosing = layerByPath.get(path) ?? nearestAbove(path, layerByPath)
    return (
      enclosing === undefined ||
      enclosing.access === 'empty' ||
      (enclosing.from !== undefined && enclosing.from !== enclosing.path)
    )
  }
  const hasSpecialPart = (path: string): boolean =>
    layers.some(
      ({ path: place, access }) => place !== path && isBelow(place, path) && (access === 'write' || access === 'empty'),
    )
  return existingLayers(files)(pathsIn(environment).filter((path) => depth(path) > 1))
    .filter(
      ({ path, access }) => isElsewhere(path) && (access === 'link' || (depth(path) > 1 && !hasSpecialPart(path))),
    )
    .map((layer) => (isHidden(layer.path) ? layer : asSystem(layer)))
    .filter(({ path }) => !files.link(path) || layerByPath.get(path) === undefined)
}

function cachesIn({ environment, homes }: ViewRequest, files: MachineFiles): string[] {
  const variablePaths = [...cacheNames].flatMap((name) => environment[name] ?? [])
  const defaultPaths = homes.flatMap((home) => writtenByTools.map((place) => join(home, place)))
  const folders = existingLayers(files)([...defaultPaths, ...variablePaths]).flatMap(({ path, access }) =>
    access === 'link' ? [] : [path],
  )
  const isPlain = (path: string): boolean =>
    files.isFolder(path) && !systemFolder.test(path) && !isNoTool(path) && !/[,:\\]/.test(path)
  return folders.filter((path) => isPlain(path) && !folders.some((other) => other !== path && isBelow(path, other)))
}

function hiddenPlaces({ environment, homes, hidden }: ViewRequest): string[] {
  const workRoot = environment['RUNNER_WORKSPACE'] ? dirname(environment['RUNNER_WORKSPACE']) : undefined
  const variablePaths = ['HOME', 'TMPDIR', 'XDG_RUNTIME_DIR', 'RUNNER_TEMP', 'GITHUB_WORKSPACE'].map(
    (name) => environment[name],
  )
  const runnerFolders = runnerFiles.map((name) => environment[name]).flatMap((path) => (path ? [dirname(path)] : []))
  return [
    ...['/home', '/root', '/run', '/var/run', '/tmp', '/var/tmp'],
    ...homes,
    ...[...variablePaths, workRoot].filter((path) => path !== undefined),
    ...runnerFolders,
    ...hidden,
  ]
}

/** Existing paths at their real place, with the links that lead to them. */
const existingLayers =
  (files: MachineFiles) =>
  (paths: readonly string[]): Layer[] => {
    const layers = new Map<string, Layer>()
    for (const path of paths) {
      if (!path.startsWith('/') || files.real(resolve(path)) === undefined) continue
      for (const layer of linksAndTarget(resolve(path), files)) layers.set(layer.path, layer)
    }
    return [...layers.values()]
  }

function linksAndTarget(path: string, files: MachineFiles): Layer[] {
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

/** Folders that only root writes. PATH is not used: agents may write to one of its folders. */
const trustedFolders =
  '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin:/usr/local/sbin:/run/current-system/sw/bin:/run/wrappers/bin'

export const trustedProgram = (name: string): string | undefined => findProgram(name, trustedFolders)
