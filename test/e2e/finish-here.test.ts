import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bareRemote } from '../support/git-repositories.ts'
import { inTerminal } from '../support/in-terminal.ts'
import { goodAgent, makeProject, type Project, planOf } from '../support/project.ts'
import { workRef } from '../support/run-on-disk.ts'

async function finishedRun(agent = goodAgent, flags: readonly string[] = []): Promise<Project & { printed: string }> {
  const project = makeProject({ 'plan.json': planOf(['A']), 'README.md': 'hello\n' })
  if (flags.length > 0) {
    const origin = bareRemote()
    project.repo.git('remote', 'add', 'origin', origin.path)
    project.repo.git('push', '--quiet', 'origin', 'main')
  }
  const { code, stdout, stderr } = await project.ralph(['run', ...flags, ...project.agent(agent)])
  expect(code, stderr).toBe(0)
  return { ...project, printed: stdout }
}

/** A hook of the user's that says that it ran, and ends with this code. */
function addHook({ repo, moments }: Project, name: string, code = 0): void {
  const file = join(repo.path, '.git/hooks', name)
  mkdirSync(join(repo.path, '.git/hooks'), { recursive: true })
  writeFileSync(file, `#!/bin/sh\necho "${name} ran" | tee -a '${moments}/hooks'\nexit ${code}\n`)
  chmodSync(file, 0o755)
}

const hooksOf = ({ moments }: Project): string =>
  existsSync(join(moments, 'hooks')) ? readFileSync(join(moments, 'hooks'), 'utf8') : ''

/** All that a person could lose. */
const treeOf = ({ repo }: Project): string[] => [
  repo.git('rev-parse', 'HEAD', 'main'),
  repo.git('status', '--porcelain', '--untracked-files=all'),
  repo.git('diff', 'HEAD'),
]

test('finish --here, as a complete run prints it, merges by the user’s own git and runs their hooks', async () => {
  const project = await finishedRun()
  for (const name of ['pre-merge-commit', 'commit-msg', 'post-merge']) addHook(project, name)
  const line = /^Merge it +(ralph finish .*--here.*)$/m.exec(project.printed)?.[1] ?? ''
  const end = await project.ralph(line.split(' ').slice(1))
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(end.stdout).toContain('contains the work of this run')
  expect(hooksOf(project)).toBe('pre-merge-commit ran\ncommit-msg ran\npost-merge ran\n')
  expect(project.repo.git('log', '-1', '--format=%s', 'main')).toBe('Merge the work of demo (1 task)')
  expect(readFileSync(join(project.repo.path, 'A.txt'), 'utf8')).toContain('work of A')
  expect(project.repo.git('status', '--porcelain')).toBe('')
  expect((await project.ralph(['finish', '--here'])).code).toBe(0)
  expect((await project.ralph(['delete', 'demo'])).code).toBe(0)
})

type Case = readonly [what: string, prepare: (project: Project) => void, code: string, says: RegExp, flags?: string[]]

