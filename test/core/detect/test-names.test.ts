import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { testNamesAdvice } from '../../../src/core/detect/test-names.ts'
import { resolveChecks } from '../../../src/core/validation/checks.ts'

const scripts = { test: 'vitest run', unit: 'jest', e2e: 'node --test', verbose: 'vitest run --reporter=verbose' }

test.each([
  ['npm test', 'Vitest', 'npm test -- --reporter=verbose'],
  ['pnpm run unit', 'Jest', 'pnpm run unit --verbose'],
  ['npx vitest run', 'Vitest', 'npx vitest run --reporter=verbose'],
  ['.venv/bin/python -m pytest', 'pytest', '.venv/bin/python -m pytest -v'],
  ['uv run pytest', 'pytest', 'uv run pytest -v'],
  ['go test ./...', 'go test', 'go test ./... -v'],
])('%s: %s names its tests with a flag, and every line is a check of ralph.yml', (run, name, line) => {
  const { found, remedy } = testNamesAdvice({ run }, scripts) ?? { found: '', remedy: '' }
  expect(found).toContain(name)
  const lines = [...remedy.matchAll(/`(- [^`]+)`/g)].flatMap(([, text = '']) => parse(text))
  expect(lines[0]).toBe(line)
  const checks = resolveChecks(lines)
  for (const check of checks) expect(testNamesAdvice(check, scripts)).toBeUndefined()
})

test.each([
  'npm run e2e',
  'npm run verbose',
  'cargo test',
  'make test',
  'npm run lint',
  'go vet ./...',
  'pytest -v tests',
])('%s needs no advice', (run) => expect(testNamesAdvice({ run }, scripts)).toBeUndefined())

test('RSpec needs a report: its lines cannot be told from what tests print', () => {
  expect(testNamesAdvice({ run: 'bundle exec rspec' }, {})?.remedy).toMatch(/report: junit\.xml/)
})
