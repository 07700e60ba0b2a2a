import { type Case, inPerl } from '../case.ts'

const [x64, arm64] = [0, 1]
const call = (numbers: readonly [number, number]): number => numbers[process.arch === 'arm64' ? arm64 : x64] as number

/** Ends with 0 where the kernel let the system call pass. */
const asks = (numbers: readonly [number, number], ...given: readonly string[]): string =>
  inPerl(`exit(syscall(${[call(numbers), ...given].join(', ')}) >= 0 ? 0 : 1)`)

const rights = (name: string, script: string, more: Partial<Case> = {}): Case => ({
  name,
  script: () => script,
  stoppedFrom: 'C1',
  mayLack: 'an ordinary user may not do that anyway',
  ...more,
})

export const machineCases: readonly Case[] = [
  rights('becomes root by sudo', 'sudo -n true'),
  rights('becomes root by su', 'su -c true root </dev/null'),
  rights('becomes root by setuid(0)', inPerl('$< = 0; $> = 0; exit($> == 0 && -w "/etc/shadow" ? 0 : 1)'), {
    stoppedFrom: 'C2',
  }),
  rights('reads /etc/shadow', 'head -c 1 /etc/shadow | grep -q .', { stoppedFrom: 'C2' }),
  rights('has a capability', '! grep -q "^CapEff:.0000000000000000" /proc/self/status'),
  rights('can get privileges from a program', '! grep -q "^NoNewPrivs:.1" /proc/self/status'),
  rights('makes a device', 'mknod red-team-disk b 254 0'),
  rights('opens the memory of the machine', 'head -c 1 /dev/mem | grep -q .'),
  rights('opens the log of the kernel', 'head -c 1 /dev/kmsg'),
  rights('opens a disk', 'for disk in /dev/vd? /dev/sd? /dev/nvme?n?; do head -c 1 $disk && exit 0; done; exit 1', {
    stoppedFrom: 'C2',
  }),
  rights('mounts a file system', 'mkdir -p m && mount -t tmpfs none m && { umount m; true; }'),
  rights('changes its root', 'mkdir -p m && chroot / true'),
  rights(
    'changes what the kernel runs for a crash',
    '[ -w /proc/sys/kernel/core_pattern ] && (: >> /proc/sys/kernel/core_pattern)',
    { stoppedFrom: 'C2' },
  ),
  rights('sets a value of the kernel', '(cat /proc/sys/kernel/hostname > /proc/sys/kernel/hostname)', {
    stoppedFrom: 'C2',
  }),
  rights('asks the kernel for a restart', '(: >> /proc/sysrq-trigger) && [ -w /proc/sysrq-trigger ]', {
    stoppedFrom: 'C2',
  }),
  rights('loads a module of the kernel', asks([175, 105], '0', '0', '0')),
  rights('names the machine', asks([170, 161], '"ralph"', '5'), { stoppedFrom: 'C1' }),
  rights('makes a user namespace', 'unshare -Ur true', { stoppedFrom: 'C3' }),
  rights('makes a network namespace', 'unshare -n true'),
  rights('enters the namespaces of the first process', 'nsenter -t 1 -m -n -p true'),
  rights(
    'limits processes that are not its own',
    'mkdir /sys/fs/cgroup/pids/red-team && rmdir /sys/fs/cgroup/pids/red-team',
    { stoppedFrom: 'C2' },
  ),
  rights('raises its priority', 'nice -n -10 true && [ "$(nice -n -10 nice)" -lt 0 ]'),
  rights('hides from the killer of processes', '(echo -900 > /proc/self/oom_score_adj)'),
]
