import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Diagnosis } from '../../src/core/report/terminal/doctor.ts'
import { filesBelow, goodAgent, makeProject, type Project, planOf, snapshot } from '../support/project.ts'
import { stateFile, stateRef } from '../support/run-on-disk.ts'
import { withSlack } from '../support/with-slack.ts'

const key = 'sk-ant-api03-canary-of-the-doctor'
const files = { 'plan.json': planOf(['A', 'B']), '.github/ralph.yml': 'validate: ["true"]\n' }

/** What is not in order, by probe. */
async function doctor(project: Project, args: readonly string[] = [], env: Record<string, string> = {}) {
  const told = await project.ralph(['doctor', '--json', ...args], { env: { ANTHROPIC_API_KEY: key, ...env } })
  expect(told.stderr).toBe('')
  const { ok, findings } = JSON.parse(told.stdout) as { ok: boolean; findings: Diagnosis[] }
  expect(told.code).toBe(ok ? 0 : 1)
  const of = (level: string): Diagnosis[] => findings.filter((one) => one.level === level)
  const named = (name: string): Diagnosis | undefined =>
    findings.find(({ probe, level }) => probe === name && level !== 'ok') ??
    findings.find(({ probe }) => probe === name)
  return { ok, findings, named, failed: of('fail').map(({ probe }) => probe) }
}

test('where all is well it says so, tells no secret and changes nothing', async () => {
  const project = makeProject(files)
  await project.ralph(['run', ...project.agent(goodAgent)])
  const before = snapshot(project.repo.path)
  const people = await project.ralph(['doctor'], { env: { ANTHROPIC_API_KEY: key } })
  expect(people).toMatchObject({ code: 0, stderr: '' })
  expect(people.stdout).not.toContain(key)
  for (const said of [
    /✓ git +\d/,
    // What its run has recorded counts: the agent of this one is a command.
    /✓ credentials +left to the agent command/,
    /✓ plan +plan\.json: 2 tasks, run "demo"/,
    /✓ checks +1 check, no set-up/,
    /✓ remote +this repository, writable/,
    /✓ state +run demo: 2 iterations, equal to its events/,
  ]) {
    expect(people.stdout).toMatch(said)
  }
  expect(snapshot(project.repo.path)).toEqual(before)
  expect(filesBelow(join(project.root, 'tmp'))).toEqual([])
})

test('on a person’s machine a missing plan.json is no fault: `ralph start` needs none', async () => {
  const project = makeProject({ '.github/ralph.yml': 'validate: ["true"]\n' })
  const { ok, named } = await doctor(project)
  expect({ ok, plan: named('plan') }).toMatchObject({
    ok: true,
    plan: { level: 'warn', remedy: expect.stringContaining('`ralph start`') },
  })
})

test('a run is found by its name, or as the only one, by the plan file that it has recorded', async () => {
  const project = makeProject({
    'plans/road map.json': planOf(['A', 'B']),
    '.github/ralph.yml': 'validate: ["true"]\n',
  })
  await project.ralph(['run', '--plan', 'plans/road map.json', ...project.agent(goodAgent)])
  mkdirSync(join(project.repo.path, 'demo'))
  for (const args of [['--plan', 'demo'], []])
    expect((await doctor(project, args)).findings, args.join(' ')).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ probe: 'plan', found: expect.stringContaining('plans/road map.json: 2 tasks') }),
        expect.objectContaining({ probe: 'state', found: expect.stringContaining('equal to its events') }),
      ]),
    )
})

