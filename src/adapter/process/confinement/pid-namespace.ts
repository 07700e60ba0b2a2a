import { randomUUID } from 'node:crypto'
import type { WrapCommand } from '../command.ts'
import { trustedProgram } from './view.ts'

type NamespaceOwner = 'root' | 'user'

/**
 * C1: the kernel ends the tree, which cannot see the engine's processes. Root loses its capabilities inside, since `umount
 * /proc` would show the processes again. Undefined without util-linux.
 */
export const pidNamespace = (owner: NamespaceOwner): WrapCommand | undefined =>
  wrapInNamespace(owner, (setpriv) => [setpriv, ...(owner === 'root' ? withoutCapabilities : ['--no-new-privs']), '--'])

/** For trusted commands: root stays root. */
export const ownedNamespace = (owner: NamespaceOwner): WrapCommand | undefined => wrapInNamespace(owner, () => [])

export const withoutCapabilities = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all']

function wrapInNamespace(
  owner: NamespaceOwner,
  inside: (setpriv: string) => readonly string[],
): WrapCommand | undefined {
  const [setpriv, unshare] = [trustedProgram('setpriv'), trustedProgram('unshare')]
  if (setpriv === undefined || unshare === undefined) return undefined
  return (command) => ({
    ...command,
    file: setpriv,
    args: [
      ...dyingWithTheEngine,
      unshare,
      ...['--pid', '--fork', '--kill-child', '--mount-proc'],
      ...(owner === 'user' ? ['--user', '--map-current-user'] : []),
      ...['--', '/bin/sh', '-c', pidOne(1), 'sh'],
      ...inside(setpriv),
      command.file,
      ...command.args,
    ],
    lifeline: 'descriptor',
    ender: 'kernel',
  })
}

/** Arguments of `setpriv`. Without them three processes outlived an engine that was killed by SIGKILL (measured). */
export const dyingWithTheEngine = ['--pdeathsig', 'KILL']

/**
 * C0: our own supervisor ends the tree. A daemon that left its group, environment, directory and pipes survives, and the
 * same user can read the engine's `/proc` (threat T6).
 */
export const processGroup =
  (supervisor: { file: string; args: readonly string[] }): WrapCommand =>
  (command) => ({
    ...command,
    file: supervisor.file,
    args: [...supervisor.args, command.file, ...command.args],
    // Identifies descendants that left the group, by /proc/<pid>/environ.
    env: { ...command.env, RALPH_TREE: randomUUID() },
    lifeline: 'descriptor',
    ender: 'process',
  })

/**
 * The shell between a namespace and the command. As pid 1 it reaps orphans, keeps the exit code (a signal becomes 128 + n)
 * and reports on descriptor 3 how many processes outlived the command besides `own`. Its own stderr is closed, so that
 * "Terminated" is not in the output. If the engine has died, writing the empty line fails and nothing starts.
 */
export const pidOne = (own: number): string => initScript(`set -- /proc/[0-9]*; echo "leftovers $(($# - ${own}))" >&3`)

/** If /proc shows more than the namespace's processes. */
export const pidOneWithoutCount = initScript('echo "leftovers 0" >&3')

// A signal to the group is meant for the command; this shell outlives it to report the exit code.
function initScript(reportCount: string): string {
  const command = '(trap - INT TERM; exec "$@" 2>&4 3>&- 4>&-)'
  return `trap "" INT TERM; exec 4>&2 2>/dev/null; echo >&3 || exit 137; ${command}; code=$?; ${reportCount}; exit $code`
}
