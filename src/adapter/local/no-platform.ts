import type { MergeWitness, Outbox, RunDisplay } from '../../port/outside.ts'

/** On a laptop people see the state itself, so all effects except notifications count as delivered. */
export const noPlatform: { outbox: Outbox; display: RunDisplay; mergeWitness: MergeWitness } = {
  outbox: {
    deliver: async (effects) => effects.flatMap(({ key, kind }) => (kind === 'notify' ? [] : [key])),
    effectsOf: () => [],
  },
  display: { report: () => undefined, published: () => undefined, close: () => Promise.resolve() },
  mergeWitness: { merged: () => Promise.resolve(undefined) },
}
