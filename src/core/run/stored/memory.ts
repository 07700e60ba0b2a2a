import type { RunState } from '../../../schema/run/run-state.ts'

/** Kept outside of the state, to detect that the state was moved back (threat T16). */
export interface RunMemory {
  readonly run: string
  readonly epoch: number
  readonly iteration: number
  readonly commit: string
}

export const memoryLine = ({ run, epoch, iteration, commit }: RunMemory): string =>
  `<!-- ralph-memory run=${run} epoch=${epoch} iteration=${iteration} state=${commit} -->`

export function readMemory(text: string): RunMemory | undefined {
  const match = /^<!-- ralph-memory run=([\w-]+) epoch=(\d+) iteration=(\d+) state=([0-9a-f]{40,64}) -->\r?$/m.exec(
    text,
  )
  const [, run, epoch, iteration, commit] = match ?? []
  if (run === undefined || commit === undefined) return undefined
  return { run, epoch: Number(epoch), iteration: Number(iteration), commit }
}

/** A memory is written after the state. If it is ahead, the state was moved back. */
export const isAhead = (memory: Pick<RunMemory, 'run' | 'epoch' | 'iteration'>, state: RunState): boolean =>
  memory.run === state.run && (memory.epoch > state.epoch || memory.iteration > state.iteration)
