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
  pull_request: { why: 'lets changes in by pull request alone', way: exempt },
  merge_queue: { why: 'lets changes in by the merge queue alone', way: exempt },
  required_status_checks: { why: 'wants status checks before a commit is there', way: exempt },
  required_deployments: { why: 'wants a deployment before a commit is there', way: exempt },
  workflows: { why: 'wants workflows to pass before a commit is there', way: exempt },
  code_scanning: { why: 'wants results of code scanning before a commit is there', way: exempt },
  required_linear_history: {
    why: 'forbids merge commits',
    way: `Set \`merge-base: false\`, and exempt ralph/state/**: its commits are merges.`,
  },
  commit_message_pattern: { why: 'demands a form of commit messages', way: `Set \`commit-template\`. Or: ${exempt}` },
  commit_author_email_pattern: { why: 'demands addresses of authors', way: `Set \`author\`. Or: ${exempt}` },
  committer_email_pattern: { why: 'demands addresses of committers', way: `Set \`committer\`. Or: ${exempt}` },
  branch_name_pattern: { why: 'demands a form of branch names', way: `Choose a "branch" in the plan. Or: ${exempt}` },
}

const signatures: RuleVerdict = {
  why: 'demands signed commits',
  way: 'Set `commit-mode: api`, so that GitHub signs those of the work branch, and exempt ralph/state/** from the rule.',
}

/** Undefined where the rule does not hinder; `signed`: GitHub signs what goes onto this branch. */
export function ruleVerdict(type: string, signed: boolean): RuleVerdict | undefined {
  if (type === 'required_signatures') return signed ? undefined : signatures
  return Object.hasOwn(verdicts, type) ? verdicts[type] : undefined
}
