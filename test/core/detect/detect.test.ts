import { describe, expect, test } from 'vitest'
import { checkSpecs, detect, setUpCommands } from '../../../src/core/detect/detect.ts'
import { detectedLines } from '../../../src/core/report/terminal/init-text.ts'
import { resolveChecks } from '../../../src/core/validation/checks.ts'
import { packageJson, projectOf, pyproject } from '../../support/detected.ts'

/** What `ralph.yml` would hold. */
function found(files: Record<string, string>) {
  const { projects, notes } = detect(projectOf(files))
  const validate = checkSpecs(projects)
  // Whatever is suggested can be used as it is.
  const kinds = resolveChecks(validate).map(({ kind }) => kind)
  expect(kinds, 'the kinds survive the short form').toEqual(projects.flatMap(({ checks }) => checks.map((c) => c.kind)))
  return { tools: projects.map(({ tool }) => tool), setup: setUpCommands(projects), validate, notes }
}

const commands = (files: Record<string, string>): string[] => resolveChecks(found(files).validate).map(({ run }) => run)

describe('Node', () => {
  const scripts = { test: 'vitest run', lint: 'eslint .', typecheck: 'tsc --noEmit', build: 'vite build', dev: 'vite' }
  const app = packageJson({ scripts, devDependencies: { vitest: '^3' } })

  test.each([
    ['npm', { 'package-lock.json': '' }, 'npm ci', ['npm run build', 'npm run typecheck', 'npm run lint', 'npm test']],
    [
      'pnpm',
      { 'pnpm-lock.yaml': '' },
      'pnpm install --frozen-lockfile',
      ['pnpm run build', 'pnpm run typecheck', 'pnpm run lint', 'pnpm test'],
    ],
    [
      'yarn',
      { 'yarn.lock': '' },
      'yarn install --frozen-lockfile',
      ['yarn run build', 'yarn run typecheck', 'yarn run lint', 'yarn run test'],
    ],
    [
      'bun',
      { 'bun.lock': '' },
      'bun install --frozen-lockfile',
      ['bun run build', 'bun run typecheck', 'bun run lint', 'bun run test'],
    ],
  ])('%s, by its lock file', (tool, lock, setup, checks) => {
    const files = { 'package.json': app, ...lock }
    expect(found(files)).toMatchObject({ tools: [tool], setup: [setup], notes: [] })
    expect(commands(files)).toEqual(checks)
  })

  test.each([
    [
      'packageManager beats lock files',
      { packageManager: 'pnpm@9.1.0' },
      { 'package-lock.json': '' },
      'pnpm install --no-lockfile',
    ],
    ['yarn 4 by its version', { packageManager: 'yarn@4.5.0' }, { 'yarn.lock': '' }, 'yarn install --immutable'],
    ['yarn 3 by its own file', {}, { 'yarn.lock': '', '.yarnrc.yml': '' }, 'yarn install --immutable'],
    ['no lock file is made', {}, {}, 'npm install --no-package-lock'],
    ['an odd packageManager is ignored', { packageManager: 'npm; rm -rf /' }, {}, 'npm install --no-package-lock'],
  ])('%s', (_, fields, files, setup) => {
    const manifest = packageJson({ ...fields, dependencies: { left: '1' } })
    expect(found({ 'package.json': manifest, ...files }).setup).toEqual([setup])
  })

  test.each([
    ['what npm init writes', 'echo "Error: no test specified" && exit 1'],
    ['an echo', "echo 'tests come later'"],
    ['true', 'true'],
    ['nothing', ''],
    ['exit 0', 'exit 0'],
    ['one that never ends', 'jest --watch'],
    ['another one', 'vitest watch'],
    ['no text', 7],
  ])('%s is no test', (_, script) => {
    expect(found({ 'package.json': packageJson({ scripts: { test: script } }) })).toEqual({
      tools: ['npm'],
      setup: [],
      validate: [],
      notes: [],
    })
  })

  test('the next name counts where the first one is not fit', () => {
    const scripts = { test: 'jest --watch', 'test:ci': 'jest --ci', lint: 'true', check: 'biome check' }
    expect(commands({ 'package.json': packageJson({ scripts }) })).toEqual(['npm run check', 'npm run test:ci'])
  })

  test('dependencies suggest what no script says, where they are configured', () => {
    const devDependencies = { typescript: '5', eslint: '9', vitest: '3' }
    const files = { 'package.json': packageJson({ devDependencies }), 'tsconfig.json': '{}', 'yarn.lock': '' }
    expect(commands(files)).toEqual(['yarn run tsc --noEmit', 'yarn run vitest run'])
    expect(commands({ ...files, 'eslint.config.js': '' })).toContain('yarn run eslint .')
    const built = packageJson({ devDependencies, scripts: { build: 'tsc -b && vite build' } })
    expect(commands({ ...files, 'package.json': built })).toEqual(['yarn run build', 'yarn run vitest run'])
  })

  test('a broken package.json is named, and nothing is taken from it', () => {
    const { validate, setup, notes } = found({ 'web/package.json': '{"scripts": {' })
    expect({ validate, setup }).toEqual({ validate: [], setup: [] })
    expect(notes).toEqual(['web/package.json is not a JSON object, so nothing was read from it.'])
  })
})

