/** Who saw merges that git cannot see: a squash or a rebase leaves commits that are not in the base. */
export interface MergeWitness {
  /** The merge that took in everything up to `tip`, where a pull request says so. */
  merged(tip: string): Promise<{ readonly number: number; readonly commit: string } | undefined>
}
