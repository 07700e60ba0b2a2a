import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Git } from '../../adapter/git/call/exec.ts'
import { lazyFetch } from '../../adapter/git/call/remote-url.ts'
import { userGit } from '../../adapter/git/call/user-git.ts'
import { registriesOfCommit, serverPortsOfCommit } from '../../adapter/git/store/registries-of-commit.ts'
import { findServerPorts, isRegistryFile, type NamedHost, serverFiles } from '../../core/network/registries.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'

/** The ways out of a confined network that the files of the base name. */
export interface BaseReader {
  registries(): Promise<readonly NamedHost[]>
  /** `shared`: those of `.mcp.json`, too. */
  serverPorts(shared: boolean): Promise<readonly number[]>
  /** Only on a runner, where the agent works in the checkout and can forge what its git answers. */
  readonly readFrom?: (git: Git) => void
}

export function baseReader(
  { env, checkout }: Pick<CommandContext, 'env' | 'checkout'>,
  repository: Project['repository'] | undefined,
): BaseReader | undefined {
  if (!repository) return undefined
  return checkout ? readerOnRunner(repository) : readerAtHome(repository, env)
}

/** Agents do not see the user's repository. */
const readerAtHome = ({ toplevel, head }: Project['repository'], env: CommandContext['env']): BaseReader => ({
  registries: () => registriesOfCommit(userGit(toplevel, env), head),
  async serverPorts(shared) {
    // Most repositories have none: a look at the disk spares them a git process.
    const places = [serverFiles.folder, ...(shared ? [serverFiles.shared] : [])]
    if (!places.some((place) => existsSync(join(toplevel, place)))) return []
    const servers = await serverPortsOfCommit(userGit(toplevel, env), { commit: head, shared })
    return servers.map(({ port }) => port)
  },
})

function readerOnRunner({ toplevel, head }: Project['repository']): BaseReader {
  let trustedGit: Git | undefined
  return {
    registries: async () => (trustedGit ? registriesOfCommit(trustedGit, head, lazyFetch) : []),
    /** By the files of the fresh checkout: no agent has worked in it yet, and its `.git` may just be moved away. */
    serverPorts(shared) {
      const names = [...namesIn(join(toplevel, serverFiles.folder)).map((name) => `${serverFiles.folder}/${name}`)]
      const paths = [...names.filter(isRegistryFile), ...(shared ? [serverFiles.shared] : [])]
      const files = paths.flatMap((path) => {
        const text = plainText(join(toplevel, path))
        return text === undefined ? [] : [{ path, text }]
      })
      return Promise.resolve(findServerPorts(files).map(({ port }) => port))
    },
    readFrom(git) {
      trustedGit = git
    },
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function plainText(path: string): string | undefined {
  try {
    return lstatSync(path).isFile() ? readFileSync(path, 'utf8') : undefined
  } catch {
    return undefined
  }
}
