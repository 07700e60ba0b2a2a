import { isAtLeast } from '../../core/text/version-order.ts'
import { fail, ok, type Probe } from './probe/probe.ts'

export const nodeProbe: Probe = {
  name: 'node',
  look: () => {
    const version = process.versions.node
    const old = fail(`Version ${version} is too old.`, 'Install Node 20.19 or newer.')
    return Promise.resolve(isAtLeast(version, '20.19') ? ok(version) : old)
  },
}
