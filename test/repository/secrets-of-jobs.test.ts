import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { issueWorkflowText } from '../../src/core/scaffold/issue-form-text.ts'
import { reusableWorkflow } from '../../src/core/scaffold/reusable-workflow.ts'
import { reviewWorkflowText } from '../../src/core/scaffold/review-text.ts'
import { setUpCheckText } from '../../src/core/scaffold/set-up-check-text.ts'
import { watchdogText } from '../../src/core/scaffold/watchdog-text.ts'
import { callerText, workflowText } from '../../src/core/scaffold/workflow-text.ts'
import { interpolate } from '../support/workflow/expression.ts'
import { published } from '../support/workflow/known-actions.ts'

const given = { planFile: 'plan.json', planName: 'demo', steps: [], ...published }
const own = (name: string): string => readFileSync(`.github/workflows/${name}`, 'utf8')
const noContext = { inputs: {}, needs: {}, steps: {}, runner: {}, job: {}, matrix: {}, vars: {} }

/** Names of the secrets whose values stand in a job once all its expressions are carried out, the job's own token among them. */
function secretsIn(job: unknown): string[] {
  const names = [...JSON.stringify(job).matchAll(/\bsecrets\.([\w-]+)/g)].map(([, name = '']) => name)
  const standIn = (name: string): string => `<value of ${name}>`
  // What is not stored gives way to something else, such as the job's own token.
  const stored = [{}, ...names.map((name) => ({ [name]: standIn(name) }))]
  const found = stored.flatMap((secrets) => {
    const contexts = { ...noContext, secrets, github: { token: standIn('github.token') } }
    return [...JSON.stringify(interpolate(job, contexts)).matchAll(/<value of ([\w.-]+)>/g)].map(([, one = '']) => one)
  })
  return [...new Set(found)].sort()
}

const token = ['github.token']
const app = ['app-private-key', 'app-token', 'github-token', 'github.token']
const told = ['notify-secret', 'notify-url']
const model = ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN']

describe.each<[string, string, Record<string, readonly string[]>]>([
  [
    'run.yml',
    reusableWorkflow(),
    {
      intake: [...app, ...told],
      agent: ['anthropic-api-key', 'claude-code-oauth-token', 'github.token'],
      compose: [...app, ...told],
      validate: token,
      apply: [...app, ...told],
      ready: app,
    },
  ],
  ['ralph.yml', callerText(given), { ralph: model, screen: token }],
  ['ralph.yml of --one-job', workflowText(given), { run: [...model, 'github.token'], screen: token }],
  ['ralph-doctor.yml', setUpCheckText(given), { doctor: token }],
  ['ralph-watchdog.yml', watchdogText({ workflow: 'ralph.yml', name: 'demo', ...published }), { tick: token }],
  ['ralph-review.yml', reviewWorkflowText({ workflow: 'ralph.yml', ...published }), { start: token }],
  ['ralph-issue.yml', issueWorkflowText(published), { show: token }],
  ['release.yml', own('release.yml'), { verify: [], release: token }],
])('%s', (_, text, wanted) => {
  const { jobs } = parse(text) as { jobs: Record<string, unknown> }

  test('has these jobs and no other', () => expect(Object.keys(jobs)).toEqual(Object.keys(wanted)))

  test.each(Object.entries(wanted))('gives %s exactly %j', (name, secrets) => {
    expect(secretsIn(jobs[name])).toEqual(secrets)
  })
})

test('no job of ci.yml is given a secret', () => {
  for (const job of Object.values((parse(own('ci.yml')) as { jobs: object }).jobs)) expect(secretsIn(job)).toEqual([])
})
