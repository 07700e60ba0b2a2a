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
