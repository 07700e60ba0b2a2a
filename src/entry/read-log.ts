import { segmentPath } from '../core/run/state-paths.ts'
import type { LoadedRun, StateStore } from '../port/state-store.ts'
import { RunEvent } from '../schema/event.ts'

/** Every fact of the run that was just loaded, oldest first. */
export async function readLog(state: StateStore, { seq }: LoadedRun): Promise<RunEvent[]> {
  const segments = Array.from({ length: seq }, (_, index) => segmentPath(index + 1))
  return (await state.readMany(segments)).flatMap(eventsOf)
}

function eventsOf(segment: string | undefined): RunEvent[] {
  const lines = (segment ?? '').split('\n').filter((line) => line !== '')
  return lines.map((line) => RunEvent.parse(JSON.parse(line)))
}
