import { expect, test } from 'vitest'
import { resolveSettings } from '../../../../src/core/config/resolve/resolve.ts'
import { statedSettings, withOverrides } from '../../../../src/core/config/rules/overrides.ts'
import { firstRules, ruleJob } from '../../../../src/core/config/rules/rule-job.ts'
import { type RuleName, withCurrentNames } from '../../../../src/core/config/rules/rule-table.ts'
import { defaultIndexWhen } from '../../../../src/core/knowledge/index-when.ts'

type Values = Partial<Record<RuleName, unknown>>

const { settings: resolved } = resolveSettings({ flags: {}, environment: {}, plan: undefined, file: {}, fileName: '' })

const told = (flags: Values = {}, file: Values = {}, environment: Record<string, string> = {}) =>
  statedSettings({ flags, environment, plan: undefined, file, fileName: 'ralph.yml' })

const begun = (flags: Values, file: Values = {}) => firstRules({ stated: told(flags, file), base: 'old', keeps: true })

const later = (
  recorded: ReturnType<typeof begun>,
  {
    flags = {},
    file = {},
    env = {},
    consent = false,
    change = false,
  }: {
    flags?: Values
    file?: Values
    env?: Record<string, string>
    consent?: boolean
    change?: boolean
  },
) => ruleJob({ stated: told(flags, file, env), recorded, base: 'new', consent, change, keeps: true })

const start = {
  validate: ['npm test'],
  approval: 'iteration',
  'cost-budget': '5',
  model: 'opus',
  'agent-timeout': '90s',
}

test('what an older program recorded as settings of their own stays in force as fields of index-when', () => {
  const rule = (value: unknown) => ({ value, from: '--x', source: 'job' as const })
  const recorded = withCurrentNames({
    base: 'old',
    values: { model: rule('opus'), 'compaction-interval': rule(2), 'novelty-overlap-threshold': rule(0.5) },
  })
  const { values, changes, refused } = later(recorded, {})
  expect(values['index-when']).toEqual({ ...defaultIndexWhen, iterations: 2, overlap: 0.5 })
  expect([changes, refused]).toEqual([[], []])
  const own = { base: 'old', values: { ...recorded.values, 'index-when': rule({ bytes: 9 }) } }
  expect(withCurrentNames(own), 'a newer record counts').toEqual(own)
})

test('a job that states one field leaves those in force that an earlier job stated', () => {
  const verifier: Record<string, unknown> = { 'verify-model': 'sonnet' }
  const recorded = begun({ 'call-models': ['review=opus'], 'index-when': ['iterations=9'] })
  const { values, changes, refused } = later(recorded, {
    flags: { ...verifier, 'index-when': ['turns=2'] },
  })
  expect(values['call-models']).toEqual({ extraction: 'haiku', verify: 'sonnet', review: 'opus' })
  expect(values['index-when']).toEqual({ ...defaultIndexWhen, iterations: 9, turns: 2 })
  expect([changes, refused], 'of this job alone').toEqual([[], []])
  const changed = later(recorded, { flags: verifier, change: true })
  expect(changed.recorded.values['call-models']?.value).toMatchObject({ review: 'opus', verify: 'sonnet' })
})

test('what an older program recorded of the models of calls stays in force', () => {
  const rule = (value: unknown) => ({ value, from: '--x', source: 'job' as const })
  const recorded = withCurrentNames({
    base: 'old',
    values: { 'review-model': rule('opus'), 'verify-model': rule('x') },
  })
  expect(later(recorded, {}).values['call-models']).toEqual({ extraction: 'haiku', review: 'opus', verify: 'x' })
})

test('orders change the fields that they name, the later one last, by former names too', () => {
  const job = { ...resolved, 'index-when': { ...defaultIndexWhen, bytes: 7 } }
  const ordered = (overrides: Record<string, string>) => withOverrides(job, overrides, false)['index-when']
  expect(ordered({ 'compaction-interval': '9', 'index-when': 'turns=2' })).toEqual({
    ...job['index-when'],
    iterations: 9,
    turns: 2,
  })
  expect(ordered({ 'index-when': 'iterations=1', 'compaction-interval': '9' })).toMatchObject({ iterations: 9 })
  expect(ordered({ 'compaction-interval': '9', 'index-when': 'iterations=1' })).toMatchObject({ iterations: 1 })
  expect(ordered({ 'compaction-interval': 'often' })).toEqual(job['index-when'])
})

