import type { CheckKind } from '../../schema/check/check.ts'
import { isTable, readToml, tableAt } from './manifest.ts'
import type { Folder } from './project-files.ts'

export interface PythonTool {
  readonly kind: CheckKind
  /** The module, which is also its name on the package index. */
  readonly module: string
  readonly args: string
}

const toml = (folder: Folder) => readToml(folder.text('pyproject.toml')) ?? {}
const has = (folder: Folder, tool: string): boolean => isTable(tableAt(toml(folder), 'tool')[tool])
const section = (folder: Folder, name: string): boolean =>
  ['setup.cfg', 'tox.ini'].some((file) => (folder.text(file) ?? '').includes(`[${name}]`))

const isTest = (path: string): boolean => /(^|\/)(test_[^/]*|[^/]*_test)\.py$/.test(path)

/** Whether a list of dependencies names a program; a section that configures it (`[tool.ruff]`) installs nothing. */
export const mentions = (folder: Folder, word: string): boolean =>
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
export function pythonTools(folder: Folder): PythonTool[] {
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
