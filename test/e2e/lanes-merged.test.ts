import { expect, test } from 'vitest'
import { goodAgent, leftovers, makeProject, planOf } from '../support/project.ts'
import { redTips } from '../support/red-tips.ts'
import { committedTasks, eventsOf, expectSoundRun } from '../support/run-on-disk.ts'

/** Both agents are at work before one of them ends. */
const meet = `touch "$MOMENTS/at-$RALPH_TASK_ID"
until [ "$(ls "$MOMENTS" | grep -c at-)" -ge 2 ]; do sleep 0.05; done
`

test('finished commits are not what is merged: with ticks and a progress log in each commit and nothing else in common, no task is made again', async () => {
  const boxes = ['one', 'two', 'three', 'four'].map((name) => `- [ ] Write ${name} (after nothing)\n`).join('')
  const project = makeProject({ 'plan.md': `# Album\n\n${boxes}` })
  const run = ['run', '--plan', 'plan.md', '--lanes', '4', '--progress-file', 'PROGRESS.md', '--validate', 'true']
  const end = await project.ralph([...run, ...project.agent(meet + goodAgent)])
  expect(end.code, end.stdout + end.stderr).toBe(0)
  const work = 'refs/heads/ralph/work/plan'
  expect(project.repo.git('show', `${work}:plan.md`)).toContain(boxes.replaceAll('[ ]', '[x]').trimEnd())
  expect(project.repo.git('log', '--format=%H', `main..${work}`, '--', 'PROGRESS.md').split('\n')).toHaveLength(4)
  const ends = eventsOf(project.repo, 'refs/heads/ralph/state/plan').filter(({ type }) => type.startsWith('attempt_'))
  expect(ends.filter(({ type }) => type === 'attempt_succeeded')).toHaveLength(4)
  expect(ends.filter(({ type }) => type === 'attempt_interrupted' || type === 'attempt_failed')).toEqual([])
  expect(await leftovers(project)).toEqual([])
})

test('green alone, red together: each tip is green in a fresh clone', async () => {
  const check = '[ ! -e A.txt ] || [ ! -e B.txt ] || [ -e both.txt ]'
  const agent = `if [ "$RALPH_ATTEMPT" = 1 ] && [ ! -e "$MOMENTS/again-$RALPH_TASK_ID" ]; then
  touch "$MOMENTS/again-$RALPH_TASK_ID"
  ${meet}fi
if [ -e A.txt ] || [ -e B.txt ]; then touch both.txt; fi
${goodAgent}`
  const project = makeProject({ 'plan.json': planOf(['A', 'B'].map((id) => ({ id, depends_on: [] }))) })
  const end = await project.ralph(['run', '--lanes', '2', ...project.agent(agent), '--validate', check])
  expect(end.code, end.stdout + end.stderr).toBe(0)
  expect(committedTasks(project.repo).toSorted()).toEqual(['A', 'B'])
  expect(redTips(project.repo, check)).toEqual([])
  const again = eventsOf(project.repo).filter(({ type }) => type === 'attempt_interrupted')
  expect(again).toMatchObject([{ cause: 'rebase' }])
  expectSoundRun(project.repo)
})
