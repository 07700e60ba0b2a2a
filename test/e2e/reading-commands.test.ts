import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '../../src/core/config/table/settings.ts'
import { RunEvent } from '../../src/schema/run/event.ts'
import { dist } from '../support/cli.ts'
import { filesBelow, goodAgent, makeProject, planOf, snapshot } from '../support/project.ts'
import { eventsOf, runOf } from '../support/run-on-disk.ts'

const lines = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('commands that only read change nothing at all, before a run and in the middle of one', async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const flags = [...project.agent(goodAgent), '--validate', 'true']
  project.repo.write({ 'untracked.txt': 'x\n' })
  const looks = [
    ['run', '--dry-run', ...flags],
    ['status'],
    ['log'],
    ['plan', 'lint'],
    ['status', '--json'],
    ['log', '--json'],
    ['log', '--iteration', '1'],
    ['plan', 'graph'],
    ['report'],
    ['config'],
  ]
  const look = async (codes: readonly number[]): Promise<void> => {
    const before = snapshot(project.root)
    const ends: number[] = []
    for (const args of looks) ends.push((await project.ralph(args)).code)
    expect(ends).toEqual(codes)
    const after = snapshot(project.root)
    // The folder for temporary files was used, and is empty again.
    const times = / \S+ (\.\/tmp|\.) -> /
    const rest = (list = ''): string =>
      list
        .split('\n')
        .filter((line) => !times.test(line))
        .join('\n')
    expect(rest(after['list'])).toBe(rest(before['list']))
    expect(after['files']).toBe(before['files'])
    expect(filesBelow(join(project.root, 'tmp'))).toEqual([])
  }
  await look([0, 1, 1, 0, 1, 1, 1, 0, 1, 0])
  await project.ralph(['run', ...flags, '--max-iterations', '1'])
  await look([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const nowhere = join(project.root, 'none/report.html')
  expect((await project.ralph(['report', '--html', nowhere])).stderr).toBe(
    `ralph: ${nowhere} cannot be written: ENOENT: no such file or directory. [REPORT_NOT_WRITTEN]\nName a file in an existing folder that you can write to.\n`,
  )
})

test('without a plan.json, commands are about the only plan that was run, and name the plans if there are several', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'road map.json': planOf(['A']), 'next.json': planOf(['B'], { name: 'next' }) })
  const flags = [...project.agent(goodAgent), '--validate', 'true']
  const none = await project.ralph(['status'])
  expect([none.code, none.stderr]).toEqual([
    65,
    expect.stringContaining('There is no plan at plan.json. [PLAN_MISSING]'),
  ])
  await project.ralph(['run', '--plan', 'road map.json', ...flags])
  const one = await project.ralph(['status'])
  expect([one.code, one.stderr]).toEqual([
    0,
    'This is about demo, the only plan that was run here; name another with --plan.\n',
  ])
  expect((await project.ralph(['redo', '1', 'with tabs'])).stdout).toContain(`ralph run --plan 'road map.json'`)
  await project.ralph(['run', '--plan', 'next.json', ...flags])
  const several = await project.ralph(['status'])
  expect([several.code, several.stderr]).toEqual([
    65,
    expect.stringContaining(`Name one: \`--plan demo\`, \`--plan next\`.`),
  ])
})

test('a name that is neither a plan file nor a run is told with the runs that there are', async () => {
  const project = makeProject({ 'road map.json': planOf(['A']), 'demo/notes.txt': 'a folder by the name of the run\n' })
  const none = await project.ralph(['stop', '--plan', 'nope'])
  expect([none.code, none.stderr]).toEqual([65, expect.stringContaining('`ralph start` makes one of a sentence')])
  await project.ralph(['run', '--plan', 'road map.json', ...project.agent(goodAgent), '--validate', 'true'])
  for (const command of ['stop', 'status']) {
    const { code, stderr } = await project.ralph([command, '--plan', 'nope'])
    expect([code, stderr]).toEqual([
      65,
      'ralph: There is no plan and no run named nope. [PLAN_MISSING]\nName one: `--plan demo`. `ralph list` shows all runs.\n',
    ])
  }
  // What stands in the way of the name is no fault of the plan.
  expect((await project.ralph(['status', '--plan', 'demo'])).stderr).toBe('')
})

test('a dry run shows the first step, the checks, the agent, the prompt and the refs', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const flags = [...project.agent(goodAgent), '--validate', 'npm test', '--validate', 'eslint .']
  const { stdout, code } = await project.ralph(['run', '--dry-run', ...flags])
  expect(code).toBe(0)
  for (const part of [
    'nothing was changed',
    'attempt 1 at A',
    'npm test',
    'eslint .',
    'agent.sh',
    'Current Task',
    'ralph/work/demo',
  ]) {
    expect(stdout).toContain(part)
  }
})

