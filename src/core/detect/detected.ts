import type { CheckKind } from '../../schema/check/check.ts'
import type { Folder } from './project-files.ts'

export interface DetectedCheck {
  readonly kind: CheckKind
  readonly run: string
}

type SetUpAction = 'node' | 'python' | 'go' | 'java'

/**
 * A workflow step that installs what the commands need; the job's author pins actions. No text of the repository goes
 * into `run`.
 */
export type ToolStep =
  | { readonly uses: `actions/setup-${SetUpAction}`; readonly with: Readonly<Record<string, string | boolean>> }
  | { readonly run: string }

export interface DetectedProject {
  readonly directory: string
  /** Its usual name: `npm`, `uv`, `Go`. */
  readonly tool: string
  /** Commands that prepare a fresh checkout, run in the directory. */
  readonly setup: readonly string[]
  /** In the order of execution: tests often use a build's output. */
  readonly checks: readonly DetectedCheck[]
  readonly steps: readonly ToolStep[]
  /** Detected but unused things, as sentences. */
  readonly notes: readonly string[]
}

export interface Ecosystem {
  /** Undefined if the directory is no such project. */
  detect(folder: Folder): DetectedProject | undefined
  /** True if the commands in `folder` include `directory` below it, such as a workspace's member. */
  covers(folder: Folder, directory: string): boolean
}

/** The path of a directory relative to a folder above it; undefined if it is not below. */
export function pathBelow({ directory }: Folder, path: string): string | undefined {
  if (directory === '.') return path === '.' ? undefined : path
  return path.startsWith(`${directory}/`) ? path.slice(directory.length + 1) : undefined
}

export const fromTop = ({ directory }: Folder, name: string): string =>
  directory === '.' ? name : `${directory}/${name}`

/** Usual names of a check's script; the first usable one counts. */
const scriptNames: Readonly<Record<CheckKind, readonly string[]>> = {
  build: ['build', 'compile'],
  typecheck: ['typecheck', 'type-check', 'check-types', 'check:types', 'types', 'tsc'],
  lint: ['lint', 'lint:check', 'eslint', 'check'],
  test: ['test', 'test:unit', 'test:ci', 'tests', 'unit'],
}

export const checkKinds = Object.keys(scriptNames) as readonly CheckKind[]

/** `npm init` writes a script that only fails; an echo or `true` always passes. */
const placeholder = /no test specified|^\s*(true|:|exit\s+\d+|echo\b[^&|;]*((&&|;)\s*exit\s+\d+\s*)?)?\s*$/i

/** Never ends. */
const watchMode = /(^|\s)--watch(All)?(?!=false)\b|\bnodemon\b|\b(vitest|jest)\s+watch\b/

/** The first script of a kind that can be a check; `scripts` maps names to commands. */
export function checkScript(kind: CheckKind, scripts: Readonly<Record<string, unknown>>): string | undefined {
  return scriptNames[kind].find((name) => {
    const text = Object.hasOwn(scripts, name) ? scripts[name] : undefined
    return typeof text === 'string' && !placeholder.test(text) && !watchMode.test(text)
  })
}

export const makeTarget = (kind: CheckKind, targets: ReadonlySet<string>): string | undefined =>
  scriptNames[kind].find((name) => targets.has(name))
