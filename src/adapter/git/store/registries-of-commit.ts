import {
  findRegistryHosts,
  findServerPorts,
  isRegistryFile,
  type NamedHost,
  type NamedPort,
  type RegistryFile,
  serverFiles,
} from '../../../core/network/registries.ts'
import type { Git } from '../call/exec.ts'
import { committedBelow } from './committed-files.ts'
import { readObjects } from './store.ts'

/** A monorepo has a manifest in each folder; further ones most likely name the same hosts. */
const maxFiles = 1_000

/** `lazy`: git arguments that allow a fetch of what the store does not hold. */
export async function registriesOfCommit(git: Git, commit: string, lazy: readonly string[] = []): Promise<NamedHost[]> {
  const files = (await committedBelow(git, { commit, folder: '' })) ?? []
  const paths = files
    .filter(({ path, link }) => !link && !path.includes('\n') && isRegistryFile(path))
    .map(({ path }) => path)
    .sort((a, b) => a.split('/').length - b.split('/').length)
    .slice(0, maxFiles)
  return findRegistryHosts(await readFiles(git, { commit, paths, lazy }))
}

/** Ports of this machine at which the MCP servers of a commit listen. `shared`: those of `.mcp.json`, too. */
export async function serverPortsOfCommit(
  git: Git,
  { commit, shared }: { commit: string; shared: boolean },
): Promise<NamedPort[]> {
  const files = (await committedBelow(git, { commit, folder: serverFiles.folder })) ?? []
  const paths = files.filter(({ path, link }) => !link && !path.includes('\n') && isRegistryFile(path))
  const names = [...paths.slice(0, maxFiles).map(({ path }) => path), ...(shared ? [serverFiles.shared] : [])]
  return findServerPorts(await readFiles(git, { commit, paths: names }))
}

async function readFiles(
  git: Git,
  { commit, paths, lazy = [] }: { commit: string; paths: readonly string[]; lazy?: readonly string[] },
): Promise<RegistryFile[]> {
  if (paths.length === 0) return []
  const objects = await readObjects(
    git,
    paths.map((path) => `${commit}:${path}`),
    lazy,
  )
  return paths.map((path, index) => ({ path, text: objects[index]?.content.toString('utf8') ?? '' }))
}
