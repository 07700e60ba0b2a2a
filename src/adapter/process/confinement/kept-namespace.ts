import { spawnSync } from 'node:child_process'
import { closeSync, openSync, statSync } from 'node:fs'
import { perlProgram } from './perl.ts'
import { trustedProgram } from './view.ts'

/** A mount namespace that is made ready once, and that later starts enter: what is mounted in it costs them nothing. */
export interface KeptNamespace {
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
  const [perl, into, hold] = [trustedProgram('perl'), perlProgram(perlInto, perlTry), perlProgram(perlHold)]
  if (!perl || !into || !hold) return undefined
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
        // Not where a filter of system calls refuses it.
        if (spawnSync(perl, ['-e', into, ...paths()], { stdio: 'ignore' }).status !== 0) forget()
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
export const perlInto = `sub into{my@n=map{open my$n,"<",$_ or die"$_: $!\\n";$n}@_;must(syscall($SETNS,fileno$_,0),"setns")for@n}
`

const perlTry = `into(@ARGV);must(syscall($UNSHARE,0x20000),"mount namespace")`
