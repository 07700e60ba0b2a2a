import { statfsSync } from 'node:fs'
import { availableParallelism, freemem } from 'node:os'
import { dirname } from 'node:path'
import { checksOfMachine, lanesOfMachine } from '../../core/config/table/lane-settings.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import type { FreeRoom } from '../../core/run/next/lane-room.ts'

/** Bytes of memory that programs can still get, in the machine or its container. */
const freeMemory = (): number => Math.min(freemem(), process.availableMemory())

/** Bytes that an ordinary user can still write on the disk of a folder; the folder may be missing. */
export function freeDisk(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return folder === dirname(folder) ? 0 : freeDisk(dirname(folder))
  }
}

export const freeRoomAt = (home: string) => (): FreeRoom => ({ memory: freeMemory(), disk: freeDisk(home) })

/** Attempts, and checks of one attempt, that a job runs in parallel. */
export function parallelism(settings: Pick<Settings, 'lanes' | 'checks-at-once'>): { lanes: number; checks: number } {
  const { lanes, 'checks-at-once': checks } = settings
  const machine = { cores: availableParallelism() }
  return {
    lanes: lanes === 'auto' ? lanesOfMachine(machine) : lanes,
    checks: checks === 'auto' ? checksOfMachine(machine) : checks,
  }
}
