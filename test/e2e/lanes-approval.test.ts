import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goodAgent, leftovers, makeProject, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, runOf, workRef } from '../support/run-on-disk.ts'

const lines = Array.from({ length: 40 }, (_, line) => `line ${line + 1}`).join('\n')

/** NEAR and FAR change one file each at one line; BESIDE the line below that of NEAR. */
const agent = `cat > /dev/null
case $RALPH_TASK_ID in NEAR) n=3;; BESIDE) n=5;; FAR) n=30;; esac
sed "$n s/.*/$RALPH_TASK_ID/" list.txt > new.txt && mv new.txt list.txt
echo '{"summary":"Did '$RALPH_TASK_ID'.","freeform":"Notes."}' > "$RALPH_HANDOFF_FILE"
`

const heldIn = (repo: Parameters<typeof runOf>[0]): Record<string, string> =>
  Object.fromEntries(
    runOf(repo).lanes.flatMap(({ task, held }) => (held && held.approved_by === null ? [[task, held.commit]] : [])),
  )

test('commits of lanes wait for approval and land on the old word where their change is the same; else both are named', async () => {
  const {
    ralph,
    agent: as,
    repo,
    ...project
  } = makeProject({ 'plan.json': planOf(['NEAR', 'BESIDE', 'FAR']), 'list.txt': `${lines}\n` })
  const run = ['run', ...as(agent), '--lanes', '3', '--approval', 'iteration', '--validate', 'grep -q . list.txt']
  const first = await ralph(run)
  expect(first.code, first.stdout + first.stderr).toBe(3)
  expect(first.stdout).toMatch(/waits for approval, and 2 other commits too/)
  const held = heldIn(repo)
  expect(Object.keys(held).sort()).toEqual(['BESIDE', 'FAR', 'NEAR'])
  const status = await ralph(['status'])
  for (const commit of Object.values(held)) expect(status.stdout).toContain(`approve ${commit.slice(0, 7)}`)

  const bare = await ralph(['approve'])
  expect(bare.code).not.toBe(0)
  for (const commit of Object.values(held)) expect(bare.stderr).toContain(`approve ${commit.slice(0, 12)}`)

  for (const task of ['NEAR', 'FAR', 'BESIDE']) {
    const said = await ralph(['approve', (held[task] ?? '').slice(0, 12)])
    expect(said.code, said.stderr).toBe(0)
    expect(said.stdout).toMatch(/is checked on what landed since, and lands if its change is still the same/)
  }
  const second = await ralph(run)
  // FAR is the same change below NEAR's; BESIDE has another neighbour now.
  expect(committedTasks(repo)).toEqual(['NEAR', 'FAR'])
  const again = heldIn(repo)
  expect(Object.keys(again)).toEqual(['BESIDE'])
  expect(again['BESIDE']).not.toBe(held['BESIDE'])
  expect(second.code, second.stdout + second.stderr).toBe(3)
  expect(second.stdout).toContain(held['BESIDE']?.slice(0, 7))
  expect(second.stdout).toContain(again['BESIDE']?.slice(0, 7))

  expect(await ralph(['approve'])).toMatchObject({ code: 0 })
  expect(await ralph(run)).toMatchObject({ code: 0 })
  expect(committedTasks(repo)).toEqual(['NEAR', 'FAR', 'BESIDE'])
  const list = repo.git('show', `${workRef}:list.txt`).split('\n')
  expect([list[2], list[4], list[29]]).toEqual(['NEAR', 'BESIDE', 'FAR'])
  expect(repo.git('rev-list', '--merges', workRef)).toBe('')
  expect(expectSoundRun(repo).counts).toMatchObject({ succeeded: 3, failed: 0, interrupted: 0 })
  expect(await leftovers(project)).toEqual([])
})

const plan = (title: string, tasks: readonly string[]): string =>
  `# Plan: ${title}\n\n${tasks.map((id) => `### ${id}: Write it\n\n**Requires:** none\n**Status:** pending\n\n1. Write ${id}.txt.\n\n**Done when:** it is there.\n`).join('\n')}`

test('a queue with lanes: the tasks of one plan side by side, and one plan after the other', {
  tags: 'thorough/variant',
}, async () => {
  const files = {
    'plans/pending/1-first.md': plan('First', ['A1', 'A2']),
    'plans/pending/2-second.md': plan('Second', ['B1', 'B2']),
  }
  const { ralph, agent: as, ...project } = makeProject(files)
  // Each task waits for the other one of its plan; those of the second look whether the first has ended.
  const meet = `touch "$MOMENTS/at-$RALPH_TASK_ID"; other=$(echo $RALPH_TASK_ID | tr 12 21)
until [ -e "$MOMENTS/at-$other" ]; do sleep 0.05; done
case $RALPH_TASK_ID in B*) [ -e "$MOMENTS/done-A1" ] && [ -e "$MOMENTS/done-A2" ] || touch "$MOMENTS/mixed";; esac
${goodAgent}
touch "$MOMENTS/done-$RALPH_TASK_ID"`
  const end = await ralph([
    'run',
    '--queue',
    '--lanes',
    '2',
    '--confinement',
    'none',
    '--branch-prefix',
    'feat/',
    ...as(meet),
  ])
  expect(end.code, end.stdout + end.stderr).toBe(0)
  const committed = (branch: string) => committedTasks(project.repo, { tip: `refs/heads/${branch}` }).toSorted()
  expect([committed('feat/first'), committed('feat/second')]).toEqual([
    ['A1', 'A2'],
    ['B1', 'B2'],
  ])
  expect(readdirSync(project.moments).filter((name) => name.startsWith('done-'))).toHaveLength(4)
  expect(readdirSync(project.moments)).not.toContain('mixed')
  expect(await leftovers(project)).toEqual([])
})
