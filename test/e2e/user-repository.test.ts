import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryAt } from '../support/git-repositories.ts'
import { filesBelow, goodAgent, makeProject, type Project, planOf, projectAt } from '../support/project.ts'
import { committedTasks, expectSoundRun, hasRef, refsOf, stateRef, workRef } from '../support/run-on-disk.ts'
import { untouched } from '../support/untouched.ts'

const checked = ['--validate', 'true']

test('the working tree, index, HEAD, configuration and stash of the user are never touched', async () => {
  const project = makeProject({
    'plan.json': planOf(['A', 'B']),
    'a.txt': 'a\n',
    'b.txt': 'b\n',
    '.gitignore': 'out/\n',
  })
  const { repo } = project
  repo.write({ 'a.txt': 'stashed\n' })
  repo.git('stash')
  repo.write({ 'a.txt': 'staged\n', 'new.txt': 'untracked\n', 'out/x.txt': 'ignored\n' })
  repo.git('add', 'a.txt')
  repo.write({ 'a.txt': 'staged, then edited\n', 'b.txt': 'edited\n' })
  repo.git('switch', '--quiet', '-c', 'feature')
  repo.git('status')
  const before = untouched(repo.path)
  const end = await project.ralph(['run', ...project.agent(goodAgent), ...checked])
  expect(end.code, end.stderr).toBe(0)
  expect(end.stdout).toMatch(/3 uncommitted files are not part of the run/)
  expect(untouched(repo.path)).toBe(before)
  expect(committedTasks(repo)).toEqual(['A', 'B'])
  expect(repo.git('show', `${workRef}:a.txt`), 'what is not committed is not part of the run').toBe('a')
  expect(repo.git('ls-tree', '-r', '--name-only', workRef).split('\n').sort()).toEqual(
    ['.gitignore', 'A.txt', 'B.txt', 'a.txt', 'b.txt', 'plan.json'].sort(),
  )
})

test('no hook of the user runs, neither at commits nor at pushes', async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  const { repo, root } = project
  const script = `#!/bin/sh\ntouch "${join(root, 'hook-ran')}-$(basename $0)"\nexit 1\n`
  const names = [
    ...['pre-commit', 'prepare-commit-msg', 'commit-msg', 'post-commit', 'post-checkout', 'post-index-change'],
    ...['pre-push', 'pre-receive', 'update', 'post-receive', 'post-update', 'reference-transaction', 'pre-auto-gc'],
  ]
  for (const name of names) {
    for (const folder of ['.git/hooks', '.husky']) {
      mkdirSync(join(repo.path, folder), { recursive: true })
      writeFileSync(join(repo.path, folder, name), script, { mode: 0o755 })
    }
  }
  for (const hooks of ['.git/hooks', '.husky']) {
    // Absolute: hooks of a push run in another directory, where a relative path would find none.
    repo.git('config', 'core.hooksPath', join(repo.path, hooks))
    const end = await project.ralph([
      'run',
      '--fresh',
      ...project.agent(`${goodAgent}\necho "$RALPH_ITERATION" > number`),
      ...checked,
    ])
    expect(end.code, end.stderr).toBe(0)
  }
  expect(filesBelow(root).filter((name) => name.startsWith('hook-ran'))).toEqual([])
})

test('a worktree of the user is a repository like any other', { tags: 'thorough/variant' }, async () => {
  const main = makeProject({ 'plan.json': planOf(['A']) })
  main.repo.git('worktree', 'add', '--quiet', '-b', 'side', join(main.root, 'side'))
  const project = projectAt(repositoryAt(join(main.root, 'side'), main.repo.env), main.root, main.env)
  project.repo.commit('Only here', { 'side.txt': 'x\n' })
  const end = await project.ralph(['run', ...project.agent(goodAgent), ...checked])
  expect(end.code, end.stderr).toBe(0)
  expectSoundRun(main.repo)
  expect(committedTasks(main.repo, { base: 'side' })).toEqual(['A'])
  expect(project.repo.git('status', '--porcelain', '--branch')).toBe('## side')
})

test('a detached HEAD is where the run starts from, and stays where it is', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'plan.json': planOf(['A']) })
  project.repo.commit('Newer', { 'newer.txt': 'x\n' })
  project.repo.git('checkout', '--quiet', '--detach', 'HEAD~1')
  const end = await project.ralph(['run', ...project.agent(goodAgent), ...checked])
  expect(end.code, end.stderr).toBe(0)
  expect(project.repo.git('rev-parse', `${workRef}~1`)).toBe(project.repo.git('rev-parse', 'HEAD'))
  expect(project.repo.git('rev-parse', '--abbrev-ref', 'HEAD')).toBe('HEAD')
  expectSoundRun(project.repo)
})

