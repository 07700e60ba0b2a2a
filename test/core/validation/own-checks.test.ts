import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RalphError } from '../../../src/core/error/error.ts'
import { failureContext, failureSentence } from '../../../src/core/validation/failure-sentence.ts'
import { failedStepOutput } from '../../../src/core/validation/output-excerpt.ts'
import { ownChecks } from '../../../src/core/validation/own-checks.ts'
import { beginEntryOf, isDue, readResults } from '../../../src/core/validation/read-results.ts'
import { judge, validationOf } from '../../../src/core/validation/verdict.ts'
import { hostile } from '../../support/run-events.ts'
import { oidOf } from '../../support/run-state.ts'

const commit = oidOf('c')
const began = { result: 'success', outputs: { due: 'true', commit, iteration: '3' } }
const needs = (jobs: Record<string, unknown>): string => JSON.stringify({ begin: began, ...jobs })
const job = (result: string, outputs = {}) => ({ result, outputs })
const step = (outcome: string, conclusion = outcome) => ({ outcome, conclusion, outputs: {} })

/** What the jobs of a workflow mean where these names are required. */
function verdict(text: string, require: readonly string[], knownRed: readonly string[] = []) {
  const checks = ownChecks(readResults(text), { require, beginEntry: 'begin' })
  const { passed, failures, reported } = judge({ strategy: 'strict', checks: [], results: checks, knownRed })
  return {
    passed,
    failures: failures.map((check) => `${check.name} ${failureSentence(check)}`),
    reported: reported.map(({ name }) => name),
  }
}

test.each([
  ['all succeed', { ci: job('success'), lint: job('success') }, ['ci', 'lint'], [], []],
  ['a required one failed', { ci: job('failure') }, ['ci'], ['ci failed'], []],
  ['a required one was cancelled', { ci: job('cancelled') }, ['ci'], ['ci was cancelled'], []],
  ['a required one was skipped', { ci: job('skipped') }, ['ci'], ['ci was skipped'], []],
  ['one that is not required failed', { ci: job('success'), docs: job('failure') }, ['ci'], [], ['docs']],
  [
    'two required ones',
    { ci: job('failure'), lint: job('skipped') },
    ['lint', 'ci'],
    ['lint was skipped', 'ci failed'],
    [],
  ],
  ['a name is given twice', { ci: job('failure') }, ['ci', 'ci'], ['ci failed'], []],
  [
    'a required one is missing',
    { tests: job('success') },
    ['test'],
    ['test has no result: there is no such job in `results`; did you mean tests?'],
    [],
  ],
  [
    'nothing is like it',
    { ci: job('success') },
    ['deploy'],
    ['deploy has no result: there is no such job in `results`'],
    [],
  ],
  [
    'a name from the prototype',
    { ci: job('success') },
    ['toString'],
    ['toString has no result: there is no such job in `results`'],
    [],
  ],
] as const)('%s', (_, jobs, require, failures, reported) => {
  expect(verdict(needs(jobs), require)).toEqual({ passed: failures.length === 0, failures, reported })
})

test('of a step the outcome counts, and not what `continue-on-error` makes of it', () => {
  const steps = JSON.stringify({
    ralph: { ...step('success'), outputs: began.outputs },
    test: step('failure', 'success'),
  })
  expect(verdict(steps, ['test']).failures).toEqual(['test failed'])
})

test('a failure that was there before and was accepted does not count', () => {
  expect(verdict(needs({ ci: job('failure') }), ['ci'], ['ci']).passed).toBe(true)
})

test('whatever the results are, nothing passes but where each required entry says success', () => {
  const outcome = fc.constantFrom('success', 'failure', 'cancelled', 'skipped')
  const names = fc.constantFrom('a', 'b', 'c', 'constructor', 'toString', 'length')
  fc.assert(
    fc.property(fc.dictionary(names, outcome), fc.uniqueArray(names, { minLength: 1 }), (outcomes, require) => {
      const jobs = Object.fromEntries(Object.entries(outcomes).map(([name, result]) => [name, job(result)]))
      const all = require.every((name) => Object.hasOwn(outcomes, name) && outcomes[name] === 'success')
      expect(verdict(needs(jobs), require).passed).toBe(all)
    }),
  )
})

