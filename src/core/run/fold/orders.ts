import type { Control, Outgoing } from '../../../schema/run/control.ts'
import type { EventOf } from '../../../schema/run/event.ts'
import type { RunState } from '../../../schema/run/run-state.ts'

type Commands = RunState['commands']

const maxCommands = 20

export const withCommand = ({ commands }: Pick<RunState, 'commands'>, command: Commands[number]): Commands =>
  [command, ...commands].slice(0, maxCommands)

export function withFailedUndo(state: RunState, { at, undoes, why }: EventOf<'undo_failed'>): Commands {
  const order = state.undos.find((one) => one.undoes === undoes)
  return withCommand(state, { at, by: order?.by ?? 'somebody', text: `undo ${undoes}`, refused: why })
}

/** Refusals from before this job were shown during the job. */
export const commandsAfterJob = ({ commands, lease }: Pick<RunState, 'commands' | 'lease'>): Commands =>
  commands.map((one) => (one.refused !== null && lease && one.at < lease.taken ? { ...one, told: true } : one))

export const refusedIn = ({
  commands,
}: Pick<RunState, 'commands'>): { at: string; by: string; text: string; why: string }[] =>
  commands.flatMap(({ at, by, text, refused, told }) =>
    refused === null || told ? [] : [{ at, by, text, why: refused }],
  )

type Hint = RunState['hints'][number]
type HintState = Pick<RunState, 'hints' | 'told'>

/** A hint that did not help in this many attempts is dropped. */
const maxHintAttempts = 3

/** Logs of older versions name no task, and their hints ended after one attempt. */
export const hintOf = ({ id, by, text, task }: EventOf<'note'>): Hint =>
  task === undefined ? { id, by, text } : { id, by, text, task, attempts: 0 }

export const hintsFor = ({ hints }: Pick<RunState, 'hints'>, task: string): readonly Hint[] =>
  hints.filter((hint) => (hint.task ?? task) === task)

export const withoutReadHints = ({ hints, told }: HintState): HintState => ({
  hints: hints.filter(({ id }) => !told.includes(id)),
  told: [],
})

/** The attempt failed: its hints now belong to this task, for their remaining attempts. */
export const withFailedHints = ({ hints, told }: HintState, task: string): HintState => ({
  hints: hints.flatMap((hint) => {
    if (!told.includes(hint.id)) return [hint]
    const attempts = hint.attempts === undefined ? maxHintAttempts : hint.attempts + 1
    return attempts < maxHintAttempts ? [{ ...hint, task: hint.task ?? task, attempts }] : []
  }),
  told: [],
})

export const withoutHintsOf = (
  { hints }: Pick<RunState, 'hints'>,
  tasks: readonly string[],
): Pick<RunState, 'hints'> => ({
  hints: hints.filter(({ task }) => typeof task !== 'string' || !tasks.includes(task)),
})

/** An inbox of refs deletes applied orders later; enough for a slow one. */
const maxRefIds = 500

/** The id of a comment begins with its time, as the cursor does. */
const isDated = (id: string): boolean => /^\d{4}-/.test(id)

/**
 * Comments before the cursor are never read again, so their ids are dropped. Refs that still are `waiting` keep
 * theirs, or they would be applied twice.
 */
export function consume(
  control: Control,
  ids: readonly string[],
  { cursor, waiting }: { cursor: string | null; waiting: ReadonlySet<string> },
): Control {
  const newCursor = cursor !== null && cursor > (control.cursor ?? '') ? cursor : control.cursor
  const all = [...control.consumed, ...ids]
  const keptComments = all.filter((id) => isDated(id) && (newCursor === null || id >= newCursor))
  const refs = all.filter((id) => !isDated(id))
  const keptRefs = refs.filter((id, index) => index >= refs.length - maxRefIds || waiting.has(id))
  return { ...control, cursor: newCursor, consumed: [...keptRefs, ...keptComments] }
}

const maxToldKeys = 100

export function addNoticesOnce(control: Control, notices: readonly Outgoing[]): Control {
  const toldKeys = control.told ?? []
  const fresh = notices.filter(({ key }) => !toldKeys.includes(key))
  if (fresh.length === 0) return control
  const keys = [...toldKeys, ...fresh.map(({ key }) => key)].slice(-maxToldKeys)
  return { ...control, outbox: [...control.outbox, ...fresh], told: keys }
}

/** Merges the control file of another writer with this one's; `delivered` effects are dropped. */
export function mergeControl(theirs: Control, ours: Control, delivered: ReadonlySet<string>): Control {
  const outbox = new Map<string, Outgoing>([...theirs.outbox, ...ours.outbox].map((effect) => [effect.key, effect]))
  const cursor =
    [theirs.cursor, ours.cursor]
      .filter((cursor) => cursor !== null)
      .sort()
      .at(-1) ?? null
  const toldKeys = [...new Set([...(theirs.told ?? []), ...(ours.told ?? [])])].slice(-maxToldKeys)
  return {
    ...theirs,
    ...(toldKeys.length > 0 && { told: toldKeys }),
    cursor,
    consumed: [...new Set([...theirs.consumed, ...ours.consumed])],
    outbox: [...outbox.values()].filter(({ key }) => !delivered.has(key)),
  }
}

/** A commit that waits for approval is not part of the work. */
export const newestLanded = ({ recent, tasks }: Pick<RunState, 'recent' | 'tasks'>): number =>
  recent.find(({ task, iteration }) => tasks[task]?.closed !== iteration)?.iteration ?? 0
