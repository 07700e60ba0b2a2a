import { expect, test } from 'vitest'
import { bash, inTurn, tokens, withClaude } from '../support/claude-run.ts'
import { best } from '../support/confinements.ts'
import { leftovers, planOf } from '../support/project.ts'
import { committedTasks, expectSoundRun, runOf, stateFile, workRef } from '../support/run-on-disk.ts'

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

test.runIf(best.report.level === 'C3')(
  'the budget is exceeded by at most one turn of each call in flight: three real CLIs that would never end, behind the key proxy',
  { tags: 'thorough/variant' },
  async () => {
    const usd = { budget: 8, turn: 1.5 }
    const { project, model } = await withClaude({ 'plan.json': planOf([...ids]) }, (asked, { moments }) => {
      const id = ids.find((one) => asked.prompt.includes(`ID: ${one}`)) ?? 'ONE'
      return { tools: [bash(meet(moments, id))], ...tokens(0, 20_000) }
    })
    const budget = ['--cost-budget', String(usd.budget), '--model', 'model-of-a-gateway']
    const end = await project.run(['--lanes', '3', '--egress', 'none', ...budget])
    expect(end.code, end.stdout + end.stderr).toBe(2)
    expect(end.stdout).toMatch(/budget of 8\.00 USD/)
    const spent = model.requests.length * usd.turn
    expect(model.requests.length, 'all three were at work').toBeGreaterThanOrEqual(3)
    expect(spent).toBeLessThanOrEqual(usd.budget + 3 * usd.turn)
    expect(runOf(project.repo).usage.usd).toBeCloseTo(spent)
    expect(await leftovers(project)).toEqual([])
  },
)
