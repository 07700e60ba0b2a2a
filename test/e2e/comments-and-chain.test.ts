import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { goodAgent, planOf } from '../support/project.ts'
import { committedTasks, runOf, stateFile } from '../support/run-on-disk.ts'
import { logOf, type OwnRepository, ownRepository, reached } from '../support/workflow/own-repository.ts'
import type { EndedRun } from '../support/workflow/run-workflow.ts'

const app = {
  'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
  'two.test.js': "import { test } from 'node:test'\ntest('two', () => {})\n",
}

const workflow = '.github/workflows/ralph.yml'

/** A run of two tasks that stops after each, and whose first agent waits for `go`. */
async function repository(
  init: readonly string[],
  edit: (text: string) => string = (text) => text,
  more: Readonly<Record<string, string>> = {},
) {
  const here = await ownRepository(
    { ...app, ...more, 'plan.json': planOf(['A', 'B']) },
    { init, settings: 'max-iterations: 1\n' },
  )
  const file = join(here.project.repo.path, workflow)
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
  if (here.project.repo.git('status', '--porcelain') !== '') {
    here.project.repo.commit('As an Enterprise Server has it')
    here.project.repo.git('push', '--quiet', here.github.world.git.path, 'main')
  }
  here.agent(`${goodAgent}
if [ ! -e "$MOMENTS/here" ]; then touch "$MOMENTS/here"; while [ ! -e "$MOMENTS/go" ]; do sleep 0.1; done; fi`)
  here.actions.dispatch('ralph.yml')
  await reached(here.project, 'here')
  return here
}

const goOn = ({ project }: OwnRepository): void => writeFileSync(join(project.moments, 'go'), '')
const jobNames = (run: EndedRun): string[] =>
  Object.entries(run.jobs).flatMap(([name, { conclusion }]) => (conclusion === 'skipped' ? [] : [name]))
const byComment = (runs: readonly EndedRun[]) => runs.filter(({ event }) => event === 'issue_comment')
const whole = (runs: readonly EndedRun[]) => runs.map((run) => logOf(run)).join('\n')

/** Of the runs that a job dispatched: their chain of jobs, in order. */
const dispatched = ({ github }: OwnRepository) =>
  github.world.triggers.flatMap(({ event, payload }) =>
    event === 'workflow_dispatch' ? [(payload['inputs'] as { chain?: string }).chain] : [],
  )

/** Orders that the run has read. */
const read = ({ github }: OwnRepository): readonly string[] =>
  JSON.parse(stateFile(github.world.git, 'control.json')).consumed

/** So many comments have passed the job that reads them, and wait in the queue. */
async function screened({ github }: OwnRepository, count: number): Promise<void> {
  const passed = () =>
    [...github.world.jobs.values()].filter(({ name, conclusion }) => name === 'screen' && conclusion === 'success')
  while (passed().length < count) await sleep(50)
}

const single = (text: string): string => text.replaceAll(', queue: max', '')

test('H13: strangers and an order on another issue never enter the queue of the run, and the next iteration starts', {
  timeout: 240_000,
  tags: 'thorough/story',
}, async () => {
  const here = await repository(['--one-job'], single)
  here.github.comment('eve', 1, '/ralph resume')
  here.github.comment('eve', 1, '  /ralph stop')
  const { number } = here.github.issue('ada', 'Not about a run')
  here.github.comment('ada', number, '/ralph stop')
  goOn(here)
  const runs = await here.actions.settled()
  expect(byComment(runs).map(jobNames), whole(runs)).toEqual([['screen'], ['screen'], ['screen']])
  expect(runs.map(({ conclusion }) => conclusion)).not.toContain('cancelled')
  expect(whole(byComment(runs))).toContain('eve has the role read here')
  expect(whole(byComment(runs))).toContain(`the comment is on #${number}, where no orders for this run are given`)
  expect(committedTasks(here.github.world.git), whole(runs)).toEqual(['A', 'B'])
  expect(runOf(here.github.world.git).stop).toEqual({ kind: 'complete' })
})

