import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryAt } from '../support/git-repositories.ts'
import { nextCommands } from '../support/printed-commands.ts'
import { goodAgent, makeProject, type Project, planOf, projectAt } from '../support/project.ts'
import { committedTasks, eventsOf, expectSoundRun, hasRef, refsOf, runOf, workRef } from '../support/run-on-disk.ts'

const notes = (project: Project, path: string): string => project.repo.git('show', `${workRef}:${path}`)

/** A run of A and B that stopped after A. */
async function halfDone(checks = ['--validate', 'true'], agent = goodAgent) {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']), 'shared.txt': 'begin\n' })
  const command = ['run', ...project.agent(agent), ...checks]
  const end = await project.ralph([...command, '--max-iterations', '1'])
  expect(end.code, end.stderr).toBe(2)
  return { project, repo: project.repo, command, first: project.repo.git('rev-parse', workRef) }
}

/** What the stop sentence tells a person to type, typed: a conflict is ended by taking `file` as `content`. */
function mergeAsTold({ repo, env }: Project, said: string, file: Record<string, string>): void {
  const commands = nextCommands(said).filter((command) => command.startsWith('git '))
  expect(commands.length).toBeGreaterThan(4)
  for (const command of commands) {
    try {
      execFileSync('sh', ['-c', command], { cwd: repo.path, env, stdio: 'pipe' })
    } catch (error) {
      if (!command.startsWith('git merge')) throw error
      repo.commit('Merge by hand', file)
    }
  }
}

test('a base that moved is merged as one commit before the agent is called; nothing else of the user moves', async () => {
  const { project, repo, command, first } = await halfDone(['--validate', 'test -e plan.json'])
  const base = repo.commit('Base moves', { 'base.txt': 'new\n' })
  const end = await project.ralph(command)
  expect(end.code, end.stderr).toBe(0)
  expect(end.stdout.replace(/\s+/g, ' ')).toContain(`main (${base.slice(0, 7)}) was merged into ralph/work/demo`)
  expectSoundRun(repo)
  const merge = repo.git('rev-parse', `${workRef}~1`)
  expect(repo.git('log', '-1', '--format=%P %s', merge)).toBe(
    `${first} ${base} ralph: merge main (${base.slice(0, 7)}) into ralph/work/demo`,
  )
  expect(notes(project, 'base.txt')).toBe('new')
  expect(
    eventsOf(repo)
      .map(({ type }) => type)
      .filter((type) => /merged|baseline/.test(type)),
  ).toEqual(['baseline_finished', 'base_merged', 'baseline_finished'])
  expect(repo.git('rev-parse', 'HEAD', 'main')).toBe(`${base}\n${base}`)
  expect(repo.git('status', '--porcelain')).toBe('')
})

test('a base that breaks the checks blocks the run with the merge named, and no agent is called', {
  tags: 'thorough/variant',
}, async () => {
  const { project, repo, command } = await halfDone(['--validate', 'test ! -e broken.txt'])
  const base = repo.commit('Base breaks', { 'broken.txt': 'x\n' })
  const end = await project.ralph(command)
  expect(end.code).toBe(1)
  expect(end.stdout.replace(/\s+/g, ' ')).toContain(`since main (${base.slice(0, 7)}) was merged into ralph/work/demo`)
  expect(runOf(repo).iteration).toBe(1)
  repo.git('rm', '--quiet', 'broken.txt')
  repo.commit('Mend it')
  const again = await project.ralph(command)
  expect(again.code, again.stderr).toBe(0)
  expectSoundRun(repo)
})

test('3: a conflict with the base waits for a person, writes nothing more, and goes on once it is merged as told', {
  tags: 'thorough/variant',
}, async () => {
  const { project, repo, command, first } = await halfDone()
  repo.commit('Base moves', { 'A.txt': 'the base has its own\n' })
  const end = await project.ralph(command)
  expect(end.code, end.stderr).toBe(3)
  expect(end.stdout.replace(/\s+/g, ' ')).toContain('conflict in A.txt')
  expect(repo.git('rev-parse', workRef)).toBe(first)
  const before = refsOf(repo)
  const again = await project.ralph(command)
  expect(again.code).toBe(3)
  expect(refsOf(repo)).toBe(before)

  mergeAsTold(project, again.stdout, { 'A.txt': 'both\n' })
  expect(repo.git('branch', '--show-current')).toBe('main')
  const last = await project.ralph(command)
  expect(last.code, last.stderr).toBe(0)
  expectSoundRun(repo)
  expect(notes(project, 'A.txt')).toBe('both')
  expect(repo.git('merge-base', '--is-ancestor', 'main', workRef)).toBe('')
})

