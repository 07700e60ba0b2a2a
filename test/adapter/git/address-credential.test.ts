import { expect, test } from 'vitest'
import { splitCredential } from '../../../src/adapter/git/address-credential.ts'

const basic = (text: string): string => `Authorization: Basic ${Buffer.from(text).toString('base64')}`

test.each([
  ['a user and a token', 'https://ada:s3cret-token@host:8443/o/r.git', 'ada:s3cret-token', 's3cret-token'],
  ['a token alone', 'https://ghp_0123456789@host:8443/o/r.git', 'ghp_0123456789:', 'ghp_0123456789'],
  ['odd characters', 'https://ada:a%40b%3Ac%2Fddd@host:8443/o/r.git', 'ada:a@b:c/ddd', 'a@b:c/ddd'],
])('G19: %s of an address goes by environment and is known as a secret', (_, given, pair, secret) => {
  const { address, configuration, secrets } = splitCredential(given)
  expect(address).toBe('https://host:8443/o/r.git')
  expect(configuration).toEqual([['http.https://host:8443/.extraheader', basic(pair)]])
  expect(secrets).toContain(secret)
})

test.each(['https://host/r.git', '/srv/a@b/r.git', 'git@host:o/r.git', 'ssh://git@host/r', '../r', 'https://host/a@b'])(
  'G19: %s holds none and stays as it is',
  (given) => {
    expect(splitCredential(given)).toEqual({ address: given, configuration: [], secrets: [] })
  },
)
