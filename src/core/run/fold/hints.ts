import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'

type Hint = RunState['hints'][number]
type Hinted = Pick<RunState, 'hints' | 'told'>

/** So many attempts that failed are told a hint: after that it does not help. */
const mostAttempts = 3

/** Of a log that names no task: an older program dropped its hints after one attempt, and so does the fold of that log. */
export const hintOf = ({ id, by, text, task }: EventOf<'hint_given'>): Hint =>
  task === undefined ? { id, by, text } : { id, by, text, task, attempts: 0 }

/** What the next attempt at this task is told: its own hints, and those that go to whichever task is next. */
export const hintsFor = ({ hints }: Pick<RunState, 'hints'>, task: string): readonly Hint[] =>
  hints.filter((hint) => (hint.task ?? task) === task)

/** An attempt passed with them: they have done their work. */
export const usedUp = ({ hints, told }: Hinted): Hinted => ({
  hints: hints.filter(({ id }) => !told.includes(id)),
  told: [],
})

/** An attempt failed with them: from now on they are of its task, for the attempts that are left to them. */
export const triedInVain = ({ hints, told }: Hinted, task: string): Hinted => ({
  hints: hints.flatMap((hint) => {
    if (!told.includes(hint.id)) return [hint]
    const attempts = hint.attempts === undefined ? mostAttempts : hint.attempts + 1
    return attempts < mostAttempts ? [{ ...hint, task: hint.task ?? task, attempts }] : []
  }),
  told: [],
})

/** Nobody attempts these tasks again: done, or gone from the plan. */
export const withoutHintsOf = (
  { hints }: Pick<RunState, 'hints'>,
  tasks: readonly string[],
): Pick<RunState, 'hints'> => ({
  hints: hints.filter(({ task }) => typeof task !== 'string' || !tasks.includes(task)),
})