describe('each fault is found with its remedy', () => {
  const rows: [
    name: string,
    probe: string,
    found: RegExp,
    break_: (project: Project) => { args?: string[]; env?: Record<string, string> } | undefined,
  ][] = [
    [
      'no plan in a workflow',
      'plan',
      /no plan at plan\.json/,
      ({ repo }) => {
        repo.git('rm', '-q', 'plan.json')
        return { env: { CI: 'true' } }
      },
    ],
    ['no plan at the place that is named', 'plan', /no plan at x\.json/, () => ({ args: ['--plan', 'x.json'] })],
    [
      'a broken plan',
      'plan',
      /plan\.json:1:\d+ tasks\[0\]\.title: "title" is missing/,
      ({ repo }) => void repo.write({ 'plan.json': '{"tasks":[{"id":"A"}]}' }),
    ],
    [
      'a broken configuration',
      'plan',
      /unknown key "validat"/,
      ({ repo }) => void repo.write({ '.github/ralph.yml': 'validat: [x]\n' }),
    ],
    [
      'a check that cannot be',
      'plan',
      /kind "unit" is not one of/,
      ({ repo }) => void repo.write({ '.github/ralph.yml': 'validate: [{run: x, kind: unit}]\n' }),
    ],
    [
      'a branch in the way',
      'branches',
      /The branch ralph makes ralph\/state\/demo impossible/,
      ({ repo }) => void repo.git('branch', 'ralph'),
    ],
    [
      'no check',
      'checks',
      /No check decides what is committed: there is none/,
      ({ repo }) => {
        repo.write({ '.github/ralph.yml': '{}' })
        return { env: { RALPH_NO_CHECKS: '' } }
      },
    ],
    ['no such remote', 'plan', /no remote named nowhere/, () => ({ args: ['--remote', 'nowhere'] })],
    ['a remote that is gone', 'remote', /there is no such repository/, () => ({ args: ['--remote', '/no/such.git'] })],
    ['no agent', 'agent', /no program at agent\.path, \/no\/claude/, () => ({ args: ['--agent-path', '/no/claude'] })],
    [
      'another version of it',
      'agent',
      /agent-version requires 1\.0\.0/,
      () => ({ args: ['--agent-version', '1.0.0'] }),
    ],
    ['no credential', 'credentials', /no key, token or login/, () => ({ env: { ANTHROPIC_API_KEY: '' } })],
    ['a state that cannot be read', 'state', /cannot be read/, ({ repo }) => void stateOf(repo, '{}')],
    [
      'a state that somebody edited',
      'state',
      /does not match its events/,
      ({ repo }) => void stateOf(repo, stateFile(repo, 'run.json').replace('"iteration": 1', '"iteration": 9')),
    ],
  ]
  test.each(rows)('%s', { tags: 'thorough/variant' }, async (_, probe, found, breaks) => {
    const project = makeProject(files)
    if (probe === 'state') await project.ralph(['run', ...project.agent(goodAgent), '--max-iterations', '1'])
    const { args, env } = breaks(project) ?? {}
    const { ok, named, failed } = await doctor(project, args, env)
    expect({ ok, failed }).toEqual({ ok: false, failed: [probe] })
    expect(named(probe)?.found).toMatch(found)
    expect(named(probe)?.remedy).toMatch(/\w/)
  })
})

/** A state commit on top in which `run.json` says something else. */
function stateOf(repo: Project['repo'], run: string): void {
  const folder = join(repo.path, '..', 'forged')
  repo.git('worktree', 'add', '-q', '--detach', folder, stateRef)
  const forged = { ...repo, path: folder }
  repo.write({ '../forged/run.json': run })
  repo.git('-C', folder, 'commit', '-qam', 'Somebody was here')
  repo.git('update-ref', stateRef, repo.git('-C', folder, 'rev-parse', 'HEAD'))
  repo.git('worktree', 'remove', '--force', forged.path)
}

test('an agent that the first job installs is no fault, one that the user names is', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({
    ...files,
    '.github/ralph.yml': 'validate: ["true"]\nagent-install: missing\nagent-version: 1.0.0\n',
  })
  expect((await doctor(project)).named('agent')?.found).toContain('the first job installs it')
  expect((await doctor(project, ['--agent-path', '/no/claude'])).failed).toEqual(['agent'])
})

test('several faults are told at once, and what cannot be looked at is named', async () => {
  const project = makeProject({ ...files, 'plan.json': '{"tasks":[{"id":"A","titel":"x"},{"id":"B"}]}' })
  const { findings, failed } = await doctor(project, ['--agent-path', '/no/claude'], { ANTHROPIC_API_KEY: '' })
  expect(failed.filter((probe) => probe !== 'plan')).toEqual(['agent', 'credentials'])
  expect(failed.filter((probe) => probe === 'plan').length).toBeGreaterThan(1)
  expect(findings.find(({ probe }) => probe === 'plan')?.found).toContain(
    'Not checked until it is fixed: notify, queue, committed, checks, remote, branches, state, origin.',
  )
})

