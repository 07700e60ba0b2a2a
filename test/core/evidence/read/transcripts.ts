/** What runners really print, of projects of a few tests; versions: node 24, vitest 5, pytest 9, go 1.19, cargo 1.9x, rspec 3.12. */
export const transcripts = {
  'node --test': `▶ group
  ✔ adds (24.5ms)
  ﹣ skipped (0.2ms) # SKIP
  ✔ todo (0.1ms) # TODO
✔ group (38.5ms)
▶ parent
  ✔ child (0.1ms)
✔ parent (0.4ms)
ℹ tests 5
ℹ suites 1
ℹ pass 3
ℹ fail 0
ℹ cancelled 0
ℹ skipped 1
ℹ todo 1
ℹ duration_ms 685.7`,
  'node --test --test-reporter=tap': `TAP version 13
# Subtest: group
    # Subtest: adds
    ok 1 - adds
      ---
      duration_ms: 29.8
      ...
    # Subtest: skipped
    ok 2 - skipped # SKIP
      ---
      duration_ms: 0.1
      ...
    1..2
ok 1 - group
  ---
  duration_ms: 31.7
  type: 'suite'
  ...
# Subtest: last
ok 2 - last
1..2
# tests 3
# pass 2`,
  tap: `TAP version 14
1..3
ok 1 - adds
not ok 2 - later # TODO not yet
ok 3 - skipped # SKIP`,
  'vitest --reporter=verbose': `
 RUN  v5.1.1 /work

stdout | a.test.ts > group > adds
hello

 ✓ a.test.ts > group > adds 3ms
 ↓ a.test.ts > group > skipped
 □ a.test.ts > group > todo
 ✓ a.test.ts > last > one 0ms

 Test Files  1 passed (1)
      Tests  2 passed | 1 skipped | 1 todo (4)
   Start at  08:32:06
   Duration  800ms`,
  'vitest --reporter=tap': `TAP version 13
1..1
ok 1 - a.test.ts # time=4.96ms {
    1..2
    ok 1 - group # time=3.64ms {
        1..2
        ok 1 - adds # time=2.44ms
        ok 2 - skipped # SKIP
    }
    ok 2 - last > one # time=0.36ms
}`,
  'pytest -v': `============================= test session starts ==============================
platform linux -- Python 3.11.7, pytest-9.0.3, pluggy-1.6.0
collecting ... collected 5 items

tests/test_a.py::TestX::test_y PASSED                                    [ 20%]
tests/test_a.py::test_p[1] PASSED                                        [ 40%]
tests/test_a.py::test_p[2] PASSED                                        [ 60%]
tests/test_a.py::test_s SKIPPED (unconditional skip)                     [ 80%]
tests/test_a.py::test_x XFAIL                                            [100%]

=================== 3 passed, 1 skipped, 1 xfailed in 4.61s ====================`,
  'go test -v': `=== RUN   TestA
=== PAUSE TestA
=== RUN   TestB
    a_test.go:4: later
--- SKIP: TestB (0.00s)
=== RUN   TestC
no newline--- PASS: TestC (0.00s)
=== CONT  TestA
=== RUN   TestA/of_two
    a_test.go:3: hello
--- PASS: TestA (0.00s)
    --- PASS: TestA/of_two (0.00s)
PASS
ok  	example.com/a	0.002s`,
  'cargo test': `
running 3 tests
test tests::adds ... ok
test tests::skipped ... ignored
test tests::panics - should panic ... ok

test result: ok. 2 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.39s

   Doc-tests a

running 1 test
test src/lib.rs - x (line 1) ... ok

test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.51s
`,
  'rspec -f doc': `
A
  last
  inner
    adds
    is pending (PENDING: Not yet implemented)

Pending: (Failures listed here are expected and do not affect your suite's status)

  1) A inner is pending
     # Not yet implemented

Finished in 0.01369 seconds (files took 0.56389 seconds to load)
3 examples, 0 failures, 1 pending`,
  'jest --verbose': `PASS test/a.test.js
  group
    ✓ adds (3 ms)
    ○ skipped later
    ✎ todo comes
  ✓ last

PASS test/b.test.js (5.2 s)
  ✓ other

Test Suites: 2 passed, 2 total
Tests:       1 skipped, 1 todo, 3 passed, 5 total
Snapshots:   0 total
Time:        1.1 s`,
  mocha: `

  group
    ✔ adds (3ms)
    - later

  ✔ last


  2 passing (10ms)
  1 pending
`,
} as const
