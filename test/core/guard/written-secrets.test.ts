import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { secretFinder } from '../../../src/core/guard/secrets.ts'

const base64 = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding).toString('base64')
const hex = (text: string) => Buffer.from(text).toString('hex')
const each = (text: string, write: (code: number) => string, between = '') =>
  [...text].map((letter) => write(letter.charCodeAt(0))).join(between)
const inHex = (code: number) => code.toString(16).padStart(2, '0')
const lines = (text: string, size: number) => text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []
const rot13 = (text: string) =>
  text.replace(/[a-z]/gi, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - (letter < 'a' ? 65 : 97) + 13) % 26) + (letter < 'a' ? 65 : 97)),
  )
function base32(text: string): string {
  const bits = each(text, (code) => code.toString(2).padStart(8, '0'))
  return lines(bits, 5)
    .map((group) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('')
}

/** How a hostile agent writes a secret down. */
const ways: Record<string, (secret: string) => string | Uint8Array> = {
  plain: (secret) => secret,
  'over lines': (secret) => lines(secret, 10).join('\n'),
  'over indented lines': (secret) => lines(secret, 10).join('\n      '),
  'over lines with carriage returns': (secret) => lines(secret, 10).join('\r\n'),
  'as strings that are added': (secret) => lines(secret, 9).join('" +\n    "'),
  'as strings with dots between': (secret) => lines(secret, 9).join("' . '"),
  'with backslashes at the ends of lines': (secret) => lines(secret, 11).join('\\\n'),
  'in a comment of many lines': (secret) => lines(secret, 12).join('\n * '),
  'letter by letter': (secret) => [...secret].join(', '),
  'letter by letter, one a line': (secret) => [...secret].join('\n'),
  'without its punctuation': (secret) => secret.replace(/[^A-Za-z0-9]/g, ''),
  'as variables': (secret) =>
    lines(secret, 14)
      .map((part, at) => `const part${at} = '${part}'`)
      .join('\n'),
  '\\u of every letter': (secret) => each(secret, (code) => `\\u00${inHex(code)}`),
  '\\u in capitals': (secret) => each(secret, (code) => `\\u00${inHex(code).toUpperCase()}`),
  '\\u{} of every letter': (secret) => each(secret, (code) => `\\u{${code.toString(16)}}`),
  '\\U of every letter': (secret) => each(secret, (code) => `\\U000000${inHex(code)}`),
  '\\x of every letter': (secret) => each(secret, (code) => `\\x${inHex(code)}`),
  '\\x of every other letter': (secret) =>
    each(secret, (code) => (code % 2 ? `\\x${inHex(code)}` : String.fromCharCode(code))),
  '\\x escaped once more': (secret) => each(secret, (code) => `\\\\x${inHex(code)}`),
  'octal escapes': (secret) => each(secret, (code) => `\\${code.toString(8)}`),
  'percent of every letter': (secret) => each(secret, (code) => `%${inHex(code)}`),
  'percent of some letters': (secret) =>
    each(secret, (code) => (code % 3 ? String.fromCharCode(code) : `%${inHex(code)}`)),
  '%u of every letter': (secret) => each(secret, (code) => `%u00${inHex(code)}`),
  'quoted-printable': (secret) => each(secret, (code) => `=${inHex(code).toUpperCase()}`),
  'colon hex': (secret) => each(secret, inHex, ':'),
  'spaced hex': (secret) => each(secret, inHex, ' '),
  '0x hex': (secret) => each(secret, (code) => `0x${inHex(code)}`, ', '),
  '0x hex in capitals': (secret) => each(secret, (code) => `0X${inHex(code).toUpperCase()}`, ','),
  'Rust bytes': (secret) => each(secret, (code) => `0x${inHex(code)}u8`, ', '),
  'U+ notation': (secret) => each(secret, (code) => `U+00${inHex(code)}`, ' '),
  'hex over lines': (secret) => lines(hex(secret), 16).join('\n'),
  'hex in capitals': (secret) => hex(secret).toUpperCase(),
  'hex behind an odd digit': (secret) => `f${hex(secret)}`,
  'a plain hex dump': (secret) =>
    lines(hex(secret), 32)
      .map((row, at) => `${(at * 16).toString(16).padStart(8, '0')}: ${lines(row, 4).join(' ')}`)
      .join('\n'),
  'decimal codes': (secret) => each(secret, String, ', '),
  'decimal codes, one a line': (secret) => each(secret, String, '\n'),
  'decimal escapes': (secret) => each(secret, (code) => `\\${String(code).padStart(3, '0')}`),
  'octal codes': (secret) => each(secret, (code) => code.toString(8), ' '),
  '0o codes': (secret) => each(secret, (code) => `0o${code.toString(8)}`, ','),
  'decimal entities': (secret) => each(secret, (code) => `&#${code};`),
  'hex entities': (secret) => each(secret, (code) => `&#x${code.toString(16)};`),
  'entities without an end': (secret) => each(secret, (code) => `&#${String(code).padStart(7, '0')}`),
  'named entities': (secret) => secret.replaceAll('-', '&hyphen;').replaceAll('_', '&lowbar;'),
  base32: (secret) => base32(secret),
  'base32 behind others': (secret) => base32(`key=${secret};`),
  'small base32': (secret) => base32(`ab${secret}`).toLowerCase(),
  base64: (secret) => base64(secret),
  'base64 at offset 1': (secret) => base64(`x${secret}y`),
  'base64 at offset 2': (secret) => base64(`xx${secret}yy`),
  'url-safe base64': (secret) => Buffer.from(`k${secret}`).toString('base64url'),
  'base64 over lines': (secret) => lines(base64(`key: ${secret}`), 20).join('\n  '),
  'base64 twice': (secret) => base64(base64(secret)),
  'base64 twice at other offsets': (secret) => base64(`a${base64(`bc${secret}d`)}e`),
  'base64 of hex': (secret) => base64(`k${hex(secret)}`),
  'hex of base64': (secret) => hex(base64(secret)),
  'base64 of UTF-16': (secret) => Buffer.from(secret, 'utf16le').toString('base64'),
  'UTF-16': (secret) => Buffer.from(`\ufeff${secret}`, 'utf16le'),
  'UTF-16 without a mark': (secret) => Buffer.from(`a ${secret} b`, 'utf16le'),
  'big-endian UTF-16': (secret) => Buffer.from(`\ufeff${secret}`, 'utf16le').swap16(),
  'UTF-32': (secret) => Buffer.concat([...secret].map((letter) => Buffer.from([letter.charCodeAt(0), 0, 0, 0]))),
  'NUL between letters': (secret) => [...secret].join('\0'),
  reversed: (secret) => [...secret].reverse().join(''),
  'reversed in base64': (secret) => base64([...secret].reverse().join('')),
  rot13: (secret) => rot13(secret),
  'its larger part': (secret) => secret.slice(Math.floor(secret.length * 0.3)),
}

const letters = (characters: string) => fc.constantFrom(...characters)
const alnum = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const random = (min: number, max: number, more = '') =>
  fc.string({ unit: letters(alnum + more), minLength: min, maxLength: max })
/** Keys as providers make them. */
const key = fc.oneof(
  random(40, 95, '-_').map((text) => `sk-ant-api03-${text}`),
  random(36, 36).map((text) => `ghp_${text}`),
  random(40, 40, '/+'),
  fc.string({ unit: letters('0123456789abcdef'), minLength: 40, maxLength: 64 }),
  random(60, 200, '-_').map((text) => `eyJhbGciOiJIUzI1NiJ9.${text}.${text.slice(0, 43)}`),
)

const contentOf = (written: string | Uint8Array) => {
  const bytes = typeof written === 'string' ? Buffer.from(written) : written
  return Buffer.concat([Buffer.from('one\ntwo\nthree = "'), bytes, Buffer.from('"\nfour\n')])
}

describe('T9: a known secret is found in each way to write it', () => {
  test.each(Object.entries(ways))('%s', (_way, write) => {
    fc.assert(
      fc.property(key, (secret) => {
        const found = secretFinder([secret]).inContent({ path: 'a', content: contentOf(write(secret)), packed: '' })
        expect(found.filter(({ why }) => why.includes('a secret of this run'))).not.toEqual([])
        expect(JSON.stringify(found)).not.toContain(secret.slice(0, 12))
      }),
      { numRuns: 6, seed: 20261122 },
    )
  })
})

test('a finding says the line and the way', () => {
  const secret = 'ghp_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8'
  const why = (write: (secret: string) => string | Uint8Array) =>
    secretFinder([secret])
      .inContent({ path: 'a', content: contentOf(write(secret)), packed: '' })
      .map((finding) => `${finding.line} ${finding.why}`)
  const known = (how: string) => `3 contains a secret of this run (${how})`
  expect(why(ways['over indented lines'] as never)).toEqual([known('plain')])
  expect(why(ways['\\x of every letter'] as never)).toEqual([known('escaped')])
  expect(why(ways['colon hex'] as never)).toEqual([known('hex')])
  expect(why(ways['0x hex'] as never)).toEqual([known('as hex numbers')])
  expect(why(ways['decimal codes'] as never)).toEqual([known('as decimal numbers')])
  expect(why(ways['base64 twice'] as never)).toEqual([known('base64 twice')])
  expect(why(ways['as variables'] as never)).toEqual([known('plain, in pieces')])
})

test('where a part of the content is read after the other, no secret is lost between them', () => {
  const secret = 'ghp_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8'
  for (const way of ['plain', '\\x of every letter', 'decimal codes', 'base64 at offset 1', 'decimal entities']) {
    const written = Buffer.from(ways[way]?.(secret) as string)
    for (let before = 65_536 - written.length - 20; before < 65_540; before += 7) {
      const content = Buffer.concat([Buffer.alloc(before, 'x\n'), Buffer.from(' '), written, Buffer.alloc(50, ' ')])
      const [found] = secretFinder([secret]).inContent({ path: 'a', content, packed: '' })
      expect(found, `${way} behind ${before}`).toMatchObject({ line: Math.floor(before / 2) + 1 })
    }
  }
})

test('a secret of several lines is found line by line, without the frame that every key has', () => {
  const body = lines(base64('x'.repeat(30) + Array.from({ length: 900 }, (_, at) => (at * 7919) % 251).join('Zq')), 64)
  const pem = ['-----BEGIN RSA PRIVATE KEY-----', ...body.slice(0, 20), '-----END RSA PRIVATE KEY-----'].join('\n')
  const finder = secretFinder([pem], [])
  const found = (text: string) => finder.inContent({ path: 'a', content: Buffer.from(text), packed: '' })
  expect(found(`"${body[7]}"`)).toHaveLength(1)
  expect(found(JSON.stringify({ key: pem }))).toHaveLength(1)
  expect(found('-----BEGIN RSA PRIVATE KEY-----\n-----END RSA PRIVATE KEY-----')).toEqual([])
})

/** What ordinary changes hold, from chance that is kept. */
function honest(): Record<string, Uint8Array> {
  let state = 1903332609
  const bytes = (count: number) =>
    Buffer.from(
      Array.from({ length: count }, () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0
        return state >>> 24
      }),
    )
  const uuid = () =>
    bytes(16)
      .toString('hex')
      .replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5')
  const rows = (count: number, row: () => string) => Buffer.from(Array.from({ length: count }, row).join('\n'))
  return {
    'a lock file': rows(
      2_000,
      () => `"integrity": "sha512-${bytes(64).toString('base64')}", "shasum": "${bytes(20).toString('hex')}"`,
    ),
    'a list of UUIDs': rows(3_000, uuid),
    'base64 of a fixture': Buffer.from(bytes(200_000).toString('base64')),
    'a hex dump': rows(
      5_000,
      () => `${bytes(4).toString('hex')}: ${bytes(16).toString('hex').replace(/(..)/g, '$1 ')}`,
    ),
    'an image': bytes(300_000),
    'an array of bytes': Buffer.from(Array.from(bytes(100_000)).join(', ')),
    'escaped text': Buffer.from(Array.from(bytes(60_000), (byte) => `\\x${inHex(byte)}`).join('')),
    entities: Buffer.from(Array.from(bytes(60_000), (byte) => `&#${byte};`).join('')),
    'another JWT': Buffer.from(
      `eyJhbGciOiJIUzI1NiJ9.${bytes(120).toString('base64url')}.${bytes(32).toString('base64url')}`,
    ),
    'another key of the same provider': Buffer.from(`sk-ant-api03-${'AbCd'.repeat(3)}`),
    'zeros and ones': Buffer.from(Array.from(bytes(100_000), (byte) => byte & 1).join('')),
  }
}

