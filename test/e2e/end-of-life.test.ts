import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist } from '../support/cli.ts'
import { bareRemote } from '../support/git-repositories.ts'
import { loopbackGitHub } from '../support/github/loopback.ts'
import { canMount } from '../support/machine-offers.ts'
import { filesBelow, goodAgent, makeProject, type Project, planOf } from '../support/project.ts'
import { hasRef, refsOf, stateRef, workRef } from '../support/run-on-disk.ts'

/** A run of two tasks that is complete; its base is checked out in the repository. */
async function finishedRun(flags: readonly string[] = []): Promise<Project> {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']), 'README.md': 'hello\n' })
  if (flags.length > 0) {
    const origin = bareRemote()
    project.repo.git('remote', 'add', 'origin', origin.path)
    project.repo.git('push', '--quiet', 'origin', 'main')
  }
  const { code, stderr } = await project.ralph(['run', ...flags, ...project.agent(goodAgent)])
  expect(code, stderr).toBe(0)
  return project
}

const filesOfRuns = ({ root }: Project): string[] =>
  filesBelow(join(root, 'ralph-home')).filter((file) => file.includes('demo/'))

test('a finished run is listed, finished by the commands that are printed, and deleted without a trace', async () => {
  const project = await finishedRun()
  const { repo, ralph } = project
  expect((await ralph(['list'])).stdout).toMatch(/^demo +this repository +2\/2 .* complete$/m)

  const refused = await ralph(['delete', 'demo'])
  expect(refused.code, refused.stdout).toBe(3)
  expect(refused.stderr).toContain('[WORK_UNMERGED]')
  expect(hasRef(repo, stateRef)).toBe(true)

  const printed = await ralph(['finish'])
  expect(printed.code, printed.stderr).toBe(3)
  const [line = 'false'] = printed.stdout.split('\n').filter((one) => one.startsWith('    git '))
  repo.git('-c', 'alias.sh=!sh', 'sh', '-ec', line)
  expect((await ralph(['finish'])).stdout).toContain('main contains the work of this run.')

  const shown = refsOf(repo)
    .split('\n')
    .filter((ref) => ref.includes('/ralph/'))
  const removed = await ralph(['delete', 'demo'])
  expect(removed.code, removed.stderr).toBe(0)
  for (const ref of shown) expect(removed.stdout).toContain(ref.split(' ')[1])
  expect(refsOf(repo)).not.toContain('/ralph/')
  expect(filesOfRuns(project)).toEqual([])
})

test('where the base is checked out nowhere, finish moves it, and the tree stays as it is', {
  tags: 'thorough/variant',
}, async () => {
  const { repo, ralph } = await finishedRun()
  repo.git('switch', '--quiet', '--create', 'side')
  const end = await ralph(['finish', '--squash'])
  expect(end.code, end.stderr).toBe(0)
  expect(repo.git('log', '--format=%s', 'side..main')).toBe('Complete demo (2 tasks)')
  expect(repo.git('diff', '--stat', 'main', workRef)).toBe('')
  expect(repo.git('status', '--porcelain')).toBe('')
  // A squashed commit holds the work as well.
  expect((await ralph(['delete', 'demo'])).code).toBe(0)
})

test('work that began on a detached HEAD gets a branch, and is not removed while no branch of a person has it', async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  project.repo.git('checkout', '--quiet', '--detach')
  const run = await project.ralph(['run', ...project.agent(goodAgent), '--validate', 'true'])
  expect(run.code, run.stderr).toBe(0)
  const finish = await project.ralph(['finish'])
  expect(finish.stdout).toContain('git branch demo ralph/work/demo')
  // A person may merge it all the same, and then leave that commit.
  project.repo.git('merge', '--quiet', '--no-ff', '-m', 'x', 'ralph/work/demo')
  expect((await project.ralph(['finish'])).stdout).toContain('git branch demo ralph/work/demo')
  const refused = await project.ralph(['delete', 'demo'])
  expect(refused.stderr).toContain("no branch or tag but the run's own contains its work. [WORK_UNMERGED]")
  // There is no branch here to merge it into.
  expect(refused.stderr).toContain('Give it a branch first (`ralph finish --plan demo`)')
  project.repo.git('branch', 'demo', 'ralph/work/demo')
  expect((await project.ralph(['finish'])).code).toBe(0)
  expect((await project.ralph(['delete', 'demo'])).code).toBe(0)
  expect(project.repo.git('show', 'demo:A.txt')).toContain('work of A')
})

