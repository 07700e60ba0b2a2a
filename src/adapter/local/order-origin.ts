import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { engineMark } from '../../core/order/may-order.ts'
import type { LeaseHolder } from '../../schema/run/lease.ts'
import { isPathRemote } from '../git/call/remote-url.ts'

/** A process as /proc shows it. */
interface Seen {
  readonly pid: number
  readonly parent: number
  /** Clock ticks since boot. */
  readonly started: number
  readonly name: string
}

/**
 * Why an order that this process is about to give may come from an agent and not from a person; undefined where nothing
 * says so. `place` is the mark of the run's remote, `holder` the job that is at work.
 *
 * What is looked at is what an agent cannot put off by a clean environment, a session of its own or a double fork: the
 * environments and pids of all ancestors, the pid namespace, and an orphan's age and control group. What it cannot tell:
 * a process that was started for the agent by somebody else's service (`systemd-run`, cron, a terminal that listens),
 * and refs that are written by git alone. From level C2 on, the agent does not find the repository.
 */
export function agentsHand(place: string, holder: LeaseHolder | undefined, proc = '/proc'): string | undefined {
  if (process.platform !== 'linux') return undefined
  const look = lookingIn(proc)
  const self = look.self()
  if (self === undefined) return holder && 'this process is not visible in /proc, so it is not known who started it'
  const chain = ancestry(look, self)
  const marked = chain.find(({ pid }) => look.mark(pid) === place)
  if (marked) return `process ${marked.pid} (${marked.name}) above it works for this run`
  if (holder?.kind !== 'process' || holder.boot === '' || look.boot() !== holder.boot) return undefined
  const elsewhere = otherNamespace(look, holder)
  if (elsewhere !== undefined) return elsewhere
  const engine = look.process(holder.pid)
  if (!engine || String(engine.started) !== holder.started) return undefined
  if (chain.some(({ pid }) => pid === engine.pid)) return `it was started from below the job (process ${engine.pid})`
  return orphan(look, { chain, engine })
}

/** A namespace that is not the engine's may be one below it; the machine's own is below nobody's. */
function otherNamespace(look: Look, { host }: LeaseHolder & { kind: 'process' }): string | undefined {
  const own = look.namespace()
  const theirs = /\/(pid:\[\d+\])$/.exec(host)?.[1] ?? firstNamespace
  return own === firstNamespace || own === theirs
    ? undefined
    : 'it runs in another pid namespace of this machine than the job, as agents do'
}

/**
 * A process that has left its parents is the child of init or of a service manager. One that is younger than the job and
 * in its control group was left by something that the job, or its terminal, started.
 */
function orphan(look: Look, { chain, engine }: { chain: readonly Seen[]; engine: Seen }): string | undefined {
  const top = chain.find(({ parent }) => parent === 1 || basename(look.process(parent)?.name ?? '') === 'systemd')
  if (!top || top.started <= engine.started) return undefined
  if (look.group(top.pid) !== look.group(engine.pid)) return undefined
  return `process ${top.pid} (${top.name}) above it has left whoever started it since the job began`
}

/** The process itself and all above it; what cannot be read ends it. */
function ancestry(look: Look, self: number): Seen[] {
  const chain: Seen[] = []
  for (let pid = self; pid > 0 && chain.length < 500; ) {
    const seen = look.process(pid)
    if (!seen) break
    chain.push(seen)
    pid = seen.parent
  }
  return chain
}

/** The kernel's first pid namespace has this fixed number. */
const firstNamespace = 'pid:[4026531836]'

type Look = ReturnType<typeof lookingIn>

function lookingIn(proc: string) {
  const text = (path: string): string | undefined => quiet(() => readFileSync(`${proc}/${path}`, 'latin1'))
  return {
    /** By /proc itself: where another one is mounted than that of our namespace, our own pid names somebody else there. */
    self: (): number | undefined => {
      const pid = Number(quiet(() => readlinkSync(`${proc}/self`)))
      return Number.isInteger(pid) && pid > 0 ? pid : undefined
    },
    process: (pid: number): Seen | undefined => {
      const stat = text(`${pid}/stat`)
      if (stat === undefined) return undefined
      const end = stat.lastIndexOf(')')
      // proc_pid_stat(5): state is field 3, the parent 4, the start 22.
      const fields = stat.slice(end + 2).split(' ')
      const name = stat.slice(stat.indexOf('(') + 1, end)
      return { pid, parent: Number(fields[1]), started: Number(fields[19]), name }
    },
    mark: (pid: number): string | undefined =>
      text(`${pid}/environ`)
        ?.split('\0')
        .find((line) => line.startsWith(`${engineMark}=`))
        ?.slice(engineMark.length + 1),
    group: (pid: number): string | undefined => text(`${pid}/cgroup`),
    namespace: (): string => quiet(() => readlinkSync(`${proc}/self/ns/pid`)) ?? firstNamespace,
    boot: (): string => text('sys/kernel/random/boot_id')?.trim() ?? '',
  }
}

function quiet<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}

/** Names the run's remote without telling it, and the same one however its path is written. */
export const placeMark = ({ remote }: { readonly remote: string }): string =>
  createHash('sha256')
    .update(isPathRemote(remote) ? realPath(remote) : remote)
    .digest('hex')
    .slice(0, 16)

function realPath(remote: string): string {
  try {
    const path = realpathSync(/^file:/i.test(remote) ? fileURLToPath(remote) : remote)
    return existsSync(join(path, '.git', 'objects')) ? join(path, '.git') : path
  } catch {
    return remote
  }
}
