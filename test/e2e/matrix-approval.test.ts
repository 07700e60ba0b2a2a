import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, runOf } from '../support/run-on-disk.ts'
import { logOf, ownRepository } from '../support/workflow/own-repository.ts'

const tasks = ['A', 'B', 'C'].map((id) => ({ id, depends_on: [] }))

test('commits of a round wait for approval side by side; approved by comments, they land in a line in the next round, without an agent', {
  tags: 'thorough/story',
  timeout: 600_000,
}, async () => {
  const scripts = '{ "type": "module", "scripts": { "test": "sh check.sh" } }\n'
  const files = { 'package.json': scripts, 'check.sh': 'true\n', 'plan.json': planOf(tasks) }
  const here = await ownRepository(files, { init: [], settings: 'lanes: 3\napproval: iteration\n' })
  const { git } = here.github.world
  here.agent(`echo "$RALPH_TASK_ID" >> "$MOMENTS/calls"\n${goodAgent}`)
  here.actions.dispatch('ralph.yml')
  const first = (await here.actions.settled()).map(logOf).join('\n')
  const held = runOf(git).lanes.flatMap(({ held }) => held?.commit ?? [])
  expect(held, first).toHaveLength(3)
  expect(runOf(git)).toMatchObject({ lease: null, stop: { kind: 'human_review' } })
  const [issue = expect.unreachable()] = [...here.github.world.issues.values()].filter(({ pull }) => !pull)
  for (const commit of held.toReversed())
    here.github.comment('ada', issue.number, `/ralph approve ${commit.slice(0, 12)}`)
  const runs = await here.actions.settled()
  const log = runs.map(logOf).join('\n')
  expect(committedTasks(git), log).toEqual(['C', 'B', 'A'])
  expect(expectSoundRun(git).stop).toEqual({ kind: 'complete' })
  expect(readFileSync(join(here.project.moments, 'calls'), 'utf8').trim().split('\n').sort()).toEqual(['A', 'B', 'C'])
})
