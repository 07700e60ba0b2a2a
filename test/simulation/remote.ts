import type { Plan } from '../../src/schema/plan/plan.ts'
import type { RunEvent } from '../../src/schema/run/event.ts'
import type { RunState } from '../../src/schema/run/run-state.ts'
import type { World } from './world.ts'

/** The state ref as a remote has it: one writer at a time wins, by comparing what it stood on. */
export interface Written {
  readonly version: string
  readonly state: RunState
  readonly plan: Plan
  readonly log: readonly RunEvent[]
  /** Orders that took effect. */
  readonly consumed: ReadonlySet<string>
}

export interface Remote {
  read(): Written
  /** Sets where a run begins. */
  begin(first: Omit<Written, 'version'>): void
  /**
   * Sends a write that stands on `expected`; `answered` is called with what the remote says, or never. What it does not
   * answer it may have taken, or may yet take.
   */
  send(write: Written, expected: string, answered: (took: boolean) => void): void
}

export function fakeRemote(world: () => World): Remote {
  let newest: Written | undefined
  const read = (): Written => {
    if (!newest) throw new Error('no run has begun')
    return newest
  }
  const take = (write: Written, expected: string): boolean => {
    if (read().version !== expected) return false
    newest = write
    return true
  }
  return {
    read,
    begin(first) {
      newest = { ...first, version: 'first' }
    },
    send(write, expected, answered) {
      const { now, at, nextAnswer } = world()
      const { kind, lagMs } = nextAnswer()
      const half = now() + lagMs / 2
      if (kind === 'promptly')
        at(half, () => {
          const took = take(write, expected)
          at(now() + lagMs / 2, () => answered(took))
        })
      // A push whose answer is lost, and one that a proxy hands on long after whoever sent it gave up.
      if (kind === 'no_answer') at(half, () => void take(write, expected))
      if (kind === 'late') at(now() + 20 * lagMs, () => void take(write, expected))
    },
  }
}