test('a commit on an older tip, force-pushed, is kept: ours is merged onto it', {
  tags: 'thorough/variant',
}, async () => {
  const { project, repo, command, first } = await halfDone()
  repo.git('switch', '--quiet', '--detach', 'main')
  const theirs = repo.commit('Mine', { 'mine.txt': 'x\n' })
  repo.git('switch', '--quiet', 'main')
  repo.git('update-ref', workRef, theirs)
  const end = await project.ralph(command)
  expect(end.code, end.stderr).toBe(0)
  expectSoundRun(repo)
  expect(repo.git('log', '-1', '--format=%P', `${workRef}~1`)).toBe(`${theirs} ${first}`)
  expect([notes(project, 'mine.txt'), notes(project, 'A.txt')]).toEqual(['x', 'work of A'])
})

test('3: a force-push that conflicts is not overwritten; ours is offered, and merging as told ends it', {
  tags: 'thorough/variant',
}, async () => {
  const { project, repo, command, first } = await halfDone()
  repo.git('switch', '--quiet', '--detach', 'main')
  const theirs = repo.commit('Mine', { 'A.txt': 'otherwise\n' })
  repo.git('switch', '--quiet', 'main')
  repo.git('update-ref', workRef, theirs)
  const end = await project.ralph(command)
  expect(end.code, end.stderr).toBe(3)
  expect(repo.git('rev-parse', workRef, 'ralph/work/demo-pending')).toBe(`${theirs}\n${first}`)
  mergeAsTold(project, end.stdout, { 'A.txt': 'both\n' })
  const last = await project.ralph(command)
  expect(last.code, last.stderr).toBe(0)
  expectSoundRun(repo)
  expect(notes(project, 'A.txt')).toBe('both')
})

test('a push while the agent works loses neither commit: both are merged, checked and built upon', {
  tags: 'thorough/variant',
}, async () => {
  const agent = `${goodAgent}
if [ "$RALPH_TASK_ID" = A ]; then
  touch "$MOMENTS/working"
  while [ ! -e "$MOMENTS/pushed" ]; do sleep 0.05; done
fi`
  const project = makeProject({ 'plan.json': planOf(['Z', 'A', 'B']) })
  const { repo } = project
  const engine = project.start(['run', ...project.agent(agent), '--validate', 'true'])
  await project.moment('working')
  const before = repo.git('rev-parse', workRef)
  const theirs = repo.git('commit-tree', `${before}^{tree}`, '-p', before, '-m', 'Empty, by hand')
  repo.git('update-ref', workRef, theirs)
  execFileSync('touch', [`${project.moments}/pushed`])
  const end = await engine.ended
  expect(end.code, end.stderr).toBe(0)
  const run = expectSoundRun(repo)
  repo.git('merge-base', '--is-ancestor', theirs, workRef)
  expect(committedTasks(repo)).toEqual(['Z', 'A', 'B'])
  expect(run.counts).toMatchObject({ succeeded: 3, failed: 0 })
  expect(eventsOf(repo).filter(({ type }) => type === 'baseline_finished')).toHaveLength(2)
})

test('a machine with a shallow clone merges a base that moved at the remote, with history that it never had', {
  tags: 'thorough/variant',
}, async () => {
  const project = makeProject({ 'plan.json': planOf(['A', 'B']) })
  const { repo, root, env } = project
  const origin = repositoryAt(join(root, 'origin.git'), repo.env)
  repo.git('clone', '--quiet', '--mirror', '.', origin.path)
  const url = `file://${origin.path}`
  const command = ['run', '--remote', url, ...project.agent(goodAgent), '--validate', 'true']
  expect((await project.ralph([...command, '--max-iterations', '1'])).code).toBe(2)
  for (const n of [1, 2, 3]) repo.commit(`Base moves ${n}`, { 'base.txt': `${n}\n` })
  repo.git('push', '--quiet', url, 'main')

  repo.git('clone', '--quiet', '--depth=1', '--branch', 'main', url, join(root, 'other'))
  const other = projectAt(repositoryAt(join(root, 'other'), repo.env), root, env)
  const end = await other.ralph(command)
  expect(end.code, end.stderr + end.stdout).toBe(0)
  expectSoundRun(origin)
  expect(origin.git('log', '-1', '--format=%P', `${workRef}~1`)).toBe(
    `${origin.git('rev-parse', `${workRef}~2`)} ${repo.git('rev-parse', 'main')}`,
  )
  expect(origin.git('show', `${workRef}:base.txt`)).toBe('3')
  expect(committedTasks(origin)).toEqual(['A', 'B'])
})

