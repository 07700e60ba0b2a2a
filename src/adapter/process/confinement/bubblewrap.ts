import { dirname, join, relative } from 'node:path'
import type { ConfinedCommand } from '../command.ts'
import {
  type ConfineCommand,
  type ConfinedView,
  countOwnProcesses,
  nulSeparated,
  resetSignals,
  withoutCopies,
} from './confine-command.ts'
import { isFolderOnly, type Layer, nearestAbove } from './layer.ts'
import { withoutUserNamespaces } from './no-user-namespaces.ts'
import { agentUid } from './perl.ts'
import { pidOne, pidOneWithoutCount, withoutCapabilities } from './pid-namespace.ts'
import { preparedView } from './prepared-view.ts'
import { trustedProgram } from './view.ts'

export interface BubblewrapFlavour {
  /** Shows caches as copies in a prepared view; otherwise bubblewrap makes the view itself. */
  readonly copies: boolean
  /** Releases before 0.8 cannot forbid more user namespaces. */
  readonly forbidsNamespaces: boolean
  /** In a pod no new /proc can be mounted: other processes' names are visible, not their environment. */
  readonly ownProc: boolean
}

export const bubblewrapFlavours: readonly BubblewrapFlavour[] = [
  { copies: true, forbidsNamespaces: true, ownProc: true },
  { copies: false, forbidsNamespaces: true, ownProc: true },
  { copies: false, forbidsNamespaces: false, ownProc: true },
  { copies: false, forbidsNamespaces: false, ownProc: false },
]

const lifetime = { lifeline: 'descriptor', ender: 'kernel' } as const

/** C3 as an ordinary user, with the same uid. Undefined if a program is not installed. */
export function bubblewrapAsUser(flavour: BubblewrapFlavour): ConfineCommand | undefined {
  const [bwrap, env] = ['bwrap', 'env'].map(trustedProgram)
  const view = flavour.copies ? preparedView() : undefined
  if (!bwrap || !env || (flavour.copies && !view)) return undefined
  const userNamespace = ['--unshare-user', ...(flavour.forbidsNamespaces ? ['--disable-userns'] : [])]
  const entrance = (inside: ConfinedView): ConfinedCommand => {
    const { command, layers, sharedFolder } = inside
    const init = flavour.ownProc ? pidOne(countOwnProcesses(2, inside)) : pidOneWithoutCount
    const commandLine = [env, resetSignals, '/bin/sh', '-c', init, 'sh', command.file, ...command.args]
    const inFolder = ['--chdir', command.cwd]
    if (view) {
      const viewCommand = [
        bwrap,
        ...userNamespace,
        ...namespacesOf(inside),
        ...inMadeView,
        ...inFolder,
        '--',
        ...commandLine,
      ]
      return { ...command, ...view.wrapCommand({ layers, sharedFolder }, viewCommand), ...lifetime }
    }
    return {
      ...command,
      file: '/bin/sh',
      // bubblewrap outlives a signal to the group, which is meant for the command.
      args: ['-c', 'trap "" INT TERM; exec "$@"', 'sh', bwrap, '--args', '4', '--', ...commandLine],
      instructions: nulSeparated([
        ...userNamespace,
        ...bubblewrapArguments({ ...inside, layers: withoutCopies(layers) }, flavour),
        ...inFolder,
      ]),
      ...lifetime,
    }
  }
  return Object.assign(entrance, view && { forget: view.forget })
}

/** C3 as root: the command gets a uid that the system does not know. Undefined if a program is missing. */
export function bubblewrapAsRoot(): ConfineCommand | undefined {
  const uid = agentUid(process.pid)
  const [bwrap, env, setpriv] = ['bwrap', 'env', 'setpriv'].map(trustedProgram)
  const view = preparedView(uid)
  if (!bwrap || !env || !setpriv || !view) return undefined
  const asAgent = [
    ...withoutUserNamespaces(),
    setpriv,
    '--reuid',
    String(uid),
    '--regid',
    String(uid),
    '--clear-groups',
    ...withoutCapabilities,
    '--',
  ]
  const entrance = (inside: ConfinedView): ConfinedCommand => {
    const { command, layers, sharedFolder } = inside
    const viewCommand = [
      ...[
        bwrap,
        ...namespacesOf(inside),
        ...inMadeView,
        '--ro-bind',
        '/proc/sys',
        '/proc/sys',
        '--chdir',
        command.cwd,
        '--',
      ],
      ...[
        ...asAgent,
        env,
        resetSignals,
        '/bin/sh',
        '-c',
        pidOne(countOwnProcesses(2, inside)),
        'sh',
        command.file,
        ...command.args,
      ],
    ]
    return { ...command, ...view.wrapCommand({ layers, sharedFolder }, viewCommand), ...lifetime }
  }
  return Object.assign(entrance, { forget: view.forget })
}

const namespacesOf = ({ ownNetwork }: Pick<ConfinedView, 'ownNetwork'>): string[] => [
  ...['--die-with-parent', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'],
  ...(ownNetwork ? ['--unshare-net'] : []),
]

const inMadeView = ['--dev-bind', '/', '/', '--proc', '/proc']

/** Arguments for a view by bubblewrap itself. They go through a descriptor, because they are many and contain paths. */
export function bubblewrapArguments(
  { layers, ownNetwork = false }: Pick<ConfinedView, 'layers' | 'ownNetwork'>,
  { ownProc, forbidsNamespaces }: Pick<BubblewrapFlavour, 'ownProc' | 'forbidsNamespaces'>,
): string[] {
  const layerByPath = new Map(layers.map((layer) => [layer.path, layer]))
  return [
    ...[...namespacesOf({ ownNetwork }), '--dev', '/dev', '--perms', '1777'],
    // It takes memory. Releases before 0.8 may not have `--size`.
    ...(forbidsNamespaces ? ['--size', String(1024 ** 3)] : []),
    ...['--tmpfs', '/dev/shm', '--remount-ro', '/dev'],
    ...(ownProc ? ['--proc', '/proc'] : ['--ro-bind', '/proc', '/proc']),
    ...layers.flatMap((layer) => [...parentsOf(layer, layerByPath), ...argumentsOf(layer, layerByPath)]),
    ...layers.flatMap((layer) =>
      layer.access === 'empty' && !isFolderOnly(layer, layerByPath) ? ['--remount-ro', layer.path] : [],
    ),
    ...['--remount-ro', '/'],
  ]
}

function argumentsOf(layer: Layer, layerByPath: ReadonlyMap<string, Layer>): string[] {
  const { path, access, from = path } = layer
  if (access === 'empty') return ['--perms', '0755', isFolderOnly(layer, layerByPath) ? '--dir' : '--tmpfs', path]
  if (access === 'link') return ['--symlink', from, path]
  return [access === 'write' ? '--bind' : '--ro-bind-try', from, path]
}

/** bubblewrap creates missing folders with mode 0700, which another uid cannot enter. */
function parentsOf({ path }: Layer, layerByPath: ReadonlyMap<string, Layer>): string[] {
  const enclosing = nearestAbove(path, layerByPath)
  if (enclosing !== undefined && enclosing.access !== 'empty') return []
  const root = enclosing?.path ?? '/'
  const between = relative(root, dirname(path))
    .split('/')
    .filter((name) => name !== '')
  return between.flatMap((_, index) => ['--perms', '0755', '--dir', join(root, ...between.slice(0, index + 1))])
}
