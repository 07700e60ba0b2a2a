import { randomUUID } from 'node:crypto'
import type { Wrap } from '../command.ts'
import { trustedProgram } from './view.ts'

/** As root, and as a user who keeps the own uid in a user namespace. */
type NamespaceOwner = 'root' | 'user'

/**
 * C1: the kernel ends the tree, which cannot see the engine's processes. Root loses its capabilities inside: with them
 * `umount /proc` would show the processes again. Undefined where util-linux is not installed.
 */
export const pidNamespace = (owner: NamespaceOwner): Wrap | undefined =>
  inNamespace(owner, (setpriv) => [setpriv, ...(owner === 'root' ? withoutCapabilities : ['--no-new-privs']), '--'])

/** The same for what is trusted: root stays root. */
export const ownedNamespace = (owner: NamespaceOwner): Wrap | undefined => inNamespace(owner, () => [])

export const withoutCapabilities = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all']

function inNamespace(owner: NamespaceOwner, inside: (setpriv: string) => readonly string[]): Wrap | undefined {
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
 * C0: our own supervisor ends the tree. A daemon that left its group, its environment, its directory and its pipes
 * survives, and `/proc` of the engine can be read by the same user (threat T6). `supervisor` is the program, and
 * its first arguments.
 */
export const processGroup =
  (supervisor: { file: string; args: readonly string[] }): Wrap =>
  (command) => ({
    ...command,
    file: supervisor.file,
    args: [...supervisor.args, command.file, ...command.args],
    // Found again in /proc/<pid>/environ when a descendant has left the group.
    env: { ...command.env, RALPH_TREE: randomUUID() },
    lifeline: 'descriptor',
    ender: 'process',
  })

/**
 * The shell that stands between a namespace and the command. It reaps orphans where it is pid 1, keeps the exit code (a
 * signal becomes 128 + n) and says on descriptor 3 how many processes outlived the command; they die with it. Its own
 * stderr is closed to it: "Terminated" is not the command's output. `own` is how many processes are the namespace's. Where
 * the engine died before anything here was bound to its life, nobody takes the empty line, and nothing begins.
 */
export const pidOne = (own: number): string => around(`set -- /proc/[0-9]*; echo "leftovers $(($# - ${own}))" >&3`)

/** The same where /proc shows other processes than the namespace's. */
export const uncountingPidOne = around('echo "leftovers 0" >&3')

// A friendly signal goes to the whole group: it is for the command, and this shell outlives it to tell the exit code.
function around(count: string): string {
  const command = '(trap - INT TERM; exec "$@" 2>&4 3>&- 4>&-)'
  return `trap "" INT TERM; exec 4>&2 2>/dev/null; echo >&3 || exit 137; ${command}; code=$?; ${count}; exit $code`
}
