import { describe, expect, test } from 'vitest'
import { resolveSettings, type SettingInputs } from '../../../../src/core/config/resolve/resolve.ts'
import { defaultCallModels } from '../../../../src/core/config/table/counsel-settings.ts'
import { type SettingName, settings } from '../../../../src/core/config/table/settings.ts'
import { defaultIndexWhen } from '../../../../src/core/knowledge/index-when.ts'
import { NoticeEvent } from '../../../../src/schema/notify/channel.ts'
import type { Plan } from '../../../../src/schema/plan/plan.ts'
import { planOf } from '../../../support/run-state.ts'

const resolve = (given: Partial<SettingInputs>) =>
  resolveSettings({ flags: {}, environment: {}, plan: undefined, file: {}, fileName: 'ralph.yml', ...given })

const sha = `sha512-${'A'.repeat(86)}==`
const texts = [
  ['one', 'one'],
  ['two', 'two'],
  [' three ', 'three'],
] as const
const lists = [
  ['one\n\n two ', ['one', 'two']],
  [['three'], ['three']],
] as const
const times = [
  ['90s', 90_000],
  ['1h30m', 5_400_000],
  [45, 45_000],
] as const
const toggles = [
  ['true', true],
  ['0', false],
  [true, true],
] as const

const desktop = { to: 'desktop', on: [...NoticeEvent.options] }

