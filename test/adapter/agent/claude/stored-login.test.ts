import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loginSecrets, loginVariables } from '../../../../src/adapter/agent/claude/claude-login.ts'
import { tempDir } from '../../../support/git-repositories.ts'

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

test('a stored login is used only where the environment holds no credential', () => {
  const HOME = tempDir('ralph-home-')
  expect(loginVariables({ HOME })).toEqual({})
  mkdirSync(join(HOME, '.claude'))
  writeFileSync(join(HOME, '.claude', '.credentials.json'), '{}')
  const used = { CLAUDE_CONFIG_DIR: join(HOME, '.claude') }
  expect(loginVariables({ HOME })).toEqual(used)
  expect(loginVariables({ HOME, ANTHROPIC_API_KEY: '' })).toEqual(used)
  expect(loginVariables({ HOME, ANTHROPIC_API_KEY: 'k' })).toEqual({})
  expect(loginVariables({ HOME, CLAUDE_CODE_USE_BEDROCK: '1' })).toEqual({})
  expect(loginVariables({ HOME, CLAUDE_CODE_USE_BEDROCK: '0' })).toEqual(used)
})