test('what other jobs would not see is a warning: uncommitted, ignored, no checks that was accepted', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'README.md': '', '.gitignore': 'plan.json\n' })
  project.repo.write({ 'plan.json': planOf(['A']), '.github/ralph.yml': 'cost-budget: 1\n' })
  const { ok, findings } = await doctor(project)
  expect(ok).toBe(true)
  const warned = findings.filter(({ level }) => level === 'warn').map(({ found }) => found)
  expect(warned.join('\n')).toMatch(/plan\.json is ignored by git[\s\S]*Nothing checks these commits/)
  expect(warned.join('\n')).toContain('.github/ralph.yml has uncommitted changes')
})

test('what doctor prints to commit plan and configuration works where it was asked, and commits nothing else', {
  tags: 'thorough/variant',
}, async () => {
  const { repo, ralph } = makeProject({ 'docs/x': '', '.gitignore': 'plan.json\n' })
  repo.write({ 'plan.json': planOf(['A']), '.github/ralph.yml': 'cost-budget: 1\n', 'mine.txt': 'half done\n' })
  repo.git('add', 'mine.txt')
  const cwd = join(repo.path, 'docs')
  const uncommitted = async (): Promise<Diagnosis[]> => {
    const { stdout } = await ralph(['doctor', '--json'], { cwd, env: { ANTHROPIC_API_KEY: key } })
    return JSON.parse(stdout).findings.filter(
      ({ probe, level }: Diagnosis) => probe === 'committed' && level === 'warn',
    )
  }
  const before = await uncommitted()
  expect(before).toHaveLength(2)
  for (const { remedy } of before) {
    const line = /`(git .+)`/.exec(remedy ?? '')?.[1] ?? 'false'
    repo.git('-C', cwd, '-c', 'alias.sh=!cd docs; sh', 'sh', '-ec', line)
  }
  expect(await uncommitted()).toEqual([])
  expect(repo.git('status', '--porcelain')).toBe('A  mine.txt')
})

test('an empty repository is one finding, with the command that helps; carried out, the rest is checked', async () => {
  const project = makeProject({})
  const empty = join(project.root, 'empty')
  mkdirSync(empty)
  project.repo.git('init', '--quiet', '--initial-branch=main', empty)
  const env = { ANTHROPIC_API_KEY: key }
  const told = await project.ralph(['doctor', '--json'], { cwd: empty, env })
  const { findings } = JSON.parse(told.stdout) as { findings: Diagnosis[] }
  const wrong = findings.filter(({ level, probe }) => level !== 'ok' && probe !== 'agent')
  expect(wrong.map(({ probe }) => probe)).toEqual(['repository'])
  expect(wrong[0]?.found).toContain('Not checked until it is fixed: network, mcp, notify, plan, ')
  const remedy = /git add .*"Begin"/.exec(wrong[0]?.remedy ?? '')?.[0] ?? 'false'
  project.repo.git('-C', empty, '-c', 'alias.sh=!sh', 'sh', '-ec', remedy)
  const after = JSON.parse((await project.ralph(['doctor', '--json'], { cwd: empty, env })).stdout)
  const failed = (after.findings as Diagnosis[]).filter(({ level }) => level === 'fail').map(({ probe }) => probe)
  expect(failed).not.toContain('repository')
})

test('outside of a repository it still tells about the machine', { tags: 'thorough/variant' }, async () => {
  const project = makeProject(files)
  const told = await project.ralph(['doctor', '--json'], { cwd: project.root, env: { ANTHROPIC_API_KEY: key } })
  const { findings } = JSON.parse(told.stdout) as { findings: Diagnosis[] }
  const failed = findings.filter(({ level }) => level === 'fail')
  expect(failed.map(({ probe }) => probe)).toEqual(['repository'])
  expect(failed[0]?.remedy).toContain('git init')
  expect(findings.find(({ probe }) => probe === 'git')?.level).toBe('ok')
})

test('a remote that hangs is a finding within seconds', { tags: 'thorough/variant' }, async () => {
  const project = makeProject(files)
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as { port: number }
  const started = Date.now()
  const { failed, named } = await doctor(project, ['--remote', `http://127.0.0.1:${port}/x.git`])
  expect(Date.now() - started).toBeLessThan(withSlack(5_000))
  expect(failed).toEqual(['remote'])
  expect(named('remote')?.found).toMatch(/did not end in time|cannot be reached/)
  expect(named('remote')?.found).toContain('Not checked until it is fixed: branches, state, origin')
})