/** For each setting what may be written, and what it means. */
const samples: Record<SettingName, readonly (readonly [unknown, unknown])[]> = {
  plan: texts,
  'plan-subtasks': [
    ['own', 'own'],
    ['joined', 'joined'],
  ],
  format: [
    ['auto', 'auto'],
    ['spec-kit', 'spec-kit'],
    ['prd.json', 'prd.json'],
  ],
  'plan-tag': texts,
  'write-back': toggles,
  'progress-file': [
    ['auto', 'auto'],
    ['none', 'none'],
    [' ./notes/progress.txt', 'notes/progress.txt'],
    ['progress.md', 'progress.md'],
  ],
  'plan-scope': [
    ['all', 'all'],
    [' epic-2 ', 'epic-2'],
    ['1-2, 1-3', '1-2, 1-3'],
  ],
  validate: [
    ['npm test\n\nnpm run lint', ['npm test', 'npm run lint']],
    [[{ run: 'x' }], [{ run: 'x' }]],
  ],
  strategy: [
    ['lenient', 'lenient'],
    ['tests_only', 'tests_only'],
    ['strict', 'strict'],
  ],
  'known-red': toggles,
  'no-checks': toggles,
  'test-guard': [
    ['report', 'report'],
    ['fail', 'fail'],
  ],
  amendments: [
    ['reviewed', 'reviewed'],
    ['trusted', 'trusted'],
  ],
  setup: lists,
  'setup-inputs': lists,
  'before-capture': lists,
  'working-directory': [
    ['packages/web/', 'packages/web'],
    ['./a', 'a'],
  ],
  mode: [
    ['handoff-only', 'handoff-only'],
    ['handoff-plus-index', 'handoff-plus-index'],
  ],
  'context-budget-hpi': [['24000', 24_000]],
  'agents-md': [
    ['true', true],
    ['false', false],
  ],
  'knowledge-from': [['first-plan', 'first-plan']],
  contradictions: [['ask', 'ask']],
  'call-models': [
    ['review=opus', { ...defaultCallModels, review: 'opus' }],
    ['{"review": "sonnet"}', { ...defaultCallModels, review: 'sonnet' }],
    [{ review: ' haiku ' }, { ...defaultCallModels, review: 'haiku' }],
    ['plan-review=opus, verify=a/b:c=d', { ...defaultCallModels, 'plan-review': 'opus', verify: 'a/b:c=d' }],
    [['consensus=opus,context=x', 'consensus='], { ...defaultCallModels, context: 'x' }],
    ['', defaultCallModels],
  ],
  'index-when': [
    ['iterations=9', { ...defaultIndexWhen, iterations: 9 }],
    ['{"iterations": 8}', { ...defaultIndexWhen, iterations: 8 }],
    [{ iterations: '7' }, { ...defaultIndexWhen, iterations: 7 }],
    ['overlap=0.4', { ...defaultIndexWhen, overlap: 0.4 }],
    [['handoffs=9,bytes=64000', 'bytes=1'], { ...defaultIndexWhen, handoffs: 9, bytes: 1 }],
    ['', defaultIndexWhen],
  ],
  'commit-mode': [
    ['api', 'api'],
    ['git', 'git'],
  ],
  pages: [
    ['public', 'public'],
    ['', undefined],
  ],
  notify: [
    ['desktop\nslack=HOOK', [desktop, { to: 'slack', 'url-env': 'HOOK', on: [...NoticeEvent.options] }]],
    [[{ to: 'desktop' }], [desktop]],
    ['{"to":"desktop"}', [desktop]],
  ],
  'mirror-status': [
    ['test=npm test\nbuild (all) = make A=1', { test: 'npm test', 'build (all)': 'make A=1' }],
    [{ 'build (x=1)': 'make' }, { 'build (x=1)': 'make' }],
    [['test=npm test'], { test: 'npm test' }],
  ],
  'base-conflict': [
    ['task', 'task'],
    ['person', 'person'],
  ],
  confinement: [
    ['none', 'none'],
    ['auto', 'auto'],
  ],
  'min-confinement': [
    ['C2', 'C2'],
    ['', undefined],
  ],
  'confinement-sudo': toggles,
  'agent-read': lists,
  egress: [
    ['open', 'open'],
    ['listed', 'listed'],
    ['none', 'none'],
  ],
  'allow-hosts': [
    ['registry.npmjs.org\n*.example.com', ['registry.npmjs.org', '*.example.com']],
    [['example.com:8443'], ['example.com:8443']],
  ],
  ports: [
    ['5432, 6379', [5432, 6379]],
    [[5432], [5432]],
  ],
  'agent-writable': lists,
  consensus: [
    ['report', 'report'],
    ['gate', 'gate'],
  ],
  'consensus-rounds': [['3', 3]],
  'consensus-agent': [
    ['claude', 'claude'],
    ['command', 'command'],
  ],
  'consensus-command': texts,
  'consensus-servers': [['mcp-consensus.json', 'mcp-consensus.json']],
  'plan-review': [
    ['comment', 'comment'],
    ['gate', 'gate'],
  ],
  'plan-review-passes': [['3', 3]],
  verify: [
    ['none', 'none'],
    ['both', 'both'],
    ['model', 'model'],
  ],
  'human-review': [
    ['note', 'note'],
    ['ask', 'ask'],
    ['stop', 'stop'],
  ],
  'no-change': [
    ['ask', 'ask'],
    ['accept', 'accept'],
  ],
  incomplete: [
    ['continue', 'continue'],
    ['done', 'done'],
    ['fail', 'fail'],
  ],
  'max-continuations': [
    ['0', 0],
    [5, 5],
  ],
  'on-stuck': [
    ['ask', 'ask'],
    ['pause', 'pause'],
    ['skip', 'skip'],
  ],
  'stuck-after': [
    ['2', 2],
    [5, 5],
  ],
  approval: [
    ['iteration', 'iteration'],
    ['none', 'none'],
  ],
  agent: [
    ['command', 'command'],
    ['claude', 'claude'],
  ],
  'agent-path': texts,
  'agent-version': [
    ['2.1.197', '2.1.197'],
    ['v3.0.0-rc.1', '3.0.0-rc.1'],
  ],
  'agent-install': [
    ['missing', 'missing'],
    ['never', 'never'],
  ],
  'agent-integrity': [
    [sha, [sha]],
    [`${sha} ${sha},${sha}`, [sha, sha, sha]],
    [
      [sha, sha],
      [sha, sha],
    ],
  ],
  'agent-command': texts,
  'agent-timeout': times,
  'agent-idle-timeout': times,
  model: texts,
  'fallback-model': [
    ['opus', ['opus']],
    ['opus, sonnet', ['opus', 'sonnet']],
    [
      ['opus', 'sonnet,haiku'],
      ['opus', 'sonnet', 'haiku'],
    ],
  ],
  review: [
    ['comment', 'comment'],
    ['gate', 'gate'],
  ],
  'max-turns': [
    ['7', 7],
    [8, 8],
  ],
  'agent-passes-enabled': toggles,
  'mcp-project': toggles,
  'mcp-transport': [
    ['stdio', 'stdio'],
    [' HTTP ', 'http'],
  ],
  indexer: [
    ['agent', 'agent'],
    ['fields', 'fields'],
  ],
  'skip-permissions': toggles,
  'allowed-tools': lists,
  'permission-mode': [
    ['dontAsk', 'dontAsk'],
    ['auto', 'auto'],
  ],
  'run-iterations': [
    ['1', 1],
    [1_000_000, 1_000_000],
  ],
  lanes: [
    ['4', 4],
    [2, 2],
    ['auto', 'auto'],
  ],
  'checks-at-once': [
    ['2', 2],
    [16, 16],
    ['auto', 'auto'],
  ],
  'lane-setup': [
    ['each', 'each'],
    ['copy', 'copy'],
  ],
  'lane-env': [
    [
      ['PORT=310{lane}', 'A=b=c'],
      ['PORT=310{lane}', 'A=b=c'],
    ],
    ['A=1', ['A=1']],
    [['B='], ['B=']],
  ],
  'max-iterations': [
    ['1', 1],
    [1_000_000, 1_000_000],
  ],
  'time-budget': times,
  'job-limit': times,
  'cost-budget': [
    ['$7.50', 7.5],
    ['10 USD', 10],
    [0.5, 0.5],
  ],
  'token-budget': [
    ['2M', 2_000_000],
    ['1.5 B', 1_500_000_000],
    [500_000, 500_000],
    ['', undefined],
  ],
  'agent-limits': [
    [
      { processes: 2000, memory: '8GB', cpu: 1.5 },
      { processes: 2000, memory: 8_000_000_000, cpu: 1.5 },
    ],
    [['memory=512 MiB', 'disk=20G'], { memory: 536_870_912, disk: 20_000_000_000 }],
    ['processes=100, memory=1GiB', { processes: 100, memory: 1_073_741_824 }],
    ['{"disk": "1TB"}', { disk: 1_000_000_000_000 }],
    ['', {}],
  ],
  'model-prices': [
    ['my-model=3/15', ['my-model=3/15']],
    [
      ['a=0.1/0.5/0.01/0.2', 'b = 1/2/0'],
      ['a=0.1/0.5/0.01/0.2', 'b = 1/2/0'],
    ],
  ],
  'pr-size': [
    ['250', 250],
    [0, 0],
  ],
  'review-at-once': [
    ['1', 1],
    ['0', 0],
  ],
  'stop-at': [
    ['3000', 3000],
    [0, 0],
  ],
  'max-change': [
    ['800', 800],
    ['0', 0],
  ],
  'min-delay': [...times, ['0', 0]],
  'context-budget': [
    ['500', 500],
    [9_000, 9_000],
  ],
  'commit-prefix': texts,
  'commit-template': [
    ['feat({task}): {title}', 'feat({task}): {title}'],
    [' {title}\r\n\r\n{summary} ', '{title}\n\n{summary}'],
  ],
  author: texts,
  committer: texts,
  'sign-off': toggles,
  'agent-env': lists,
  'check-env': lists,
  'protected-paths': lists,
  'command-permission': [
    ['approve=maintain\nall: admin', ['approve=maintain', 'all: admin']],
    [['undo=write'], ['undo=write']],
  ],
  'command-bots': lists,
  'close-issue': toggles,
  'merge-base': toggles,
  remote: texts,
  'state-ref': [
    ['refs/ralph/state', 'refs/ralph/state'],
    ['refs/heads/bots/', 'refs/heads/bots'],
  ],
  queue: [
    ['plans', 'plans'],
    ['work/plans/', 'work/plans'],
  ],
  'queue-base': [
    ['base', 'base'],
    ['previous', 'previous'],
  ],
  'on-complete': [
    ['merge', 'merge'],
    ['none', 'none'],
  ],
  'queue-failed': [
    ['stop', 'stop'],
    ['pass', 'pass'],
  ],
  'branch-prefix': texts,
  'log-level': [
    ['debug', 'debug'],
    ['warn', 'warn'],
  ],
}
const names = Object.keys(settings) as SettingName[]
const ownVariable = (name: string): string => `RALPH_${name.toUpperCase().replaceAll('-', '_')}`

