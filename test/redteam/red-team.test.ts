import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ConfinementLevel } from '../../src/schema/check/confinement.ts'
import { best } from '../support/confinements.ts'
import type { Case } from './case.ts'
import { cases } from './cases.ts'
import { runCases } from './run-cases.ts'
import { table } from './table.ts'

const levels = (['C1', 'C2', 'C3'] as const).filter((level) => level <= best.report.level)

/** Below its level a case is not tried: there it may do what it says, to this very machine. */
const stoppedAt = (level: ConfinementLevel): Case[] =>
  cases.filter(({ stoppedFrom }) => stoppedFrom !== 'never' && stoppedFrom <= level)

/** What a case only reads, or writes to a scene of its own: it may succeed on the machine of a test. */
const harmless = cases.filter(({ stoppedFrom, mayLack }) => stoppedFrom !== 'C0' && mayLack === undefined)

/** Of what is said to be stopped where they ran, those that got what they wanted; a machine may not give the level that was asked for. */
const reachedIn = async (tried: readonly Case[], asked: ConfinementLevel): Promise<string[]> => {
  const { level, reached } = await runCases(tried, asked)
  return stoppedAt(level).flatMap(({ name }) => (reached.has(name) ? [name] : []))
}

test('there are at least 150 cases, each by a name of its own', () => {
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
  expect(cases.length).toBeGreaterThanOrEqual(150)
})

test('what is not stopped at every level says what bounds it and where it is told, or what a machine may lack', () => {
  expect(cases.filter(({ stoppedFrom, told, mayLack }) => stoppedFrom !== 'C0' && !told && !mayLack)).toEqual([])
})

test('the table in docs/security.md is that of the cases', () => {
  expect(readFileSync('docs/security.md', 'utf8')).toContain(table(cases))
})

test('C30: nothing that is said to be stopped gets what it wants (some of the cases)', async () => {
  const { level } = best.report
  const few = stoppedAt(level).filter((_, index) => index % 12 === 0)
  expect(await reachedIn(few, level)).toEqual([])
})

describe('C30: the red team', () => {
  test.each(levels)(
    'at %s nothing that is said to be stopped gets what it wants',
    { tags: 'thorough/point' },
    async (level) => {
      expect(await reachedIn(stoppedAt(level), level)).toEqual([])
    },
  )

  test('each case gets what it wants where nothing confines it', { tags: 'thorough/point' }, async () => {
    const { reached } = await runCases(harmless, 'C0')
    expect(harmless.filter(({ name }) => !reached.has(name)).map(({ name }) => name)).toEqual([])
  })
})
