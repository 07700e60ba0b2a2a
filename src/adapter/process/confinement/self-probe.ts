import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '../../disk/process-directory.ts'
import type { CallPlaces, Wrap } from '../command.ts'
import { supervise } from '../supervise.ts'
import type { Layer } from './layer.ts'
import { networkProbe } from './network-probe.ts'
import { trustedProgram } from './view.ts'

/** What a level promises, and so what is tried. */
export interface Promised {
  /** Folders outside into which nothing may arrive. */
  readonly closed: readonly string[]
  /** Folders of the user's into which it must, and files that it must be able to write. */
  readonly writable: readonly string[]
  /** Sockets outside that must not be there. */
  readonly sockets: readonly string[]
  /** No process outside shows its environment; `no_new_privs` and no capability, so that sudo is dead. */
  readonly harmless: boolean
  /** Ports that lead out of a network of its own; undefined where the network is the machine's. */
  readonly doors?: readonly number[]
}

// A shell does it in a few milliseconds; each line is what it could do and should not, or the other way round.
const script = `
name=$1 sudo=$2 harmless=$3 perl=$4 connect=$5 own=$6 kind=; shift 6
for word in "$@"; do
  case $word in --write|--closed|--socket|--door|--engine) kind=$word; continue;; esac
  case $kind in
  --write) { [ -f "$word" ] && (: >> "$word") || (: > "$word/$name"); } 2>/dev/null || { echo "$word cannot be written"; exit 1; };;
  --closed) (: > "$word/$name") 2>/dev/null;;
  --door) "$perl" -e "$connect" "$word" || { echo "nothing listens at its port $word"; exit 1; };;
  --engine) "$perl" -e "$connect" "$word" && { echo "port $word of this machine can be reached"; exit 1; };;
  --socket) [ -S "$word" ] && { echo "the socket $word can be reached"; exit 1; };;
  esac
done
[ -z "$own" ] || { while read -r line; do
  case $line in Inter-*|face*|lo:*) ;; *) echo "it has a network: \${line%%:*}"; exit 1;; esac
done < /proc/net/dev; }
[ "$harmless" = yes ] || { echo fine; exit; }
grep -qs "$name" /proc/[0-9]*/environ && { echo "the environment of a process outside can be read"; exit 1; }
while read -r key value; do
  case $key in NoNewPrivs:) private=$value;; CapEff:) able=$value;; esac
done < /proc/self/status
[ "$private" = 1 ] || { echo "it can gain privileges"; exit 1; }
[ "$able" = 0000000000000000 ] || { echo "it has capabilities: $able"; exit 1; }
[ -n "$sudo" ] && "$sudo" -n true 2>/dev/null </dev/null && { echo "sudo works"; exit 1; }
echo fine
`

/**
 * Runs a small attack inside of the finished confinement. Undefined where it keeps what its level promises, else the
 * reason in a few words. Takes two starts of a shell; nothing is left behind.
 */
export async function whyNot(wrap: Wrap, promised: Promised): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-probe-'))
  // Another uid has to pass it.
  chmodSync(folder, 0o711)
  const name = `.ralph-probe-${randomUUID()}`
  const outside = promised.harmless ? processWith(name) : undefined
  const network = await networkProbe(promised.doors, name)
  try {
    const own = join(folder, 'call')
    const [workspace, home, tmp] = [join(folder, 'workspace'), join(own, 'home'), join(own, 'tmp')]
    for (const path of [workspace, home, tmp]) mkdirSync(path, { recursive: true })
    const closed = [folder, ...promised.closed].filter(isWritable)
    const places = { call: { path: own, home, tmp }, writable: [workspace] }
    const words = [
      ...['--write', workspace, home, tmp, ...promised.writable],
      ...['--closed', ...closed],
      ...['--socket', ...promised.sockets],
      ...network.words,
    ]
    const said = await sayingOf(wrap, places, [
      name,
      trustedProgram('sudo') ?? '',
      promised.harmless ? 'yes' : 'no',
      ...network.means,
      ...words,
    ])
    const arrived = takeAway(closed, name)
    if (said !== 'fine') return said
    if (arrived.length > 0 && promised.closed.length > 0) return `${arrived[0]} can be written`
    takeAway(promised.writable.filter(isFolder), name)
    const owner = lstatSync(join(workspace, name), { throwIfNoEntry: false })?.uid
    return owner === process.getuid?.() ? undefined : 'files that it writes belong to another user'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    outside?.kill('SIGKILL')
    network.close()
    await removeFolder(folder).catch(() => undefined)
  }
}

/** A process of the engine's that has the mark in its environment; the engine's own cannot be changed any more. */
function processWith(mark: string): ChildProcess {
  const child = spawn('/bin/sh', ['-c', 'read -r _'], {
    env: { RALPH_PROBE: mark },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.on('error', () => undefined)
  return child
}

async function sayingOf(wrap: Wrap, places: CallPlaces, args: readonly string[]): Promise<string> {
  const said: Buffer[] = []
  const take = (chunk: Buffer): void => void said.push(Buffer.from(chunk))
  const env = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin:/run/current-system/sw/bin', HOME: places.call.home }
  const end = await supervise(
    { file: '/bin/sh', args: ['-c', script, 'sh', ...args], cwd: places.writable[0] ?? '/', env },
    {
      confinement: { wrap },
      places,
      signal: new AbortController().signal,
      onStdout: take,
      onStderr: take,
      // For a probe that hangs. A busy machine must not be taken for one that confines less.
      wallMs: 60_000,
    },
  ).done
  const text = Buffer.concat(said).toString('utf8').trim().split('\n').join('; ')
  return text || `exit code ${end.exitCode ?? end.signal}`
}

/** Folders in which the file of this name is; it is removed there. */
const takeAway = (folders: readonly string[], name: string): string[] =>
  folders.filter((folder) => {
    const path = join(folder, name)
    if (!lstatSync(path, { throwIfNoEntry: false })) return false
    rmSync(path, { force: true })
    return true
  })

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const users = '/etc/passwd'

/**
 * The list of users with the one that root's command becomes, which is nobody otherwise: Java finds no home then (and so
 * Maven none of its files), Node's `userInfo` throws, git wants to be told who commits. `file` is written for it.
 */
export function knownUser(uid: number, { home, file }: { home: string; file: string }): Layer {
  writeFileSync(file, `${listOf(users).trimEnd()}\nralph-agent:x:${uid}:${uid}::${home}:/bin/sh\n`, { mode: 0o644 })
  return { path: users, access: 'read', from: file }
}

function listOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return 'root:x:0:0:root:/root:/bin/sh\n'
  }
}