test.each(names)('%s: flag beats environment beats file beats default, and its source is known', (name) => {
  const all = samples[name]
  const pick = (index: number) => all[index % all.length] ?? []
  const text = (all.find(([raw]) => typeof raw === 'string') ?? []) as [string, unknown]
  const [flag, file] = [pick(0), pick(1)]
  const given = { flags: { [name]: flag[0] }, environment: { [ownVariable(name)]: text[0] }, file: { [name]: file[0] } }
  const outcome = (one: Partial<SettingInputs>) => {
    const { settings: values, sources, findings } = resolve(one)
    return [values[name], sources[name], findings]
  }
  expect(outcome(given)).toEqual([flag[1], 'flag', []])
  expect(outcome({ ...given, flags: {} })).toEqual([text[1], 'environment', []])
  expect(outcome({ file: given.file })).toEqual([file[1], 'file', []])
  expect(outcome({})).toEqual([settings[name].fallback, 'default', []])
})

test.each(names.flatMap((name) => samples[name].map(([raw, value]) => [name, raw, value] as const)))(
  '%s may be written as %j',
  (name, raw, value) => {
    const { settings: values, findings } = resolve({ file: { [name]: raw } })
    expect([values[name], findings]).toEqual([value, []])
  },
)

test('the checks of a plan count instead of those of the file', () => {
  const plan: Plan = { ...planOf({ id: 'A' }), checks: ['npm test', { name: 'lint', run: 'npm run lint' }] }
  const found = resolve({ plan, file: { validate: ['true'] } })
  expect(found).toMatchObject({ settings: { validate: plan.checks }, sources: { validate: 'plan' }, findings: [] })
  expect(resolve({ plan: planOf({ id: 'A' }), file: { validate: ['true'] } }).settings.validate).toEqual(['true'])
})