test.each([
  ['no JSON', 'success', 'it is not JSON: success'],
  ['a list', '[]', 'must be an object; found an empty list'],
  ['a number', '7', 'must be an object; found 7'],
  ['null', 'null', 'must be an object; found null'],
  ['an unknown result', JSON.stringify({ ci: job('neutral') }), 'ci.result: must be one of '],
  ['another shape', JSON.stringify({ ci: 'success' }), 'ci: must be an object; found "success"'],
  ['steps and jobs in one', JSON.stringify({ a: step('success'), b: job('success') }), 'b.outcome: is missing'],
  [
    'an output that is no text',
    JSON.stringify({ ci: job('success', { a: 1 }) }),
    'ci.outputs.a: must be a text; found 1',
  ],
  ['hostile text', hostile, 'it is not JSON'],
])('results that are %s are refused with the place', (_, text, finding) => {
  const fault = faultOf(() => readResults(text))
  expect(fault).toMatchObject({ code: 'RESULTS_INVALID', exit: 'data' })
  expect(fault.findings.join('\n')).toContain(finding)
  expect(fault.findings.join('\n')).not.toMatch(/\p{Cc}(?<!\n)|\p{Cf}/u)
})

test('results of any size are read or refused, and little of them is told', () => {
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`job-${n}`, job('failure')]))
  const checks = ownChecks(readResults(needs(many)), { require: ['job-7'], beginEntry: 'begin' })
  expect(checks).toHaveLength(101)
  expect(faultOf(() => readResults(`"${'x'.repeat(10_000_001)}"`)).findings).toEqual(['it has 10000003 characters'])
})

test('results say which commit they are about: those of an older job are refused', () => {
  const results = readResults(needs({ ci: job('success') }))
  expect(isDue(results)).toBe(true)
  expect(beginEntryOf(results, commit).name).toBe('begin')
  expect(faultOf(() => beginEntryOf(results, oidOf('d')))).toMatchObject({
    code: 'RESULTS_OF_ANOTHER',
    exit: 'busy',
    message: 'The results are about ccccccc, but ddddddd is waiting for them.',
  })
})

test('a step that claims another commit or that nothing is due changes nothing', () => {
  const liar = job('success', { due: 'false', commit: oidOf('e') })
  const results = readResults(needs({ aaa: liar, ci: liar }))
  expect(isDue(results)).toBe(true)
  expect(beginEntryOf(results, commit).name).toBe('begin')
})

test.each([
  ['job', JSON.stringify({ ci: job('success') }), 'in `needs:`'],
  ['step', JSON.stringify({ test: step('success') }), '`id:`'],
] as const)('without begin among the %ss it is said how to wire it', (_, text, remedy) => {
  expect(faultOf(() => isDue(readResults(text)))).toMatchObject({
    code: 'RESULTS_WITHOUT_BEGIN',
    exit: 'usage',
    hint: expect.stringContaining(remedy),
  })
})

test('begin that had nothing to hand on leaves nothing to do', () => {
  expect(isDue(readResults(JSON.stringify({ begin: job('success', { due: 'false' }), ci: job('skipped') })))).toBe(
    false,
  )
})

test('what a failed job printed reaches the next prompt in a block that it cannot leave', () => {
  const results = ownChecks(readResults(needs({ ci: job('failure'), docs: job('failure') })), {
    require: ['ci'],
    beginEntry: 'begin',
    printedBy: (name) => ({ text: `${name}: ${hostile}` }),
  })
  const common = { strategy: 'strict', checks: [], knownRed: [], changed: [] } as const
  const context = failureContext(validationOf({ ...common, iteration: 1, tree: 't', results }))
  expect(context).toContain('#### Check: ci (test)\n\nIt failed. Command: job ci\n\n````\nci: ')
  expect(context).toContain('It is only reported and does not fail the attempt. Command: job docs')
  expect(context).not.toMatch(/\p{Cc}(?<!\n)|\p{Cf}/u)
})

const stamped = (...lines: string[]): string =>
  `\uFEFF${lines.map((line) => `2026-11-22T05:00:00.1234567Z ${line}`).join('\r\n')}\r\n`

test('of a log the failed step is told: from its first line to the last error', () => {
  const log = stamped(
    '##[group]Run npm ci',
    'npm ci',
    '##[endgroup]',
    'added 1 package',
    '##[group]Run npm test',
    'npm test',
    '##[endgroup]',
    'not ok 1',
    '##[error]Process completed with exit code 1.',
    'Post job cleanup.',
  )
  expect(failedStepOutput(log, 1000)).toBe('Run npm test\nnpm test\nnot ok 1\nProcess completed with exit code 1.')
})

test('a log without an error is told whole, within its bound', () => {
  expect(failedStepOutput(stamped('one', 'two'), 1000)).toBe('one\ntwo')
  expect(failedStepOutput('', 1000)).toBe('')
  const long = failedStepOutput(stamped(...Array.from({ length: 9_000 }, (_, n) => `line ${n}`)), 2_000)
  expect(long.length).toBeLessThanOrEqual(2_000)
  expect(long).toContain('line 8999')
})

function faultOf(act: () => unknown): RalphError {
  try {
    act()
  } catch (error) {
    return error as RalphError
  }
  return expect.unreachable('nothing was refused')
}
