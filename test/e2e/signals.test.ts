import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { dist, type Engine, watch } from '../support/cli.ts'
import { goodAgent, leftovers, makeProject, type Project, planOf } from '../support/project.ts'
import { expectSoundRun, hasRef, runOf, stateRef } from '../support/run-on-disk.ts'
import { withSlack } from '../support/with-slack.ts'

const stubborn = "trap '' TERM INT HUP"
const stay = (moments: string): string => `touch '${moments}/here'; while :; do sleep 1; done`

interface Place {
  readonly signal: NodeJS.Signals
  readonly place: string
  readonly agent: (moments: string) => string
  readonly check: (moments: string) => string
}

/** Agent and check of a run that stays where the row says, whatever it is asked. */
const places: readonly Place[] = [
  {
    signal: 'SIGINT',
    place: 'the baseline',
    agent: () => goodAgent,
    check: (at: string) => `${stubborn}; ${stay(at)}`,
  },
  {
    signal: 'SIGTERM',
    place: 'an agent',
    agent: (at: string) => `echo half > half.txt; ${stay(at)}`,
    check: () => 'true',
  },
  {
    signal: 'SIGTERM',
    place: 'an agent that ignores signals',
    agent: (at: string) => `${stubborn}; echo half > half.txt; ${stay(at)}`,
    check: () => 'true',
  },
  {
    signal: 'SIGINT',
    place: 'a check',
    agent: () => goodAgent,
    check: (at: string) => `test ! -e A.txt || { ${stubborn}; ${stay(at)}; }`,
  },
]

test.each(places)(
  '130: A6, P3: $signal during $place ends within 5 s, and the same command goes on',
  { tags: 'thorough/variant' },
  async (at) => {
    const project = makeProject({ 'plan.json': planOf([{ id: 'A', max_retries: 0 }]) })
    const flags = [...project.agent(at.agent(project.moments)), '--validate', at.check(project.moments)]
    const engine = project.start(['run', ...flags])
    await project.moment('here')
    const asked = Date.now()
    engine.kill(at.signal)
    const end = await engine.ended
    expect(Date.now() - asked).toBeLessThan(withSlack(5_000))
    expect(end.code).toBe(130)
    expect(end.stdout).toMatch(/The job was cancelled[\s\S]*Next:[\s\S]* {4}ralph run/)
    expect(await leftovers(project)).toEqual([])
    await expectCancelled(project)
  },
)

test('130: Ctrl-C at the terminal, which every process of the group gets, is no different', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf([{ id: 'A', max_retries: 0 }]) })
  const args = [join(dist, 'cli/index.js'), 'run', ...project.agent(`${stay(project.moments)}`)]
  const { path: cwd } = project.repo
  const child = spawn(process.execPath, args, {
    cwd,
    env: project.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const engine = watch(child)
  await project.moment('here')
  process.kill(-engine.pid, 'SIGINT')
  expect((await engine.ended).code).toBe(130)
  expect(await leftovers(project)).toEqual([])
  await expectCancelled(project)
})

test('a second Ctrl-C waits for no agent, gives the run back all the same, and the next job goes on', async () => {
  const project = makeProject({ 'plan.json': planOf([{ id: 'A', max_retries: 0 }]) })
  const engine = project.start(['run', ...project.agent(`${stubborn}; ${stay(project.moments)}`)])
  await project.moment('here')
  await twice(engine)
  expect((await engine.ended).code).toBe(130)
  expect(await leftovers(project)).toEqual([])
  const { stdout } = await project.ralph(['status'])
  expect(stdout).not.toMatch(/Working on|▶ in progress/)
  expect(stdout).toMatch(/The job was cancelled|ended without releasing the run/)
  expect((await project.ralph(['run', ...project.agent(goodAgent)])).code).toBe(0)
  expectSoundRun(project.repo)
})

test('a run that its job could not give back is shown as one that nothing works on', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const engine = project.start(['run', ...project.agent(stay(project.moments))])
  await project.moment('here')
  expect((await project.ralph(['status'])).stdout).toMatch(/^Working on A/)
  engine.kill('SIGKILL')
  await engine.ended
  const { stdout } = await project.ralph(['status'])
  expect(stdout).toMatch(
    /^No job is running; 0 of 2 tasks done, 2 pending\.\n {2}The last job \(process \d+ on .*\) ended without releasing the run/,
  )
  expect(stdout).toMatch(/Next:\n {2}Continue from the last commit:\n {4}ralph run\n/)
  expect((await project.ralph(['list'])).stdout).toMatch(/^demo .* no job running$/m)
  expect((await project.ralph(['run', ...project.agent(goodAgent)])).code).toBe(0)
})

/** The second one comes after the first was taken: two of the same signal at once are one. */
async function twice(engine: Engine): Promise<void> {
  engine.kill('SIGINT')
  await wait(300)
  engine.kill('SIGINT')
}

async function expectCancelled(project: Project): Promise<void> {
  expect(expectSoundRun(project.repo)).toMatchObject({ stop: { kind: 'cancelled' }, lease: null, current: null })
  // The recorded check of some rows never ends.
  const other = ['--validate', 'true', '--change-rules']
  expect((await project.ralph(['run', ...project.agent(goodAgent), ...other])).code).toBe(0)
  expectSoundRun(project.repo)
  expect(runOf(project.repo)).toMatchObject({ counts: { succeeded: 1, failed: 0 }, stop: { kind: 'complete' } })
}

test('130: SIGINT while the agent’s program is installed ends without a state, and is no fault of ours', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const bin = join(project.root, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\n${stay(project.moments)}\n`, { mode: 0o755 })
  const env = { PATH: `${bin}:${project.env['PATH']}`, ANTHROPIC_API_KEY: 'sk-ant-api03-canary-of-a-test' }
  const flags = ['--agent-install', 'missing', '--agent-version', '2.1.0', '--validate', 'true']
  const engine = project.start(['run', ...flags], { env })
  await project.moment('here')
  engine.kill('SIGINT')
  const end = await engine.ended
  expect(end.code).toBe(130)
  expect(end.stderr).toMatch(/^ralph: Interrupted .*\[INTERRUPTED\]/)
  expect(await leftovers(project)).toEqual([])
  expect(hasRef(project.repo, stateRef)).toBe(false)
})
