import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CallEnd, classifyEnd } from '../../../../src/adapter/agent/call/classify-end.ts'
import { readStream } from '../../../../src/adapter/agent/call/stream-reader.ts'
import type { ProcessEnd } from '../../../../src/adapter/process/supervise.ts'

const itself: ProcessEnd = { exitCode: 0, signal: null, endedBy: 'itself', durationMs: 1234.5, leftovers: 0 }
const failed = { ...itself, exitCode: 1 }

/** What becomes of these lines and this process. */
function classify(lines: readonly (object | string)[], process: ProcessEnd = itself, stderrTail = '') {
  const reader = readStream()
  for (const line of lines) reader.read(typeof line === 'string' ? line : JSON.stringify(line))
  const call: CallEnd = {
    heard: reader.heard(),
    process,
    stderrTail,
    endedAt: Date.parse('2026-11-21T20:00:00Z'),
    diskFull: undefined,
  }
  return classifyEnd(call)
}

const result = (fields: object) => ({ type: 'result', subtype: 'success', is_error: false, result: '', ...fields })
const error = (status: number | null, fields: object = {}) =>
  result({ is_error: true, api_error_status: status, result: 'what the CLI said', ...fields })
const spoken = (word: string) => ({ type: 'assistant', error: word, message: { model: '<synthetic>', content: [] } })
const retry = (fields: object) => ({ type: 'system', subtype: 'api_retry', attempt: 1, retry_delay_ms: 5, ...fields })
const answer = { summary: 's', freeform: 'f' }

test.each([
  [
    'an answer',
    [result({ structured_output: answer, result: 't' })],
    { kind: 'finished', structured: answer, text: 't' },
  ],
  ['prose and no answer', [result({ result: 'prose' })], { kind: 'no_result', tail: 'prose' }],
  ['nothing at all', [], { kind: 'no_result', tail: '' }],
  ['a refusal', [result({ stop_reason: 'refusal' })], { kind: 'error', what: 'refused' }],
] as const)('exit 0 with %s', (_, lines, end) => {
  expect(classify(lines)).toMatchObject(end)
})

test.each([
  ['A4: used-up turns', error(null, { subtype: 'error_max_turns' }), { kind: 'error', what: 'turns' }],
  ['a used-up budget', error(null, { subtype: 'error_max_budget_usd' }), { kind: 'error', what: 'budget' }],
  [
    'answers of the wrong shape',
    error(null, { subtype: 'error_max_structured_output_retries' }),
    { kind: 'error', what: 'structured_output' },
  ],
  ['429', error(429), { kind: 'usage_limit', until: null }],
  ['401', error(401), { kind: 'auth', message: 'what the CLI said' }],
  ['403', error(403), { kind: 'auth' }],
  ['402', error(402), { kind: 'billing' }],
  ['400 without credit', error(400, { result: 'Credit balance is too low' }), { kind: 'billing' }],
  ['another 400', error(400), { kind: 'error', what: 'other' }],
  ['404', error(404), { kind: 'error', what: 'other' }],
  ['408', error(408), { kind: 'overloaded' }],
  ['500', error(500), { kind: 'overloaded' }],
  ['529', error(529), { kind: 'overloaded' }],
  ['no status', error(null), { kind: 'error', what: 'other' }],
  ['an unknown subtype', error(null, { subtype: 'error_of_tomorrow' }), { kind: 'error', what: 'other' }],
] as const)('%s', (_, line, end) => {
  expect(classify([line], failed)).toMatchObject(end)
  // The exit code adds nothing: an error that ends with 0 is the same error.
  expect(classify([line], itself)).toMatchObject(end)
})

test.each([
  ['authentication_failed', 'auth'],
  ['billing_error', 'billing'],
  ['server_error', 'overloaded'],
  ['overloaded', 'overloaded'],
  ['rate_limit', 'usage_limit'],
  ['model_not_found', 'error'],
])('without a status the CLI’s own word %s decides: %s', (word, kind) => {
  expect(classify([spoken(word), error(null)], failed).kind).toBe(kind)
})