test('a branch that was merged and deleted stays away until there is new work', {
  tags: 'thorough/variant',
}, async () => {
  const { project, repo, command } = await halfDone(
    ['--validate', 'true'],
    `${goodAgent}\ngit rev-parse --verify -q HEAD > "$MOMENTS/head"`,
  )
  repo.git('merge', '--quiet', '--no-edit', '--no-ff', 'ralph/work/demo')
  repo.git('branch', '--quiet', '-D', 'ralph/work/demo')
  const base = repo.git('rev-parse', 'main')
  const red = await project.ralph([...command, '--validate', 'false'])
  expect(red.code).toBe(1)
  expect(hasRef(repo, workRef), 'not made again for nothing').toBe(false)
  const end = await project.ralph(command)
  expect(end.code, end.stderr).toBe(0)
  expectSoundRun(repo)
  expect(repo.git('rev-parse', `${workRef}~1`)).toBe(base)
})

test('3: with base-conflict task an agent resolves the merge, and its commit has both sides as parents', {
  tags: 'thorough/variant',
}, async () => {
  const resolving = `cat > "$MOMENTS/prompt-$RALPH_TASK_ID"
case "$RALPH_TASK_ID" in
  ralph-merge-*)
    cp A.txt "$MOMENTS/laid-out"
    git status --porcelain > "$MOMENTS/status"
    (git show HEAD^1:A.txt; git show HEAD^2:A.txt; git log --format=%s HEAD^1..HEAD^2) > "$MOMENTS/sides"
    [ "$RALPH_ATTEMPT" = 1 ] || (git show HEAD^1:A.txt; git show HEAD^2:A.txt) > A.txt
    touch note.txt ;;
  *) echo "work of $RALPH_TASK_ID" > "$RALPH_TASK_ID.txt" ;;
esac
echo '{"summary":"Did it.","freeform":"Notes."}' > "$RALPH_HANDOFF_FILE"
`
  const { project, repo, command, first } = await halfDone(['--validate', 'true'], resolving)
  const base = repo.commit('Base goes its own way', { 'A.txt': 'the base has its own\n', 'base.txt': 'new\n' })
  const end = await project.ralph([...command, '--base-conflict', 'task'])
  expect(end.code, end.stderr + end.stdout).toBe(0)
  const run = expectSoundRun(repo)
  const id = `ralph-merge-${base.slice(0, 12)}`
  const merge = run.tasks[id]?.commit ?? ''
  expect(repo.git('log', '-1', '--format=%P', merge)).toBe(`${first} ${base}`)
  expect(repo.git('log', '-1', '--format=%(trailers:key=Ralph-Merge,valueonly,separator=)', merge)).toBe(base)
  expect(committedTasks(repo)).toEqual(['A', id, 'B'])
  expect([notes(project, 'A.txt'), notes(project, 'base.txt')]).toEqual(['work of A\nthe base has its own', 'new'])
  expect(run.counts).toMatchObject({ succeeded: 3, failed: 1 })
  expect(end.stdout.replace(/\s+/g, ' ')).toContain('conflict markers remain in A.txt')

  const moment = (name: string): string => readFileSync(join(project.moments, name), 'utf8')
  expect(moment('laid-out')).toMatch(/^<{7} .*\nwork of A\n={7}\nthe base has its own\n>{7} .*\n$/)
  expect(moment('status')).toBe('')
  expect(moment('sides')).toBe('work of A\nthe base has its own\nBase goes its own way\n')
  expect(moment(`prompt-${id}`)).toContain(`- ${base.slice(0, 7)} Base goes its own way`)
  expect(repo.git('rev-parse', 'HEAD', 'main')).toBe(`${base}\n${base}`)
  expect(repo.git('status', '--porcelain')).toBe('')
})
