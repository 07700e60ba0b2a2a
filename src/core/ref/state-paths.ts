/** Folders hold a thousand entries at most, so that a write costs the same at the ten-thousandth (measured). */
const shard = (n: number): number => Math.floor(n / 1000)

export const iterationPath = (iteration: number, file: string): string =>
  `iterations/${shard(iteration)}/${iteration}/${file}`

export const segmentPath = (seq: number): string => `log/${shard(seq)}/${seq}.jsonl`

/** What waits for another job of the workflow run that holds the lease. */
export const dossierPath = 'dossier.json'

/** What the issue that a run began from was taken for; at the top, so that loading a state brings it along. */
export const issueOrderPath = 'issue-order.json'

/** The plan source that was last taken over: tells a person's removal of a task from a task that an amendment added. */
export const planSourcePath = 'plan-source.json'

/** What shows that the plan is complete, criterion by criterion. */
export const evidencePath = 'counsel/evidence.json'

/** The dialogue about the plan before coding, in the shape of the older program. */
export const consensusPath = 'consensus.json'

/** What a memory server keeps from one call to the next; one line for each entity and relation. */
export const memoryPath = 'memory.jsonl'

/** Where the state refs are unless a setting says otherwise: branches, which a server's pages show. */
export const usualPrefix = 'refs/heads/ralph/state'
/** Outside of the branches no other app builds what is there. */
const hiddenPrefix = 'refs/ralph/state'

/** Full name of the ref that holds everything the run of a plan knows. */
export const stateRefOf = (plan: string, prefix: string = usualPrefix): string => `${prefix}/${plan}`

/** Prefixes under which a state is looked for where no configuration can be read, the given one first. */
export const knownPrefixes = (prefix: string = usualPrefix): readonly string[] => [
  ...new Set([prefix, usualPrefix, hiddenPrefix]),
]

/** As git lets it be typed: a branch by its name, anything else in full. */
export const shownRef = (ref: string): string => ref.replace(/^refs\/heads\//, '')