test('B5: spaces, quotes and other letters in the path, and a plan in a subdirectory, change nothing', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject(
    { 'pläne für "uns"/nächster plan.json': planOf(['A']), 'README.md': 'x\n' },
    { folder: "mein Projekt 'ünï' $HOME" },
  )
  const cwd = join(project.repo.path, 'pläne für "uns"')
  const command = ['run', '--plan', 'nächster plan.json', ...project.agent(goodAgent), ...checked]
  const first = await project.ralph(command, { cwd })
  expect(first.code, first.stderr).toBe(0)
  expectSoundRun(project.repo)
  expect(project.repo.git('status', '--porcelain')).toBe('')
  // What it tells the user to type works in a shell.
  const status = await project.ralph(['status', '--plan', 'nächster plan.json'], { cwd })
  expect(status).toMatchObject({ code: 0, stderr: '' })
})

test.each([
  ['has no identity', '[user]\n\tuseConfigOnly = true\n[commit]\n\tgpgSign = true\n', goodAgent],
  ['has hooks that refuse every commit', '[core]\n\thooksPath = .husky\n', goodAgent],
  ['gets nothing to commit at first', '', `[ "$RALPH_ATTEMPT" != 1 ] || exec true\n${goodAgent}`],
])(
  'A10: a repository that %s gets its commits all the same',
  { tags: 'thorough/variant' },
  async (_, config, agent) => {
    const refusing = '#!/bin/sh\necho "no commit today" >&2; exit 1\n'
    const project = makeProject({
      'plan.json': planOf(['A']),
      '.husky/pre-commit': refusing,
      '.husky/commit-msg': refusing,
    })
    for (const hook of ['pre-commit', 'commit-msg']) chmodSync(join(project.repo.path, '.husky', hook), 0o755)
    writeFileSync(join(project.root, 'home/.gitconfig'), config)
    const end = await project.ralph(['run', ...project.agent(agent), ...checked])
    expect(end.code, end.stderr).toBe(0)
    expect(expectSoundRun(project.repo).counts.succeeded).toBe(1)
  },
)

interface Refusal {
  readonly what: string
  readonly prepare: (project: Project) => void
  readonly code: string
  /** Shell commands in what it says; each makes the run possible. */
  readonly remedy: RegExp
}

const refusals: readonly Refusal[] = [
  {
    what: 'a work branch that is checked out',
    prepare: ({ repo }) => void repo.git('switch', '--quiet', '-c', 'ralph/work/demo'),
    code: 'WORK_BRANCH_CHECKED_OUT',
    remedy: /Leave it: `(.*?)`\. Or:/,
  },
  {
    what: 'a branch named ralph',
    prepare: ({ repo }) => void repo.git('branch', 'ralph'),
    code: 'BRANCH_BLOCKS_NAMESPACE',
    remedy: /Rename it: (.*)/,
  },
]

test.each(refusals)(
  '64: $what is refused with a remedy that works',
  { tags: 'thorough/variant' },
  async ({ prepare, code, remedy }) => {
    const project = makeProject({ 'plan.json': planOf(['A']) })
    prepare(project)
    const before = refsOf(project.repo)
    const command = ['run', ...project.agent(goodAgent), ...checked]
    const end = await project.ralph(command)
    expect(end.code, end.stderr).toBe(64)
    expect(end.stderr).toContain(code)
    expect(refsOf(project.repo)).toBe(before)
    const typed = remedy.exec(end.stderr)?.[1] ?? 'false'
    project.repo.git('-c', `alias.typed=!${typed}`, 'typed')
    const again = await project.ralph(command)
    expect(again.code, `${typed}\n${again.stderr}`).toBe(0)
    expectSoundRun(project.repo)
  },
)

test('64: the default branch is never the work branch', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'plan.json': planOf(['A'], { branch: 'main' }) })
  const end = await project.ralph(['run', ...project.agent(goodAgent), ...checked])
  expect(end.code).toBe(64)
  expect(end.stderr).toContain('never commits there')
  expect(hasRef(project.repo, stateRef)).toBe(false)
  expect(existsSync(join(project.repo.path, 'A.txt'))).toBe(false)
  expect(readFileSync(join(project.repo.path, '.git/HEAD'), 'utf8')).toBe('ref: refs/heads/main\n')
})
