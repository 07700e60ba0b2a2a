import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, runOf } from '../support/run-on-disk.ts'
import { logOf, type OwnRepository, ownRepository, reached } from '../support/workflow/own-repository.ts'
import type { EndedRun } from '../support/workflow/run-workflow.ts'

const app = {
  'package.json': '{ "type": "module", "scripts": { "test": "sh check.sh" } }\n',
  'check.sh': 'true\n',
}

const tasks = ['A', 'B', 'C', 'D'].map((id) => ({ id, depends_on: [] }))

const repository = (check = 'true\n', given = {}): Promise<OwnRepository> =>
  ownRepository(
    { ...app, 'check.sh': check, 'plan.json': planOf(tasks) },
    { init: [], settings: 'lanes: 4\n', ...given },
  )

/** A module for each step of ours: those that `which` names, by the expression of an environment, end at once. */
const dying = (which: string): string =>
  `const { INPUT_COMMAND: command, RALPH_LANE: lane } = process.env; if (${which}) process.exit(1)`

/** How each job of run.yml ended, by its name there. */
const jobsOf = (run: EndedRun | undefined): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(run?.jobs ?? {}).flatMap(([name, { conclusion }]) => {
      const [, inner] = name.split(' / ')
      return inner === undefined || inner === 'ready' ? [] : [[inner, conclusion]]
    }),
  )

const ofLanes = (job: string, ends: readonly string[]): Record<string, string> =>
  Object.fromEntries(ends.map((end, lane) => [`${job} (${lane})`, end]))

const allGreen = ['success', 'success', 'success', 'success']

test('four lanes as a matrix: four agents at once on machines of their own, and four commits in one line', {
  tags: 'thorough/story',
  timeout: 300_000,
}, async () => {
  const here = await repository()
  const { git } = here.github.world
  here.agent(`echo "$RALPH_LANE" >> "$MOMENTS/lanes"
until [ "$(wc -l < "$MOMENTS/lanes")" = 4 ]; do sleep 0.1; done
${goodAgent}`)
  here.actions.dispatch('ralph.yml')
  const runs = await here.actions.settled()
  const log = runs.map(logOf).join('\n')
  expect(runs.map(jobsOf), log).toEqual([
    { intake: 'success', agent: 'skipped', compose: 'skipped', 'validate (0)': 'success', apply: 'success' },
    {
      ...{ intake: 'success', compose: 'success', apply: 'success' },
      ...ofLanes('agent', allGreen),
      ...ofLanes('validate', allGreen),
    },
  ])
  expect(readFileSync(join(here.project.moments, 'lanes'), 'utf8').trim().split('\n').sort()).toEqual([
    '0',
    '1',
    '2',
    '3',
  ])
  expect(committedTasks(git), log).toEqual(['A', 'B', 'C', 'D'])
  expect(expectSoundRun(git).stop).toEqual({ kind: 'complete' })
  expect(log, 'each job may do what it tries').not.toContain('##[warning]')
})

const started = (runs: readonly EndedRun[]): EndedRun[] => runs.filter(({ event }) => event === 'workflow_dispatch')

test('P21: a leg that dies: the others land, its task is made in the next run, and the leg that is run again pays nothing', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const here = await repository()
  const { git } = here.github.world
  here.agent(`echo "$RALPH_TASK_ID" >> "$MOMENTS/calls"\n${goodAgent}`)
  here.preload(dying("command === 'agent' && lane === '2'"))
  here.actions.dispatch('ralph.yml')
  const runs = await here.actions.settled()
  const log = runs.map(logOf).join('\n')
  const round = runs.find((run) => jobsOf(run)['agent (2)'] === 'failure')
  expect(round && jobsOf(round), log).toMatchObject({
    'agent (3)': 'success',
    'validate (3)': 'success',
    apply: 'success',
  })
  expect(eventsOf(git).filter(({ type }) => type === 'attempt_interrupted')).toMatchObject([
    {
      task: 'C',
      cause: 'runner_lost',
      why: expect.stringContaining('the job of the agent ended without a result (failure)'),
    },
  ])
  expect(committedTasks(git).toSorted(), log).toEqual(['A', 'B', 'C', 'D'])
  const calls = readFileSync(join(here.project.moments, 'calls'), 'utf8')
  const before = git.git('rev-parse', 'refs/heads/ralph/state/demo')
  here.preload('')
  if (round) here.actions.rerun(round, 'failed')
  const [again] = await here.actions.settled()
  expect(logOf(again)).toContain('NOT_UNDER_WAY')
  expect(readFileSync(join(here.project.moments, 'calls'), 'utf8')).toBe(calls)
  expect(git.git('rev-parse', 'refs/heads/ralph/state/demo')).toBe(before)
  expectSoundRun(git)
})

