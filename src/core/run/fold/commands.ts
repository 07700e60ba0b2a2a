import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'

type Commands = RunState['commands']

const kept = 20

export const withCommand = ({ commands }: Pick<RunState, 'commands'>, command: Commands[number]): Commands =>
  [command, ...commands].slice(0, kept)

/** The order was taken; that it came to nothing is told as a refusal is. */
export function withFailedUndo(state: RunState, { at, undoes, why }: EventOf<'undo_failed'>): Commands {
  const order = state.undos.find((one) => one.undoes === undoes)
  return withCommand(state, { at, by: order?.by ?? 'somebody', text: `undo ${undoes}`, refused: why })
}

/** What was refused before this job began has been said throughout it. */
export const afterJob = ({ commands, lease }: Pick<RunState, 'commands' | 'lease'>): Commands =>
  commands.map((one) => (one.refused !== null && lease && one.at < lease.taken ? { ...one, told: true } : one))

/** Orders that came to nothing, newest first, until the job after them has ended. */
export const refusedIn = ({
  commands,
}: Pick<RunState, 'commands'>): { at: string; by: string; text: string; why: string }[] =>
  commands.flatMap(({ at, by, text, refused, told }) =>
    refused === null || told ? [] : [{ at, by, text, why: refused }],
  )
