import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fold } from '../../src/core/run/fold/evolve.ts'
import { goodAgent, leftovers, makeProject, type Project, planOf, processesOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, hasRef, runOf, stateRef, workRef } from '../support/run-on-disk.ts'
import { killAll } from '../support/survivors.ts'

/** Shell: says where it is and stays there, the first time only. */
const stayOnce = (moments: string, name: string): string =>
  `if [ ! -e '${moments}/${name}' ]; then touch '${moments}/${name}'; sleep 1000; fi`

interface Phase {
  readonly phase: string
  readonly agent: (moments: string) => string
  readonly check: (moments: string) => string
  readonly lost: number
}

const phases: readonly Phase[] = [
  { phase: 'the baseline', agent: () => '', check: (at) => stayOnce(at, 'here'), lost: 0 },
  {
    phase: 'the agent',
    agent: (at) => `test -e '${at}/here' || echo half > half.txt; ${stayOnce(at, 'here')}`,
    check: () => 'true',
    lost: 1,
  },
  {
    phase: 'the checks',
    agent: () => '',
    check: (at) => `test ! -e A.txt || { ${stayOnce(at, 'here')}; }`,
    lost: 1,
  },
]

test.each(phases)(
  'A5: kill -9 of the engine during $phase costs nothing but that attempt',
  { tags: 'thorough/point' },
  async (at) => {
    const project = makeProject({ 'plan.json': planOf([{ id: 'A', max_retries: 0 }, 'B']) })
    const agent = project.agent(`${at.agent(project.moments)}\n${goodAgent}`)
    const command = ['run', ...agent, '--validate', at.check(project.moments)]
    const engine = project.start(command)
    await project.moment('here')
    engine.kill('SIGKILL')
    expect((await engine.ended).code).toBe(137)
    expect(await leftovers(project), 'nothing survives the engine').toEqual([])
    expect(hasRef(project.repo, workRef)).toBe(false)
    // Another machine has nothing of the first one but the refs.
    rmSync(join(project.root, 'ralph-home'), { recursive: true })
    const again = await project.ralph(command)
    expect(again).toMatchObject({ code: 0, stderr: '' })
    const run = expectSoundRun(project.repo)
    expect(run.counts).toMatchObject({ succeeded: 2, failed: 0, interrupted: at.lost })
    expect(run.iteration).toBe(2 + at.lost)
    expect(project.repo.git('ls-tree', '--name-only', workRef).split('\n')).toEqual(['A.txt', 'B.txt', 'plan.json'])
    expect(await leftovers(project)).toEqual([])
  },
)

test('C4: kill -9 of the agent costs the task nothing, and the next attempt passes', async () => {
  const project = makeProject({ 'plan.json': planOf([{ id: 'A', max_retries: 0 }]) })
  const engine = project.start(['run', ...project.agent(`${stayOnce(project.moments, 'here')}\n${goodAgent}`)])
  await project.moment('here')
  const isAgent = ({ command }: { command: string }) => command.startsWith('sh ') && command.includes('agent.sh')
  killAll(processesOf(project).flatMap((found) => (isAgent(found) ? found.pid : [])))
  const end = await engine.ended
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(expectSoundRun(project.repo).counts).toMatchObject({ succeeded: 1, failed: 0, interrupted: 1 })
  expect(eventsOf(project.repo)).toContainEqual(
    expect.objectContaining({ type: 'attempt_interrupted', cause: 'agent_killed' }),
  )
  expect(await leftovers(project)).toEqual([])
})

test.each([
  { title: 'a plan whose engine is killed again and again, around each settle, ends whole', lanes: 1 },
  { title: 'P20: the same with three lanes: nothing is lost, nothing lands twice, no process survives', lanes: 3 },
])('$title', { tags: 'thorough/race', timeout: 900_000 }, async ({ lanes }) => {
  const tasks = ['A', 'B', 'C', 'D', 'E', 'F'].map((id) => ({ id, max_retries: 20 }))
  const project = makeProject({ 'plan.json': planOf(tasks) })
  const agent = project.agent(goodAgent)
  const command = ['run', '--verbose', '--lanes', String(lanes), ...agent, '--validate', 'true']
  const offsets: number[] = []
  for (let kills = 0; kills < 15; kills++) {
    const engine = project.start(command)
    // Either the attempt has just begun, or its check has passed: then it is settled, published, and the next begins.
    const reached = await engine.says(kills % 3 === 0 ? /▶ #/ : /▶ #[\s\S]* ✓ true \(/).then(
      () => true,
      () => false,
    )
    if (!reached) break
    // A settle takes a quarter of a second where others work, too.
    const offset = Math.random() * 400
    offsets.push(Math.round(offset))
    await wait(offset)
    engine.kill('SIGKILL')
    await engine.ended
    expect(await leftovers(project), `killed at ${offsets}`).toEqual([])
    expectNothingHalf(project, `killed at ${offsets}`)
  }
  const end = await project.ralph(command)
  expect(end.code, `killed at ${offsets}\n${end.stdout}${end.stderr}`).toBe(0)
  expectSoundRun(project.repo)
  expect(committedTasks(project.repo).toSorted()).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
  expect(project.repo.git('rev-list', '--merges', workRef)).toBe('')
  expect(await leftovers(project)).toEqual([])
  expect(existsSync(join(project.repo.path, 'A.txt')), 'the user has nothing in the working tree').toBe(false)
})

/** After any kill: the state is the fold of its log, and the branch is at it or behind it, never elsewhere. */
function expectNothingHalf({ repo }: Project, when: string): void {
  repo.git('fsck', '--strict', '--full', '--no-dangling')
  if (!hasRef(repo, stateRef)) return
  const run = runOf(repo)
  expect(fold(null, eventsOf(repo)), when).toEqual(run)
  if (hasRef(repo, workRef)) repo.git('merge-base', '--is-ancestor', workRef, run.work)
}

test('P19: nothing depends on what a job does last: killed before its clean-up, it has lost nothing', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const command = ['run', ...project.agent(goodAgent), '--validate', 'true']
  const killed = { env: { RALPH_FAILPOINT: 'process-directory.remove:1:kill' } }
  const end = await project.ralph([...command, '--max-iterations', '1'], killed)
  expect(end.code).toBe(137)
  expect(expectSoundRun(project.repo)).toMatchObject({ lease: null, counts: { succeeded: 1, interrupted: 0 } })
  expect((await project.ralph(command)).code).toBe(0)
  expect(expectSoundRun(project.repo).counts).toMatchObject({ succeeded: 2, interrupted: 0 })
  expect(await leftovers(project)).toEqual([])
})
