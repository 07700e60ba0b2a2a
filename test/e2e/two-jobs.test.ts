import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, leftovers, makeProject, planOf } from '../support/project.ts'
import { expectSoundRun, refsOf } from '../support/run-on-disk.ts'

/** Stays at work until the test makes the file `go`. */
const patient = `touch "$MOMENTS/at-work"; while [ ! -e "$MOMENTS/go" ]; do sleep 0.05; done\n${goodAgent}`

test('75: A14: a second job on the same run ends as busy and writes nothing', async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const command = ['run', ...project.agent(patient), '--validate', 'true']
  const first = project.start(command)
  await project.moment('at-work')
  const before = refsOf(project.repo)
  for (const args of [command, [...command, '--fresh']]) {
    const second = await project.ralph(args)
    expect(second.code).toBe(75)
    expect(second.stderr).toContain(`process ${first.pid} on`)
    expect(second.stderr).toContain('ralph status')
  }
  expect(refsOf(project.repo)).toBe(before)
  const status = await project.ralph(['status'])
  expect(status).toMatchObject({ code: 0, stderr: '' })
  writeFileSync(join(project.moments, 'go'), '')
  expect((await first.ended).code).toBe(0)
  expect(expectSoundRun(project.repo).counts).toMatchObject({ succeeded: 2, interrupted: 0 })
  expect(await leftovers(project)).toEqual([])
})

test('A14: of two jobs that start at the same moment one works and the other ends as busy', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const command = ['run', ...project.agent(patient), '--validate', 'true']
  const jobs = [project.start(command), project.start(command)]
  const loser = await Promise.race(jobs.map(({ ended }) => ended))
  expect(loser.code, loser.stderr).toBe(75)
  writeFileSync(join(project.moments, 'go'), '')
  const codes = await Promise.all(jobs.map(async ({ ended }) => (await ended).code))
  expect(codes.sort()).toEqual([0, 75])
  expect(expectSoundRun(project.repo).counts).toMatchObject({ succeeded: 2, failed: 0, interrupted: 0 })
})

test('two plans of one repository run side by side', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({
    'plan.json': planOf(['A', 'B']),
    'other.json': planOf(['A', 'C'], { name: 'other' }),
  })
  const agent = project.agent(goodAgent)
  const jobs = ['plan.json', 'other.json'].map((plan) =>
    project.ralph(['run', '--plan', plan, ...agent, '--validate', 'true']),
  )
  expect((await Promise.all(jobs)).map(({ code }) => code)).toEqual([0, 0])
  expectSoundRun(project.repo)
  expectSoundRun(project.repo, { state: 'refs/heads/ralph/state/other', work: 'refs/heads/ralph/work/other' })
})
