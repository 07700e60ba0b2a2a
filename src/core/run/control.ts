import type { Control, Outgoing } from '../../schema/control.ts'

/** An inbox without a cursor forgets orders right after; a few hundred are kept for one that is slow to forget. */
const keptIds = 500

/**
 * Orders as consumed, and where later looks may begin. Ids of comments begin with their moment, so what lies before the
 * cursor can be forgotten: nothing from there is looked at again.
 */
export function consume(control: Control, ids: readonly string[], cursor: string | null): Control {
  const moved = cursor !== null && cursor > (control.cursor ?? '') ? cursor : control.cursor
  const consumed = [...control.consumed, ...ids]
  return {
    ...control,
    cursor: moved,
    consumed: moved === null ? consumed.slice(-keptIds) : consumed.filter((id) => id >= moved),
  }
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
