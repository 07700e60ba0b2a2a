import type { Confined, ConfinementLevel, ConfinementReport, ConfinementWay } from '../../schema/check/confinement.ts'

/** Reads after "by". */
export const wayInWords: Readonly<Record<ConfinementWay, string>> = {
  bubblewrap: 'bubblewrap',
  'bubblewrap-root': 'bubblewrap, started by root',
  'bubblewrap-sudo': 'bubblewrap, started by sudo',
  'mount-script-root': 'mount namespaces, made by root',
  'mount-script-sudo': 'mount namespaces, made by sudo',
  'mount-script-user-namespace': 'mount namespaces in a user namespace',
  landlock: 'Landlock',
  'pid-namespace': 'a process namespace',
  'process-group': 'a process group',
}

/** One sentence without its full stop. */
export const levelsInWords: Readonly<Record<ConfinementLevel, string>> = {
  C0: 'C0: no protection; only its process group is ended',
  C1: 'C1: every process ends with its call and sees no others; files are not protected',
  C2: 'C2: it cannot write files outside the workspace or read secrets on the disk',
  C3: 'C3: it sees only the workspace and the tools',
}

/** `C3 by bubblewrap; the network is open`. */
export function confinementInWords({ level, way, network, key, given_up, login }: Confined): string {
  const files = level < 'C2' ? 'files are not protected, and ' : ''
  const choice = given_up ? 'none, by `confinement: none`: ' : ''
  const visible = login ? '; the agent can read and change the login stored on this machine' : ''
  const reach = key === undefined ? '' : keyInWords[key]
  return `${choice}${level} by ${wayInWords[way]}; ${files}${networkInWords[network ?? 'open']}${reach}${visible}`
}

const keyInWords = {
  proxied: '; the key of the model stays with ralph',
  agent: '; the key of the model is within reach of the agent',
} as const

const networkInWords = {
  open: 'the network is open',
  listed: 'the network leads to the model, to package registries and to `allow-hosts`',
  none: 'the network leads to the model alone',
} as const

/** Before the first agent starts. */
export const confinementOrNone = (confined: Confined | null): string =>
  confined === null ? 'reported when the first agent starts' : confinementInWords(confined)

/** Facts about a machine that decide how to improve the confinement. */
export interface Machine {
  /** Node's name: `linux`, `darwin`, `win32`. */
  readonly platform: string
  /** From /etc/os-release: `ubuntu`, `24.04`, and related ids. */
  readonly distribution: { readonly id: string; readonly version: string; readonly like: readonly string[] }
  readonly isRoot: boolean
  /** On a CI machine `sudo -n` is tried without asking. */
  readonly isCi: boolean
  readonly inContainer: boolean
  readonly hasBubblewrap: boolean
  /** Needed for Landlock and for copies of caches. */
  readonly hasPerl: boolean
}

/** Sentences, the best remedy first; none for C3. */
export function remedies({ report, machine }: { report: ConfinementReport; machine: Machine }): string[] {
  if (report.level === 'C3') return []
  if (machine.platform !== 'linux')
    return ['Only Linux can confine files: run it in a Linux container or a virtual machine.']
  return [
    ...installs(machine),
    ...(machine.isRoot || machine.isCi || machine.inContainer
      ? []
      : ['Where `sudo -n true` works, set `confinement-sudo: true`.']),
    ...(report.level === 'C2' ? [] : landlock(report, machine)),
  ]
}

function installs(machine: Machine): string[] {
  const { hasBubblewrap, inContainer } = machine
  const sudo = sudoOf(machine)
  const profile = needsProfile(machine)
  if (hasBubblewrap && inContainer) {
    return [
      'This container may not create namespaces: allow them (Docker: `--security-opt seccomp=unconfined`; Kubernetes: seccompProfile Unconfined and a node without AppArmor).',
    ]
  }
  if (hasBubblewrap && !profile) {
    return [
      'bubblewrap is installed but may not create user namespaces: `sysctl user.max_user_namespaces kernel.unprivileged_userns_clone` shows why.',
    ]
  }
  const packages = [...(hasBubblewrap ? [] : ['bubblewrap']), ...(profile ? ['apparmor-profiles'] : [])].join(' ')
  const command = installCommand(machine, packages)
  if (command === undefined) return ['Install bubblewrap, version 0.8 or newer.']
  return [
    `Run: \`${[`${sudo}${command}`, ...(profile ? profileSteps.map((step) => `${sudo}${step}`) : [])].join(' && ')}\`.`,
  ]
}

/** In Ubuntu 24.04 user namespaces need a profile; from 25.04 on it ships one for bwrap. */
const needsProfile = ({ distribution: { id, version }, isRoot, inContainer }: Machine): boolean =>
  id === 'ubuntu' && !isRoot && !inContainer && version >= '23.10' && version < '25.04'

const profileSteps = [
  'install -m 0644 /usr/share/apparmor/extra-profiles/bwrap-userns-restrict /etc/apparmor.d/',
  'apparmor_parser -r /etc/apparmor.d/bwrap-userns-restrict',
]

function installCommand({ distribution: { id, like } }: Machine, packages: string): string | undefined {
  const family = [id, ...like]
  return installers.find(({ of }) => of.some((one) => family.includes(one)))?.command.replace('%', packages)
}

const installers = [
  { of: ['debian', 'ubuntu'], command: 'apt-get install -y %' },
  { of: ['fedora', 'rhel', 'centos'], command: 'dnf install -y %' },
  { of: ['alpine'], command: 'apk add %' },
  { of: ['arch'], command: 'pacman -S --noconfirm %' },
  { of: ['suse', 'opensuse'], command: 'zypper install -y %' },
]

const sudoOf = ({ isRoot }: Machine): string => (isRoot ? '' : 'sudo ')

/** Why a command cannot run as another user: that user cannot enter the folder of its files. */
export const closedFolder = 'other users cannot enter'

function landlock({ refused }: ConfinementReport, machine: Machine): string[] {
  const refusal = refused.find(({ way }) => way === 'landlock')
  if (!refusal) return []
  if (refusal.why.startsWith(closedFolder))
    return ['For C2, set RALPH_HOME=/var/lib/ralph, or another folder that other users can enter.']
  if (machine.hasPerl) return ['C2 needs Landlock: Linux 5.13 or newer with `landlock` among its security modules.']
  const command = installCommand(machine, 'perl')
  return [command === undefined ? 'For C2, install perl.' : `For C2, run: \`${sudoOf(machine)}${command}\`.`]
}
