import type { CheckKind } from '../../schema/check/check.ts'
import type { Folder } from './project-files.ts'

export interface DetectedCheck {
  readonly kind: CheckKind
  /** As it is typed in the project's directory. */
  readonly run: string
}

/** A step that gives a workflow job what the commands need. No text of the repository's goes into `run`. */
export type ToolStep =
  | { readonly uses: string; readonly with: Readonly<Record<string, string | boolean>> }
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
