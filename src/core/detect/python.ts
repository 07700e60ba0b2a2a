import type { CheckKind } from '../../schema/check/check.ts'
import { type DetectedProject, type Ecosystem, fromTop, pathBelow, type ToolStep } from './detected.ts'
import { type Folder, isTable, readToml, tableAt, textsOf } from './project-files.ts'

/** Projects of uv, poetry and pip. */
export const python: Ecosystem = {
  covers: (folder, directory) =>
    pathBelow(folder, directory) !== undefined &&
    textsOf(tableAt(toml(folder), 'tool', 'uv', 'workspace')['members']).length > 0,
  detect(folder) {
    const marked = folder.has('pyproject.toml', 'setup.py', 'setup.cfg', 'tox.ini') || requirementsOf(folder).length > 0
    // A pyproject.toml can be nothing but a tool's configuration.
    if (!marked || !folder.below.some((path) => path.endsWith('.py'))) return undefined
    const tools = pythonTools(folder)
    if (folder.has('uv.lock') || isTool(folder, 'uv')) return withUv(folder, tools)
    if (folder.has('poetry.lock') || isTool(folder, 'poetry')) return withPoetry(folder, tools)
    return withPip(folder, tools)
  },
}

const toml = (folder: Folder) => readToml(folder.text('pyproject.toml')) ?? {}
const isTool = (folder: Folder, name: string): boolean => Object.hasOwn(tableAt(toml(folder), 'tool'), name)
const isMissing = (folder: Folder, { module }: PythonTool): boolean =>
  module !== 'unittest' && !mentions(folder, module)

const developing = /^(dev|develop|development|tests?|testing|lint|linting|typing|types|checks?|ci)$/

/** Extras that a developer installs. */
const extrasOf = (folder: Folder): string[] =>
  Object.keys(tableAt(toml(folder), 'project', 'optional-dependencies')).filter((name) => developing.test(name))

function withUv(folder: Folder, tools: readonly PythonTool[]): DetectedProject {
  const groups = Object.keys(tableAt(toml(folder), 'dependency-groups')).filter((name) => name !== 'dev')
  const words = [
    'uv sync',
    ...(folder.has('uv.lock') ? ['--locked'] : []),
    ...(groups.some((name) => developing.test(name)) ? ['--all-groups'] : []),
    ...extrasOf(folder).map((name) => `--extra ${name}`),
  ]
  const run = (tool: PythonTool): string => {
    const extra = isMissing(folder, tool) ? `--with ${tool.module} ` : ''
    return `uv run ${extra}${tool.module === 'unittest' ? 'python -m unittest' : invocation(tool)}`
  }
  const unlocked = `${fromTop(folder, 'uv.lock')} is missing: set-up would create it, and the first commit would include it. Commit one first.`
  return {
    ...projectOf(folder, 'uv', tools, run),
    setup: [words.join(' ')],
    steps: [pythonStep(folder), { run: 'pipx install uv' }],
    notes: folder.has('uv.lock') ? [] : [unlocked],
  }
}

function withPoetry(folder: Folder, tools: readonly PythonTool[]): DetectedProject {
  const extras = extrasOf(folder).map((name) => ` --extras ${name}`)
  const missing = tools.filter((tool) => isMissing(folder, tool)).map(({ module }) => module)
  const run = (tool: PythonTool): string =>
    `poetry run ${tool.module === 'unittest' ? 'python -m unittest' : invocation(tool)}`
  return {
    ...projectOf(folder, 'poetry', tools, run),
    // Elsewhere it would lie below HOME, and checks have a home of their own.
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
  const wanted = [
    ...requirementsOf(folder).map((name) => `-r ${name}`),
    ...(isPackage ? [extras.length > 0 ? `-e '.[${extras.join(',')}]'` : '-e .'] : []),
    ...tools.filter((tool) => isMissing(folder, tool) || tool.module === 'tox').map(({ module }) => module),
  ]
  return {
    ...projectOf(folder, 'pip', tools, (tool) => `.venv/bin/python -m ${invocation(tool)}`),
    // Ignored by a file of its own: no project's .gitignore is relied on.
    setup: [
      "python3 -m venv .venv && echo '*' > .venv/.gitignore",
      ...(wanted.length > 0 ? [`.venv/bin/python -m pip install ${wanted.join(' ')}`] : []),
    ],
    steps: [pythonStep(folder)],
    notes: [],
  }
}

const projectOf = (
  { directory }: Folder,
  tool: string,
  tools: readonly PythonTool[],
  run: (tool: PythonTool) => string,
) => ({ directory, tool, checks: tools.map((each) => ({ kind: each.kind, run: run(each) })) })

const invocation = ({ module, args }: PythonTool): string => (args === '' ? module : `${module} ${args}`)

/** `requirements.txt` and the developer's ones beside it. */
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
  /** The module, which is also its name on the package index. */
  readonly module: string
  readonly args: string
}