test('the record holds what was said, with where, and nothing that is as by default', () => {
  const { base, values } = begun(
    { ...start, strategy: 'strict', 'max-iterations': '3' },
    { approval: 'none', setup: ['npm ci'] },
  )
  expect(base).toBe('old')
  expect(values).toEqual({
    validate: { value: ['npm test'], from: '--validate', source: 'job' },
    setup: { value: ['npm ci'], from: 'ralph.yml: setup', source: 'base', based: ['npm ci'] },
    'agent-timeout': { value: 90, from: '--agent-timeout', source: 'job' },
    model: { value: 'opus', from: '--model', source: 'job' },
    'cost-budget': { value: 5, from: '--cost-budget', source: 'job' },
    approval: { value: 'iteration', from: '--approval', source: 'job', based: 'none' },
  })
})

test('a job that is told nothing goes by what is recorded, and writes nothing', () => {
  const recorded = begun(start)
  const { values, changes, refused, edited } = later(recorded, {})
  expect(values).toMatchObject({
    validate: ['npm test'],
    approval: 'iteration',
    'cost-budget': 5,
    model: 'opus',
    strategy: 'strict',
  })
  expect([changes, refused, edited]).toEqual([[], [], false])
})

test('told the same again it is no change; told something stronger it goes by that, for itself', () => {
  const recorded = begun(start)
  expect(later(recorded, { flags: start })).toMatchObject({ changes: [], refused: [] })
  const stronger = later(recorded, {
    flags: { validate: ['npm test', 'lint'], 'cost-budget': '2' },
    env: { RALPH_MODEL: 'haiku' },
  })
  expect(stronger.values).toMatchObject({ validate: ['npm test', 'lint'], 'cost-budget': 2, model: 'haiku' })
  expect([stronger.recorded.values, stronger.changes, stronger.refused]).toEqual([recorded.values, [], []])
})

test('a file that says something stronger than the record is named, once it counts for a job', () => {
  const recorded = begun({ validate: ['npm test'] })
  const file = { validate: ['npm test', 'lint'] }
  const ruling = later(begun({}), { file })
  expect(ruling.stronger).toEqual([{ name: 'validate', before: [], after: ['npm test', 'lint'] }])
  expect(later(recorded, { flags: { validate: ['npm test', 'lint'] } }).stronger).toEqual([])
  expect(later(begun({}), {}).stronger).toEqual([])
})

test('what a run is about goes by the newest word, which is recorded on a machine of its user alone', () => {
  const recorded = begun({ 'plan-scope': 'epic-1' })
  expect(later(recorded, {}).values).toMatchObject({ 'plan-scope': 'epic-1' })
  const wider = later(recorded, { flags: { 'plan-scope': 'all' } })
  expect(wider.changes).toMatchObject([{ name: 'plan-scope', before: 'epic-1', after: 'all' }])
  expect(later(wider.recorded, {})).toMatchObject({ values: { 'plan-scope': 'all' }, changes: [] })
  expect(later(begun({}), { flags: { 'plan-scope': 'epic-2' } }).recorded.values).toHaveProperty('plan-scope')
  const at = { stated: told({ 'plan-scope': 'all' }), base: 'new', consent: false, change: false, keeps: false }
  const inWorkflow = ruleJob({ ...at, recorded })
  expect(inWorkflow).toMatchObject({ values: { 'plan-scope': 'all' }, changes: [] })
})

test('how a plan is read into tasks is no other in mid-run unless somebody says so', () => {
  const flags = { 'plan-subtasks': 'joined' }
  expect(later(begun({}), { flags }).refused).toMatchObject([{ name: 'plan-subtasks', before: 'own', after: 'joined' }])
  expect(later(begun({}), { flags, change: true })).toMatchObject({ refused: [], values: flags })
  expect(later(begun(flags), {}).values).toMatchObject(flags)
})

