import { RalphError } from '../../core/error/error.ts'
import { readServers } from '../../core/mcp/read-servers.ts'
import { placesOf, projectServers, type ServerRole, serverFileOf } from '../../core/mcp/server-files.ts'
import type { AgentOutcome, CallServers } from '../../port/agent.ts'
import type { NamedServer } from '../../schema/agent/mcp-server.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ports } from './ports.ts'

type Base = Pick<Ports, 'base'>
type Job = Pick<JobSettings, 'settings'>

/**
 * The MCP servers of a call, by its role or by the file that a pass names: what the base says, never what is in the
 * workspace. Undefined where it has none, which is the rule. Throws RalphError MCP_CONFIG_INVALID with every problem.
 */
export async function serversFor(
  ports: Base,
  job: Job,
  of: ServerRole | { readonly file: string },
): Promise<CallServers | undefined> {
  const { servers, findings } = await read(ports, job, of)
  if (findings.length > 0) throw invalid(findings)
  return servers.length === 0 ? undefined : { list: servers }
}

/** Throws what `serversFor` would throw for any of these, all of it at once: before the agent costs anything. */
export async function refuseUnusableServers(
  ports: Base,
  job: Job,
  calls: readonly (ServerRole | { readonly file: string })[],
): Promise<void> {
  const all = await Promise.all(calls.map((of) => read(ports, job, of)))
  const findings = new Set(all.flatMap((one) => one.findings))
  if (findings.size > 0) throw invalid([...findings])
}

/** Whose calls there are in a mode. */
export const rolesIn = ({ mode }: Job['settings']): readonly ServerRole[] =>
  mode === 'handoff-only' ? ['code'] : ['code', 'index']

/** Names the servers that were of no use to a call; it has ended without them. */
export function tellServers({ show }: Pick<Ports, 'show'>, { servers }: Pick<AgentOutcome, 'servers'>): void {
  for (const text of servers?.troubles ?? []) show({ kind: 'warning', text })
}

async function read(ports: Base, job: Job, of: ServerRole | { readonly file: string }) {
  const { 'mcp-transport': transport, 'mcp-project': project } = job.settings
  const file = typeof of === 'string' ? serverFileOf(of) : of.file
  const own = await readFirst(ports, placesOf(file, transport))
  const shared = of === 'code' && project ? await readFirst(ports, [projectServers]) : nothing
  const names = new Set(own.servers.map(({ name }) => name))
  return {
    // Of two with one name ralph's own counts.
    servers: [...own.servers, ...shared.servers.filter(({ name }) => !names.has(name))],
    findings: [...own.findings, ...shared.findings],
  }
}

const nothing = { servers: [] as readonly NamedServer[], findings: [] as readonly string[] }

async function readFirst({ base }: Base, paths: readonly string[]): Promise<typeof nothing> {
  for (const path of paths) {
    const text = await base.read(path)
    if (text !== undefined) return readServers(text, path)
  }
  return nothing
}

const invalid = (findings: readonly string[]): RalphError =>
  new RalphError({
    code: 'MCP_CONFIG_INVALID',
    message: 'The MCP servers of this repository cannot be used as they are configured; nothing was called.',
    hint: 'Fix the problems above and commit the files to the base; docs/mcp.md shows what they look like.',
    findings,
  })
