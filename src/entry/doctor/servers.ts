import { join } from 'node:path'
import { layOutServers } from '../../adapter/agent/call/call-servers.ts'
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

/** The context agent has the same ones before and after. */
const roles: readonly ServerRole[] = ['code', 'prep', 'index']

/** Every MCP server that is configured can be started or reached, from where a call would. */
export const serversProbe: Probe = {
  name: 'mcp',
  needs: 'repository',
  // A package may have to be fetched.
  patienceMs: 20_000,
  async look(subject) {
    const job = { settings: await subject.settings() }
    const base = await filesOf(subject.context)
    await refuseUnusableServers({ base }, job, roles)
    const notes: ProbeFinding[] = []
    const show: ShowProgress = (said) => {
      if (said.kind === 'warning') notes.push(warn(`${said.text}.`, 'Add that file, or set `mcp-transport: stdio`.'))
    }
    const recall = () => Promise.resolve(undefined)
    const all = await Promise.all(roles.map((of) => serversFor({ base, show }, job, { source: of, recall })))
    const list = new Map(all.flatMap((one) => one?.list ?? []).map((one) => [JSON.stringify(one), one]))
    return list.size === 0 ? [] : [...notes, ...(await tried(subject, [...list.values()]))]
  },
}

async function filesOf(context: CommandContext): Promise<TrustedFiles> {
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

/** Two files may give one name to two servers: each is tried by itself. */
async function tried(subject: Subject, list: readonly NamedServer[]): Promise<readonly ProbeFinding[]> {
  const found = await Promise.all(list.map((one) => triedOne(subject, one)))
  const working = found.flatMap(({ name, wrong }) => (wrong ? [] : [name]))
  const wrong = found.flatMap((one) => one.wrong ?? [])
  return working.length === 0 ? wrong : [ok(working.join(', ')), ...wrong]
}

async function triedOne(subject: Subject, one: NamedServer): Promise<{ name: string; wrong?: ProbeFinding }> {
  const { context, scratch } = subject
  const { agent, 'agent-env': extra } = await subject.settings()
  const { provider } = agentFacts[agent]
  const confinement = await subject.confinement()
  const { name } = one
  return withCallFolder(scratch, async (folder) => {
    const env = agentEnvironment(context.env, { ...folder, extra, provider })
    const asked = { servers: { list: [one], memory: '' }, workspace: folder.home }
    const here = await layOutServers(asked, { folder, environment: context.env, provider, env })
    const left = await here?.end({ statuses: null, givenUp: [] })
    if (left?.troubles[0] !== undefined) {
      const why = 'Set the variable where ralph runs, or remove the server; until then, calls continue without it.'
      return { name, wrong: warn(`${left.troubles[0]}.`, why) }
    }
    const fault = await tryServer(
      { file: here?.file ?? '', name },
      { confinement, folder, env, signal: context.cancelled },
    )
    if (fault === undefined) return { name }
    return { name, wrong: fail(`MCP server ${name}: ${fault}.`, remedyFor(one)) }
  })
}

/** A cache that only a call writes to is gone with it. */
const remedyFor = ({ server }: NamedServer): string =>
  server.type === 'http'
    ? 'Correct its address or its headers, or remove it; until then, calls continue without it.'
    : 'Install its package where ralph runs, for example with `setup`, and list its folder in `agent-read` if it is in a home directory. Or remove the server; until then, calls continue without it.'
