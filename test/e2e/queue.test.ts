import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startCli } from '../support/cli.ts'
import { goodAgent, makeProject } from '../support/project.ts'
import { wordsInShell } from '../support/shell.ts'

const plan = (title: string): string => `# Plan: ${title}

### T1: Write it

**Requires:** none
**Status:** pending

1. Write T1.txt.

**Done when:** T1.txt is there.
`

const files = {
  'plans/pending/020-export.md': plan('Export'),
  'plans/pending/5-search.md': plan('Search'),
}
const ofQueue = { ...files, '.github/ralph.yml': 'queue: plans\n' }
const flags = ['--confinement', 'none', '--branch-prefix', 'feat/']

test('a queue is carried out in order; each branch moves its own plan, and what has begun is not begun again', async () => {
  const { ralph, agent, repo } = makeProject(files)
  const run = () => ralph(['run', '--queue', ...flags, ...agent(goodAgent)])
  const end = await run()
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(end.stdout.indexOf('Plan search')).toBeLessThan(end.stdout.indexOf('Plan export'))
  const tree = (branch: string) => repo.git('ls-tree', '-r', '--name-only', branch, 'plans').split('\n')
  const search = tree('feat/search')
  expect(search).toHaveLength(4)
  expect(search[0]).toMatch(/^plans\/complete\/\d{4}-\d\d-\d\d-search\/plan\.md$/)
  expect(search[1]).toMatch(/^plans\/complete\/\d{4}-\d\d-\d\d-search\/progress\.md$/)
  // Else git would take the folder for renamed.
  expect(search[2]).toBe('plans/current/.gitkeep')
  expect(search[3]).toBe('plans/pending/020-export.md')
  expect(repo.git('show', `feat/search:${search[0]}`)).toContain('**Status:** complete')
  expect(tree('feat/export')).toContain('plans/pending/5-search.md')
  expect(tree('main')).toEqual(['plans/pending/020-export.md', 'plans/pending/5-search.md'])
  const again = await run()
  expect(again.code, again.stdout + again.stderr).toBe(0)
  expect(again.stdout).not.toContain('Plan search (')
  expect(repo.git('status', '--porcelain')).toBe('')
})

test('a plan that begins on the one before names the protected files that somebody changed there, not the moves of its plan', {
  tags: 'thorough/variant',
}, async () => {
  const end = async (prepare: (repo: ReturnType<typeof makeProject>['repo']) => void) => {
    const { ralph, agent, repo } = makeProject(files)
    prepare(repo)
    const { code, stdout, stderr } = await ralph([
      ...['run', '--queue', '--queue-base', 'previous', ...flags],
      ...agent(`${goodAgent}\necho more >> more.txt`),
    ])
    expect(code, stdout + stderr).toBe(0)
    expect(stdout).toContain('it starts from feat/search, the work of the plan search')
    return stdout.slice(stdout.indexOf('Plan export'))
  }
  expect(await end(() => undefined)).not.toContain('Commits that do not come from a task')
  const steered = await end((repo) => {
    repo.git('switch', '-q', '-c', 'feat/search')
    repo.write({ '.github/workflows/ci.yml': 'on: push\n' })
    repo.git('add', '.github')
    repo.git('commit', '-qm', 'by somebody')
    repo.git('switch', '-q', 'main')
  })
  expect(steered).toContain('Commits that do not come from a task change protected files (.github/workflows/ci.yml')
})

test('a plan of the queue that is not committed stays where it is, and that is said once', async () => {
  const { ralph, agent, repo } = makeProject({ ...ofQueue })
  repo.write({ 'plans/pending/030-new.md': plan('New') })
  const end = await ralph(['run', '--plan', 'plans/pending/030-new.md', ...flags, ...agent(goodAgent)])
  expect(end.code, end.stdout + end.stderr).toBe(0)
  const said = (end.stdout + end.stderr).split("030-new.md is not committed, so the queue's folders stay as they are")
  expect(said).toHaveLength(2)
  expect(repo.git('ls-tree', '-r', '--name-only', 'feat/new', 'plans')).not.toContain('new')
})

test('two plans of one name are refused with both places before anything begins', {
  tags: 'thorough/variant',
}, async () => {
  const { ralph, agent } = makeProject({ ...files, 'plans/pending/7-search.md': plan('Search') })
  const end = await ralph(['run', '--queue', ...flags, ...agent(goodAgent)])
  expect(end.code).toBe(65)
  expect(end.stderr).toContain('5-search.md')
  expect(end.stderr).toContain('7-search.md')
})

