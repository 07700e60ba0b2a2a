import { expect, test } from 'vitest'
import { readConfigFile } from '../../../src/core/config/resolve/read-config-file.ts'
import { resolveSettings } from '../../../src/core/config/resolve/resolve.ts'
import { bmadCommandText, bmadConfigText } from '../../../src/core/scaffold/bmad-text.ts'

const choices = {
  folder: 'docs',
  scope: 'epic-1',
  setup: ['npm ci'],
  gates: ['npm test', 'npm run lint'],
  limit: 20,
  stuckAfter: 4,
  branchPrefix: 'feat/',
  noChecks: false,
  costBudget: 12,
}

test('what the interview came to is settings that are read as they were said', () => {
  const { values, findings } = readConfigFile(bmadConfigText(choices), 'ralph.yml')
  expect(findings).toEqual([])
  const { settings, findings: wrong } = resolveSettings({
    flags: {},
    environment: {},
    plan: undefined,
    file: values,
    fileName: 'ralph.yml',
  })
  expect(wrong).toEqual([])
  expect(settings).toMatchObject({
    plan: 'docs',
    'plan-scope': 'epic-1',
    validate: ['npm test', 'npm run lint'],
    'run-iterations': 20,
    'stuck-after': 4,
    'cost-budget': 12,
    'branch-prefix': 'feat/',
    'commit-template': 'feat: {id} - {title}',
  })
})

test('without gates the file says that no run starts, unless that was wanted', () => {
  expect(bmadConfigText({ ...choices, gates: [] })).toContain('no run starts without a check')
  expect(bmadConfigText({ ...choices, gates: [], noChecks: true })).toMatch(/^validate: \[\]\nno-checks: true$/m)
})

test('the command for Claude Code leaves the work to ralph', () => {
  const text = bmadCommandText(choices)
  expect(text).toMatch(/^---\ndescription: [^\n]+\n---\n/)
  for (const word of ['ralph plan lint docs', 'ralph run --dry-run', 'ralph status', '$ARGUMENTS'])
    expect(text).toContain(word)
})
