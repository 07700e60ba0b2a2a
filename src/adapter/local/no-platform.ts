import type { MergeFinder, Outbox, RunDisplay } from '../../port/outside.ts'

/** On a laptop the state is all there is to see, and whoever ordered looks there: all but word to other people counts as delivered. */
export const noPlatform: { outbox: Outbox; display: RunDisplay; mergeWitness: MergeFinder } = {
  outbox: {
    deliver: async (effects) => effects.flatMap(({ key, kind }) => (kind === 'notify' ? [] : [key])),
    effectsOf: () => [],
  },
  display: { report: () => undefined, reportBranches: () => undefined, close: () => Promise.resolve() },
  mergeWitness: { findMerge: () => Promise.resolve(undefined) },
}
