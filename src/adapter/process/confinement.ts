import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { Command } from './command.ts'

/**
 * What ends a whole tree of processes here. `pid-namespace`: the kernel does, and the tree cannot see the engine's
 * processes. `process-group`: our supervisor does; a daemon that left its group, its environment, its directory and
 * its pipes survives, and `/proc` of the engine can be read by the same user (security.md §4).
 */
export interface Confinement {
  readonly level: 'pid-namespace' | 'process-group'
  /** The command inside its confinement. File descriptor 3 of it is the control pipe that `supervise` holds. */
  wrap(command: Command): Command
}

// Pid 1 of the namespace: the shell reaps orphans while it waits, keeps the exit code (a signal becomes 128 + n), and
// says on the control pipe how many processes outlived the command; they die with it.
// Its own stderr is closed to it: "Terminated" is not the command's output.
const init =
  'exec 4>&2 2>/dev/null; (exec "$@" 2>&4 3>&- 4>&-); code=$?; set -- /proc/[0-9]*; echo "leftovers $(($# - 1))" >&3; exit $code'

// Without `setpriv --pdeathsig` three processes outlived an engine that was killed by SIGKILL (measured).
const namespace = ['--pdeathsig', 'KILL', 'unshare', '--pid', '--fork', '--kill-child', '--mount-proc']

/** Ways into a pid namespace: as root, and as a user who keeps the own uid in a user namespace. */
const namespaces = [namespace, [...namespace, '--user', '--map-current-user']]

/**
 * Tries which confinement works on this machine; a few milliseconds, so call it once and pass the result on.
 * `supervisor` is the program (and its first arguments) that owns the tree where no namespace can be made.
 */
export async function findConfinement(
  supervisor: { file: string; args: readonly string[] },
  ways: readonly (readonly string[])[] = namespaces,
): Promise<Confinement> {
  for (const flags of ways) {
    const confinement = namespaceConfinement(flags)
    if (await works(confinement)) return confinement
  }
  return supervisorConfinement(supervisor)
}

function namespaceConfinement(flags: readonly string[]): Confinement {
  return {
    level: 'pid-namespace',
    wrap: (command) => ({
      ...command,
      file: 'setpriv',
      args: [...flags, '--', 'sh', '-c', init, 'sh', command.file, ...command.args],
    }),
  }
}

export function supervisorConfinement(supervisor: { file: string; args: readonly string[] }): Confinement {
  return {
    level: 'process-group',
    wrap: (command) => ({
      ...command,
      file: supervisor.file,
      args: [...supervisor.args, command.file, ...command.args],
      // Found again in /proc/<pid>/environ when a descendant has left the group.
      env: { ...command.env, RALPH_TREE: randomUUID() },
    }),
  }
}

/** Whether a command in it is a child of pid 1 and still has the caller's uid. */
function works(confinement: Confinement): Promise<boolean> {
  const uid = process.getuid?.()
  if (uid === undefined) return Promise.resolve(false)
  const probe = confinement.wrap({
    file: 'sh',
    args: ['-c', `test "$PPID" = 1 && test "$(id -u)" = ${uid}`],
    cwd: '/',
    env: { PATH: searchPath },
  })
  return new Promise((resolve) => {
    const child = spawn(probe.file, probe.args, {
      cwd: probe.cwd,
      env: probe.env,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      timeout: 5000,
      killSignal: 'SIGKILL',
    })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

// util-linux lives here on every distribution; the caller's PATH is not needed to probe.
const searchPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin'
