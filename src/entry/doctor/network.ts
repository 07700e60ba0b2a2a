import { userGit } from '../../adapter/git/call/user-git.ts'
import { registriesOfCommit, serverPortsOfCommit } from '../../adapter/git/store/registries-of-commit.ts'
import { hasGroups } from '../../adapter/process/limits/call-group.ts'
import { limitsInWords } from '../../core/limits/call-limits.ts'
import { limitsOfMachine } from '../wire/confinement-here.ts'
import { ok, type Probe, warn } from './probe.ts'

/** The hosts that a call can reach, each with the file or setting that allows it. */
export const networkProbe: Probe = {
  name: 'network',
  needs: 'repository',
  // Waits for the probe of the confinement.
  timeoutMs: 20_000,
  async examine({ context, settings, confinement, repository }) {
    const { report } = await confinement()
    const configured = await settings()
    if (report.network === undefined) {
      return configured.egress === 'open' || report.level === 'C3'
        ? ok('The agent and the checks reach everything that you can.')
        : warn(
            'The agent and the checks reach everything that you can: only C3 can close the network.',
            'See the line `confinement`.',
          )
    }
    const { toplevel, head } = await repository()
    const git = userGit(toplevel, context.env)
    const isListed = report.network === 'listed'
    const registries = isListed ? await registriesOfCommit(git, head) : []
    const servers = isListed ? await serverPortsOfCommit(git, { commit: head, shared: configured['mcp-project'] }) : []
    const byPlace = new Map<string, string[]>()
    for (const { host, file } of registries) byPlace.set(file, [...(byPlace.get(file) ?? []), host])
    if (configured['allow-hosts'].length > 0) byPlace.set('allow-hosts', [...configured['allow-hosts']])
    const places = [...byPlace].map(([place, hosts]) => `${hosts.join(', ')} (${place})`)
    const ports = configured.ports.length > 0 ? [`ports ${configured.ports.join(', ')} of this machine`] : []
    const serverPorts = servers.map(({ port, file }) => `the agent also port ${port} of this machine (${file})`)
    return ok(['The agent and the checks reach the model', ...places, ...ports, ...serverPorts].join('; '))
  },
}

/** The limits of one call, and who enforces them. */
export const limitsProbe: Probe = {
  name: 'limits',
  // The run's records are at the remote.
  timeoutMs: 20_000,
  async examine({ settings }) {
    const { 'agent-limits': configured } = await settings()
    const limits = `${limitsInWords(limitsOfMachine(configured))} for each call, ${hasGroups() ? 'held by the kernel' : 'watched four times a second'}`
    return configured.cpu !== undefined && !hasGroups()
      ? warn(`${limits}; cpu has no effect here.`, 'Run it as root, or in a container that may make control groups.')
      : ok(limits)
  },
}
