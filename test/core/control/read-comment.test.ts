import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commentMark, readComment } from '../../../src/core/control/read-comment.ts'
import { readCommand } from '../../../src/core/order/read-command.ts'

test.each([
  ['/ralph stop', 'stop'],
  ['/ralph skip TASK-7 obsolete', 'skip TASK-7 obsolete'],
  ['/ralph\tstop', 'stop'],
  ['   /ralph stop', 'stop'],
  ['/ralph stop\r\nthanks!', 'stop\nthanks!'],
  ['\n\n/ralph stop', 'stop'],
  ['> somebody wrote this\n\n/ralph stop', 'stop'],
  ['```\nsome code\n```\n/ralph stop', 'stop'],
  ['/ralph', ''],
  ['/ralph hint use `Map<string, number>` here', 'hint use `Map<string, number>` here'],
  ['/ralph hint 使用缓存，谢谢 👩‍💻 שלום', 'hint 使用缓存，谢谢 👩‍💻 שלום'],
])('%j is the order %j', (body, text) => expect(readComment(body)).toEqual({ kind: 'command', text }))

test('of several orders the first counts, and it is said that there are others', () =>
  expect(readComment('/ralph stop\n> /ralph pause\n/ralph resume')).toEqual({
    kind: 'command',
    text: 'stop',
    unread: expect.stringContaining('Only the first order'),
  }))

test.each([
  '',
  'Please stop',
  '> /ralph stop',
  '  > /ralph stop',
  '```\n/ralph stop\n```',
  '~~~\n/ralph stop',
  '    /ralph stop',
  '/ralphstop',
  'please /ralph stop',
  '`/ralph stop`',
  '/ rаlph stop',
  '<!-- ralph:run-1:status -->\n/ralph stop',
])('%j orders nothing', (body) => expect(readComment(body)).toEqual({ kind: 'nothing' }))

test.each([
  ['／ralph stop', 'plain'],
  ['/Ralph stop', 'plain'],
  ['/ra\u200blph stop', 'plain'],
  ['\ufeff/ralph stop', 'plain'],
  ['/r\u0430lph stop', 'plain'],
  ['/ra\u04cf\u0440\u04bb stop', 'plain'],
  ['\u2215ralph', 'plain'],
  ['Thank you.\n\n/ralph stop', 'first line'],
  ['<!--\n/ralph stop\n-->', 'first line'],
  [`/ralph hint ${'x'.repeat(8000)}`, '8,000'],
])('%j is answered and not obeyed', (body, why) =>
  expect(readComment(body)).toMatchObject({ kind: 'fault', why: expect.stringContaining(why) }),
)

const law = 'whatever a comment holds, only a line that begins with /ralph in ASCII is obeyed, once'
test(law, () => hold(1_000))
test(law, { tags: 'thorough/size' }, () => hold(10_000))

function hold(numRuns: number): void {
  const piece = fc.constantFrom(
    '/ralph',
    ' stop',
    'hint ',
    '>',
    '```',
    '~~~',
    '\n',
    '\r\n',
    '    ',
    '<!--',
    '-->',
    '`',
    'x',
    '／ralph',
    '\u200b',
    '&#47;',
  )
  const said = fc.array(piece, { maxLength: 20 }).map((parts) => parts.join(''))
  const body = fc.oneof(
    said.map((text) => `/ralph ${text}`),
    said,
    fc.string({ unit: 'binary' }),
  )
  let obeyed = 0
  fc.assert(
    fc.property(body, (text) => {
      const heard = readComment(text)
      if (heard.kind !== 'command') return
      obeyed += 1
      expect(text).toMatch(/(?:^|[\r\n]) {0,3}\/ralph(?:[ \t\r\n]|$)/)
      expect(heard.text).not.toMatch(/[\r\u200b]/)
      expect(heard.text.length).toBeLessThanOrEqual(2000)
    }),
    { numRuns },
  )
  expect(obeyed).toBeGreaterThan(numRuns / 100)
}

const hideLaw = 'a quoted or fenced order is never obeyed, whatever stands around it'
test(hideLaw, () => hide(1_000))
test(hideLaw, { tags: 'thorough/size' }, () => hide(10_000))

function hide(numRuns: number): void {
  const order = fc.constantFrom('/ralph stop', '/ralph pause now')
  const talk = fc.array(fc.constantFrom('hello', '', 'a /ralph b', '> quoted'), { maxLength: 4 })
  fc.assert(
    fc.property(talk, order, fc.constantFrom('> ', '```\n', '    '), (before, line, hide) => {
      expect(readComment([...before, hide + line].join('\n')).kind).not.toBe('command')
    }),
    { numRuns },
  )
}

test('what ralph writes is never an order', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readComment(`${commentMark}x -->\n${text}\n/ralph stop`)).toEqual({ kind: 'nothing' })
    }),
  )
})

test('a comment of 65 kB is read in no time', () => {
  for (const unit of ['[', '`', '<a ', '/ralph ', '![', '> ', '<!--']) {
    const heard = readComment(`/ralph hint ${unit.repeat(65_000 / unit.length)}`)
    expect(heard.kind).toBe('fault')
    readComment(unit.repeat(65_000 / unit.length))
  }
})

test.each([
  ['budget 20usd', { kind: 'budget', usd: '20', iterations: null, tokens: null }],
  ['budget 10iter 7.50usd', { kind: 'budget', usd: '7.50', iterations: '10', tokens: null }],
  ['budget 5Mtok', { kind: 'budget', usd: null, iterations: null, tokens: '5M' }],
  ['budget 1.5 B tokens 3usd', { kind: 'budget', usd: '3', iterations: null, tokens: '1.5B' }],
  ['budget 5 USD 3 iterations', { kind: 'budget', usd: '5', iterations: '3', tokens: null }],
  ['budget $5', { kind: 'budget', usd: '5', iterations: null, tokens: null }],
  ['add Handle tabs in A, too', { kind: 'add', text: 'Handle tabs in A, too' }],
  ['mode handoff-only', { kind: 'mode', value: 'handoff-only' }],
  ['set max-turns 30', { kind: 'set', name: 'max-turns', value: '30' }],
  ['help', { kind: 'help' }],
])('%s is an order, too', (text, command) => expect(readCommand(text)).toEqual(command))

test.each(['budget', 'budget lots', 'budget 20usd now', 'set max-turns', 'mode'])('%s is malformed', (text) =>
  expect(readCommand(text)).toEqual({ fault: expect.stringContaining('write it as') }),
)
