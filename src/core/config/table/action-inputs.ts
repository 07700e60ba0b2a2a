import { payingInputs, payingRows } from '../../agent/agents.ts'
import { count, fewer, names, oneOf, optional, type Setting, setting, text, toggle } from '../../setting/setting.ts'
import { settings } from './settings.ts'

/** Inputs of the action that are no settings: what a step does, and the credentials that it is given. */
export const stepInputs = {
  command: setting({
    read: oneOf('run', 'begin', 'finish', 'intake', 'agent', 'validate', 'apply', 'ready', 'tick', 'lint', 'doctor'),
    fallback: 'run',
    rule: 'job',
    help: 'what this step does. run starts or continues the run of a plan; begin stops before the checks, which are then jobs or steps of the workflow, and finish settles the iteration by their results; intake, agent, validate and apply are one iteration in four jobs (see run.yml), and ready marks the pull request of a complete run as ready; tick, without a checkout, lists the runs that are due; lint shows an issue of the form as a plan; doctor checks what could stop a run and tries the checks once',
    example: 'run',
  }),
  results: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: 'for finish and apply: how the jobs or steps that checked the commit ended: toJSON(needs) in a job of its own, toJSON(steps) in the job of begin',
    example: 'toJSON(needs)',
  }),
  require: setting({
    read: names,
    fallback: [],
    rule: fewer,
    help: 'for finish: names of the jobs or steps that must succeed; one that is missing, skipped or cancelled fails the iteration. Others are only reported',
    example: 'test,lint',
  }),
  'hold-ready': setting({
    read: toggle,
    fallback: false,
    rule: 'job',
    help: 'keep the pull request a draft when all tasks are done; a later job with command: ready, whose environment may ask reviewers, marks it ready. The output ready-due says whether there is one to mark',
    example: 'true',
  }),
  'trust-agent': setting({
    read: toggle,
    fallback: false,
    rule: 'job',
    help: 'for begin: check the commit out for the following steps of the same job. Whatever the agent left on the machine can then reach them and their credentials; without this, the checks and finish need jobs of their own',
    example: 'true',
  }),
  config: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: 'the configuration file; without it .github/ralph.yml, if there is one',
    example: 'ci/ralph.yml',
  }),
  settings: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: 'any key of ralph.yml, as YAML, for this job; also hold-ready and change-rules. An input of the same name beats it',
    example: 'max-turns: 100',
  }),
  fresh: setting({
    read: toggle,
    fallback: false,
    rule: 'job',
    help: 'start a new run instead of continuing; history is kept. Only counts in a job that a person starts by hand',
    example: 'true',
  }),
  'change-rules': setting({
    read: toggle,
    fallback: false,
    rule: 'job',
    help: "let this job's settings weaken the rules that the run was started with; without it such a job is refused",
    example: 'true',
  }),
  'github-token': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: "pushes the run's two branches and opens its issue and pull request. Needed if the checkout keeps no credentials (persist-credentials: false); beats those it keeps. Never reaches the agent or a check",
    example: 'github.token',
  }),
  'app-id': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: "App ID or Client ID of a GitHub App that is installed on the repository. This step then writes as that App, with tokens that it makes itself, and needs no `github-token` or `github-login`. What an App pushes starts the repository's own checks",
    example: 'Iv23liAbCdEfGhIjKlMn',
  }),
  'app-private-key': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: "the App's private key (its .pem file). Never give it to a job with an agent: `run` and `begin` refuse it (make a token in an earlier step and pass it as `github-token`); in split jobs only the jobs that write need it",
    example: 'secrets.APP_PRIVATE_KEY',
  }),
  'github-login': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: 'the account that `github-token` writes as; only needed for a token of an App that another step made',
    example: 'my-app[bot]',
  }),
  issue: setting({
    read: optional(count(1)),
    fallback: undefined,
    rule: 'job',
    help: 'number of the issue to report on and to take orders from; without it ralph opens one',
    example: '42',
  }),
  chain: setting({
    read: count(0),
    fallback: 0,
    rule: 'job',
    help: 'how many jobs in a row were started by the one before; set by ralph',
    example: '0',
  }),
  dispatch: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: 'for tick: the file name of the workflow to start for each run that is due',
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
