import type { IncomingCommand, MergeFinder, OrderSource, Outbox, RunDisplay } from '../../src/port/outside.ts'
import type { Outgoing } from '../../src/schema/run/control.ts'
import type { RunState } from '../../src/schema/run/run-state.ts'

/** One that is all of them, as an issue is. */
export type Tracker = OrderSource & Outbox & RunDisplay & Partial<MergeFinder>

export interface FakeTracker extends OrderSource, Outbox, RunDisplay {
  /** Gives an order, as an operator would. */
  order(text: string, by?: string): void
  readonly forgotten: string[]
  readonly delivered: Outgoing[]
  /** The states that were shown, oldest first. */
  readonly reported: RunState[]
  /** A tracker that never forgets shows that consumed ids alone keep an order from taking effect twice. */
  forgets: boolean
}

export function fakeTracker(): FakeTracker {
  let waiting: IncomingCommand[] = []
  let count = 0
  const forgotten: string[] = []
  const delivered: Outgoing[] = []
  const reported: RunState[] = []
  const tracker: FakeTracker = {
    forgotten,
    delivered,
    reported,
    forgets: true,
    order: (text, by = 'Ada') => {
      count += 1
      waiting.push({ id: `order-${String(count).padStart(4, '0')}`, at: '2026-01-01T00:00:00.000Z', by, text })
    },
    incoming: () => Promise.resolve({ orders: [...waiting], cursor: null }),
    forget: (ids) => {
      forgotten.push(...ids)
      if (tracker.forgets) waiting = waiting.filter(({ id }) => !ids.includes(id))
      return Promise.resolve()
    },
    deliver: async (effects) => {
      delivered.push(...effects)
      return effects.map(({ key }) => key)
    },
    effectsOf: () => [],
    report: ({ state }) => void reported.push(state),
    reportBranches: () => undefined,
    close: () => Promise.resolve(),
  }
  return tracker
}

/** As the ports of a job. */
export const portsOf = (tracker: Tracker) => ({
  orderSource: tracker,
  outbox: tracker,
  display: tracker,
  mergeWitness: { findMerge: async () => undefined, ...tracker } satisfies MergeFinder,
})
