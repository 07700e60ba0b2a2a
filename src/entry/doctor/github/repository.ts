import { gitHubAccess } from '../probe/here.ts'
import { type Found, fail, ok, type Probe, warn } from '../probe/probe.ts'
import { noToken } from './github-probe.ts'

/** The repository on GitHub: it answers, can be written, and who can read what a run publishes. */
export const gitHubRepositoryProbe: Probe = {
  name: 'github',
  needs: 'repository',
  async look({ context, repository, github }) {
    const access = gitHubAccess(context, await repository())
    if (!access) return []
    const { owner, repo, serverUrl } = access.address
    const place = `${owner}/${repo} at ${serverUrl.replace(/^https?:\/\//, '')}`
    const here = await github()
    if (here === undefined || here === 'no token') return noToken(place)
    const found: Found[] = [
      ok(
        here.isPrivate
          ? `${place}, private`
          : `${place}, public: everybody can read prompts, handoffs and logs of its runs`,
      ),
    ]
    if (here.isArchived) found.push(fail('It is archived: nothing can be written.', 'Settings → General → Unarchive.'))
    if (here.mayPush === false)
      found.push(fail('This token may not push there.', 'Use one with write access to its contents.'))
    if (!here.hasIssues) {
      const remedy =
        'Settings → General → Features → Issues. Without, the pull request alone is where orders are given.'
      found.push(warn('Issues are switched off: a run has no tracking issue.', remedy))
    }
    return found
  },
}