test('a delete that is killed between two refs is ended by the same command', async () => {
  const project = await finishedRun()
  const { repo, ralph } = project
  const killed = await ralph(['delete', 'demo', '--force'], { env: { RALPH_FAILPOINT: 'remote.pushed:1:kill' } })
  expect(killed.code).toBe(137)
  expect([hasRef(repo, workRef), hasRef(repo, stateRef)]).toEqual([false, true])
  const again = await ralph(['delete', 'demo', '--force'])
  expect(again.code, again.stderr).toBe(0)
  expect(refsOf(repo)).not.toContain('/ralph/')
  expect(filesOfRuns(project)).toEqual([])
  expect((await ralph(['delete', 'demo', '--force'])).stderr).toContain('[RUN_UNKNOWN]')
})

test('delete of a run at work names the job to stop by its plan: `ralph stop` alone stopped another run', async () => {
  const project = makeProject({ 'plan.json': planOf(['A']), 'README.md': 'hello\n' })
  const patient = `${goodAgent}\ntouch "$MOMENTS/here"; while [ ! -e "$MOMENTS/go" ]; do sleep 0.1; done`
  const job = project.start(['run', ...project.agent(patient)])
  await project.moment('here')
  const refused = await project.ralph(['delete', 'demo'])
  expect(refused.stderr).toContain('[RUN_AT_WORK]')
  const [, stop = ''] = /\(`ralph (.*?)`\)/.exec(refused.stderr) ?? []
  expect(stop).toBe('stop --plan demo')
  expect((await project.ralph(stop.split(' '))).stdout).toMatch(/^Ordered: stop\./)
  writeFileSync(join(project.moments, 'go'), '')
  await job.ended
})

test('a path in the place of a name removes nothing', { tags: 'thorough/variant' }, async () => {
  const project = await finishedRun()
  expect((await project.ralph(['delete', '..', '--force'])).stderr).toContain('[RUN_UNKNOWN]')
  expect(existsSync(join(project.root, 'ralph-home'))).toBe(true)
  expect(filesOfRuns(project)).not.toEqual([])
})

test('status, where the run is at origin and this machine does not know it, reads it there and says so', {
  tags: 'thorough/variant',
}, async () => {
  const project = await finishedRun(['--remote', 'origin'])
  const { code, stdout, stderr } = await project.ralph(['status'], { env: { RALPH_HOME: join(project.root, 'other') } })
  expect([code, stderr]).toEqual([
    0,
    'This run is stored at origin; everything below is read from there (--remote origin).\n',
  ])
  expect(stdout).toContain('All 2 tasks are done: 2 commits')
  expect(stdout).not.toContain('force')
})

/** The same with a GitHub as `origin`, and what `ralph finish --pr` needs to reach it. */
async function finishedAtGitHub() {
  const project = await finishedRun()
  const github = await loopbackGitHub()
  const { path } = github.world.git
  project.repo.git('remote', 'add', 'origin', path)
  project.repo.git('push', '--quiet', 'origin', 'main')
  const known = {
    GITHUB_REPOSITORY: 'octo/garden',
    GITHUB_API_URL: github.url,
    GITHUB_SERVER_URL: 'https://github.test',
  }
  return { project, github, env: { ...known, GH_TOKEN: github.token.value }, known }
}

