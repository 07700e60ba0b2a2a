import { withoutCredentials } from './remote-url.ts'
import { type Refusal, ruleRefusals } from './rule-refusals.ts'

/** Why a remote refuses one ref although nobody else moved it; of these the first match counts. */
const refusals: readonly Refusal[] = [
  { pattern: /currently checked out/i, why: 'the branch is checked out there; switch to another branch' },
  {
    pattern: /GH001|exceeds .* file size limit|Large files detected|object exceeds/i,
    why: 'a file is larger than the remote accepts',
  },
  { pattern: /GH006|protected branch/i, why: 'the branch is protected (GH006)' },
  { pattern: /GH013|rule violations/i, why: 'a repository rule forbids it (GH013)' },
  { pattern: /hook declined/i, why: 'a hook at the remote declined it' },
  { pattern: /shallow update not allowed/i, why: 'the remote is itself a shallow clone and accepts no new history' },
  {
    pattern: /'[^']+' exists; cannot create|directory\/file conflict|refname conflict/i,
    why: 'another branch has a name that begins alike, so git cannot make this one',
  },
  {
    pattern: /Unable to create '[^']*\.lock'|failed to (?:update|lock) ref|cannot lock ref/i,
    why: 'the ref is locked there; where no git runs any more, remove the .lock file that it names',
  },
  {
    pattern: /fsck|unpack(?:er)? error|unpack failed|index-pack|unpack-objects/i,
    why: 'it could not store the objects',
  },
  { pattern: /non-fast-forward|denying|prohibited|not allowed|deny/i, why: 'its configuration forbids this update' },
]

/** A lock there can be a rival's that is just writing: the same push is worth repeating. */
const passing = /Unable to create '[^']*\.lock'|failed to (?:update|lock) ref|cannot lock ref/i

/**
 * What the remote answered about our one ref, from `git push --porcelain` and the words on stderr; undefined where it
 * did not judge the ref at all (then it was the transport). Every rule that it names is named, each with the way round.
 */
export function pushRefusal(
  stdout: string,
  stderr: string,
): { why: string; passing: boolean; lock?: string | undefined } | undefined {
  const reason = /^!\t[^\t]*\t\[(?:remote )?rejected\] ?\(?(.*?)\)?$/m.exec(stdout)?.[1]
  if (reason === undefined) return undefined
  const said = stderr.split('\n').flatMap((line) => (line.startsWith('remote:') ? [line.slice(7).trim()] : []))
  const words = [reason, ...said].filter((line) => line !== '')
  const all = words.join('\n')
  const quoted = withoutCredentials(words.slice(0, 6).join(' | ')).slice(0, 500)
  const why = reasonsIn(all).map((one) => (one.way === undefined ? one.why : `${one.why}; ${one.way}`))
  return {
    why: why.length === 0 ? quoted : `${why.join('. ')} (${quoted})`,
    passing: passing.test(all) && !/exists; cannot/.test(all),
    lock: /Unable to create '([^']+\.lock)'/.exec(all)?.[1],
  }
}

function reasonsIn(said: string): readonly Refusal[] {
  const rules = ruleRefusals.filter(({ pattern }) => pattern.test(said))
  if (rules.length > 0) return rules
  const first = refusals.find(({ pattern }) => pattern.test(said))
  return first === undefined ? [] : [first]
}