const has = (folder: Folder, tool: string): boolean => isTable(tableAt(toml(folder), 'tool')[tool])
const section = (folder: Folder, name: string): boolean =>
  ['setup.cfg', 'tox.ini'].some((file) => (folder.text(file) ?? '').includes(`[${name}]`))

const isTest = (path: string): boolean => /(^|\/)(test_[^/]*|[^/]*_test)\.py$/.test(path)

/** Whether a list of dependencies names a program; a section that configures it (`[tool.ruff]`) installs nothing. */
const mentions = (folder: Folder, word: string): boolean =>
  folder.below.some((path) => {
    const text = path.includes('/') ? undefined : folder.text(path)
    return text !== undefined && new RegExp(`(^|[^\\w.:[-])${word}($|[^\\w-])`, 'm').test(text)
  })

const usesPytest = (folder: Folder): boolean =>
  has(folder, 'pytest') ||
  folder.has('pytest.ini') ||
  section(folder, 'tool:pytest') ||
  folder.below.some((path) => /(^|\/)conftest\.py$/.test(path)) ||
  mentions(folder, 'pytest')

/** `-e py` is the interpreter that is there: not every machine has all the versions that a project supports. */
const tox: PythonTool = { kind: 'test', module: 'tox', args: 'run -e py' }
const pytest: PythonTool = { kind: 'test', module: 'pytest', args: '' }
const unittest: PythonTool = { kind: 'test', module: 'unittest', args: '' }

function testTool(folder: Folder): PythonTool | undefined {
  if (folder.has('tox.ini') || has(folder, 'tox')) return tox
  if (!folder.below.some(isTest)) return undefined
  return usesPytest(folder) ? pytest : unittest
}

/** mypy checks what its configuration names, or must be told. */
const mypyArgs = (folder: Folder): string =>
  ['files', 'packages', 'modules'].some((key) => Object.hasOwn(tableAt(toml(folder), 'tool', 'mypy'), key)) ? '' : '.'

/** The tools that the project's configuration names. */
function pythonTools(folder: Folder): PythonTool[] {
  const test = testTool(folder)
  const mypy = has(folder, 'mypy') || folder.has('mypy.ini', '.mypy.ini') || section(folder, 'mypy')
  const pyright = has(folder, 'pyright') || folder.has('pyrightconfig.json')
  const ruff = has(folder, 'ruff') || folder.has('ruff.toml', '.ruff.toml')
  const flake8 = !ruff && (folder.has('.flake8') || section(folder, 'flake8'))
  return [
    ...(mypy ? [{ kind: 'typecheck' as const, module: 'mypy', args: mypyArgs(folder) }] : []),
    ...(pyright ? [{ kind: 'typecheck' as const, module: 'pyright', args: '' }] : []),
    ...(ruff ? [{ kind: 'lint' as const, module: 'ruff', args: 'check .' }] : []),
    ...(flake8 ? [{ kind: 'lint' as const, module: 'flake8', args: '' }] : []),
    ...(test === undefined ? [] : [test]),
  ]
}
