import { spawnSync } from 'node:child_process'
import { closeSync, openSync, statSync } from 'node:fs'
import type { ConfinedCommand } from '../command.ts'
import { type ConfinedView, nulSeparated } from './confine-command.ts'
import { type Access, isBelow, isFolderOnly, type Layer } from './layer.ts'
import {
  perlAttended,
  perlCopies,
  perlMapping,
  perlNamespaces,
  perlOrders,
  perlPrepare,
  perlProgram,
  perlView,
} from './perl.ts'
import { trustedProgram } from './view.ts'

interface PreparedView {
  wrapCommand(
    inside: Pick<ConfinedView, 'layers' | 'sharedFolder'>,
    commandLine: readonly string[],
  ): Pick<ConfinedCommand, 'file' | 'args' | 'instructions'>
  forget(): void
}

/**
 * Root's command becomes `uid`; others use a user namespace. Maps and copies are kept for all starts with the same caches;
 * each start adds its own view. Undefined without perl.
 */
export function preparedView(uid?: number): PreparedView | undefined {
  const [viewCommand, perl] = [viewCommandLine(), trustedProgram('perl')]
  const program = perlProgram(perlMapping, perlCopies, perlNamespaces, perlPrepare)
  if (!viewCommand || !perl || !program) return undefined
  const keptNamespaces = keepNamespaces(uid === undefined ? ['user', 'mnt'] : ['mnt'])
  const map = uid === undefined ? [] : ['map', String(uid)]
  const prepareCommand = (layers: readonly Layer[], shared: string): string[] => {
    const maps = uid === undefined ? [] : [...mapArguments(layers, '-w', shared), ...mapArguments(layers, '-r', shared)]
    return [perl, '-e', program, uid === undefined ? '' : String(uid), ...copiesOf(layers), ...maps, '--']
  }
  const namespacesFor = (layers: readonly Layer[], shared: string | undefined): readonly string[] => {
    if (shared === undefined) return []
    const command = prepareCommand(layers, shared)
    return (
      keptNamespaces?.enter(
        command,
        command.filter((word) => word.startsWith('/')),
      ) ?? []
    )
  }
  return {
    forget: () => keptNamespaces?.forget(),
    wrapCommand({ layers, sharedFolder }, run) {
      const [file, ...args] = viewCommand
      return {
        file,
        args: [...args, '4', ...namespacesFor(layers, sharedFolder)],
        instructions: nulSeparated([...map, ...ordersOf(layers), 'run', ...run]),
      }
    },
  }
}

function viewCommandLine(): readonly [string, ...string[]] | undefined {
  const perl = trustedProgram('perl')
  const program = perlProgram(
    perlMapping,
    perlCopies,
    perlNamespaces,
    perlInto,
    perlView,
    perlOrders,
    perlAttended,
    perlShow,
  )
  return perl && program ? [perl, '-e', program] : undefined
}

export function ordersOf(layers: readonly Layer[]): string[] {
  const layerByPath = new Map(layers.map((layer) => [layer.path, layer]))
  return layers.flatMap((layer) => {
    const { path, access, from = path, upper = '' } = layer
    return ['layer', isFolderOnly(layer, layerByPath) ? 'folder' : access, path, from, upper]
  })
}

/** Comes before the maps: copies take the files as they are on the disk. */
const copiesOf = (layers: readonly Layer[]): string[] =>
  layers.flatMap(({ path, upper }) => (upper === undefined ? [] : ['-c', path, upper]))

/**
 * The outermost places that become the command's own, including tools below /root. `shared` stands for all writable
 * places below it.
 */
function mapArguments(layers: readonly Layer[], flag: '-w' | '-r', shared: string): string[] {
  const pathsWith = (accesses: readonly Access[]): string[] =>
    layers
      .filter(({ access }) => accesses.includes(access))
      .map(({ path, access, from = path }) => (access === 'write' && isBelow(from, shared) ? shared : from))
  const enclosingPaths = pathsWith(flag === '-w' ? ['write'] : ['write', 'copy', 'read'])
  const candidates = [...new Set(pathsWith([flag === '-w' ? 'write' : 'read']))]
  const outer = candidates.filter((path) => !enclosingPaths.some((other) => other !== path && isBelow(path, other)))
  return outer.flatMap((path) => [flag, path])
}

