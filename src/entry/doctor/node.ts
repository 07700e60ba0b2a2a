import { isAtLeast } from '../../core/text/version-order.ts'
import { passesProxyBy, proxyPassedBy } from '../through-proxy.ts'
import { fail, ok, type Probe, warn } from './probe/probe.ts'

export const nodeProbe: Probe = {
  name: 'node',
  async look({ context: { env } }) {
    const version = process.versions.node
    if (!isAtLeast(version, '20.19')) return fail(`Version ${version} is too old.`, 'Install Node 20.19 or newer.')
    return passesProxyBy(env) ? warn(proxyPassedBy, 'Install Node 24.14 or newer.') : ok(version)
  },
}
