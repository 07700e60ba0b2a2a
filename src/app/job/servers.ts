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
 * The MCP servers of a call, by its role or by the file that a pass names: what the base says, never what is in the
 * workspace. Undefined where it has none, which is the rule. Throws RalphError MCP_CONFIG_INVALID with every problem.
 */
export async function serversFor(
  ports: Base & Pick<Ports, 'show'>,
  job: Job,
  { of, recall }: { readonly of: ServerRole | { readonly file: string }; readonly recall: Recall },
): Promise<CallServers | undefined> {
  const { servers: list, findings, instead } = await read(ports, job, of)
  if (findings.length > 0) throw invalid(findings)
  if (list.length === 0) return undefined
  if (instead) ports.show({ kind: 'warning', text: instead })
  return { list, memory: list.some(keepsMemory) ? ((await recall(memoryPath)) ?? '') : '' }
}

/** A file of the state as it is now, what is not yet written included. */
type Recall = (path: string) => Promise<string | undefined>

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
export const rolesIn = ({ mode }: Job['settings']): readonly ServerRole[] => inMode[mode]

const inMode: Readonly<Record<Job['settings']['mode'], readonly ServerRole[]>> = {
  'handoff-only': ['code'],
  'handoff-plus-index': ['code', 'index'],
  // Its index is renewed by an indexer where constraints have to be merged.
  'agent-orchestrated': ['code', 'prep', 'post', 'index'],
}

async function read(ports: Base, job: Job, of: ServerRole | { readonly file: string }) {
  const { 'mcp-transport': transport, 'mcp-project': project } = job.settings
  const file = typeof of === 'string' ? serverFileOf(of) : of.file
  const places = pathsOf(file, transport)
  const own = await readFirst(ports, places)
  const shared = of === 'code' && project ? await readFirst(ports, [projectServers]) : nothing
  const names = new Set(own.servers.map(({ name }) => name))
  const elsewhere = own.path !== undefined && own.path !== places[0]
  return {
    instead: elsewhere ? `mcp-transport is ${transport}, but there is no ${places[0]}: using ${own.path}` : undefined,
    // Of two with one name ralph's own counts.
    servers: [...own.servers, ...shared.servers.filter(({ name }) => !names.has(name))],
    findings: [...own.findings, ...shared.findings],
  }
}

type Found = ReturnType<typeof readServers> & { readonly path?: string }
const nothing: Found = { servers: [], findings: [] }

async function readFirst({ base }: Base, paths: readonly string[]): Promise<Found> {
  for (const path of paths) {
    const text = await base.read(path)
    if (text !== undefined) return { path, ...readServers(text, path) }
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

/** Names the servers that were of no use to a call of which nothing else is recorded. */
export function reportUnusedServers({ show }: Pick<Ports, 'show'>, { servers }: Pick<AgentOutcome, 'servers'>): void {
  for (const text of servers?.troubles ?? []) show({ kind: 'warning', text })
}

/**
 * Puts down which servers of a call were of no use, and takes what they remember into the state, at `memoryAt`, where it
 * holds; null: the call teaches nothing.
 */
export function settleServers(
  ledger: Pick<Ledger, 'record' | 'attach'>,
  { iteration, left, memoryAt }: { iteration: number; left: ServersLeft | undefined; memoryAt: string | null },
): void {
  if (!left) return
  const kept = memoryAt === null || left.memory === null ? undefined : readMemory(left.memory)
  if (kept && 'text' in kept && memoryAt !== null) ledger.attach(memoryAt, kept.text)
  const refused = kept && 'why' in kept ? [`${memoryPath} stays unchanged: ${kept.why}`] : []
  const what = [...left.troubles, ...refused]
  if (what.length > 0) ledger.record({ type: 'server_trouble', iteration, what })
}

/** What an iteration remembered, for the moment at which a person has approved it: what it returns lets it count. */
export async function approvedMemory(
  ledger: Pick<Ledger, 'record' | 'attach' | 'recall'>,
  iteration: number,
): Promise<() => void> {
  const approved = await ledger.recall(iterationPath(iteration, memoryPath))
  if (approved === undefined) return () => undefined
  const kept = mergeMemory((await ledger.recall(memoryPath)) ?? '', approved)
  return () => {
    if ('text' in kept) ledger.attach(memoryPath, kept.text)
    else ledger.record({ type: 'server_trouble', iteration, what: [`${memoryPath} stays unchanged: ${kept.why}`] })
  }
}
