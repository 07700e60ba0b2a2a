import type { Control, Outgoing } from '../../../schema/run/control.ts'
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

type Hint = RunState['hints'][number]
type Hinted = Pick<RunState, 'hints' | 'told'>

/** So many attempts that failed are told a hint: after that it does not help. */
const mostAttempts = 3

/** Of a log that names no task: an older program dropped its hints after one attempt, and so does the fold of that log. */
export const hintOf = ({ id, by, text, task }: EventOf<'note'>): Hint =>
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

/** An inbox of refs forgets orders right after; a few hundred are kept for one that is slow to forget. */
const keptIds = 500

/** Of a comment, which stays where it is: its id begins with its moment, as the cursor does. */
const isDated = (id: string): boolean => /^\d{4}-/.test(id)

/**
 * Orders as consumed, and where later looks may begin. What comments ordered before the cursor can be forgotten: nothing
 * from there is looked at again. All others are kept, however many, and so are those that are still `waiting` in an inbox
 * of refs: a forgotten one would be obeyed a second time.
 */
export function consume(
  control: Control,
  ids: readonly string[],
  { cursor, waiting }: { cursor: string | null; waiting: ReadonlySet<string> },
): Control {
  const moved = cursor !== null && cursor > (control.cursor ?? '') ? cursor : control.cursor
  const all = [...control.consumed, ...ids]
  const comments = all.filter((id) => isDated(id) && (moved === null || id >= moved))
  const refs = all.filter((id) => !isDated(id))
  const others = refs.filter((id, at) => at >= refs.length - keptIds || waiting.has(id))
  return { ...control, cursor: moved, consumed: [...others, ...comments] }
}

const keptTold = 100

/** With those notices in the outbox that have not been there yet. */
export function tellOnce(control: Control, notices: readonly Outgoing[]): Control {
  const told = control.told ?? []
  const fresh = notices.filter(({ key }) => !told.includes(key))
  if (fresh.length === 0) return control
  const keys = [...told, ...fresh.map(({ key }) => key)].slice(-keptTold)
  return { ...control, outbox: [...control.outbox, ...fresh], told: keys }
}

/** What another writer left and what this one has not written yet, together; `gone` was delivered meanwhile. */
export function mergeControl(theirs: Control, ours: Control, gone: ReadonlySet<string>): Control {
  const outbox = new Map<string, Outgoing>([...theirs.outbox, ...ours.outbox].map((effect) => [effect.key, effect]))
  const cursor =
    [theirs.cursor, ours.cursor]
      .filter((one) => one !== null)
      .sort()
      .at(-1) ?? null
  const told = [...new Set([...(theirs.told ?? []), ...(ours.told ?? [])])].slice(-keptTold)
  return {
    ...theirs,
    ...(told.length > 0 && { told }),
    cursor,
    consumed: [...new Set([...theirs.consumed, ...ours.consumed])],
    outbox: [...outbox.values()].filter(({ key }) => !gone.has(key)),
  }
}

/** The newest iteration whose commit is part of the work; one that waits for approval is not. */
export const newestTaken = ({ recent, tasks }: Pick<RunState, 'recent' | 'tasks'>): number =>
  recent.find(({ task, iteration }) => tasks[task]?.closed !== iteration)?.iteration ?? 0
