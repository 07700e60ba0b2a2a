import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { goodAgent, planOf } from '../support/project.ts'
import { committedTasks } from '../support/run-on-disk.ts'
import { logOf, ownRepository } from '../support/workflow/own-repository.ts'

const agentSeconds = 30
const tasks = ['A', 'B', 'C', 'D'].map((id) => ({ id, depends_on: [] }))

/** From the first agent's start to the end of the last workflow run, in ms: the baseline before it is the same for both. */
async function durationWith(lanes: number): Promise<number> {
  const here = await ownRepository(
    { 'package.json': '{ "scripts": { "test": "true" } }\n', 'plan.json': planOf(tasks) },
    { init: [], settings: `lanes: ${lanes}\n` },
  )
  here.agent(`[ -e "$MOMENTS/first" ] || touch "$MOMENTS/first"; sleep ${agentSeconds}\n${goodAgent}`)
  here.actions.dispatch('ralph.yml')
  const runs = await here.actions.settled()
  const ended = Date.now()
  expect(committedTasks(here.github.world.git).toSorted(), runs.map(logOf).join('\n')).toEqual(['A', 'B', 'C', 'D'])
  return ended - statSync(join(here.project.moments, 'first')).mtimeMs
}

test('four lanes as a matrix are at least 2.2 times as fast as one lane of that shape', {
  tags: 'thorough/size',
  timeout: 900_000,
}, async () => {
  const four = await durationWith(4)
  const one = await durationWith(1)
  const figure = `one lane ${Math.round(one / 1000)} s, four lanes ${Math.round(four / 1000)} s: ${(one / four).toFixed(1)} times as fast`
  process.stdout.write(`${figure}\n`)
  expect(one / four, figure).toBeGreaterThanOrEqual(2.2)
})
