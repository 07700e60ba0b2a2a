import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConfinedCommand } from '../command.ts'
import { bubblewrapArguments } from './bubblewrap.ts'
import { type Inside, nulSeparated, ownProcesses, resetSignals, withoutCopies } from './inside.ts'
import { scriptParts } from './mount-script.ts'
import { withoutUserNamespaces } from './no-user-namespaces.ts'
import { dyingWithTheEngine, pidOne, withoutCapabilities } from './pid-namespace.ts'
import { trustedProgram } from './view.ts'

/**
 * `sudo` closes every descriptor from 3 on, and its user can kill it without its children. So stdin is what the engine
 * holds, a watcher kills when it ends, and the command's input, its orders and its status are files. The group's
 * signals are for the command, which has the user's uid; this shell waits for the exit code. Killed before its first line, what
 * makes the namespaces can leave what it has just forked (14 of 24 engines that died at once left their command): the watcher
 * waits for that line, at most five seconds.
 */
const launcher = `
s=$3; exec 5<&0 9<"$1" 8<"$2" 3>"$s"; rm -f "$1"; [ "$2" = /dev/null ] || rm -f "$2"; shift 3
"$@" <&8 5<&- 8<&- & b=$!; exec 9<&- 8<&- 3>&-
{ trap "" INT TERM; while read -r _ <&5; do :; done; n=500
while [ ! -s "$s" ] && [ $n -gt 0 ] && kill -0 $b; do sleep .01; n=$((n-1)); done; kill -9 $b; rm -f "$s"; rmdir "\${s%/*}"; } >/dev/null 2>&1 & w=$!
trap "" INT TERM; wait $b; c=$?; kill -9 $w; exit $c`

/** C3 by `sudo -n` and bubblewrap: for users who get no user namespace. The uid stays. */
export function bubblewrapBySudo(): ((inside: Inside) => ConfinedCommand) | undefined {
  const [sudo, bwrap, env, setpriv] = ['sudo', 'bwrap', 'env', 'setpriv'].map(trustedProgram)
  const who = user()
  if (!sudo || !bwrap || !env || !setpriv || !who) return undefined
  const become = ['--reuid', String(who.uid), '--regid', String(who.gid), '--clear-groups', ...withoutCapabilities]
  return (inside) => {
    const { command, layers } = inside
    return bySudo(sudo, command, {
      line: [
        ...[env, resetSignals, bwrap, '--args', '9', '--'],
        ...[
          ...withoutUserNamespaces(),
          setpriv,
          ...become,
          '--',
          '/bin/sh',
          '-c',
          pidOne(ownProcesses(2, inside)),
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

/** The same without bubblewrap. */
export function mountScriptBySudo(): ((inside: Inside) => ConfinedCommand) | undefined {
  const who = user()
  const [sudo, parts] = [trustedProgram('sudo'), who && scriptParts(undefined, who)]
  if (!sudo || !parts) return undefined
  return (inside) =>
    bySudo(sudo, inside.command, {
      line: [parts.setpriv, ...dyingWithTheEngine, ...parts.enter(9, inside)],
      orders: parts.orders(inside),
    })
}

const user = (): { uid: number; gid: number } | undefined => {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}

/** The files are 0600 in a folder of their own, and gone as soon as they are open. */
function bySudo(
  sudo: string,
  command: Inside['command'],
  options: { line: string[]; orders: string },
): ConfinedCommand {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-sudo-'))
  const file = (name: string, content: string): string => {
    const path = join(folder, name)
    writeFileSync(path, content, { mode: 0o600 })
    return path
  }
  const input = command.stdin === undefined ? '/dev/null' : file('input', command.stdin)
  const statusFile = file('status', '')
  const { stdin: _, ...rest } = command
  return {
    ...rest,
    file: sudo,
    args: [
      '-n',
      '/bin/sh',
      '-c',
      launcher,
      'ralph',
      file('orders', options.orders),
      input,
      statusFile,
      ...options.line,
    ],
    // sudo gives the command an environment of its own; what it is to have is in the orders.
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    lifeline: 'stdin',
    statusFile,
    ender: 'process',
    tidy: () => rmSync(folder, { recursive: true, force: true }),
  }
}
