import { type Job, stepsOf, type WorkflowFile } from './workflow-file.ts'

/** What is wrong, each in a few words; empty where nothing is. */
type Rule = (workflow: WorkflowFile) => string[]

const jobs = (workflow: WorkflowFile, wrong: (job: Job, name: string) => boolean): string[] =>
  Object.entries(workflow.jobs).flatMap(([name, job]) => (wrong(job, name) ? [`job ${name}`] : []))

const matches =
  (pattern: RegExp): Rule =>
  ({ text }) =>
    text.match(new RegExp(pattern, 'g'))?.map(String) ?? []

/** Inputs of this action that a shell carries out. */
const commandInputs = ['validate', 'setup', 'before-capture', 'agent-command', 'checks']
/** What a caller or a matrix says is the workflow author's word; all else can be chosen by somebody else. */
const isForeign = (text: unknown): boolean => /\$\{\{(?!\s*(inputs|matrix)\.[\w-]+\s*\}\})/.test(String(text ?? ''))

/** `OWNER/ralph@SHA` of a document stands for wherever a reader keeps it; no file names it. */
const isPinned = (uses: string, strict: boolean): boolean =>
  /^(\.\/|\$\/+[^/])/.test(uses) ||
  /@[0-9a-f]{40}$/.test(uses) ||
  (!strict && /^OWNER\/ralph(\/\.github\/workflows\/[\w.-]+)?@SHA$/.test(uses))

/** What this action does without a file of the repository's, with a token that may write. */
const needsNoFiles = /^(intake|apply|ready|tick|lint)$/

const writes = ({ permissions }: Job): boolean => Object.values(permissions ?? {}).includes('write')

/** Whether the job's YAML names the token, or an action that takes it by itself. */
const usesToken = (job: Job): boolean =>
  /github\.token|secrets\.GITHUB_TOKEN|actions\/(attest|deploy)/.test(JSON.stringify(job)) || job.uses !== undefined

/** Actions that restore a cache unless they are told not to. */
const cachesUnasked: Readonly<Record<string, string>> = {
  'actions/setup-node': 'package-manager-cache',
  'actions/setup-go': 'cache',
}

/**
 * The audits of `zizmor` that apply, under its names, and what platform.md adds. They judge a workflow by what it would
 * let somebody else do: on our own files, on what `ralph init` writes, and on every example that a reader may copy.
 */
export const rules: Readonly<Record<string, Rule>> = {
  'template-injection': (workflow) => [
    ...stepsOf(workflow).flatMap(({ run = '', with: given = {} }) => [
      ...(run.includes('${{') ? [`run: ${run.trim().split('\n')[0]}`] : []),
      ...(String(given['script'] ?? '').includes('${{') ? ['with: script'] : []),
      ...commandInputs.filter((name) => isForeign(given[name])).map((name) => `with: ${name}`),
    ]),
  ],
  'dangerous-triggers': ({ on }) => ['pull_request_target', 'workflow_run'].filter((event) => event in on),
  'excessive-permissions': (workflow) => [
    ...(Object.keys(Object(workflow.permissions ?? { all: '' })).length > 0 || typeof workflow.permissions === 'string'
      ? ['the top level gives more than {}']
      : []),
    ...jobs(workflow, ({ permissions }) => permissions === undefined || typeof permissions === 'string'),
    ...jobs(workflow, (job) => writes(job) && !usesToken(job)),
  ],
  'unpinned-uses': (workflow) =>
    [...stepsOf(workflow), ...Object.values(workflow.jobs)]
      .flatMap(({ uses }) => uses ?? [])
      .filter((uses) => !isPinned(uses, workflow.strict)),
  'unpinned-images': (workflow) => jobs(workflow, ({ container, services }) => Boolean(container ?? services)),
  artipacked: (workflow) =>
    stepsOf(workflow)
      .filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))
      .filter((step) => step.with?.['persist-credentials'] !== false)
      .map(() => 'checkout keeps its credential'),
  // A job of ours that may write holds nothing that an agent or a pull request could have written.
  'checkout-unneeded': (workflow) =>
    jobs(
      workflow,
      ({ steps = [] }) =>
        steps.some((step) => needsNoFiles.test(String(step.with?.['command']))) &&
        steps.some(({ uses = '' }) => uses.startsWith('actions/checkout@')),
    ),
  'secrets-inherit': (workflow) => jobs(workflow, ({ secrets }) => secrets === 'inherit'),
  'overprovisioned-secrets': matches(/toJSON\(\s*secrets\s*\)|secrets\[/i),
  'unredacted-secrets': matches(/fromJSON\(\s*secrets\./i),
  'self-hosted-runner': (workflow) =>
    jobs(workflow, (job) => JSON.stringify(job['runs-on'] ?? '').includes('self-hosted')),
  'cache-poisoning': (workflow) =>
    stepsOf(workflow).flatMap(({ uses = '', with: given = {} }) => {
      const name = uses.replace(/@.*$/, '')
      const unasked = cachesUnasked[name]
      const restores = unasked === undefined ? Boolean(given['cache']) : given[unasked] !== false
      return name.startsWith('actions/cache') || restores ? [uses] : []
    }),
  'github-env': matches(/>>?\s*"?\$\{?GITHUB_(ENV|PATH)\b.*/),
  'insecure-commands': matches(/ACTIONS_ALLOW_UNSECURE_COMMANDS/),
  'bot-conditions': matches(/github\.(actor|triggering_actor)\s*[=!]=.*/),
  'unsound-contains': matches(/contains\(\s*'[^']*'\s*,\s*github\..*/),
  // A public repository lets anybody comment: what is no order must cost nothing.
  'comment-without-condition': (workflow) =>
    'issue_comment' in workflow.on
      ? jobs(workflow, (job) => job.needs === undefined && !/comment\.body/.test(job.if ?? ''))
      : [],
  'cron-on-the-hour': ({ on }) =>
    [on['schedule'] ?? []].flat().flatMap((entry) => {
      const { cron } = entry as { cron: string }
      const minute = Number(cron.split(' ')[0])
      return Number.isInteger(minute) && minute % 30 !== 0 ? [] : [cron]
    }),
  'job-without-end': (workflow) =>
    jobs(workflow, (job) => job.uses === undefined && !(Number(job['timeout-minutes']) > 0)),
}
