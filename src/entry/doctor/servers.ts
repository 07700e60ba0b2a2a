import { join } from 'node:path'
import { prepareServers } from '../../adapter/agent/call/call-servers.ts'
import { tryServer } from '../../adapter/agent/call/try-server.ts'
import { withCallFolder } from '../../adapter/process/call-folder.ts'
import { agentEnvironment } from '../../adapter/process/environment.ts'
import { refuseUnusableServers, serversFor } from '../../app/job/servers.ts'
import { agentFacts } from '../../core/agent/agents.ts'
import type { ServerRole } from '../../core/mcp/read-servers.ts'
import type { ShowProgress } from '../../port/progress.ts'
import type { TrustedFiles } from '../../port/steering.ts'
import type { NamedServer } from '../../schema/agent/mcp-server.ts'
import { openBase } from '../project/base-files.ts'
import type { CommandContext } from '../project/context.ts'
import { unreadable } from '../project/error-text.ts'
import { fail, ok, type Probe, type ProbeFinding, warn } from './probe.ts'
import type { Subject } from './subject.ts'

/** `post` has the servers of `prep`. */
const roles: readonly ServerRole[] = ['code', 'prep', 'index']

/** Every configured MCP server can be started or reached from a call. */
export const serversProbe: Probe = {
  name: 'mcp',
  needs: 'repository',
  // A package may have to be downloaded.
  timeoutMs: 20_000,
  async examine(subject) {
    const job = { settings: await subject.settings() }
    const base = await openBaseFiles(subject.context)
    await refuseUnusableServers({ base }, job, roles)
    const notes: ProbeFinding[] = []
    const show: ShowProgress = (progress) => {
      if (progress.kind === 'warning')
        notes.push(warn(`${progress.text}.`, 'Add that file, or set `mcp-transport: stdio`.'))
    }
    const recall = () => Promise.resolve(undefined)
    const serverLists = await Promise.all(
      roles.map((role) => serversFor({ base, show }, job, { source: role, recall })),
    )
    const list = new Map(serverLists.flatMap((one) => one?.list ?? []).map((one) => [JSON.stringify(one), one]))
    return list.size === 0 ? [] : [...notes, ...(await tryServers(subject, [...list.values()]))]
  },
}

async function openBaseFiles(context: CommandContext): Promise<TrustedFiles> {
  const { repository, read } = await openBase(context)
  const missing = (path: string, error: NodeJS.ErrnoException): undefined => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw unreadable(path, error)
    return undefined
  }
  return {
    read: (path) =>
      read(join(repository.toplevel, path)).then(
        (bytes) => bytes.toString('utf8'),
        (error) => missing(path, error),
      ),
  }
}

/** Two files may give one name to two servers, so each is tried separately. */
async function tryServers(subject: Subject, list: readonly NamedServer[]): Promise<readonly ProbeFinding[]> {
  const results = await Promise.all(list.map((server) => tryOne(subject, server)))
  const working = results.flatMap(({ name, wrong: problem }) => (problem ? [] : [name]))
  const problems = results.flatMap((one) => one.wrong ?? [])
  return working.length === 0 ? problems : [ok(working.join(', ')), ...problems]
}

async function tryOne(subject: Subject, server: NamedServer): Promise<{ name: string; wrong?: ProbeFinding }> {
  const { context, scratch } = subject
  const { agent, 'agent-env': extra } = await subject.settings()
  const { provider } = agentFacts[agent]
  const confinement = await subject.confinement()
  const { name } = server
  return withCallFolder(scratch, async (folder) => {
    const env = agentEnvironment(context.env, { ...folder, extra, provider })
    const request = { servers: { list: [server], memory: '' }, workspace: folder.home }
    const prepared = await prepareServers(request, { folder, environment: context.env, provider, env })
    const result = await prepared?.end({ statuses: null, abandonedCalls: [] })
    if (result?.troubles[0] !== undefined) {
      const remedy = 'Set the variable where ralph runs, or remove the server; until then, calls continue without it.'
      return { name, wrong: warn(`${result.troubles[0]}.`, remedy) }
    }
    const fault = await tryServer(
      { file: prepared?.file ?? '', name },
      { confinement, folder, env, signal: context.cancelled },
    )
    if (fault === undefined) return { name }
    return { name, wrong: fail(`MCP server ${name}: ${fault}.`, remedyFor(server)) }
  })
}

/** A cache that only a call writes is removed with it. */
const remedyFor = ({ server }: NamedServer): string =>
  server.type === 'http'
    ? 'Correct its address or its headers, or remove it; until then, calls continue without it.'
    : 'Install its package where ralph runs, for example with `setup`, and list its folder in `agent-read` if it is in a home directory. Or remove the server; until then, calls continue without it.'