/**
 * The group's signals are for the command. /proc is not replaced: none can be mounted in a user namespace if this one is
 * read-only. What it runs is pid 1 of a namespace: a bubblewrap that was killed between two system calls left a child that
 * waited for ever (11 of 300). If a system call filter refuses the kept namespaces, each start makes its own.
 */
const perlShow = `
attended();$SIG{INT}=$SIG{TERM}="IGNORE";my$ns=0;
if(@ARGV&&eval{into(@ARGV);1}){must(syscall($UNSHARE,0x20000),"mount namespace");private()}
else{namespaces();private();$ns=mapping($set{map})if$set{map};copies($ns,$set{map},@layers)}
attended();my@d=device();my$proc=tree("/proc");trees($ns,@layers);root();mkdir"$R/proc",0755;place($proc,"$R/proc");dev(@d);places(@layers);pivot();
must(syscall($UNSHARE,0x20000000),"pid namespace");my$k=fork//die"fork: $!\\n";
if($k){waitpid$k,0;syscall($EXIT,$?&127?128+($?&127):$?>>8)}
attended();exec@run;die"$run[0]: $!\\n"`

/** A mount namespace that is prepared once; later starts enter it without the cost of its mounts. */
interface KeptNamespaces {
  /**
   * Paths of the namespaces, in the sequence of entering. `prepare` is run again only if its words or the files at `paths`
   * changed. Undefined if they cannot be kept.
   */
  enter(prepare: readonly string[], paths: readonly string[]): readonly string[] | undefined
  /** Makes the next start prepare it again, after a write below its copies. */
  forget(): void
}

export function keepNamespaces(kinds: readonly ('user' | 'mnt')[]): KeptNamespaces | undefined {
  const [perl, hold] = [trustedProgram('perl'), perlProgram(perlHold)]
  if (!perl || !hold) return undefined
  let key: string | undefined
  let descriptors: readonly number[] = []
  const forget = (): void => {
    for (const descriptor of descriptors) closeSync(descriptor)
    descriptors = []
    key = undefined
  }
  const paths = (): string[] => descriptors.map((descriptor) => `/proc/${process.pid}/fd/${descriptor}`)
  return {
    forget,
    enter(prepare, places) {
      const newKey = [...prepare, ...places.map(fingerprintOf)].join('\0')
      if (newKey !== key) {
        forget()
        descriptors = openNamespaces([...prepare, perl, '-e', hold], kinds)
        key = newKey
      }
      return descriptors.length === 0 ? undefined : paths()
    },
  }
}

const fingerprintOf = (path: string): string => {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat ? `${stat.dev}:${stat.ino}` : ''
}

/** Opens the new namespaces close-on-exec, so they live as long as this process. */
function openNamespaces([file = '', ...args]: readonly string[], kinds: readonly string[]): number[] {
  const { status, stdout } = spawnSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const pid = Number(stdout)
  if (status !== 0 || !Number.isSafeInteger(pid) || pid < 2) return []
  try {
    return kinds.map((kind) => openSync(`/proc/${pid}/ns/${kind}`, 'r'))
  } catch {
    return []
  } finally {
    process.kill(pid, 'SIGKILL')
  }
}

/** Leaves a process in the namespaces until they are opened, and prints its pid. */
const perlHold = `my$k=fork//die"fork: $!\\n";if($k){print$k;exit}close STDOUT;sleep 10`

/** `into`: enters namespaces. Entering a user namespace resets the parent-death signal. */
const perlInto = `sub into{my@n=map{open my$n,"<",$_ or die"$_: $!\\n";$n}@_;must(syscall($SETNS,fileno$_,0),"setns")for@n}
`
