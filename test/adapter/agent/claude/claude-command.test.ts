import { expect, test } from 'vitest'
import { type ClaudeCall, claudeCommand } from '../../../../src/adapter/agent/claude/claude-command.ts'
import { agentRequest } from '../../../support/agent-call.ts'

const call = (more: Partial<ClaudeCall> = {}): ClaudeCall => ({
  program: '/bin/claude',
  request: agentRequest('/work', { prompt: 'SECRET PLAN', schema: { type: 'object' } }),
  env: { PATH: '/bin' },
  permissions: { kind: 'skip' },
  fallbackModels: [],
  systemPromptFile: undefined,
  root: false,
  ...more,
})

test('the whole command line', () => {
  const request = agentRequest('/work', { model: 'opus', maxTurns: 7, budgetUsd: 1.25, schema: { type: 'object' } })
  const command = claudeCommand(
    call({ request, fallbackModels: ['sonnet', 'haiku'], systemPromptFile: '/tmp/rules.md' }),
  )
  expect(command).toMatchObject({ file: '/bin/claude', cwd: '/work', stdin: request.prompt })
  expect(command.args.join(' ')).toBe(
    '-p --output-format stream-json --verbose --json-schema {"type":"object"} --strict-mcp-config ' +
      '--mcp-config {"mcpServers":{}} --setting-sources= --no-session-persistence --max-turns 7 --max-budget-usd 1.25 ' +
      '--model opus --fallback-model sonnet,haiku --append-system-prompt-file /tmp/rules.md --dangerously-skip-permissions',
  )
})

test('J5: the prompt is on stdin and not in the arguments', () => {
  const command = claudeCommand(call())
  expect(command.stdin).toBe('SECRET PLAN')
  expect(command.args.join(' ')).not.toContain('SECRET PLAN')
})

test('without skipped permissions the mode and the allowed tools count', () => {
  const permissions = { kind: 'mode', mode: 'acceptEdits', allowedTools: ['Read', 'Bash(npm test:*)'] } as const
  const { args } = claudeCommand(call({ permissions }))
  expect(args.slice(-5)).toEqual(['--permission-mode', 'acceptEdits', '--allowedTools', 'Read', 'Bash(npm test:*)'])
  expect(args).not.toContain('--dangerously-skip-permissions')
})

test('whoever only reads has these tools and no others', () => {
  const { args } = claudeCommand(call({ permissions: { kind: 'reads', tools: ['Read', 'Grep'] } }))
  expect(args.slice(-4)).toEqual(['--permission-mode', 'dontAsk', '--tools', 'Read,Grep'])
  expect(args).not.toContain('--allowedTools')
})

test('the user’s number of retries wins, our switches do not yield', () => {
  expect(claudeCommand(call()).env['CLAUDE_CODE_MAX_RETRIES']).toBe('3')
  const env = { CLAUDE_CODE_MAX_RETRIES: '8', CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '0' }
  expect(claudeCommand(call({ env })).env).toMatchObject({
    CLAUDE_CODE_MAX_RETRIES: '8',
    CLAUDE_CODE_DISABLE_BACKGROUND_TASKS: '1',
  })
})

test('only root says that it is in a sandbox, without which the CLI refuses to skip permissions', () => {
  expect(claudeCommand(call()).env).not.toHaveProperty('IS_SANDBOX')
  expect(claudeCommand(call({ root: true })).env['IS_SANDBOX']).toBe('1')
})
