export const candidateRef = 'refs/ralph/candidate'

/** A header of one ref and one prerequisite is far smaller. */
export const maxHeaderBytes = 4_096

/** More than the largest change that the size guard accepts: its files and their folders. */
const maxObjects = 40_000

const oid = '[0-9a-f]{40}(?:[0-9a-f]{24})?'

/**
 * Accepts a git bundle with one ref on this commit. `head`: the first bytes of the file, as latin1. Checked before git
 * reads the file, since it comes from the agent's job (docs/threats.md#what-the-agents-job-says).
 */
export function readBundleHeader(head: string, checkpoint: string): { commit: string } | { why: string } {
  const end = head.indexOf('\n\n')
  if (!head.startsWith('# v2 git bundle\n') && !head.startsWith('# v3 git bundle\n'))
    return { why: 'it is not a git bundle' }
  if (end === -1) return { why: 'it is cut off, or names too many commits' }
  const [, ...lines] = head.slice(0, end).split('\n')
  const refs = lines.filter((line) => !/^[-@]/.test(line))
  const prerequisites = lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1).split(' ')[0])
  const ref = new RegExp(`^(${oid}) ${candidateRef}$`).exec(refs[0] ?? '')
  if (refs.length !== 1 || ref === null) return { why: `it contains refs other than ${candidateRef}` }
  if (prerequisites.length !== 1 || prerequisites[0] !== checkpoint)
    return { why: 'it does not build on the checkpoint of this attempt' }
  if (lines.some((line) => line.startsWith('@') && !/^@object-format=sha(1|256)$/.test(line))) {
    return { why: 'it requires a git feature that ralph does not accept here' }
  }
  const pack = head.slice(end + 2, end + 14)
  if (pack.length < 12 || !pack.startsWith('PACK')) return { why: 'it has no pack' }
  const objects = [...pack.slice(8)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0)
  if (objects > maxObjects) return { why: `it contains ${objects} objects; at most ${maxObjects} are accepted` }
  return { commit: ref[1] ?? '' }
}
