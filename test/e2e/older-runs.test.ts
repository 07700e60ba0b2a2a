import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { actionJob } from '../support/action-runner.ts'
import type { Files, TempRepo } from '../support/git-repositories.ts'
import { loopbackGitHub } from '../support/github/loopback.ts'
import { addRun, addWorkflow } from '../support/github/workflows.ts'
import { goodAgent, leftovers, makeProject, type Project, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, runOf, stateRef } from '../support/run-on-disk.ts'

/**
 * Repositories as an older program left them in the middle of a run (made with the build of commit 41439498, 2026-11-28).
 * `RALPH_MAKE_OLDER_RUNS=1 RALPH_TEST_DIST=…/dist npx vitest run test/e2e/older-runs.test.ts` makes them again; a later
 * schema gets files of its own beside these.
 */
const bundleOf = (scene: string): string => resolve(import.meta.dirname, `../fixtures/older-runs/${scene}.bundle`)
const makes = process.env['RALPH_MAKE_OLDER_RUNS'] === '1'

interface Scene {
  readonly name: string
  readonly files?: Files
  readonly tasks: readonly string[]
  readonly agent?: string
  readonly flags: readonly string[]
  /** Where the older program is killed; without one it ends by itself, with code 3. */
  readonly kill?: string
  /** What must be in the state, so that the scene shows what its name says. */
  readonly holds: (repo: TempRepo) => void
  /** Orders before the run goes on. */
  readonly orders?: readonly string[]
}

const inPass = (answers: Readonly<Record<string, object>>): string => `case $RALPH_PASS in
${Object.entries(answers)
  .map(([pass, answer]) => `${pass}) echo '${JSON.stringify(answer)}' > "$RALPH_HANDOFF_FILE"; exit ;;`)
  .join('\n')}
esac
${goodAgent}`
const operation = { action: 'add', type: 'gotcha', text: 'A is odd.', sources: [1] }
const post = { operations: [operation], recommended_action: 'proceed', summary: 'A clock.' }
const prep = { action: 'proceed', reason: 'go' }
const issue = { severity: 'minor', category: 'risk', description: 'Two at once.', tasks: ['A'] }
const agreed = { id: 'C1', settled: true, severity: 'minor', description: 'A lock.', action_item: 'Take it.' }
const statement = {
  summary: 'Fine.',
  issues: [issue],
  answers: [{ id: 'C1', valid: 'yes', argument: 'Seen.', mitigation: 'A lock.' }],
}
const consensusAgent = `case "$(cat)" in
  *'each was answered'*) echo '${JSON.stringify({ summary: 'Good.', issues: [agreed] })}' > "$RALPH_HANDOFF_FILE" ;;
  *) [ "$RALPH_PASS" = consensus ] && echo '${JSON.stringify(statement)}' > "$RALPH_HANDOFF_FILE" ;;
esac
[ "$RALPH_PASS" = consensus ] && exit
${goodAgent.replace('cat > /dev/null\n', '')}`
const passes = [{ name: 'security', trigger: 'on_success', prompt_template: 'security', fail_on: 'never' }]

/** The lease of what waits for another job lives for hours, and here nobody can be asked about that job. */
const yesterday = `const now = Date.now.bind(Date)
globalThis.Date = class extends Date {
  constructor(...parts) { super(...(parts.length === 0 ? [now() - 86_400_000] : parts)) }
  static now() { return now() - 86_400_000 }
}
`

/** What an iteration left for the next job of its workflow run, by the command that ended there. */
const dossiers = [
  ['prepared', 'intake'],
  ['coded', 'begin'],
] as const

const scenes: Scene[] = [
  {
    name: 'owed-pass',
    files: { '.ralph/config/agents.json': JSON.stringify({ passes }) },
    tasks: ['A', 'B'],
    agent: inPass({ security: { verdict: 'pass', summary: 'Fine.', findings: [] } }),
    flags: ['--lanes', '2'],
    kill: 'agent.start:3',
    holds: (repo) => expect(runOf(repo).owed.length).toBeGreaterThan(0),
  },
  {
    name: 'consensus',
    tasks: ['A', 'B'],
    agent: consensusAgent,
    flags: ['--consensus', 'gate'],
    kill: 'agent.start:2',
    holds: (repo) => expect(runOf(repo).counsel).not.toBeNull(),
  },
  {
    name: 'orchestrated',
    tasks: ['A', 'B'],
    agent: inPass({ prep, post }),
    flags: ['--mode', 'agent-orchestrated'],
    kill: 'agent.start:4',
    holds: (repo) => expect(runOf(repo).knowledge).toHaveLength(1),
  },
  {
    name: 'lanes',
    tasks: ['A', 'B', 'C'],
    flags: ['--lanes', '3'],
    kill: 'agent.start:3',
    holds: (repo) => expect(runOf(repo).lanes.length).toBeGreaterThan(1),
  },
  {
    name: 'approval',
    tasks: ['A', 'B'],
    flags: ['--approval', 'iteration'],
    holds: (repo) => expect(runOf(repo).awaiting).toMatchObject({ task: 'A' }),
    orders: ['approve'],
  },
]

