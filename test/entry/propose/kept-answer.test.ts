import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptAnswerTo } from '../../../src/entry/propose/kept-answer.ts'
import { tempDir } from '../../support/git-repositories.ts'

test('calls of a killed process are told once, those of a living one and those that ended never', async () => {
  const home = tempDir('ralph-kept-')
  const kept = () => keptAnswerTo({ env: { RALPH_HOME: home }, now: () => 5_000 }, ['a question'])
  const ended = await kept().markCalls(2)
  expect(await kept().takeLostCalls(), 'this very process is at it').toBeUndefined()
  await ended()
  expect(await kept().takeLostCalls()).toBeUndefined()

  await kept().markCalls(1.5)
  const folder = join(home, 'proposals')
  const [name = ''] = readdirSync(folder)
  const { pid } = spawnSync('true')
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), pid }))
  expect(await kept().takeLostCalls()).toMatchObject({ at: 5_000, mostUsd: 1.5 })
  expect(await kept().takeLostCalls()).toBeUndefined()
  writeFileSync(file, 'no JSON')
  expect(await kept().takeLostCalls()).toBeUndefined()
})
