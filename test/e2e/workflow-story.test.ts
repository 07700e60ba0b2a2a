import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bash, inTurn, loopbackModel, modelKey, tokens } from '../support/claude-run.ts'
import { goodAgent, leftovers, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, runOf } from '../support/run-on-disk.ts'
import { logOf, type OwnRepository, ownRepository, ralphOutputs } from '../support/workflow/own-repository.ts'

const app = {
  'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
  'two.test.js': "import { test } from 'node:test'\ntest('two', () => {})\n",
}

/** Notes its prompt where the test finds it. */
const noting = `cat > "$MOMENTS/prompt-$RALPH_TASK_ID"\n${goodAgent.replace('cat > /dev/null\n', '')}`
const hour = 3_600_000
const waiting = 'touch "$MOMENTS/here"; sleep 300'

const statuses = async ({ actions }: OwnRepository) => {
  const runs = await actions.settled()
  for (const run of runs) expect(run.conclusion, logOf(run)).not.toBe('failure')
  return { runs, said: runs.map((run) => [run.event, ralphOutputs(run)['status'] ?? run.conclusion]) }
}
const threads = ({ github }: OwnRepository) => [...github.world.issues.values()]
const comments = ({ github }: OwnRepository, by: string) =>
  [...github.world.comments.values()].filter(({ author }) => author === by)
const signOf = ({ github }: OwnRepository, body: string) => {
  const [comment] = [...github.world.comments.values()].filter((one) => one.body === body)
  return [...github.world.reactions.values()].filter((one) => one.comment === comment?.id).map(({ content }) => content)
}

test('the workflow that init writes: start, limit, self-dispatch, orders, usage limit, watchdog, ready', async () => {
  const here = await ownRepository(
    { ...app, 'plan.json': planOf(['A', 'B', 'C', 'D']) },
    { settings: 'max-iterations: 1\n' },
  )
  const { github, actions, project } = here

  // Before anything was started the watchdog starts nothing, and goes to sleep.
  actions.schedule()
  expect((await statuses(here)).said).toEqual([['schedule', 'success']])
  actions.schedule()
  expect((await statuses(here)).said).toEqual([])

  // One task for each job, and the second job is held at its work.
  here.agent(`[ "$RALPH_TASK_ID" != B ] || { ${waiting}; }\n${noting}`)
  actions.dispatch('ralph.yml')
  // After a whole job, which ends with a status edit that keeps its distance from the one before.
  await project.moment('here', 120_000)
  expect(runOf(github.world.git).tasks['A']).toMatchObject({ status: 'done' })
  expect([...github.world.runs.values()].map(({ event }) => event)).toEqual([
    'schedule',
    'workflow_dispatch',
    'workflow_dispatch',
  ])
  const [issue, pull] = threads(here)
  expect(issue).toMatchObject({ number: 1, labels: ['ralph'] })
  expect(pull?.pull).toMatchObject({ draft: true, head: 'ralph/work/demo' })

  // Orders while it works; the jobs of their events wait in the group, and all but the last are replaced.
  github.comment('ada', 1, '/ralph hint Use the green paint.')
  github.comment('eve', 1, '/ralph stop')
  github.comment('ada', pull?.number ?? 0, '/ralph pause')
  const paused = await statuses(here)
  expect(paused.said.slice(0, 2)).toEqual([
    ['workflow_dispatch', 'iteration_limit'],
    ['workflow_dispatch', 'paused'],
  ])
  expect(runOf(github.world.git)).toMatchObject({ paused: { by: 'ada' } })
  expect(signOf(here, '/ralph stop')).toContain('confused')

  // Paused: the watchdog starts nothing. Resumed: the hint reaches the task; then the account's limit is used up.
  actions.schedule()
  expect((await statuses(here)).said).toEqual([['schedule', 'success']])
  const limit = `echo '{"type":"rate_limit_event","rate_limit_info":{"status":"rejected","resetsAt":'$(($(date +%s) + 10800))'}}'
echo '{"type":"result","subtype":"success","is_error":true,"api_error_status":429,"result":"limit reached"}'; exit 1`
  here.agent(`[ "$RALPH_TASK_ID" != C ] || { ${limit}; }\n${noting}`)
  github.comment('ada', 1, '/ralph resume')
  const limited = await statuses(here)
  expect(limited.said).toEqual([
    ['issue_comment', 'iteration_limit'],
    ['workflow_dispatch', 'waiting'],
  ])
  expect(readFileSync(join(project.moments, 'prompt-B'), 'utf8')).toContain('Use the green paint.')
  expect(Date.parse(ralphOutputs(limited.runs[1])['resume-at'] ?? '')).toBeGreaterThan(Date.now() + 2 * hour)

  // The watchdog waits for the reset too; after it each job starts the next one until the plan is done.
  here.agent(noting)
  actions.schedule()
  expect((await statuses(here)).said).toEqual([['schedule', 'success']])
  here.later(4 * hour)
  actions.schedule()
  expect((await statuses(here)).said).toEqual([
    ['schedule', 'success'],
    ['workflow_dispatch', 'iteration_limit'],
    ['workflow_dispatch', 'complete'],
  ])
  expectSoundRun(github.world.git)
  expect(committedTasks(github.world.git)).toEqual(['A', 'B', 'C', 'D'])
  expect(threads(here)).toHaveLength(2)
  expect(threads(here)[1]?.pull).toMatchObject({ draft: false })
  expect(
    comments(here, 'github-actions[bot]').filter(({ body }) => body.startsWith('<!-- ralph:demo:status')),
  ).toHaveLength(1)
  expect(github.creations().every(({ status }) => Number(status) < 400)).toBe(true)

  // A finished run: the watchdog and an old run that is run again change nothing.
  const tip = github.world.git.git('for-each-ref')
  const first = [...github.world.runs.values()].find(({ event }) => event === 'workflow_dispatch')
  if (first) actions.rerun(first)
  actions.schedule()
  await statuses(here)
  expect(github.world.git.git('for-each-ref')).toBe(tip)
  expect(await leftovers({ root: actions.root })).toEqual([])
}, 600_000)

test('the same workflow with the real Claude Code CLI: key by secret, one commit by a model, nothing of the key anywhere', async () => {
  const model = await loopbackModel(({ turn }) =>
    inTurn({ turn }, [
      { tools: [bash('echo "made by a model" > A.txt')], ...tokens(2000, 100) },
      { answer: { summary: 'Did it.', freeform: 'The file is A.txt.' } },
    ]),
  )
  const here = await ownRepository({ ...app, 'plan.json': planOf(['A']) }, { model: model.baseUrl })
  const { github, actions } = here
  actions.dispatch('ralph.yml')
  const { runs, said } = await statuses(here)
  expect(said, logOf(runs[0])).toEqual([['workflow_dispatch', 'complete']])
  expect(Number(ralphOutputs(runs[0])['cost-usd'])).toBeGreaterThan(0)
  expect(github.world.git.git('show', 'refs/heads/ralph/work/demo:A.txt')).toBe('made by a model')
  expectSoundRun(github.world.git)
  expect(threads(here)[1]?.pull).toMatchObject({ draft: false })
  const published = [...threads(here), ...github.world.comments.values()].map(({ body }) => body).join('\n')
  const objects = github.world.git.git('cat-file', '--batch-all-objects', '--batch', '--buffer')
  for (const text of [logOf(runs[0]), published, objects]) expect(text).not.toContain(modelKey)
  expect(await leftovers({ root: actions.root })).toEqual([])
}, 300_000)
