import { confinementHere } from '../wire.ts'
import { ok, type Probe, warn } from './probe.ts'

export const confinementProbe: Probe = {
  name: 'confinement',
  async look() {
    const { level } = await confinementHere()
    if (level === 'pid-namespace') return ok('process namespace: whatever an agent starts ends with it')
    const linux =
      'Install util-linux (setpriv, unshare); allow user namespaces (on Ubuntu: sysctl kernel.apparmor_restrict_unprivileged_userns=0), or run as root in a container of its own.'
    return warn(
      'No process namespace can be made here: a process that hides on purpose can outlive its agent.',
      process.platform === 'linux'
        ? linux
        : 'Only Linux has them: for agents that you trust less, use a Linux container.',
    )
  },
}