test('finish --pr brings the branch to GitHub and opens one pull request, whatever ended it before', {
  tags: 'thorough/variant',
}, async () => {
  const { project, github, env } = await finishedAtGitHub()
  const killed = { ...env, RALPH_FAILPOINT: 'remote.pushed:1:kill' }
  expect((await project.ralph(['finish', '--pr'], { env: killed })).code).toBe(137)
  expect(github.creations()).toEqual([])
  const end = await project.ralph(['finish', '--pr'], { env })
  expect(end.code, end.stderr).toBe(3)
  expect(end.stdout).toMatch(/^The pull request is open: http\S+\n$/)
  const again = await project.ralph(['finish', '--pr'], { env })
  expect(again.stdout).toBe(end.stdout)
  expect(github.counts()['POST /repos/{owner}/{repo}/pulls']).toBe(1)
  expect(refsOf(github.world.git)).toContain('refs/heads/ralph/work/demo')
})

test('finish --pr without a token says where and how it is opened, and changes nothing', {
  tags: 'thorough/variant',
}, async () => {
  const { project, github, known } = await finishedAtGitHub()
  const before = refsOf(github.world.git)
  const end = await project.ralph(['finish', '--pr'], { env: known })
  expect(end.code, end.stderr).toBe(3)
  expect(end.stdout).toContain('https://github.test/octo/garden/compare/main...ralph/work/demo?expand=1')
  expect(end.stdout).toMatch(
    /^ {4}git push origin ralph\/work\/demo && gh pr create --head ralph\/work\/demo --base main /m,
  )
  expect(refsOf(github.world.git)).toBe(before)
})

test.each(['remote.push', 'remote.pushed'])(
  'a finish that is killed at %s leaves nothing broken, and the same command ends it',
  { tags: 'thorough/point' },
  async (point) => {
    const { repo, ralph } = await finishedRun()
    repo.git('switch', '--quiet', '--create', 'side')
    expect((await ralph(['finish'], { env: { RALPH_FAILPOINT: `${point}:1:kill` } })).code).toBe(137)
    repo.git('fsck', '--strict')
    const end = await ralph(['finish'])
    expect(end.code, end.stderr).toBe(0)
    expect(end.stdout).toContain('contains the work of this run.')
    expect(repo.git('rev-list', '--count', '--merges', 'side..main')).toBe('1')
  },
)

test.skipIf(!canMount)('a run is deleted on a disk that is full', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']), 'README.md': 'hello\n' })
  expect((await project.ralph(['run', ...project.agent(goodAgent)])).code).toBe(0)
  const { root, repo, env } = project
  const script = `
cp -a '${root}' '${root}-copy' && mount -t tmpfs -o size=32m none '${root}' && cp -a '${root}-copy/.' '${root}' && cd '${repo.path}'
head -c 100M /dev/zero > '${root}/tmp/filler' 2> /dev/null
"$@"; echo "ended $?"
git for-each-ref --format='%(refname)'; git fsck --strict 2>&1; ls '${root}'/ralph-home/*; rm -rf '${root}-copy'`
  const call = [process.execPath, join(dist, 'cli/index.js'), 'delete', 'demo', '--force']
  const output = execFileSync('unshare', ['--mount', 'sh', '-c', script, 'sh', ...call], { env, encoding: 'utf8' })
  expect(output).toMatch(/^ended 0$/m)
  expect(output).not.toMatch(/refs\/heads\/ralph|workspace/)
})

test('a replay that went as recorded leaves no file; one that is asked to leaves them, with what shows them', {
  tags: 'thorough/variant',
}, async () => {
  const project = await finishedRun()
  const left = (): string[] => filesBelow(join(project.root, 'tmp'))
  const end = await project.ralph(['replay', 'demo'])
  expect(end.code, end.stdout).toBe(0)
  expect(end.stdout).not.toContain('Take a look')
  expect(left()).toEqual([])
  expect((await project.ralph(['replay', 'demo', '--keep'])).stdout).toContain('Take a look')
  expect(left()).not.toEqual([])
})
