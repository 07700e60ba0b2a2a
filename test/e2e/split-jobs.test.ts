import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { modelKey } from '../support/claude-run.ts'
import { goodAgent, leftovers, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, runOf } from '../support/run-on-disk.ts'
import { logOf, type OwnRepository, ownRepository } from '../support/workflow/own-repository.ts'
import type { EndedRun } from '../support/workflow/run-workflow.ts'

const app = {
  'package.json': '{ "type": "module", "scripts": { "test": "node --test" } }\n',
  'two.test.js': "import { test } from 'node:test'\ntest('two', () => {})\n",
}

const repository = (tasks: readonly string[], init: readonly string[] = []) =>
  ownRepository({ ...app, 'plan.json': planOf(tasks) }, { init })

/** How each job of a run ended, by its name in the file. */
const jobsOf = (run: EndedRun | undefined): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(run?.jobs ?? {}).map(([name, { conclusion }]) => [name.replace(/^.* \/ /, ''), conclusion]),
  )

async function ended({ actions }: OwnRepository): Promise<EndedRun[]> {
  const runs = await actions.settled()
  for (const run of runs) expect(run.conclusion, logOf(run)).not.toBe('failure')
  return runs
}

/** What an agent finds that looks for credentials: every process's environment, and every file that it may read. */
const spy = (label: string): string => `
{ cat /proc/[0-9]*/environ 2>/dev/null | tr '\\0' '\\n'; grep -rsh -e ghs_ -e sk- "$RUNNER_TEMP" "$HOME" . ; } > "$MOMENTS/found-${label}" 2>/dev/null
`

const all = { intake: 'success', agent: 'success', validate: 'success', apply: 'success' }

test.each([
  ['called', []],
  ['inline', ['--inline']],
] as const)(
  'the split jobs that init writes (%s): baseline, an iteration for each task, ready at the end',
  async (_, init) => {
    const here = await repository(['A', 'B'], init)
    const { github, actions } = here
    actions.schedule('ralph.yml')
    const [quiet] = await ended(here)
    expect(jobsOf(quiet)).toMatchObject({ intake: 'success', agent: 'skipped', validate: 'skipped', apply: 'skipped' })

    here.agent(`${spy('agent')}${goodAgent}`)
    actions.dispatch('ralph.yml')
    const runs = await ended(here)
    expect(runs.map(jobsOf), runs.map(logOf).join('\n')).toEqual([{ ...all, agent: 'skipped' }, all, all])
    expect(committedTasks(github.world.git)).toEqual(['A', 'B'])
    expect(expectSoundRun(github.world.git).stop).toEqual({ kind: 'complete' })
    const pulls = [...github.world.issues.values()].filter(({ pull }) => pull !== null)
    expect(pulls).toHaveLength(1)
    expect(pulls[0]?.pull).toMatchObject({ draft: false })

    // No token that may write was anywhere near the agent; its own may read, and no more.
    const found = readFileSync(join(here.project.moments, 'found-agent'), 'utf8')
    const writing = github.tokens.filter(({ permissions }) => Object.values(permissions).includes('write'))
    expect(writing.length).toBeGreaterThan(4)
    for (const { value } of writing) expect(found).not.toContain(value)
    expect(await leftovers({ root: actions.root })).toEqual([])
  },
  300_000,
)

test('the job of the checks sees no secret of the model, and apply shows none', async () => {
  const here = await ownRepository(
    { ...app, 'plan.json': planOf(['A']), 'spy.sh': spy('check') },
    { init: ['--validate', 'sh spy.sh'] },
  )
  here.agent(goodAgent)
  here.actions.dispatch('ralph.yml')
  const runs = await ended(here)
  expect(runOf(here.github.world.git).stop, runs.map(logOf).join('\n')).toEqual({ kind: 'complete' })
  const found = readFileSync(join(here.project.moments, 'found-check'), 'utf8')
  expect(found).not.toContain(modelKey)
  for (const run of runs) expect(logOf(run)).not.toContain(modelKey)
}, 300_000)

test('a red check, a guard and a stop in split jobs: each iteration says what became of it', async () => {
  const here = await repository(['A'])
  const { github, project, actions } = here
  const bad = "mkdir -p .github/workflows; echo 'on: push' > .github/workflows/x.yml"
  here.agent(
    `if [ "$RALPH_ATTEMPT" = 1 ]; then ${bad}; fi\n[ "$RALPH_ATTEMPT" != 2 ] || { touch "$MOMENTS/here"; sleep 300; }\n${goodAgent}`,
  )
  actions.dispatch('ralph.yml')
  await project.moment('here')
  github.comment('ada', 1, '/ralph pause')
  const paused = await ended(here)
  expect(runOf(github.world.git), paused.map(logOf).join('\n')).toMatchObject({
    counts: { failed: 1, interrupted: 1 },
    paused: { by: 'ada' },
  })
  github.comment('ada', 1, '/ralph resume')
  here.agent(goodAgent)
  const last = await ended(here)
  expect(runOf(github.world.git).stop, last.map(logOf).join('\n')).toEqual({ kind: 'complete' })
  expect(existsSync(join(project.moments, 'here'))).toBe(true)
  expectSoundRun(github.world.git)
}, 300_000)

test.each(['intake', 'agent', 'validate', 'apply'])(
  'a job %s that dies costs at most an interrupted attempt, and the next start converges',
  async (job) => {
    const here = await repository(['A'])
    const { github, actions } = here
    here.agent(goodAgent)
    actions.dispatch('ralph.yml')
    for (;;) {
      const record = await actions.begun(`ralph / ${job}`)
      const run = github.world.runs.get(record.run)
      if (run) actions.cancel(run)
      break
    }
    await actions.settled()
    actions.dispatch('ralph.yml')
    const runs = await actions.settled()
    expect(runOf(github.world.git).stop, runs.map(logOf).join('\n')).toEqual({ kind: 'complete' })
    expect(committedTasks(github.world.git)).toEqual(['A'])
    expectSoundRun(github.world.git)
  },
  300_000,
)
