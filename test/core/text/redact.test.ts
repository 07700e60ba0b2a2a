import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redactor } from '../../../src/core/text/redact.ts'

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')
const secret = fc
  .string({ unit: fc.constantFrom(...'abXY019_-+/=%& $.*(é'), minLength: 12, maxLength: 60 })
  .map((text) => `s3${text.trim()}Zq`)

/** How a secret gets out, with what must not be left of it. */
const ways: Record<string, (value: string) => string> = {
  plain: (value) => value,
  'base64 of it alone': (value) => base64(value),
  'base64 after one character': (value) => base64(`x${value}`),
  'base64 between others': (value) => base64(`xy${value}zzz`),
  'url-safe base64': (value) => Buffer.from(value, 'utf8').toString('base64url'),
  hex: (value) => Buffer.from(value, 'utf8').toString('hex'),
  HEX: (value) => Buffer.from(value, 'utf8').toString('hex').toUpperCase(),
  'percent-encoded': (value) => encodeURIComponent(value),
  'small percent-encoded': (value) => encodeURIComponent(value).replace(/%../g, (code) => code.toLowerCase()),
  reversed: (value) => [...value].reverse().join(''),
  'JSON string': (value) => JSON.stringify(value).slice(1, -1),
  spaced: (value) => value.split('').join(' '),
  wrapped: (value) => `${value.slice(0, 7)}\n${value.slice(7)}`,
}

// What the neighbours decide may stay of base64: a group at each end.
test.each(Object.entries(ways))('written %s, next to nothing of it is left', (_way, write) => {
  fc.assert(
    fc.property(secret, (value) => {
      expect(redactor([value])(write(value)).replaceAll('***', '').length).toBeLessThanOrEqual(10)
    }),
    { numRuns: 30 },
  )
})

test.each(Object.entries(ways))('C9: a known secret is gone when it is written %s', (_way, write) => {
  fc.assert(
    fc.property(secret, fc.string(), fc.string(), (value, before, after) => {
      const written = write(value)
      const clean = redactor([value])(`${before} ${written} ${after}`)
      expect(clean).not.toContain(written)
      expect(clean).toContain('***')
    }),
    { numRuns: 30 },
  )
})

test('a secret of several lines goes line by line, and a prefix that was cut off does not save it', () => {
  const key = 'first-line-of-it\nsecond-line-of-it\n'
  expect(redactor([key])('x second-line-of-it y')).toBe('x *** y')
  expect(redactor(['abcdefgHIJKLMNOPQRSTUVWXYZ'])('see HIJKLMNOPQRSTUVWXYZ')).toBe('see ***')
})

test('a private key among the secrets costs no seconds', { timeout: 2_000 }, () => {
  const pem = Array.from({ length: 26 }, (_, at) => Buffer.from(`${at}`.repeat(48)).toString('base64').slice(0, 64))
  expect(redactor([pem.join('\n')])(`x ${pem[3]}\n${pem[4]} y`)).toBe('x ***\n*** y')
})

const repeat = (text: string, times: number) => text.repeat(times)
test.each([
  ['Anthropic', `sk-ant-${repeat('a1', 12)}`],
  ['GitHub classic', `ghp_${repeat('A1', 18)}`],
  ['GitHub App with a JWT', `ghs_123456_${repeat('eyJ0', 5)}.${repeat('eyJp', 5)}.${repeat('s-_9', 5)}`],
  ['GitHub fine-grained', `github_pat_${repeat('Ab1_', 8)}`],
  ['AWS', `AKIA${repeat('Q7', 8)}`],
  ['Google', `AIza${repeat('b2-_x', 7)}`],
  ['Slack', `xoxb-${repeat('12', 8)}-abc`],
  ['npm', `npm_${repeat('aB3', 12)}`],
  [
    'private key',
    `-----BEGIN RSA PRIVATE ${'KEY'}-----\n${repeat('MIIEow+/', 8)}\nAAAA=\n-----END RSA PRIVATE ${'KEY'}-----`,
  ],
  ['cut private key', `-----BEGIN ${'PRIVATE'} KEY-----\\n${repeat('MIIEow+/', 8)}\\n${repeat('AbCd', 6)}`],
])('a token of the kind %s is taken out whole, known or not', (_kind, token) => {
  expect(redactor([])(`a ${token} b`).replace(/\s+/g, ' ')).toMatch(/^a \*\*\* ?b$/)
})

test('ordinary text stays as it is', () => {
  const text = 'npm_config_x, AKIAIOSFODNN7EXAMPLE, sk-ant, base64 YWJj, ghp_short, task-1 of 3'
  expect(redactor(['short', 'a-known-secret-value'])(text)).toBe(text)
})
