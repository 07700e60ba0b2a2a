import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ActionJob, actionJob, type StepEnd } from '../support/action-runner.ts'
import { type LoopbackGitHub, loopbackGitHub } from '../support/github/loopback.ts'
import { addWorkflow } from '../support/github/workflows.ts'
import type { Issue } from '../support/github/world.ts'
import { goodAgent, planOf } from '../support/project.ts'

const form = (tasks: string, more = ''): string =>
  `### Goal\n\nA garden with a path.\n\n### Tasks\n\n${tasks}\n\n### Checks\n\n\`\`\`shell\ntest ! -e weeds\n\`\`\`\n\n### Budget in USD\n\n3\n\n### Model\n\n_No response_${more}`

interface Here {
  readonly github: LoopbackGitHub
  readonly job: ActionJob
  readonly issue: Issue
  /** The job of ralph-issue.yml: no checkout. */
  lint(): Promise<StepEnd>
  /** A comment, and the job of ralph.yml that it starts. */
  comment(by: string, body: string, agent?: string): Promise<StepEnd>
  dispatch(inputs: Record<string, string>): Promise<StepEnd>
  tick(): Promise<StepEnd>
  edit(body: string): void
}

async function garden(tasks: string): Promise<Here> {
  let time = Date.parse('2026-11-21T14:30:00Z')
  // Each look at the clock is a second later: comments have whole seconds.
  const github = await loopbackGitHub({ now: () => (time += 1000) })
  github.user('ada', 'write')
  github.user('eve', 'read')
  addWorkflow(github.world, '.github/workflows/ralph.yml', ['chain', 'plan'])
  const job = await actionJob({ 'plan.json': planOf(['OTHER']) }, { github })
  const issue = github.issue('eve', 'ralph: Lay a path', form(tasks))
  const empty = join(job.project.root, 'no-checkout')
  mkdirSync(empty)
  const event = join(job.project.root, 'event.json')
  let runs = 7000
  const token = { 'github-token': github.token.value }
  const call = (name: string, actor: string) => ({
    GITHUB_RUN_ID: String(++runs),
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: event,
    GITHUB_ACTOR: actor,
  })
  const inputs = (agent = goodAgent) => ({ ...job.agent(agent), validate: 'true', plan: 'plan.json', ...token })
  return {
    github,
    job,
    issue,
    lint() {
      writeFileSync(event, JSON.stringify({ action: 'opened', issue: { number: issue.number, body: issue.body } }))
      return job.run({ command: 'lint', ...token }, { ...call('issues', 'eve'), GITHUB_WORKSPACE: empty })
    },
    comment(by, body, agent) {
      github.comment(by, issue.number, body)
      writeFileSync(event, JSON.stringify({ action: 'created', ...github.world.triggers.at(-1)?.payload }))
      return job.run(inputs(agent), call('issue_comment', by))
    },
    dispatch: (more) => job.run({ ...inputs(), ...more }, call('workflow_dispatch', 'github-actions[bot]')),
    tick: () => job.run({ command: 'tick', ...token }, { ...call('schedule', 'ada'), GITHUB_WORKSPACE: empty }),
    edit(body) {
      issue.body = body
      issue.updatedAt = github.world.now()
    },
  }
}

const dispatchesOf = ({ github }: Here) => github.world.triggers.filter(({ event }) => event === 'workflow_dispatch')
const previews = ({ github }: Here): string[] =>
  [...github.world.comments.values()].flatMap(({ body }) => (body.includes(':preview -->') ? [body] : []))
const doneTasks = ({ job }: Here): string => job.origin.git('log', '--format=%s', 'ralph/work/issue-1', '--not', 'main')

