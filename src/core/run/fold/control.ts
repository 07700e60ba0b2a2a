import type { Control, Outgoing } from '../../../schema/run/control.ts'
import type { RunState } from '../../../schema/run/run-state.ts'

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

/** What another writer left and what this one has not written yet, together; `gone` was delivered meanwhile. */
export function mergeControl(theirs: Control, ours: Control, gone: ReadonlySet<string>): Control {
  const outbox = new Map<string, Outgoing>([...theirs.outbox, ...ours.outbox].map((effect) => [effect.key, effect]))
  const cursor =
    [theirs.cursor, ours.cursor]
      .filter((one) => one !== null)
      .sort()
      .at(-1) ?? null
  return {
    ...theirs,
    cursor,
    consumed: [...new Set([...theirs.consumed, ...ours.consumed])],
    outbox: [...outbox.values()].filter(({ key }) => !gone.has(key)),
  }
}

/** The newest iteration whose commit is part of the work; one that waits for approval is not. */
export const newestTaken = ({ recent, tasks }: Pick<RunState, 'recent' | 'tasks'>): number =>
  recent.find(({ task, iteration }) => tasks[task]?.closed !== iteration)?.iteration ?? 0
