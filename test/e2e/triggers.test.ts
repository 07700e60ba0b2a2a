import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actionJob } from '../support/action-runner.ts'
import { loopbackGitHub } from '../support/github/loopback.ts'
import { addWorkflow } from '../support/github/workflows.ts'
import { goodAgent, planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, stateRef } from '../support/run-on-disk.ts'

test('two triggers at once, a comment during a run and a re-run of an old attempt: nothing lost, nothing twice, nothing red', {
  tags: 'thorough/race',
  timeout: 180_000,
}, async () => {
  const github = await loopbackGitHub()
  github.user('ada', 'write')
  addWorkflow(github.world, '.github/workflows/ralph.yml')
  const job = await actionJob({ 'plan.json': planOf(['A', 'B']) }, { github })
  const patient = `${goodAgent}\nif [ ! -e "$MOMENTS/here" ]; then touch "$MOMENTS/here"; while [ ! -e "$MOMENTS/go" ]; do sleep 0.1; done; fi`
  const inputs = { ...job.agent(patient), validate: 'true', 'github-token': github.token.value }
  const env = (run: number, more: Record<string, string> = {}) => ({
    GITHUB_RUN_ID: String(run),
    GITHUB_EVENT_NAME: 'workflow_dispatch',
    ...more,
  })
  const first = job.start(inputs, env(1))
  await job.project.moment('here')

  github.comment('ada', 1, '/ralph hint Mind the gap.')
  const event = join(job.project.root, 'event.json')
  writeFileSync(event, JSON.stringify({ action: 'created', ...github.world.triggers.at(-1)?.payload }))
  const other = await actionJob({ 'plan.json': planOf(['A', 'B']) }, { github, beside: job })
  for (const more of [{}, { GITHUB_EVENT_NAME: 'issue_comment', GITHUB_EVENT_PATH: event }]) {
    const second = await other.run(inputs, env(2, more))
    expect([second.code, second.outputs['status']], second.log).toEqual([0, 'busy'])
  }
  writeFileSync(join(job.project.moments, 'go'), '')
  const end = await first.ended
  expect(end.outputs['status'], end.log).toBe('complete')
  expect(eventsOf(job.origin).filter(({ type }) => type === 'note')).toHaveLength(1)
  expectSoundRun(job.origin)

  const tip = job.origin.git('rev-parse', stateRef)
  const again = await job.run(inputs, env(1, { GITHUB_RUN_ATTEMPT: '2' }))
  expect([again.code, again.outputs['status']], again.log).toEqual([0, 'complete'])
  expect(job.origin.git('rev-parse', stateRef)).toBe(tip)
  expect(committedTasks(job.origin)).toEqual(['A', 'B'])
})
