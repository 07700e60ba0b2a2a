import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CriteriaRequest,
  citedFiles,
  citedTests,
  criterionLevels,
} from '../../../src/core/evidence/criterion-levels.ts'
import type { CitedEvidence, TestRecord } from '../../../src/schema/check/criterion.ts'

const file = 'test/login.test.ts'
const source = "test('rejects', () => { expect(login('x')).toBe(false) })\ntest('is empty', () => {})\n"

const record = (more: Partial<TestRecord> = {}): TestRecord => ({
  ...{ file, title: 'rejects', outcome: 'passed', from: 'report', in_file: true },
  ...more,
})

type Check = CriteriaRequest['checks'][number]

function levels(
  evidence: readonly CitedEvidence[],
  { tests, criteria = ['Wrong passwords are rejected'], ...check }: Partial<Check> & { criteria?: string[] } = {},
) {
  const checks = [{ name: 'unit', run: 'npm test', passed: true, ...(tests && { tests }), ...check }]
  return criterionLevels({ criteria, evidence, checks, files: new Map([[file, source]]) })
}

const cited: CitedEvidence = { criterion: 1, file, test: 'rejects' }

test.each<[string, CitedEvidence, Partial<Check>, string, string | null]>([
  ['a record of a cited test', cited, { tests: [record()] }, 'ran', null],
  [
    'its words instead of its number',
    { ...cited, criterion: 'Wrong  passwords are rejected' },
    { tests: [record()] },
    'ran',
    null,
  ],
  ['its number as a text', { ...cited, criterion: '1' }, { tests: [record()] }, 'ran', null],
  ['the file before the title', { ...cited, test: `${file} > rejects` }, { tests: [record()] }, 'ran', null],
  ['no record', cited, {}, 'exists', 'no check reports that it ran'],
  [
    'a report that does not count',
    cited,
    { report_fault: 'junit.xml was not written by this run' },
    'exists',
    'no check reports that it ran: junit.xml was not written by this run',
  ],
  ['a skipped test', cited, { tests: [record({ outcome: 'skipped' })] }, 'exists', 'the test was skipped'],
  ['a failed test', cited, { tests: [record({ outcome: 'failed' })], passed: false }, 'exists', 'the test failed'],
  [
    'a check that did not pass',
    cited,
    { tests: [record()], passed: false },
    'exists',
    'the test ran in a check that did not pass',
  ],
  [
    'an ambiguous title',
    cited,
    { tests: [record({ outcome: 'ambiguous' })] },
    'exists',
    'several tests have that title; cite the full title with its groups',
  ],
  [
    'an empty body',
    { ...cited, test: 'is empty' },
    { tests: [record({ title: 'is empty' })] },
    'exists',
    'the test has an empty body: it calls and asserts nothing',
  ],
  [
    'a title of another file',
    { ...cited, test: 'elsewhere' },
    { tests: [record({ title: 'elsewhere', in_file: false })] },
    'claimed',
    'the file declares no test of that title',
  ],
  [
    'a generated title in a report that names the file',
    { ...cited, test: 'made 1' },
    { tests: [record({ title: 'made 1' })] },
    'ran',
    null,
  ],
  [
    'a missing file',
    { ...cited, file: 'test/none.test.ts' },
    { tests: [record({ file: 'test/none.test.ts' })] },
    'claimed',
    'there is no such file',
  ],
  ['a file outside', { ...cited, file: '../x.ts' }, {}, 'claimed', 'the agent cites nothing for it'],
  ['a line', { criterion: 1, file, line: 2 }, {}, 'exists', 'a line of a file is cited, and no test'],
  ['a line in one word', { criterion: 1, file: `${file}:2` }, {}, 'exists', 'a line of a file is cited, and no test'],
  ['a line beyond the end', { criterion: 1, file, line: 99 }, {}, 'claimed', 'the file has fewer lines'],
  ['a check', { criterion: 1, check: 'npm test' }, {}, 'exists', 'the check passed; no test is cited'],
  ['a check by its name', { criterion: 1, check: 'unit' }, {}, 'exists', 'the check passed; no test is cited'],
  ['a check that failed', { criterion: 1, check: 'unit' }, { passed: false }, 'claimed', 'the check did not pass'],
  ['a check that nobody has', { criterion: 1, check: './check.sh' }, {}, 'claimed', 'no check has that name'],
  ['nothing', { criterion: 1 }, {}, 'claimed', 'the agent cites nothing for it'],
  ['another criterion', { ...cited, criterion: 2 }, { tests: [record()] }, 'claimed', 'the agent cites nothing for it'],
  ['number 0', { ...cited, criterion: 0 }, { tests: [record()] }, 'claimed', 'the agent cites nothing for it'],
])('the level of %s', (_, evidence, check, level, why) => {
  expect(levels([evidence], check)).toMatchObject([{ level, why }])
})

test('of several citations the highest counts, whatever their order', () => {
  const all = [cited, { criterion: 1, file, line: 1 }, { criterion: 1, check: 'none' }]
  for (const evidence of [all, all.toReversed()])
    expect(levels(evidence, { tests: [record()] })).toMatchObject([{ level: 'ran', check: 'unit' }])
})

test('A18: words in common are no citation', () => {
  expect(
    levels([], { tests: [record()], criteria: ['rejects', 'npm test passes', '`test/login.test.ts` exists'] }),
  ).toEqual(
    ['rejects', 'npm test passes', '`test/login.test.ts` exists'].map((criterion) => ({
      ...{ criterion, citation: null, level: 'claimed', check: null, why: 'the agent cites nothing for it' },
    })),
  )
})

test('tests and files to look for are named once', () => {
  const evidence = [
    cited,
    { ...cited, criterion: 2 },
    { criterion: 2, file: './src/a.ts', line: 3 },
    { criterion: 9, file: 'x', line: 1 },
  ]
  const request = { criteria: ['a', 'b'], evidence }
  expect(citedTests(request)).toEqual([{ file, title: 'rejects' }])
  expect(citedFiles(request)).toEqual([file, 'src/a.ts'])
})

test('without a passed record of a check that passed, whatever an agent cites is never at ran', () => {
  const entry = fc.record({
    criterion: fc.oneof(fc.integer({ min: -1, max: 4 }), fc.string()),
    file: fc.option(fc.constantFrom(file, 'test/none.ts', '/etc/passwd', ''), { nil: undefined }),
    test: fc.option(fc.constantFrom('rejects', 'is empty', '', 'x'), { nil: undefined }),
    line: fc.option(fc.integer(), { nil: undefined }),
    check: fc.option(fc.constantFrom('unit', 'npm test', ''), { nil: undefined }),
  })
  const outcome = fc.constantFrom('failed' as const, 'skipped' as const, 'ambiguous' as const)
  fc.assert(
    fc.property(fc.array(entry), outcome, fc.boolean(), (evidence, result, passed) => {
      const given = evidence as CitedEvidence[]
      const judged = levels(given, { tests: [record({ outcome: result })], passed, criteria: ['a', 'b', 'c'] })
      expect(judged).toHaveLength(3)
      for (const { level, why } of judged) expect([level, why === null]).not.toEqual(['ran', expect.anything()])
      for (const { level, why } of judged) expect(level === 'ran' || why === null).toBe(false)
    }),
  )
})
