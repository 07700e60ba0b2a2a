import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checksToRun, judge } from '../../../src/core/validation/verdict.ts'
import { CheckKind } from '../../../src/schema/check/check.ts'
import { Strategy } from '../../../src/schema/plan/plan.ts'
import { checkResult } from './check-result.ts'

const kinds = CheckKind.options
const names = (results: readonly { name: string }[]) => results.map(({ name }) => name)

/** For each strategy: kinds whose failure counts, is only reported, and is not run. */
test.each([
  ['strict', ['test', 'lint', 'typecheck', 'build'], [], []],
  ['lenient', ['test', 'typecheck', 'build'], ['lint'], []],
  ['tests_only', ['test', 'typecheck', 'build'], [], ['lint']],
] as const)('%s tells the kinds apart', (strategy, counts, reported, notRun) => {
  const checks = kinds.map((kind) => ({ name: kind, kind }))
  const run = checksToRun(strategy, checks)
  expect(names(run)).toEqual(names(checks).filter((name) => !(notRun as readonly string[]).includes(name)))
  for (const failing of run) {
    const results = run.map(({ name, kind }) => checkResult({ name, kind, passed: name !== failing.name }))
    const verdict = judge({ strategy, checks, results, knownRed: [] })
    const does = (counts as readonly string[]).includes(failing.kind)
    expect(verdict.passed).toBe(!does)
    expect(names(verdict.failures)).toEqual(does ? [failing.name] : [])
    expect(names(verdict.reported)).toEqual((reported as readonly string[]).filter((kind) => kind === failing.kind))
    expect(verdict.notRun).toEqual(notRun)
  }
})

test('A3: a failing check with more than 128 KiB of output is a failure', () => {
  const output_tail = 'x'.repeat(200 * 1024)
  const results = [checkResult({ name: 'test', output_tail })]
  const verdict = judge({ strategy: 'lenient', checks: results, results, knownRed: [] })
  expect(verdict.passed).toBe(false)
  expect(names(verdict.failures)).toEqual(['test'])
})

test('A3: a check that should have run and has no result is never a pass', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Strategy.options),
      fc.array(fc.record({ kind: fc.constantFrom(...kinds), ran: fc.boolean() }), { maxLength: 6 }),
      (strategy, specs) => {
        const checks = specs.map((spec, index) => ({ ...spec, name: `check ${index}` }))
        const due = checksToRun(strategy, checks)
        const results = due.filter(({ ran }) => ran).map((check) => checkResult({ ...check, passed: true }))
        const verdict = judge({ strategy, checks, results, knownRed: [] })
        expect(verdict.missing).toEqual(names(due.filter(({ ran }) => !ran)))
        expect(verdict.passed).toBe(due.every(({ ran }) => ran))
      },
    ),
  )
})

test('a failure that is known red does not count, and only that one', () => {
  const checks = [checkResult({ name: 'old' }), checkResult({ name: 'new' })]
  const verdict = judge({ strategy: 'strict', checks, results: checks, knownRed: ['old', 'gone'] })
  expect(verdict.passed).toBe(false)
  expect(names(verdict.failures)).toEqual(['new'])
  expect(verdict.knownRed).toEqual(['old'])
})

test('no checks pass', () => {
  expect(judge({ strategy: 'strict', checks: [], results: [], knownRed: [] }).passed).toBe(true)
})
