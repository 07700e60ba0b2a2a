import { type LaneRoom, roomRefusal, unknownRoom, updatedRoom } from '../../core/run/next/lane-room.ts'
import type { JobContext } from '../job/job-context.ts'

/** Looks at the machine of a job for as long as its lanes are at work. */
export interface RoomWatch {
  /** Reads what is free now, with so many attempts under way. */
  look(atWork: number): void
  /** An agent has ended: what was seen until now is what an attempt needs. */
  ended(): void
  /** Why no further attempt may begin; recorded once for each reason that lasts. */
  refusal(atWork: number): string | undefined
}

export function watchRoom({ ports, job, ledger }: JobContext): RoomWatch {
  let room: LaneRoom = unknownRoom
  const look = (atWork: number): void => {
    room = updatedRoom(room, ports.freeRoom(), atWork)
  }
  return {
    look,
    ended() {
      room = { ...room, isMeasured: true }
    },
    refusal(atWork) {
      if (atWork === 0) look(0)
      const reason = roomRefusal({ free: ports.freeRoom(), room, isAuto: job.settings.lanes === 'auto', atWork })
      if (reason !== undefined && ledger.state.lanes_limited === null)
        ledger.record({ type: 'lanes_limited', why: reason })
      return reason
    },
  }
}
