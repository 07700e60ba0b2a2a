import type { Ledger } from '../../src/app/job/ledger.ts'
import { evolve, fold } from '../../src/core/run/fold/evolve.ts'
import type { RunEvent } from '../../src/schema/run/event.ts'
import type { LeaseHolder } from '../../src/schema/run/lease.ts'
import type { Written } from './remote.ts'
import type { Machine, World } from './world.ts'

/** After this a push without an answer is looked at, and sent again. */
const patienceMs = 60_000

/** Another job has taken the run over: nothing of this one is written any more. */
export class TakenOver extends Error {}

/** What a job knows and has not yet written, as `src/app/job/ledger.ts` has it, on the simulated remote. */
export interface SimulatedLedger extends Pick<Ledger, 'state' | 'plan' | 'record' | 'send'> {
  readonly consumed: ReadonlySet<string>
  consume(id: string): void
  readonly dirty: boolean
  /** Throws `TakenOver`. */
  save(): Promise<void>
}

export function openSimulated(world: World, machine: Machine, self: LeaseHolder): SimulatedLedger {
  let head = world.remote.read()
  let { state } = head
  const consumed = new Set(head.consumed)
  const facts: RunEvent[] = []
  let takesOver = true

  const isOurs = (write: Written): boolean => JSON.stringify(write.state.lease?.holder) === JSON.stringify(self)

  async function push(write: Written): Promise<boolean> {
    while (true) {
      const answer = await new Promise<boolean | undefined>((resolve) => {
        const hear = (took: boolean | undefined): void =>
          void world.until(world.now(), machine).then(() => resolve(took))
        world.remote.send(write, head.version, hear)
        void world.until(world.now() + patienceMs, machine).then(() => resolve(undefined))
      })
      if (world.remote.read().version === write.version) return true
      if (answer === false || world.remote.read().version !== head.version) return false
    }
  }

  return {
    get state() {
      return state
    },
    get plan() {
      return head.plan
    },
    consumed,
    consume: (id) => void consumed.add(id),
    get dirty() {
      return facts.length > 0
    },
    record(...stated) {
      for (const fact of stated) {
        const event = { ...fact, at: new Date(world.now()).toISOString() } as RunEvent
        state = evolve(state, event)
        facts.push(event)
      }
    },
    send: () => undefined,
    async save() {
      while (true) {
        const write = {
          ...head,
          version: world.nextId('write'),
          state,
          log: [...head.log, ...facts],
          consumed: new Set(consumed),
        }
        if (await push(write)) {
          head = write
          facts.length = 0
          takesOver = false
          return
        }
        const newest = world.remote.read()
        if (takesOver || newest.state.epoch !== state.epoch || !isOurs(newest)) throw new TakenOver()
        head = newest
        // A push of our own that seemed to fail may have won.
        facts.splice(0, facts.filter((fact) => newest.log.includes(fact)).length)
        for (const id of newest.consumed) consumed.add(id)
        state = fold(newest.state, facts) ?? state
      }
    },
  }
}
