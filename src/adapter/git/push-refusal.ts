import { withoutCredentials } from './remote-url.ts'

interface Refusal {
  readonly pattern: RegExp
  readonly why: string
}

/** Why a remote refuses one ref although nobody else moved it; the first match counts. */
const refusals: readonly Refusal[] = [
  { pattern: /currently checked out/i, why: 'the branch is checked out there; switch to another branch' },
  {
    pattern: /refusing to allow .* to create or update workflow|without `?workflows?`? (?:permission|scope)/i,
    why: 'the commit changes files in .github/workflows and the token lacks the "workflows" permission',
  },
  {
    pattern: /push protection|secret[- ]scanning|push (?:cannot|can't) contain secrets/i,
    why: 'secret scanning found a credential in the commit (GH013)',
  },
  {
    pattern: /must have (?:valid|verified) signatures?|required signatures|commits must be signed/i,
    why: 'a rule demands signed commits',
  },
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
 * did not judge the ref at all (then it was the transport).
 */
export function pushRefusal(stdout: string, stderr: string): { why: string; passing: boolean } | undefined {
  const reason = /^!\t[^\t]*\t\[(?:remote )?rejected\] ?\(?(.*?)\)?$/m.exec(stdout)?.[1]
  if (reason === undefined) return undefined
  const said = stderr.split('\n').flatMap((line) => (line.startsWith('remote:') ? [line.slice(7).trim()] : []))
  const words = [reason, ...said].filter((line) => line !== '')
  const all = words.join('\n')
  const why = refusals.find(({ pattern }) => pattern.test(all))?.why
  const quoted = withoutCredentials(words.slice(0, 6).join(' | ')).slice(0, 500)
  return {
    why: why === undefined ? quoted : `${why} (${quoted})`,
    passing: passing.test(all) && !/exists; cannot/.test(all),
  }
}
