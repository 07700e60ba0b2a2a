import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'vitest'
import { publishedAt } from '../../../src/core/scaffold/published.ts'
import { tempDir } from '../git-repositories.ts'
import type { World } from '../github/world.ts'
import type { Action } from './action.ts'
import { deployPages, downloadArtifact, uploadArtifact, uploadPages } from './artifacts.ts'
import { checkout } from './checkout.ts'
import { javascriptAction, ownAction } from './javascript-action.ts'

/** Where these tests keep this project, as they say it to `init --action`. */
export const keptAt = `octo/ralph@${'5'.repeat(40)}`
export const published = publishedAt(keptAt, '1.2.3') ?? expect.unreachable(keptAt)

/** There, and where a reader of the documents puts it: it is this project. */
export const isOwn = (uses: string): boolean => /^(octo|OWNER)\/ralph(\/.*)?@/.test(uses)

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

/** What `uses` names: an action that is played here, this project's own, one in the workspace, or that of its own repository. */
export function actionOf(uses: string, { world, workspace, repository, sha }: StepPlace): Action {
  if (uses.startsWith('./')) return javascriptAction(join(workspace, uses))
  const [name = ''] = uses.split('@')
  if (isOwn(uses) || (uses === '$/' && isOwn(`${repository}@`))) return ownAction()
  if (uses === '$/') return javascriptAction(filesAt(world, sha))
  const action = played[name]
  if (!action) throw new Error(`The action ${uses} is not played here: add it to known-actions.ts.`)
  return action
}

/** As the runner fetches an action: the files of that commit in a folder of their own. */
function filesAt({ git }: World, commit: string): string {
  const folder = tempDir('ralph-action-')
  const files = execFileSync('git', ['-C', git.path, 'archive', commit], { maxBuffer: 256 * 1024 * 1024 })
  execFileSync('tar', ['-x', '-C', folder], { input: files })
  return folder
}