test('an issue of the form: shown as a plan, begun by somebody who may, tracked and gone on with as it was shown', {
  tags: 'thorough/story',
  timeout: 300_000,
}, async () => {
  const here = await garden('- Dig\n  - it is deep\n- Pave @octo/team')
  const shown = await here.lint()
  expect(shown.code, shown.log).toBe(0)
  expect(previews(here)).toHaveLength(1)
  for (const words of [
    '2 tasks in total',
    '| TASK-2 | Pave',
    'it is deep',
    '3.00 USD',
    'test ! -e weeds',
    'Probably',
  ]) {
    expect(previews(here)[0]).toContain(words)
  }
  expect(previews(here)[0]).not.toContain('@octo')

  // Whoever opened it may not start it; other orders start nothing before the run has begun.
  for (const [by, text] of [['eve', '/ralph start'] as const, ['ada', '/ralph hint Mind the roses.'] as const]) {
    const idle = await here.comment(by, text)
    expect(idle.log).toContain('Nothing to do')
    expect(here.job.origin.git('branch', '--list', 'ralph/*')).toBe('')
  }

  const hinted = `cat > prompt; cp prompt "$MOMENTS/prompt-$RALPH_TASK_ID"; rm prompt\n${goodAgent.replace('cat > /dev/null\n', '')}`
  const first = await here.comment('ada', '/ralph start', `${hinted}\ntest "$RALPH_TASK_ID" = TASK-2 && exit 1; exit 0`)
  expect(first.outputs['state-ref'], first.log).toBe('refs/heads/ralph/state/issue-1')
  expect(first.outputs['tasks-total']).toBe('2')
  const prompt = readFileSync(join(here.job.project.moments, 'prompt-TASK-1'), 'utf8')
  for (const words of ['Mind the roses.', 'A garden with a path.', 'it is deep']) expect(prompt).toContain(words)
  expect(here.github.world.issues.size, 'the issue itself is the tracking issue').toBe(2)
  expect(first.outputs['status']).toBe('stuck')
  const calls = [...here.github.world.comments.values()].filter(({ body }) => body.includes('@ada'))
  expect(calls).toHaveLength(1)

  // An edit is announced, and taken over by an order alone.
  here.edit(form('- Dig\n  - it is deep\n- Pave @octo/team\n- Sweep'))
  await here.lint()
  expect(previews(here)[0]).toContain('edited after the run started')
  const again = await here.comment('ada', '/ralph retry TASK-2')
  expect(again.outputs, again.log).toMatchObject({ status: 'complete', 'tasks-total': '2' })
  const taken = await here.comment('ada', '/ralph plan')
  expect(taken.outputs, taken.log).toMatchObject({ status: 'complete', 'tasks-total': '3', 'tasks-done': '3' })
  expect(doneTasks(here)).toContain('Sweep')
  const state = JSON.parse(here.job.origin.git('show', 'ralph/state/issue-1:run.json'))
  expect(state).toMatchObject({ started_by: 'ada', plan_file: 'issue:1', issue: 1 })
  expect(JSON.parse((await here.tick()).outputs['due-plans'] ?? '')).toEqual([])
})

test('a text that nobody has seen is not started, and one with faults names their lines', async () => {
  const here = await garden('- Dig')
  await here.lint()
  // Eve edits it between the preview and the order.
  here.edit(form('- Steal the key'))
  const swapped = await here.comment('ada', '/ralph start')
  expect(swapped.log).toContain('was only just shown')
  expect(here.job.origin.git('branch', '--list', 'ralph/*')).toBe('')
  expect(previews(here)[0]).toContain('Steal the key')

  here.edit(form('- Dig (after 9)'))
  await here.lint()
  expect(previews(here)[0]).toContain('line 7: "9" is not a task')
  expect((await here.comment('ada', '/ralph start')).log).toContain('Nothing to do')
  expect(previews(here)).toHaveLength(1)
}, 120_000)

test('a run that began from an issue is continued by its name', {
  tags: 'thorough/story',
  timeout: 180_000,
}, async () => {
  const here = await garden('- Dig\n- Pave')
  await here.lint()
  const limited = `${goodAgent}`
  here.github.comment('ada', 1, '/ralph set max-iterations 1')
  const first = await here.comment('ada', '/ralph start', limited)
  expect(first.outputs['status'], first.log).toBe('iteration_limit')
  const dispatched = here.github.world.triggers.filter(({ event }) => event === 'workflow_dispatch')
  expect(dispatched.map(({ payload }) => payload['inputs'])).toEqual([{ chain: '1', plan: 'issue:1' }])
  here.edit('nothing of the form is left')
  const second = await here.dispatch({ plan: 'issue:1', chain: '1' })
  expect(second.outputs, second.log).toMatchObject({ status: 'complete', 'tasks-total': '2' })
})

// The form itself requires both fields, which holds in public repositories only (platform fact 68).
test('an empty form, as a private repository lets it through, is answered with what is missing, and starts nothing', async () => {
  const here = await garden('_No response_')
  here.edit(form('_No response_').replace('A garden with a path.', '_No response_'))
  const { code, log } = await here.lint()
  expect(code, log).toBe(0)
  expect(previews(here)).toHaveLength(1)
  expect(previews(here)[0]).toContain('**This issue is not a plan yet: One thing is to fix.**')
  expect(previews(here)[0]).toContain('- There is no task under "Tasks". Write one list item for each.')
  expect(dispatchesOf(here)).toEqual([])
})
