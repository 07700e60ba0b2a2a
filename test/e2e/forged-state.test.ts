import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { allDone, forger } from '../support/forger.ts'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, refsOf, stateRef } from '../support/run-on-disk.ts'

const open = ['--confinement', 'none', '--validate', 'true']

/** What an agent writes that has found the user's repository, and what the job says that meets it. */
const forgeries = [
  { what: 'a run.json in which all is done', edit: allDone, code: 'STATE_NOT_ITS_EVENTS', says: 'status of B' },
  {
    what: 'a larger budget in run.json',
    edit: `run.overrides = { 'cost-budget': '1000' }`,
    code: 'STATE_NOT_ITS_EVENTS',
    says: 'overrides',
  },
  {
    what: 'a run.json that gives the lease back, with all done',
    edit: `${allDone}; run.lease = null; run.current = null; run.epoch += 1; run.stop = { kind: 'complete' }`,
    code: 'STATE_NOT_ITS_EVENTS',
    says: 'status of B',
  },
  {
    what: 'a log by which a task was skipped',
    edit: `log({ type: 'skip_task', task: 'B', by: 'Test User', why: '' }); run.tasks.B = { ...run.tasks.B, status: 'skipped' }`,
    code: 'STATE_FORGED',
    says: 'skip_task',
  },
  {
    what: 'a plan without the tasks that remain',
    edit: `plan.tasks = plan.tasks.filter(({ id }) => id === 'A')`,
    code: 'STATE_NOT_ITS_EVENTS',
    says: 'plan.json',
  },
]

test.each(forgeries)(
  'an agent that writes $what into the state while it works: $code; the next job goes on from the true state',
  { tags: 'thorough/variant' },
  async ({ edit, code, says }) => {
    const project = makeProject({ 'plan.json': planOf(['A', 'B', 'C']) })
    const agent = project.agent(`${goodAgent}\ntest "$RALPH_TASK_ID" != A || ${forger(project, edit)}`)
    const end = await project.ralph(['run', ...agent, ...open])
    expect(end.code, end.stdout + end.stderr).toBe(65)
    expect(end.stderr).toContain(`[${code}]`)
    expect(end.stderr).toContain(says)
    // What the job had written itself is the state again, and the forgery lies beside it.
    const again = await project.ralph(['run', ...project.agent(goodAgent), ...open])
    expect(again.code, again.stdout + again.stderr).toBe(0)
    expect(committedTasks(project.repo)).toEqual(['A', 'B', 'C'])
    expectSoundRun(project.repo)
    expect(refsOf(project.repo)).toMatch(/state\/demo-broken-/)
  },
)

async function halfWay() {
  const project = makeProject({ 'plan.json': planOf(['A', 'B', 'C']) })
  const command = ['run', ...project.agent(goodAgent), ...open]
  const end = await project.ralph([...command, '--max-iterations', '1'])
  expect(end.code, end.stderr).toBe(2)
  const forge = (edit: string): void =>
    void execFileSync('sh', ['-c', forger(project, edit)], { env: project.env, stdio: 'pipe' })
  return { project, command, forge }
}

test('a run.json that was forged between two jobs is refused by the next one; the printed way back works', async () => {
  const { project, command, forge } = await halfWay()
  const good = project.repo.git('rev-parse', stateRef)
  forge(`${allDone}; run.stop = { kind: 'complete' }`)
  forge(`run.updated = at`)
  const end = await project.ralph(command)
  expect(end.code, end.stdout + end.stderr).toBe(65)
  expect(end.stderr, end.stderr).toContain('[STATE_NOT_ITS_EVENTS]')
  const typed = /last good state: `(git fetch .*?)`\. To move/.exec(end.stderr)?.[1] ?? 'false'
  execFileSync('sh', ['-ec', typed], { cwd: project.repo.path, env: project.env, stdio: 'pipe' })
  expect(project.repo.git('rev-parse', stateRef)).toBe(good)
  const after = await project.ralph(command)
  expect(after.code, after.stderr).toBe(0)
  expect(committedTasks(project.repo)).toEqual(['A', 'B', 'C'])
  expectSoundRun(project.repo)
})

/** As `settle` would record it. */
const succeeded = (task: string, commit: string): string => `
{ const usage = { usd: 0, turns: 0, input_tokens: 0, output_tokens: 0, cache_read_tokens: 0, cache_creation_tokens: 0 }
  const iteration = run.iteration + 1, commit = ${commit}
  log({ type: 'attempt_started', iteration, task: '${task}', attempt: 1, checkpoint: run.work })
  log({ type: 'attempt_succeeded', iteration, task: '${task}', commit, summary: 'x', handoff: 'structured', usage, duration_ms: 1, flaky: [], turned_green: [] })
  Object.assign(run, { iteration, work: commit, last_agent_start: at, stop: null, waiting: null, breaker: null })
  run.counts.succeeded += 1
  run.tasks.${task} = { ...run.tasks.${task}, status: 'done', iteration, commit, summary: 'x' } }`

test.each([
  ['by the commit of another task', 'run.work', /trailers do not say so/],
  [
    'by a commit beside the work, with the right words',
    `git(['commit-tree', run.work + '^{tree}', '-F', '-'], 'x\\n\\nRalph-Task: C\\nRalph-Iteration: 3\\nRalph-Run: ' + run.run + '\\n')`,
    /not in the history|trailers do not say so/,
  ],
  [
    'by a commit like ours without a validation',
    `git(['commit-tree', run.work + '^{tree}', '-p', run.work, '-F', '-'], 'x\\n\\nRalph-Task: ' + (run.iteration === 1 ? 'B' : 'C') + '\\nRalph-Iteration: ' + (run.iteration + 1) + '\\nRalph-Run: ' + run.run + '\\n')`,
    /no validation that passed/,
  ],
])(
  'a log that agrees with run.json, whose tasks are done %s, is told before the run is complete: 65',
  { tags: 'thorough/variant' },
  async (_, commit, says) => {
    const { project, command, forge } = await halfWay()
    forge(`${succeeded('B', commit)}${succeeded('C', commit)}`)
    const end = await project.ralph(command)
    expect(end.code, end.stdout + end.stderr).toBe(65)
    expect(end.stderr, end.stderr).toContain('[STATE_FORGED]')
    expect(end.stderr).toMatch(says)
  },
)