describe('Node workspaces', () => {
  const member = (scripts: Record<string, string>) => packageJson({ scripts })
  const members = {
    'packages/a/package.json': member({ test: 'node --test' }),
    'packages/b/package.json': member({ test: 'node --test', lint: 'eslint .' }),
  }

  test.each([
    [
      'npm',
      { 'package-lock.json': '' },
      ['npm run lint --workspaces --if-present', 'npm run test --workspaces --if-present'],
    ],
    ['bun', { 'bun.lockb': '' }, ["bun run --filter '*' lint", "bun run --filter '*' test"]],
    [
      'yarn 4',
      { 'yarn.lock': '', '.yarnrc.yml': '' },
      ['yarn workspaces foreach --all run lint', 'yarn workspaces foreach --all run test'],
    ],
  ])('%s runs what only the members have in all of them', (_, lock, checks) => {
    const files = { 'package.json': packageJson({ workspaces: ['packages/*'] }), ...lock, ...members }
    expect(found(files).tools).toHaveLength(1)
    expect(commands(files)).toEqual(checks)
  })

  test('pnpm, whose members are in a file of their own, and not in those that it leaves out', () => {
    const files = {
      'package.json': packageJson({ scripts: { lint: 'biome ci .' } }),
      'pnpm-lock.yaml': '',
      'pnpm-workspace.yaml': 'packages:\n  - "packages/**"\n  - "!packages/b"\n',
      ...members,
    }
    expect(found(files)).toMatchObject({ tools: ['pnpm', 'npm'], setup: ['pnpm install --frozen-lockfile'] })
    expect(commands(files)).toEqual([
      'pnpm run lint',
      'pnpm --recursive --if-present run test',
      'npm run lint',
      'npm test',
    ])
  })

  test("the top's own script is enough, and yarn 1 cannot run one that some members lack", () => {
    const top = packageJson({ workspaces: { packages: ['packages/*'] }, scripts: { test: 'jest' } })
    const { notes, validate } = found({ 'package.json': top, 'yarn.lock': '', ...members })
    expect(validate).toEqual(['yarn run test'])
    expect(notes[0]).toContain('script lint')
  })
})

