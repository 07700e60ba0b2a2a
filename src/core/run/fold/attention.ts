import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'
import { startOf } from '../../text/excerpt.ts'
import type { EditTask } from './put-task.ts'

/** The newest of an agent's requests that are told in reports. */
const recentReviews = 5

/** An agent wants a person to look: it is told, and where it `holds`, an answer is waited for. */
export function requested(
  state: RunState,
  { iteration, task, why, holds, question }: EventOf<'human_review_requested'>,
  edit: EditTask,
): RunState {
  const reviews = [{ iteration, task, why }, ...state.reviews].slice(0, recentReviews)
  if (!question) return { ...state, reviews, asks: holds ? [...state.asks, { iteration, task, why }] : state.asks }
  // It stands once, and not among what agents of done tasks asked.
  const asks = [...withoutAsksOf(state, [task]).asks, { iteration, task, why, question }]
  return edit({ ...state, asks }, task, ({ questions }) => ({ questions: [...questions, question.why] }))
}

/** The verifier's call is over. */
const answered = ({ counsel }: RunState): Pick<RunState, 'counsel' | 'waiting'> => ({
  counsel: { ...counsel, asking: null, refused: null },
  waiting: null,
})

/** Nothing is to be changed, as a person or a verifier agreed: the task is done by the iteration that said so. */
export const acceptedUnchanged = (
  state: RunState,
  { iteration, task, why, by, verified }: EventOf<'unchanged_accepted'>,
  edit: EditTask,
): RunState =>
  edit({ ...withoutAsksOf(state, [task]), ...(verified && answered(state)), stop: null }, task, (before) => ({
    status: 'done',
    closed: iteration,
    // The commits that it has stay what it is done by.
    ...(before.commit === null && { unchanged: { by, verified: verified ?? false, work: state.work }, summary: why }),
    left: [],
    ...unstuck,
  }))

/** The question is a person's from now on. */
export const doubtedUnchanged = (state: RunState, { task, why }: EventOf<'unchanged_doubted'>): RunState => ({
  ...state,
  ...answered(state),
  asks: state.asks.map((ask) => {
    if (ask.task !== task || !ask.question) return ask
    const { verify: _, ...question } = ask.question
    return { ...ask, question: { ...question, person: why } }
  }),
})

/** A person has answered, or the task is not what it was when its agent asked. */
export const withoutAsksOf = (state: RunState, tasks: readonly string[]): RunState =>
  state.asks.some(({ task }) => tasks.includes(task))
    ? { ...state, asks: state.asks.filter(({ task }) => !tasks.includes(task)) }
    : state

/** A task that is opened again is attempted again, whatever its agent asked. */
export const withoutQuestionOf = (state: RunState, task: string): RunState =>
  state.asks.some((ask) => ask.task === task && ask.question) ? withoutAsksOf(state, [task]) : state

/** What agents and reviewers said of iterations that do not count any more, and passes that still wait for them. */
export const withoutWordsOf = (
  state: RunState,
  gone: { readonly iterations: readonly number[]; readonly tasks: readonly string[] },
): RunState => {
  const counts = ({ iteration, task }: { iteration: number; task: string }): boolean =>
    !gone.iterations.includes(iteration) && !gone.tasks.includes(task)
  const [reviews, reviewed, owed, signals] = [
    state.reviews.filter(counts),
    state.reviewed.filter(counts),
    state.owed.filter(({ iteration }) => !gone.iterations.includes(iteration)),
    state.signals.filter(counts),
  ]
  return { ...state, reviews, reviewed, owed, signals }
}

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

/** No rule looks at more of them, whatever is configured. */
const mostFailures = 50

/** The failures in a row of a task that has failed once more. */
export const failedOnceMore = (
  { failures }: TaskState,
  { iteration, cause, fingerprint }: EventOf<'attempt_failed'>,
): TaskState['failures'] => [...failures, { iteration, cause, fingerprint }].slice(-mostFailures)

/** Reports show at most this many failures of a stuck task. */
const maxRecent = 3

/** The newest failures of a task as reports show them. Older ones keep no output: the newest one decides. */
export const recentFailures = (
  { recent_failures: before }: TaskState,
  { iteration, why, said = [], tried }: EventOf<'attempt_failed'>,
): TaskState['recent_failures'] => [
  ...before.slice(1 - maxRecent).map((one) => ({ ...one, said: [] })),
  { iteration, tried: tried ?? null, why: startOf(why, 300), said: said.slice(0, 1) },
]

/** Its task got on, or a person said something about it: what failed before says nothing of what comes. */
export const unstuck = { failures: [], stuck: null } satisfies Partial<TaskState>

/** What failed before they read this says nothing of its next attempts; why the task is stuck is still told. */
export const withNewWord = (state: RunState, { task }: EventOf<'note'>, edit: EditTask): RunState =>
  typeof task === 'string' && state.tasks[task] ? edit(state, task, () => ({ failures: [] })) : state

/** No more attempts are made at the task until a person decides: it fails, is given up, or the run waits. */
export function foundStuck(state: RunState, event: EventOf<'stuck_detected'>, edit: EditTask): RunState {
  const { type: _type, at: _at, task, ...stuck } = event
  const { iteration, why, action } = stuck
  const found = edit(state, task, () => ({ failures: [], stuck, ...fate[action]({ iteration, why }) }))
  if (action !== 'pause') return found
  // A person looks before anything else fails: the circuit breaker has nothing to protect from.
  return { ...found, breaker: null, paused: { by: 'ralph', why: `${task} is stuck: ${why}`, task } }
}

type Fate = (of: { iteration: number; why: string }) => Partial<TaskState>

const fate: Readonly<Record<EventOf<'stuck_detected'>['action'], Fate>> = {
  ask: () => ({ status: 'failed' }),
  skip: (of) => ({ status: 'given_up', given_up: { ...of, by: 'ralph' } }),
  pause: () => ({}),
}
