import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

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

/** In this order; one may be gone by the death of another. */
export function killAll(pids: readonly number[]): void {
  spawnSync('kill', ['-9', ...pids.map(String)])
}
