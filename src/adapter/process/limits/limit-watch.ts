import { exceededLimit, type ResourceLimits } from '../../../core/limits/call-limits.ts'
import type { CallGroup } from './call-group.ts'
import { lowerPriority } from './give-way.ts'
import { freeBytes, treeUse } from './tree-use.ts'

const intervalMs = 250

interface LimitWatch {
  /** Stops. The exceeded limit, as the end of a sentence; undefined if none was. */
  finish(): string | undefined
}

/**
 * Measures a process and its descendants four times a second, and calls `onPassed` once when they exceed a limit or the
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
