import { findRegistryHosts, isRegistryFile, type NamedHost } from '../../../core/network/registries.ts'
import type { Git } from '../call/exec.ts'
import { committedBelow } from './committed-files.ts'
import { readObjects } from './store.ts'

/** A monorepo has a manifest in each folder; further ones most likely name the same hosts. */
const maxFiles = 1_000

/** See `registryHosts`. */
export async function registriesOfCommit(git: Git, commit: string): Promise<NamedHost[]> {
  const files = (await committedBelow(git, { commit, folder: '' })) ?? []
  const paths = files
    .filter(({ path, link }) => !link && !path.includes('\n') && isRegistryFile(path))
    .map(({ path }) => path)
    .sort((a, b) => a.split('/').length - b.split('/').length)
    .slice(0, maxFiles)
  if (paths.length === 0) return []
  const objects = await readObjects(
    git,
    paths.map((path) => `${commit}:${path}`),
  )
  return findRegistryHosts(paths.map((path, index) => ({ path, text: objects[index]?.content.toString('utf8') ?? '' })))
}
