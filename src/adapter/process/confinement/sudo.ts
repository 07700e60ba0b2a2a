import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../disk/process-directory.ts'
import type { ConfinedCommand } from '../command.ts'
import { bubblewrapArguments } from './bubblewrap.ts'
import { type ConfinedView, countOwnProcesses, nulSeparated, resetSignals, withoutCopies } from './confine-command.ts'
import { scriptParts } from './mount-script.ts'
import { withoutUserNamespaces } from './no-user-namespaces.ts'
import { dyingWithTheEngine, pidOne, withoutCapabilities } from './pid-namespace.ts'
import { trustedProgram } from './view.ts'

/**
 * `sudo` closes all descriptors from 3 on, and its user can kill it without its children. So the engine holds stdin, a watcher
 * kills when it ends, and input, orders and status are files. The group's signals are for the command; this shell waits for
 * the exit code. The watcher waits up to five seconds for the first line, because an earlier kill can leave a forked command
 * behind (14 of 24 engines that died together).
 */
const launcher = `
s=$3; exec 5<&0 9<"$1" 8<"$2" 3>"$s"; rm -f "$1"; [ "$2" = /dev/null ] || rm -f "$2"; shift 3
"$@" <&8 5<&- 8<&- & b=$!; exec 9<&- 8<&- 3>&-
{ trap "" INT TERM; while read -r _ <&5; do :; done; n=500
while [ ! -s "$s" ] && [ $n -gt 0 ] && kill -0 $b; do sleep .01; n=$((n-1)); done; kill -9 $b; rm -f "$s"; rmdir "\${s%/*}"; } >/dev/null 2>&1 & w=$!
trap "" INT TERM; wait $b; c=$?; kill -9 $w; exit $c`

/** C3 by `sudo -n` and bubblewrap, for users without user namespaces. The uid stays. */
export function bubblewrapBySudo(): ((inside: ConfinedView) => ConfinedCommand) | undefined {
  const [sudo, bwrap, env, setpriv] = ['sudo', 'bwrap', 'env', 'setpriv'].map(trustedProgram)
  const identity = currentUser()
  if (!sudo || !bwrap || !env || !setpriv || !identity) return undefined
  const dropRights = [
    '--reuid',
    String(identity.uid),
    '--regid',
    String(identity.gid),
    '--clear-groups',
    ...withoutCapabilities,
  ]
  return (inside) => {
    const { command, layers } = inside
    return runBySudo(sudo, command, {
      line: [
        ...[env, resetSignals, bwrap, '--args', '9', '--'],
        ...[
          ...withoutUserNamespaces(),
          setpriv,
          ...dropRights,
          '--',
          '/bin/sh',
          '-c',
          pidOne(countOwnProcesses(2, inside)),
          'sh',
          command.file,
          ...command.args,
        ],
      ],
      orders: nulSeparated([
        ...bubblewrapArguments(
          { ...inside, layers: withoutCopies(layers) },
          { ownProc: true, forbidsNamespaces: false },
        ),
        ...['--ro-bind', '/proc/sys', '/proc/sys', '--chdir', command.cwd, '--clearenv'],
        ...Object.entries(command.env).flatMap(([name, value]) => ['--setenv', name, value]),
      ]),
    })
  }
}

export function mountScriptBySudo(): ((inside: ConfinedView) => ConfinedCommand) | undefined {
  const identity = currentUser()
  const [sudo, script] = [trustedProgram('sudo'), identity && scriptParts(undefined, identity)]
  if (!sudo || !script) return undefined
  return (inside) =>
    runBySudo(sudo, inside.command, {
      line: [script.setpriv, ...dyingWithTheEngine, ...script.enter(9, inside)],
      orders: script.orders(inside),
    })
}

const currentUser = (): { uid: number; gid: number } | undefined => {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

/** Passes orders and input as files with mode 0600, which are removed as soon as they are open. */
function runBySudo(
  sudo: string,
  command: ConfinedView['command'],
  options: { line: string[]; orders: string },
): ConfinedCommand {
  const folder = temporaryFolder('sudo')
  const writeTemp = (name: string, content: string): string => {
    const path = join(folder, name)
    writeFileSync(path, content, { mode: 0o600 })
    return path
  }
  const input = command.stdin === undefined ? '/dev/null' : writeTemp('input', command.stdin)
  const statusFile = writeTemp('status', '')
  const { stdin: _, ...withoutInput } = command
  return {
    ...withoutInput,
    file: sudo,
    args: [
      '-n',
      '/bin/sh',
      '-c',
      launcher,
      'ralph',
      writeTemp('orders', options.orders),
      input,
      statusFile,
      ...options.line,
    ],
    // sudo resets the environment; the command's own is in the orders.
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    lifeline: 'stdin',
    statusFile,
    ender: 'process',
    cleanUp: () => rmSync(folder, { recursive: true, force: true }),
  }
}