const cases: readonly Case[] = [
  ['a changed file', ({ repo }) => repo.write({ 'README.md': 'mine\n' }), 'FINISH_NOT_HERE', /not committed/],
  [
    'a staged file',
    ({ repo }) => {
      repo.write({ 'mine.txt': 'mine\n' })
      repo.git('add', 'mine.txt')
    },
    'FINISH_NOT_HERE',
    /mine\.txt/,
  ],
  [
    'another branch',
    ({ repo }) => void repo.git('switch', '--quiet', '--create', 'side'),
    'FINISH_NOT_HERE',
    /git switch main/,
  ],
  [
    'a detached HEAD',
    ({ repo }) => void repo.git('checkout', '--quiet', '--detach'),
    'FINISH_NOT_HERE',
    /a detached HEAD checked out/,
  ],
  [
    'a merge in progress',
    ({ repo }) => {
      repo.git('switch', '--quiet', '--create', 'side')
      repo.commit('Side', { 'side.txt': 'side\n' })
      repo.git('switch', '--quiet', 'main')
      repo.commit('Main', { 'main.txt': 'main\n' })
      repo.git('merge', '--quiet', '--no-commit', 'side')
    },
    'FINISH_NOT_HERE',
    /in the middle of a merge/,
  ],
  ['a conflict', ({ repo }) => void repo.commit('Mine', { 'A.txt': 'mine\n' }), 'FINISH_CONFLICT', /A\.txt/],
  [
    'a conflict',
    ({ repo }) => void repo.commit('Mine', { 'A.txt': 'mine\n' }),
    'FINISH_CONFLICT',
    /A\.txt/,
    ['--squash'],
  ],
  [
    'an untracked file in its place',
    ({ repo }) => repo.write({ 'A.txt': 'mine\n' }),
    'FINISH_REFUSED',
    /nothing was changed/,
  ],
  [
    'a lock of another git',
    ({ repo }) => writeFileSync(join(repo.path, '.git/index.lock'), ''),
    'FINISH_NOT_HERE',
    /index\.lock is there/,
  ],
  [
    'a hook that refuses without a word',
    ({ repo }) => {
      mkdirSync(join(repo.path, '.git/hooks'), { recursive: true })
      writeFileSync(join(repo.path, '.git/hooks/pre-merge-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    },
    'FINISH_REFUSED',
    /one of your hooks/,
  ],
  [
    'a hook that refuses',
    (project) => addHook(project, 'pre-merge-commit', 1),
    'FINISH_REFUSED',
    /pre-merge-commit ran/,
  ],
  ['a message that is refused', (project) => addHook(project, 'commit-msg', 1), 'FINISH_REFUSED', /commit-msg ran/],
  ['a commit that is refused', (project) => addHook(project, 'pre-commit', 1), 'FINISH_REFUSED', /ran/, ['--squash']],
]

test.each(cases.map(([what, prepare, code, says, flags = []]) => ({ what, prepare, code, says, flags })))(
  'finish --here: $what is refused, and nothing is left half',
  { tags: 'thorough/variant' },
  async ({ prepare, code, says, flags }) => {
    const project = await finishedRun()
    prepare(project)
    const before = treeOf(project)
    const end = await project.ralph(['finish', '--here', ...flags])
    expect(end.code, end.stdout + end.stderr).toBe(3)
    expect(end.stderr).toContain(`[${code}]`)
    expect(end.stderr).toMatch(says)
    expect(treeOf(project)).toEqual(before)
  },
)

test('finish --here: ignored files of the user that the merge would overwrite stay, and are named', async () => {
  const project = await finishedRun(`cat > /dev/null
mkdir -p notes out
echo theirs > notes/todo.md; echo theirs > plans.txt; echo theirs > out/a.txt
echo '{"summary":"Did it.","freeform":"Notes."}' > "$RALPH_HANDOFF_FILE"`)
  const { repo, ralph } = project
  writeFileSync(join(repo.path, '.git/info/exclude'), '/notes\nplans.txt\nout\n')
  repo.write({ 'plans.txt': 'mine\n', 'notes/mine.md': 'mine\n', out: 'mine\n' })
  const head = repo.git('rev-parse', 'main')
  const refused = await ralph(['finish', '--here'])
  expect(refused, refused.stdout).toMatchObject({ code: 3, stderr: expect.stringContaining('[FINISH_NOT_HERE]') })
  expect(refused.stderr).toContain('  - plans.txt\n')
  expect(refused.stderr).toContain('  - out\n')
  expect(refused.stderr, 'a file of its own in the folder is in nobody’s way').not.toContain('mine.md')
  expect(repo.git('rev-parse', 'main')).toBe(head)
  expect(readFileSync(join(repo.path, 'plans.txt'), 'utf8')).toBe('mine\n')
  for (const path of ['plans.txt', 'out']) renameSync(join(repo.path, path), join(project.root, path))
  const merged = await ralph(['finish', '--here'])
  expect(merged, merged.stderr).toMatchObject({ code: 0 })
  expect(readFileSync(join(repo.path, 'notes/mine.md'), 'utf8')).toBe('mine\n')
})

test('finish --here: TERM ends it in a hook that does not end, and the merge is undone', async () => {
  const project = await finishedRun()
  const { repo, moments } = project
  mkdirSync(join(repo.path, '.git/hooks'), { recursive: true })
  writeFileSync(
    join(repo.path, '.git/hooks/pre-merge-commit'),
    `#!/bin/sh\ntouch '${moments}/hooked'\nsleep 60 & echo $! > '${moments}/sleep'; wait\n`,
    { mode: 0o755 },
  )
  const before = treeOf(project)
  const engine = project.start(['finish', '--here'])
  await project.moment('hooked')
  engine.kill('SIGTERM')
  const end = await engine.ended
  expect(end, end.stdout + end.stderr).toMatchObject({ code: 130 })
  expect(end.stderr).toContain('Interrupted during the merge; nothing was changed. [INTERRUPTED]')
  expect(treeOf(project)).toEqual(before)
  process.kill(Number(readFileSync(join(moments, 'sleep'), 'utf8')))
})

test('finish --here: work that changes a submodule is refused', { tags: 'thorough/variant' }, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const { repo } = project
  const command = ['run', ...project.agent(goodAgent)]
  expect((await project.ralph([...command, '--max-iterations', '1'])).code).toBe(2)
  const tree = repo.git('ls-tree', workRef)
  const submodule = `160000 commit ${repo.git('rev-parse', 'HEAD')}\tlib`
  writeFileSync(join(project.root, 'tree'), `${tree}\n${submodule}\n`)
  const made = repo.git('-c', 'alias.in=!git mktree <', 'in', join(project.root, 'tree'))
  repo.git('update-ref', workRef, repo.git('commit-tree', made, '-p', workRef, '-m', 'A submodule'))
  expect((await project.ralph(command)).code).toBe(0)
  const before = treeOf(project)
  const end = await project.ralph(['finish', '--here'])
  expect(end.code, end.stdout + end.stderr).toBe(3)
  expect(end.stderr).toMatch(/lib: a merge does not update the files of a submodule/)
  expect(treeOf(project)).toEqual(before)
})

test('finish --here asks on a terminal, and no is no', { tags: 'thorough/variant' }, async () => {
  const project = await finishedRun()
  const before = treeOf(project)
  const no = await inTerminal(project, ['finish', '--here'], [[/Run git merge of \w+ into main/, 'n']])
  expect(no.code, no.stdout).toBe(3)
  expect(treeOf(project)).toEqual(before)
  const yes = await inTerminal(project, ['finish', '--here'], [[/Run git merge of \w+ into main/, 'y']])
  expect(yes.code, yes.stdout).toBe(0)
  expect(project.repo.git('log', '-1', '--format=%s')).toContain('Merge the work of demo')
})

test('finish --here fetches a run of a remote first, and prints the push', { tags: 'thorough/variant' }, async () => {
  const project = await finishedRun(goodAgent, ['--remote', 'origin'])
  const end = await project.ralph(['finish', '--here', '--squash', '--remote', 'origin'])
  expect(end.code, end.stdout + end.stderr).toBe(3)
  const repeated = await project.ralph(['finish', '--here', '--squash', '--remote', 'origin'])
  expect([repeated.code, repeated.stdout], 'not pushed yet').toEqual([3, end.stdout])
  const push = /^ {4}git (push .*)$/m.exec(end.stdout)?.[1] ?? ''
  project.repo.git(...push.split(' '))
  expect(project.repo.git('log', '-1', '--format=%s')).toBe('Complete demo (1 task)')
  const done = await project.ralph(['finish', '--here', '--remote', 'origin'])
  expect(done.code, done.stdout + done.stderr).toBe(0)
})
