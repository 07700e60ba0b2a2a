import type { CheckKind } from '../../schema/check/check.ts'
import { type DetectedProject, type Ecosystem, fromTop, pathBelow, type ToolStep } from './detected.ts'
import { type Folder, isTable, readToml, tableAt, textsOf } from './project-files.ts'

export const python: Ecosystem = {
  covers: (folder, directory) =>
    pathBelow(folder, directory) !== undefined &&
    textsOf(tableAt(toml(folder), 'tool', 'uv', 'workspace')['members']).length > 0,
  detect(folder) {
    const isPythonProject = folder.has('pyproject.toml', 'setup.py', 'setup.cfg', 'tox.ini') || requirementsOf(folder).length > 0
    // A pyproject.toml may only configure a tool.
    if (!isPythonProject || !folder.below.some((path) => path.endsWith('.py'))) return undefined
    const tools = pythonTools(folder)
    if (folder.has('uv.lock') || isTool(folder, 'uv')) return withUv(folder, tools)
    if (folder.has('poetry.lock') || isTool(folder, 'poetry')) return withPoetry(folder, tools)
    return withPip(folder, tools)
  },
}

const toml = (folder: Folder) => readToml(folder.text('pyproject.toml')) ?? {}
const isTool = (folder: Folder, name: string): boolean => Object.hasOwn(tableAt(toml(folder), 'tool'), name)
const isMissing = (folder: Folder, { module }: PythonTool): boolean =>
  module !== 'unittest' && !dependsOn(folder, module)

const developmentGroup = /^(dev|develop|development|tests?|testing|lint|linting|typing|types|checks?|ci)$/

const extrasOf = (folder: Folder): string[] =>
  Object.keys(tableAt(toml(folder), 'project', 'optional-dependencies')).filter((name) => developmentGroup.test(name))

function withUv(folder: Folder, tools: readonly PythonTool[]): DetectedProject {
  const groups = Object.keys(tableAt(toml(folder), 'dependency-groups')).filter((name) => name !== 'dev')
  const words = [
    'uv sync',
    ...(folder.has('uv.lock') ? ['--locked'] : []),
    ...(groups.some((name) => developmentGroup.test(name)) ? ['--all-groups'] : []),
    ...extrasOf(folder).map((name) => `--extra ${name}`),
  ]
  const commandFor = (tool: PythonTool): string => {
    const extra = isMissing(folder, tool) ? `--with ${tool.module} ` : ''
    return `uv run ${extra}${tool.module === 'unittest' ? 'python -m unittest' : invocation(tool)}`
  }
  const noLockNote = `${fromTop(folder, 'uv.lock')} is missing: set-up would create it, and the first commit would include it. Commit one first.`
  return {
    ...projectOf(folder, 'uv', tools, commandFor),
    setup: [words.join(' ')],
    steps: [pythonStep(folder), { run: 'pipx install uv' }],
    notes: folder.has('uv.lock') ? [] : [noLockNote],
  }
}

function withPoetry(folder: Folder, tools: readonly PythonTool[]): DetectedProject {
  const extras = extrasOf(folder).map((name) => ` --extras ${name}`)
  const missing = tools.filter((tool) => isMissing(folder, tool)).map(({ module }) => module)
  const commandFor = (tool: PythonTool): string =>
    `poetry run ${tool.module === 'unittest' ? 'python -m unittest' : invocation(tool)}`
  return {
    ...projectOf(folder, 'poetry', tools, commandFor),
    // By default it is below HOME, and checks have another HOME.
    setup: [
      `POETRY_VIRTUALENVS_IN_PROJECT=true poetry install${extras.join('')}`,
      ...(missing.length > 0 ? [`poetry run pip install ${missing.join(' ')}`] : []),
    ],
    steps: [pythonStep(folder), { run: 'pipx install poetry' }],
    notes: [],
  }
}

function withPip(folder: Folder, tools: readonly PythonTool[]): DetectedProject {
  const isPackage = folder.has('setup.py') || Object.hasOwn(toml(folder), 'project')
  const extras = extrasOf(folder)
  const packages = [
    ...requirementsOf(folder).map((name) => `-r ${name}`),
    ...(isPackage ? [extras.length > 0 ? `-e '.[${extras.join(',')}]'` : '-e .'] : []),
    ...tools.filter((tool) => isMissing(folder, tool) || tool.module === 'tox').map(({ module }) => module),
  ]
  return {
    ...projectOf(folder, 'pip', tools, (tool) => `.venv/bin/python -m ${invocation(tool)}`),
    // Ignored by its own file, so that no project's .gitignore is needed.
    setup: [
      "python3 -m venv .venv && echo '*' > .venv/.gitignore",
      ...(packages.length > 0 ? [`.venv/bin/python -m pip install ${packages.join(' ')}`] : []),
    ],
    steps: [pythonStep(folder)],
    notes: [],
  }
}

