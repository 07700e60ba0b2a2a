import type { History } from './history.ts'
import { readObjects } from './object.ts'
import { readStateFiles, stateFiles } from './state-files.ts'

/** How far back a usable state is looked for. */
const bound = 50

/** The newest first-parent ancestor of a corrupt state commit that can be loaded; undefined where none is near. */
export async function lastGoodState(history: History, corrupt: string): Promise<string | undefined> {
  const git = await history.stateHistory(corrupt, bound)
  const walk = ['rev-list', '--first-parent', '--skip=1', `--max-count=${bound}`, corrupt]
  const commits = (await git({ args: walk })).stdout.toString('utf8').split('\n').filter(Boolean)
  const names = commits.flatMap((commit) => stateFiles.map((file) => `${commit}:${file}`))
  const objects = await readObjects(git, names)
  return commits.find((_, i) => {
    const files = objects.slice(i * stateFiles.length, (i + 1) * stateFiles.length)
    return readStateFiles(files.map((object) => object?.content)).kind === 'good'
  })
}
