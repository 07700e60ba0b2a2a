import { readdirSync, readFileSync, statfsSync } from 'node:fs'
import type { CallUse } from '../../../core/limits/call-limits.ts'

/** Linux on arm64 can have larger pages: then a call is ended later. */
const pageBytes = 4096

/**
 * The use of all processes below `root`. In a namespace every orphan is below its pid 1; without one, processes that leave
 * the tree are not counted, and without /proc none is.
 */
export function treeUse(
  root: number,
  maxProcesses: number,
): Omit<CallUse, 'disk'> & { readonly pids: readonly number[] } {
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
  const [, resident = 0, shared = 0] = textOf(`/proc/${pid}/statm`).split(' ').map(Number)
  return Math.max(0, resident - shared) * pageBytes
}

const numbersIn = (path: string): number[] =>
  textOf(path)
    .split(' ')
    .filter((word) => word.trim() !== '')
    .map(Number)

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** Empty if the process has ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}

/** For an ordinary user; 0 if the folder is gone. */
export function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
