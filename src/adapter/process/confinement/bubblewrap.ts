import { dirname, join, relative } from 'node:path'
import type { Command, Confined } from '../command.ts'
import { agentUid, perlCopies, perlMapping, perlPrepare } from './idmap.ts'
import { keptNamespace } from './kept-namespace.ts'
import { perlProgram } from './perl.ts'
import { pidOne, uncountingPidOne, withoutCapabilities } from './pid-namespace.ts'
import { trustedProgram } from './trusted-program.ts'
import { type Access, isBelow, type Layer, nearestAbove } from './view.ts'

/** A command, what it sees, and which of that it may write. */
export interface Inside {
  readonly command: Command
  readonly layers: readonly Layer[]
  /** A folder that holds all that one start has and the next has not; undefined where its caches are its own too. */
  readonly shared?: string | undefined
}

/** How a command is confined, and how what was made ready for later commands is given up. */
export interface Entrance {
  (inside: Inside): Confined
  readonly forget?: () => void
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

/** C3 as an ordinary user: the uid stays. Undefined where one of its programs is not installed. */
export function bubblewrapAsUser(flavour: BubblewrapFlavour): Entrance | undefined {
  const [bwrap, env, perl] = ['bwrap', 'env', 'perl'].map(trustedProgram)
  const program = perlProgram(perlMapping, perlCopies, perlPrepare)
  if (!bwrap || !env) return undefined
  if (flavour.copies && (!perl || !program)) return undefined
  const user = ['--unshare-user', ...(flavour.forbidsNamespaces ? ['--disable-userns'] : [])]
  const init = flavour.ownProc ? pidOne(2) : uncountingPidOne
  const kept = flavour.copies ? keptNamespace(['user', 'mnt']) : undefined
  // bubblewrap itself outlives a friendly signal to the group, which is for the command.
  const before = (layers: readonly Layer[], shared: string | undefined): readonly string[] => {
    if (!flavour.copies) return ['/bin/sh', '-c', 'trap "" INT TERM; exec "$@"', 'sh']
    const line = [perl ?? '', '-e', program ?? '', '', ...copiesOf(layers), '--']
    return (shared && kept?.enter(line, pathsIn(line))) || line
  }
  const entrance = ({ command, layers, shared }: Inside): Confined => {
    const [file = bwrap, ...args] = before(layers, shared)
    return {
      ...command,
      file,
      args: [
        ...[...args, bwrap, '--args', '4', '--'],
        ...[env, resetSignals, '/bin/sh', '-c', init, 'sh', command.file, ...command.args],
      ],
      instructions: instructionsOf([
        ...user,
        ...bubblewrapArguments(flavour.copies ? layers : withoutCopies(layers), flavour),
        ...['--chdir', command.cwd],
      ]),
      lifeline: 'descriptor',
      ender: 'kernel',
    }
  }
  return Object.assign(entrance, kept && { forget: kept.forget })
}

/** C3 as root: the command is somebody whom the system does not know. Undefined where a program of it is missing. */
export function bubblewrapAsRoot(): Entrance | undefined {
  const [bwrap, env, setpriv, perl] = ['bwrap', 'env', 'setpriv', 'perl'].map(trustedProgram)
  const program = perlProgram(perlMapping, perlCopies, perlPrepare)
  if (!bwrap || !env || !setpriv || !perl || !program) return undefined
  const uid = String(agentUid(process.pid))
  const become = [setpriv, '--reuid', uid, '--regid', uid, '--clear-groups', ...withoutCapabilities, '--']
  const kept = keptNamespace(['mnt'])
  const prepare = (layers: readonly Layer[], shared: string | undefined): string[] => [
    ...[perl, '-e', program, uid, ...copiesOf(layers)],
    ...[...mapped(layers, '-w', shared), ...mapped(layers, '-r', shared), '--'],
  ]
  const entrance = ({ command, layers, shared }: Inside): Confined => {
    const line = prepare(layers, shared)
    const [file = perl, ...args] = (shared && kept?.enter(line, pathsIn(line))) || prepare(layers, undefined)
    return {
      ...command,
      file,
      args: [
        ...[...args, bwrap, '--args', '4', '--'],
        ...[...become, env, resetSignals, '/bin/sh', '-c', pidOne(2), 'sh', command.file, ...command.args],
      ],
      instructions: instructionsOf([
        ...bubblewrapArguments(layers, { ownProc: true }),
        ...['--ro-bind', '/proc/sys', '/proc/sys', '--chdir', command.cwd],
      ]),
      lifeline: 'descriptor',
      ender: 'kernel',
    }
  }
  return Object.assign(entrance, kept && { forget: kept.forget })
}

const pathsIn = (words: readonly string[]): string[] => words.filter((word) => word.startsWith('/'))

/** Where caches cannot be copies they are read. */
export const withoutCopies = (layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => (layer.access === 'copy' ? { path: layer.path, access: 'read' } : layer))

/** Before what is written is mapped: the copies take it as it is on the disk. */
const copiesOf = (layers: readonly Layer[]): string[] =>
  layers.flatMap(({ path, upper }) => (upper === undefined ? [] : ['-c', path, upper]))

/** What is ignored stays ignored across `exec`, and a shell cannot take that back for its children. */
export const resetSignals = '--default-signal=INT,TERM,QUIT'

/**
 * Places whose files are to be the command's own, tools below /root too; what lies below one that is mapped or copied is
 * mapped with it. `shared` stands for what may be written below it.
 */
function mapped(layers: readonly Layer[], flag: '-w' | '-r', shared: string | undefined): string[] {
  const of = (accesses: readonly Access[]): string[] =>
    layers
      .filter(({ access }) => accesses.includes(access))
      .map(({ path, access, from = path }) => (access === 'write' && shared && isBelow(from, shared) ? shared : from))
  const around = of(flag === '-w' ? ['write'] : ['write', 'copy', 'read'])
  const own = [...new Set(of([flag === '-w' ? 'write' : 'read']))]
  const outer = own.filter((path) => !around.some((other) => other !== path && isBelow(path, other)))
  return outer.flatMap((path) => [flag, path])
}

const instructionsOf = (words: readonly string[]): string => words.map((word) => `${word}\0`).join('')

/** Its arguments for a view. They go in by a descriptor: they are many, and paths are nobody's business. */
export function bubblewrapArguments(layers: readonly Layer[], { ownProc }: { ownProc: boolean }): string[] {
  const named = new Map(layers.map((layer) => [layer.path, layer]))
  return [
    ...['--die-with-parent', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'],
    ...['--ro-bind', '/', '/', '--dev', '/dev', '--perms', '1777', '--tmpfs', sharedMemory.path],
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

/** A command's own, and still somebody may keep a workspace there. */
const sharedMemory: Layer = { path: '/dev/shm', access: 'empty' }

/** It makes what is missing 0700, which another uid could not pass. */
function parentsOf({ path }: Layer, named: ReadonlyMap<string, Layer>): string[] {
  const around = nearestAbove(path, named) ?? (isBelow(path, sharedMemory.path) ? sharedMemory : undefined)
  if (around?.access !== 'empty') return []
  const between = relative(around.path, dirname(path))
    .split('/')
    .filter((name) => name !== '')
  return between.flatMap((_, index) => ['--perms', '0755', '--dir', join(around.path, ...between.slice(0, index + 1))])
}