const projectOf = (
  { directory }: Folder,
  tool: string,
  tools: readonly PythonTool[],
  commandFor: (tool: PythonTool) => string,
) => ({ directory, tool, checks: tools.map((pythonTool) => ({ kind: pythonTool.kind, run: commandFor(pythonTool) })) })

const invocation = ({ module, args }: PythonTool): string => (args === '' ? module : `${module} ${args}`)

/** `requirements.txt`, and those for development beside it. */
const requirementsOf = ({ below }: Folder): string[] =>
  below.filter((path) => /^(requirements([-_.](dev|tests?))?|(dev|tests?)[-_.]requirements)\.txt$/.test(path)).sort()

function pythonStep(folder: Folder): ToolStep {
  const file = ['.python-version', 'pyproject.toml'].find((name) =>
    name === 'pyproject.toml' ? 'requires-python' in tableAt(toml(folder), 'project') : folder.has(name),
  )
  const version = file === undefined ? { 'python-version': '3.x' } : { 'python-version-file': fromTop(folder, file) }
  return { uses: 'actions/setup-python', with: version }
}

interface PythonTool {
  readonly kind: CheckKind
  /** Also its name on the package index. */
  readonly module: string
  readonly args: string
}

const hasToolTable = (folder: Folder, tool: string): boolean => isTable(tableAt(toml(folder), 'tool')[tool])
const hasSection = (folder: Folder, name: string): boolean =>
  ['setup.cfg', 'tox.ini'].some((file) => (folder.text(file) ?? '').includes(`[${name}]`))

const isTest = (path: string): boolean => /(^|\/)(test_[^/]*|[^/]*_test)\.py$/.test(path)

/** True if a list of dependencies names a program; a section such as `[tool.ruff]` installs nothing. */
const dependsOn = (folder: Folder, packageName: string): boolean =>
  folder.below.some((path) => {
    const text = path.includes('/') ? undefined : folder.text(path)
    return text !== undefined && new RegExp(`(^|[^\\w.:[-])${packageName}($|[^\\w-])`, 'm').test(text)
  })

const usesPytest = (folder: Folder): boolean =>
  hasToolTable(folder, 'pytest') ||
  folder.has('pytest.ini') ||
  hasSection(folder, 'tool:pytest') ||
  folder.below.some((path) => /(^|\/)conftest\.py$/.test(path)) ||
  dependsOn(folder, 'pytest')

/** `-e py` is the installed interpreter: few machines have all the versions that a project supports. */
const tox: PythonTool = { kind: 'test', module: 'tox', args: 'run -e py' }
const pytest: PythonTool = { kind: 'test', module: 'pytest', args: '' }
const unittest: PythonTool = { kind: 'test', module: 'unittest', args: '' }

function testTool(folder: Folder): PythonTool | undefined {
  if (folder.has('tox.ini') || hasToolTable(folder, 'tox')) return tox
  if (!folder.below.some(isTest)) return undefined
  return usesPytest(folder) ? pytest : unittest
}

/** Empty if its configuration names what to check. */
const mypyArgs = (folder: Folder): string =>
  ['files', 'packages', 'modules'].some((key) => Object.hasOwn(tableAt(toml(folder), 'tool', 'mypy'), key)) ? '' : '.'

function pythonTools(folder: Folder): PythonTool[] {
  const test = testTool(folder)
  const usesMypy = hasToolTable(folder, 'mypy') || folder.has('mypy.ini', '.mypy.ini') || hasSection(folder, 'mypy')
  const usesPyright = hasToolTable(folder, 'pyright') || folder.has('pyrightconfig.json')
  const usesRuff = hasToolTable(folder, 'ruff') || folder.has('ruff.toml', '.ruff.toml')
  const usesFlake8 = !usesRuff && (folder.has('.flake8') || hasSection(folder, 'flake8'))
  return [
    ...(usesMypy ? [{ kind: 'typecheck' as const, module: 'mypy', args: mypyArgs(folder) }] : []),
    ...(usesPyright ? [{ kind: 'typecheck' as const, module: 'pyright', args: '' }] : []),
    ...(usesRuff ? [{ kind: 'lint' as const, module: 'ruff', args: 'check .' }] : []),
    ...(usesFlake8 ? [{ kind: 'lint' as const, module: 'flake8', args: '' }] : []),
    ...(test === undefined ? [] : [test]),
  ]
}