test('an agent that changes the queue fails its attempt', { tags: 'thorough/variant' }, async () => {
  const { ralph, agent, repo } = makeProject({ 'plans/pending/5-search.md': plan('Search') })
  const hostile = `${goodAgent}\nmkdir -p plans/complete/x && echo done > plans/complete/x/plan.md\n`
  const end = await ralph(['run', '--queue', ...flags, '--max-iterations', '1', ...agent(hostile)])
  expect(end.stdout + end.stderr).toContain('plans/complete/x/plan.md')
  expect(repo.git('log', '--format=%s', 'main..feat/search')).not.toContain('ralph[1]')
})

test('where a queue is set, what names no plan says which one it is about, and leads to the queue', async () => {
  const { ralph } = makeProject(ofQueue)
  const [run, status, hint, orders] = [['run'], ['status'], ['hint', 'look'], ['orders']].map((words) => ralph(words))
  expect((await run)?.stderr).toMatch(/no plan at plan\.json\. \[PLAN_MISSING\]\n.*`ralph run --queue`/)
  expect((await status)?.stderr).toContain(
    'Work through the queue: `ralph run --queue`. Or begin this plan now: `ralph run --plan plans/pending/5-search.md`',
  )
  expect((await hint)?.stderr).toContain('This is about search, the next plan of the queue (plans/pending/5-search.md)')
  expect((await hint)?.stdout).toContain('It waits for the first job: ralph run --queue\n')
  expect((await orders)?.stderr).toContain('about search, the next plan')
})

test('--once names what comes next; orders are for that one, looks and undo for the one that is complete', {
  tags: 'thorough/variant',
}, async () => {
  const { ralph, agent } = makeProject(ofQueue)
  const once = await ralph(['run', '--queue', '--once', ...flags, ...agent(goodAgent)])
  expect(once.stdout).toMatch(/Next:\n {2}Begin export:\n {4}ralph run --queue --once --agent command --agent-command /)
  const hint = await ralph(['hint', 'look'])
  expect(hint.stderr).toContain('about export, the next plan')
  expect(hint.stdout).toContain('Ordered: hint look')
  expect((await ralph(['log'])).stderr).toContain('about search, the newest complete plan')
  const [status, list] = [await ralph(['status', '--json']), await ralph(['list', '--json'])]
  const { queue } = JSON.parse(status.stdout)
  expect(queue).toMatchObject({ folder: 'plans', file: 'plans/pending/5-search.md', position: 1, standing: 'complete' })
  expect(queue.next).toMatchObject({ kind: 'begin', plan: { plan: 'export', position: 2 } })
  expect(JSON.parse(list.stdout).queue).toMatchObject({ folder: 'plans', next: { kind: 'begin' } })
  expect((await ralph(['undo', '1'])).stderr).toContain('about search')
  const last = await ralph(['run', '--queue', '--json', ...flags, ...agent(goodAgent)])
  expect(last.stdout.trimEnd().split('\n').at(-1)).toBe('{"kind":"queue","next":{"kind":"empty","plan":null}}')
})

test('a plan that cannot be read, a file that is none, one that was taken out, and an empty queue are each told', {
  tags: 'thorough/variant',
}, async () => {
  const { ralph, repo, agent } = makeProject({ ...ofQueue, 'plans/pending/notes.txt': 'to do\n' })
  const run = () => ralph(['run', '--queue', '--once', '--max-iterations', '1', ...flags, ...agent('exit 0')])
  expect((await run()).stdout).toContain('Plan search')
  repo.git('rm', '--quiet', 'plans/pending/5-search.md')
  repo.commit('No search', { 'plans/pending/20-export.md': '# Ideas\n' })
  repo.git('rm', '--quiet', 'plans/pending/020-export.md')
  repo.commit('No export')
  const shown = await ralph(['queue'])
  expect(shown.code).toBe(65)
  expect(shown.stdout).toContain('error: plans/pending/20-export.md:1:1: ')
  expect(shown.stdout).toContain('plans/pending/notes.txt is not a plan of the queue')
  expect(shown.stdout).toContain('search has begun, and its file is no longer in plans/')
  repo.git('rm', '--quiet', 'plans/pending/20-export.md')
  repo.commit('Nothing')
  // Where the queue names no plan, the only run is meant.
  expect((await ralph(['status'])).stderr).toContain('This is about search, the only plan that was run here')
  expect((await run()).stdout).toBe('Nothing is left to start in plans/pending/.\n')
})

