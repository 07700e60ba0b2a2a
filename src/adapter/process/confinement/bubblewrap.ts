import { dirname, join, relative } from 'node:path'
import type { Command, Confined } from '../command.ts'
import { agentUid, perlCopies, perlMapping, perlPrepare } from './idmap.ts'
import { nearestAbove } from './look.ts'
import { perlProgram } from './perl.ts'
import { pidOne, uncountingPidOne, withoutCapabilities } from './pid-namespace.ts'
import { trustedProgram } from './trusted-program.ts'
import { type Access, isBelow, type Layer } from './view.ts'

/** A command, what it sees, and which of that it may write. */
export interface Inside {
  readonly command: Command
  readonly layers: readonly Layer[]
}

export interface BubblewrapFlavour {
  /** Caches are copies, which a namespace around it makes; else they can be read. */
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

/** C3 as an ordinary user: the uid stays. Undefined where a program of it is not installed. */
export function bubblewrapAsUser(flavour: BubblewrapFlavour): ((inside: Inside) => Confined) | undefined {
  const [bwrap, env, setpriv, unshare, perl] = ['bwrap', 'env', 'setpriv', 'unshare', 'perl'].map(trustedProgram)
  const program = perlProgram(perlMapping, perlCopies, perlPrepare)
  if (!bwrap || !env) return undefined
  if (flavour.copies && (!setpriv || !unshare || !perl || !program)) return undefined
  const user = ['--unshare-user', ...(flavour.forbidsNamespaces ? ['--disable-userns'] : [])]
  const init = flavour.ownProc ? pidOne(2) : uncountingPidOne
  // bubblewrap starts with no capability: those of the namespace around it are given up.
  const prepared = (layers: readonly Layer[]): string[] => [
    ...[unshare ?? '', '--user', '--map-current-user', '--keep-caps', '--mount', '--', perl ?? '', '-e', program ?? ''],
    ...['', ...copiesOf(layers), '--', setpriv ?? '', '--ambient-caps=-all', '--inh-caps=-all', '--'],
  ]
  return ({ command, layers }) => ({
    ...command,
    file: '/bin/sh',
    // bubblewrap itself outlives a friendly signal to the group, which is for the command.
    args: [
      ...['-c', 'trap "" INT TERM; exec "$@"', 'sh', ...(flavour.copies ? prepared(layers) : [])],
      ...[bwrap, '--args', '4', '--', env, resetSignals, '/bin/sh', '-c', init, 'sh', command.file, ...command.args],
    ],
    instructions: instructionsOf([
      ...user,
      ...bubblewrapArguments(flavour.copies ? layers : withoutCopies(layers), flavour),
      ...['--chdir', command.cwd],
    ]),
    lifeline: 'descriptor',
    ender: 'kernel',
  })
}

/** C3 as root: the command is somebody whom the system does not know. Undefined where a program of it is missing. */
export function bubblewrapAsRoot(): ((inside: Inside) => Confined) | undefined {
  const [bwrap, env, setpriv, perl] = ['bwrap', 'env', 'setpriv', 'perl'].map(trustedProgram)
  const program = perlProgram(perlMapping, perlCopies, perlPrepare)
  if (!bwrap || !env || !setpriv || !perl || !program) return undefined
  const uid = String(agentUid(process.pid))
  const become = [setpriv, '--reuid', uid, '--regid', uid, '--clear-groups', ...withoutCapabilities, '--']
  return ({ command, layers }) => ({
    ...command,
    file: perl,
    args: [
      ...['-e', program, uid, ...copiesOf(layers), ...mapped(layers, 'write', '-w'), ...mapped(layers, 'read', '-r')],
      ...['--', bwrap, '--args', '4', '--'],
      ...[...become, env, resetSignals, '/bin/sh', '-c', pidOne(2), 'sh', command.file, ...command.args],
    ],
    instructions: instructionsOf([
      ...bubblewrapArguments(layers, { ownProc: true }),
      ...['--ro-bind', '/proc/sys', '/proc/sys', '--chdir', command.cwd],
    ]),
    lifeline: 'descriptor',
    ender: 'kernel',
  })
}

/** Where caches cannot be copies they are read. */
export const withoutCopies = (layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => (layer.access === 'copy' ? { path: layer.path, access: 'read' } : layer))

/** Before what is written is mapped: the copies take it as it is on the disk. */
const copiesOf = (layers: readonly Layer[]): string[] =>
  layers.flatMap(({ path, upper }) => (upper === undefined ? [] : ['-c', path, upper]))

/** What is ignored stays ignored across `exec`, and a shell cannot take that back for its children. */
export const resetSignals = '--default-signal=INT,TERM,QUIT'

/** Places whose files are to be the command's own; what lies below one of them is mapped with it. Tools below /root too. */
function mapped(layers: readonly Layer[], access: Access, flag: string): string[] {
  const places = new Set(layers.flatMap((layer) => (layer.access === access ? [layer.from ?? layer.path] : [])))
  const outer = [...places].filter((path) => ![...places].some((other) => other !== path && isBelow(path, other)))
  return outer.flatMap((path) => [flag, path])
}

const instructionsOf = (words: readonly string[]): string => words.map((word) => `${word}\0`).join('')

/** Its arguments for a view. They go in by a descriptor: they are many, and paths are nobody's business. */
export function bubblewrapArguments(layers: readonly Layer[], { ownProc }: { ownProc: boolean }): string[] {
  const named = new Map(layers.map((layer) => [layer.path, layer]))
  return [
    ...['--die-with-parent', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'],
    ...['--ro-bind', '/', '/', '--dev', '/dev', '--perms', '1777', '--tmpfs', '/dev/shm'],
    ...(ownProc ? ['--proc', '/proc'] : ['--ro-bind', '/proc', '/proc']),
    ...layers.flatMap((layer) => [...parentsOf(layer, named), ...argumentsOf(layer)]),
    ...layers.flatMap(({ path, access }) => (access === 'empty' ? ['--remount-ro', path] : [])),
  ]
}

function argumentsOf({ path, access, from = path }: Layer): string[] {
  if (access === 'empty') return ['--perms', '0755', '--tmpfs', path]
  if (access === 'nothing') return ['--dev-bind', '/dev/null', path]
  return [access === 'read' ? '--ro-bind-try' : '--bind', from, path]
}

/** It makes what is missing 0700, which another uid could not pass. */
function parentsOf({ path }: Layer, named: ReadonlyMap<string, Layer>): string[] {
  const around = nearestAbove(path, named)
  if (around?.access !== 'empty') return []
  const between = relative(around.path, dirname(path))
    .split('/')
    .filter((name) => name !== '')
  return between.flatMap((_, index) => ['--perms', '0755', '--dir', join(around.path, ...between.slice(0, index + 1))])
}
