import { createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { expect, test } from 'vitest'
import { readAppKey } from '../../../../src/adapter/github/account/app-key.ts'
import { appJwt } from '../../../../src/adapter/github/account/app-token.ts'
import { RalphError } from '../../../../src/core/error/error.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = String(privateKey.export({ type: 'pkcs1', format: 'pem' }))
const base64 = Buffer.from(pem).toString('base64')

const signs = (key: KeyObject): boolean => {
  const [head, claims, signature = ''] = appJwt({ id: '1', key }, 0).split('.')
  return createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(publicKey, signature, 'base64url')
}

test.each([
  ['as GitHub gives it', pem],
  ['as OpenSSL writes it anew', String(privateKey.export({ type: 'pkcs8', format: 'pem' }))],
  ['without the line feed at its end', pem.trimEnd()],
  ['from Windows', pem.replaceAll('\n', '\r\n')],
  ['with escaped line feeds', pem.replaceAll('\n', '\\n')],
  ['with escaped line feeds of Windows', pem.replaceAll('\n', '\\r\\n')],
  ['in quotes, as in a .env file', JSON.stringify(pem)],
  ['pasted into a field of one line', pem.replaceAll('\n', ' ')],
  ['with its line feeds lost', pem.replaceAll('\n', '')],
  ['indented, as in a YAML file', pem.replaceAll('\n', '\n    ')],
  ['in base64', base64],
  ['in base64 of several lines', base64.replace(/.{76}/g, '$&\n')],
  ['in base64 in quotes', `"${base64}"`],
])('a key is read %s', (_, text) => expect(signs(readAppKey(text))).toBe(true))

const ec = String(
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
)
const locked = String(privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' }))
const half = pem.slice(0, 600)

test.each([
  ['a fingerprint', `SHA256:${'Ab1+'.repeat(10)}=`, 'it is not a PEM file'],
  ['a client secret', '0123456789abcdef'.repeat(3), 'it is not a PEM file'],
  ['the path of a file', './gardener.2026-01-01.private-key.pem', 'it is not a PEM file'],
  ['its first half', half, 'its end is missing'],
  ['its first half with an end', `${half}\n-----END RSA PRIVATE KEY-----`, 'it is cut off or damaged'],
  ['the public half', String(publicKey.export({ type: 'spki', format: 'pem' })), 'it contains a public key'],
  ['a key of another kind', ec, 'it is not an RSA key'],
  ['a key behind a passphrase', locked, 'it is protected by a passphrase'],
  ['a key for SSH', pem.replaceAll('RSA PRIVATE', 'OPENSSH PRIVATE'), 'it is a key for SSH'],
])('%s is refused by a sentence that holds none of it', (_, text, why) => {
  const error = faultOf(() => readAppKey(text))
  expect(error).toMatchObject({ code: 'APP_KEY_INVALID', exit: 'usage' })
  expect(error.message).toContain(`: ${why}.`)
  const shown = [error.message, error.hint, String(error.cause), error.stack].join('\n')
  for (let at = 40; at + 12 < text.length - 40; at += 7) expect(shown).not.toContain(text.slice(at, at + 12))
})

function faultOf(act: () => unknown): RalphError {
  try {
    act()
  } catch (error) {
    if (error instanceof RalphError) return error
    throw error
  }
  return expect.unreachable('it was taken')
}

test('a JWT says who, from a minute back, for less than the ten minutes that GitHub allows', () => {
  const now = Date.parse('2026-11-22T09:00:00.900Z')
  const [head = '', claims = ''] = appJwt({ id: 'Iv23liGardener', key: privateKey }, now).split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(head)).toEqual({ alg: 'RS256', typ: 'JWT' })
  const at = Math.floor(now / 1000)
  expect(read(claims)).toEqual({ iss: 'Iv23liGardener', iat: at - 60, exp: at + 480 })
})
