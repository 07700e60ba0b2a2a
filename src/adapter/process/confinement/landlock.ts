import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { tryRead } from '../../../core/text/try-read.ts'
import type { ProcessCommand } from '../command.ts'
import type { ConfinedView } from './confine-command.ts'
import { isBelow, isShown, type Layer } from './layer.ts'
import { perlProgram } from './perl.ts'
import { withoutCapabilities } from './pid-namespace.ts'
import { trustedProgram } from './view.ts'

/**
 * C2: the kernel refuses files that are not listed. Works without rights or packages, also in containers and pods. As root
 * the command becomes `uid`. Sockets with a path stay open; the wrap around it handles processes.
 */
export function landlock(uid?: number): ((inside: ConfinedView) => ProcessCommand) | undefined {
  const [perl, setpriv] = [trustedProgram('perl'), trustedProgram('setpriv')]
  const program = perlProgram(perlLandlock)
  if (!perl || !program || (uid !== undefined && !setpriv)) return undefined
  // uid 0 opens root's files, and with its capabilities the environment of every process.
  const asUid = ['--reuid', String(uid), '--regid', String(uid), '--clear-groups', ...withoutCapabilities, '--']
  const [file = perl, ...prefix] = uid === undefined ? [perl] : [setpriv ?? '', ...asUid, perl]
  return ({ command, layers }) => ({
    ...command,
    file,
    args: [
      ...prefix,
      '-e',
      program,
      ...writableOf(layers),
      '--',
      ...readableOf(layers),
      '--',
      command.file,
      ...command.args,
    ],
  })
}

/** Expected by every program; /dev/shm is shared and stays closed. */
const devices = ['/dev/null', '/dev/zero', '/dev/full', '/dev/tty', '/dev/ptmx', '/dev/pts']

const writableOf = (layers: readonly Layer[]): string[] => [
  ...devices,
  ...layers.flatMap(({ path, access, from = path }) => (access === 'write' && from === path ? [path] : [])),
]

/** A rule covers everything below a folder, so a folder with hidden parts is replaced by its entries. */
function readableOf(layers: readonly Layer[]): string[] {
  const hidden = layers.filter(({ access }) => access === 'empty' || access === 'text').map(({ path }) => path)
  const visible = (path: string): string[] => {
    if (hidden.includes(path)) return []
    return hidden.some((place) => isBelow(place, path)) ? entries(path).flatMap(visible) : [path]
  }
  const devices = entries('/dev').filter((path) => !sharedDevices.test(path))
  return [...new Set(['/proc', ...devices, ...layers.filter(isShown).flatMap(({ path }) => visible(path))])]
}

const sharedDevices = /^\/dev\/(shm|mqueue)$/

const entries = (folder: string): string[] => tryRead(() => readdirSync(folder).map((name) => join(folder, name))) ?? []

// Rights depend on the kernel's version; files get only rights that files have. Containers lack open_tree, so O_PATH is
// used. A link in /dev can lead to a pipe (EBADFD), which needs no rule.
const perlLandlock = `
my$abi=syscall(444,0,0,1);die"Landlock: $!\\n"if$abi<1;
my$fs=0x1fff|($abi>1?1<<13:0)|($abi>2?1<<14:0)|($abi>4?1<<15:0);
my$rules=pack("Q3",$fs,0,$abi>5?3:0);my$fd=must(syscall(444,$rules,$abi>5?24:$abi>3?16:8,0),"Landlock");
for my$access($fs,13){while(defined(my$p=shift)){last if$p eq"--";
sysopen(my$f,$p,0x280000)or next;
my$r=pack("Ql",$access&(-d$p?$fs:0xc007&$fs),fileno$f);syscall(445,$fd,1,$r,0)>=0||$!==77||die"Landlock $p: $!\\n";close$f}}
must(syscall($PRCTL,38,1,0,0,0),"no_new_privs");must(syscall(446,$fd,0),"Landlock");
exec{$ARGV[0]}@ARGV;print STDERR"$ARGV[0]: $!\\n";exit 127
`
