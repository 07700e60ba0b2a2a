/**
 * Root gives the agent a uid that nobody has (uid 0 without any capability still opens /proc/sys/kernel/core_pattern),
 * and shows it the writable folders through idmapped mounts, in which that uid is what root is on the disk. Nothing is
 * chowned, so an iteration pays nothing for it, and what the agent leaves belongs to root as before.
 */

/** Between those of distributions and 65,536, which containers end at; systemd hands out the same ones. */
export const agentUid = (pid: number): number => 61_184 + (pid % 4000)

/** `sub mapping`: a descriptor of a user namespace in which root on the disk is `$uid`. The process that made it is gone. */
export const perlMapping = `sub mapping{my$u=shift;pipe(my$r,my$w);pipe(my$e,my$f);my$k=fork;
if(!$k){close$f;syscall($UNSHARE,0x10000000)==0 or exit 1;syswrite$w,"x";sysread$e,my$x,1;syscall($EXIT,0)}
close$w;sysread($r,my$x,1)==1 or die"no user namespace\\n";
my$m="0 $u 1\\n1 1 ".($u-1)."\\n".($u+1)." ".($u+1)." ".(4294967294-$u-1)."\\n";
for my$n("uid_map","gid_map"){open my$o,">","/proc/$k/$n"or die"$n: $!\\n";defined syswrite($o,$m)or die"$n: $!\\n"}
open my$ns,"<","/proc/$k/ns/user"or die"ns/user: $!\\n";close$f;waitpid$k,0;$ns}
`

/**
 * `sub copy`: shows a folder with what is written to it going elsewhere (overlayfs), for root with its files mapped
 * before. Where the kernel does not do that, the folder can only be read. Volatile (Linux 5.10): else the end of each
 * waits until all of the disk is synced, 2 to 100 ms (measured); such a copy is taken again once its mark is away. Not by
 * sudo, whose user could not remove the mark.
 */
export const perlCopies = `sub copy{my($p,$d,$u,$ns)=@_;
if($ns){my$fd=tree($p);if(attr($fd,0x100000,fileno$ns)==0){place($fd,$p)}else{syscall($CLOSE,$fd)}chown$u,$u,"$d/upper"}
my($t,$q,$o)=("overlay",$p,"lowerdir=$p,upperdir=$d/upper,workdir=$d/work".($ns?"":",userxattr"));my$v="$o,volatile";
my$mark="$d/work/work/incompat";unlink"$mark/volatile/dirty"and rmdir"$mark/volatile"and rmdir$mark;
return if($ns||$<)&&syscall($MOUNT,$t,$q,$t,6,$v)==0||syscall($MOUNT,$t,$q,$t,6,$o)==0;
my$fd=tree($p);must(attr($fd,1),"read-only $p");place($fd,$p)}
`

/** `namespaces`: mounts of its own, for root; for others in a user namespace in which they stay who they are. */
export const perlNamespaces = `sub namespaces{my@w=($<,$(+0);must(syscall($UNSHARE,$w[0]?0x10020000:0x20000),"namespaces");return if!$w[0];
for(["setgroups","deny"],["uid_map","$w[0] $w[0] 1"],["gid_map","$w[1] $w[1] 1"]){
open my$o,">","/proc/self/$$_[0]"or die"$$_[0]: $!\\n";defined syswrite($o,$$_[1])or die"$$_[0]: $!\\n"}}
`

/**
 * `perl -e … UID (-c PATH UPPER | -w PATH | -r PATH)… -- COMMAND…`: the command in namespaces where caches are copies and,
 * where there is a UID, paths are mapped; -r as far as their file system allows it, and without what is mapped below them
 * already. Capabilities in them end with `exec`.
 */
export const perlPrepare = `syscall($PRCTL,1,9,0,0,0);my$u=shift;namespaces();
must(syscall($MOUNT,$NONE,$ROOT,0,0x44000,0),"private mounts");my$ns=$u?mapping($u):0;
while((my$k=shift)ne"--"){my$p=shift;if($k eq"-c"){copy($p,shift,$u,$ns);next}next if!$ns;
my$fd=tree($p);if(attr($fd,$k eq"-r"?0x100000:0x100006,fileno$ns)==0||$k eq"-r"&&attr($fd,0x100000,fileno$ns,0)==0){place($fd,$p)}
else{die"idmap $p: $!\\n"if$k eq"-w";syscall($CLOSE,$fd)}}
exec@ARGV;die"$ARGV[0]: $!\\n"`
