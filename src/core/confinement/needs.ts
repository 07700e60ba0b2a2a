import type { ConfinementNeed, RedConfined } from '../../schema/check/confinement.ts'

/** What a check says that met the confinement; the first that fits. Words of the kernel, of Docker, of browsers. */
const signs: readonly (readonly [RegExp, ConfinementNeed])[] = [
  [/docker\.sock|docker daemon|podman\.sock|containerd\.sock|testcontainers/i, 'docker'],
  [
    /no usable sandbox|\bunshare\b|clone_newuser|user namespaces?\b|\bbwrap\b|setuid sandbox|nested sandbox/i,
    'sandbox',
  ],
  [/read-only file ?system|\bEROFS\b/i, 'write'],
  // Landlock says the same of a file that may not be read and of one that may not be written.
  [/permission denied|operation not permitted|\bE(?:ACCES|PERM)\b/i, 'unknown'],
  [/no such file or directory|\bENOENT\b|command not found/i, 'read'],
]

/** What a check lacked that is red in the confinement and green without it, by what it printed. */
export const needIn = (output: string): ConfinementNeed => signs.find(([sign]) => sign.test(output))?.[1] ?? 'unknown'

const remedyOf: Readonly<Record<ConfinementNeed, string>> = {
  write: 'name the folder that it writes in `agent-writable`',
  read: 'name the file or folder that it misses in `agent-read`, or in `agent-writable` where it writes there',
  docker:
    'it needs the socket of Docker, which is as much as root on this machine: keep it out of `validate` and run it in your own CI, or write `confinement: none`',
  sandbox:
    'it makes a sandbox of its own, which cannot be made inside of one: switch that off in the check (browsers: `--no-sandbox`), or write `confinement: none`',
  unknown:
    'name what it reads or writes in `agent-read` or `agent-writable`; what that does not mend needs `confinement: none`',
}

/** Why a run does not begin, and what to write. */
export const redByConfinement = ({ name, needs }: RedConfined): string =>
  `the check is red in the confinement and green without it: ${name} (${remedyOf[needs]})`
