import { segmentPath } from '../../core/ref/state-paths.ts'
import type { LoadedRun, StateStore } from '../../port/state-store.ts'
import { RunEvent } from '../../schema/run/event.ts'

/** Where the log's segments lie: all, or those after `after`. */
export const segmentsOf = ({ seq }: Pick<LoadedRun, 'seq'>, after = 0): string[] =>
  Array.from({ length: Math.max(0, seq - after) }, (_, index) => segmentPath(after + index + 1))

/** The facts of the run that was just loaded, oldest first: all, or those of the segments after `after`. */
export async function readLog(
  state: Pick<StateStore, 'readMany'>,
  run: Pick<LoadedRun, 'seq'>,
  after = 0,
): Promise<RunEvent[]> {
  return (await state.readMany(segmentsOf(run, after))).flatMap(eventsOf)
}

/** Throws where a line is no fact of a run. */
export function eventsOf(segment: string | undefined): RunEvent[] {
  const lines = (segment ?? '').split('\n').filter((line) => line !== '')
  return lines.map((line) => RunEvent.parse(JSON.parse(line)))
}
