import { payingInputs, payingRows } from '../../agent/agents.ts'
import {
  count,
  names,
  oneOf,
  optional,
  type Setting,
  setting,
  text,
  toggle,
  weakerIfFewer,
} from '../../setting/setting.ts'
import { formerNames, settings } from './settings.ts'

/** Inputs of the action that are no settings: the command of a step, and its credentials. */
export const stepInputs = {
  command: setting({
    read: oneOf(
      'run',
      'begin',
      'finish',
      'intake',
      'agent',
      'compose',
      'validate',
      'apply',
      'ready',
      'screen',
      'tick',
      'lint',
      'doctor',
    ),
    fallback: 'run',
    rule: 'job',
    help: 'what this step does. run: start or continue the run of a plan; begin: stop before the checks, which are then jobs or steps of the workflow; finish: settle the iteration by their results; intake, agent, compose, validate and apply: one iteration, or one of each lane, in jobs with the rights of each (see run.yml); ready: mark the pull request of a complete run as ready; screen: say in the output due whether the comment that started the workflow is an order by somebody who may give it (needs no checkout, writes nothing); tick: list the runs that are due (needs no checkout); lint: show an issue created with the form as a plan; doctor: check what could stop a run and try the checks once',
    example: 'run',
  }),
  results: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: 'for finish, compose and apply: the results of the jobs or steps that checked the commit: toJSON(needs) in a separate job, toJSON(steps) in the job of begin',
    example: 'toJSON(needs)',
  }),
  require: setting({
    read: names,
    fallback: [],
    rule: weakerIfFewer,
    help: 'for finish: names of the jobs or steps that must succeed; one that is missing, skipped or cancelled fails the iteration. All others are only reported',
    example: 'test,lint',
  }),
  'hold-ready': setting({
    read: toggle,
    fallback: false,
    rule: 'job',
    help: 'keep the pull request a draft when all tasks are done. A later job with command: ready marks it ready; its environment may ask reviewers first. The output ready-due says whether there is one to mark',
    example: 'true',
  }),
  'trust-agent': setting({
    read: toggle,
    fallback: false,
    rule: 'job',
    help: 'for begin: check out the commit for the following steps of the same job. Anything that the agent left on the machine can then reach those steps and their credentials; without this, the checks and finish need separate jobs',
    example: 'true',
  }),
  config: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: 'the configuration file; default: .github/ralph.yml, if it exists',
    example: 'ci/ralph.yml',
  }),
  settings: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: 'any key of ralph.yml, as YAML, for this job; also hold-ready and change-rules. An input of the same name takes precedence',
    example: 'max-turns: 100',
  }),
  fresh: setting({
    read: toggle,
    fallback: false,
    rule: 'job',
    help: 'start a new run instead of continuing; the history is kept. Works only in a job that a person starts by hand',
    example: 'true',
  }),
  'change-rules': setting({
    read: toggle,
    fallback: false,
    rule: 'job',
    help: "allow this job's settings to weaken the rules that the run was started with; without it such a job is refused",
    example: 'true',
  }),
  'github-token': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: "the token that pushes the run's two branches and opens its issue and pull request. Required if the checkout keeps no credentials (persist-credentials: false), and used instead of any that it keeps. The agent and the checks never see it",
    example: 'github.token',
  }),
  'app-id': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: "App ID or Client ID of a GitHub App that is installed on the repository. This step then writes as that App, with tokens it creates itself, and does not need `github-token` or `github-login`. What an App pushes starts the repository's own checks",
    example: 'Iv23liAbCdEfGhIjKlMn',
  }),
  'app-private-key': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: "the App's private key (its .pem file). Never give it to a job with an agent: `run` and `begin` refuse it (make a token in an earlier step and pass it as `github-token`); with split jobs, only the jobs that write need it",
    example: 'secrets.APP_PRIVATE_KEY',
  }),
  'github-login': setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: "the account that `github-token` writes as; only needed for an App's token that another step created",
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
    help: 'how many jobs in a row were each started by the job before; set by ralph',
    example: '0',
  }),
  dispatch: setting({
    read: optional(text),
    fallback: undefined,
    rule: 'job',
    help: 'for tick: the file name of the workflow to start for each due run',
    example: 'ralph.yml',
  }),
} as const

export type StepCommand = (typeof stepInputs)['command'] extends Setting<infer Name> ? Name : never

/** Everything that a step accepts; an empty input counts as not given. */
export const actionInputs: Readonly<Record<string, Setting<unknown>>> = {
  ...stepInputs,
  ...payingRows,
  ...settings,
  validate: { ...settings.validate, help: 'the checks that every iteration must pass' },
  remote: {
    ...settings.remote,
    help: 'where the branches are kept: a remote name, a path or a URL',
    // Set when the checkout is opened, so that a file or a variable beats it.
    fallback: 'origin',
  },
}

/** Only given by inputs: they are masked, and have no place in a text. */
export const secretInputs: readonly string[] = [
  'github-token',
  'app-private-key',
  ...payingInputs.map(({ name }) => name),
]

/** The inputs of `action.yml`. All others go into `settings`; undeclared ones work with a runner's warning. */
export const workflowInputs: readonly string[] = [
  ...['command', 'plan', 'config', 'settings', 'validate', 'model', 'cost-budget', 'time-budget', 'agent-install'],
  ...['issue', 'chain', 'fresh', 'github-token', 'app-id', 'app-private-key', 'github-login'],
  ...payingInputs.map(({ name }) => name),
  ...['results', 'require', 'trust-agent', 'dispatch'],
]

export const isInSettings = (name: string): boolean =>
  (Object.hasOwn(actionInputs, name) || formerNames.has(name)) &&
  name !== 'command' &&
  name !== 'settings' &&
  !secretInputs.includes(name)
