import { expect, test } from 'vitest'
import { goodAgent, makeProject, planOf } from '../support/project.ts'

const bomb = 'bomb() { bomb | bomb & }; bomb; sleep 60'

test('C29: an agent that starts processes without end fails by the name of the limit, and the next attempt passes', async () => {
  const project = makeProject({ 'plan.json': planOf(['GREET']) })
  const script = `if [ "$RALPH_ATTEMPT" = 1 ]; then ${bomb}; else :; fi\n${goodAgent}`
  const run = ['run', '--verbose', ...project.agent(script), '--validate', 'true', '--agent-limits', 'processes=300']
  const end = await project.ralph(run)
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(end.stdout).toMatch(/failed.*the agent was ended because it had (more than )?\d+ processes and threads/)
  expect(end.stdout).toContain('agent-limits: processes: 300')
})

test('C29: a check that takes all memory is red by the name of the limit', async () => {
  const project = makeProject({ 'plan.json': planOf(['GREET']) })
  const eat = `[ ! -e src/GREET.txt ] || exec '${process.execPath}' -e 'const all = []; setInterval(() => all.push(Buffer.alloc(20e6, 1)), 5)'`
  const script = `mkdir -p src; touch src/GREET.txt\n${goodAgent}`
  const limits = ['--agent-limits', 'memory=500MB']
  const end = await project.ralph(['run', ...project.agent(script), '--validate', eat, ...limits])
  expect(end.code, end.stdout + end.stderr).toBe(1)
  expect(end.stdout).toMatch(/Ended because it used (more than )?\d+ MB of memory \(agent-limits: memory/)
})
