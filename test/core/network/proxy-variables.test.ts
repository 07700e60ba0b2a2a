import { expect, test } from 'vitest'
import { withoutProxy } from '../../../src/core/network/proxy-variables.ts'

test('a company’s proxy is not asked for the loopback, and its exceptions stay', () => {
  const loopback = 'localhost,127.0.0.1,::1'
  expect(withoutProxy({ HTTPS_PROXY: 'http://proxy.example.com:3128' })).toEqual({
    NO_PROXY: loopback,
    no_proxy: loopback,
  })
  expect(withoutProxy({ NO_PROXY: 'intra.example.com' })['NO_PROXY']).toBe(`intra.example.com,${loopback}`)
})
