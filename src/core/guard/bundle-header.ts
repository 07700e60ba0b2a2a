/** The one ref that a candidate's bundle holds. */
export const candidateRef = 'refs/ralph/candidate'

/** A header of one ref and one prerequisite is far below this; the subject that git adds is cut at a line of its own. */
export const longestBundleHeader = 4_096

/** More objects than the largest change that the size guard lets pass: its files, and the folders that hold them. */
const mostObjects = 40_000

const oid = '[0-9a-f]{40}(?:[0-9a-f]{24})?'

/**
 * Whether the first bytes (latin1) of a file are those of a git bundle of exactly one ref on exactly this commit, and how
 * many objects it holds; else why not. Read here before git sees the file: it comes from where an agent was (docs/threats.md#what-the-agents-job-says).
 */
export function readBundleHeader(head: string, checkpoint: string): { commit: string } | { why: string } {
  const end = head.indexOf('\n\n')
  if (!head.startsWith('# v2 git bundle\n') && !head.startsWith('# v3 git bundle\n'))
    return { why: 'it is not a git bundle' }
  if (end === -1) return { why: 'it is cut off, or names too many commits' }
  const [, ...lines] = head.slice(0, end).split('\n')
  const refs = lines.filter((line) => !/^[-@]/.test(line))
  const needed = lines.filter((line) => line.startsWith('-')).map((line) => line.slice(1).split(' ')[0])
  const ref = new RegExp(`^(${oid}) ${candidateRef}$`).exec(refs[0] ?? '')
  if (refs.length !== 1 || ref === null) return { why: `it contains refs other than ${candidateRef}` }
  if (needed.length !== 1 || needed[0] !== checkpoint)
    return { why: 'it does not build on the checkpoint of this attempt' }
  if (lines.some((line) => line.startsWith('@') && !/^@object-format=sha(1|256)$/.test(line))) {
    return { why: 'it requires a git feature that ralph does not accept here' }
  }
  const pack = head.slice(end + 2, end + 14)
  if (pack.length < 12 || !pack.startsWith('PACK')) return { why: 'it has no pack' }
  const objects = [...pack.slice(8)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0)
  if (objects > mostObjects) return { why: `it contains ${objects} objects; at most ${mostObjects} are accepted` }
  return { commit: ref[1] ?? '' }
}
