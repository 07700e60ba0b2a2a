import { expect, test } from 'vitest'
import type { ConfigEntry } from '../../../../src/adapter/git/call/engine-config.ts'
import { splitCredential, withCredential } from '../../../../src/adapter/git/call/remote-address.ts'

const basic = (text: string): string => `Authorization: Basic ${Buffer.from(text).toString('base64')}`

test.each([
  ['a user and a token', 'https://ada:s3cret-token@host:8443/o/r.git', 'ada:s3cret-token', 's3cret-token'],
  ['odd characters', 'https://ada:a%40b%3Ac%2Fddd@host:8443/o/r.git', 'ada:a@b:c/ddd', 'a@b:c/ddd'],
])('G19: %s of an address goes by environment and is known as a secret', (_, given, pair, secret) => {
  const { address, configuration, secrets } = splitCredential(given)
  expect(address).toBe('https://host:8443/o/r.git')
  expect(configuration).toEqual([['http.https://host:8443/.extraheader', basic(pair)]])
  expect(secrets).toContain(secret)
})

test('G19: a user without a password, who may be a token, is told to git and to its helpers', () => {
  expect(splitCredential('https://ghp_0123456789@host:8443/o/r.git')).toEqual({
    address: 'https://host:8443/o/r.git',
    configuration: [['credential.https://host:8443.username', 'ghp_0123456789']],
    secrets: expect.arrayContaining(['ghp_0123456789']),
  })
})

const ours = [['http.https://host/.extraheader', 'Authorization: Basic b3Vycw==']] as const
const theirs = ['http.https://host/.extraheader', 'AUTHORIZATION: basic dGhlaXJz'] as const

test.each<[string, readonly ConfigEntry[], readonly ConfigEntry[]]>([
  ['nothing else', [], ours],
  ['another header', [['http.extraheader', 'X-Who: me']], [['http.extraheader', 'X-Who: me'], ...ours]],
  ['a header of the configuration, which counts', [theirs], [theirs]],
  ['one that was reset', [theirs, [theirs[0], '']], [theirs, [theirs[0], ''], ...ours]],
])('G19: a server is never sent two credentials: beside %s', (_, settings, expected) => {
  expect(withCredential(settings, { configuration: ours })).toEqual(expected)
})

test.each(['https://host/r.git', '/srv/a@b/r.git', 'git@host:o/r.git', 'ssh://git@host/r', '../r', 'https://host/a@b'])(
  'G19: %s holds none and stays as it is',
  (given) => {
    expect(splitCredential(given)).toEqual({ address: given, configuration: [], secrets: [] })
  },
)
