import { expect, test } from 'vitest'
import { goodAgent, makeProject } from '../support/project.ts'

const tasks = `# Tasks: Album

Said by hand.  \r
- [ ] T001 Write T001.txt in the folder
- [ ] T002 [P] Write T002.txt in the folder
- [x] T003 It was there before
`

const prd = `{
  "project": "Album",
  // whatever order the keys have
  "branchName": "ralph/album",
  "userStories": [
    {"id": "US-001", "title": "Write it", "acceptanceCriteria": ["US-001.txt is there"], "passes": false, "priority": 1}
  ]
}
`.replace(/ *\/\/.*\n/, '')

/** What is different between two texts, line by line. */
const changed = (before: string, after: string): string[] => {
  const [old, now] = [before.split('\n'), after.split('\n')]
  expect(now).toHaveLength(old.length)
  return now.filter((line, at) => line !== old[at])
}

test('the commit of a finished task ticks it and touches nothing else of the file; an undo takes the tick back', async () => {
  const { ralph, agent, repo } = makeProject({ 'tasks.md': tasks })
  const run = (...more: string[]) =>
    ralph(['run', '--plan', 'tasks.md', '--confinement', 'none', ...more, ...agent(goodAgent)])
  const first = await run('--max-iterations', '1')
  expect(first.code, first.stdout + first.stderr).toBe(2)
  const work = 'ralph/work/tasks'
  const at = (commit: string): string => repo.git('show', `${commit}:tasks.md`)
  expect(changed(tasks.trimEnd(), at(work))).toEqual(['- [x] T001 Write T001.txt in the folder'])
  expect(repo.git('show', '--name-only', '--format=', work).split('\n').sort()).toEqual(['T001.txt', 'tasks.md'])
  expect(first.stdout + first.stderr).not.toContain('the plan file has changed')

  const undone = await ralph(['undo', '1', '--plan', 'tasks.md'])
  expect(undone.code, undone.stdout + undone.stderr).toBe(0)
  expect((await run('--time-budget', '0s')).code).toBe(2)
  expect(at(work)).toBe(tasks.trimEnd())

  const end = await run()
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(at(work).match(/\[x\]/g)).toHaveLength(3)
})

test('what people write beside a tick merges: on the base, on the work branch, and an edit of the ticked task itself', async () => {
  const { ralph, agent, repo } = makeProject({ 'tasks.md': tasks })
  const run = (...more: string[]) =>
    ralph(['run', '--plan', 'tasks.md', '--confinement', 'none', ...more, ...agent(goodAgent)])
  expect((await run('--max-iterations', '1')).code).toBe(2)
  const work = 'ralph/work/tasks'
  const at = (commit: string): string => `${repo.git('show', `${commit}:tasks.md`)}\n`
  const added = '- [ ] T004 Write T004.txt\n'
  const edited = tasks.replace('T001 Write', 'T001 Now write').replace('- [ ] T002', `${added}- [ ] T002`)
  repo.commit('Edit beside the tick', { 'tasks.md': edited })
  const onBase = await run('--max-iterations', '1')
  expect(onBase.code, onBase.stdout + onBase.stderr).toBe(2)
  expect(at(work)).toBe(edited.replace('[ ] T001', '[x] T001').replace('[ ] T004', '[x] T004'))

  repo.git('checkout', '--quiet', work)
  repo.commit('Edit on the work branch', { 'tasks.md': at(work).replace('Said by hand.', 'Said there.') })
  repo.git('checkout', '--quiet', 'main')
  repo.commit('And on the base', { 'tasks.md': edited.replace('T004 Write', 'T004 Do write') })
  const end = await run()
  expect(end.code, end.stdout + end.stderr).toBe(0)
  const all = edited.replace('T004 Write', 'T004 Do write').replace('Said by hand.', 'Said there.')
  expect(at(work)).toBe(all.replaceAll('[ ]', '[x]'))
})

test('an agent that ticks its own task fails, and the file of the base stays as it was', async () => {
  const { ralph, agent, repo } = makeProject({ 'tasks.md': tasks })
  const cheat = `${goodAgent}\nsed -i 's/- \\[ \\]/- [x]/' tasks.md\n`
  const end = await ralph([
    'run',
    '--plan',
    'tasks.md',
    '--confinement',
    'none',
    '--max-iterations',
    '1',
    ...agent(cheat),
  ])
  expect(end.stdout + end.stderr).toContain('tasks.md')
  expect(repo.git('branch', '--list', 'ralph/work/*')).toBe('')
  expect(repo.git('show', 'main:tasks.md')).toBe(tasks.trimEnd())
})

test('prd.json gets passes and completedAt, its other bytes stay; without write-back nothing is written', {
  tags: 'thorough/variant',
}, async () => {
  const { ralph, agent, repo } = makeProject({ 'prd.json': prd })
  const run = ['run', '--plan', 'prd.json', '--confinement', 'none', ...agent(goodAgent)]
  const end = await ralph(run)
  expect(end.code, end.stdout + end.stderr).toBe(0)
  const branch = 'ralph/album'
  const story = JSON.parse(repo.git('show', `${branch}:prd.json`)).userStories[0]
  expect(story).toMatchObject({ passes: true, completedAt: expect.stringMatching(/^\d{4}-/) })

  const other = makeProject({ 'prd.json': prd })
  const off = ['run', '--plan', 'prd.json', '--confinement', 'none', '--write-back=false', ...other.agent(goodAgent)]
  const quiet = await other.ralph(off)
  expect(quiet.code, quiet.stdout + quiet.stderr).toBe(0)
  expect(other.repo.git('show', `${branch}:prd.json`)).toBe(prd.trimEnd())
})

test('a prd.json with another branchName is another run: the log of the former goes to the archive, its state and work stay', {
  tags: 'thorough/variant',
}, async () => {
  const { ralph, agent, repo } = makeProject({ 'ralph/prd.json': prd, 'ralph/progress.txt': '# Progress Log\n' })
  const run = ['run', '--plan', 'ralph/prd.json', '--confinement', 'none', ...agent(goodAgent)]
  expect(await ralph(run)).toMatchObject({ code: 0 })
  const former = ['ralph/album', 'ralph/state/album'].map((ref) => repo.git('rev-parse', ref))
  const log = repo.git('show', 'ralph/album:ralph/progress.txt')
  expect(log).toMatch(/^# Progress of album\n\n## Iteration 1 - US-001\nCompleted: /m)
  repo.git('merge', '--quiet', 'ralph/album')
  const next = prd.replace('ralph/album', 'ralph/videos').replaceAll('US-001', 'US-002')
  repo.commit('Another feature', { 'ralph/prd.json': next })

  const again = await ralph(run)
  expect(again, again.stdout + again.stderr).toMatchObject({ code: 0 })
  const files = repo.git('ls-tree', '-r', '--name-only', 'ralph/videos').split('\n')
  const archived = files.filter((path) => /^ralph\/archive\/[\d-]+-album\/progress\.txt$/.test(path))
  expect(archived).toHaveLength(1)
  expect(repo.git('show', `ralph/videos:${archived[0]}`)).toBe(log)
  const now = repo.git('show', 'ralph/videos:ralph/progress.txt')
  expect(now).toMatch(/^# Progress of videos\n/)
  expect(now).not.toContain('US-001')
  expect(['ralph/album', 'ralph/state/album'].map((ref) => repo.git('rev-parse', ref))).toEqual(former)
  expect((await ralph(['list'])).stdout).toMatch(/album[\s\S]*videos/)
})
