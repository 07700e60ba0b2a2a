import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { armFailpoint, failpoint, failpointNames } from '../../src/adapter/failpoint.ts'

const sites = globSync('src/**/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\bfailpoint\('([^']+)'\)/g)].map(([, name]) => name),
)

test('Each failpoint of the list stands at exactly one place in the source, and there are at least 40', () => {
  expect([...sites].sort()).toEqual([...failpointNames].sort())
  expect(failpointNames.length).toBeGreaterThanOrEqual(40)
})

test('Failpoints are armed by the command line program alone, from one variable of the environment', () => {
  const arming = globSync('src/**/*.ts').filter((file) => /armFailpoint\(/.test(readFileSync(file, 'utf8')))
  expect(arming.sort()).toEqual(['src/adapter/failpoint.ts', 'src/entry/cli.ts'])
  const naming = globSync('src/core/config/*.ts').filter((file) => /FAILPOINT/i.test(readFileSync(file, 'utf8')))
  expect(naming).toEqual([])
})

test('A failpoint that is not armed does nothing', () => {
  armFailpoint(undefined)
  for (const name of failpointNames) failpoint(name)
})

test('An armed failpoint acts at the n-th time and at no other', () => {
  armFailpoint('state.load:2:throw')
  failpoint('state.load')
  failpoint('state.read')
  expect(() => failpoint('state.load')).toThrow('failpoint state.load')
  failpoint('state.load')
})

test.each(['', 'state.load', 'state.load:0:kill', 'state.load:1:explode', 'nowhere:1:kill', 'state.load:x:kill'])(
  'RALPH_FAILPOINT=%j is refused',
  (order) => {
    expect(() => armFailpoint(order)).toThrow(/names no failpoint/)
  },
)
