import type { GitHub } from './client.ts'

/** The repository's default branch as it is called now; undefined where GitHub does not say. Asked when a branch is gone. */
export const defaultBranch = (github: Pick<GitHub, 'request'>): Promise<string | undefined> =>
  github.request('GET /repos/{owner}/{repo}', {}).then(
    ({ default_branch: name }) => name,
    () => undefined,
  )
