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
  /** Waits for a place; undefined where a newer member took it, or where `gone` fires before. */
  enter(wish: Wish, request: { cancel: () => void; gone: AbortSignal }): Promise<(() => void) | undefined>
}

const longestQueue = 100

/** One running and one pending, a newer pending replaces the older; with `queue: max` up to 100 wait (facts 16, 17). */
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
        const kept = queue === 'max' ? longestQueue - 1 : 0
        for (const replaced of group.pending.splice(kept)) replaced.admit(undefined)
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
