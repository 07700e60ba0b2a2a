import { formatBytes } from '../../text/amounts.ts'

/** In bytes; null if it cannot be read. */
export interface FreeRoom {
  readonly memory: number | null
  readonly disk: number | null
}

export interface LaneRoom {
  /** Free memory while no attempt was running. */
  readonly idleMemory: number | null
  readonly peak: number
  readonly isMeasured: boolean
}

/** Reserved for the engine and the system; a call is ended at half of the disk's bound. */
const memoryFloor = 512 * 1024 ** 2
const diskFloor = 1024 ** 3

/** Assumed need of an attempt and its checks before one was measured. */
const defaultMemory = 2e9

export const unknownRoom: LaneRoom = { idleMemory: null, peak: 0, isMeasured: false }

/** Memory that is missing compared to the idle machine is divided evenly among the running attempts. */
export function updatedRoom(room: LaneRoom, { memory }: FreeRoom, atWork: number): LaneRoom {
  if (memory === null) return room
  if (atWork === 0) return { ...room, idleMemory: memory }
  const needed = room.idleMemory === null ? 0 : Math.floor((room.idleMemory - memory) / atWork)
  return { ...room, peak: Math.max(room.peak, needed) }
}

/** Undefined if another attempt may begin. With `isAuto` (`lanes: auto`) only as many run as the idle memory holds. */
export function roomRefusal(request: {
  free: FreeRoom
  room: LaneRoom
  isAuto: boolean
  atWork: number
}): string | undefined {
  const { free, room, isAuto, atWork } = request
  if (atWork === 0) return undefined
  const { idleMemory, peak, isMeasured } = room
  const needed = isMeasured ? peak : isAuto ? defaultMemory : 0
  const need = isMeasured ? 'has needed' : 'is taken to need'
  const { memory, disk } = free
  if (memory !== null && memory < Math.max(memoryFloor, needed))
    return `${formatBytes(memory)} of memory are free${needed === 0 ? '' : `, and an attempt ${need} ${formatBytes(needed)}`}`
  if (disk !== null && disk < diskFloor)
    return `${formatBytes(disk)} of disk are free, and ralph keeps ${formatBytes(diskFloor)} free`
  if (isAuto && idleMemory !== null && atWork >= Math.floor(idleMemory / needed))
    return `${formatBytes(idleMemory)} of memory were free without them, and an attempt ${need} ${formatBytes(needed)}`
  return undefined
}