describe('Python', () => {
  const tests = { 'src/app/main.py': '', 'tests/test_main.py': '' }
  const tools = { ruff: {}, mypy: { strict: true }, pytest: { ini_options: {} } }

  test('uv, with its groups and extras', () => {
    const project = {
      project: { name: 'app', 'optional-dependencies': { dev: ['x'], docs: ['y'] } },
      'dependency-groups': { dev: ['pytest', 'ruff'], typing: ['mypy'] },
      tool: { ...tools, uv: {} },
    }
    const files = { 'pyproject.toml': pyproject(project), 'uv.lock': '', ...tests }
    expect(found(files)).toMatchObject({
      tools: ['uv'],
      setup: ['uv sync --locked --all-groups --extra dev'],
      notes: [],
    })
    expect(commands(files)).toEqual(['uv run mypy .', 'uv run ruff check .', 'uv run pytest'])
  })

  test('poetry, with its environment inside of the workspace', () => {
    const poetry = { name: 'app', group: { dev: { dependencies: { pytest: '^8', ruff: '*' } } } }
    const files = { 'pyproject.toml': pyproject({ tool: { poetry, ruff: {} } }), 'poetry.lock': '', ...tests }
    expect(found(files)).toMatchObject({
      tools: ['poetry'],
      setup: ['POETRY_VIRTUALENVS_IN_PROJECT=true poetry install'],
    })
    expect(commands(files)).toEqual(['poetry run ruff check .', 'poetry run pytest'])
  })

  test('poetry gets what the configuration names and no list does', () => {
    const files = { 'pyproject.toml': pyproject({ tool: { poetry: {}, mypy: {} } }), ...tests }
    expect(found(files).setup[1]).toBe('poetry run pip install mypy')
  })

  test('pip, in an environment of its own that brings the tools which no list names', () => {
    const files = {
      'requirements.txt': 'flask==3.0\n',
      'requirements-dev.txt': 'pytest>=8\n',
      'mypy.ini': '[mypy]\nfiles = app\n',
      'app.py': '',
      'test_app.py': '',
    }
    expect(found(files).setup).toEqual([
      "python3 -m venv .venv && echo '*' > .venv/.gitignore",
      '.venv/bin/python -m pip install -r requirements-dev.txt -r requirements.txt mypy',
    ])
    expect(commands(files)).toEqual(['.venv/bin/python -m mypy .', '.venv/bin/python -m pytest'])
  })

  test('a package with extras is installed so that it can be edited', () => {
    const project = { project: { name: 'lib', 'optional-dependencies': { test: ['pytest'], docs: ['sphinx'] } } }
    const files = { 'pyproject.toml': pyproject(project), ...tests }
    expect(found(files).setup[1]).toBe(".venv/bin/python -m pip install -e '.[test]'")
    expect(commands(files)).toEqual(['.venv/bin/python -m pytest'])
  })

  test.each([
    ['tox', { 'tox.ini': '[testenv]\ncommands = pytest\n', 'setup.py': '' }, '.venv/bin/python -m tox run -e py'],
    ['unittest, where nothing names pytest', { 'setup.py': '' }, '.venv/bin/python -m unittest'],
    ['pytest, by its conftest.py', { 'setup.py': '', 'tests/conftest.py': '' }, '.venv/bin/python -m pytest'],
  ])('%s', (_, files, check) => expect(commands({ ...tests, ...files })).toEqual([check]))

  test('a pyproject.toml that only configures a linter is no Python project where there is no Python', () =>
    expect(
      found({ 'pyproject.toml': pyproject({ tool: { ruff: {} } }), 'package.json': packageJson({}) }).tools,
    ).toEqual(['npm']))

  test('a pyproject.toml that cannot be read is no reason to stop', () =>
    expect(found({ 'pyproject.toml': '[project\nname=', ...tests }).tools).toEqual(['pip']))
})

