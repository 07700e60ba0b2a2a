import { describe, expect, test } from 'vitest'
import { classifyEnd } from '../../../../src/adapter/agent/call/classify-end.ts'
import { readStream } from '../../../../src/adapter/agent/call/stream-reader.ts'
import type { ProcessEnd } from '../../../../src/adapter/process/supervise.ts'

/**
 * What Claude Code 1.0 to 2.1.330 says at a limit, an outage or a refusal: from its error results as measured, from
 * its program text, and from the titles of its public issue tracker. `status` is null where no server answered.
 */
const texts: readonly { text: string; status: number | null; end: string; until?: string }[] = [
  // Usage limits: they end at a known time, or in half an hour.
  {
    text: "You've hit your session limit · resets 9:56pm (UTC)",
    status: 429,
    end: 'usage_limit',
    until: '11-21T21:56',
  },
  { text: "You've hit your limit · resets 1:30am (Asia/Dhaka)", status: 429, end: 'usage_limit', until: '11-22T19:30' },
  {
    text: "You've hit your limit · resets 4pm (Asia/Kuala_Lumpur)",
    status: 429,
    end: 'usage_limit',
    until: '11-22T08:00',
  },
  {
    text: "You've hit your limit · resets Nov 25 at 9pm (America/New_York)",
    status: 429,
    end: 'usage_limit',
    until: '11-26T02:00',
  },
  {
    text: "You've hit your weekly limit · resets Nov 27, 4pm (Europe/Rome)",
    status: 429,
    end: 'usage_limit',
    until: '11-27T15:00',
  },
  {
    text: "You're out of extra usage · resets Nov 24, 8pm (Europe/Budapest)",
    status: 429,
    end: 'usage_limit',
    until: '11-24T19:00',
  },
  { text: 'Claude AI usage limit reached|1795301349', status: 429, end: 'usage_limit', until: '11-21T22:49' },
  {
    text: 'Claude usage limit reached. Your limit will reset at 5pm (Europe/Warsaw).',
    status: 429,
    end: 'usage_limit',
    until: '11-22T16:00',
  },
  { text: '5-hour limit reached ∙ resets 2am (UTC)', status: 429, end: 'usage_limit', until: '11-22T02:00' },
  {
    text: 'Opus weekly limit reached ∙ resets Nov 24, 9am (UTC)',
    status: 429,
    end: 'usage_limit',
    until: '11-24T09:00',
  },
  {
    text: 'Weekly limit reached · resets 10am (Asia/Seoul) · /upgrade to Max or turn on /extra-usage',
    status: 429,
    end: 'usage_limit',
    until: '11-22T01:00',
  },
  {
    text: `API Error: 429 {"type":"error","error":{"type":"rate_limit_error","message":"This request would exceed your account's rate limit. Please try again later."},"request_id":"req_1"}`,
    status: 429,
    end: 'usage_limit',
  },
  { text: 'API Error: Request rejected (429) · Rate limited', status: 429, end: 'usage_limit' },
  {
    text: 'API Error: 400 You have reached your specified API usage limits. You will regain access on 2026-12-01 at 00:00 UTC.',
    status: 400,
    end: 'usage_limit',
    until: '12-01T00:00',
  },
  // Money: a person has to do something.
  {
    text: 'API Error: 400 You have reached your specified workspace API usage limits. You will regain access on 2027-03-01 at 00:00 UTC.',
    status: 400,
    end: 'billing',
  },
  {
    text: 'API Error: 402 There is an issue with your organization billing or payment information.',
    status: 402,
    end: 'billing',
  },
  {
    text: "You're out of usage credits. Run /usage-credits to keep using Opus or /model to switch models.",
    status: 429,
    end: 'billing',
  },
  { text: "You've hit your monthly spend limit.", status: 429, end: 'billing' },
  { text: "You've hit your monthly spend limit · /usage-credits to raise it", status: 429, end: 'billing' },
  { text: "You're out of extra usage", status: 429, end: 'billing' },
  { text: 'Credit balance is too low', status: 400, end: 'billing' },
  {
    text: 'API Error: 400 {"type":"error","error":{"type":"invalid_request_error","message":"Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits."}}',
    status: 400,
    end: 'billing',
  },
  {
    text: 'spend limit reached · resets Aug 8 · request an increase at https://go.corp.example.com/claude-limits',
    status: 402,
    end: 'billing',
  },
  // Credentials: likewise.
  { text: 'Invalid API key · Fix external API key', status: 401, end: 'auth' },
  { text: 'Invalid API key · Please run /login', status: 401, end: 'auth' },
  {
    text: 'API Error: 401 {"type":"error","error":{"type":"authentication_error","message":"OAuth token has expired. Please obtain a new token or refresh your existing token."}} · Please run /login',
    status: 401,
    end: 'auth',
  },
  { text: 'OAuth token revoked · Please run /login', status: 403, end: 'auth' },
  {
    text: 'API Error: 403 {"error":{"type":"forbidden","message":"Request not allowed"}} · Please run /login',
    status: 403,
    end: 'auth',
  },
  {
    text: 'Your ANTHROPIC_API_KEY belongs to a disabled organization · Update or unset the environment variable',
    status: 400,
    end: 'auth',
  },
  {
    text: 'API Error: 400 {"type":"error","error":{"type":"invalid_request_error","message":"This organization has been disabled."}}',
    status: 400,
    end: 'auth',
  },
  {
    text: 'Failed to authenticate. API Error: 403 Your API key does not have permission to use the specified resource.',
    status: 403,
    end: 'auth',
  },
  // The provider or the way to it: worth another try later.
  {
    text: 'API Error: 529 {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"},"request_id":null}',
    status: 529,
    end: 'overloaded',
  },
  {
    text: 'API Error: 529 Overloaded. This is a server-side issue, usually temporary — try again in a moment.',
    status: 529,
    end: 'overloaded',
  },
  { text: 'API Error: Repeated 529 Overloaded errors', status: null, end: 'overloaded' },
  {
    text: 'API Error: 500 {"type":"error","error":{"type":"api_error","message":"Internal server error"}}',
    status: 500,
    end: 'overloaded',
  },
  { text: 'API Error: 503 upstream connect error or disconnect/reset before headers', status: 503, end: 'overloaded' },
  { text: 'API Error: Request timed out.', status: null, end: 'overloaded' },
  { text: 'Request timed out', status: null, end: 'overloaded' },
  { text: 'API Error: Connection error.', status: null, end: 'overloaded' },
  { text: 'API Error: Unable to connect to API (ECONNRESET)', status: null, end: 'overloaded' },
  // None of these: the attempt failed.
  { text: 'Prompt is too long', status: 400, end: 'error' },
  { text: 'API Error: 400 Output blocked by content filtering policy', status: 400, end: 'error' },
  { text: 'Request too large (max 32MB). Double press esc to go back.', status: 413, end: 'error' },
]

