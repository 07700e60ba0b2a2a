import { checkBranches } from '../../adapter/git/work/branch-preflight.ts'
import { ok, type Probe } from './probe/probe.ts'

/** Nothing is in the way of the names of the run's two refs. */
export const branchesProbe: Probe = {
  name: 'branches',
  needs: 'remote',
  async look({ project, state }) {
    const { repository, remoteIsOwn, stateRef, workRef, workBranch } = await project()
    await checkBranches({ remote: (await state()).remote, repository, remoteIsOwn, stateRef, workRef })
    return ok(`${workBranch} and ${stateRef.replace('refs/heads/', '')} can be written`)
  },
}