test.runIf(makes).each(scenes)(
  'make $name',
  async ({ name, files = {}, tasks, agent = goodAgent, flags, kill, holds }) => {
    const project = makeProject({ ...files, 'plan.json': planOf(tasks) })
    const command = ['run', ...project.agent(agent), '--validate', 'true', ...flags]
    const end = await project.ralph(command, kill ? { env: { RALPH_FAILPOINT: `${kill}:kill` } } : {})
    expect(end.code, end.stdout + end.stderr).toBe(kill ? 137 : 3)
    expect(await leftovers(project)).toEqual([])
    holds(project.repo)
    mkdirSync(join(bundleOf(name), '..'), { recursive: true })
    project.repo.git('bundle', 'create', '--quiet', bundleOf(name), '--all')
  },
)

test.runIf(makes).each(dossiers)('make a dossier: %s', async (name, command) => {
  const github = await loopbackGitHub()
  const workflow = addWorkflow(github.world, '.github/workflows/ralph.yml').id
  const job = await actionJob({ 'plan.json': planOf(['A', 'B']) }, { github })
  const run = addRun(github.world, { workflow, event: 'workflow_dispatch', branch: 'main', actor: 'ada' })
  const inputs = { 'github-token': github.token.value, ...job.agent(goodAgent), validate: 'true', command }
  const preload = join(job.project.root, 'yesterday.mjs')
  writeFileSync(preload, yesterday)
  const env = { GITHUB_RUN_ID: String(run.id), GITHUB_JOB: command, NODE_OPTIONS: `--import ${preload}` }
  const end = await job.run(inputs, env)
  expect(end.outputs, end.log).toMatchObject({ due: 'true' })
  job.origin.git('bundle', 'create', '--quiet', bundleOf(name), '--all')
})

/** The repository of a scene, in a project of its own. */
function projectOf(scene: string): Project {
  const project = makeProject({})
  project.repo.git('fetch', '--quiet', '--update-head-ok', bundleOf(scene), '+refs/*:refs/*')
  project.repo.git('reset', '--quiet', '--hard', 'main')
  moveHere(project)
  return project
}

/** A run belongs to the address of its repository, and this copy lies elsewhere. */
function moveHere({ repo, root }: Project): void {
  const { remote } = runOf(repo)
  const copy = join(root, 'state')
  repo.git('worktree', 'add', '--quiet', '--detach', copy, stateRef)
  for (const path of repo.git('ls-tree', '-r', '--name-only', stateRef).split('\n')) {
    const file = join(copy, path)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(JSON.stringify(remote), JSON.stringify(`${repo.path}/.git`)),
    )
  }
  repo.git('-C', copy, 'add', '--all')
  const tree = repo.git('-C', copy, 'write-tree')
  // The commits of work that it names, without the state before it, which says the old address.
  const [, ...named] = repo.git('log', '-1', '--format=%P', stateRef).split(' ')
  const parents = named.flatMap((commit) => ['-p', commit])
  const message = repo.git('log', '-1', '--format=%B', stateRef)
  repo.git('update-ref', stateRef, repo.git('commit-tree', tree, ...parents, '-m', message))
  repo.git('worktree', 'remove', '--force', copy)
}

async function expectCompletes(project: Project, command: readonly string[], tasks: readonly string[]): Promise<void> {
  const end = await project.ralph(command)
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(committedTasks(project.repo).sort()).toEqual(tasks)
  expect(expectSoundRun(project.repo).counts.failed).toBe(0)
  expect(await leftovers(project)).toEqual([])
}

const title = 'a run that an older program left is loaded and completed: $name'

test.skipIf(makes).each(scenes.slice(0, 1))(title, expectCompleted)

test.skipIf(makes).each(scenes.slice(1))(title, { tags: 'thorough/story' }, expectCompleted)

async function expectCompleted(scene: Scene): Promise<void> {
  const { name, tasks, agent = goodAgent, flags, holds, orders = [] } = scene
  const project = projectOf(name)
  holds(project.repo)
  // The agent and its folders have other paths than those that the run recorded.
  const command = ['run', ...project.agent(agent), '--validate', 'true', ...flags, '--change-rules']
  if (orders.length === 0) {
    await expectCompletes(project, command, tasks)
    return
  }
  for (const _ of tasks) {
    const ordered = await project.ralph(orders)
    expect(ordered.code, ordered.stderr).toBe(0)
    expect([0, 3]).toContain((await project.ralph(command)).code)
  }
  await expectCompletes(project, command, tasks)
}

test.skipIf(makes).each(dossiers)(
  'what waits for a job that never came is settled, and the run completed: %s',
  async (name) => {
    const project = projectOf(name)
    expect(runOf(project.repo).handed).not.toBeNull()
    const command = ['run', ...project.agent(goodAgent), '--validate', 'true', '--change-rules']
    await expectCompletes(project, command, ['A', 'B'])
  },
)
