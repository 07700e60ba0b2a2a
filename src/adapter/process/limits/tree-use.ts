import { readdirSync, readFileSync, statfsSync } from 'node:fs'
import type { CallUse } from '../../../core/limits/call-limits.ts'

/** The size of a page; Linux on arm64 can have larger ones, and then a call is ended later. */
const page = 4096

/**
 * What everything below `root` uses now. In a namespace of its own every orphan is below its pid 1, so nothing is missed;
 * where there is none, who leaves the tree is not counted. Without /proc nothing is.
 */
export function treeUse(root: number, most: number): Omit<CallUse, 'disk'> & { readonly pids: readonly number[] } {
  let memory = 0
  let processes = 0
  const pids: number[] = []
  // Beyond the limit a fork bomb would be counted for as long as it grows.
  for (let round = [root]; round.length > 0 && processes <= most; ) {
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

/** What no file is behind and nobody shares: pages of a library count once for the machine, and not here. */
function ownMemory(pid: number): number {
  const [, resident = 0, shared = 0] = textOf(`/proc/${pid}/statm`).split(' ').map(Number)
  return Math.max(0, resident - shared) * page
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

/** Processes vanish while they are looked at. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}

/** Bytes that an ordinary user can still write below a folder; 0 where it is gone. */
export function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
