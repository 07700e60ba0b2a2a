import { join } from 'node:path'
import { expect } from 'vitest'
import { publishedAt } from '../../../src/core/scaffold/published.ts'
import { tempDir } from '../git-repositories.ts'
import { tryGit } from '../github/tips.ts'
import type { World } from '../github/world.ts'
import { publishedFiles, publishedName, publishedRepository, unpackArchive } from '../published-repository.ts'
import type { Action } from './action.ts'
import { deployPages, downloadArtifact, uploadArtifact, uploadPages } from './artifacts.ts'
import { checkout } from './checkout.ts'
import { javascriptAction } from './javascript-action.ts'
import { usesOf } from './uses.ts'

/** For tests of texts: no repository has this commit. What runs has that of `publishedRepository`. */
export const keptAt = `${publishedName}@${'5'.repeat(40)}`
export const published = publishedAt(keptAt, '1.2.3') ?? expect.unreachable(keptAt)

/** The machine has the tools already. */
const toolSetup: Action = { main: async () => ({ code: 0, output: 'The tool is there.' }) }

const played: Readonly<Record<string, Action>> = {
  'actions/checkout': checkout,
  'actions/upload-artifact': uploadArtifact,
  'actions/download-artifact': downloadArtifact,
  'actions/upload-pages-artifact': uploadPages,
  'actions/deploy-pages': deployPages,
  'actions/setup-go': toolSetup,
  'actions/setup-java': toolSetup,
  'actions/setup-node': toolSetup,
  'actions/setup-python': toolSetup,
}

/** Where a step stands: the workspace of its machine, and the repository and the commit of its workflow file. */
interface StepPlace {
  readonly world: World
  readonly workspace: string
  readonly repository: string
  readonly sha: string
}

/** What `uses` names: an action that is played here, one in the workspace, or one in a repository at a commit. */
export function actionOf(uses: string, { world, workspace, repository, sha }: StepPlace): Action {
  if (uses.startsWith('./')) return javascriptAction(join(workspace, uses))
  const named = usesOf(uses)
  const source = named.self ? { repository, ref: sha } : named
  const action = played[[source.repository, named.path].filter(Boolean).join('/')]
  if (action && /^(v\d+(\.\d+){0,2}|[0-9a-f]{40})$/.test(source.ref)) return action
  return javascriptAction(join(filesAt(commitOf(world, source)), named.path))
}

export interface RepositoryCommit {
  /** The git directory. */
  readonly git: string
  readonly commit: string
}

/** A commit of the run's own repository, or of that in which the tests keep this project. */
export function commitOf(world: World, { repository, ref }: { repository: string; ref: string }): RepositoryCommit {
  const git =
    repository === `${world.owner}/${world.name}`
      ? world.git.path
      : repository === publishedName
        ? publishedRepository().path
        : undefined
  if (git === undefined) throw new Error(`${repository}@${ref} is not played here: add it to known-actions.ts.`)
  const commit = tryGit(world, '--git-dir', git, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  if (commit === undefined)
    throw new Error(`Unable to resolve action \`${repository}@${ref}\`, unable to find version \`${ref}\``)
  return { git, commit }
}

function filesAt({ git, commit }: RepositoryCommit): string {
  if (git === publishedRepository().path) return publishedFiles()
  const folder = tempDir('ralph-action-')
  unpackArchive(git, commit, folder)
  return folder
}
