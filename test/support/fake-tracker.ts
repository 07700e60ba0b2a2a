import type { IncomingCommand, Tracker } from '../../src/port/tracker.ts'

export interface FakeTracker extends Tracker {
  /** Gives an order, as an operator would. */
  order(text: string, by?: string): void
  readonly forgotten: string[]
  /** A tracker that never forgets shows that consumed ids alone keep an order from taking effect twice. */
  forgets: boolean
}

export function fakeTracker(): FakeTracker {
  let waiting: IncomingCommand[] = []
  let count = 0
  const forgotten: string[] = []
  const tracker: FakeTracker = {
    forgotten,
    forgets: true,
    order: (text, by = 'Ada') => {
      count += 1
      waiting.push({ id: `order-${String(count).padStart(4, '0')}`, at: '2026-01-01T00:00:00.000Z', by, text })
    },
    incoming: () => Promise.resolve([...waiting]),
    forget: (ids) => {
      forgotten.push(...ids)
      if (tracker.forgets) waiting = waiting.filter(({ id }) => !ids.includes(id))
      return Promise.resolve()
    },
    deliver: () => Promise.resolve(),
  }
  return tracker
}
