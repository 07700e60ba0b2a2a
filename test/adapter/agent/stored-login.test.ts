import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loginSecrets } from '../../../src/adapter/agent/stored-login.ts'

test('the tokens of the login that an agent can read are known secrets', () => {
  const home = mkdtempSync(join(tmpdir(), 'ralph-login-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  expect(loginSecrets({ HOME: home })).toEqual([])
  mkdirSync(join(home, '.claude'))
  const file = join(home, '.claude', '.credentials.json')
  const login = {
    accessToken: 'access-1234567',
    refreshToken: 'refresh-1234567',
    subscriptionType: 'max',
    expiresAt: 1,
  }
  writeFileSync(file, JSON.stringify({ claudeAiOauth: login }))
  expect(loginSecrets({ HOME: home })).toEqual(['access-1234567', 'refresh-1234567'])
  writeFileSync(file, 'no JSON')
  expect(loginSecrets({ HOME: home })).toEqual([])
})
