import { dirname, join, relative } from 'node:path'
import type { ConfinedCommand } from '../command.ts'
import { type Entrance, type Inside, nulSeparated, ownProcesses, resetSignals, withoutCopies } from './inside.ts'
import { isFolderOnly, type Layer, nearestAbove } from './layer.ts'
import { withoutUserNamespaces } from './no-user-namespaces.ts'
import { agentUid } from './perl.ts'
import { pidOne, uncountingPidOne, withoutCapabilities } from './pid-namespace.ts'
import { preparedView } from './prepared-view.ts'
import { trustedProgram } from './view.ts'

export interface BubblewrapFlavour {
  /** Caches are copies, and all that is seen is made before it starts; else it shows what it can itself. */
  readonly copies: boolean
  /** Releases before 0.8 cannot forbid further user namespaces. */
  readonly forbidsNamespaces: boolean
  /** In a pod no new /proc can be mounted: the names of other processes are seen, their environment is not. */
  readonly ownProc: boolean
}

export const bubblewrapFlavours: readonly BubblewrapFlavour[] = [
  { copies: true, forbidsNamespaces: true, ownProc: true },
  { copies: false, forbidsNamespaces: true, ownProc: true },
  { copies: false, forbidsNamespaces: false, ownProc: true },
  { copies: false, forbidsNamespaces: false, ownProc: false },
]

const lifetime = { lifeline: 'descriptor', ender: 'kernel' } as const

/** C3 as an ordinary user: the uid stays. Undefined where one of its programs is not installed. */
export function bubblewrapAsUser(flavour: BubblewrapFlavour): Entrance | undefined {
  const [bwrap, env] = ['bwrap', 'env'].map(trustedProgram)
  const view = flavour.copies ? preparedView() : undefined
  if (!bwrap || !env || (flavour.copies && !view)) return undefined
  const user = ['--unshare-user', ...(flavour.forbidsNamespaces ? ['--disable-userns'] : [])]
  const entrance = (inside: Inside): ConfinedCommand => {
    const { command, layers, shared } = inside
    const init = flavour.ownProc ? pidOne(ownProcesses(2, inside)) : uncountingPidOne
    const run = [env, resetSignals, '/bin/sh', '-c', init, 'sh', command.file, ...command.args]
    const here = ['--chdir', command.cwd]
    if (view) {
      const line = [bwrap, ...user, ...namespacesOf(inside), ...inMadeView, ...here, '--', ...run]
      return { ...command, ...view.show({ layers, shared }, line), ...lifetime }
    }
    return {
      ...command,
      file: '/bin/sh',
      // bubblewrap itself outlives a friendly signal to the group, which is for the command.
      args: ['-c', 'trap "" INT TERM; exec "$@"', 'sh', bwrap, '--args', '4', '--', ...run],
      instructions: nulSeparated([
        ...user,
        ...bubblewrapArguments({ ...inside, layers: withoutCopies(layers) }, flavour),
        ...here,
      ]),
      ...lifetime,
    }
  }
  return Object.assign(entrance, view && { forget: view.forget })
}

/** C3 as root: the command is somebody whom the system does not know. Undefined where a program of it is missing. */
export function bubblewrapAsRoot(): Entrance | undefined {
  const uid = agentUid(process.pid)
  const [bwrap, env, setpriv] = ['bwrap', 'env', 'setpriv'].map(trustedProgram)
  const view = preparedView(uid)
  if (!bwrap || !env || !setpriv || !view) return undefined
  const become = [
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
  const entrance = (inside: Inside): ConfinedCommand => {
    const { command, layers, shared } = inside
    const line = [
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
        ...become,
        env,
        resetSignals,
        '/bin/sh',
        '-c',
        pidOne(ownProcesses(2, inside)),
        'sh',
        command.file,
        ...command.args,
      ],
    ]
    return { ...command, ...view.show({ layers, shared }, line), ...lifetime }
  }
  return Object.assign(entrance, { forget: view.forget })
}

const namespacesOf = ({ ownNetwork }: Pick<Inside, 'ownNetwork'>): string[] => [
  ...['--die-with-parent', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'],
  ...(ownNetwork ? ['--unshare-net'] : []),
]

const inMadeView = ['--dev-bind', '/', '/', '--proc', '/proc']

/** Its arguments for a view that it makes itself. They go in by a descriptor: they are many, and paths are nobody's business. */
export function bubblewrapArguments(
  { layers, ownNetwork = false }: Pick<Inside, 'layers' | 'ownNetwork'>,
  { ownProc, forbidsNamespaces }: Pick<BubblewrapFlavour, 'ownProc' | 'forbidsNamespaces'>,
): string[] {
  const named = new Map(layers.map((layer) => [layer.path, layer]))
  return [
    ...[...namespacesOf({ ownNetwork }), '--dev', '/dev', '--perms', '1777'],
    // It is memory. Releases before 0.8 may not know the word.
    ...(forbidsNamespaces ? ['--size', String(1024 ** 3)] : []),
    ...['--tmpfs', '/dev/shm', '--remount-ro', '/dev'],
    ...(ownProc ? ['--proc', '/proc'] : ['--ro-bind', '/proc', '/proc']),
    ...layers.flatMap((layer) => [...parentsOf(layer, named), ...argumentsOf(layer, named)]),
    ...layers.flatMap((layer) =>
      layer.access === 'empty' && !isFolderOnly(layer, named) ? ['--remount-ro', layer.path] : [],
    ),
    ...['--remount-ro', '/'],
  ]
}

function argumentsOf(layer: Layer, named: ReadonlyMap<string, Layer>): string[] {
  const { path, access, from = path } = layer
  if (access === 'empty') return ['--perms', '0755', isFolderOnly(layer, named) ? '--dir' : '--tmpfs', path]
  if (access === 'link') return ['--symlink', from, path]
  return [access === 'write' ? '--bind' : '--ro-bind-try', from, path]
}

/** It makes what is missing 0700, which another uid could not pass. */
function parentsOf({ path }: Layer, named: ReadonlyMap<string, Layer>): string[] {
  const around = nearestAbove(path, named)
  if (around !== undefined && around.access !== 'empty') return []
  const root = around?.path ?? '/'
  const between = relative(root, dirname(path))
    .split('/')
    .filter((name) => name !== '')
  return between.flatMap((_, index) => ['--perms', '0755', '--dir', join(root, ...between.slice(0, index + 1))])
}
