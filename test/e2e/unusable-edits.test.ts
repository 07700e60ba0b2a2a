import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository, statusOf } from '../support/github/action-repository.ts'
import { goodAgent, makeProject, type Project, planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun } from '../support/run-on-disk.ts'

const wait = (task: string): string =>
  `test "$RALPH_TASK_ID" != ${task} || { touch "$MOMENTS/at-${task}"; while ! test -e "$MOMENTS/go-${task}"; do sleep 0.05; done; }\n`

/** Starts a run whose agent waits in each of these tasks until it is let go. */
function startRun(project: Project, ...tasks: string[]) {
  const agent = project.agent(`${tasks.map(wait).join('')}${goodAgent}`)
  const engine = project.start(['run', ...agent, '--validate', 'true'])
  return {
    engine,
    meet: (task: string) => project.moment(`at-${task}`),
    goOn: (task: string) => writeFileSync(join(project.moments, `go-${task}`), ''),
  }
}

const linesWith = (text: string, part: string): string[] => text.split('\n').filter((line) => line.includes(part))

test('I13: an edit of the plan or of ralph.yml that cannot be used is one line with its place, in the run and in status, until it is mended', async () => {
  const project = makeProject({
    'plan.json': planOf(['A', 'B', 'C', 'D']),
    '.github/ralph.yml': 'max-iterations: 20\n',
  })
  const { engine, meet, goOn } = startRun(project, 'A', 'C', 'D')
  await meet('A')
  project.repo.write({ 'plan.json': planOf(['A', 'B', 'C', 'D', 'E']).replace('"title": "Do B",', '"title": "Do B"') })
  project.repo.write({ '.github/ralph.yml': '# more\nmax-iterations: many\n' })
  goOn('A')
  await meet('C')
  const status = await project.ralph(['status'])
  expect(status.code, status.stderr).toBe(0)
  expect(linesWith(status.stdout, 'The edit of plan.json cannot be used: plan.json:')).toHaveLength(1)
  expect(linesWith(status.stdout, 'The edit of .github/ralph.yml cannot be used')).toHaveLength(1)
  project.repo.write({ 'plan.json': planOf(['A', 'B', 'C', 'D', 'E']) })
  project.repo.write({ '.github/ralph.yml': 'max-iterations: 30\n' })
  goOn('C')
  await meet('D')
  expect((await project.ralph(['status'])).stdout).not.toContain('cannot be used')
  goOn('D')
  const end = await engine.ended
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(linesWith(end.stdout, 'The edit of plan.json cannot be used')).toEqual([
    expect.stringMatching(/plan\.json:\d+:\d+: .*\[PLAN_\w+\].* The run continues with the former plan\.$/),
  ])
  expect(linesWith(end.stdout, 'The edit of .github/ralph.yml cannot be used')).toEqual([
    expect.stringMatching(/\.github\/ralph\.yml:2:1: max-iterations: expected .* with its former settings\.$/),
  ])
  expect(linesWith(end.stdout, 'plan.json can be used again')).toHaveLength(1)
  expect(linesWith(end.stdout, 'ralph.yml can be used again')).toHaveLength(1)
  expect(
    linesWith(end.stdout, 'The edit of .github/ralph.yml (max-iterations) counts from the next job on'),
  ).toHaveLength(1)
  expect(linesWith(end.stdout, "a person's edit of the plan was adopted: added E")).toHaveLength(1)
  expect(committedTasks(project.repo)).toEqual(['A', 'B', 'C', 'D', 'E'])
  expectSoundRun(project.repo)
})

test('a run whose plan cannot be read at its end is blocked with the place, and continues once it is mended', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const { engine, meet, goOn } = startRun(project, 'A')
  await meet('A')
  project.repo.write({ 'plan.json': planOf(['A', 'B', 'B']) })
  goOn('A')
  const end = await engine.ended
  expect(end.code, end.stdout + end.stderr).toBe(1)
  expect(end.stdout).toMatch(/The edit of plan\.json cannot be used: plan\.json:\d+:\d+/)
  project.repo.write({ 'plan.json': planOf(['A', 'B']) })
  const next = await project.ralph(['run', ...project.agent(goodAgent), '--validate', 'true'])
  expect(next.code, next.stdout + next.stderr).toBe(0)
  expect(committedTasks(project.repo)).toEqual(['A', 'B'])
  expect(eventsOf(project.repo).map(({ type }) => type)).toContain('edit_mended')
})

const broken = planOf(['A', 'B']).slice(0, -3)
const going = /plan\.json:\d+:\d+: .*\[PLAN_SYNTAX\].* The run continues with the former plan/

test('a run whose plan file is broken when a job begins goes on with the former plan, and says so with the place', async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const run = ['run', ...project.agent(goodAgent), '--validate', 'true']
  const none = await project.ralph(['run', '--fresh', ...run.slice(1), '--max-iterations', '1'])
  expect(none.code, none.stdout + none.stderr).toBe(2)
  project.repo.write({ 'plan.json': broken })
  const end = await project.ralph(run)
  expect(linesWith(end.stdout, 'The edit of plan.json cannot be used')[0], end.stdout + end.stderr).toMatch(going)
  expect(committedTasks(project.repo)).toEqual(['A', 'B'])
  // A run that begins takes the file.
  expect((await project.ralph([...run, '--fresh'])).stderr).toContain('PLAN_SYNTAX')
  // Where something else is wrong too, nothing starts, and all of it is said.
  const two = await project.ralph([...run, '--max-iterations', 'many'])
  expect(two.stderr).toMatch(/max-iterations[\s\S]*PLAN_SYNTAX/)
})

test('a run on GitHub whose plan is broken at its base goes on with the former one, and says so with the place', {
  tags: 'thorough/variant',
}, async () => {
  const here = await repository(['A', 'B'])
  expect((await here.run({ inputs: { 'max-iterations': '1' } })).outputs['status']).toBe('iteration_limit')
  const { checkout, origin } = here.job
  const sha = checkout.commit('An edit that breaks the plan', { 'plan.json': broken })
  checkout.git('push', '--quiet', origin.path, 'HEAD:main')
  const end = await here.run({ env: { GITHUB_SHA: sha } })
  expect(end.log).toMatch(going)
  expect(committedTasks(here.job.origin), end.log).toEqual(['A', 'B'])
  expect(statusOf(here)).toMatch(/plan\.json cannot be used/)
})
