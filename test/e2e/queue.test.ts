import { expect, test } from 'vitest'
import { goodAgent, makeProject } from '../support/project.ts'

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

const ofQueue = { ...files, '.github/ralph.yml': 'queue: plans\n' }

test('where a queue is set, what names no plan says which one it is about, and leads to the queue', async () => {
  const { ralph } = makeProject(ofQueue)
  const [run, status, hint, orders] = [['run'], ['status'], ['hint', 'look'], ['orders']].map((words) => ralph(words))
  expect((await run)?.stderr).toMatch(/no plan at plan\.json\. \[PLAN_MISSING\]\n.*`ralph run --queue`/)
  expect((await status)?.stderr).toContain(
    'ralph run --queue. Or begin this plan now: ralph run --plan plans/pending/5-s',
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
  expect(once.stdout).toMatch(/Next:\n {2}Begin export:\n {4}ralph run --queue\n$/)
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
  expect((await ralph(['status'])).stderr).toContain('The queue in plans/ is empty, and no plan was named.')
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
})