const itself: ProcessEnd = { exitCode: 0, signal: null, endedBy: 'itself', durationMs: 1000, leftovers: 0 }
const failed = { ...itself, exitCode: 1 }
const answer = { summary: 'Did it.', freeform: 'Nothing to watch for.' }

function classify(lines: readonly (object | string)[], process: ProcessEnd, stderrTail = '') {
  const reader = readStream()
  for (const line of lines) reader.read(typeof line === 'string' ? line : JSON.stringify(line))
  return classifyEnd({
    heard: reader.heard(),
    process,
    stderrTail,
    endedAt: Date.parse('2026-11-21T20:00:00Z'),
    diskFull: undefined,
  })
}

const result = (fields: object) => ({ type: 'result', subtype: 'success', is_error: false, result: '', ...fields })
const good = (text: string) => result({ result: text, structured_output: { ...answer, freeform: text } })
const model = (block: object) => ({ type: 'assistant', message: { id: 'm', model: 'claude', content: [block] } })
const toolResult = (content: unknown) => ({
  type: 'user',
  message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't', content, is_error: true }] },
})

test('C6: the table holds more than thirty texts', () => {
  expect(new Set(texts.map(({ text }) => text)).size).toBeGreaterThan(30)
})

describe.each(texts)('$text', ({ text, status, end, until }) => {
  const error = result({ is_error: true, api_error_status: status, result: text })

  test(`as the CLI's own error it is ${end}, whatever the exit code`, () => {
    for (const process of [failed, itself]) {
      const ended = classify([error], process)
      expect(ended).toMatchObject({ kind: end, message: text })
      if (ended.kind === 'usage_limit') {
        expect(ended.until).toEqual(until === undefined ? null : expect.stringContaining(`2026-${until}`))
      }
    }
  })

  test(`as an older release says it, without a status, it is ${end} too`, () => {
    expect(classify([result({ is_error: true, result: text })], failed)).toMatchObject({ kind: end, message: text })
  })

  const quotes: readonly (readonly [string, readonly (object | string)[]])[] = [
    ['said by the model', [model({ type: 'text', text })]],
    ['thought by the model', [model({ type: 'thinking', thinking: text })]],
    ['printed by a tool', [toolResult(text)]],
    ['printed by a tool, in blocks', [toolResult([{ type: 'text', text }])]],
    ['printed by a tool as an error of the stream', [toolResult(JSON.stringify(error))]],
    [
      'written to a file',
      [model({ type: 'tool_use', name: 'Write', input: { file_path: 'notes.md', content: text } })],
    ],
    ['echoed in a command', [model({ type: 'tool_use', name: 'Bash', input: { command: `echo '${text}'` } })]],
    ['on stdout beside the stream', [text]],
    ['in a field of a line of another kind', [{ type: 'system', subtype: 'status', error: text, message: text }]],
  ]

  test.each(quotes)('%s it decides nothing', (_, lines) => {
    expect(classify([...lines, good(text)], itself, text)).toMatchObject({ kind: 'finished', text })
    expect(classify([...lines, result({ result: text })], itself, text)).toMatchObject({ kind: 'no_result' })
    expect(classify(lines, failed, text)).toMatchObject({ kind: 'crashed', exitCode: 1 })
    const turns = result({ is_error: true, subtype: 'error_max_turns', result: text })
    expect(classify([...lines, turns], failed, text)).toMatchObject({ kind: 'error', what: 'turns' })
    expect(classify(lines, { ...failed, endedBy: 'idle' }, text)).toMatchObject({ kind: 'timed_out' })
  })
})

test('the event’s reset time beats the text, which has no seconds', () => {
  const event = { type: 'rate_limit_event', rate_limit_info: { status: 'rejected', resetsAt: 1_795_301_349 } }
  const error = result({
    is_error: true,
    api_error_status: 429,
    result: "You've hit your limit · resets 10:50pm (UTC)",
  })
  expect(classify([event, error], failed)).toMatchObject({ until: '2026-11-21T22:49:09.000Z' })
})

test('a retry that names a limit and is then mended decides nothing', () => {
  const retry = { type: 'system', subtype: 'api_retry', attempt: 1, error_status: 429, error: 'rate_limit' }
  expect(classify([retry, good('done')], itself)).toMatchObject({ kind: 'finished' })
  expect(classify([retry], { ...failed, endedBy: 'idle' })).toMatchObject({ kind: 'timed_out' })
})

test('text of the model that begins as a connection fault is none where the CLI calls it an error of another kind', () => {
  const line = result({ is_error: true, subtype: 'error_during_execution', result: 'Request timed out' })
  expect(classify([line], failed)).toMatchObject({ kind: 'error', what: 'other' })
})