test('every --json is JSON and nothing else, and says what the state says', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', { id: 'B', max_retries: 0 }]) })
  const flags = [...project.agent(goodAgent), '--validate', 'test ! -e B.txt']
  const run = await project.ralph(['run', '--json', ...flags])
  const said = lines(run.stdout)
  expect(said.at(-1)).toMatchObject({ kind: 'result', exit: run.code, stop: { kind: 'stuck' } })
  expect(said.filter(({ kind }) => kind === 'check_finished').length).toBeGreaterThan(2)
  const told = said.flatMap(({ kind, event }) => (kind === 'event' ? [RunEvent.parse(event)] : []))
  expect(told).toEqual(eventsOf(project.repo))

  const status = await project.ralph(['status', '--json'])
  const report = JSON.parse(status.stdout) as Record<string, unknown>
  const { work, run: id } = runOf(project.repo)
  expect(report).toMatchObject({ schema: 1, run: id, work: { commit: work }, counts: { done: 1, failed: 1, total: 2 } })

  const log = await project.ralph(['log', '--json'])
  expect(lines(log.stdout).map((event) => RunEvent.parse(event))).toEqual(eventsOf(project.repo))
  const one = await project.ralph(['log', '--json', '--iteration', '2'])
  const { events, ...facts } = JSON.parse(one.stdout) as { events: RunEvent[] }
  expect(facts).toMatchObject({ iteration: 2, task: 'B', attempt: 1, outcome: 'failed' })
  expect(events.map(({ type }) => type)).toEqual(['attempt_started', 'attempt_failed'])
})

test('plan lint names every fault with its place, for people and for programs', {
  tags: 'thorough/variant',
}, async () => {
  const bad = '{"tasks": [{"id": "A", "title": "a", "depends_on": ["X"]}, {"id": "a", "titel": "b"}]}'
  const project = makeProject({ 'plan.json': planOf(['A']), 'bad.json': bad })
  expect((await project.ralph(['plan', 'lint'])).code).toBe(0)
  const people = await project.ralph(['plan', 'lint', 'bad.json'])
  expect(people.code).toBe(65)
  expect(people.stdout).toMatch(/error: bad\.json:1:\d+/)
  const programs = await project.ralph(['plan', 'lint', 'bad.json', '--json'])
  expect(programs.code).toBe(65)
  const findings = JSON.parse(programs.stdout) as { code: string; severity: string }[]
  expect(findings.map(({ code }) => code)).toContain('PLAN_UNKNOWN_DEPENDENCY')
  expect(findings.length).toBeGreaterThanOrEqual(3)
})

test('each command has help with examples, and the version is that of the package', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  for (const words of [['run'], ['plan', 'lint'], ['config']]) {
    const { code, stdout, stderr } = await project.ralph([...words, '--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/Usage: ralph[\s\S]*(Examples:[\s\S]*Options|The work):/)
  }
  const { stdout } = await project.ralph(['run', '--help', '--all'])
  // Who may order in comments, statuses and issues are questions on GitHub alone.
  const onGitHubOnly = ['command-permission', 'command-bots', 'mirror-status', 'close-issue']
  const flags = Object.keys(settings).filter((name) => !onGitHubOnly.includes(name))
  for (const name of flags) expect(stdout, 'run has every setting as a flag').toContain(`--${name}`)
  expect((await project.ralph(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect((await project.ralph([])).stdout).toContain('ralph demo')
  const meant = await project.ralph(['plan'])
  expect(meant).toMatchObject({ code: 64, stdout: '' })
  expect(meant.stderr).toContain(
    "unknown command 'plan'. Did you mean 'ralph plan create', 'ralph plan lint', 'ralph plan convert' or 'ralph plan graph'?",
  )
  expect((await project.ralph(['plan', 'grahp'])).stderr).toContain("Did you mean 'ralph plan graph'?")
})

test('a log whose reader goes away ends quietly, and a run in order', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  await project.ralph(['run', ...project.agent(goodAgent), '--validate', 'true'])
  const unheard = (...words: readonly string[]): string => {
    const script = 'exec 3>&1; { "$@" 2>&3; } | head -c 10 > /dev/null; "$@" 2>&1 >&- | head -c 500'
    const args = ['-c', script, 'sh', process.execPath, join(dist, 'cli/index.js'), ...words]
    return execFileSync('bash', args, { cwd: project.repo.path, env: project.env, encoding: 'utf8' })
  }
  expect(unheard('log')).not.toMatch(/internal error|EPIPE/)
  expect(unheard('log', '--follow')).not.toMatch(/internal error|EPIPE/)
  project.repo.write({ 'plan.json': planOf(['A', 'B']) })
  expect(unheard('run', ...project.agent(goodAgent), '--validate', 'true')).not.toMatch(/internal error|EPIPE/)
  expect(runOf(project.repo).lease).toBeNull()
})
