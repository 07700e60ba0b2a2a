/** System call numbers; from 424 on they are the same on all machines. */
const numbers = {
  x64: { UNSHARE: 272, MOUNT: 165, CLOSE: 3, EXIT: 231, PRCTL: 157, SETNS: 308, PIVOT: 155, UMOUNT: 166 },
  arm64: { UNSHARE: 97, MOUNT: 40, CLOSE: 57, EXIT: 94, PRCTL: 167, SETNS: 268, PIVOT: 41, UMOUNT: 39 },
} as const

/**
 * A perl program (perl is in every Debian and Ubuntu) with named system calls; undefined for machines with unknown numbers.
 * Perl's `syscall` writes to its arguments, so they are no constants. `require POSIX` would take 13 ms of CPU.
 */
export function perlProgram(...scripts: readonly string[]): string | undefined {
  const { arch } = process
  if (arch !== 'x64' && arch !== 'arm64') return undefined
  const names = Object.entries(numbers[arch]).map(([name, number]) => `my$${name}=${number};`)
  return ['use strict;', ...names, helpers, ...scripts].join('')
}

// open_tree copies a tree of mounts, mount_setattr changes it, move_mount shows it somewhere.
const helpers = `my($NONE,$ROOT,$EMPTY,$R,$DOT)=("none","/","","/tmp",".");
sub must{my($n,$w)=@_;$n>=0 or die"$w: $!\\n";$n}
sub tree{my$p=shift;must(syscall(428,-100,$p,0x88001),"open_tree $p")}
sub attr{my($fd,$set,$ns,$deep)=@_;my$a=pack("Q4",$set,0,0,$ns||0);syscall(442,$fd,$EMPTY,0x1000|($deep//0x8000),$a,32)}
sub place{my($fd,$p)=@_;must(syscall(429,$fd,$EMPTY,-100,$p,4),"move_mount $p");syscall($CLOSE,$fd)}
`

/** `attended`: the process ends with its parent, or now if the engine, which holds descriptor 3, has gone. */
export const perlAttended = `sub attended{syscall($PRCTL,1,9,0,0,0);vec(my$v="",3,1)=1;select($v,undef,undef,0)and syscall($EXIT,137)}
`

/**
 * Reads the orders for a view from a descriptor, NUL-separated, so that paths are on no command line: `layer ACCESS PATH FROM
 * UPPER` for each, outermost first; `run COMMAND…` is the last; others are a name and a value. It closes all other
 * descriptors above 3, since an open folder would lead past everything hidden.
 */
export const perlOrders = `
opendir my$fds,"/proc/self/fd"or die"descriptors: $!\\n";my@fds=readdir$fds;closedir$fds;
for(@fds){syscall($CLOSE,$_+0)if/^\\d+$/&&$_>3&&$_!=$ARGV[0]}
open my$in,"<&=",shift or die"orders: $!\\n";my@o=do{local$/;split/\\0/,<$in>,-1};close$in;pop@o;
my(@layers,@env,@run,%set);
while(@o){my$w=shift@o;if($w eq"run"){@run=@o;last}if($w eq"env"){push@env,shift@o}
elsif($w eq"layer"){push@layers,[splice@o,0,4]}else{$set{$w}=shift@o}}
`

/**
 * Makes a view with system calls of Linux 5.12, one process for all mounts: mount(8) needs a process each, bubblewrap 0.4 ms
 * each. `copies` shows caches as copies, `trees` opens the visible trees, `root` mounts an empty root at /tmp, `dev` makes a
 * /dev of what `device` has opened, `places` attaches the trees, `pivot` leaves the machine's root. With a namespace, root's
 * files appear as its uid's, except for the system's.
 */
export const perlView = `
sub private{must(syscall($MOUNT,$NONE,$ROOT,0,0x44000,0),"private mounts")}
sub fresh{my($t,$p,$flags,$o)=@_;must(syscall($MOUNT,$t,$p,$t,$flags,$o),"$t on $p")}
sub parents{my$p=shift;my@m;while(($p)=$p=~m{^(.+)/[^/]+$}){last if-d$p;unshift@m,$p}mkdir$_,0755 for@m}
sub copies{my($ns,$u)=splice@_,0,2;for(@_){my($a,$p,$f,$d)=@$_;copy($p,$d,$u,$ns)if$a eq"copy"}}
sub trees{my$ns=shift;for(@_){my($a,$p,$f)=@$_;next if$a eq"empty"||$a eq"folder"||$a eq"link";
if($a eq"copy"){$_->[4]=tree($p);next}
my$fd=$_->[4]=syscall(428,-100,$f,0x88001);if($fd<0){die"$f: $!\\n"if$a eq"write";next}
if($a eq"write"){must(attr($fd,$ns?0x100006:6,$ns?fileno$ns:0),"idmap $f")}
else{if($ns&&$a eq"read"){attr($fd,0x100000,fileno$ns)==0||attr($fd,0x100000,fileno$ns,0)}must(attr($fd,7),"read-only $f")}}}
sub device{map{[$_,tree("/dev/$_")]}grep{-e"/dev/$_"}"null","zero","full","random","urandom","tty"}
sub root{my($t,$o)=("tmpfs","mode=755");fresh($t,$R,6,$o)}
sub dev{my($dev,$pts,$shm,$o1,$o2,$o3)=("$R/dev","$R/dev/pts","$R/dev/shm","mode=755,size=1m","newinstance,ptmxmode=0666,mode=620","mode=1777,size=1g");
mkdir$dev,0755;fresh("tmpfs",$dev,6,$o1);for(@_){my($n,$fd)=@$_;open my$f,">","$dev/$n"or die"$n: $!\\n";attr($fd,2);place($fd,"$dev/$n")}
mkdir$_,0755 for$pts,$shm;fresh("devpts",$pts,10,$o2);fresh("tmpfs",$shm,6,$o3);
my%l=("fd","/proc/self/fd","stdin","/proc/self/fd/0","stdout","/proc/self/fd/1","stderr","/proc/self/fd/2","core","/proc/kcore","ptmx","pts/ptmx");
symlink$l{$_},"$dev/$_"for keys%l}
sub readonly{my$p=shift;my$fd=must(syscall(428,-100,$p,0x80000),$p);must(attr($fd,1,0,0),"read-only $p");syscall($CLOSE,$fd)}
sub places{my$mode="mode=755";
for(@_){my($a,$to,$f,$d,$fd)=@$_;my$p="$R$to";
if($a eq"link"){parents($p);symlink$f,$p;next}
if($a eq"empty"||$a eq"folder"){parents($p);-d$p or mkdir$p,0755;fresh("tmpfs",$p,6,$mode)if$a eq"empty";next}
next if$fd<0;parents($p);
if(-d"/proc/self/fd/$fd/."){-d$p or mkdir$p,0755}elsif(!-e$p){open my$n,">",$p or die"$p: $!\\n"}
place($fd,$p)}
for(@_){my($a,$p)=@$_;readonly("$R$p")if$a eq"empty"}}
sub pivot{readonly($R);chdir$R or die"$R: $!\\n";must(syscall($PIVOT,$DOT,$DOT),"pivot_root");
must(syscall($UMOUNT,$DOT,2),"old root");chdir"/"or die"root: $!\\n"}
`

