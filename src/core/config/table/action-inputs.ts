import { payingInputs, payingRows } from '../../agent/agents.ts'
import { fewer } from '../../setting/rule.ts'
import { count, names, oneOf, optional, type Setting, setting, text, toggle } from '../../setting/setting.ts'
import { settings } from './settings.ts'

/** Inputs of the action that are no settings: what a step does, and the credentials that it is given. */
export const stepInputs = {
  command: setting({
    read: oneOf('run', 'begin', 'finish', 'intake', 'agent', 'validate', 'apply', 'ready', 'tick', 'lint', 'doctor'),
    fallback: 'run',
    rule: 'job',
    help: "what this step does: run begins the run of a plan or goes on with it; begin stops before the checks, which are then the workflow's own jobs or steps; finish settles what begin handed on by how those ended; intake, agent, validate and apply are an iteration in four jobs, as .github/workflows/run.yml has them, and ready marks the pull request of a complete run that they held back; tick says, without a checkout, which runs are due; lint shows an issue of the form as the plan that it is; doctor looks for what stands in the way of a run and tries the checks once",
    example: 'run',
  }),
  results: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: 'for finish and apply: how the jobs or the steps ended that checked the commit, whole: toJSON(needs) in a job of its own, toJSON(steps) in the job of begin',
    example: 'toJSON(needs)',
  }),
  require: setting({
    read: names,
    fallback: [],
    rule: fewer,
    help: 'for finish: names of the jobs or steps that must end with success; one that is missing, skipped or cancelled fails the iteration, all others are told only',
    example: 'test,lint',
  }),
  'hold-ready': setting({
    read: toggle,
    fallback: false,
    rule: 'job',
    help: 'the pull request stays a draft when all is done; a later job with command: ready, whose environment may ask a person, marks it ready. The output ready-due says that there is one to mark',
    example: 'true',
  }),
  'trust-agent': setting({
    read: toggle,
    fallback: false,
    rule: 'job',
    help: "for begin: the commit is laid out in this job's checkout, for the steps that follow in the same job. What the agent left on the machine can reach them and their credentials; without it, checks and finish are jobs of their own",
    example: 'true',
  }),
  config: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: 'the configuration file; without it .github/ralph.yml, where there is one',
    example: 'ci/ralph.yml',
  }),
  settings: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: 'any key of ralph.yml, as YAML, for this job, and what else a step can be told that is no input of its own: hold-ready and change-rules. An input of its own beats it',
    example: 'max-turns: 100',
  }),
  fresh: setting({
    read: toggle,
    fallback: false,
    rule: 'job',
    help: 'start a new run instead of continuing; history is kept. It counts in a job that a person starts by hand, and in none that ralph, the schedule or a comment starts',
    example: 'true',
  }),
  'change-rules': setting({
    read: toggle,
    fallback: false,
    rule: 'job',
    help: 'what this job is told may weaken the rules that the run was begun with, and they are other ones from then on; without it such a job is refused',
    example: 'true',
  }),
  'github-token': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: 'pushes the two branches of the run, and opens its issue and pull request; needed where the checkout keeps no credentials (persist-credentials: false), and beats the ones that it keeps. Never reaches the agent or a check',
    example: 'github.token',
  }),
  'app-id': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: 'App ID or Client ID of a GitHub App that is installed on the repository: this step writes as that App, by tokens that it makes itself for an hour, and needs neither `github-token` nor `github-login`. So the checks of the repository run on what is pushed',
    example: 'Iv23liAbCdEfGhIjKlMn',
  }),
  'app-private-key': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: 'the private key of that App (its .pem file). Never where an agent works: `run` and `begin` refuse it (make a token in a step before, and pass it as `github-token`); of split jobs, only those that write may be given it',
    example: 'secrets.APP_PRIVATE_KEY',
  }),
  'github-login': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: "the account that `github-token` writes as, where that is the token of an App; the workflow's own, that of `app-id` and that of a person's token are known",
    example: 'my-app[bot]',
  }),
  issue: setting({
    read: optional(count(1)),
    fallback: undefined,
    rule: 'job',
    help: 'number of the issue on which the run is reported and steered; without one ralph makes it',
    example: '42',
  }),
  chain: setting({
    read: count(0),
    fallback: 0,
    rule: 'job',
    help: 'how many jobs in a row were started by the one before; ralph itself sets it when it goes on by workflow_dispatch',
    example: '0',
  }),
  dispatch: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: 'for tick: the file name of the workflow that it starts for each run that is due',
    example: 'ralph.yml',
  }),
} as const

/** What the input `command` may name. */
export type StepCommand = (typeof stepInputs)['command'] extends Setting<infer Name> ? Name : never

/** Everything that a step can be told; an empty input counts as not given. Some say it otherwise than a flag. */
export const actionInputs: Readonly<Record<string, Setting<unknown>>> = {
  ...stepInputs,
  ...payingRows,
  ...settings,
  validate: { ...settings.validate, help: 'the checks that every iteration must pass' },
  remote: {
    ...settings.remote,
    help: 'where the branches are kept: a remote name, a path or a URL',
    // Set where the checkout is opened: the value of a file or a variable beats it.
    fallback: 'origin',
  },
}

/** Given by inputs alone: they are masked, and have no place in a text. */
export const secretInputs: readonly string[] = [
  'github-token',
  'app-private-key',
  ...payingInputs.map(({ name }) => name),
]

/** What `action.yml` names: what belongs into a workflow. All else is said in `settings`, or as it was: the runner passes on what it warns of. */
export const workflowInputs: readonly string[] = [
  ...['command', 'plan', 'config', 'settings', 'validate', 'model', 'cost-budget', 'time-budget', 'agent-install'],
  ...['issue', 'chain', 'fresh', 'github-token', 'app-id', 'app-private-key', 'github-login'],
  ...payingInputs.map(({ name }) => name),
  ...['results', 'require', 'trust-agent', 'dispatch'],
]

/** What the block `settings` may hold. */
export const isInSettings = (name: string): boolean =>
  Object.hasOwn(actionInputs, name) && name !== 'command' && name !== 'settings' && !secretInputs.includes(name)
