import { describe, expect, test } from 'vitest'
import { encode, planIn } from './make-plan.ts'

const read = (text: string) => planIn(encode(text), 'plan.json')
const task = (fields: string) =>
  `{"tasks":[\n{"id":"A","title":"t","description":"d","acceptance_criteria":["c"]${fields}}\n]}`
const brief = (text: string) => read(text).findings.map(({ line, path, code }) => `${line} ${path} ${code}`)

describe('keys', () => {
  test.each([
    ['twice in a task', task(',\n"title":"again"'), '3 tasks[0].title PLAN_DUPLICATE_KEY'],
    [
      'twice in the plan',
      '{"tasks":[{"id":"A","title":"t","description":"d","acceptance_criteria":["c"]}],\n"project":"a",\n"project":"b"}',
      '3 project PLAN_DUPLICATE_KEY',
    ],
    ['written differently', task(',\n"t\\u0069tle":"again"'), '3 tasks[0].title PLAN_DUPLICATE_KEY'],
    ['__proto__', task(',\n"__proto__":{"id":"B"}'), '3 tasks[0].__proto__ PLAN_FORBIDDEN_KEY'],
    [
      '__proto__ in a nested value',
      task(',\n"note":[0,{"__proto__":1}]'),
      '3 tasks[0].note[1].__proto__ PLAN_FORBIDDEN_KEY',
    ],
  ])('a key %s is an error with its line', (_, text, expected) => {
    expect(brief(text)).toContain(expected)
    expect(read(text).plan).toBeUndefined()
  })

  test.each([
    ['depend_on', 'depends_on'],
    ['dependsOn', 'depends_on'],
    ['acceptance-criteria', 'acceptance_criteria'],
    ['titel', 'title'],
    ['libaries', 'libraries'],
    ['max_turn', 'max_turns'],
  ])('%s is an error that asks for %s', (typo, meant) => {
    const [finding] = read(task(`,\n"${typo}":[]`)).findings
    expect(finding).toMatchObject({
      severity: 'error',
      code: 'PLAN_UNKNOWN_FIELD',
      line: 3,
      path: `tasks[0].${typo === 'acceptance-criteria' ? 'acceptance-criteria' : typo}`,
    })
    expect(finding?.message).toContain(`did you mean "${meant}"`)
  })

  test.each(['priority', 'note', 'tags', 'constructor', 'toString'])('%s is only a warning', (name) => {
    const { plan, findings } = read(task(`,"${name}":1`))
    expect(findings).toMatchObject([{ severity: 'warning', code: 'PLAN_UNKNOWN_FIELD' }])
    expect(plan).toBeDefined()
  })

  test('an unknown field is reported once, with the number of its places', () => {
    const { findings } = read('{"$schema":"x","tasks":[{"id":"A","title":"t","x":1},{"id":"B","title":"t","x":2}]}')
    const unknown = findings.filter(({ code }) => code === 'PLAN_UNKNOWN_FIELD')
    expect(unknown).toMatchObject([{ path: 'tasks[0].x' }])
    expect(unknown[0]?.message).toContain('in 2 places')
  })
})

describe('shape', () => {
  test.each([
    ['"max_turns":"ten"', 'tasks[0].max_turns', 'PLAN_WRONG_TYPE', '"max_turns" must be a number; found "ten".'],
    ['"max_turns":1.5', 'tasks[0].max_turns', 'PLAN_WRONG_TYPE', 'a whole number; found 1.5.'],
    ['"max_turns":0', 'tasks[0].max_turns', 'PLAN_WRONG_VALUE', 'a number above 0; found 0.'],
    ['"order":1e400', 'tasks[0].order', 'PLAN_WRONG_TYPE', 'found Infinity.'],
    ['"max_retries":9007199254740993', 'tasks[0].max_retries', 'PLAN_WRONG_VALUE', 'at most'],
    [
      '"status":"dne"',
      'tasks[0].status',
      'PLAN_WRONG_VALUE',
      'pending, in_progress, done, failed, skipped, given_up; found "dne".',
    ],
    ['"skills":"lint"', 'tasks[0].skills', 'PLAN_WRONG_TYPE', 'a list in [ ]; found "lint".'],
    ['"libraries":["a",\n2]', 'tasks[0].libraries[1]', 'PLAN_WRONG_TYPE', '"libraries[1]" must be a text'],
    ['"needs_docs":"yes"', 'tasks[0].needs_docs', 'PLAN_WRONG_TYPE', 'true or false'],
    ['"depends_on":["../../x"]', 'tasks[0].depends_on[0]', 'PLAN_UNSAFE_ID', 'found "../../x".'],
    ['"model":""', 'tasks[0].model', 'PLAN_WRONG_VALUE', 'not empty'],
    [`"max_turns":"${'x'.repeat(99)}"`, 'tasks[0].max_turns', 'PLAN_WRONG_TYPE', `found "${'x'.repeat(40)}…".`],
    ['"max_turns":"\u202e\u0007"', 'tasks[0].max_turns', 'PLAN_SYNTAX', ''],
    ['"max_turns":"\u202e"', 'tasks[0].max_turns', 'PLAN_WRONG_TYPE', 'found "\\u{202e}".'],
  ])('%s is one finding with path, line and value', (field, path, code, words) => {
    const { plan, findings } = read(task(`,\n${field}`))
    expect(plan).toBeUndefined()
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatchObject({ code, severity: 'error', line: field.includes('\n') ? 4 : 3 })
    if (code !== 'PLAN_SYNTAX') expect(findings[0]?.path).toBe(path)
    expect(findings[0]?.message).toContain(words)
  })

  test.each([
    '../../x',
    '-rf',
    '$(id)',
    'x;rm',
    'a.lock',
    'A.LOCK',
    'a..b',
    '.a',
    '',
    'a\\nb',
    'ä',
    'a b',
    'x'.repeat(65),
    '_a',
  ])('the id %j is refused once, and one that is safe is named', (id) => {
    const textOf = (given: string) =>
      `{"tasks":[{"id":${given},"title":"t","description":"d","acceptance_criteria":["c"]}]}`
    const text = textOf(`"${id}"`)
    expect(brief(text)).toEqual(['1 tasks[0].id PLAN_UNSAFE_ID'])
    const [, safe = ''] = /^Write (".+")\.$/.exec(read(text).findings[0]?.remedy ?? '') ?? []
    expect(brief(textOf(safe))).toEqual([])
  })

  test.each([
    ['{}', 'tasks', 'PLAN_MISSING_FIELD'],
    ['{"tasks":[]}', 'tasks', 'PLAN_NO_TASKS'],
    ['{"tasks":{}}', 'tasks', 'PLAN_WRONG_TYPE'],
    ['[]', '', 'PLAN_WRONG_TYPE'],
    ['null', '', 'PLAN_WRONG_TYPE'],
    ['{"tasks":[3]}', 'tasks[0]', 'PLAN_WRONG_TYPE'],
  ])('%s is refused', (text, path, code) => {
    expect(read(text).findings).toMatchObject([{ path, code }])
  })

  test('a missing field stands at the line of its task', () => {
    expect(
      brief(
        '{"tasks":[\n{"id":"A","title":"t","description":"d","acceptance_criteria":["c"]},\n{"id":"B","description":"d","acceptance_criteria":["c"]}]}',
      ),
    ).toEqual(['3 tasks[1].title PLAN_MISSING_FIELD'])
  })
})
