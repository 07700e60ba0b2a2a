import { segmentPath } from '../core/run/state-paths.ts'
import type { LoadedRun, StateStore } from '../port/state-store.ts'
import { RunEvent } from '../schema/event.ts'

/** The facts of the run that was just loaded, oldest first: all, or those of the segments after `after`. */
export async function readLog(state: StateStore, { seq }: LoadedRun, after = 0): Promise<RunEvent[]> {
  const segments = Array.from({ length: Math.max(0, seq - after) }, (_, index) => segmentPath(after + index + 1))
  return (await state.readMany(segments)).flatMap(eventsOf)
}

function eventsOf(segment: string | undefined): RunEvent[] {
  const lines = (segment ?? '').split('\n').filter((line) => line !== '')
  return lines.map((line) => RunEvent.parse(JSON.parse(line)))
}