/** An unused uid, so that nothing is chowned; between distributions' uids and 65,536, where containers end; systemd uses the same range. */
export const agentUid = (pid: number): number => 61_184 + (pid % 4000)

/** `sub mapping`: a descriptor of a user namespace in which root on the disk is `$uid`. */
export const perlMapping = `sub mapping{my$u=shift;pipe(my$r,my$w);pipe(my$e,my$f);my$k=fork;
if(!$k){close$f;syscall($UNSHARE,0x10000000)==0 or exit 1;syswrite$w,"x";sysread$e,my$x,1;syscall($EXIT,0)}
close$w;sysread($r,my$x,1)==1 or die"no user namespace\\n";
my$m="0 $u 1\\n1 1 ".($u-1)."\\n".($u+1)." ".($u+1)." ".(4294967294-$u-1)."\\n";
for my$n("uid_map","gid_map"){open my$o,">","/proc/$k/$n"or die"$n: $!\\n";defined syswrite($o,$m)or die"$n: $!\\n"}
open my$ns,"<","/proc/$k/ns/user"or die"ns/user: $!\\n";close$f;waitpid$k,0;$ns}
`

/**
 * `sub copy`: an overlayfs that sends writes elsewhere, with mapped files for root; read-only if the kernel refuses. Volatile
 * (Linux 5.10), because each end would wait 2 to 100 ms for a sync; its mark must be removed before reuse. Not by sudo, whose
 * user could not remove the mark.
 */
export const perlCopies = `sub copy{my($p,$d,$u,$ns)=@_;
if($ns){my$fd=tree($p);if(attr($fd,0x100000,fileno$ns)==0){place($fd,$p)}else{syscall($CLOSE,$fd)}chown$u,$u,"$d/upper"}
my($t,$q,$o)=("overlay",$p,"lowerdir=$p,upperdir=$d/upper,workdir=$d/work".($ns?"":",userxattr"));my$v="$o,volatile";
my$mark="$d/work/work/incompat";unlink"$mark/volatile/dirty"and rmdir"$mark/volatile"and rmdir$mark;
return if($ns||$<)&&syscall($MOUNT,$t,$q,$t,6,$v)==0||syscall($MOUNT,$t,$q,$t,6,$o)==0;
my$fd=tree($p);must(attr($fd,1),"read-only $p");place($fd,$p)}
`

/** `namespaces`: own mounts; for ordinary users in a user namespace with the same uid. */
export const perlNamespaces = `sub namespaces{my@w=($<,$(+0);must(syscall($UNSHARE,$w[0]?0x10020000:0x20000),"namespaces");return if!$w[0];
for(["setgroups","deny"],["uid_map","$w[0] $w[0] 1"],["gid_map","$w[1] $w[1] 1"]){
open my$o,">","/proc/self/$$_[0]"or die"$$_[0]: $!\\n";defined syswrite($o,$$_[1])or die"$$_[0]: $!\\n"}}
`

/**
 * `perl -e … UID (-c PATH UPPER | -w PATH | -r PATH)… -- COMMAND…`: the command in namespaces with copied caches and, with a
 * UID, mapped paths; -r as far as the file system allows, without mapped places below. Capabilities end with `exec`.
 */
export const perlPrepare = `syscall($PRCTL,1,9,0,0,0);my$u=shift;namespaces();
must(syscall($MOUNT,$NONE,$ROOT,0,0x44000,0),"private mounts");my$ns=$u?mapping($u):0;
while((my$k=shift)ne"--"){my$p=shift;if($k eq"-c"){copy($p,shift,$u,$ns);next}next if!$ns;
my$fd=tree($p);if(attr($fd,$k eq"-r"?0x100000:0x100006,fileno$ns)==0||$k eq"-r"&&attr($fd,0x100000,fileno$ns,0)==0){place($fd,$p)}
else{die"idmap $p: $!\\n"if$k eq"-w";syscall($CLOSE,$fd)}}
exec@ARGV;die"$ARGV[0]: $!\\n"`
