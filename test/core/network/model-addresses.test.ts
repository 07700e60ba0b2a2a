import { expect, test } from 'vitest'
import { claude } from '../../../src/core/agent/claude.ts'
import { companyProxy } from '../../../src/core/network/company-proxy.ts'
import { wayToModel } from '../../../src/core/network/model-addresses.ts'

test.each([
  ['http://127.0.0.1:9999', [9999]],
  ['http://localhost:4000/v1', [4000]],
  ['http://localhost', [80]],
])('a model at %s of this machine is passed in as a port', (address, ports) => {
  expect(wayToModel([address])).toEqual({ hosts: [], ports, unreachable: [] })
})

test('a gateway of a company may have a private address, since a person named it', () => {
  const [host] = wayToModel(['https://gateway.corp.example:8443/anthropic']).hosts
  expect(host).toEqual({ host: 'gateway.corp.example', port: 8443, below: false, mayBePrivate: true })
})

test.each(['http://gateway.example', 'https://10.0.0.5', 'not an address'])('nothing leads to %s', (address) => {
  expect(wayToModel([address]).unreachable).toHaveLength(1)
})

test.each([
  [{ ANTHROPIC_API_KEY: 'x' }, ['https://api.anthropic.com']],
  [{ ANTHROPIC_API_KEY: 'x', ANTHROPIC_BASE_URL: 'http://localhost:1' }, ['http://localhost:1']],
  [{}, ['https://api.anthropic.com', 'https://api.anthropic.com', 'https://platform.claude.com']],
  [
    { CLAUDE_CODE_USE_BEDROCK: '1', AWS_REGION: 'eu-west-1' },
    ['bedrock-runtime', 'bedrock', 'sts'].map((name) => `https://${name}.eu-west-1.amazonaws.com`),
  ],
  [
    { CLAUDE_CODE_USE_FOUNDRY: '1', ANTHROPIC_FOUNDRY_RESOURCE: 'ours' },
    ['https://ours.services.ai.azure.com', 'https://login.microsoftonline.com'],
  ],
])('Claude Code with %j calls %j', (env, addresses) => {
  expect(claude.provider.addresses(env)).toEqual(addresses)
})

test.each([
  [{}, undefined],
  [{ HTTPS_PROXY: 'http://p:1' }, 'http://p:1'],
  [{ https_proxy: 'http://p:1', NO_PROXY: 'other.com, .corp' }, 'http://p:1'],
  [{ HTTPS_PROXY: 'http://p:1', NO_PROXY: '*' }, undefined],
  [{ HTTPS_PROXY: 'http://p:1', no_proxy: '.example.com' }, undefined],
  [{ HTTPS_PROXY: 'http://p:1', no_proxy: 'example.com:443' }, undefined],
  [{ HTTPS_PROXY: 'http://p:1', no_proxy: 'ample.com' }, 'http://p:1'],
])('with %j a.example.com is reached by %s', (env, proxy) => {
  expect(companyProxy(env, 'a.example.com', 443)).toBe(proxy)
})
