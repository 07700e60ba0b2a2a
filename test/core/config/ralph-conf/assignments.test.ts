// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are a shell's
import { expect, test } from 'vitest'
import { readAssignments } from '../../../../src/core/config/ralph-conf/assignments.ts'

const lastValue = (source: string): unknown => readAssignments(source).values.at(-1)?.value

test.each([
  ['a bare word', 'A=strict', 'strict'],
  ['single quotes', "A='two words'", 'two words'],
  ['double quotes with escapes', 'A="say \\"hi\\" for \\$5"', 'say "hi" for $5'],
  ['pieces that touch', `A=one'two'"three"`, 'onetwothree'],
  ['an empty value', 'A=""', ''],
  ['nothing at all', 'A=', ''],
  ['a comment behind it', 'A=10   # seconds', '10'],
  ['a sharp sign within a word', 'A=a#b', 'a#b'],
  ['an export', 'export A=1', '1'],
  ['two in a line', 'B=2; A=1', '1'],
  ['the last one counts', 'A=1\nA=2', '2'],
  ['a default of its own', 'A="${A:-50}"', '50'],
  ['a line that goes on', 'A=one\\\ntwo', 'onetwo'],
  ['Windows line ends', 'A=1\r\nB=2\r\n', '2'],
  ['an array', 'A=("npm test" lint)', ['npm test', 'lint']],
  ['an empty array', 'A=()', []],
  [
    'an array over lines with comments',
    'A=(\n  # fast ones first\n  "npm run lint"  # style\n  \'npm test\'\n)',
    ['npm run lint', 'npm test'],
  ],
  ['an array that grows', 'A=(a)\nA+=("b c")', ['a', 'b c']],
])('%s', (_, source, value) => {
  expect(lastValue(source)).toEqual(value)
})

test.each([
  ['a command', 'A=$(rm -rf /)'],
  ['an older command', 'A=`id`'],
  ['another variable', 'A="$HOME/plan.json"'],
  ['a default of another variable', 'A=${B:-1}'],
  ['an array with a command', 'A=(a "$(id)")'],
  ['an array without an end', 'A=(a b'],
  ['a text without an end', 'A="a b'],
  ['a command with a variable of its own', 'A=1 npm test'],
])('only a shell could tell the value of %s', (_, source) => {
  expect(readAssignments(source).values).toEqual([{ name: 'A', value: undefined, line: 1 }])
})

test('lines are counted through arrays, and what assigns nothing is named with its line', () => {
  const source = '# settings\nA=(\n x\n y\n)\nB=2\nsource ./secrets.sh\nif true; then\n'
  const { values, unread } = readAssignments(source)
  expect(values.map(({ name, line }) => [name, line])).toEqual([
    ['A', 2],
    ['B', 6],
  ])
  expect(unread.map(({ line }) => line)).toEqual([7, 8])
})

test('a long file of odd characters is read in no time', () => {
  const source = `A=(${'"a\\" $x `'.repeat(20_000)}\n${'B="${'.repeat(20_000)}`
  const begun = performance.now()
  expect(readAssignments(source).values.length).toBeGreaterThan(0)
  expect(performance.now() - begun).toBeLessThan(2_000)
})