test.each([
  ['one job', ['--one-job'], (text: string) => text],
  ['one job with queue: single', ['--one-job'], single],
  ['split jobs', [], (text: string) => text],
  ['split jobs with queue: single', [], single],
])(
  'H13: %s: 120 strangers’ comments in one iteration change nothing',
  { tags: 'thorough/size', timeout: 1_200_000 },
  async (_, init, edit) => {
    const here = await repository(init, edit)
    for (let comment = 0; comment < 120; comment++) here.github.comment('eve', 1, `/ralph status ${comment}`)
    goOn(here)
    const runs = await here.actions.settled()
    expect(byComment(runs).map(jobNames)).toEqual(Array.from({ length: 120 }, () => ['screen']))
    expect(runs.filter(({ conclusion }) => conclusion !== 'success').map(logOf)).toEqual([])
    expect(committedTasks(here.github.world.git)).toEqual(['A', 'B'])
  },
)

test.each([
  ['with a queue of one', single],
  ['with a queue for all', (text: string) => text],
])(
  'H14: orders that wait while the next job comes are read and continue the run, %s, by one chain of jobs',
  {
    tags: 'thorough/story',
    timeout: 600_000,
  },
  async (_, edit) => {
    const here = await repository(['--one-job'], edit)
    for (const order of ['hint Mind the gap.', 'status', 'knowledge']) here.github.comment('ada', 1, `/ralph ${order}`)
    await screened(here, 3)
    goOn(here)
    const runs = await here.actions.settled()
    expect(committedTasks(here.github.world.git), whole(runs)).toEqual(['A', 'B'])
    expect(runOf(here.github.world.git).stop).toEqual({ kind: 'complete' })
    expect(read(here)).toHaveLength(3)
    expect(dispatched(here).length).toBeLessThanOrEqual(2)
  },
)

const other = `name: other
run-name: other \${{ inputs.number }}
on: { workflow_dispatch: { inputs: { number: {} } } }
concurrency: { group: ralph-demo, queue: max }
jobs: { one: { runs-on: ubuntu-latest, steps: [{ run: 'true' }] } }
`

test('H14: in a full queue the next job is turned away, and the order that waits there continues the run', {
  tags: 'thorough/size',
  timeout: 600_000,
}, async () => {
  const here = await repository(['--one-job'], undefined, { '.github/workflows/other.yml': other })
  const { runs } = here.github.world
  for (let number = 1; number < 100; number++) here.actions.dispatch('other.yml', { number: String(number) })
  const waiting = () => [...runs.values()].filter(({ title }) => title?.startsWith('other'))
  while (waiting().length < 99) await sleep(50)
  here.github.comment('ada', 1, '/ralph hint Mind the gap.')
  await screened(here, 1)
  here.github.comment('ada', 1, '/ralph remember It is full.')
  await screened(here, 2)
  goOn(here)
  const ended = await here.actions.settled()
  expect(committedTasks(here.github.world.git), whole(ended)).toEqual(['A', 'B'])
  expect(read(here)).toHaveLength(2)
  const work = ended.filter(({ title }) => title?.startsWith('ralph'))
  expect(work.map(({ event, conclusion }) => [event, conclusion])).toEqual([
    ['workflow_dispatch', 'success'],
    ['issue_comment', 'success'],
    ['issue_comment', 'cancelled'],
    ['workflow_dispatch', 'cancelled'],
  ])
})

test('H14: a job that finds its order withdrawn has pushed the next job out, and starts it again', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const here = await repository([], single)
  here.github.user('bob', 'write')
  here.github.comment('bob', 1, '/ralph status')
  // Screened while he might still order; by the time that the job starts he may not.
  await screened(here, 1)
  here.github.user('bob', 'read')
  goOn(here)
  const runs = await here.actions.settled()
  expect(committedTasks(here.github.world.git), whole(runs)).toEqual(['A', 'B'])
})