describe('Go, Rust, Java and Make', () => {
  test('a Go module', () => {
    const files = { 'go.mod': 'module example.com/app\n', 'main.go': '', '.golangci.yml': '' }
    expect(found(files)).toMatchObject({ tools: ['Go'], setup: ['go mod download'] })
    expect(commands(files)).toEqual(['go build ./...', 'go vet ./...', 'go test ./...'])
    expect(found(files).notes[0]).toContain('golangci-lint')
  })

  test('a Go workspace is one project, and a module that it does not use another', () => {
    const files = {
      'go.work': 'go 1.23\n\nuse (\n\t./api // first\n\t./lib/core\n)\n',
      'api/go.mod': '',
      'api/main.go': '',
      'lib/core/go.mod': '',
      'lib/core/core.go': '',
      'tools/go.mod': '',
      'tools/gen.go': '',
    }
    expect(commands(files)).toEqual([
      'go build ./api/... ./lib/core/...',
      'go vet ./api/... ./lib/core/...',
      'go test ./api/... ./lib/core/...',
      'go build ./...',
      'go vet ./...',
      'go test ./...',
    ])
    expect(found(files).setup).toEqual(['go mod download', 'cd tools && go mod download'])
  })

  test('a crate, and a Cargo workspace that cares about its lints', () => {
    expect(found({ 'Cargo.toml': '[package]\nname = "x"\n', 'Cargo.lock': '', 'src/main.rs': '' })).toMatchObject({
      tools: ['Cargo'],
      setup: ['cargo fetch --locked'],
    })
    const files = {
      'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n[workspace.lints.clippy]\nall = "warn"\n',
      'crates/a/Cargo.toml': '[package]\nname = "a"\n',
      'rustfmt.toml': '',
    }
    expect(commands(files)).toEqual([
      'cargo clippy --workspace --all-targets -- -D warnings',
      'cargo fmt --all --check',
      'cargo test --workspace',
    ])
  })

  test.each([
    ['Maven with its wrapper', { 'pom.xml': '<project/>', mvnw: '' }, ['./mvnw --batch-mode verify']],
    [
      'Maven without',
      { 'pom.xml': '<modules><module>a</module></modules>', 'a/pom.xml': '' },
      ['mvn --batch-mode verify'],
    ],
    [
      'Gradle with its wrapper',
      { 'settings.gradle.kts': '', 'build.gradle.kts': '', gradlew: '', 'app/build.gradle.kts': '' },
      ['./gradlew --no-daemon assemble', './gradlew --no-daemon check'],
    ],
    ['Gradle without', { 'build.gradle': '' }, ['gradle --no-daemon assemble', 'gradle --no-daemon check']],
  ])('%s', (_, files, checks) => expect(commands(files)).toEqual(checks))

  test('a Makefile alone: its targets, and no `make install`', () => {
    const makefile =
      '.PHONY: test\nCC := gcc\nall: build\nbuild lint: deps\n\tcc x.c\ntest::\n\t./run\ninstall:\n\tcp x /usr\ndeps:\n'
    expect(found({ Makefile: makefile })).toMatchObject({ tools: ['Make'], setup: ['make deps'] })
    expect(commands({ Makefile: makefile })).toEqual(['make build', 'make lint', 'make test'])
  })

  test('beside another project a Makefile gives only what that one lacks', () => {
    const files = { Makefile: 'test:\n\tgo test\nlint:\n\ttrue\ntypecheck:\n\ttrue\n', 'go.mod': '', 'x.go': '' }
    expect(commands(files)).toEqual(['go build ./...', 'go vet ./...', 'go test ./...', 'make typecheck'])
  })
})

