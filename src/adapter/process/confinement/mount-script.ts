import type { ConfinedCommand } from '../command.ts'
import { type ConfinedView, countOwnProcesses, nulSeparated, resetSignals } from './confine-command.ts'
import { withoutUserNamespaces } from './no-user-namespaces.ts'
import { perlLoopback } from './own-network.ts'
import { agentUid, perlCopies, perlMapping, perlOrders, perlProgram, perlView } from './perl.ts'
import { dyingWithTheEngine, withoutCapabilities } from './pid-namespace.ts'
import { ordersOf } from './prepared-view.ts'
import { trustedProgram } from './view.ts'

/** C3 without bubblewrap: util-linux creates the namespaces, perl the view. Undefined if a program is missing. */
export function mountScript(owner: 'root' | 'user'): ((inside: ConfinedView) => ConfinedCommand) | undefined {
  const script = scriptParts(owner === 'root' ? agentUid(process.pid) : undefined)
  return (
    script &&
    ((inside) => ({
      ...inside.command,
      file: script.setpriv,
      args: [...dyingWithTheEngine, ...script.enter(4, inside)],
      instructions: script.orders(inside),
      lifeline: 'descriptor',
      ender: 'kernel',
    }))
  )
}

/** `uid`: root's command becomes it, with idmapped places; undefined: it keeps the uid of the user who creates the namespaces. */
export function scriptParts(uid: number | undefined, asSudo?: { uid: number; gid: number }) {
  const [unshare, setpriv, perl, env] = ['unshare', 'setpriv', 'perl', 'env'].map(trustedProgram)
  const program = perlProgram(perlMapping, perlCopies, perlOrders, perlView, perlLoopback, perlEnter, perlInit)
  if (!unshare || !setpriv || !perl || !env || !program) return undefined
  const asRoot = uid !== undefined || asSudo !== undefined
  const identity = asSudo ?? { uid, gid: uid }
  const dropRights = asRoot
    ? ['--reuid', String(identity.uid), '--regid', String(identity.gid), '--clear-groups', ...withoutCapabilities]
    : [...withoutCapabilities, '--ambient-caps=-all']
  const userNamespace = asRoot ? [] : ['--user', '--map-current-user', '--keep-caps']
  return {
    setpriv,
    enter: (descriptor: number, { ownNetwork }: ConfinedView): string[] => [
      ...[unshare, ...userNamespace, '--mount', '--pid', '--ipc', '--uts', ...(ownNetwork ? ['--net'] : [])],
      ...['--fork', '--kill-child', '--'],
      ...[perl, '-e', program, String(descriptor)],
    ],
    orders: ({ command, layers, ownNetwork = false }: ConfinedView): string =>
      nulSeparated([
        ...(uid === undefined ? [] : ['map', String(uid)]),
        ...['root', asRoot ? '1' : '', 'cwd', command.cwd, 'net', ownNetwork ? '1' : ''],
        ...['own', String(countOwnProcesses(1, { ownNetwork }))],
        ...(asSudo ? Object.entries(command.env).flatMap(([name, value]) => ['env', `${name}=${value}`]) : []),
        ...ordersOf(layers),
        ...[
          'run',
          ...(asRoot ? withoutUserNamespaces() : []),
          setpriv,
          ...dropRights,
          '--',
          env,
          resetSignals,
          command.file,
          ...command.args,
        ],
      ]),
  }
}

/** Mounts /proc and devices; the rest is in `perl.ts`. */
const perlEnter = `
loopback()if$set{net};private();my($proc,$nothing)=("/proc","");fresh("proc",$proc,0xe,$nothing);my$ns=$set{map}?mapping($set{map}):0;
copies($ns,$set{map},@layers);my@d=device();trees($ns,@layers);root();
mkdir"$R/proc",0755;fresh("proc","$R/proc",0xe,$nothing);
if($set{root}){my$fd=tree("$R/proc/sys");must(attr($fd,1),"read-only /proc/sys");place($fd,"$R/proc/sys")}
elsif(open my$n,">","$R/proc/sys/user/max_user_namespaces"){syswrite$n,"0"}
dev(@d);if(-d"/dev/mqueue"){mkdir"$R/dev/mqueue",0755;fresh("mqueue","$R/dev/mqueue",14,$nothing)}
places(@layers);pivot();
`

/**
 * Stays pid 1: reaps orphans, keeps the exit code, and reports on descriptor 3 how many processes outlived the command
 * (`glob` would load a module). The empty line checks that the engine is still there.
 */
const perlInit = `
chdir$set{cwd}or die"$set{cwd}: $!\\n";%ENV=map{split/=/,$_,2}@env if@env;
open my$status,">&=",3 or die"status: $!\\n";open my$err,">&",\\*STDERR;$SIG{INT}=$SIG{TERM}="IGNORE";
defined syswrite$status,"\\n"or syscall($EXIT,137);
my$k=fork;if(!$k){syscall($CLOSE,3);exec{$run[0]}@run;print STDERR"$run[0]: $!\\n";syscall($EXIT,127)}
syscall($CLOSE,$_)for 1,2,fileno$err;
my$code;while(!defined$code){my$p=wait;last if$p<0;$code=$?if$p==$k}
opendir my$d,"/proc";my$left=grep(/^\\d/,readdir$d)-$set{own};syswrite$status,"leftovers $left\\n";
syscall($EXIT,$code&127?128+($code&127):$code>>8)
`
