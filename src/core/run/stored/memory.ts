import type { RunState } from '../../../schema/run/run-state.ts'

/** What a place outside of the state remembers of a run, to tell whether the state was moved back (threat T16). */
export interface RunMemory {
  readonly run: string
  readonly epoch: number
  readonly iteration: number
  /** The state commit that it was written from. */
  readonly commit: string
}

/** A hidden line; ids are the engine's own. */
export const memoryLine = ({ run, epoch, iteration, commit }: RunMemory): string =>
  `<!-- ralph-memory run=${run} epoch=${epoch} iteration=${iteration} state=${commit} -->`

export function readMemory(text: string): RunMemory | undefined {
  const found = /^<!-- ralph-memory run=([\w-]+) epoch=(\d+) iteration=(\d+) state=([0-9a-f]{40,64}) -->\r?$/m.exec(
    text,
  )
  const [, run, epoch, iteration, commit] = found ?? []
  if (run === undefined || commit === undefined) return undefined
  return { run, epoch: Number(epoch), iteration: Number(iteration), commit }
}

/** Memories are only ever written after the state: one that is ahead of it means that the state was moved back. */
export const isAhead = (memory: Pick<RunMemory, 'run' | 'epoch' | 'iteration'>, state: RunState): boolean =>
  memory.run === state.run && (memory.epoch > state.epoch || memory.iteration > state.iteration)
