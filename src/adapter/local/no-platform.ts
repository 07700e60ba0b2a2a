import type { MergeFinder, Outbox, RunDisplay } from '../../port/outside.ts'

/** On a laptop people see the state itself, so all effects except notifications count as delivered. */
export const noPlatform: { outbox: Outbox; display: RunDisplay; mergeWitness: MergeFinder } = {
  outbox: {
    deliver: async (effects) => effects.flatMap(({ key, kind }) => (kind === 'notify' ? [] : [key])),
    effectsOf: () => [],
  },
  display: { report: () => undefined, reportBranches: () => undefined, close: () => Promise.resolve() },
  mergeWitness: { findMerge: () => Promise.resolve(undefined) },
}