test('queue-failed: pass goes on past a plan that failed, and the exit code still tells', {
  tags: 'thorough/variant',
}, async () => {
  const { ralph, agent, repo } = makeProject(files)
  const fails = `case "$(ls plans/current)" in *search*) cat > /dev/null; exit 0;; esac\n${goodAgent}`
  const stopped = await ralph(['run', '--queue', ...flags, ...agent(fails)])
  expect(stopped.code, stopped.stdout).not.toBe(0)
  expect(stopped.stdout).not.toContain('Plan export')
  expect(stopped.stdout).toContain('The queue in plans/ waits for a person: search failed.')
  const end = await ralph(['run', '--queue', '--queue-failed', 'pass', ...flags, ...agent(fails)])
  expect(end.stdout).toContain('Plan export (plans/pending/020-export.md)')
  expect(repo.git('log', '--format=%s', 'main..feat/export')).toContain('T1')
  expect(end.stdout).toMatch(
    /Nothing is left to start in plans\/pending\/\.\nNot complete: search\. `ralph queue` shows why\.\n$/,
  )
})

test('what --once prints begins the next plan as the one before was begun, in the folder where it was typed', {
  tags: 'thorough/variant',
}, async () => {
  const { ralph, agent, repo, env } = makeProject({ ...files, 'ci/my.yml': 'queue: plans\n', 'docs/x': '' })
  const cwd = join(repo.path, 'docs')
  const typed = [...flags, '--known-red=false', '--validate', 'test -n "it\'s"', '--config', '../ci/my.yml']
  const first = await ralph(['run', '--queue', '--once', '--no-wait', ...typed, ...agent(goodAgent)], { cwd })
  const line = /Next:\n {2}Begin export:\n {4}([\s\S]*)\n$/.exec(first.stdout)?.[1] ?? first.stdout + first.stderr
  const [words = []] = wordsInShell([line])
  expect(words).toEqual(
    expect.arrayContaining(['--queue', '--once', '--no-wait', '--known-red=false', '../ci/my.yml', 'feat/']),
  )
  const { RALPH_NO_CHECKS: _, ...checked } = env
  const { code, stdout } = await startCli([...words.slice(1), '--verbose'], { cwd, env: checked }).ended
  expect(code, stdout).toBe(0)
  expect(stdout).toContain('rules: validate: test -n "it\'s" (--validate)')
  expect(repo.git('log', '--format=%s', 'main..feat/export')).toContain('ralph[1]')
})

test('where the next plan cannot be read, each look leads to its file and none to a run', {
  tags: 'thorough/variant',
}, async () => {
  const { ralph, agent, repo } = makeProject({ ...files, 'plans/pending/020-export.md': '# Ideas\n', 'docs/x': '' })
  const cwd = join(repo.path, 'docs')
  const lint = /Next:\n {2}Fix export; .*:\n {4}ralph plan lint \.\.\/plans\/pending\/020-export\.md\n$/
  const once = await ralph(['run', '--queue', '--once', ...flags, ...agent(goodAgent)], { cwd })
  expect(once.stdout).toMatch(lint)
  for (const words of [['queue'], ['queue', 'next'], ['list']]) {
    const { stdout } = await ralph(words, { cwd })
    expect(stdout, words.join(' ')).toMatch(lint)
    expect(stdout).not.toContain('ralph run --queue')
  }
  const all = JSON.parse((await ralph(['queue', '--json'])).stdout)
  expect(all.next).toMatchObject({ kind: 'unreadable' })
  expect(all.findings).not.toEqual([])
  expect(JSON.parse((await ralph(['queue', 'next', '--json'])).stdout)).toEqual({ ...all.next, findings: all.findings })
  const passed = await ralph(['queue', '--queue-failed', 'pass'])
  expect([passed.code, passed.stdout]).toEqual([65, expect.stringContaining('Nothing is left to start')])
})