test('P22: a leg that is run again while its lane still waits makes it, and the round lands whole', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const here = await repository('true\n', { seesEarlierArtifacts: true })
  const { git } = here.github.world
  here.agent(`echo "$RALPH_TASK_ID" >> "$MOMENTS/calls"\n${goodAgent}`)
  here.preload(
    dying(
      "command === 'compose' || (command === 'agent' && lane === '2') || (command === 'apply' && process.env.RUNNER_TEMP && require('node:fs').existsSync(process.env.MOMENTS + '/calls'))".replace(
        "require('node:fs')",
        "process.getBuiltinModule('node:fs')",
      ),
    ),
  )
  here.actions.dispatch('ralph.yml')
  const runs = await here.actions.settled()
  const round = started(runs).find((run) => jobsOf(run)['compose'] === 'failure')
  expect(round && jobsOf(round), runs.map(logOf).join('\n')).toMatchObject({ 'agent (2)': 'failure', apply: 'failure' })
  here.preload('')
  if (round) here.actions.rerun(round, 'failed')
  const [again] = await here.actions.settled()
  expect(again && jobsOf(again), logOf(again)).toMatchObject({
    'agent (2)': 'success',
    compose: 'success',
    apply: 'success',
  })
  expect(committedTasks(git), logOf(again)).toEqual(['A', 'B', 'C', 'D'])
  expect(readFileSync(join(here.project.moments, 'calls'), 'utf8').trim().split('\n').sort()).toEqual([
    'A',
    'B',
    'C',
    'D',
  ])
  expectSoundRun(git)
})

test('a red change in the middle: what stood behind it lands in the next round without its agents', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const here = await repository('! [ -e B.txt ] || [ -e B2.txt ]\n')
  const { git } = here.github.world
  here.agent(`echo "$RALPH_TASK_ID" >> "$MOMENTS/calls"
[ "$RALPH_TASK_ID$RALPH_ATTEMPT" != B2 ] || echo more > B2.txt
${goodAgent}`)
  here.actions.dispatch('ralph.yml')
  const runs = await here.actions.settled()
  const log = runs.map(logOf).join('\n')
  expect(committedTasks(git), log).toEqual(['A', 'C', 'D', 'B'])
  expect(readFileSync(join(here.project.moments, 'calls'), 'utf8').trim().split('\n').sort()).toEqual([
    'A',
    'B',
    'B',
    'C',
    'D',
  ])
  expect(eventsOf(git).filter(({ type }) => type === 'attempt_failed')).toMatchObject([{ task: 'B', cause: 'checks' }])
  expectSoundRun(git)
})

test('a run that a person cancels while agents work: what one had left waits, the others do not count, and the next run goes on', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const here = await repository()
  const { actions, github, project } = here
  const { git } = github.world
  here.agent(`echo "$RALPH_TASK_ID" >> "$MOMENTS/calls"
if [ "$RALPH_TASK_ID" != A ]; then touch "$MOMENTS/$RALPH_TASK_ID"; sleep 300; fi
${goodAgent}`)
  actions.dispatch('ralph.yml')
  for (const id of ['B', 'C', 'D']) await reached(project, id)
  const round = [...github.world.runs.values()].at(-1) ?? expect.unreachable('no run')
  while (
    ![...github.world.jobs.values()].some(
      ({ run, name, status }) => run === round.id && / agent \(0\)$/.test(name) && status === 'completed',
    )
  )
    await new Promise((resolve) => setTimeout(resolve, 50))
  actions.cancel(round)
  const cancelled = await actions.settled()
  const log = cancelled.map(logOf).join('\n')
  expect(runOf(git), log).toMatchObject({ stop: { kind: 'cancelled' }, lease: null, lanes: [{ task: 'A' }] })
  expect(
    eventsOf(git).flatMap((event) => (event.type === 'attempt_interrupted' ? [event.cause] : [])),
    log,
  ).toEqual(['cancelled', 'cancelled', 'cancelled'])
  here.agent(`echo "$RALPH_TASK_ID" >> "$MOMENTS/calls"\n${goodAgent}`)
  actions.dispatch('ralph.yml')
  const runs = await actions.settled()
  expect(committedTasks(git).toSorted(), runs.map(logOf).join('\n')).toEqual(['A', 'B', 'C', 'D'])
  expect(readFileSync(join(project.moments, 'calls'), 'utf8').match(/A/g)).toHaveLength(1)
  expectSoundRun(git)
})

