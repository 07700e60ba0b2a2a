export interface Wish {
  readonly group: string
  readonly 'cancel-in-progress'?: boolean
  readonly queue?: 'single' | 'max'
}

interface Member {
  /** Ends the member's wait: with its way out of the group, or with nothing where it was replaced. */
  readonly admit: (leave: (() => void) | undefined) => void
  /** Ends its work. */
  readonly cancel: () => void
}

export interface Groups {
  /** Waits for a place; undefined if a newer member took it, if the queue is full, or if `gone` fires first. */
  enter(wish: Wish, request: { cancel: () => void; gone: AbortSignal }): Promise<(() => void) | undefined>
}

const maxPending = 100

/**
 * One running and one pending; a newer pending one replaces the older. With `queue: max` up to 100 wait in their order, and
 * one more is cancelled itself (docs.github.com, "Control the concurrency of workflows and jobs"; github/docs 336b7f5).
 */
export function concurrencyGroups(): Groups {
  const groups = new Map<string, { running: Member | undefined; pending: Member[] }>()
  return {
    enter({ group: name, queue, ...wish }, { cancel, gone }) {
      // Names are compared without their case.
      const key = name.toLowerCase()
      const group = groups.get(key) ?? { running: undefined, pending: [] }
      groups.set(key, group)
      return new Promise((admit) => {
        const member: Member = { admit, cancel }
        const start = (next: Member | undefined): void => {
          group.running = next
          next?.admit(() => start(group.pending.shift()))
        }
        if (!group.running) return start(member)
        if (wish['cancel-in-progress']) group.running.cancel()
        if (!hasRoom(group.pending, queue)) return admit(undefined)
        group.pending.push(member)
        gone.addEventListener('abort', () => {
          const at = group.pending.indexOf(member)
          if (at === -1) return
          group.pending.splice(at, 1)
          admit(undefined)
        })
      })
    },
  }
}

/** Cancels those that wait, unless the newcomer may wait behind them. */
function hasRoom(pending: Member[], queue: Wish['queue']): boolean {
  if (queue === 'max') return pending.length < maxPending
  for (const replaced of pending.splice(0)) replaced.admit(undefined)
  return true
}
