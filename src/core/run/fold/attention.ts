import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'
import { startOf } from '../../text/excerpt.ts'
import type { EditTask } from './put-task.ts'

const maxReviews = 5

export function withReviewRequest(
  state: RunState,
  { iteration, task, why, holds, question }: EventOf<'human_review_requested'>,
  edit: EditTask,
): RunState {
  const reviews = [{ iteration, task, why }, ...state.reviews].slice(0, maxReviews)
  if (!question) return { ...state, reviews, asks: holds ? [...state.asks, { iteration, task, why }] : state.asks }
  // Its question replaces the task's earlier ones.
  const asks = [...withoutAsksOf(state, [task]).asks, { iteration, task, why, question }]
  return edit({ ...state, asks }, task, ({ questions }) => ({ questions: [...questions, question.why] }))
}

const verifierAnswered = ({ counsel }: RunState): Pick<RunState, 'counsel' | 'waiting'> => ({
  counsel: { ...counsel, asking: null, refused: null },
  waiting: null,
})

/** A person or a verifier agreed that nothing needs to change: the task is done by the iteration that said so. */
export const withUnchangedAccepted = (
  state: RunState,
  { iteration, task, why, by, verified }: EventOf<'unchanged_accepted'>,
  edit: EditTask,
): RunState =>
  edit({ ...withoutAsksOf(state, [task]), ...(verified && verifierAnswered(state)), stop: null }, task, (before) => ({
    status: 'done',
    closed: iteration,
    // Commits of the task stay its result.
    ...(before.commit === null && { unchanged: { by, verified: verified ?? false, work: state.work }, summary: why }),
    left: [],
    ...notStuck,
  }))

/** From now on a person must answer the question. */
export const withUnchangedDoubted = (state: RunState, { task, why }: EventOf<'unchanged_doubted'>): RunState => ({
  ...state,
  ...verifierAnswered(state),
  asks: state.asks.map((ask) => {
    if (ask.task !== task || !ask.question) return ask
    const { verify: _, ...question } = ask.question
    return { ...ask, question: { ...question, person: why } }
  }),
})

export const withoutAsksOf = (state: RunState, tasks: readonly string[]): RunState =>
  state.asks.some(({ task }) => tasks.includes(task))
    ? { ...state, asks: state.asks.filter(({ task }) => !tasks.includes(task)) }
    : state

/** A reopened task is attempted again without an answer. */
export const withoutQuestionOf = (state: RunState, task: string): RunState =>
  state.asks.some((ask) => ask.task === task && ask.question) ? withoutAsksOf(state, [task]) : state

export const withoutStatementsOf = (
  state: RunState,
  removed: { readonly iterations: readonly number[]; readonly tasks: readonly string[] },
): RunState => {
  const isKept = ({ iteration, task }: { iteration: number; task: string }): boolean =>
    !removed.iterations.includes(iteration) && !removed.tasks.includes(task)
  const [reviews, reviewed, owed, signals] = [
    state.reviews.filter(isKept),
    state.reviewed.filter(isKept),
    state.owed.filter(({ iteration }) => !removed.iterations.includes(iteration)),
    state.signals.filter(isKept),
  ]
  return { ...state, reviews, reviewed, owed, signals }
}

const maxSignals = 5

export const withSignals = (state: RunState, { type: _, at: __, ...signal }: EventOf<'signals_given'>): RunState => ({
  ...state,
  signals: [signal, ...state.signals].slice(0, maxSignals),
})

export const withoutSignalsOf = ({ signals }: RunState, task: string): Pick<RunState, 'signals'> => ({
  signals: signals.filter((one) => one.task !== task),
})

/** More than any rule looks at. */
const maxFailures = 50

export const failedOnceMore = (
  { failures }: TaskState,
  { iteration, cause, fingerprint }: EventOf<'attempt_failed'>,
): TaskState['failures'] => [...failures, { iteration, cause, fingerprint }].slice(-maxFailures)

const maxRecent = 3

/** Only the newest failure keeps its output. */
export const recentFailures = (
  { recent_failures: before }: TaskState,
  { iteration, why, said = [], tried }: EventOf<'attempt_failed'>,
): TaskState['recent_failures'] => [
  ...before.slice(1 - maxRecent).map((one) => ({ ...one, said: [] })),
  { iteration, tried: tried ?? null, why: startOf(why, 300), said: said.slice(0, 1) },
]

/** After progress or an operator's note, earlier failures say nothing about the next attempt. */
export const notStuck = { failures: [], stuck: null } satisfies Partial<TaskState>

/** Earlier failures no longer count, but reports still say why the task is stuck. */
export const withNote = (state: RunState, { task }: EventOf<'note'>, edit: EditTask): RunState =>
  typeof task === 'string' && state.tasks[task] ? edit(state, task, () => ({ failures: [] })) : state

export function withStuckTask(state: RunState, event: EventOf<'stuck_detected'>, edit: EditTask): RunState {
  const { type: _type, at: _at, task, ...stuck } = event
  const { iteration, why, action } = stuck
  const next = edit(state, task, () => ({ failures: [], stuck, ...changeByAction[action]({ iteration, why }) }))
  if (action !== 'pause') return next
  // The run waits for a person, so the circuit breaker has nothing to protect from.
  return { ...next, breaker: null, paused: { by: 'ralph', why: `${task} is stuck: ${why}`, task } }
}

type StuckChange = (origin: { iteration: number; why: string }) => Partial<TaskState>

const changeByAction: Readonly<Record<EventOf<'stuck_detected'>['action'], StuckChange>> = {
  ask: () => ({ status: 'failed' }),
  skip: (origin) => ({ status: 'given_up', given_up: { ...origin, by: 'ralph' } }),
  pause: () => ({}),
}
