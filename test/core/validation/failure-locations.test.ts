import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failureLocations, pathInRepository } from '../../../src/core/validation/failure-locations.ts'

/** Printed by the tools themselves: tsc 7, eslint 9, vitest 5, jest 30, pytest 9, cargo 1.9x, go as its manual has it. */
const outputs: Record<string, { output: string; blames: string[] }> = {
  tsc: {
    output: `src/a.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.
src/a.ts(2,12): error TS7006: Parameter 'b' implicitly has an 'any' type.
`,
    blames: [
      "src/a.ts:1:14 TS2322: Type 'string' is not assignable to type 'number'.",
      "src/a.ts:2:12 TS7006: Parameter 'b' implicitly has an 'any' type.",
    ],
  },
  'tsc --pretty': {
    output:
      "\u001b[96msrc/a.ts\u001b[0m:\u001b[93m1\u001b[0m:\u001b[93m14\u001b[0m - \u001b[91merror\u001b[0m\u001b[90m TS2322: \u001b[0mType 'string' is not assignable to type 'number'.\n\n\u001b[7m1\u001b[0m export const a: number = \"x\"\n",
    blames: ["src/a.ts:1:14 TS2322: Type 'string' is not assignable to type 'number'."],
  },
  'eslint stylish': {
    output: `
/work/js/src/a.js
  1:7   error    'unused' is assigned a value but never used  no-unused-vars
  2:5   warning  'x' is not defined                           no-undef
  2:7   error    Expected '===' and instead saw '=='          eqeqeq

✖ 4 problems (2 errors, 2 warnings)
`,
    blames: [
      "/work/js/src/a.js:1:7 'unused' is assigned a value but never used (no-unused-vars)",
      "/work/js/src/a.js:2:7 Expected '===' and instead saw '==' (eqeqeq)",
    ],
  },
  'eslint unix': {
    output: `/work/js/src/a.js:1:7: 'unused' is assigned a value but never used. [Error/no-unused-vars]
/work/js/src/a.js:2:5: 'x' is not defined. [Warning/no-undef]

2 problems
`,
    blames: ["/work/js/src/a.js:1:7 'unused' is assigned a value but never used. [Error/no-unused-vars]"],
  },
  vitest: {
    output: `
 RUN  v5.1.1 /work/vt

 ❯ test/sum.test.js (2 tests | 2 failed) 22ms
   ❯ sum (2)
     × adds 15ms
     × throws 2ms

⎯⎯⎯⎯⎯⎯⎯ Failed Tests 2 ⎯⎯⎯⎯⎯⎯⎯

 FAIL  test/sum.test.js > sum > adds
AssertionError: expected -1 to be 3 // Object.is equality

- Expected
+ Received

- 3
+ -1

 ❯ test/sum.test.js:5:23
      3| describe('sum', () => {
      4|   test('adds', () => {
      5|     expect(sum(1, 2)).toBe(3)
       |                       ^

⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯⎯[1/2]⎯

 FAIL  test/sum.test.js > sum > throws
Error: boom
 ❯ boom src/sum.js:2:9
 ❯ test/sum.test.js:7:32
`,
    blames: [
      'test/sum.test.js:5:23 AssertionError: expected -1 to be 3 // Object.is equality',
      'src/sum.js:2:9 Error: boom',
    ],
  },
  jest: {
    output: `FAIL src/sum.test.js
  ✕ adds (7 ms)
  inner
    ✕ throws (1 ms)

  ● adds

    expect(received).toBe(expected) // Object.is equality

    Expected: 3
    Received: -1

      1 | const sum=(a,b)=>a-b
    > 3 |   expect(sum(1,2)).toBe(3)
        |                    ^

      at Object.toBe (src/sum.test.js:3:20)

  ● inner › throws

    boom

      at Object.<anonymous> (src/sum.test.js:5:56)

Test Suites: 1 failed, 1 total
`,
    blames: ['src/sum.test.js:3:20 expect(received).toBe(expected) // Object.is equality', 'src/sum.test.js:5:56 boom'],
  },
  pytest: {
    output: `=================================== FAILURES ===================================
___________________________________ test_sum ___________________________________

    def test_sum():
>       assert sum(1, 2) == 3
E       assert -1 == 3
E        +  where -1 = sum(1, 2)

tests/test_calc.py:6: AssertionError
__________________________________ test_boom ___________________________________

    def test_boom():
>       boom()

tests/test_calc.py:9: 
_ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ 

    def boom():
>       raise ValueError('no')
E       ValueError: no

calc.py:5: ValueError
=========================== short test summary info ============================
FAILED tests/test_calc.py::test_sum - assert -1 == 3
`,
    blames: ['tests/test_calc.py:6 assert -1 == 3', 'calc.py:5 ValueError: no'],
  },
  'pytest --tb=short': {
    output: `=================================== FAILURES ===================================
___________________________________ test_sum ___________________________________
tests/test_calc.py:6: in test_sum
    assert sum(1, 2) == 3
E   assert -1 == 3
E    +  where -1 = sum(1, 2)
__________________________________ test_boom ___________________________________
tests/test_calc.py:9: in test_boom
    boom()
calc.py:5: in boom
    raise ValueError('no')
E   ValueError: no
`,
    blames: ['tests/test_calc.py:6 assert -1 == 3', 'calc.py:5 ValueError: no'],
  },
  'cargo check': {
    output: `    Checking rs v0.1.0 (/work/rs)
error[E0308]: mismatched types
 --> src/lib.rs:1:50
  |
1 | pub fn add(a: u64, b: u64) -> u64 { let x: u64 = "a"; a + b }
  |                                            ---   ^^^ expected \`u64\`, found \`&str\`

For more information about this error, try \`rustc --explain E0308\`.
error: could not compile \`rs\` (lib) due to 1 previous error
`,
    blames: ['src/lib.rs:1:50 error[E0308]: mismatched types'],
  },
  'cargo test': {
    output: `warning: unused variable: \`unused\`
 --> src/lib.rs:1:41
  |
running 2 tests
test tests::it_works ... FAILED

---- tests::it_works stdout ----

thread 'tests::it_works' (20789) panicked at src/lib.rs:7:9:
assertion \`left == right\` failed
  left: 6
 right: 5
stack backtrace:
   4: rs::tests::it_works
             at ./src/lib.rs:7:9
`,
    blames: ['src/lib.rs:7:9 assertion `left == right` failed'],
  },
  'go vet': {
    output: `# example.com/calc
./main.go:6:2: fmt.Printf format %d has arg "x" of wrong type string
`,
    blames: ['./main.go:6:2 fmt.Printf format %d has arg "x" of wrong type string'],
  },
  'go build': {
    output: '# example.com/calc/sub\nsub/calc.go:4:9: undefined: y\n',
    blames: ['sub/calc.go:4:9 undefined: y'],
  },
  'go test': {
    output: `--- PASS: TestSub (0.00s)
    sub_test.go:3: only talk
--- FAIL: TestAdd (0.00s)
    --- FAIL: TestAdd/small (0.00s)
        add_test.go:8: Add(1, 2) = -1, want 3
FAIL
FAIL\texample.com/calc/sub\t0.002s
FAIL
`,
    blames: ['calc/sub/add_test.go|sub/add_test.go|add_test.go:8 Add(1, 2) = -1, want 3'],
  },
}