test('the plan’s strategy stands between environment and file', () => {
  const plan: Plan = { ...planOf({ id: 'A' }), validation_strategy: 'lenient' }
  const given = { plan, file: { strategy: 'tests_only' } }
  expect(resolve(given)).toMatchObject({ settings: { strategy: 'lenient' }, sources: { strategy: 'plan' } })
  const environment = { RALPH_VALIDATION_STRATEGY: 'strict' }
  expect(resolve({ ...given, environment })).toMatchObject({ sources: { strategy: 'environment' } })
  expect(resolve({ ...given, plan: planOf({ id: 'A' }) })).toMatchObject({ sources: { strategy: 'file' } })
})

test.each<[string, string, SettingName, unknown]>([
  ['RALPH_MAX_ITERATIONS', '7', 'max-iterations', 7],
  ['RALPH_PLAN_FILE', 'plans/a.json', 'plan', 'plans/a.json'],
  ['RALPH_LOG_LEVEL', 'debug', 'log-level', 'debug'],
  ['RALPH_MIN_DELAY_SECONDS', '30', 'min-delay', 30_000],
  ['RALPH_VALIDATION_COMMANDS', 'npm test', 'validate', ['npm test']],
  ['RALPH_VALIDATION_STRATEGY', 'lenient', 'strategy', 'lenient'],
  ['RALPH_DEFAULT_MAX_TURNS', '50', 'max-turns', 50],
  ['RALPH_CONTEXT_AGENT_MODEL', 'haiku', 'call-models', { ...defaultCallModels, context: 'haiku' }],
  ['RALPH_COMPACTION_MAX_TURNS', '5', 'index-when', { ...defaultIndexWhen, turns: 5 }],
  ['RALPH_AGENT_PASSES_ENABLED', 'false', 'agent-passes-enabled', false],
  ['RALPH_SKIP_PERMISSIONS', 'false', 'skip-permissions', false],
  ['RALPH_MCP_TRANSPORT', 'HTTP', 'mcp-transport', 'http'],
  ['CLAUDE_CODE_REMOTE', 'true', 'mcp-transport', 'http'],
  ['RALPH_CONTEXT_BUDGET_TOKENS', '9000', 'context-budget', 9_000],
  ['RALPH_CONTEXT_BUDGET_TOKENS_HPI', '24000', 'context-budget-hpi', 24_000],
  ['RALPH_NOVELTY_OVERLAP_THRESHOLD', '0.4', 'index-when', { ...defaultIndexWhen, overlap: 0.4 }],
  ['RALPH_NOVELTY_RECENT_HANDOFFS', '5', 'index-when', { ...defaultIndexWhen, handoffs: 5 }],
  ['RALPH_COMPACTION_THRESHOLD_BYTES', '64000', 'index-when', { ...defaultIndexWhen, bytes: 64000 }],
  ['RALPH_COMPACTION_INTERVAL', '3', 'index-when', { ...defaultIndexWhen, iterations: 3 }],
  ['RALPH_COMMIT_PREFIX', 'bot', 'commit-prefix', 'bot'],
  ['RALPH_MODEL', 'opus', 'model', 'opus'],
  ['RALPH_FALLBACK_MODEL', 'haiku', 'fallback-model', ['haiku']],
  ['RALPH_MODE', 'handoff-only', 'mode', 'handoff-only'],
])('E17, seed C7: %s of the programs before is honoured', (variable, raw, name, value) => {
  const { settings: values, sources, findings } = resolve({ environment: { [variable]: raw } })
  expect([values[name], sources[name], findings]).toEqual([value, 'environment', []])
})

