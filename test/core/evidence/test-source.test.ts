import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskSource } from '../../../src/core/evidence/mask-source.ts'
import { testInSource } from '../../../src/core/evidence/test-source.ts'
import { withSlack } from '../../support/with-slack.ts'

const script = `
import { test, it, describe } from 'vitest'
describe('login', () => {
  test('rejects a wrong password', () => {
    expect(login('x')).toBe(false)
  })
  it('is empty', () => {})
  it('only says so', async () => { // expect(1).toBe(1)
    const text = "expect(1).toBe(1)"
    /* expect(2) */ const pattern = /expect(3)/
  })
  it('only prints', () => { console.log('ok 1 - only prints') })
  it('has options', { timeout: 5 }, () => {})
  it('is elsewhere', checksIt)
  it.skip('is skipped', () => { expect(1).toBe(1) })
  it.each([[1, 2], [3, 4]])('adds %i and %i', (a, b) => { expect(a).toBeLessThan(b) })
  it.each\`
    a | b
    \${1} | \${2}
  \`('takes $a from $b', ({ a }) => { expect(a).toBe(1) })
  test(\`is a 'template'\`, function (done) {})
  test.todo('comes later')
  // test('is a comment', () => { expect(1).toBe(1) })
})
test('twice', () => { expect(1).toBe(1) })
describe('again', () => { test('twice', () => {}) })
`

test.each([
  ['login > rejects a wrong password', true],
  ['login rejects a wrong password', true],
  ['rejects a wrong password', true],
  ['login > is empty', false],
  ['login > only says so', false],
  ['login > only prints', false],
  ['login > has options', false],
  ['login > is elsewhere', true],
  ['login > is skipped', true],
  ['login > adds 1 and 2', true],
  ['login > takes 1 from 2', true],
  ["login > is a 'template'", false],
  ['login > comes later', false],
  ['login > is a comment', undefined],
  ['login > rejects a wrong', undefined],
  ['login > rejects a password', undefined],
  ['twice', false],
])('in a script %s acts: %s', (title, acts) => {
  expect(testInSource(script, 'test/login.test.ts', title)?.acts).toBe(acts)
})

test('a test is found where it is declared', () => {
  expect(testInSource(script, 'test/login.test.ts', 'login > is empty')?.line).toBe(7)
})

test.each([
  ['a_test.go', 'func TestAdd(t *testing.T) {\n\tif add(1, 2) != 3 {\n\t\tt.Fatal("x")\n\t}\n}\n', 'TestAdd', true],
  ['a_test.go', 'func TestAdd(t *testing.T) {\n\t// add(1)\n}\n', 'TestAdd', false],
  ['a_test.go', 'func TestAdd(t *testing.T) {\n\tt.Log("add(1)")\n}\n', 'TestAdd', false],
  ['a_test.go', 'func TestA(t *testing.T) {\n\tt.Run("of two", func(t *testing.T) {\n\t})\n}\n', 'TestA/of_two', false],
  [
    'a_test.go',
    'func TestA(t *testing.T) {\n\tt.Run("of two", func(t *testing.T) {\n\t\tcheck(t)\n\t})\n}\n',
    'TestA/of_two',
    true,
  ],
  ['test_a.py', 'def test_add():\n    assert add(1, 2) == 3\n', 'test_add', true],
  [
    'test_a.py',
    'class TestA:\n    def test_add(self):\n        """add(1)"""\n        pass\n\n    def test_b(self):\n        add()\n',
    'TestA::test_add',
    false,
  ],
  ['test_a.py', 'class TestA:\n    def test_add(self): add(1)\n', 'TestA::test_add', true],
  ['test_a.py', 'def test_add(a, b):\n    print("add(1)")\n    assert a\n', 'test_add[1-2]', true],
  ['lib.rs', '#[test]\nfn adds() {\n    assert_eq!(add(1, 2), 3);\n}\n', 'tests::adds', true],
  ['lib.rs', '#[test]\nfn adds() {\n    // assert!(1)\n}\n', 'tests::adds', false],
  ['FooTest.java', '  @Test\n  void addsTwo() {\n    assertEquals(3, add(1, 2));\n  }\n', 'FooTest.addsTwo', true],
  ['FooTest.java', '  @Test\n  void addsTwo() {\n  }\n', 'addsTwo', false],
  ['FooTest.kt', '  @Test\n  fun `adds two`() = check(3)\n', 'adds two', true],
  [
    'a_spec.rb',
    "describe A do\n  it 'adds' do\n    expect(add 1).to eq 2\n  end\n  it 'is empty' do\n  end\nend\n",
    'A adds',
    true,
  ],
  [
    'a_spec.rb',
    "describe A do\n  it 'adds' do\n    expect(add 1).to eq 2\n  end\n  it 'is empty' do\n  end\nend\n",
    'A is empty',
    false,
  ],
  ['a.bats', '@test "adds" {\n  [ "$(add 1 2)" = 3 ]\n}\n', 'adds', true],
  ['a.bats', '@test "adds" {\n  echo "ok 1 adds"\n}\n', 'adds', false],
])('%s: %j acts: %s', (path, source, title, acts) => {
  expect(testInSource(source, path, title)?.acts).toBe(acts)
})

test('masking keeps every offset and line feed, and never fails', () => {
  const pieces = fc.array(
    fc.constantFrom('"', "'", '`', '/', '*', '//', '/*', '*/', '\\', '\n', 'a', '(', ')', '"""', '#', '[', ' ='),
  )
  fc.assert(
    fc.property(pieces, fc.constantFrom('a.ts', 'a.py', 'a.rs', 'a.go', 'a.rb'), (parts, path) => {
      const source = parts.join('')
      const masked = maskSource(source, path)
      expect(masked).toHaveLength(source.length)
      expect(masked.replace(/[^\n]/g, '')).toBe(source.replace(/[^\n]/g, ''))
      testInSource(source, path, 'a')
    }),
  )
})

test('half a megabyte of source takes no time that grows faster than it', () => {
  const source = `${"it('a', () => {\n".repeat(15_000)}`
  const started = performance.now()
  testInSource(source, 'a.test.ts', 'z')
  expect(performance.now() - started).toBeLessThan(withSlack(1_000))
})
