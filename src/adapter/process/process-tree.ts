import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { tryRead } from '../../core/text/try-read.ts'

interface ProcessEntry {
  readonly pid: number
  readonly ppid: number
  readonly group: number
  /** Clock ticks since boot; 0 if the system does not say. */
  readonly started: number
  readonly zombie: boolean
}

export interface ProcessTree {
  readonly root: number
  readonly marker: string
  readonly started: number
  readonly cwd: string
  readonly pipes: readonly string[]
}

export function listProcesses(): ProcessEntry[] {
  return (
    tryRead(() =>
      readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readEntry(Number(name)) ?? []) : [])),
    ) ?? listWithPs()
  )
}

export function readEntry(pid: number): ProcessEntry | undefined {
  const stat = tryRead(() => readFileSync(`/proc/${pid}/stat`, 'latin1'))
  if (stat === undefined) return undefined
  // The name in parentheses may hold spaces and parentheses.
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
 * Running members of the tree: the group, all descendants, processes with the marker, and orphans that started after the
 * command and hold its pipes or work in its directory. `env -i setsid` and a double fork leave such orphans; only a
 * namespace would find them reliably.
 */
export function membersOf(tree: ProcessTree, processes: readonly ProcessEntry[], self: number): ProcessEntry[] {
  const adopters = adoptersOf(processes, self)
  const belongs = ({ pid, ppid, group, started }: ProcessEntry): boolean =>
    group === tree.root ||
    (started >= tree.started && (hasMarker(pid, tree.marker) || (adopters.has(ppid) && isOrphanOf(pid, tree))))
  const members = new Set(processes.filter(belongs).map(({ pid }) => pid))
  for (let sizeBefore = -1; sizeBefore !== members.size; ) {
    sizeBefore = members.size
    for (const { pid, ppid } of processes) if (members.has(ppid)) members.add(pid)
  }
  return processes.filter(({ pid, zombie }) => pid !== self && members.has(pid) && !zombie)
}

/** Processes that adopt our orphans: init, or an ancestor that is a subreaper (systemd's user manager). Never the engine. */
function adoptersOf(processes: readonly ProcessEntry[], self: number): Set<number> {
  const parents = new Map(processes.map(({ pid, ppid }) => [pid, ppid]))
  const adopters = new Set([1])
  const engine = parents.get(self)
  for (let pid = parents.get(engine ?? 0); pid !== undefined && pid > 0; pid = parents.get(pid)) adopters.add(pid)
  return adopters
}

const hasMarker = (pid: number, marker: string): boolean =>
  tryRead(() => readFileSync(`/proc/${pid}/environ`, 'latin1'))?.includes(`RALPH_TREE=${marker}`) ?? false

function isOrphanOf(pid: number, tree: ProcessTree): boolean {
  const cwd = tryRead(() => readlinkSync(`/proc/${pid}/cwd`))
  if (cwd === tree.cwd || cwd?.startsWith(`${tree.cwd}/`)) return true
  const descriptors = tryRead(() => readdirSync(`/proc/${pid}/fd`)) ?? []
  return descriptors.some((fd) => tree.pipes.includes(tryRead(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? ''))
}
