import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { listProcesses } from '../../src/adapter/process/process-tree.ts'

let next = 0

/** A `sleep` of its own kind, so that a test finds its processes again and nobody else's. */
export const uniqueSleep = (): string => `sleep ${1000 + next++}.${process.pid}`

/** Pids of processes whose command line holds `text`. */
export function processesWith(text: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => commandLine(pid).includes(text))
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** What is still there after fifteen seconds (a loaded machine takes its time), and is then killed; empty as soon as nothing is. */
export async function survivors(text: string): Promise<number[]> {
  const deadline = Date.now() + 15_000
  for (;;) {
    const left = processesWith(text)
    if (left.length === 0) return left
    if (Date.now() > deadline) {
      killAll(left)
      return left
    }
    await wait(20)
  }
}

/** Resolves when the sleep itself runs, and not only a shell whose script names it. */
export async function started(sleep: string): Promise<void> {
  while (!processesWith(sleep).some((pid) => commandLine(pid).startsWith('sleep '))) await wait(10)
}

/** A process that runs `text`, and every process between it and this one: the whole tree of a command. */
export function treeAround(text: string): number[] {
  const parents = new Map(listProcesses().map(({ pid, ppid }) => [pid, ppid]))
  const tree = new Set<number>()
  for (let pid of processesWith(text)) {
    for (; pid > 1 && pid !== process.pid; pid = parents.get(pid) ?? 0) tree.add(pid)
  }
  return [...tree]
}

/** In this order; one may be gone by the death of another. */
export function killAll(pids: readonly number[]): void {
  spawnSync('kill', ['-9', ...pids.map(String)])
}
