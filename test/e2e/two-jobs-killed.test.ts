import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gitHttpServer } from '../support/git-http-server.ts'
import { bareRemote } from '../support/git-repositories.ts'
import { goodAgent, leftovers, makeProject, planOf } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, refsOf } from '../support/run-on-disk.ts'

const name = (kills: number) =>
  `P1, P12, A14: two engines on one run, ${kills} of them killed at random: nothing is lost and nothing done twice`

test(name(4), () => killedAtRandom(4))

/** More by hand: `RALPH_TEST_KILLS=1000`. */
const many = Number(process.env['RALPH_TEST_KILLS'] ?? '60')
test(name(many), { tags: 'thorough/race', timeout: 60_000 + many * 10_000 }, () => killedAtRandom(many))

async function killedAtRandom(kills: number): Promise<void> {
  /** About as many as both engines get done before they have all been killed. */
  const tasks = Array.from({ length: kills }, (_, index) => `T${index + 1}`)
  const project = makeProject({ 'plan.json': planOf(tasks.map((id) => ({ id, max_retries: 20 }))) })
  const command = ['run', '--verbose', ...project.agent(goodAgent), '--validate', 'true', '--max-iterations', '1000']
  let killed = 0
  const offsets: number[] = []
  const codes = new Map<number, number>()

  async function engineAfterEngine(): Promise<void> {
    while (killed < kills) {
      const engine = project.start(command)
      // Before its first attempt, or around the first or second one.
      const begun = new RegExp(`(?:▶ #[\\s\\S]*){${Math.floor(Math.random() * 3)}}`)
      await engine.says(begun).catch(() => undefined)
      const offset = Math.random() * 700
      await wait(offset)
      engine.kill('SIGKILL')
      const { code } = await engine.ended
      codes.set(code, (codes.get(code) ?? 0) + 1)
      if (code === 137) {
        killed++
        offsets.push(Math.round(offset))
      }
    }
  }

  await Promise.all([engineAfterEngine(), engineAfterEngine()])
  const when = `killed after ${offsets} ms; ended by ${JSON.stringify([...codes])}`
  expect([...codes.keys()].sort(), when).not.toContain(70)
  expect(await leftovers(project), when).toEqual([])
  const end = await project.ralph(command)
  expect(end.code, `${when}\n${end.stdout}${end.stderr}`).toBe(0)
  const run = expectSoundRun(project.repo)
  expect(committedTasks(project.repo).sort(), when).toEqual([...tasks].sort())
  const epochs = eventsOf(project.repo).flatMap((event) => (event.type === 'lease_taken' ? event.epoch : []))
  expect(epochs, 'each take-over has an epoch of its own').toEqual(epochs.map((_, index) => index + 1))
  expect(run.epoch).toBe(epochs.length)
  // What every kill may cost, and no more.
  expect(run.counts.interrupted + run.counts.failed, when).toBeLessThanOrEqual(killed)
}

test('P12: a push that was under way when its engine was killed lands later and changes nothing', {
  tags: 'thorough/race',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const bare = bareRemote()
  project.repo.git('push', '--quiet', bare.path, 'main')
  const server = await gitHttpServer(bare)
  const command = ['run', '--remote', server.url, ...project.agent(goodAgent), '--validate', 'true']
  expect((await project.ralph([...command, '--max-iterations', '1'])).code).toBe(2)
  server.faults.push({ on: 'push', what: 'late' })
  const first = project.start(command)
  while (server.faults.length > 0) await wait(5)
  first.kill('SIGKILL')
  await first.ended
  const second = await project.ralph(command)
  expect(second.code, second.stderr).toBe(0)
  const before = refsOf(bare)
  // The dead engine's git lives on until its answer comes.
  await wait(4500)
  expect(refsOf(bare)).toBe(before)
  expect(expectSoundRun(bare).counts).toMatchObject({ succeeded: 2, failed: 0 })
  expect(await leftovers(project)).toEqual([])
})
