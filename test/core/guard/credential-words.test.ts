import { expect, test } from 'vitest'
import { credentialWords } from '../../../src/core/guard/credential-words.ts'

const token = `ghp_${'a1B2'.repeat(9)}`
const finding = (why = 'contains a GitHub token', line?: number) => ({ path: 'a', why, line: line ?? 1 })
const body = Array.from({ length: 4 }, (_, index) => `${index}abcDEF`.repeat(8))
const key = (lines: readonly string[]) =>
  ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----'].join('\n')

test.each<[string, string, readonly string[] | undefined]>([
  ['a token', `const t = '${token}'`, [token]],
  ['two of them', `'${token}', "${token}x"`, [token, `${token}x`]],
  ['an address', `url: postgres://app:s3cretpass@db/x`, ['postgres://app:s3cretpass@db/x']],
  ['a key, whole', key(body), body],
  ['a key without its end', `-----BEGIN PRIVATE KEY-----\n${body[0]}`, undefined],
  ['a key with one line that all keys begin with', key([body[0] ?? '']), undefined],
  ['the name of a setting alone', 'aws_secret_access_key =', undefined],
  ['short words', 'password: hunter2', undefined],
])('%s', (_, text, words) => {
  expect(credentialWords(text, finding())).toEqual(words)
})

test('a secret of this run, and what is packed, is never held by the base', () => {
  expect(credentialWords(token, finding('contains a secret of this run (as it is)'))).toBe(undefined)
  expect(credentialWords(token, { path: 'a', why: 'contains a GitHub token, packed (gzip)' })).toBe(undefined)
})
