import { expect, test } from 'vitest'
import { addedTests } from '../../../src/core/counsel/added-tests.ts'

const titles = (path: string, text: string): string[] =>
  addedTests({
    ...{ path, gone: false },
    lines: text.split('\n').map((text, at) => ({ line: at + 1, text })),
  }).map((one) => one.text)

test.each([
  ['options', 'a.test.js', "test('x y', { skip: true }, () => {})"],
  ['a reason', 'a.test.js', "test('x y', { skip: 'later' }, () => {})"],
  ['to do', 'a.test.js', "test('x y', { todo: true }, () => {})"],
  ['options below', 'a.test.js', "test(\n  'z',\n)\ntest('x y', {\n  skip: true,\n}, () => {"],
  ['its first word', 'a.test.js', "test('x y', (t) => {\n  t.skip('later')\n})"],
  ['in one line', 'a.test.js', "test('x y', (t) => { t.skip() })"],
  ['its group', 'a.test.js', "describe.skip('all', () => {\n  test('x y', () => {\n    ok()\n  })\n})"],
  ['options of its group', 'a.test.js', "describe('all', { skip: true }, () => {\n  it('x y', () => {})\n})"],
  ['pytest', 'test_a.py', '@pytest.mark.skip(reason="x")\ndef test_x_y():\n    pass'],
  ['pytest, inside', 'test_a.py', 'def test_x_y():\n    pytest.skip("x")'],
  ['unittest', 'tests/a.py', '    @unittest.skip("x")\n    def test_x_y(self):\n        pass'],
  ['Go', 'a_test.go', 'func TestXY(t *testing.T) {\n\tt.Skip("x")\n}'],
  ['JUnit', 'src/test/ATest.java', '@Disabled\n@Test\nvoid xY() {'],
  ['JUnit, its class', 'src/test/ATest.java', '@Disabled("x")\nclass ATest {\n  @Test\n  void xY() {\n  }\n}'],
  ['NUnit, its class', 'ATests.cs', '[Ignore("x")]\npublic class ATests\n{\n  [Test]\n  public void XY() {'],
  [
    'unittest, its class',
    'tests/a.py',
    '@unittest.skip("x")\nclass A(TestCase):\n    def test_x_y(self):\n        pass',
  ],
  ['Rust', 'tests/a.rs', '#[ignore]\n#[test]\nfn x_y() {'],
  ['xUnit', 'ATests.cs', '[Fact(Skip = "x")]\npublic void XY() {'],
])('a test that is skipped shows nothing: %s', (_, path, text) => {
  expect(titles(path, text)).toEqual([])
})

test.each([
  ['a class after a skipped one', 'ATest.java', '@Disabled\nclass B {\n}\nclass A {\n  @Test\n  void xY() {', 'xY'],
  ['a title that speaks of it', 'a.test.js', "test('a todo: skip it', () => {\n  ok()\n})", 'a todo: skip it'],
  ['not skipped', 'a.test.js', "test('x y', { skip: false }, () => {})", 'x y'],
  ['after a skipped group', 'a.test.js', "describe.skip('a', () => {\n  it('z', f)\n})\ntest('x y', () => {})", 'x y'],
  ['another one below', 'a.test.js', "test('x y', () => {\n  ok()\n})\ntest('z', { skip: true }, f)", 'x y'],
  ['Go', 'a_test.go', 'func TestXY(t *testing.T) {\n\tok()\n}', 'TestXY'],
  ['JUnit', 'src/test/ATest.java', '@Test\nvoid xY() {', 'xY'],
])('a test that runs counts: %s', (_, path, text, title) => {
  expect(titles(path, text)).toEqual([title])
})
