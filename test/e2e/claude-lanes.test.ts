import { expect, test } from 'vitest'
import { bash, inTurn, withClaude } from '../support/claude-run.ts'
import { leftovers, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, stateFile, workRef } from '../support/run-on-disk.ts'

const ids = ['ONE', 'TWO', 'THREE'] as const

/** Each agent waits for the others before it writes, which agents that come one after the other could not. */
const meet = (moments: string, id: string): string =>
  `touch '${moments}/at-work-'"$RALPH_LANE"; until [ "$(ls '${moments}' | grep -c at-work)" -eq 3 ]; do sleep 0.1; done; echo "lane $RALPH_LANE" > ${id}.txt`

test('the real CLI in three lanes: all are at work together, each in a workspace of its own, and each commit is checked', {
  tags: 'thorough/variant',
}, async () => {
  const { project, model } = await withClaude({ 'plan.json': planOf([...ids]) }, (asked, { moments }) => {
    const id = ids.find((one) => asked.prompt.includes(`ID: ${one}`)) ?? 'ONE'
    const answer = { answer: { summary: `Wrote ${id}.`, freeform: 'Nothing to watch for.' } }
    return inTurn(asked, [{ tools: [bash(meet(moments, id))] }, answer])
  })
  const end = await project.run(['--lanes', '3', '--cost-budget', '9'])
  expect(end).toMatchObject({ code: 0, stderr: '' })
  const run = expectSoundRun(project.repo)
  expect(committedTasks(project.repo).toSorted()).toEqual([...ids].toSorted())
  expect(project.repo.git('rev-list', '--merges', workRef)).toBe('')
  const lanes = ids.map((id) => project.repo.git('show', `${workRef}:${id}.txt`))
  expect(lanes.toSorted()).toEqual(['lane 0', 'lane 1', 'lane 2'])
  expect(model.requests).toHaveLength(6)
  // What was checked is what landed.
  const tree = (commit: string): string => project.repo.git('rev-parse', `${commit}^{tree}`)
  const landed = Object.values(run.tasks).flatMap(({ iteration, commit }) => (commit ? [{ iteration, commit }] : []))
  expect(landed).toHaveLength(3)
  for (const { iteration, commit } of landed)
    expect(JSON.parse(stateFile(project.repo, `iterations/0/${iteration}/validation.json`)).tree).toBe(tree(commit))
  expect(await leftovers(project)).toEqual([])
})