test('MCP transport: RALPH_MCP_TRANSPORT beats a remote environment, which beats stdio; other words of that say nothing', () => {
  const transport = (environment: Record<string, string>) => {
    const { settings, findings } = resolve({ environment })
    return findings.length > 0 ? findings : settings['mcp-transport']
  }
  expect(transport({})).toBe('stdio')
  expect(transport({ CLAUDE_CODE_REMOTE: 'true' })).toBe('http')
  expect(transport({ CLAUDE_CODE_REMOTE: 'yes' })).toBe('stdio')
  expect(transport({ CLAUDE_CODE_REMOTE: 'true', RALPH_MCP_TRANSPORT: 'Stdio' })).toBe('stdio')
  expect(transport({ RALPH_MCP_TRANSPORT: 'sse' })).toEqual([
    '$RALPH_MCP_TRANSPORT: expected one of stdio, http, got "sse"',
  ])
})

test('the older name beats our own, and an empty variable counts as none', () => {
  const both = resolve({ environment: { RALPH_PLAN_FILE: 'a.json', RALPH_PLAN: 'b.json' } })
  expect(both.settings.plan).toBe('a.json')
  expect(resolve({ environment: { RALPH_PLAN_FILE: '', RALPH_PLAN: 'b.json' } }).settings.plan).toBe('b.json')
  expect(resolve({ environment: { RALPH_MODEL: '' } }).sources.model).toBe('default')
})

test('E17: RALPH_AUTO_COMMIT=false holds every commit for approval; our own name says more and beats it', () => {
  const approval = (environment: Record<string, string>, file = {}) => {
    const { settings, sources, findings } = resolve({ environment, file })
    return [settings.approval, sources.approval, findings]
  }
  expect(approval({ RALPH_AUTO_COMMIT: 'false' })).toEqual(['iteration', 'environment', []])
  expect(approval({ RALPH_AUTO_COMMIT: 'true' }, { approval: 'iteration' })).toEqual(['none', 'environment', []])
  expect(approval({ RALPH_AUTO_COMMIT: '' }, { approval: 'iteration' })).toEqual(['iteration', 'file', []])
  expect(approval({ RALPH_AUTO_COMMIT: 'true', RALPH_APPROVAL: 'iteration' })[0]).toBe('iteration')
})

test('everything that is wrong is told at once, with its place', () => {
  const { findings } = resolve({
    flags: { 'max-iterations': '0' },
    environment: { RALPH_MIN_DELAY_SECONDS: 'soon', RALPH_AUTO_COMMIT: 'maybe' },
    file: { strategy: 'hard', colour: 'red' },
  })
  expect(findings).toEqual([
    'ralph.yml: unknown key "colour"; `ralph config` and docs/settings.md list the keys',
    'ralph.yml: strategy: expected one of strict, lenient, tests_only, got "hard"',
    '--max-iterations: expected a whole number from 1 to 1000000, got "0"',
    '$RALPH_MIN_DELAY_SECONDS: expected a duration such as 90s, 45m or 2h, up to 24d, got "soon"',
    '$RALPH_AUTO_COMMIT: expected one of none, iteration, got "maybe"',
  ])
})

