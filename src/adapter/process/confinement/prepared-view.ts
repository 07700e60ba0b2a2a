import { spawnSync } from 'node:child_process'
import { closeSync, openSync, statSync } from 'node:fs'
import type { ConfinedCommand } from '../command.ts'
import { type Inside, nulSeparated } from './inside.ts'
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

/** Puts what a command sees around `run`; `kept` for later starts is what is dear and the same for all. */
interface PreparedView {
  show(
    inside: Pick<Inside, 'layers' | 'shared'>,
    run: readonly string[],
  ): Pick<ConfinedCommand, 'file' | 'args' | 'instructions'>
  forget(): void
}

/**
 * As root with the uid that the command becomes, else in a user namespace. What is mapped and copied is kept and entered by
 * the starts that share their caches; on top of it each makes its own view. Undefined where there is no perl.
 */
export function preparedView(uid?: number): PreparedView | undefined {
  const [line, perl] = [viewLine(), trustedProgram('perl')]
  const program = perlProgram(perlMapping, perlCopies, perlNamespaces, perlPrepare)
  if (!line || !perl || !program) return undefined
  const kept = keptNamespace(uid === undefined ? ['user', 'mnt'] : ['mnt'])
  const map = uid === undefined ? [] : ['map', String(uid)]
  const prepare = (layers: readonly Layer[], shared: string): string[] => {
    const maps = uid === undefined ? [] : [...mapped(layers, '-w', shared), ...mapped(layers, '-r', shared)]
    return [perl, '-e', program, uid === undefined ? '' : String(uid), ...copiesOf(layers), ...maps, '--']
  }
  const entered = (layers: readonly Layer[], shared: string | undefined): readonly string[] => {
    if (shared === undefined) return []
    const words = prepare(layers, shared)
    return (
      kept?.enter(
        words,
        words.filter((word) => word.startsWith('/')),
      ) ?? []
    )
  }
  return {
    forget: () => kept?.forget(),
    show({ layers, shared }, run) {
      const [file, ...args] = line
      return {
        file,
        args: [...args, '4', ...entered(layers, shared)],
        instructions: nulSeparated([...map, ...layersInOrders(layers), 'run', ...run]),
      }
    },
  }
}

/** Needs the number of the descriptor that the orders come by, and the namespaces to enter first. */
function viewLine(): readonly [string, ...string[]] | undefined {
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

export function layersInOrders(layers: readonly Layer[]): string[] {
  const named = new Map(layers.map((layer) => [layer.path, layer]))
  return layers.flatMap((layer) => {
    const { path, access, from = path, upper = '' } = layer
    return ['layer', isFolderOnly(layer, named) ? 'folder' : access, path, from, upper]
  })
}

/** Before what is written is mapped: the copies take it as it is on the disk. */
const copiesOf = (layers: readonly Layer[]): string[] =>
  layers.flatMap(({ path, upper }) => (upper === undefined ? [] : ['-c', path, upper]))

/**
 * Places whose files are to be the command's own, tools below /root too; what lies below one that is mapped or copied is
 * mapped with it. `shared` stands for what may be written below it.
 */
function mapped(layers: readonly Layer[], flag: '-w' | '-r', shared: string): string[] {
  const of = (accesses: readonly Access[]): string[] =>
    layers
      .filter(({ access }) => accesses.includes(access))
      .map(({ path, access, from = path }) => (access === 'write' && isBelow(from, shared) ? shared : from))
  const around = of(flag === '-w' ? ['write'] : ['write', 'copy', 'read'])
  const own = [...new Set(of([flag === '-w' ? 'write' : 'read']))]
  const outer = own.filter((path) => !around.some((other) => other !== path && isBelow(path, other)))
  return outer.flatMap((path) => [flag, path])
}

/**
 * The group's friendly signals are for the command. /proc stays what it is: no other can be mounted in a user namespace
 * where this one is read-only. What it runs is pid 1 of a namespace: a bubblewrap that is killed between two of its
 * system calls otherwise leaves a child that waits for ever (11 of 300 that were killed in their first 20 ms). Where a filter
 * of system calls refuses the kept namespaces, each start makes its own.
 */
const perlShow = `
attended();$SIG{INT}=$SIG{TERM}="IGNORE";my$ns=0;
if(@ARGV&&eval{into(@ARGV);1}){must(syscall($UNSHARE,0x20000),"mount namespace");private()}
else{namespaces();private();$ns=mapping($set{map})if$set{map};copies($ns,$set{map},@layers)}
attended();my@d=device();my$proc=tree("/proc");trees($ns,@layers);root();mkdir"$R/proc",0755;place($proc,"$R/proc");dev(@d);places(@layers);pivot();
must(syscall($UNSHARE,0x20000000),"pid namespace");my$k=fork//die"fork: $!\\n";
if($k){waitpid$k,0;syscall($EXIT,$?&127?128+($?&127):$?>>8)}
attended();exec@run;die"$run[0]: $!\\n"`

/** A mount namespace that is made ready once, and that later starts enter: what is mounted in it costs them nothing. */
interface KeptNamespace {
  /**
   * Its namespaces as paths, in the order in which they are entered: what `prepare` and its words make, made again only
   * where one of `paths` is another file now. Undefined where it cannot be kept.
   */
  enter(prepare: readonly string[], paths: readonly string[]): readonly string[] | undefined
  /** The next start makes it anew: something wrote where its copies begin. */
  forget(): void
}

/** `kinds`: the namespaces that `prepare` makes, in the order in which they are entered. */
export function keptNamespace(kinds: readonly ('user' | 'mnt')[]): KeptNamespace | undefined {
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
      const now = [...prepare, ...places.map(printOf)].join('\0')
      if (now !== key) {
        forget()
        descriptors = made([...prepare, perl, '-e', hold], kinds)
        key = now
      }
      return descriptors.length === 0 ? undefined : paths()
    },
  }
}

const printOf = (path: string): string => {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat ? `${stat.dev}:${stat.ino}` : ''
}

/** Descriptors of the namespaces, close-on-exec: they live for as long as this process. */
function made([file = '', ...args]: readonly string[], kinds: readonly string[]): number[] {
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

/** Leaves a process in the namespaces, for the moment in which they are opened, and says which. */
const perlHold = `my$k=fork//die"fork: $!\\n";if($k){print$k;exit}close STDOUT;sleep 10`

/** `into`: enters namespaces. One of a user takes back who ends this process. */
const perlInto = `sub into{my@n=map{open my$n,"<",$_ or die"$_: $!\\n";$n}@_;must(syscall($SETNS,fileno$_,0),"setns")for@n}
`
