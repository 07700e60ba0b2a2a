import { RalphError } from '../../core/error/error.ts'
import { keepsMemory, mergeMemory, readMemory } from '../../core/mcp/memory-file.ts'
import { pathsOf, projectServers, readServers, type ServerRole, serverFileOf } from '../../core/mcp/read-servers.ts'
import { iterationPath, memoryPath } from '../../core/ref/state-paths.ts'
import type { AgentOutcome, CallServers } from '../../port/agent.ts'
import type { ServersLeft } from '../../schema/agent/mcp-server.ts'
import type { JobSettings } from './job-settings.ts'
import type { Ledger } from './ledger.ts'
import type { Ports } from './ports.ts'

type Base = Pick<Ports, 'base'>
type Job = Pick<JobSettings, 'settings'>

/**
 * The MCP servers of a call, by its role or by the file that a pass names, read at the base. Undefined if there are
 * none. Throws RalphError MCP_CONFIG_INVALID with every problem.
 */
export async function serversFor(
  ports: Base & Pick<Ports, 'show'>,
  job: Job,
  { source, recall }: { readonly source: ServerRole | { readonly file: string }; readonly recall: Recall },
): Promise<CallServers | undefined> {
  const { servers: list, findings, instead } = await readServersOf(ports, job, source)
  if (findings.length > 0) throw invalidServers(findings)
  if (list.length === 0) return undefined
  if (instead) ports.show({ kind: 'warning', text: instead })
  return { list, memory: list.some(keepsMemory) ? ((await recall(memoryPath)) ?? '') : '' }
}

/** A file of the state, unsaved ones included. */
type Recall = (path: string) => Promise<string | undefined>

/** Throws all that `serversFor` would throw for these calls, before the agent costs anything. */
export async function refuseUnusableServers(
  ports: Base,
  job: Job,
  calls: readonly (ServerRole | { readonly file: string })[],
): Promise<void> {
  const results = await Promise.all(calls.map((source) => readServersOf(ports, job, source)))
  const findings = new Set(results.flatMap((result) => result.findings))
  if (findings.size > 0) throw invalidServers([...findings])
}

export const rolesIn = ({ mode }: Job['settings']): readonly ServerRole[] => rolesByMode[mode]

const rolesByMode: Readonly<Record<Job['settings']['mode'], readonly ServerRole[]>> = {
  'handoff-only': ['code'],
  'handoff-plus-index': ['code', 'index'],
  // Only to merge constraints.
  'agent-orchestrated': ['code', 'prep', 'post', 'index'],
}

async function readServersOf(ports: Base, job: Job, source: ServerRole | { readonly file: string }) {
  const { 'mcp-transport': transport, 'mcp-project': project } = job.settings
  const file = typeof source === 'string' ? serverFileOf(source) : source.file
  const places = pathsOf(file, transport)
  const ralphServers = await readFirst(ports, places)
  const projectServersFile = source === 'code' && project ? await readFirst(ports, [projectServers]) : noServers
  const names = new Set(ralphServers.servers.map(({ name }) => name))
  const isOtherTransport = ralphServers.path !== undefined && ralphServers.path !== places[0]
  return {
    instead: isOtherTransport
      ? `mcp-transport is ${transport}, but there is no ${places[0]}: using ${ralphServers.path}`
      : undefined,
    // For a name that both have, ralph's own counts.
    servers: [...ralphServers.servers, ...projectServersFile.servers.filter(({ name }) => !names.has(name))],
    findings: [...ralphServers.findings, ...projectServersFile.findings],
  }
}

type ServersFile = ReturnType<typeof readServers> & { readonly path?: string }
const noServers: ServersFile = { servers: [], findings: [] }

async function readFirst({ base }: Base, paths: readonly string[]): Promise<ServersFile> {
  for (const path of paths) {
    const text = await base.read(path)
    if (text !== undefined) return { path, ...readServers(text, path) }
  }
  return noServers
}

const invalidServers = (findings: readonly string[]): RalphError =>
  new RalphError({
    code: 'MCP_CONFIG_INVALID',
    message: 'The MCP servers of this repository cannot be used as they are configured; nothing was called.',
    hint: 'Fix the problems above and commit the files to the base; docs/mcp.md shows what they look like.',
    findings,
  })

/** For a call that is not recorded otherwise. */
export function reportUnusedServers({ show }: Pick<Ports, 'show'>, { servers }: Pick<AgentOutcome, 'servers'>): void {
  for (const text of servers?.troubles ?? []) show({ kind: 'warning', text })
}

/**
 * Records the useless servers of a call, and stores their memory at `memoryAt` if it is valid; null: the call's memory
 * is not kept.
 */
export function settleServers(
  ledger: Pick<Ledger, 'record' | 'attach'>,
  { iteration, servers, memoryAt }: { iteration: number; servers: ServersLeft | undefined; memoryAt: string | null },
): void {
  if (!servers) return
  const memory = memoryAt === null || servers.memory === null ? undefined : readMemory(servers.memory)
  if (memory && 'text' in memory && memoryAt !== null) ledger.attach(memoryAt, memory.text)
  const refusal = memory && 'why' in memory ? [`${memoryPath} stays unchanged: ${memory.why}`] : []
  const troubles = [...servers.troubles, ...refusal]
  if (troubles.length > 0) ledger.record({ type: 'server_trouble', iteration, what: troubles })
}

/** Reads the memory of an iteration; the returned function stores it at its approval. */
export async function prepareApprovedMemory(
  ledger: Pick<Ledger, 'record' | 'attach' | 'recall'>,
  iteration: number,
): Promise<() => void> {
  const approved = await ledger.recall(iterationPath(iteration, memoryPath))
  if (approved === undefined) return () => undefined
  const merged = mergeMemory((await ledger.recall(memoryPath)) ?? '', approved)
  return () => {
    if ('text' in merged) ledger.attach(memoryPath, merged.text)
    else ledger.record({ type: 'server_trouble', iteration, what: [`${memoryPath} stays unchanged: ${merged.why}`] })
  }
}
