import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { trustedProgram } from '../../../src/adapter/process/confinement/view.ts'

/** A kind of machine that a program can be run on: who it is, and what the kernel refuses it. */
export interface Machine {
  readonly name: string
  readonly user: 'root' | 'ordinary'
  readonly sudo: boolean
  /** `user-namespaces`: as hosted ubuntu-24.04 does; `container`: as Docker's profile does; `entering`: only `setns`. */
  readonly refused: 'nothing' | 'user-namespaces' | 'container' | 'entering'
}

/** An ordinary user whom nobody is on this machine. */
const uid = 23_456

/**
 * Installs a filter of system calls and goes on. Root needs no `no_new_privs` for it, so sudo still works behind it.
 * On clone and unshare the flags decide; clone3 hides them in memory, and does not exist, as in Docker's profile.
 */
const seccomp = `use strict;my$what=shift;my$all=$what eq"container";my@p;
my($new,$user)=(0x7E020000,0x10000000);my$EPERM=0x50001;
push@p,[0x20,0,0,0];
my@deny=$all?(165,166,155,308,428,429,430,431,432,442,161,272):$what eq"entering"?(308):();
for(@deny){push@p,[0x15,0,1,$_],[0x06,0,0,$EPERM]}
push@p,[0x15,0,1,435],[0x06,0,0,0x50026];
for my$n($what eq"entering"?():(56,272)){push@p,[0x15,0,4,$n],[0x20,0,0,16],[0x45,0,1,$all?$new:$user],[0x06,0,0,$EPERM],[0x06,0,0,0x7fff0000]}
push@p,[0x06,0,0,0x7fff0000];
my$code=join"",map{pack"SCCL",@$_}@p;my$prog=pack"Sx6P",scalar@p,$code;
syscall(157,22,2,$prog,0,0)==0 or die"seccomp: $!";exec@ARGV;die"$ARGV[0]: $!"`

const inNamespace = `set -e; mount --bind "$1/passwd" /etc/passwd; mount --bind "$1/group" /etc/group
mount --bind "$1/sudoers" /etc/sudoers; mount --bind "$1/shadow" /etc/shadow; shift; exec "$@"`

/** The command line by which `line` runs on such a machine; root alone can make it. */
export function onMachine(machine: Machine, line: readonly string[]): string[] {
  const filter = machine.refused === 'nothing' ? [] : ['perl', '-e', seccomp, machine.refused]
  if (machine.user === 'root') {
    // As Docker gives it: without CAP_SYS_ADMIN and with its profile.
    const caps =
      machine.refused === 'container' ? ['setpriv', '--bounding-set=-sys_admin', '--inh-caps=-sys_admin', '--'] : []
    return [...filter, ...caps, ...line]
  }
  const folder = accounts(machine.sudo)
  const become = ['setpriv', '--reuid', String(uid), '--regid', String(uid), '--clear-groups', '--']
  return ['unshare', '--mount', 'sh', '-c', inNamespace, 'sh', folder, ...filter, ...become, ...line]
}

/** Content of files, and where links lead (`-> target`), by path; a path that ends in `/` is a folder. */
export type Files = Readonly<Record<string, string>>

/** Shows the folders `$2…` of the machine, empty or (`+`) as they are with room for more, and carries out the script `$1` there. */
const withFolders = `set -e; script=$1; shift; new=$1; shift
mount -t tmpfs -o mode=755 tmpfs "$new"; mkdir "$new/root"; mount -t tmpfs -o mode=755 tmpfs "$new/root"
for entry in /* /.[!.]*; do name="$new/root$entry"
if [ -h "$entry" ]; then cp -P "$entry" "$name"; elif [ -d "$entry" ]; then mkdir "$name"; mount --rbind "$entry" "$name"; fi; done
while [ "$1" != -- ]; do at=\${1#+}; mkdir -p "$new/root$at"; if [ "$at" = "$1" ]; then mount -t tmpfs -o mode=755 tmpfs "$new/root$at"
else layer="$new/$(echo "$at" | tr / +)"; mkdir -p "$layer/upper" "$layer/work"
mount -t overlay overlay -o "lowerdir=$at,upperdir=$layer/upper,workdir=$layer/work" "$new/root$at"; fi; shift; done; shift
cd "$new/root"; mkdir .left; pivot_root . .left; cd /; sh -e "$script"; umount -l /.left; rmdir /.left; exec "$@"`

/**
 * The command line by which `line` runs on a machine with these files besides its own: `folders` are empty before, those that
 * begin with `+` as they are. All belongs to root, but for what is below the home of the ordinary user.
 */
export function onMachineWith(
  { files, folders, home }: { files: Files; folders: readonly string[]; home: string },
  machine: Machine,
  line: readonly string[],
): string[] {
  const scratch = mkdtempSync(join(tmpdir(), 'ralph-machine-'))
  chmodSync(scratch, 0o755)
  const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
  const made = Object.entries(files).map(([path, content]) => {
    const parent = `mkdir -p ${quote(path.endsWith('/') ? path : dirname(path))}`
    if (path.endsWith('/')) return parent
    if (content.startsWith('-> ')) return `${parent}; ln -s ${quote(content.slice(3))} ${quote(path)}`
    return `${parent}; printf %s ${quote(content)} > ${quote(path)}${content.startsWith('#!') ? `; chmod 755 ${quote(path)}` : ''}`
  })
  const owner = machine.user === 'root' ? [] : [`chown -R ${uid}:${uid} ${quote(home)}`]
  const script = join(scratch, 'script')
  writeFileSync(script, ['umask 022', ...made, ...owner, ''].join('\n'))
  const root = join(scratch, 'new')
  mkdirSync(root)
  return [
    'unshare',
    '--mount',
    'sh',
    '-c',
    withFolders,
    'sh',
    script,
    root,
    ...folders,
    '--',
    ...onMachine(machine, line),
  ]
}

/** Files of the system in which this user exists, and may use sudo or not. */
function accounts(sudo: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-accounts-'))
  chmodSync(folder, 0o755)
  const home = join(folder, 'home')
  mkdirSync(home)
  chownSync(home, uid, uid)
  writeFileSync(
    join(folder, 'passwd'),
    `${readFileSync('/etc/passwd', 'utf8')}ralphtest:x:${uid}:${uid}::${home}:/bin/sh\n`,
  )
  writeFileSync(join(folder, 'group'), `${readFileSync('/etc/group', 'utf8')}ralphtest:x:${uid}:\n`)
  const shadow = ['root', 'ralphtest'].map((name) => `${name}:*:19000:0:99999:7:::\n`).join('')
  writeFileSync(join(folder, 'shadow'), shadow, { mode: 0o600 })
  writeFileSync(
    join(folder, 'sudoers'),
    sudo ? 'ralphtest ALL=(ALL) NOPASSWD: ALL\nroot ALL=(ALL) ALL\n' : 'root ALL=(ALL) ALL\n',
    { mode: 0o440 },
  )
  return folder
}

/** Why such machines cannot be made here; undefined where they can. */
export function whyNoMachines(): string | undefined {
  if (process.getuid?.() !== 0) return 'the tests do not run as root'
  if (process.arch !== 'x64') return 'the filter of system calls is written for x64'
  const missing = ['perl', 'unshare', 'setpriv', 'mount'].filter((name) => trustedProgram(name) === undefined)
  if (missing.length > 0) return `${missing.join(', ')} is not installed`
  const made = spawnSync('unshare', ['--mount', 'true'], { encoding: 'utf8' })
  return made.status === 0 ? undefined : made.stderr.trim()
}