test('a plan that is not committed is named with what commits it, and nothing begins', async () => {
  const { ralph, agent, repo } = makeProject({ 'docs/x': '', 'plans/pending/.gitkeep': '' })
  const cwd = join(repo.path, 'docs')
  writeFileSync(join(repo.path, 'plans/pending/1-us.md'), plan('Us'))
  const run = () => ralph(['run', '--queue', ...flags, ...agent(goodAgent)], { cwd })
  const refused = await run()
  expect([refused.code, repo.git('branch', '--list', 'feat/*')]).toEqual([65, ''])
  expect(refused.stderr).toContain('plans/pending/1-us.md is not committed')
  const shown = await ralph(['queue'], { cwd })
  const line = /Next:\n {2}Commit us; .*:\n {4}(.*)\n$/.exec(shown.stdout)?.[1] ?? shown.stdout
  expect(refused.stderr).toContain(line)
  repo.git('config', 'user.name', 'Newcomer')
  repo.git('config', 'user.email', 'newcomer@example.invalid')
  execFileSync('sh', ['-c', line], { cwd, stdio: 'ignore' })
  const end = await run()
  expect(end.code, end.stdout + end.stderr).toBe(0)
})

test('a plan that is not committed is not removed; what is printed commits it alone, and then it can be', async () => {
  const { ralph, repo } = makeProject({ 'docs/x': '', 'plans/pending/.gitkeep': '', '.gitignore': '2-*\n' })
  const cwd = join(repo.path, 'docs')
  repo.git('config', 'user.name', 'Newcomer')
  repo.git('config', 'user.email', 'newcomer@example.invalid')
  repo.write({ 'plans/pending/1-us.md': plan('Us'), 'plans/pending/2-them.md': plan('Them'), 'mine.txt': 'mine\n' })
  repo.git('add', 'mine.txt')
  for (const name of ['us', 'them']) {
    const refused = await ralph(['queue', 'remove', name, '--queue', 'plans'], { cwd })
    expect(refused.code, refused.stdout).toBe(65)
    const line = /commit it: `(.+)`/.exec(refused.stderr)?.[1] ?? refused.stderr
    execFileSync('sh', ['-c', line], { cwd, stdio: 'ignore', env: { ...process.env, GIT_EDITOR: 'false' } })
    const removed = await ralph(['queue', 'remove', name, '--queue', 'plans'], { cwd })
    expect(removed.code, removed.stderr).toBe(0)
    execFileSync('sh', ['-c', /^ {4}(git .+)$/m.exec(removed.stdout)?.[1] ?? 'false'], { cwd, stdio: 'ignore' })
  }
  expect(repo.git('status', '--porcelain')).toBe('A  mine.txt')
})

test('a plan that is run by its name and not committed gets no log of its own in the repository', {
  tags: 'thorough/variant',
}, async () => {
  const { ralph, agent, repo } = makeProject({ 'docs/x': '', 'plans/pending/.gitkeep': '' })
  writeFileSync(join(repo.path, 'plans/pending/1-us.md'), plan('Us'))
  const end = await ralph(['run', '--plan', 'plans/pending/1-us.md', ...flags, ...agent(goodAgent)])
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(repo.git('ls-tree', '-r', '--name-only', 'feat/us', 'plans')).toBe('plans/pending/.gitkeep')
})

test('the undo of a finished plan brings it back from the archive, with its log, and its end archives it again', {
  tags: 'thorough/variant',
}, async () => {
  const { ralph, agent, repo } = makeProject({ 'plans/pending/5-search.md': plan('Search') })
  const run = (script: string, ...more: string[]) => ralph(['run', '--queue', ...flags, ...more, ...agent(script)])
  const lies = () => repo.git('ls-tree', '-r', '--name-only', 'feat/search', 'plans').replace(/\d{4}-\d\d-\d\d/g, 'DAY')
  expect((await run(goodAgent)).code).toBe(0)
  const archived = lies()
  expect(archived).toContain('plans/complete/DAY-search/plan.md\nplans/complete/DAY-search/progress.md')
  expect((await ralph(['undo', '1', '--plan', 'plans/pending/5-search.md'])).code).toBe(0)
  await run('cat > /dev/null; exit 0', '--max-iterations', '1')
  expect(lies().split('\n').slice(0, 2)).toEqual(['plans/current/5-search.md', 'plans/current/5-search.progress.md'])
  expect((await run(goodAgent)).code).toBe(0)
  expect(lies()).toBe(archived)
  const [log = ''] = repo.git('ls-tree', '-r', '--name-only', 'feat/search', 'plans').split('\n').slice(1)
  expect(repo.git('show', `feat/search:${log}`)).toMatch(/Iteration 1: T1[\s\S]*T1 was undone[\s\S]*Iteration \d: T1/)
})
