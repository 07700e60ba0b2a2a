import { formatBytes } from '../../text/amounts.ts'

/** What a machine has free, in bytes; null if that cannot be read. */
export interface FreeRoom {
  readonly memory: number | null
  readonly disk: number | null
}

/** What the attempts of a job have shown so far. */
export interface LaneRoom {
  /** Free memory while no attempt was under way. */
  readonly idleMemory: number | null
  /** Memory of one attempt, the most that was seen. */
  readonly peak: number
  /** An attempt has ended since, so that the peak says something. */
  readonly isMeasured: boolean
}

/** The engine and the system need so much; a call is ended at half of the disk's bound. */
const memoryFloor = 512 * 1024 ** 2
const diskFloor = 1024 ** 3

/** What an attempt is taken to need before one has shown it, with its checks. */
const usualMemory = 2e9

export const unknownRoom: LaneRoom = { idleMemory: null, peak: 0, isMeasured: false }

/** After one more look, with so many attempts under way: what is less free than without them is theirs, in equal parts. */
export function roomSeen(room: LaneRoom, { memory }: FreeRoom, atWork: number): LaneRoom {
  if (memory === null) return room
  if (atWork === 0) return { ...room, idleMemory: memory }
  const needed = room.idleMemory === null ? 0 : Math.floor((room.idleMemory - memory) / atWork)
  return { ...room, peak: Math.max(room.peak, needed) }
}

/**
 * Why no attempt may begin beside the ones under way; undefined if one may. With `isAuto` (`lanes: auto`) there are at most as
 * many as the memory holds that was free without them.
 */
export function roomRefusal(request: {
  free: FreeRoom
  room: LaneRoom
  isAuto: boolean
  atWork: number
}): string | undefined {
  const { free, room, isAuto, atWork } = request
  if (atWork === 0) return undefined
  const { idleMemory, peak, isMeasured } = room
  const needed = isMeasured ? peak : isAuto ? usualMemory : 0
  const about = isMeasured ? 'has needed' : 'is taken to need'
  const { memory, disk } = free
  if (memory !== null && memory < Math.max(memoryFloor, needed))
    return `${formatBytes(memory)} of memory are free${needed === 0 ? '' : `, and an attempt ${about} ${formatBytes(needed)}`}`
  if (disk !== null && disk < diskFloor)
    return `${formatBytes(disk)} of disk are free, and ralph keeps ${formatBytes(diskFloor)} free`
  if (isAuto && idleMemory !== null && atWork >= Math.floor(idleMemory / needed))
    return `${formatBytes(idleMemory)} of memory were free without them, and an attempt ${about} ${formatBytes(needed)}`
  return undefined
}
