import { expect, test } from 'vitest'
import { readAllowedHost } from '../../../src/core/network/allowed-host.ts'
import { judgeTarget } from '../../../src/core/network/judge-target.ts'

const allowed = ['registry.npmjs.org', '*.example.com', 'example.com:8443'].flatMap(
  (line) => readAllowedHost(line) ?? [],
)

test.each([
  'registry.npmjs.org:443',
  'REGISTRY.npmjs.org:443',
  'registry.npmjs.org.:443',
  'a.example.com:443',
  'a.b.example.com:443',
  'example.com:8443',
])('%s is allowed', (target) => {
  expect(judgeTarget(target, allowed)).not.toHaveProperty('refused')
})

test.each([
  'registry.npmjs.org:80',
  'registry.npmjs.org:22',
  'evil-registry.npmjs.org:443',
  'registry.npmjs.org.evil.com:443',
  'example.com:443',
  'notexample.com:443',
  'a.example.com:8443',
])('%s is refused, with the line that would allow it', (target) => {
  const host = target.replace(/:443$/, '')
  expect(judgeTarget(target, allowed)).toEqual({
    refused: 'it is not in `allow-hosts`',
    line: `allow-hosts: [${host}]`,
  })
})

test.each([
  '1.2.3.4:443',
  '127.1:443',
  '2130706433:443',
  '0x7f000001:443',
  '0x7f.1:443',
  '[::1]:443',
  '::1:443',
  'registry.npmjs.org',
  'registry.npmjs.org:0',
  'registry.npmjs.org:99999',
  'registry.npmjs.org:443:443',
  'user@registry.npmjs.org:443',
  'registry.npmjs.org/:443',
  'registry.npmjs.org\u0000.evil.com:443',
  '.example.com:443',
  ':443',
  '',
])('%j is no host, and no line would allow it', (target) => {
  const judged = judgeTarget(target, [...allowed, { host: '1.2.3.4', port: 443, below: false }])
  expect(judged).toHaveProperty('refused')
  expect(judged).not.toHaveProperty('line')
})

test.each([
  '*',
  '*.com',
  '**.example.com',
  'a.*.com',
  '10.0.0.1',
  'https://example.com',
  'example.com/x',
  'example.com:0',
  '[::1]',
  '',
])('`allow-hosts` does not take %j', (line) => {
  expect(readAllowedHost(line)).toBeUndefined()
})
