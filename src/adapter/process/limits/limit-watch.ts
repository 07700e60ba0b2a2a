import { exceededLimit, type ResourceLimits } from '../../../core/limits/call-limits.ts'
import type { CallGroup } from './call-group.ts'
import { giveWay } from './give-way.ts'
import { freeBytes, treeUse } from './tree-use.ts'

const everyMs = 250

interface LimitWatch {
  /** Stops looking. Which limit was passed, as the end of a sentence; undefined if none was. */
  finish(): string | undefined
}

/**
 * Looks four times a second at what a process and everything below it use, and calls `onPassed` once when that is more
 * than the limits, or when the kernel had to hold one of them. `folder`: where it writes. `group`: makes the group in which the
 * kernel holds them, where it can.
 */
export function watchLimits(
  { pid, folder }: { readonly pid: number; readonly folder: string },
  limits: ResourceLimits,
  { onPassed, group: makeGroup }: { onPassed: () => void; group: (limits: ResourceLimits) => CallGroup | undefined },
): LimitWatch {
  const group = makeGroup(limits)
  const take = (one: number): void => {
    giveWay(one)
    group?.add(one)
  }
  take(pid)
  let looks = 0
  const freeBefore = limits.disk === undefined ? 0 : freeBytes(folder)
  let passed: string | undefined
  const timer = setInterval(() => {
    const disk = limits.disk === undefined ? 0 : freeBefore - freeBytes(folder)
    const { pids, ...use } = treeUse(pid, limits.processes)
    // What it started before it was taken.
    if (looks === 0) pids.forEach(take)
    looks += 1
    passed = group?.passed() ?? exceededLimit({ ...use, disk }, limits)
    if (passed === undefined) return
    clearInterval(timer)
    onPassed()
  }, everyMs)
  timer.unref()
  return {
    finish: () => {
      clearInterval(timer)
      passed ??= group?.passed()
      group?.remove()
      return passed
    },
  }
}
