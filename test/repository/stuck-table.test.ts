import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stuckFigures } from '../../scripts/bench/stuck-figures.ts'
import { recorded, tasksOf, ways } from '../../scripts/bench/stuck-histories.ts'

const cassettes = ['templates/demo/cassette.json', 'test/fixtures/sample-cassette.json']

test('no task of a recording is found stuck, even if all its failures were the same', () => {
  const tasks = cassettes.flatMap((file) => recorded(JSON.parse(readFileSync(file, 'utf8'))))
  expect(tasks.flat()).toContain('passed')
  expect(tasks.flat().some((attempt) => typeof attempt === 'object')).toBe(true)
  for (const after of [2, 3]) expect(stuckFigures(tasks, after).found).toBe(0)
})

test('with the usual retries nobody is found stuck who would have passed; the table of the guide says so', () => {
  const [name = '', usual] = Object.entries(ways)[0] ?? []
  const { wrong, passed, saved } = stuckFigures(
    tasksOf(usual ?? expect.unreachable('a way'), { seed: 1, count: 1_000 }),
    3,
  )
  expect([wrong, saved]).toEqual([0, 0])
  expect(passed).toBeGreaterThan(500)
  expect(readFileSync('docs/steering.md', 'utf8')).toContain(`| ${name} | 3 | 3000 | 0 | 0 | 0.0 % | 0.0 % |`)
})

test('a task that never passes is found in time, most of the time', () => {
  const hopeless =
    Object.entries(ways).find(([name]) => name.startsWith('hopeless'))?.[1] ?? expect.unreachable('a way')
  const { found, saved, made } = stuckFigures(tasksOf(hopeless, { seed: 1, count: 1_000 }), 3)
  expect(found).toBeGreaterThan(950)
  expect(saved / made).toBeGreaterThan(0.5)
})
