import type { CallPlaces } from '../command.ts'
import type { ConfinedView } from './confine-command.ts'
import { trustedProgram } from './view.ts'

export interface Door {
  readonly port: number
  readonly socket: string
}

export interface OwnNetwork {
  readonly egress: 'listed' | 'none'
  readonly doors: { readonly model: readonly Door[]; readonly others: readonly Door[] }
  environment(doors: readonly Door[]): Readonly<Record<string, string>>
}

const folder = '/run/ralph'

/**
 * Starts the command behind a process that forwards the doors' ports. It runs in the command's namespaces and ends with
 * them. Without a network of its own, the command is unchanged.
 */
export function withDoors(
  inside: ConfinedView,
  network: OwnNetwork | undefined,
  { callsModel }: Pick<CallPlaces, 'callsModel'>,
): ConfinedView {
  if (network === undefined) return inside
  const doors = callsModel ? network.doors.model : network.doors.others
  const placedDoors = doors.map(({ port, socket }) => ({ port, socket, path: `${folder}/${port}` }))
  const { command, layers } = inside
  const words = placedDoors.flatMap(({ port, path }) => [String(port), path])
  return {
    ...inside,
    command: {
      ...command,
      file: trustedProgram('perl') ?? 'perl',
      args: ['-e', forwardScript, '--', ...words, '--', command.file, ...command.args],
      env: { ...command.env, ...network.environment(doors) },
    },
    layers: [
      ...layers,
      ...(placedDoors.length > 0 ? [{ path: folder, access: 'empty' as const }] : []),
      ...placedDoors.map(({ path, socket }) => ({ path, access: 'system' as const, from: socket })),
    ],
    ownNetwork: true,
  }
}

export const perlLoopback = `
sub loopback{socket(my$s,2,2,0)or die"loopback: $!\\n";my$q=pack("a16sx22","lo",0x49);ioctl($s,0x8914,$q)or die"loopback: $!\\n";close$s}
`

/**
 * `perl -e … (PORT SOCKET)… -- COMMAND…`. One process for all connections, so the number of our processes is known; it is
 * nobody's child, so no program waits for it. It reads only as fast as the other end accepts.
 */
const forwardScript = `
use strict;my@l;
while((my$p=shift)ne"--"){my$u=shift;socket(my$s,2,1,0)or die"port $p: $!\\n";setsockopt($s,1,2,pack("l",1));
bind($s,pack("Sna4x8",2,$p,"\\x7f\\0\\0\\1"))&&listen($s,128)or die"port $p: $!\\n";fcntl($s,4,2048);push@l,[$s,$u]}
my$k=fork//die"fork: $!\\n";
if($k){waitpid$k,0;exec{$ARGV[0]}@ARGV;print STDERR"$ARGV[0]: $!\\n";exit 127}
exit if fork;
$SIG{$_}="IGNORE"for"INT","TERM","HUP","PIPE","QUIT";chdir"/";
open STDIN,"<","/dev/null";open STDOUT,">","/dev/null";open STDERR,">","/dev/null";
my%c;
sub drop{my$f=shift;my$c=delete$c{$f}or return;my$q=delete$c{$$c[1]};close$$c[0];close$$q[0]if$q}
while(1){
my($r,$w)=("","");vec($r,fileno$$_[0],1)=1 for@l;
for my$f(keys%c){my$c=$c{$f};vec($r,$f,1)=1 if!$$c[3]&&length$c{$$c[1]}[2]<262144;vec($w,$f,1)=1 if length$$c[2]}
select($r,$w,undef,undef)>0 or next;
for(@l){vec($r,fileno$$_[0],1)&&accept(my$a,$$_[0])or next;
my$b;socket($b,1,1,0)&&connect($b,pack("Sa108",1,$$_[1]))or next;
fcntl($_,4,2048)for$a,$b;my($f,$g)=(fileno$a,fileno$b);$c{$f}=[$a,$g,"",0,0];$c{$g}=[$b,$f,"",0,0]}
for my$f(keys%c){my$c=$c{$f}or next;my$q=$c{$$c[1]};
if(vec($r,$f,1)){my$n=sysread$$c[0],$$q[2],65536,length$$q[2];
if(defined$n){$$c[3]=1 if!$n}elsif($!!=11&&$!!=4){drop($f);next}}
if(vec($w,$f,1)){my$n=syswrite$$c[0],$$c[2];
if(defined$n){substr($$c[2],0,$n)=""}elsif($!!=11&&$!!=4){drop($f);next}}
for([$c,$q],[$q,$c]){my($m,$o)=@$_;if($$o[3]&&!$$m[4]&&!length$$m[2]){shutdown($$m[0],1);$$m[4]=1}}
drop($f)if$$c[4]&&$$q[4]}}
`
