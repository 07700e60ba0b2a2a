/**
 * What a confined command sees, made by system calls of Linux 5.12: one for all mounts, where mount(8) takes a process for
 * each, and where bubblewrap reads the list of all mounts again for each folder, 0.4 ms each (measured).
 *
 * Orders come by a descriptor, NUL-separated: what is visible is nobody's business. `layer ACCESS PATH FROM UPPER` for
 * each, outermost first; `run COMMAND…` is the last; others are a name and a value. Every other descriptor above 3 is
 * closed: a folder that somebody left open would lead past all that is hidden.
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
 * `copies` shows caches as copies; `trees` takes hold of what stays visible; `closed` makes all mounts read-only and
 * without devices, but for some that it takes out, with flags of their own; `dev` makes a /dev of the devices that
 * `device` has taken hold of, as bubblewrap has it; `places` hides, and shows what was taken hold of. With a namespace,
 * root's files are shown as those of its uid; a folder in which one is shown so already is mapped without what is below it.
 */
export const perlView = `
sub private{must(syscall($MOUNT,$NONE,$ROOT,0,0x44000,0),"private mounts")}
sub fresh{my($t,$p,$flags,$o)=@_;must(syscall($MOUNT,$t,$p,$t,$flags,$o),"$t on $p")}
sub parents{my$p=shift;my@m;while(($p)=$p=~m{^(.+)/[^/]+$}){last if-d$p;unshift@m,$p}mkdir$_,0755 for@m}
sub copies{my($ns,$u)=splice@_,0,2;for(@_){my($a,$p,$f,$d)=@$_;copy($p,$d,$u,$ns)if$a eq"copy"}}
sub trees{my$ns=shift;for(@_){my($a,$p,$f)=@$_;next if$a eq"empty";
if($a eq"copy"){$_->[4]=tree($p);next}
my$fd=$_->[4]=syscall(428,-100,$f,0x88001);if($fd<0){die"$f: $!\\n"if$a eq"write";next}
if($a eq"write"){must(attr($fd,$ns?0x100006:6,$ns?fileno$ns:0),"idmap $f")}
else{if($ns){attr($fd,0x100000,fileno$ns)==0||attr($fd,0x100000,fileno$ns,0)}must(attr($fd,7),"read-only $f")}}}
sub closed{my%flags=@_;my@out=map{my$fd=tree($_);attr($fd,$flags{$_})if$flags{$_};[$fd,$_]}keys%flags;
my$all=must(syscall(428,-100,$ROOT,0x80000),"root");must(attr($all,7),"read-only root");syscall($CLOSE,$all);place(@$_)for@out}
sub device{map{[$_,tree("/dev/$_")]}grep{-e"/dev/$_"}"null","zero","full","random","urandom","tty"}
sub dev{my($dev,$pts,$shm,$o1,$o2,$o3)=("/dev","/dev/pts","/dev/shm","mode=755","newinstance,ptmxmode=0666,mode=620","mode=1777");
fresh("tmpfs",$dev,6,$o1);for(@_){my($n,$fd)=@$_;open my$f,">","/dev/$n"or die"$n: $!\\n";attr($fd,2);place($fd,"/dev/$n")}
mkdir$_,0755 for$pts,$shm;fresh("devpts",$pts,10,$o2);fresh("tmpfs",$shm,6,$o3);
my%l=("fd","/proc/self/fd","stdin","/proc/self/fd/0","stdout","/proc/self/fd/1","stderr","/proc/self/fd/2","core","/proc/kcore","ptmx","pts/ptmx");
symlink$l{$_},"/dev/$_"for keys%l}
sub places{my$mode="mode=755";
for(@_){my($a,$p,$f,$d,$fd)=@$_;
if($a eq"empty"){parents($p);-d$p or mkdir$p,0755;fresh("tmpfs",$p,6,$mode);next}
next if$fd<0;parents($p);
if(-d"/proc/self/fd/$fd/."){-d$p or mkdir$p,0755}elsif(!-e$p){open my$n,">",$p or die"$p: $!\\n"}
place($fd,$p)}
for(@_){my($a,$p)=@$_;next if$a ne"empty";my$fd=must(syscall(428,-100,$p,0x80000),$p);must(attr($fd,1,0,0),"read-only $p");syscall($CLOSE,$fd)}}
`
