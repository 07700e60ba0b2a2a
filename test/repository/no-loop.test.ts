import { expect, test } from 'vitest'
import { issueWorkflowFile, issueWorkflowText } from '../../src/core/scaffold/issue-form-text.ts'
import { publishedAt } from '../../src/core/scaffold/published.ts'
import { reviewWorkflowFile, reviewWorkflowText } from '../../src/core/scaffold/review-text.ts'
import { setUpCheckText } from '../../src/core/scaffold/set-up-check-text.ts'
import { watchdogFile, watchdogText } from '../../src/core/scaffold/watchdog-text.ts'
import { callerText, workflowText } from '../../src/core/scaffold/workflow-text.ts'
import { exampleWorkflows } from '../support/example-workflows.ts'
import { repositoryAt, tempRepo } from '../support/git-repositories.ts'
import { loopbackGitHub } from '../support/github/loopback.ts'
import { mergePull } from '../support/github/merge-pull.ts'
import { publishedAction, withPublishedAction } from '../support/published-repository.ts'
import { workflowRunner } from '../support/workflow/run-workflow.ts'

const published = publishedAt(publishedAction()) ?? expect.unreachable()
const given = { planFile: 'plan.json', planName: 'demo', steps: [], ...published }
const beside = {
  'ralph-doctor.yml': setUpCheckText(given),
  [watchdogFile]: watchdogText({ workflow: 'ralph.yml', name: 'demo', ...published }),
  [issueWorkflowFile]: issueWorkflowText(published),
  [reviewWorkflowFile]: reviewWorkflowText({ workflow: 'ralph.yml', ...published }),
}
const ci =
  'on: { workflow_call: { inputs: { ref: { type: string } } } }\njobs: { a: { runs-on: x, steps: [{ run: "true" }] } }'

const shapes: [string, Record<string, string>][] = [
  ['init', { ...beside, 'ralph.yml': callerText(given) }],
  ['init --one-job', { ...beside, 'ralph.yml': workflowText(given) }],
  ...exampleWorkflows().map(({ heading, text }): [string, Record<string, string>] => [
    `the example of “${heading}”`,
    { 'ci.yml': ci, 'ralph.yml': withPublishedAction(text) },
  ]),
]

// A workflow's own token causes no events; an App's does, and everything that a run writes is written by it then.
test.each(shapes)(
  'nothing that a run itself writes by an App’s token starts a job of %s',
  { tags: 'thorough/variant' },
  async (shape, workflows) => {
    const files = Object.entries(workflows).map(([name, text]) => [`.github/workflows/${name}`, text])
    const github = await loopbackGitHub({ files: { 'plan.json': '{}', ...Object.fromEntries(files) } })
    const app = 'ralph-app[bot]'
    github.user(app, 'write', 'Bot')
    const actions = workflowRunner(github)
    const empty = tempRepo()
    empty.git('clone', '--quiet', github.world.git.path, 'clone')
    const clone = repositoryAt(`${empty.path}/clone`, empty.env)
    const started = async () =>
      (await actions.settled()).flatMap(({ event, problem, jobs }) =>
        problem !== undefined
          ? [problem]
          : Object.values(jobs).flatMap(({ name, conclusion }) =>
              conclusion === 'skipped' ? [] : [`${event}: ${name}`],
            ),
      )

    clone.git('switch', '--quiet', '--create', 'ralph/work/demo')
    clone.commit('[ralph] A: a', { 'a.txt': 'a\n' })
    github.push(app, clone, 'ralph/work/demo')
    clone.git('switch', '--quiet', '--create', 'ralph/state/demo')
    clone.commit('State [skip ci]', { 'plan.json': '{"tasks":[]}', '.github/ralph.yml': 'x: 1' })
    clone.commit('State of which the words are gone', { 'run.json': '{}' })
    github.push(app, clone, 'ralph/state/demo')
    const { number } = github.pull(app, { title: 'ralph: demo', head: 'ralph/work/demo', draft: true })
    clone.git('switch', '--quiet', 'ralph/work/demo')
    clone.commit('[ralph] B: b', { 'b.txt': 'b\n' })
    github.push(app, clone, 'ralph/work/demo')
    github.issue(app, 'ralph run: demo', '<!-- ralph:demo:issue -->\nA run.')
    for (const body of [
      '<!-- ralph:demo:status -->\n`/ralph pause` stops it.',
      '<!-- ralph:demo:notice/1 -->\n/ralph x',
    ])
      github.comment(app, number, body)
    const commit = clone.git('rev-parse', 'HEAD')
    const lines = [{ path: 'a.txt', line: 1, body: 'Done in 1234567.' }]
    github.review(app, { pull: number, state: 'COMMENTED', body: '', commit, lines })
    expect(await started()).toEqual([])
    mergePull(github.world, number, { how: 'merge', marksReady: true })
    expect(await started()).toEqual([])

    // Nor do words of a person that only speak of an order; the short examples let `screen` see that.
    github.comment('ada', number, 'Please /ralph pause')
    const screened = shape.startsWith('init') ? [] : ['issue_comment: screen']
    expect(screened).toEqual(expect.arrayContaining(await started()))
  },
)
