import { userGit } from '../../adapter/git/call/user-git.ts'
import { plainLine } from '../../core/text/one-line.ts'
import { commandSpan } from '../../core/text/report-context.ts'
import { ok, type Probe, warn } from './probe/probe.ts'

/** Plan and configuration as they are here are what other jobs see. */
export const uncommittedProbe: Probe = {
  name: 'committed',
  needs: 'project',
  async look({ project, context }) {
    const { repository, steeringFiles } = await project()
    const args = ['status', '--porcelain', '-z', '--no-renames', '--ignored', '--', ...steeringFiles]
    const { stdout } = await userGit(repository.toplevel, context.env)({ args })
    const changed = stdout.toString('utf8').split('\0').filter(Boolean)
    if (changed.length === 0) return ok('plan and configuration are committed')
    return changed.map((line) => {
      const path = plainLine(line.slice(3), 200)
      const what = line.startsWith('!!') ? 'is ignored by git' : 'is not committed as it is'
      return warn(
        `${path} ${what}: a job in CI or on another machine does not see it.`,
        line.startsWith('!!')
          ? `Take it out of .gitignore, then commit it.`
          : `Commit it: ${commandSpan('git', 'add', line.slice(3))}`,
      )
    })
  },
}
