import { type LaneRoom, roomRefusal, roomSeen, unknownRoom } from '../../core/run/next/lane-room.ts'
import type { JobContext } from '../job/job-context.ts'

/** Measures what the machine has free while lanes run. */
export interface RoomWatch {
  measure(atWork: number): void
  /** Call when an agent has ended: from then on the measured use of an attempt counts. */
  markMeasured(): void
  /** Why no further attempt may start; recorded once until the reason goes away. */
  refusal(atWork: number): string | undefined
}

export function watchRoom({ ports, job, ledger }: JobContext): RoomWatch {
  let room: LaneRoom = unknownRoom
  const measure = (atWork: number): void => {
    room = roomSeen(room, ports.freeRoom(), atWork)
  }
  return {
    measure,
    markMeasured() {
      room = { ...room, isMeasured: true }
    },
    refusal(atWork) {
      if (atWork === 0) measure(0)
      const reason = roomRefusal({ free: ports.freeRoom(), room, isAuto: job.settings.lanes === 'auto', atWork })
      if (reason !== undefined && ledger.state.lanes_limited === null)
        ledger.record({ type: 'lanes_limited', why: reason })
      return reason
    },
  }
}
