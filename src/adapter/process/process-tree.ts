import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

interface ProcessEntry {
  readonly pid: number
  readonly ppid: number
  readonly group: number
  /** Start time in clock ticks since boot; 0 where the system does not say. */
  readonly started: number
  readonly zombie: boolean
}

export interface ProcessTree {
  /** Process group of the command, which it leads. */
  readonly root: number
  /** Value of RALPH_TREE in the command's environment. */
  readonly marker: string
  readonly started: number
  /** The command's working directory and the targets of its pipes, as `/proc/<pid>/fd` shows them. */
  readonly cwd: string
  readonly pipes: readonly string[]
}

/** All processes of the machine, from /proc, or from `ps` where there is none. */
export function listProcesses(): ProcessEntry[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readEntry(Number(name)) ?? []) : []))
  } catch {
    return listWithPs()
  }
}

export function readEntry(pid: number): ProcessEntry | undefined {
  const stat = quiet(() => readFileSync(`/proc/${pid}/stat`, 'latin1'))
  if (stat === undefined) return undefined
  // The name in parentheses may hold spaces and parentheses of its own.
  const [state, ppid, group, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { pid, ppid: Number(ppid), group: Number(group), started: Number(rest[16]), zombie: state === 'Z' }
}

function listWithPs(): ProcessEntry[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat='], { encoding: 'utf8' })
  return table.split('\n').flatMap((line) => {
    const [pid, ppid, group, state] = line.trim().split(/\s+/)
    if (pid === undefined || pid === '') return []
    return { pid: Number(pid), ppid: Number(ppid), group: Number(group), started: 0, zombie: state?.[0] === 'Z' }
  })
}

/**
 * Members of the tree that still run: the group, everything below it, whatever carries the marker, and orphans that
 * started after the command and hold its pipes or work in its directory. The latter are what `env -i setsid` and a
 * double fork leave; there is no surer sign of them without a namespace.
 */
export function membersOf(tree: ProcessTree, processes: readonly ProcessEntry[], self: number): ProcessEntry[] {
  const adopters = adoptersOf(processes, self)
  const belongs = ({ pid, ppid, group, started }: ProcessEntry): boolean =>
    group === tree.root ||
    (started >= tree.started && (carries(pid, tree.marker) || (adopters.has(ppid) && isStray(pid, tree))))
  const members = new Set(processes.filter(belongs).map(({ pid }) => pid))
  for (let before = -1; before !== members.size; ) {
    before = members.size
    for (const { pid, ppid } of processes) if (members.has(ppid)) members.add(pid)
  }
  return processes.filter(({ pid, zombie }) => pid !== self && members.has(pid) && !zombie)
}

/** Who inherits orphans of ours: init, or an ancestor that is a subreaper (systemd's user manager). Never the engine. */
function adoptersOf(processes: readonly ProcessEntry[], self: number): Set<number> {
  const parents = new Map(processes.map(({ pid, ppid }) => [pid, ppid]))
  const adopters = new Set([1])
  const engine = parents.get(self)
  for (let pid = parents.get(engine ?? 0); pid !== undefined && pid > 0; pid = parents.get(pid)) adopters.add(pid)
  return adopters
}

const carries = (pid: number, marker: string): boolean =>
  quiet(() => readFileSync(`/proc/${pid}/environ`, 'latin1'))?.includes(`RALPH_TREE=${marker}`) ?? false

function isStray(pid: number, tree: ProcessTree): boolean {
  const cwd = quiet(() => readlinkSync(`/proc/${pid}/cwd`))
  if (cwd === tree.cwd || cwd?.startsWith(`${tree.cwd}/`)) return true
  const open = quiet(() => readdirSync(`/proc/${pid}/fd`)) ?? []
  return open.some((fd) => tree.pipes.includes(quiet(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? ''))
}

/** Processes vanish while they are looked at, and those of other users cannot be read: neither is a member. */
function quiet<T>(look: () => T): T | undefined {
  try {
    return look()
  } catch {
    return undefined
  }
}