test.each(Object.entries(outputs))('%s: the lines that it blames, with what it says of them', (_, row) => {
  const found = failureLocations(row.output).map(
    ({ paths, line, column, message }) => `${paths.join('|')}:${line}${column ? `:${column}` : ''} ${message}`,
  )
  expect(found).toEqual(row.blames)
})

test('output with CR LF is read the same, and each line is blamed once', () => {
  const { output = '', blames } = outputs['tsc'] ?? {}
  const twice = output.replaceAll('\n', '\r\n').repeat(2)
  expect(failureLocations(twice)).toHaveLength(blames?.length ?? 0)
})

test('ordinary talk with colons blames nobody', () => {
  const talk = 'http://localhost:3000: ok\nRatio 3:4: fine\nnode:internal/modules:12:3\n12:30:00 done\nERR! code: 7\n'
  expect(failureLocations(talk)).toEqual([])
})

test.each([
  ['src/a.ts', '.', 'src/a.ts'],
  ['./a.ts', 'packages/web', 'packages/web/a.ts'],
  ['../api/a.ts', 'packages/web', 'packages/api/a.ts'],
  ['/work/repo/src/a.ts', 'packages/web', 'src/a.ts'],
  ['C:\\repo\\src\\a.ts', '.', undefined],
  ['/work/repository/a.ts', '.', undefined],
  ['/etc/passwd', '.', undefined],
  ['../../etc/passwd', '.', undefined],
  ['../../../x', 'packages/web', undefined],
  ['.git/config', '.', undefined],
  ['.', '.', undefined],
])('%s, printed in %s, is %s of the repository', (printed, directory, path) => {
  expect(pathInRepository(printed, { root: '/work/repo', directory })).toBe(path)
})

test('whatever is printed: no path leaves the repository, and 100,000 lines take no time worth speaking of', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (printed, directory) => {
      const path = pathInRepository(printed, { root: '/r', directory })
      expect(path?.split('/').some((part) => part === '..' || part === '') ?? false).toBe(false)
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.string()), (lines) => {
      for (const { line, paths } of failureLocations(lines.join('\n')))
        expect([line > 0, paths.length > 0]).toEqual([true, true])
    }),
  )
  expect(
    failureLocations(`${'a'.repeat(1999)}:\n`.repeat(500) + 'x(1,2): error TS1: y\n'.repeat(100_000)),
  ).toHaveLength(1)
})
