import type { Confined } from '../command.ts'
import { type Inside, resetSignals } from './bubblewrap.ts'
import { agentUid, perlCopies, perlMapping } from './idmap.ts'
import { perlProgram } from './perl.ts'
import { dyingWithTheEngine, withoutCapabilities } from './pid-namespace.ts'
import { trustedProgram } from './trusted-program.ts'
import type { Layer } from './view.ts'

/** C3 without bubblewrap: util-linux makes the namespaces, perl what is seen in them. Undefined where one is missing. */
export function mountScript(owner: 'root' | 'user'): ((inside: Inside) => Confined) | undefined {
  const parts = scriptParts(owner === 'root' ? agentUid(process.pid) : undefined)
  return (
    parts &&
    (({ command, layers }) => ({
      ...command,
      file: parts.setpriv,
      args: [...dyingWithTheEngine, ...parts.enter(4)],
      instructions: parts.orders({ command, layers }),
      lifeline: 'descriptor',
      ender: 'kernel',
    }))
  )
}

/**
 * Its command line and its orders. `uid`: as root, whom the command becomes, in idmapped places; without one it keeps
 * the uid of the user who makes the namespaces.
 */
export function scriptParts(uid: number | undefined, asSudo?: { uid: number; gid: number }) {
  const [unshare, setpriv, perl, env] = ['unshare', 'setpriv', 'perl', 'env'].map(trustedProgram)
  const program = perlProgram(perlMapping, perlCopies, perlEnter, perlInit)
  if (!unshare || !setpriv || !perl || !env || !program) return undefined
  const asRoot = uid !== undefined || asSudo !== undefined
  const who = asSudo ?? { uid, gid: uid }
  const become = asRoot
    ? ['--reuid', String(who.uid), '--regid', String(who.gid), '--clear-groups', ...withoutCapabilities]
    : [...withoutCapabilities, '--ambient-caps=-all']
  const user = asRoot ? [] : ['--user', '--map-current-user', '--keep-caps']
  return {
    setpriv,
    enter: (descriptor: number): string[] => [
      ...[unshare, ...user, '--mount', '--pid', '--ipc', '--uts', '--fork', '--kill-child', '--'],
      ...[perl, '-e', program, String(descriptor)],
    ],
    orders: ({ command, layers }: Inside): string =>
      [
        ...(uid === undefined ? [] : ['map', String(uid)]),
        ...['root', asRoot ? '1' : '', 'cwd', command.cwd],
        ...(asSudo ? Object.entries(command.env).flatMap(([name, value]) => ['env', `${name}=${value}`]) : []),
        ...layers.flatMap(({ path, access, from = path, upper }: Layer) => ['layer', access, path, from, upper ?? '']),
        ...['run', setpriv, ...become, '--', env, resetSignals, command.file, ...command.args],
      ]
        .map((word) => `${word}\0`)
        .join(''),
  }
}

/**
 * Copies what stays visible, makes everything read-only, hides, and shows the copies again: the system calls of Linux
 * 5.12, one for all mounts, where mount(8) would take a process for each. Its orders come by a descriptor.
 */
const perlEnter = `
open my$in,"<&=",shift or die"orders: $!\\n";my@o=do{local$/;split/\\0/,<$in>,-1};close$in;pop@o;
my(@layers,@env,@run,%set);
while(@o){my$w=shift@o;if($w eq"run"){@run=@o;last}if($w eq"env"){push@env,shift@o}
elsif($w eq"layer"){push@layers,[splice@o,0,4]}else{$set{$w}=shift@o}}
must(syscall($MOUNT,$NONE,$ROOT,0,0x44000,0),"private mounts");
sub fresh{my($t,$p,$flags,$o)=@_;must(syscall($MOUNT,$t,$p,$t,$flags,$o),"$t on $p")}
my($proc,$nothing)=("/proc","");fresh("proc",$proc,0xe,$nothing);my$ns=$set{map}?mapping($set{map}):0;
for(@layers){my($a,$p,$f,$d)=@$_;copy($p,$d,$set{map},$ns)if$a eq"copy"}
for(@layers){my($a,$p,$f)=@$_;next if$a eq"empty";
if($a eq"copy"){$_->[4]=tree($p);next}
if($a eq"nothing"){$_->[4]=tree("/dev/null");next}
my$fd=$_->[4]=syscall(428,-100,$f,0x88001);if($fd<0){die"$f: $!\\n"if$a eq"write";next}
if($a eq"write"){must(attr($fd,$ns?0x100006:0x6,$ns?fileno$ns:0),"idmap $f")}
else{attr($fd,0x100000,fileno$ns)if$ns;must(attr($fd,1),"read-only $f")}}
my$all=must(syscall(428,-100,$ROOT,0x80000),"root");must(attr($all,1),"read-only root");syscall($CLOSE,$all);
fresh("proc",$proc,0xe,$nothing);
if($set{root}){my$fd=tree("/proc/sys");must(attr($fd,1),"read-only /proc/sys");place($fd,"/proc/sys")}
elsif(open my$n,">","/proc/sys/user/max_user_namespaces"){syswrite$n,"0"}
my($shm,$pts,$mq,$o1,$o2)=("/dev/shm","/dev/pts","/dev/mqueue","mode=1777","newinstance,ptmxmode=0666,mode=620");
fresh("tmpfs",$shm,6,$o1)if-d$shm;
if(-d$pts){fresh("devpts",$pts,10,$o2);my$fd=tree("/dev/pts/ptmx");place($fd,"/dev/ptmx")if!-l"/dev/ptmx"}
fresh("mqueue",$mq,14,$nothing)if-d$mq;
sub parents{my$p=shift;my@m;while(($p)=$p=~m{^(.+)/[^/]+$}){last if-d$p;unshift@m,$p}mkdir$_,0755 for@m}
my$mode="mode=755";
for(@layers){my($a,$p,$f,$d,$fd)=@$_;
if($a eq"empty"){parents($p);-d$p or mkdir$p,0755;fresh("tmpfs",$p,6,$mode);next}
next if$fd<0;parents($p);
if(-d"/proc/self/fd/$fd/."){-d$p or mkdir$p,0755}elsif(!-e$p){open my$n,">",$p or die"$p: $!\\n"}
place($fd,$p)}
for(@layers){my($a,$p)=@$_;next if$a ne"empty";my$fd=must(syscall(428,-100,$p,0x80000),$p);must(attr($fd,1,0,0),"read-only $p");syscall($CLOSE,$fd)}
`

/** It stays pid 1: reaps orphans, keeps the exit code, and says on descriptor 3 how many processes outlived the command (`glob` would load a module). */
const perlInit = `
chdir$set{cwd}or die"$set{cwd}: $!\\n";%ENV=map{split/=/,$_,2}@env if@env;
open my$status,">&=",3 or die"status: $!\\n";open my$err,">&",\\*STDERR;$SIG{INT}=$SIG{TERM}="IGNORE";
my$k=fork;if(!$k){syscall($CLOSE,3);exec{$run[0]}@run;print STDERR"$run[0]: $!\\n";syscall($EXIT,127)}
syscall($CLOSE,$_)for 1,2,fileno$err;
my$code;while(!defined$code){my$p=wait;last if$p<0;$code=$?if$p==$k}
opendir my$d,"/proc";my$left=grep{/^\\d/&&$_!=1}readdir$d;syswrite$status,"leftovers $left\\n";
syscall($EXIT,$code&127?128+($code&127):$code>>8)
`
