import { type GitHub, type GitHubOptions, gitHubAt } from '../../../src/adapter/github/client/client.ts'
import type { LoopbackGitHub } from './loopback.ts'

/** The engine's client at the loopback GitHub. It waits for nothing; what it would have waited for is in `waits`. */
export function clientAt(
  github: LoopbackGitHub,
  change: Partial<GitHubOptions> = {},
): GitHub & { readonly waits: number[] } {
  const waits: number[] = []
  const client = gitHubAt({
    apiUrl: github.url,
    owner: 'octo',
    repo: 'garden',
    token: () => github.token.value,
    now: github.world.now,
    wait: async (ms) => void waits.push(ms),
    ...change,
  })
  return { ...client, waits }
}