test('one machine with lanes that is cancelled while changes wait for their checks: another machine lands them, without their agents', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const check = '[ -e "$MOMENTS/go" ] || { touch "$MOMENTS/checking"; sleep 300; }\n'
  const settings = 'lanes: 2\ncheck-env: [MOMENTS]\n'
  const here = await ownRepository(
    { ...app, 'check.sh': check, 'plan.json': planOf(tasks.slice(0, 2)) },
    { init: ['--one-job', '--setup', 'true'], settings },
  )
  const { actions, github, project } = here
  const { git } = github.world
  // The baseline passes.
  writeFileSync(join(project.moments, 'go'), '')
  here.agent(`rm -f "$MOMENTS/go"; echo "$RALPH_TASK_ID" >> "$MOMENTS/calls"\n${goodAgent}`)
  const first = actions.dispatch('ralph.yml')
  await reached(project, 'checking')
  await new Promise((resolve) => setTimeout(resolve, 3000))
  actions.cancel(first)
  const [ended] = await actions.settled()
  expect(runOf(git).lanes, logOf(ended)).toMatchObject([
    { candidate: expect.any(String) },
    { candidate: expect.any(String) },
  ])
  writeFileSync(join(project.moments, 'go'), '')
  actions.dispatch('ralph.yml')
  const runs = await actions.settled()
  expect(committedTasks(git).toSorted(), runs.map(logOf).join('\n')).toEqual(['A', 'B'])
  expect(readFileSync(join(project.moments, 'calls'), 'utf8').trim().split('\n').sort()).toEqual(['A', 'B'])
  expectSoundRun(git)
})

test('a plan that people keep is ticked in each commit of a round, and nothing has to be made again', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const plan = `# Album\n\n${['one', 'two', 'three'].map((name) => `- [ ] Write ${name} (after nothing)\n`).join('')}`
  const here = await ownRepository({ ...app, 'plan.md': plan }, { init: ['--plan', 'plan.md'], settings: 'lanes: 3\n' })
  const { git } = here.github.world
  here.agent(goodAgent)
  here.actions.dispatch('ralph.yml')
  const runs = await here.actions.settled()
  const log = runs.map(logOf).join('\n')
  expect(git.git('show', 'refs/heads/ralph/work/plan:plan.md'), log).toBe(plan.replaceAll('[ ]', '[x]').trimEnd())
  expect(
    started(runs).map((run) => Object.keys(jobsOf(run)).filter((name) => name.startsWith('agent'))),
    log,
  ).toEqual([['agent'], ['agent (0)', 'agent (1)', 'agent (2)']])
})

test('two changes that are red only together: the second is made again on the first, by itself', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const here = await repository('[ ! -e A.txt ] || [ ! -e B.txt ] || [ -e both.txt ]\n', {})
  const { git } = here.github.world
  here.agent(`echo "$RALPH_TASK_ID" >> "$MOMENTS/calls"
if [ "$(grep -c B "$MOMENTS/calls")" = 2 ]; then ls A.txt > both.txt; fi
${goodAgent}`)
  here.actions.dispatch('ralph.yml')
  const runs = await here.actions.settled()
  const log = runs.map(logOf).join('\n')
  expect(
    eventsOf(git).filter(({ type }) => type === 'attempt_interrupted'),
    log,
  ).toMatchObject([{ task: 'B', cause: 'rebase' }])
  expect(committedTasks(git), log).toEqual(['A', 'C', 'D', 'B'])
  expect(git.git('show', 'refs/heads/ralph/work/demo:both.txt')).toBe('A.txt')
  expectSoundRun(git)
})
