import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlanGraph } from '../../src/core/report/facts/plan-graph.ts'
import type { RunAnalysis } from '../../src/core/report/facts/run-analysis.ts'
import { commandLine } from '../../src/core/text/command-line.ts'
import type { RunEvent } from '../../src/schema/run/event.ts'
import { dist, type Finished, runCli } from '../support/cli.ts'
import { goodAgent, makeProject, planOf } from '../support/project.ts'

/** One run of the demo, which all that reads a run is shown on. */
const root = realpathSync(mkdtempSync(join(tmpdir(), 'ralph-e2e-')))
const env = { PATH: process.env['PATH'] ?? '', HOME: join(root, 'home'), TMPDIR: root, GIT_CONFIG_NOSYSTEM: '1' }
let said = ''
let cwd = ''

beforeAll(() => {
  mkdirSync(env.HOME)
  said = execFileSync(process.execPath, [join(dist, 'cli/index.js'), 'demo'], { cwd: root, env, encoding: 'utf8' })
  cwd = /^Project {2}(.*)$/m.exec(said)?.[1] ?? ''
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const ralph = (...args: string[]): Promise<Finished> => runCli([...args, '--remote', 'origin'], { cwd, env })

const eventsOf = ({ stdout }: Finished): RunEvent[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as RunEvent)

test('the demo says before its first agent call what it will probably cost, and at its end what it did', () => {
  expect(said).toMatch(/Forecast: Probably 0\.90 to 9\.00 USD and 18 to 72 min of runner time for 6 more tasks/)
  expect(said.indexOf('Forecast:')).toBeLessThan(said.indexOf('#1 ASSERT'))
  expect(said).toMatch(/^Cost +0\.29 USD .*8 attempts/m)
})

test('log is filtered by task, kind and time, and says which kinds there are', async () => {
  const events = eventsOf(await ralph('log', '--json', '--task', 'TRUNCATE', '--kind', 'attempt'))
  expect(events.map(({ type }) => type)).toEqual([
    'attempt_started',
    'attempt_failed',
    'attempt_started',
    'attempt_succeeded',
  ])
  expect((await ralph('log', '--since', '2999-01-01')).stdout).toBe('')
  const wrong = await ralph('log', '--kind', 'faild')
  expect(wrong.code).toBe(64)
  expect(wrong.stderr).toContain('Did you mean "failed"?')
  expect(await ralph('log', '--follow'), 'a run that is over is not waited for').toMatchObject({ code: 0, stderr: '' })
})

test('log --iteration shows the prompt by section, the changes, the checks, the handoff and the cost', async () => {
  const { stdout, code } = await ralph('log', '--iteration', '3')
  expect(code).toBe(0)
  for (const part of [
    /^Iteration 3: TRUNCATE, attempt 1: failed$/m,
    /Cost +0\.03 USD, 3\.8k tokens/,
    /2 files, \+16 -0 lines\n +\+7 -0 +src\/truncate\.js/,
    /✗ node --test failed with exit code 1/,
    /'abcd…' !== 'abc…'/,
    /Current Task +\d+ bytes {2}~\d+ tokens/,
    /\(148 characters, by the agent\)/,
  ]) {
    expect(stdout).toMatch(part)
  }
  expect(await ralph('log', '--iteration', '99')).toMatchObject({ code: 64 })
})

test('plan graph shows the run as it stands, the file alone, and Mermaid', async () => {
  const run = JSON.parse((await ralph('plan', 'graph', '--json')).stdout) as PlanGraph
  expect(run).toMatchObject({ source: 'run', ready: [], critical_path: [] })
  expect(
    run.tasks.find(({ id }) => id === 'HELP'),
    'added by an amendment',
  ).toMatchObject({ status: 'done' })
  const file = await ralph('plan', 'graph', 'plan.json', '--file-only')
  expect(file.stdout).toContain('Critical path (*), 4 tasks, one after the other: ASSERT → WORDS → CLI → README')
  expect(file.stdout).toContain('· ASSERT*  Refuse what is not a text  (ready)')
  expect((await ralph('plan', 'graph', '--mermaid')).stdout).toMatch(/^```mermaid\ngraph TD\n/)
})

test('report tells where time and money went and judges the run; --gate makes that the exit code', async () => {
  const data = JSON.parse((await ralph('report', '--json')).stdout) as RunAnalysis
  expect(data).toMatchObject({
    attempts: { all: 8 },
    retries: 1,
    failures: { checks: 1 },
    tasks: { done: 7, total: 7 },
  })
  expect(data.prompts).toHaveLength(8)
  expect(data.checks[0]).toMatchObject({ name: 'node --test', runs: 8, failed: 1 })
  const { runner, agents, checks, baseline, rest } = data.time_ms
  expect(agents + checks + baseline + rest).toBeCloseTo(runner, 5)
  expect((await ralph('report')).stdout).toMatch(/✓ {2}All tasks are done +7 of 7/)
  expect((await ralph('report', '--markdown')).stdout).toContain('| ✓ | Few retries | 1, at most 4 for 7 tasks |')
  const bar = data as RunAnalysis & { acceptance_bar: { passed: boolean }[] }
  const misses = bar.acceptance_bar.some(({ passed }) => !passed)
  expect((await ralph('report', '--gate')).code).toBe(misses ? 1 : 0)
})

test('config names the source of each value and no secret', async () => {
  const project = makeProject({ 'plan.json': planOf(['A']), '.github/ralph.yml': 'max-turns: 7\n' })
  const secret = 'a-secret-that-nobody-may-see'
  const env = { RALPH_MODEL: 'opus', RALPH_MDOEL: 'x', ANTHROPIC_API_KEY: secret }
  const flags = ['--protected-paths', secret, '--remote', 'https://me:hidden@example.invalid/x']
  const { stdout, code } = await project.ralph(['config', ...flags], { env })
  expect(code).toBe(0)
  expect(stdout).toMatch(/^max-turns +7 +\.github\/ralph\.yml$/m)
  expect(stdout).toMatch(/^model +opus +\$RALPH_MODEL$/m)
  expect(stdout).toMatch(/^cost-budget +10\.00 USD +default$/m)
  expect(stdout).toContain('Set but unknown: RALPH_MDOEL.')
  expect(stdout).not.toMatch(/a-secret|hidden/)
  const misplaced = await project.ralph(['run', '--agent-env', secret], { env })
  expect([misplaced.code, misplaced.stderr]).toEqual([65, expect.stringContaining('names of environment variables')])
  expect(misplaced.stdout + misplaced.stderr, 'it is not the name, and no error shows it').not.toContain(secret)
  const wrong = await project.ralph(['config', '--max-turns', 'many', '--json'])
  expect(wrong.code).toBe(65)
  expect(JSON.parse(wrong.stdout)).toMatchObject({ findings: [expect.stringContaining('--max-turns: expected')] })
})

test('config names settings of files and variables that change nothing with this plan', async () => {
  const file =
    'review-model: opus\nplan-tag: x\ncommand-permission: [approve=maintain]\nsetup: npm ci\nsetup-inputs: [a.lock]\n'
  const project = makeProject({ 'plan.json': planOf(['A']), '.github/ralph.yml': file })
  const env = { RALPH_CHECKS_AT_ONCE: '2' }
  const lines = [
    '.github/ralph.yml: plan-tag has an effect only with a Task Master file as the plan.',
    'call-models review has an effect only with --review comment or gate.',
    '$RALPH_CHECKS_AT_ONCE has an effect only with --lanes above 1.',
  ]
  const { stdout, code } = await project.ralph(['config'], { env })
  expect(code).toBe(0)
  expect(stdout.split('Without effect here:\n')[1]?.split('\n').filter(Boolean).toSorted()).toEqual(
    lines.map((line) => `  - ${line}`).toSorted(),
  )
  const { idle } = JSON.parse((await project.ralph(['config', '--json', '--lanes', '2'], { env })).stdout)
  expect(idle.toSorted()).toEqual(lines.slice(0, 2))
})

test('log --follow prints what happens as it happens, ends with the run, and leaves it alone when it is cancelled', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const agent = `touch "$MOMENTS/at-$RALPH_TASK_ID"; while [ ! -e "$MOMENTS/go-$RALPH_TASK_ID" ]; do sleep 0.1; done\n${goodAgent}`
  const go = (task: string): void => mkdirSync(join(project.moments, `go-${task}`))
  const run = project.start(['run', ...project.agent(agent), '--validate', 'true'])
  await project.moment('at-A')
  const follower = project.start(['log', '--follow'])
  const given = project.start(['log', '--follow', '--json'])
  await Promise.all([follower.says('A: attempt 1 started'), given.says('attempt_started')])
  given.kill('SIGINT')
  expect((await given.ended).code).toBe(130)
  go('A')
  await follower.says(/A done in/)
  await follower.says('B: attempt 1 started')
  go('B')
  const { code, stdout } = await follower.ended
  expect(code).toBe(0)
  expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/job ended: complete$/)
  expect((await run.ended).code).toBe(0)
})

test('status --watch draws a board in a terminal, gives its title back, and prints a line for each thing elsewhere', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const agent = `touch "$MOMENTS/at-$RALPH_TASK_ID"; while [ ! -e "$MOMENTS/go" ]; do sleep 0.1; done\n${goodAgent}`
  const run = project.start(['run', ...project.agent(agent), '--validate', 'true'])
  await project.moment('at-A')
  const plain = project.start(['status', '--watch'])
  await plain.says('A: attempt 1 started')
  const command = `stty cols 60 rows 24; exec ${commandLine(process.execPath, join(dist, 'cli/index.js'), 'status', '--watch')}`
  const terminal = spawn('script', ['-qec', command, '/dev/null'], { cwd: project.repo.path, env: project.env })
  let drawn = ''
  const sees = new Promise<void>((resolve) => {
    terminal.stdout.on('data', (chunk) => {
      drawn += chunk
      if (drawn.includes('0 of 2 tasks done')) resolve()
    })
  })
  await sees
  mkdirSync(join(project.moments, 'go'))
  const [code] = await once(terminal, 'exit')
  expect(code).toBe(0)
  expect(drawn).toContain('\u001B]2;ralph: demo 0/2 A\u0007')
  expect(drawn).toContain('demo: complete, 2 of 2 tasks done')
  expect(drawn.slice(drawn.lastIndexOf('2 of 2 tasks'))).toContain('\u001B[23;2t')
  const { stdout, code: plainCode } = await plain.ended
  expect(plainCode).toBe(0)
  expect(stdout).toContain('B done in')
  expect(stdout).not.toContain('\u001B')
  expect((await run.ended).code).toBe(0)
})
