import { expect, test } from 'vitest'
import { isSetUpInput, setUpRerunReason } from '../../../src/core/detect/set-up-inputs.ts'

test.each([
  ...['package.json', 'web/pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb', '.npmrc', 'deno.lock', 'uv.lock'],
  ...['poetry.lock', 'requirements-dev.txt', 'api/pyproject.toml', 'Pipfile.lock', 'Cargo.lock', 'go.sum', 'go.work'],
  ...['Gemfile.lock', 'composer.lock', 'pom.xml', 'app/build.gradle.kts', 'gradle/libs.versions.toml', 'src/A.csproj'],
  ...['packages.lock.json', 'mix.lock', 'pubspec.lock', 'Package.resolved', 'flake.lock', '.tool-versions', '.nvmrc'],
])('%s is an input of set-up', (path) => expect(isSetUpInput(path, [])).toBe(true))

test.each(['src/index.ts', 'README.md', 'node_modules/a/package.json', 'lock.ts', 'package.json.ts'])(
  '%s is none',
  (path) => expect(isSetUpInput(path, [])).toBe(false),
)

test('a long list of changes is cut', () => {
  const now = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((path) => [path, '1']))
  expect(setUpRerunReason({}, now)).toBe('a, b, c and 2 more changed')
  expect(setUpRerunReason(now, now)).toBeUndefined()
})
