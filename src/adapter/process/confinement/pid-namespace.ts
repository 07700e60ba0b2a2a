import type { Wrap } from '../confined-command.ts'
import { pidOne } from './pid-one.ts'
import { trustedProgram } from './trusted-program.ts'

/** As root, and as a user who keeps the own uid in a user namespace. */
export type NamespaceOwner = 'root' | 'user'

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