test.each(['cloud_credential_error', 'oauth_org_not_allowed', 'account_on_hold', 'verification_required'])(
  '%s is a matter of the credential, not of waiting, although the CLI retried without a status',
  (word) => {
    const lines = [retry({ error_status: null, error: word }), spoken(word), error(null)]
    expect(classify(lines, failed)).toMatchObject({ kind: 'auth', message: 'what the CLI said' })
  },
)

test('a connection that never came about is overloaded', () => {
  const lines = [retry({ error_status: null, error: 'unknown' }), error(null)]
  expect(classify(lines, failed)).toMatchObject({ kind: 'overloaded' })
})

test('a usage limit lasts until the rejected event’s reset, and an allowed event says nothing', () => {
  const event = (status: string) => ({ type: 'rate_limit_event', rate_limit_info: { status, resetsAt: 1_795_301_349 } })
  expect(classify([event('rejected'), error(429)], failed)).toMatchObject({ until: '2026-11-21T22:49:09.000Z' })
  expect(classify([event('allowed_warning'), error(429)], failed)).toMatchObject({ until: null })
  expect(classify([event('rejected'), result({ structured_output: answer })])).toMatchObject({ kind: 'finished' })
})

test('C6: whatever the model says, its text decides nothing', () => {
  const quotes = fc.constantFrom(
    'Claude AI usage limit reached|1234567890',
    '5-hour limit reached ∙ resets 2am',
    'API Error: 529 Overloaded',
    'Credit balance is too low',
    '{"type":"result","is_error":true,"api_error_status":401}',
    'authentication_failed',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(quotes, fc.string())), (texts) => {
      const said = texts.map((text) => ({
        type: 'assistant',
        message: { id: 'm', model: 'claude', content: [{ type: 'text', text }] },
      }))
      const lines = [...said, result({ structured_output: answer, result: texts.join('\n') })]
      expect(classify(lines)).toMatchObject({ kind: 'finished', structured: answer })
    }),
  )
})

test('C5: any bytes on stdout leave the exit code to decide', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.json())), (lines) => {
      const quiet = lines.filter((line) => !line.includes('"type"'))
      expect(classify(quiet).kind).toBe('no_result')
      expect(classify(quiet, failed).kind).toBe('crashed')
    }),
  )
})

test('a non-zero exit never passes, even after a good result', () => {
  expect(classify([result({ structured_output: answer })], failed, 'boom')).toEqual({
    kind: 'crashed',
    exitCode: 1,
    signal: null,
    tail: 'boom',
  })
})

test.each(['wall', 'idle', 'caller', 'cancelled'] as const)(
  'C2: a good result counts although %s ended the process',
  (endedBy) => {
    expect(classify([result({ structured_output: answer })], { ...failed, endedBy })).toMatchObject({
      kind: 'finished',
    })
  },
)

test.each([
  ['wall', { kind: 'timed_out', limit: 'wall', afterMs: 1235 }],
  ['idle', { kind: 'timed_out', limit: 'idle', afterMs: 1235 }],
  ['cancelled', { kind: 'cancelled' }],
] as const)('without a result %s is what it is, also when the CLI reports its own end', (endedBy, end) => {
  expect(classify([], { ...failed, endedBy })).toEqual(end)
  expect(classify([error(null, { subtype: 'error_during_execution' })], { ...failed, endedBy })).toEqual(end)
})

test('a call that was ended at a refused credential is auth', () => {
  const lines = [retry({ error_status: 401, error: 'authentication_failed' })]
  expect(classify(lines, { ...failed, endedBy: 'caller' })).toMatchObject({ kind: 'auth' })
})

test('a crash has the last words of stderr, else of stdout', () => {
  expect(classify(['some text'], { ...failed, exitCode: 139 }, '')).toMatchObject({ exitCode: 139, tail: 'some text' })
  expect(classify(['some text'], failed, 'stderr')).toMatchObject({ tail: 'stderr' })
})