test.each(Object.entries(honest()))('%s raises no alarm', (_what, content) => {
  const secrets = fc.sample(key, { numRuns: 8, seed: 7 })
  // Words that are passwords somewhere raise one only where they stand as they are.
  const known = [...secrets, 'changeit', 'correct horse', 'hunter2-hunter2']
  expect(secretFinder(known, []).inContent({ path: 'a', content, packed: '' })).toEqual([])
})

test('prose that has the words of a weak password is no secret', () => {
  const content = Buffer.from('Change it, please. The correct, horse. Let me in now; a pass word.')
  expect(
    secretFinder(['changeit', 'correct-horse', 'let-me-in-now'], []).inContent({ path: 'a', content, packed: '' }),
  ).toEqual([])
})

test('a name in which a secret is spelled is not repeated', () => {
  const secret = 'ghp_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8'
  expect(secretFinder([secret]).inName(`out/${[...secret].join('/')}`)).toEqual([
    { path: '***', why: 'has a secret of this run (plain) in its name' },
  ])
})

test('a file of nothing but the headers of keys is read in time', { timeout: 10_000 }, () => {
  const content = Buffer.from(`A: -----BEGIN ${'PRIVATE'} KEY-----\n`.repeat(60_000))
  expect(secretFinder([]).inContent({ path: 'a', content, packed: '' })).toEqual([])
})
