import type { CheckKind } from '../../schema/check/check.ts'
import type { Folder } from './project-files.ts'

export interface DetectedCheck {
  readonly kind: CheckKind
  /** As it is typed in the project's directory. */
  readonly run: string
}

type SetUp = 'node' | 'python' | 'go' | 'java'

/** A step that gives a workflow job what the commands need; an action is pinned by whoever writes the job. No text of the repository's goes into `run`. */
export type ToolStep =
  | { readonly uses: `actions/setup-${SetUp}`; readonly with: Readonly<Record<string, string | boolean>> }
  | { readonly run: string }

/** One project of the repository, with the commands that its own files suggest. */
export interface DetectedProject {
  /** From the top of the repository. */
  readonly directory: string
  /** What people call it: `npm`, `uv`, `Go`. */
  readonly tool: string
  /** Commands that prepare a fresh checkout, as typed in the directory. */
  readonly setup: readonly string[]
  /** In the order in which they run: tests often use what a build made. */
  readonly checks: readonly DetectedCheck[]
  readonly steps: readonly ToolStep[]
  /** What was seen and not used, in words for people. */
  readonly notes: readonly string[]
}

/** One way to build and test projects. */
export interface Ecosystem {
  /** Undefined where the directory is no such project. */
  detect(folder: Folder): DetectedProject | undefined
  /** Whether the commands of the project in `folder` include a directory below it, such as a workspace's member. */
  covers(folder: Folder, directory: string): boolean
}

/** The path of a directory of the repository as seen from a folder above it; undefined where it is not below. */
export function pathBelow({ directory }: Folder, other: string): string | undefined {
  if (directory === '.') return other === '.' ? undefined : other
  return other.startsWith(`${directory}/`) ? other.slice(directory.length + 1) : undefined
}

/** A file of the folder, from the top of the repository. */
export const fromTop = ({ directory }: Folder, name: string): string =>
  directory === '.' ? name : `${directory}/${name}`

/** Names under which projects keep a check; the first one that is there and fit counts. */
const names: Readonly<Record<CheckKind, readonly string[]>> = {
  build: ['build', 'compile'],
  typecheck: ['typecheck', 'type-check', 'check-types', 'check:types', 'types', 'tsc'],
  lint: ['lint', 'lint:check', 'eslint', 'check'],
  test: ['test', 'test:unit', 'test:ci', 'tests', 'unit'],
}

export const checkKinds = Object.keys(names) as readonly CheckKind[]

/** `npm init` writes one that only fails; an echo or `true` passes whatever happens. */
const placeholder = /no test specified|^\s*(true|:|exit\s+\d+|echo\b[^&|;]*((&&|;)\s*exit\s+\d+\s*)?)?\s*$/i

/** It would never end. */
const watching = /(^|\s)--watch(All)?(?!=false)\b|\bnodemon\b|\b(vitest|jest)\s+watch\b/

/** The script of a kind that can be a check; `scripts` maps names to what they run. */
export function scriptFor(kind: CheckKind, scripts: Readonly<Record<string, unknown>>): string | undefined {
  return names[kind].find((name) => {
    const text = Object.hasOwn(scripts, name) ? scripts[name] : undefined
    return typeof text === 'string' && !placeholder.test(text) && !watching.test(text)
  })
}

/** The target of a Makefile for a kind. */
export const targetFor = (kind: CheckKind, targets: ReadonlySet<string>): string | undefined =>
  names[kind].find((name) => targets.has(name))
