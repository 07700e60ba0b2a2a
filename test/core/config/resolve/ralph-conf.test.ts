// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are a shell's
import { expect, test } from 'vitest'
import { confFiles, readAssignments, readConf } from '../../../../src/core/config/resolve/ralph-conf.ts'
import { resolveSettings } from '../../../../src/core/config/resolve/resolve.ts'
import { confNotes, confRemarks } from '../../../../src/core/report/words/conf-remarks.ts'

const { settings } = resolveSettings({ flags: {}, environment: {}, plan: undefined, file: {}, fileName: '' })
const remarks = (source: string) => confRemarks(confFiles[0], readConf(source), settings)

/** docs/design.md#the-programs-before: every variable that its documentation names. */
const documented = `CONTEXT_BUDGET_TOKENS CONTEXT_BUDGET_TOKENS_HPI NOVELTY_OVERLAP_THRESHOLD NOVELTY_RECENT_HANDOFFS
COMPACTION_THRESHOLD_BYTES COMPACTION_INTERVAL COMPACTION_MAX_TURNS VALIDATION_STRATEGY VALIDATION_COMMANDS MAX_ITERATIONS
DEFAULT_MAX_TURNS MIN_DELAY_SECONDS CONTEXT_AGENT_MODEL AGENT_PASSES_ENABLED MCP_TRANSPORT LOG_LEVEL LOG_FILE PLAN_FILE MODE
SKIP_PERMISSIONS AUTO_COMMIT COMMIT_PREFIX PAUSE_POLL_SECONDS MODEL FALLBACK_MODEL EVENTS_FILE CONTROL_FILE`
  .split(/\s+/)
  .map((name) => `RALPH_${name}`)

test.each(documented)('%s has a place here, or a reason for having none', (name) => {
  const [found] = readConf(`${name}=x`).values
  expect(found?.setting === undefined ? found?.why : found.setting).not.toBe('nothing reads it')
})

test('values are read as the variables of these names are', () => {
  const { values } = readConf(
    'RALPH_MIN_DELAY_SECONDS=10\nRALPH_VALIDATION_COMMANDS=("npm test" "npm run lint")\nRALPH_AUTO_COMMIT=false\nRALPH_CONTEXT_AGENT_MODEL=""\n',
  )
  expect(values.map(({ setting, value }) => [setting, value])).toEqual([
    ['min-delay', 10_000],
    ['validate', ['npm test', 'npm run lint']],
    ['approval', 'iteration'],
    ['context-agent-model', undefined],
  ])
})

test('each line is told with its place, its value here and what to write', () => {
  const source = [
    'RALPH_MIN_DELAY_SECONDS=30',
    'RALPH_COMPACTION_INTERVAL=5',
    'RALPH_MODE=bogus',
    'RALPH_LOG_FILE=.ralph/logs/ralph.log',
    'RALPH_PLAN_FILE="$HOME/plan.json"',
    'MY_TOKEN=hunter2hunter2',
    'source ./more.conf',
  ].join('\n')
  const found = remarks(source)
  expect(found.map(({ text }) => text)).toEqual([
    '.ralph/config/ralph.conf:1 RALPH_MIN_DELAY_SECONDS is not read here; its setting is `min-delay`, which is 0s and not 30s',
    '.ralph/config/ralph.conf:2 RALPH_COMPACTION_INTERVAL is `compaction-interval` here, with the same value',
    expect.stringMatching(/RALPH_MODE .*`mode` \(now handoff-only\).*expected one of handoff-only,/),
    '.ralph/config/ralph.conf:4 RALPH_LOG_FILE has no equivalent here: the log is on the state branch; `ralph log` shows it',
    expect.stringMatching(/RALPH_PLAN_FILE .*`plan` .*only a shell could evaluate it/),
    '.ralph/config/ralph.conf:6 MY_TOKEN has no equivalent here: nothing reads it',
    '.ralph/config/ralph.conf:7: it is not an assignment, and no code in this file is run',
  ])
  expect(found[0]?.remedy).toBe('Write `min-delay: 30s` into .github/ralph.yml, or remove the line.')
  expect(JSON.stringify(found)).not.toContain('hunter2')
})

test('what it says to write is read as that value', async () => {
  const { readConfigFile } = await import('../../../../src/core/config/resolve/read-config-file.ts')
  for (const line of ['RALPH_MIN_DELAY_SECONDS=90', 'RALPH_VALIDATION_COMMANDS=("npm test" "a: b # c")']) {
    const [remark] = remarks(line)
    const yaml = /`(.*)` into/.exec(remark?.remedy ?? '')?.[1] ?? ''
    const { values } = readConfigFile(yaml, 'ralph.yml')
    const read = resolveSettings({ flags: {}, environment: {}, plan: undefined, file: values, fileName: 'ralph.yml' })
    expect(read.findings).toEqual([])
    expect(confRemarks('f', readConf(line), read.settings)[0]).toMatchObject({ settled: true })
  }
})

test('a run tells what is to be done line by line, and names all the rest in one', () => {
  const notes = confNotes(remarks('RALPH_MIN_DELAY_SECONDS=30\nRALPH_COMPACTION_INTERVAL=5\nRALPH_LOG_FILE=x\n'))
  expect(notes).toEqual([
    { kind: 'warning', text: expect.stringContaining('its setting is `min-delay`') },
    {
      kind: 'note',
      text: 'ralph.conf is not read here; you can ignore RALPH_COMPACTION_INTERVAL (compaction-interval), RALPH_LOG_FILE (no setting: the log is on the state branch; `ralph log` shows it)',
    },
  ])
})

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

// A reading that looks at any of them twice as often in a file of twice the size would not come to its end here.
test('a long file of odd characters is read in one pass', () => {
  const source = `A=(${'"a\\" $x `'.repeat(20_000)}\n${'B="${'.repeat(20_000)}`
  expect(readAssignments(source).values.length).toBeGreaterThan(0)
})
