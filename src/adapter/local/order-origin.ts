import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { engineMark } from '../../core/order/may-order.ts'
import { tryRead } from '../../core/text/try-read.ts'
import type { LeaseHolder } from '../../schema/run/lease.ts'
import { isPathRemote } from '../git/call/remote-url.ts'

interface ProcessEntry {
  readonly pid: number
  readonly parent: number
  /** Clock ticks since boot. */
  readonly started: number
  readonly name: string
}

/**
 * Why an order may come from an agent; undefined if nothing indicates it. `place` marks the run's remote, `holder` is
 * the active job. Checks what an agent cannot hide by a clean environment, a session or a double fork: environments
 * and pids of all ancestors, the pid namespace, and an orphan's age and control group. It misses processes started by
 * other services (`systemd-run`, cron) and refs written by git alone. From level C2 on, the agent cannot find the
 * repository.
 */
export function signOfAgent(place: string, holder: LeaseHolder | undefined, proc = '/proc'): string | undefined {
  if (process.platform !== 'linux') return undefined
  const processes = processReader(proc)
  const self = processes.self()
  if (self === undefined) return holder && 'this process is not visible in /proc, so it is not known who started it'
  const chain = ancestry(processes, self)
  const marked = chain.find(({ pid }) => processes.engineMarkOf(pid) === place)
  if (marked) return `process ${marked.pid} (${marked.name}) above it works for this run`
  if (holder?.kind !== 'process' || holder.boot === '' || processes.boot() !== holder.boot) return undefined
  const namespaceSign = foreignNamespaceSign(processes, holder)
  if (namespaceSign !== undefined) return namespaceSign
  const engine = processes.process(holder.pid)
  if (!engine || String(engine.started) !== holder.started) return undefined
  if (chain.some(({ pid }) => pid === engine.pid)) return `it was started from below the job (process ${engine.pid})`
  return orphanSign(processes, { chain, engine })
}

/** A namespace other than the engine's may be below it; the machine's own is below none. */
function foreignNamespaceSign(
  processes: ProcessReader,
  { host }: LeaseHolder & { kind: 'process' },
): string | undefined {
  const ownNamespace = processes.namespace()
  const engineNamespace = /\/(pid:\[\d+\])$/.exec(host)?.[1] ?? firstNamespace
  return ownNamespace === firstNamespace || ownNamespace === engineNamespace
    ? undefined
    : 'it runs in another pid namespace of this machine than the job, as agents do'
}

/** A young orphan in the job's control group was started by the job or its terminal. */
function orphanSign(
  processes: ProcessReader,
  { chain, engine }: { chain: readonly ProcessEntry[]; engine: ProcessEntry },
): string | undefined {
  const top = chain.find(({ parent }) => parent === 1 || basename(processes.process(parent)?.name ?? '') === 'systemd')
  if (!top || top.started <= engine.started) return undefined
  if (processes.controlGroupOf(top.pid) !== processes.controlGroupOf(engine.pid)) return undefined
  return `process ${top.pid} (${top.name}) above it has left whoever started it since the job began`
}

function ancestry(processes: ProcessReader, self: number): ProcessEntry[] {
  const chain: ProcessEntry[] = []
  for (let pid = self; pid > 0 && chain.length < 500; ) {
    const entry = processes.process(pid)
    if (!entry) break
    chain.push(entry)
    pid = entry.parent
  }
  return chain
}

/** Fixed by the kernel. */
const firstNamespace = 'pid:[4026531836]'

type ProcessReader = ReturnType<typeof processReader>

function processReader(proc: string) {
  const text = (path: string): string | undefined => tryRead(() => readFileSync(`${proc}/${path}`, 'latin1'))
  return {
    /** From /proc: if it belongs to another namespace, our pid is another process there. */
    self: (): number | undefined => {
      const pid = Number(tryRead(() => readlinkSync(`${proc}/self`)))
      return Number.isInteger(pid) && pid > 0 ? pid : undefined
    },
    process: (pid: number): ProcessEntry | undefined => {
      const stat = text(`${pid}/stat`)
      if (stat === undefined) return undefined
      const end = stat.lastIndexOf(')')
      // proc_pid_stat(5): state is field 3, the parent 4, the start 22.
      const fields = stat.slice(end + 2).split(' ')
      const name = stat.slice(stat.indexOf('(') + 1, end)
      return { pid, parent: Number(fields[1]), started: Number(fields[19]), name }
    },
    engineMarkOf: (pid: number): string | undefined =>
      text(`${pid}/environ`)
        ?.split('\0')
        .find((line) => line.startsWith(`${engineMark}=`))
        ?.slice(engineMark.length + 1),
    controlGroupOf: (pid: number): string | undefined => text(`${pid}/cgroup`),
    namespace: (): string => tryRead(() => readlinkSync(`${proc}/self/ns/pid`)) ?? firstNamespace,
    boot: (): string => text('sys/kernel/random/boot_id')?.trim() ?? '',
  }
}

/** A digest of the run's remote, equal for all spellings of its path. */
export const remoteMark = ({ remote }: { readonly remote: string }): string =>
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