test.each<[SettingName, unknown]>([
  ['plan', ' '],
  ['validate', 7],
  ['validate', [7]],
  ['setup', { a: 1 }],
  ['known-red', 'yes'],
  ['mode', 'h+i'],
  ['agent', 'nobody'],
  ['max-turns', '1e3'],
  ['max-turns', 1.5],
  ['max-iterations', -1],
  ['lanes', 0],
  ['lanes', 17],
  ['lanes', 'many'],
  ['checks-at-once', 0],
  ['lane-env', ['PORT']],
  ['lane-setup', 'share'],
  ['max-iterations', 1_000_001],
  ['cost-budget', 0],
  ['cost-budget', '-5'],
  ['cost-budget', 'ten'],
  ['token-budget', 0],
  ['token-budget', '-5M'],
  ['token-budget', '5G'],
  ...['threads=4', 'processes=0', 'processes=1.5', 'memory=lots', 'memory=1GB,memory=2GB', 'cpu=0', 'memory'].map(
    (value): ['agent-limits', unknown] => ['agent-limits', value],
  ),
  ['agent-limits', { processes: [1] }],
  ['model-prices', 'my-model'],
  ['model-prices', 'my-model=3'],
  ['model-prices', 'my-model=3/-15'],
  ['min-delay', '5 parsecs'],
  ['min-delay', -1],
  ['agent-timeout', Number.POSITIVE_INFINITY],
  ['agent-timeout', '25d'],
  ['context-budget', 499],
  ['context-budget-hpi', 499],
  ...['overlap=1.5', 'overlap=-0.1', 'overlap=often', 'bytes=1.5', 'turns=0', 'bytes=1,bytes=2', 'bits=9', 'bytes'].map(
    (value): ['index-when', unknown] => ['index-when', value],
  ),
  ['index-when', { constructor: 1 }],
  ...['opus', 'verify=', 'extraction', 'review=a,review=b', 'model=opus'].map((value): ['call-models', unknown] => [
    'call-models',
    value,
  ]),
  ['call-models', { review: 1 }],
  ['model', null],
])('%s cannot be %j', (name, raw) => {
  const { findings } = resolve({ file: { [name]: raw } })
  expect(findings).toEqual([expect.stringMatching(`^ralph.yml: ${name}: expected .*, got `)])
})

describe('former settings that are fields of index-when now', () => {
  const five = { iterations: 9, bytes: 64_000, overlap: 0.5, handoffs: 2, turns: 4 }
  const asBefore = {
    'compaction-interval': 9,
    'compaction-threshold-bytes': '64000',
    'novelty-overlap-threshold': 0.5,
    'novelty-recent-handoffs': '2',
    'compaction-max-turns': 4,
  }

  test('are read where they were: flags, variables and the file', () => {
    const environment = Object.fromEntries(
      Object.entries(asBefore).map(([name, value]) => [`RALPH_${name.toUpperCase().replaceAll('-', '_')}`, `${value}`]),
    )
    for (const inputs of [{ flags: asBefore }, { file: asBefore }, { environment }]) {
      const { settings: values, findings } = resolve(inputs)
      expect([values['index-when'], findings]).toEqual([five, []])
    }
  })

  test('a flag for one field leaves the others of the file in force', () => {
    const file = { 'compaction-threshold-bytes': 64_000, 'compaction-interval': 7 }
    const { settings: values, sources } = resolve({ flags: { 'compaction-interval': '2' }, file })
    expect(values['index-when']).toEqual({ ...defaultIndexWhen, iterations: 2, bytes: 64_000 })
    expect(sources['index-when']).toBe('flag')
    expect(resolve({ flags: { 'index-when': ['bytes=5'] }, file }).settings['index-when']).toEqual({
      ...defaultIndexWhen,
      iterations: 7,
      bytes: 5,
    })
  })

  test('a wrong value is told by the name that was written', () => {
    const { findings } = resolve({ file: { 'index-when': { bytes: 1 }, 'compaction-interval': 'often' } })
    expect(findings).toEqual([expect.stringMatching('^ralph.yml: compaction-interval: expected iterations, .*often')])
  })

  test('one that stands in the file beside index-when is a finding', () => {
    const { findings } = resolve({ file: { 'index-when': { iterations: 1 }, 'compaction-interval': 2 } })
    expect(findings).toEqual([
      'ralph.yml: compaction-interval: the same as iterations of index-when, which is also given; keep that one',
    ])
  })
})

test('a long wrong value is shown by its start, and a key of every object is no setting', () => {
  expect(resolve({ flags: { strategy: 'x'.repeat(9_000) } }).findings[0]?.length).toBeLessThan(200)
  expect(resolve({ file: { constructor: 'x', toString: 'y' } }).findings).toHaveLength(2)
})

test('a flag without a value can only turn on: what is on by default takes `false`', () => {
  const silent = Object.entries(settings).filter(([, setting]) => 'toggle' in setting && setting.fallback === true)
  expect(silent.map(([name]) => name)).toEqual([])
})

test.each(['agent-env', 'check-env'])('%s takes no wildcard, and says so before a run begins', (name) => {
  expect(resolve({ file: { [name]: ['OK', 'MY_*'] } }).findings).toEqual([
    expect.stringMatching(/full names of environment variables, such as DATABASE_URL/),
  ])
})
