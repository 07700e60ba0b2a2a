/** The effect of a rule on one of the run's branches. */
export interface RuleVerdict {
  readonly why: string
  readonly remedy: string
}

const exempt = 'Exempt ralph/** from it: Settings → Rules → Rulesets.'
const bypass = `Let the account of the token bypass it, or exempt ralph/** (Settings → Rules → Rulesets).`

/** By GitHub's type of rule; other types do not hinder a run. */
const verdicts: Readonly<Record<string, RuleVerdict>> = {
  creation: { why: 'restricts who may create it', remedy: bypass },
  update: { why: 'restricts who may push to it', remedy: bypass },
  pull_request: { why: 'only lets changes in by pull request', remedy: exempt },
  merge_queue: { why: 'only lets changes in by the merge queue', remedy: exempt },
  required_status_checks: { why: 'requires status checks before a push', remedy: exempt },
  required_deployments: { why: 'requires a deployment before a push', remedy: exempt },
  workflows: { why: 'requires workflows to pass before a push', remedy: exempt },
  code_scanning: { why: 'requires code scanning results before a push', remedy: exempt },
  required_linear_history: {
    why: 'forbids merge commits',
    remedy: `Set \`merge-base: false\`, and exempt ralph/state/**: its commits are merges.`,
  },
  commit_message_pattern: {
    why: 'requires a format for commit messages',
    remedy: `Set \`commit-template\`. Or: ${exempt}`,
  },
  commit_author_email_pattern: { why: 'restricts the addresses of authors', remedy: `Set \`author\`. Or: ${exempt}` },
  committer_email_pattern: { why: 'restricts the addresses of committers', remedy: `Set \`committer\`. Or: ${exempt}` },
  branch_name_pattern: {
    why: 'requires a format for branch names',
    remedy: `Choose a "branch" in the plan. Or: ${exempt}`,
  },
}

const signatures: RuleVerdict = {
  why: 'requires signed commits',
  remedy:
    'Set `commit-mode: api`, so that GitHub signs those of the work branch, and exempt ralph/state/** from the rule.',
}

/** Undefined if the rule does not hinder. `signed`: GitHub signs the commits of this branch. */
export function ruleVerdict(type: string, isSigned: boolean): RuleVerdict | undefined {
  if (type === 'required_signatures') return isSigned ? undefined : signatures
  return Object.hasOwn(verdicts, type) ? verdicts[type] : undefined
}
