/** At most a thousand entries per folder, so that the ten-thousandth write costs no more than the first (measured). */
const shard = (n: number): number => Math.floor(n / 1000)

export const iterationPath = (iteration: number, file: string): string =>
  `iterations/${shard(iteration)}/${iteration}/${file}`

export const segmentPath = (seq: number): string => `log/${shard(seq)}/${seq}.jsonl`

/** The attempt that waits for another job of the workflow run that holds the lease. */
export const dossierPath = 'dossier.json'

/** The issue that a run began from; at the top level, so that it is loaded together with the state. */
export const issueOrderPath = 'issue-order.json'

/** The last adopted plan source: tells a task that a person removed from one that an amendment added. */
export const planSourcePath = 'plan-source.json'

export const evidencePath = 'counsel/evidence.json'

/** The dialogue about the plan before coding, in the format of the older program. */
export const consensusPath = 'consensus.json'

export const memoryPath = 'memory.jsonl'

/** Default prefix of state refs: branches, since a server's pages show them. */
export const defaultPrefix = 'refs/heads/ralph/state'
/** Outside of the branches, so that no other app builds it. */
const hiddenPrefix = 'refs/ralph/state'

export const stateRefOf = (plan: string, prefix: string = defaultPrefix): string => `${prefix}/${plan}`

/** Prefixes to search for a state if no configuration can be read, `prefix` first. */
export const knownPrefixes = (prefix: string = defaultPrefix): readonly string[] => [
  ...new Set([prefix, defaultPrefix, hiddenPrefix]),
]

/** As a person would type it: a branch by its name, any other ref in full. */
export const shortRef = (ref: string): string => ref.replace(/^refs\/heads\//, '')
