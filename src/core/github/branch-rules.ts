/** What a rule over one of the run's branches means for it. */
export interface RuleVerdict {
  readonly why: string
  readonly way: string
}

const exempt = 'Exempt ralph/** from it: Settings → Rules → Rulesets.'
const bypass = `Let the account of the token bypass it, or exempt ralph/** (Settings → Rules → Rulesets).`

/** By the type that GitHub gives a rule; what is not named does not hinder a run. */
const verdicts: Readonly<Record<string, RuleVerdict>> = {
  creation: { why: 'restricts who may create it', way: bypass },
  update: { why: 'restricts who may push to it', way: bypass },
  pull_request: { why: 'only lets changes in by pull request', way: exempt },
  merge_queue: { why: 'only lets changes in by the merge queue', way: exempt },
  required_status_checks: { why: 'requires status checks before a push', way: exempt },
  required_deployments: { why: 'requires a deployment before a push', way: exempt },
  workflows: { why: 'requires workflows to pass before a push', way: exempt },
  code_scanning: { why: 'requires code scanning results before a push', way: exempt },
  required_linear_history: {
    why: 'forbids merge commits',
    way: `Set \`merge-base: false\`, and exempt ralph/state/**: its commits are merges.`,
  },
  commit_message_pattern: {
    why: 'requires a format for commit messages',
    way: `Set \`commit-template\`. Or: ${exempt}`,
  },
  commit_author_email_pattern: { why: 'restricts the addresses of authors', way: `Set \`author\`. Or: ${exempt}` },
  committer_email_pattern: { why: 'restricts the addresses of committers', way: `Set \`committer\`. Or: ${exempt}` },
  branch_name_pattern: {
    why: 'requires a format for branch names',
    way: `Choose a "branch" in the plan. Or: ${exempt}`,
  },
}

const signatures: RuleVerdict = {
  why: 'requires signed commits',
  way: 'Set `commit-mode: api`, so that GitHub signs those of the work branch, and exempt ralph/state/** from the rule.',
}

/** Undefined where the rule does not hinder; `signed`: GitHub signs what goes onto this branch. */
export function ruleVerdict(type: string, signed: boolean): RuleVerdict | undefined {
  if (type === 'required_signatures') return signed ? undefined : signatures
  return Object.hasOwn(verdicts, type) ? verdicts[type] : undefined
}
