import { readdirSync, statfsSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { type CallUse, exceededLimit, type ResourceLimits } from '../../../core/limits/call-limits.ts'
import { tryRead } from '../../../core/text/try-read.ts'
import { bytesAsText } from '../../disk/may-access.ts'
import type { CallGroup } from './call-group.ts'

const intervalMs = 250

interface LimitWatch {
  finish(): string | undefined
}

/**
 * Measures a process and its descendants four times a second, and calls `onExceeded` once when they exceed a limit or the
 * kernel enforced one. `folder`: where it writes. `group`: creates the group for the kernel, if it can.
 */
export function watchLimits(
  { pid, folder }: { readonly pid: number; readonly folder: string },
  limits: ResourceLimits,
  {
    onPassed: onExceeded,
    group: makeGroup,
  }: { onPassed: () => void; group: (limits: ResourceLimits) => CallGroup | undefined },
): LimitWatch {
  const group = makeGroup(limits)
  const addToGroup = (member: number): void => {
    lowerPriority(member)
    group?.add(member)
  }
  addToGroup(pid)
  let measurements = 0
  const freeBefore = limits.disk === undefined ? 0 : freeBytes(folder)
  let exceeded: string | undefined
  const timer = setInterval(() => {
    const disk = limits.disk === undefined ? 0 : freeBefore - freeBytes(folder)
    const { pids, ...use } = treeUse(pid, limits.processes)
    // Processes that it started before it was in the group.
    if (measurements === 0) pids.forEach(addToGroup)
    measurements += 1
    exceeded = group?.exceededLimit() ?? exceededLimit({ ...use, disk }, limits)
    if (exceeded === undefined) return
    clearInterval(timer)
    onExceeded()
  }, intervalMs)
  timer.unref()
  return {
    finish: () => {
      clearInterval(timer)
      exceeded ??= group?.exceededLimit()
      group?.remove()
      return exceeded
    },
  }
}

/** Of 1,000: the kernel's out-of-memory killer takes these processes first. */
const oomScore = '900'
const niceness = 5

function lowerPriority(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, oomScore)
    setPriority(pid, niceness)
  } catch {
    // It has ended, or the system lacks this: nothing depends on it.
  }
}

/** Linux on arm64 can have larger pages: then a call is ended later. */
const pageBytes = 4096

/**
 * The use of all processes below `root`. In a namespace every orphan is below its pid 1; without one, processes that leave
 * the tree are not counted, and without /proc none is.
 */
function treeUse(root: number, maxProcesses: number): Omit<CallUse, 'disk'> & { readonly pids: readonly number[] } {
  let memory = 0
  let processes = 0
  const pids: number[] = []
  // Stops above the limit: a fork bomb grows while it is counted.
  for (let round = [root]; round.length > 0 && processes <= maxProcesses; ) {
    const next: number[] = []
    pids.push(...round)
    for (const pid of round) {
      const threads = threadsOf(pid)
      processes += threads.length
      memory += ownMemory(pid)
      for (const thread of threads) next.push(...numbersIn(`/proc/${pid}/task/${thread}/children`))
    }
    round = next
  }
  return { processes, memory, pids }
}

/** Only memory without a file behind it that nobody shares: a library's pages count once for the machine. */
function ownMemory(pid: number): number {
  const [, resident = 0, shared = 0] = bytesAsText(`/proc/${pid}/statm`).split(' ').map(Number)
  return Math.max(0, resident - shared) * pageBytes
}

const numbersIn = (path: string): number[] =>
  bytesAsText(path)
    .split(' ')
    .filter((word) => word.trim() !== '')
    .map(Number)

const threadsOf = (pid: number): string[] => tryRead(() => readdirSync(`/proc/${pid}/task`)) ?? []

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
