import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'

/** The newest of agents' signals that are told in reports. */
const kept = 5

export const withSignals = (state: RunState, { type: _, at: __, ...said }: EventOf<'signals_given'>): RunState => ({
  ...state,
  signals: [said, ...state.signals].slice(0, kept),
})

/** A newer attempt at the task has said what there is to say, or what it was about is gone. */
export const withoutSignalsOf = ({ signals }: RunState, task: string): Pick<RunState, 'signals'> => ({
  signals: signals.filter((one) => one.task !== task),
})
