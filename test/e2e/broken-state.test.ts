import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dist } from '../support/cli.ts'
import { damageObject } from '../support/damage-object.ts'
import type { TempRepo } from '../support/git-repositories.ts'
import { canMount } from '../support/machine-offers.ts'
import { goodAgent, makeProject, planOf } from '../support/project.ts'
import { expectSoundRun, hasRef, refsOf, runOf, stateFile, stateRef } from '../support/run-on-disk.ts'

/** Puts a state commit with this content of one file on top, as a person or a broken disk might. */
const overwrite = (repo: TempRepo, path: string, content: string): void =>
  rewrite(repo, (git) => {
    const blob = git(['hash-object', '-w', '--stdin'], content)
    git(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`])
  })

const remove = (repo: TempRepo, path: string): void => rewrite(repo, (git) => git(['rm', '--quiet', '--cached', path]))

function rewrite(repo: TempRepo, change: (git: (args: readonly string[], input?: string) => string) => unknown): void {
  const index = join(repo.path, '.git/test-index')
  const git = (args: readonly string[], input = ''): string =>
    execFileSync('git', args, {
      cwd: repo.path,
      env: { ...repo.env, GIT_INDEX_FILE: index },
      input,
      encoding: 'utf8',
    }).trim()
  git(['read-tree', stateRef])
  change(git)
  const commit = git(['commit-tree', git(['write-tree']), '-p', stateRef, '-p', runOf(repo).work, '-m', 'Broken'])
  git(['update-ref', stateRef, commit])
  execFileSync('rm', [index])
}

async function projectHalfWay() {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const command = ['run', ...project.agent(goodAgent), '--validate', 'true']
  expect((await project.ralph([...command, '--max-iterations', '1'])).code).toBe(2)
  return { project, command, good: project.repo.git('rev-parse', stateRef) }
}

const faults = [
  {
    fault: 'cut in the middle',
    path: 'run.json',
    change: (text: string) => text.slice(0, text.length / 2),
    code: 'STATE_CORRUPT',
  },
  { fault: 'empty', path: 'run.json', change: () => '', code: 'STATE_CORRUPT' },
  { fault: 'of the wrong shape', path: 'control.json', change: () => '{"schema": 1}', code: 'STATE_CORRUPT' },
  { fault: 'without tasks', path: 'plan.json', change: () => '{"tasks": []}', code: 'STATE_CORRUPT' },
  {
    fault: 'of a newer program',
    path: 'run.json',
    change: (text: string) => text.replace('"schema": 1', '"schema": 9'),
    code: 'STATE_NEWER',
  },
  {
    fault: 'without its tasks.json',
    path: 'run.json',
    change: (text: string) => text.replace('"schema": 1', '"schema": 2'),
    code: 'STATE_CORRUPT',
  },
]

test.each(faults)(
  '65: A7, G16, I10: a $path that is $fault is refused by every command, and nothing is overwritten',
  { tags: 'thorough/variant' },
  async (at) => {
    const { project, command } = await projectHalfWay()
    overwrite(project.repo, at.path, at.change(stateFile(project.repo, at.path)))
    const before = refsOf(project.repo)
    for (const args of [command, ['status'], [...command, '--dry-run']]) {
      const end = await project.ralph(args)
      expect(end.code, end.stderr).toBe(65)
      expect(end.stderr).toContain(`[${at.code}]`)
      expect(end.stderr).toContain(at.path)
      expect(end.stderr).toContain('Nothing was written')
    }
    expect(refsOf(project.repo)).toBe(before)
  },
)

test.each(['{"source": "struct', 'null'])(
  'A7: records of an iteration that are damaged (%j) are named, and the run continues without them',
  async (content) => {
    const { project, command } = await projectHalfWay()
    // `validation.json` is proof of the task's commit.
    const names = ['handoff.json', 'agent.json']
    for (const name of names) overwrite(project.repo, `iterations/0/1/${name}`, content)
    const { code, stdout, stderr } = await project.ralph(command)
    expect(code, stdout + stderr).toBe(0)
    expect(stdout).toContain('iterations/0/1/handoff.json in the state of the run is damaged, and is left out')
    expectSoundRun(project.repo)
  },
)

test('A7: a record that cannot be read ends what needs it with its name, and not as a fault of ralph', async () => {
  const { project } = await projectHalfWay()
  for (const [path, args] of [
    ['baseline.json', ['log', '--iteration', '0']],
    ['iterations/0/1/agent.json', ['replay', 'demo', '--at', '1']],
    ['log/0/2.jsonl', ['replay', 'demo']],
  ] as const) {
    overwrite(project.repo, path, '{"type": "att')
    const { code, stderr } = await project.ralph([...args])
    expect(code, stderr).toBe(65)
    expect(stderr).toContain(`${path} in the state of the run is damaged`)
    expect(stderr).toContain('[STATE_CORRUPT]')
  }
})

test('A7: the remedy that is printed for a corrupt state brings back the last good one', async () => {
  const { project, command, good } = await projectHalfWay()
  overwrite(project.repo, 'run.json', '')
  const { stderr } = await project.ralph(command)
  const typed = /last good state: `(git fetch .*?)`\. To move/.exec(stderr)?.[1] ?? 'false'
  execFileSync('sh', ['-ec', typed], { cwd: project.repo.path, env: project.env, stdio: 'pipe' })
  expect(project.repo.git('rev-parse', stateRef)).toBe(good)
  expect((await project.ralph(command)).code).toBe(0)
  expectSoundRun(project.repo)
})

test('A7: the other remedy puts the corrupt state aside and lets a new run begin', {
  tags: 'thorough/variant',
}, async () => {
  const { project } = await projectHalfWay()
  overwrite(project.repo, 'run.json', '')
  const broken = project.repo.git('rev-parse', stateRef)
  const agent = project.agent(`${goodAgent}\necho "$RALPH_TASK_ID" >> tasks.txt`)
  const command = ['run', ...agent, '--validate', 'true']
  const typed = /start a new run: `(git .*?)`/.exec((await project.ralph(command)).stderr)?.[1] ?? 'false'
  execFileSync('sh', ['-ec', typed], { cwd: project.repo.path, env: project.env, stdio: 'pipe' })
  expect(hasRef(project.repo, stateRef)).toBe(false)
  const end = await project.ralph(command)
  expect(end.code, end.stderr).toBe(0)
  expectSoundRun(project.repo)
  expect(project.repo.git('rev-parse', `${stateRef}-broken-${broken.slice(0, 7)}`)).toBe(broken)
})

describe.skipIf(!canMount)('a full disk', () => {
  /** Which folder of the project lies on the disk of 24 MB, and when that gets full. */
  test.each([
    { where: 'the repository', folder: 'repo/.git', when: 'while the agent works', task: 'B' },
    { where: "ralph's own files", folder: 'ralph-home', when: 'while the agent works', task: 'B' },
    { where: "ralph's own files", folder: 'ralph-home', when: 'before the start', task: '' },
  ])(
    'of $where, full $when, is told with its remedy, nothing is overwritten, and the run goes on',
    { tags: 'thorough/variant' },
    async (at) => {
      const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
      const folder = join(project.root, at.folder)
      const fill = `head -c 100M /dev/zero > '${folder}/filler' 2> /dev/null`
      const agent = project.agent(
        `test "$RALPH_TASK_ID" != '${at.task}' || test -e "$MOMENTS/freed" || ${fill}\n${goodAgent}`,
      )
      // Confined, an agent reaches neither of them.
      const flags = [...agent, '--validate', 'true', '--confinement', 'none']
      const run = [process.execPath, join(dist, 'cli/index.js'), 'run', ...flags]
      const script = `
mkdir -p '${folder}' && cp -a '${folder}' '${project.root}/copy'
mount -t tmpfs -o size=24m none '${folder}' && cp -a '${project.root}/copy/.' '${folder}'
${at.task === '' ? fill : ''}
"$@" > '${project.root}/first.txt' 2>&1; echo "first $?"
git fsck --strict --full --no-dangling && echo sound
rm '${folder}/filler'; touch '${project.moments}/freed'
"$@" > '${project.root}/second.txt' 2>&1; echo "second $?"
git fsck --strict --full --no-dangling && echo sound
cat '${project.root}/first.txt' '${project.root}/second.txt'`
      const output = execFileSync('unshare', ['--mount', 'sh', '-c', script, 'sh', ...run], {
        cwd: project.repo.path,
        env: project.env,
        encoding: 'utf8',
      })
      expect(output).toMatch(/^first 1$/m)
      expect(output).toMatch(/the disk is full/i)
      expect(output).toMatch(/Free some space and run again/)
      expect(output).not.toMatch(/internal error/)
      expect(output).toMatch(/^second 0$/m)
      expect(output.match(/^sound$/gm)).toHaveLength(2)
      expect(output).toMatch(/All 2 tasks are done/)
    },
  )
})

describe('git objects of the state that cannot be read', () => {
  const segment = 'log/0/2.jsonl'

  test('A7: `log` prints the other events, names the segment of the log and ends with its fault', async () => {
    const { project } = await projectHalfWay()
    damageObject(project.repo, `${stateRef}:${segment}`)
    const { code, stdout, stderr } = await project.ralph(['log'])
    expect(code, stderr).toBe(65)
    expect(stdout).toMatch(/commit|iteration/i)
    expect(stderr).toContain(`git cannot read ${segment} in the state of the run`)
    expect(stderr).toContain(`git -C ${project.repo.path}/.git fsck --full`)
    expect(stderr).toContain('[STATE_CORRUPT]')
  })

  test('A7: a segment that somebody removed from the state is a gap that `log` names', async () => {
    const { project } = await projectHalfWay()
    remove(project.repo, segment)
    const { code, stderr } = await project.ralph(['log'])
    expect(code, stderr).toBe(65)
    expect(stderr).toContain(`${segment} is missing in the state of the run`)
  })

  test.each([segment, 'iterations/0/1/handoff.json'])(
    'A7: `status` and `report` show what they can and say that %s is left out',
    async (path) => {
      const { project } = await projectHalfWay()
      damageObject(project.repo, `${stateRef}:${path}`)
      for (const args of [['status'], ['report']]) {
        const { code, stdout, stderr } = await project.ralph(args)
        expect(code, stderr).toBe(0)
        expect(stdout).toMatch(/A/)
        expect(stderr).toContain(`git cannot read ${path} in the state of the run`)
        expect(stderr).toContain('It is left out. [STATE_CORRUPT]')
      }
    },
  )

  test('A7: a damaged handoff stops no run: it is named once, and the run completes without it', async () => {
    const { project, command } = await projectHalfWay()
    for (const name of ['handoff.json', 'agent.json']) damageObject(project.repo, `${stateRef}:iterations/0/1/${name}`)
    const { code, stdout, stderr } = await project.ralph(command)
    expect(code, stdout + stderr).toBe(0)
    expect(stdout.split('iterations/0/1/handoff.json in the state of the run is damaged')).toHaveLength(2)
  })
})