describe('Repositories of several projects', () => {
  test('each project has its directory, and its set-up goes there', () => {
    const files = {
      'frontend/package.json': packageJson({ scripts: { test: 'jest' }, dependencies: { react: '19' } }),
      'frontend/package-lock.json': '',
      'my backend/pyproject.toml': pyproject({ tool: { pytest: {} } }),
      'my backend/test_x.py': '',
      'my backend/uv.lock': '',
    }
    expect(found(files)).toMatchObject({
      tools: ['npm', 'uv'],
      setup: ['cd frontend && npm ci', "cd 'my backend' && uv sync --locked"],
      validate: [
        { name: 'frontend: npm test', run: 'npm test', 'working-directory': 'frontend' },
        { name: 'my backend: uv run --with pytest pytest', 'working-directory': 'my backend' },
      ],
    })
  })

  test('what others wrote, examples and fixtures are not looked at, nor what lies very deep', () => {
    const app = packageJson({ scripts: { test: 'jest' } })
    const places = ['node_modules/x', 'vendor/x', 'examples/x', 'test/fixtures/x', '.hidden', 'a/b/c/d']
    expect(found(Object.fromEntries(places.map((place) => [`${place}/package.json`, app]))).tools).toEqual([])
  })

  test('more than twelve are named and left to a person', () => {
    const app = packageJson({ scripts: { test: 'jest' } })
    const names = Array.from({ length: 14 }, (_, index) => `p${index + 10}`)
    const { tools, notes } = found(Object.fromEntries(names.map((name) => [`${name}/package.json`, app])))
    expect(tools).toHaveLength(12)
    expect(notes).toEqual(['Too many projects to set up at once; skipped: p22, p23'])
  })

  test('an empty repository has nothing', () =>
    expect(found({})).toEqual({ tools: [], setup: [], validate: [], notes: [] }))
})

describe('a monorepo', () => {
  const member = packageJson({ name: 'm', scripts: { test: 'vitest run' } })
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`packages/p${n}/package.json`, member]))
  const root = packageJson({ workspaces: ['packages/*'], scripts: { test: 'npm test -ws' } })

  test.each<[string, Record<string, string>, readonly string[]]>([
    [
      'npm workspaces',
      { 'package.json': root, 'packages/a/package.json': member, 'packages/b/package.json': member },
      ['packages/a', 'packages/b'],
    ],
    [
      'pnpm workspaces',
      {
        'package.json': packageJson({ scripts: { test: 'pnpm -r test' } }),
        'pnpm-workspace.yaml': 'packages:\n  - apps/*\n',
        'apps/web/package.json': member,
      },
      ['apps/web'],
    ],
    [
      'a Cargo workspace',
      { 'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n', 'crates/x/Cargo.toml': '[package]\nname = "x"\n' },
      ['crates/x'],
    ],
  ])('%s: each member is named with the project that covers it', (_, files, members) => {
    const detection = detect(projectOf(files))
    expect(detection.covered.map(({ directory, by }) => [directory, by])).toEqual(members.map((one) => [one, '.']))
    const text = detectedLines(detection).join('\n')
    for (const one of members) expect(text).toContain(one)
  })

  test('each project of mixed languages is named: taken, covered, or passed over', () => {
    const files = {
      'web/package.json': member,
      'api/go.mod': 'module api\n',
      'ml/pyproject.toml': pyproject({ project: { name: 'ml' } }),
      'core/Cargo.toml': '[package]\nname = "core"\n',
      'java/pom.xml': '<project/>',
      'a/b/c/d/package.json': member,
      'examples/one/package.json': member,
      'node_modules/x/package.json': member,
    }
    const detection = detect(projectOf(files))
    const text = detectedLines(detection).join('\n')
    for (const one of ['web', 'api', 'ml', 'core', 'java', 'a/b/c/d', 'examples/one']) expect(text).toContain(one)
    expect(text).not.toContain('node_modules')
    expect(detection.projects.map(({ directory }) => directory).sort()).toEqual(['core', 'java', 'web'])
    expect(detection.notes).toContain('Nothing to set up or check was found in api, ml')
  })

  test('the lists are bounded, and say how many more there are', () => {
    const workspace = detectedLines(detect(projectOf({ 'package.json': root, ...many }))).join('\n')
    expect(workspace).toMatch(/cover packages\/p0 \(npm\), .* and 48 more/)
    const loose = detectedLines(detect(projectOf(many))).join('\n')
    expect(loose).toMatch(/skipped: .* and 38 more/)
    expect(Math.max(...loose.split('\n').map(({ length }) => length))).toBeLessThan(320)
  })
})
