import { expect, test } from 'vitest'
import { actionJob } from '../support/action-runner.ts'
import { loopbackGitHub } from '../support/github/loopback.ts'
import { addRun, addWorkflow } from '../support/github/workflows.ts'
import { goodAgent, leftovers, planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, runOf } from '../support/run-on-disk.ts'

test('begin that is killed, and a workflow run that ends before finish: nothing is lost, and the next one converges', {
  tags: 'thorough/story',
  timeout: 300_000,
}, async () => {
  const github = await loopbackGitHub()
  const workflow = addWorkflow(github.world, '.github/workflows/ralph.yml').id
  const job = await actionJob({ 'plan.json': planOf(['A']) }, { github })
  const common = { 'github-token': github.token.value }
  const newRun = () => addRun(github.world, { workflow, event: 'workflow_dispatch', branch: 'main', actor: 'ada' })
  const begin = (run: { id: number }, agent = goodAgent) =>
    job.start(
      { ...common, ...job.agent(agent), command: 'begin' },
      { GITHUB_RUN_ID: String(run.id), GITHUB_JOB: 'begin' },
    )
  const finish = (run: { id: number }, outputs: Readonly<Record<string, string>>, result = 'success') => {
    const results = JSON.stringify({ begin: { result: 'success', outputs }, ci: { result, outputs: {} } })
    return job.run(
      { ...common, command: 'finish', results, require: 'ci' },
      { GITHUB_RUN_ID: String(run.id), GITHUB_JOB: 'finish' },
    )
  }

  const first = newRun()
  const baseline = await begin(first).ended
  expect(baseline.outputs, baseline.log).toMatchObject({ status: 'baseline', due: 'true', iteration: '', task: '' })
  const proven = await finish(first, baseline.outputs)
  expect(proven.outputs['status'], proven.log).toBe('iteration_limit')
  first.status = 'completed'

  // Killed while its agent works: the job's post step gives the run back.
  const killed = begin(newRun(), 'touch "$MOMENTS/here"; sleep 120')
  await job.project.moment('here')
  killed.engine.kill('SIGKILL')
  await killed.ended
  expect((await killed.post()).log).toContain('The run is free for the next job.')

  // Handed on, and while that workflow run goes on nobody else begins.
  const lost = newRun()
  lost.status = 'in_progress'
  const handed = await begin(lost).ended
  expect(handed.outputs, handed.log).toMatchObject({ status: 'attempt', due: 'true', iteration: '2', task: 'A' })
  const busy = await begin(newRun()).ended
  expect([busy.code, busy.outputs['status'], busy.outputs['due']], busy.log).toEqual([0, 'busy', 'false'])

  // It ends without finish. The next run begins anew, and the word of the old one counts no more.
  lost.status = 'completed'
  const last = newRun()
  const again = await begin(last).ended
  expect(again.outputs, again.log).toMatchObject({ status: 'attempt', iteration: '3' })
  const late = await finish(lost, handed.outputs)
  expect([late.code, late.outputs['status']], late.log).toEqual([0, 'busy'])
  expect(late.log).toContain('NOT_UNDER_WAY')
  const mixed = await finish(last, handed.outputs)
  expect([mixed.code, mixed.outputs['status']], mixed.log).toEqual([0, 'busy'])
  expect(mixed.log).toContain('RESULTS_OF_ANOTHER')

  const end = await finish(last, again.outputs)
  expect(end.outputs['status'], end.log).toBe('complete')
  expect(job.origin.git('rev-parse', 'refs/heads/ralph/work/demo')).toBe(again.outputs['commit'])
  const run = expectSoundRun(job.origin)
  expect(run.counts).toMatchObject({ succeeded: 1, failed: 0, interrupted: 2 })
  expect(eventsOf(job.origin).filter(({ type }) => type === 'attempt_interrupted')).toMatchObject([
    { iteration: 1, cause: 'runner_lost' },
    { iteration: 2, cause: 'runner_lost', why: expect.stringContaining('without `finish`') },
  ])
  expect(committedTasks(job.origin)).toEqual(['A'])
  expect(runOf(job.origin).handed).toBeNull()

  // Said twice, it changes nothing.
  const tip = job.origin.git('for-each-ref')
  const twice = await finish(last, again.outputs, 'failure')
  expect([twice.code, twice.outputs['status']], twice.log).toEqual([0, 'busy'])
  expect(job.origin.git('for-each-ref')).toBe(tip)
  expect(await leftovers(job.project)).toEqual([])
})