test('what weakens is refused, whichever way it is said, all of it at once', () => {
  const { refused, values } = later(begun(start), {
    flags: { validate: ['true'], 'cost-budget': '9' },
    env: { RALPH_AUTO_COMMIT: 'true' },
    file: { strategy: 'lenient' },
  })
  expect(refused.map(({ name, before, after, place, edited }) => [name, before, after, place, edited])).toEqual([
    ['validate', ['npm test'], ['true'], '--validate', null],
    ['strategy', 'strict', 'lenient', 'ralph.yml: strategy', 'ralph.yml'],
    ['cost-budget', 5, 9, '--cost-budget', null],
    ['approval', 'iteration', 'none', '$RALPH_AUTO_COMMIT', null],
  ])
  expect(values).toMatchObject({ strategy: 'strict' })
})

test('with leave it is recorded, with before and after', () => {
  const { changes, recorded, refused } = later(begun(start), {
    change: true,
    flags: { approval: 'none', 'cost-budget': '2' },
  })
  expect(refused).toEqual([])
  expect(changes.map(({ name, before, after }) => [name, before, after])).toEqual([
    ['cost-budget', 5, 2],
    ['approval', 'iteration', 'none'],
  ])
  expect(recorded.values['approval']).toEqual({ value: 'none', from: '--approval', source: 'job' })
})

test('an edit of ralph.yml: of a newer commit it is taken, else it may only strengthen', () => {
  const recorded = begun({}, { validate: ['npm test'], strategy: 'lenient' })
  const weaker = { validate: ['true'], strategy: 'strict' }
  expect(later(recorded, { file: weaker })).toMatchObject({
    edited: true,
    refused: [{ name: 'validate', edited: 'ralph.yml' }],
    values: { strategy: 'strict', validate: ['npm test'] },
    changes: [],
  })
  const taken = later(recorded, { file: weaker, consent: true })
  expect(taken).toMatchObject({ refused: [], values: { validate: ['true'], strategy: 'strict' } })
  expect(taken.recorded).toMatchObject({ base: 'new', values: { validate: { value: ['true'], based: ['true'] } } })
  expect(later(taken.recorded, { file: weaker })).toMatchObject({ edited: false, changes: [] })
  const silent = later(recorded, { file: {}, consent: true })
  expect(silent.recorded.values).toEqual({})
  expect(silent.values).toMatchObject({ validate: [], strategy: 'strict' })
})

test('a file that stays as it was does not take back what was said to the first job', () => {
  const recorded = begun({ approval: 'iteration' }, { approval: 'none' })
  expect(later(recorded, { file: { approval: 'none' } })).toMatchObject({
    edited: false,
    values: { approval: 'iteration' },
  })
  // Nor does one that says nothing any more.
  const silent = later(recorded, { consent: true })
  expect(silent.values.approval).toBe('iteration')
  expect(silent.recorded.values['approval']).toEqual({ value: 'iteration', from: '--approval', source: 'job' })
})

test('a flag counts before an edited file, also where the file weakens', () => {
  const recorded = begun({}, { strategy: 'lenient' })
  const { refused, values } = later(recorded, { flags: { strategy: 'strict' }, file: { strategy: 'tests_only' } })
  expect(refused).toEqual([])
  expect(values.strategy).toBe('strict')
})

test('require is recorded by the first job that says it, and may not shrink after that', () => {
  const first = later(begun({}), { flags: { require: 'test,lint' } })
  expect(first.recorded.values['require']).toMatchObject({ value: ['test', 'lint'] })
  expect(later(first.recorded, {}).values.require).toEqual(['test', 'lint'])
  expect(later(first.recorded, { flags: { require: 'test' } }).refused).toMatchObject([{ name: 'require' }])
  expect(later(first.recorded, { flags: { require: 'test,lint,e2e' } })).toMatchObject({
    refused: [],
    values: { require: ['test', 'lint', 'e2e'] },
  })
})
