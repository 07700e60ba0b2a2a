import { withoutCredentials } from './remote-url.ts'

/** Reasons of a remote to reject a ref that nobody else moved; the first match is used. */
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
    why: 'another branch has a conflicting name, so git cannot create this one',
  },
  {
    pattern: /Unable to create '[^']*\.lock'|failed to (?:update|lock) ref|cannot lock ref/i,
    why: 'the ref is locked on the remote; if no git is running there, remove the .lock file that it names',
  },
  {
    pattern: /fsck|unpack(?:er)? error|unpack failed|index-pack|unpack-objects/i,
    why: 'it could not store the objects',
  },
  { pattern: /non-fast-forward|denying|prohibited|not allowed|deny/i, why: 'its configuration forbids this update' },
]

/** Another writer may hold a lock for a moment, so the push is worth repeating. */
const transientPattern = /Unable to create '[^']*\.lock'|failed to (?:update|lock) ref|cannot lock ref/i

/** About the ref's old value; only reading the ref shows whether it moved. */
const movedPattern =
  /stale info|fetch first|needs force|remote ref updated since|incorrect old value|reference (?:already exists|does not exist)/i

/**
 * The remote's reasons for rejecting our ref, each with a way round. Undefined if it did not judge the ref: then the
 * transport failed.
 */
export function pushRefusal(
  stdout: string,
  stderr: string,
): { why: string; transient: boolean; saysMoved: boolean; lock?: string | undefined } | undefined {
  const reason = /^!\t[^\t]*\t\[(?:remote )?rejected\] ?\(?(.*?)\)?$/m.exec(stdout)?.[1]
  if (reason === undefined) return undefined
  const remoteLines = stderr.split('\n').flatMap((line) => (line.startsWith('remote:') ? [line.slice(7).trim()] : []))
  const words = [reason, ...remoteLines].filter((line) => line !== '')
  const text = words.join('\n')
  const quoted = withoutCredentials(words.slice(0, 6).join(' | ')).slice(0, 500)
  const reasons = refusalsIn(text).map((refusal) =>
    refusal.way === undefined ? refusal.why : `${refusal.why}; ${refusal.way}`,
  )
  return {
    why: reasons.length === 0 ? quoted : `${reasons.join('. ')} (${quoted})`,
    transient: transientPattern.test(text) && !/exists; cannot/.test(text),
    saysMoved: movedPattern.test(reason),
    lock: /Unable to create '([^']+\.lock)'/.exec(text)?.[1],
  }
}

function refusalsIn(text: string): readonly Refusal[] {
  const rules = ruleRefusals.filter(({ pattern }) => pattern.test(text))
  if (rules.length > 0) return rules
  const first = refusals.find(({ pattern }) => pattern.test(text))
  return first === undefined ? [] : [first]
}

interface Refusal {
  readonly pattern: RegExp
  readonly why: string
  /** What an operator can do. */
  readonly way?: string
}

const exemptHint = 'exempt ralph/** from it (Settings → Rules → Rulesets)'

/** See platform fact 9. */
export const isAboutWorkflows = (why: string): boolean => why.includes(workflowsRefused)

const workflowsRefused = 'the commit changes files in .github/workflows, and the token lacks the "workflows" permission'

/**
 * Rules that GitHub names when it declines a push (GH006, GH009, GH013; platform facts 9, 39, 43). One push can break
 * several.
 */
const ruleRefusals: readonly Refusal[] = [
  {
    pattern: /refusing to allow .* to create or update workflow|without `?workflows?`? (?:permission|scope)/i,
    why: workflowsRefused,
    way: "a workflow's own token never has it: use an App's token that has it as `github-token`, or merge the base by hand",
  },
  {
    pattern: /GH009|push protection|secret[- ]scanning|push (?:cannot|can't) contain secrets/i,
    why: 'secret scanning found a credential in the commit (GH013)',
    way: 'remove and revoke it, or allow it on the page that GitHub names',
  },
  {
    pattern: /must have (?:valid|verified) signatures?|required signatures|commits must be signed/i,
    why: 'a rule requires signed commits',
    way: 'set `commit-mode: api`, so that GitHub signs them, and leave ralph/state/** out of the rule',
  },
  {
    pattern: /changes must be made through (?:a pull request|the merge queue)/i,
    why: 'a rule allows changes only through pull requests',
    way: `that is meant for the base branch, not for ralph's own: ${exemptHint}`,
  },
  {
    pattern: /creations being restricted|cannot create (?:this )?ref|not allowed to create .*branch/i,
    why: 'a rule restricts who may create this branch',
    way: `let the account of the token bypass it, ${exemptHint}, or choose a "branch" in the plan that it allows`,
  },
  {
    pattern: /cannot update this protected ref|updates being restricted|not authorized to push to this branch/i,
    why: 'a rule restricts who may push to this branch',
    way: `let the account of the token bypass it, or ${exemptHint}`,
  },
  {
    pattern: /required status checks? (?:is|are|".*" is) expected|status check ".*" is expected/i,
    why: 'a rule requires status checks before the push',
    way: `require them only on the base branch: ${exemptHint}`,
  },
  {
    pattern: /code scanning is waiting|required deployments?|approving reviews? (?:is|are) required/i,
    why: 'a rule requires a review or a result before the push',
    way: `require it only on the base branch: ${exemptHint}`,
  },
  {
    pattern: /must not contain merge commits|linear history/i,
    why: 'a rule forbids merge commits',
    way: `set \`merge-base: false\`, or ${exemptHint}`,
  },
  {
    pattern: /commit message (?:must|does not) match|commit_message_pattern/i,
    why: 'a rule requires another commit message format',
    way: `set a \`commit-prefix\` that fits, or ${exemptHint}`,
  },
  {
    pattern: /(?:author|committer) email(?: address)? (?:must|does not) match|(?:author|committer)_email_pattern/i,
    why: 'a rule requires other author or committer addresses',
    way: `set \`committer\`, set \`commit-mode: api\`, or ${exemptHint}`,
  },
  {
    pattern: /(?:branch|ref) name must match|branch_name_pattern/i,
    why: 'a rule requires another branch name format',
    way: `choose a "branch" in the plan that fits, and exempt ralph/state/** from it`,
  },
  {
    pattern: /file path(?:s|name)? .*restrict|restricted file path|file_path_restriction|file extension/i,
    why: 'a rule forbids changes to these files',
    way: 'add them to `protected-paths`, so that no attempt changes them, or give the task other `paths`',
  },
  {
    pattern: /cannot force-push|force pushes being restricted/i,
    why: 'a rule forbids moving the branch back, and somebody moved it',
    way: 'run again: the next job continues from the branch',
  },
  {
    pattern: /repository (?:was|is|has been) archived|read-only/i,
    why: 'the repository is archived',
    way: 'Settings → General → Unarchive',
  },
]
