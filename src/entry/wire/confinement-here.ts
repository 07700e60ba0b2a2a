import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { availableParallelism, totalmem } from 'node:os'
import { dirname, resolve } from 'node:path'
import { agents } from '../../adapter/agent/agents.ts'
import type { Git } from '../../adapter/git/call/exec.ts'
import { keyProxy } from '../../adapter/network/key-proxy.ts'
import { keyPort, listenOnFreePort, type OpenNetwork, openNetwork } from '../../adapter/network/own-network.ts'
import type { Confinement } from '../../adapter/process/command.ts'
import { findConfinement } from '../../adapter/process/confinement/find-confinement.ts'
import { trustedProgram } from '../../adapter/process/confinement/view.ts'
import { belongsToPayer } from '../../adapter/process/environment.ts'
import { findProgram } from '../../adapter/process/programs.ts'
import { agentFacts } from '../../core/agent/agents.ts'
import { commandAddresses } from '../../core/agent/command-addresses.ts'
import { paysForModel } from '../../core/agent/command-keys.ts'
import { heldKeysOf } from '../../core/agent/held-keys.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import { type JobConfinement, type JobShape, maySudo } from '../../core/confinement/policy.ts'
import type { Machine } from '../../core/confinement/words.ts'
import { kernelLimit, limitsFor, type ResourceLimits } from '../../core/limits/call-limits.ts'
import { type AllowedHost, readAllowedHost } from '../../core/network/allowed-host.ts'
import { modelOutOfReach, wayToModel } from '../../core/network/model-addresses.ts'
import type { HeldKey } from '../../core/network/model-api.ts'
import { readPriceOverrides } from '../../core/network/prices.ts'
import { tryRead } from '../../core/text/try-read.ts'
import { programFolder } from '../installed-program.ts'
import { type CommandContext, isCi } from '../project/context.ts'
import { engineHome, type Project } from '../project/project.ts'
import { type BaseReader, baseReader } from './network-of-base.ts'

const programRoot = resolve(programFolder, '..')
const supervisor = { file: process.execPath, args: [resolve(programRoot, 'supervisor/index.js')] }

export const confinementSettings = [
  ...(['confinement', 'confinement-sudo', 'agent-read', 'agent-writable'] as const),
  ...(['egress', 'allow-hosts', 'ports', 'agent', 'consensus-agent', 'model-prices'] as const),
  ...(['agent-command', 'agent-env', 'agent-limits', 'mcp-project'] as const),
] as const
type ConfinementSettings = Pick<Settings, (typeof confinementSettings)[number]>

/** With a network of its own, it reports refused connections. */
export type ConfinementOfJob = Confinement &
  Partial<Pick<OpenNetwork, 'takeRefusals'>> & {
    /** On a runner: where the base is read from, until when no registry is reached. Agents can forge the checkout's git. */
    readBaseFrom?: ((git: Git) => void) | undefined
  }

export const limitsOfMachine = (limits: Settings['agent-limits']): ResourceLimits =>
  limitsFor(limits, { bytes: totalmem(), cores: availableParallelism() })

/** The strongest confinement of this machine. `project` adds folders to hide. */
export async function confinementHere(
  context: Pick<CommandContext, 'env' | 'cwd' | 'checkout'>,
  settings: ConfinementSettings,
  project?: Pick<Project, 'repository' | 'home' | 'agents'>,
): Promise<ConfinementOfJob> {
  const { env, checkout } = context
  const resolveHere = (path: string): string => resolvePath(path, context, project)
  const { agent, 'consensus-agent': second = agent } = settings
  const choice = { command: settings['agent-command'] ?? '', names: settings['agent-env'] }
  const held = heldKeysOf([agent, second], choice, env)
  const proxy =
    held.length > 0 ? keyProxy(held, { environment: env }, readPriceOverrides(settings['model-prices'])) : undefined
  const base = baseReader(context, project?.repository)
  const networkContext = { env, held, server: proxy?.server, base }
  const { network, unreachable } = await networkHere(settings, networkContext)
  const limits = limitsOfMachine(settings['agent-limits'])
  const confinement = await findConfinement({
    processes: kernelLimit(limits),
    network,
    supervisor,
    environment: env,
    mode: settings.confinement,
    sudo: maySudo(settings, isCi(context)),
    home: checkout?.home ?? engineHome(env),
    hidden: [
      engineHome(env),
      ...(project ? [project.repository.toplevel, project.repository.commonDir, project.home] : []),
      ...(checkout ? [checkout.temp] : []),
      ...(project?.agents ? [dirname(project.agents)] : []),
    ],
    // The action's own files are harmless, and a replayed job runs one of them.
    readable: [
      programRoot,
      resolve(programRoot, '../templates'),
      process.execPath,
      ...(project ? [project.agents] : []),
      ...settings['agent-read'].map(resolveHere),
    ],
    // A missing path cannot be shown, and would lower every way to confine.
    writable: settings['agent-writable'].map(resolveHere).filter((path) => existsSync(path)),
  })
  const report: Confinement['report'] = {
    ...confinement.report,
    ...(unreachable !== undefined && confinement.report.level === 'C3' && { model_out_of_reach: unreachable }),
    ...(givenKeys(settings, env).length > 0 && { key: 'agent' }),
  }
  if (network && report.network === undefined) network.close()
  return {
    ...confinement,
    report,
    limits,
    ...(network && { takeRefusals: network.takeRefusals, readBaseFrom: base?.readFrom }),
    ...(proxy && report.level !== 'C0' && (await withKeyProxy(proxy, report, modelKeysGiven(settings, env)))),
  }
}

/** At C0 an agent could read the key from the engine's memory. `modelKeys`: variables of the agent's environment that pay for a model. */
async function withKeyProxy(
  { server, open }: ReturnType<typeof keyProxy>,
  report: Confinement['report'],
  modelKeys: readonly string[],
): Promise<Pick<Confinement, 'report' | 'keyProxy'>> {
  const port = report.network ? keyPort : await listenOnFreePort(server)
  const proxy = open(`http://127.0.0.1:${port}`)
  const isWhole = modelKeys.every((name) => proxy.withheld.includes(name))
  return { report: { ...report, key: isWhole ? 'proxied' : 'agent' }, keyProxy: proxy }
}

/** Variables of the agent's environment that hold a key of something that costs money. */
function givenKeys(settings: ConfinementSettings, env: CommandContext['env']): readonly string[] {
  const { provider } = agentFacts[settings.agent]
  const isGiven = (name: string): boolean =>
    settings['agent-env'].includes(name) || provider.variables.test(name) || belongsToPayer(provider, env, name)
  return Object.entries(env).flatMap(([name, value]) => (value && keyName.test(name) && isGiven(name) ? [name] : []))
}

function modelKeysGiven(settings: ConfinementSettings, env: CommandContext['env']): readonly string[] {
  const isAnyProgram = [settings.agent, settings['consensus-agent']].includes('command')
  return givenKeys(settings, env).filter((name) => paysForModel(name, isAnyProgram))
}

const keyName = /(?:_KEY|_TOKEN|_SECRET|_PASSWORD)$/

/** `unreachable`: an address of the model without a route; by default the network then stays open. */
async function networkHere(
  settings: ConfinementSettings,
  networkContext: Pick<CommandContext, 'env'> & {
    held: readonly HeldKey[]
    server: Server | undefined
    base: BaseReader | undefined
  },
): Promise<{ network?: OpenNetwork; unreachable?: string }> {
  const { egress = 'listed' } = settings
  if (egress === 'open') return {}
  const { env, held, server, base } = networkContext
  const addresses = [settings.agent, settings['consensus-agent']].includes('command')
    ? addressesGiven(settings, env)
    : []
  // The engine itself calls a model whose key it holds.
  const origins = held.map(({ upstream }) => new URL(upstream).origin)
  const modelAddresses = [...agentFacts[settings.agent].provider.addresses(env), ...addresses]
  const model = wayToModel(modelAddresses.filter((address) => !origins.includes(originOf(address))))
  const [unreachable] = model.unreachable
  if (unreachable !== undefined) {
    if (settings.egress === undefined) return { unreachable }
    throw modelOutOfReach(unreachable)
  }
  const allowed = async (): Promise<AllowedHost[]> => {
    const registries = (await base?.registries()) ?? []
    return [...settings['allow-hosts'], ...registries.map(({ host }) => host)].flatMap(
      (line) => readAllowedHost(line) ?? [],
    )
  }
  // Only the agent calls its MCP servers.
  const serverPorts = egress === 'listed' && base ? await base.serverPorts(settings['mcp-project']) : []
  const agentWays = { ...model, ports: [...model.ports, ...serverPorts] }
  return {
    network: await openNetwork({
      ...{ egress, allowed, ports: settings.ports, model: agentWays, environment: env, keyServer: server },
    }),
  }
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address)

const addressesGiven = (settings: ConfinementSettings, env: CommandContext['env']): readonly string[] =>
  commandAddresses(settings['agent-command'] ?? '', settings['agent-env'], env)

/** Paths of `agent-writable` that this machine does not have: nobody can write there. */
export const missingWritable = (
  context: Pick<CommandContext, 'env' | 'cwd'>,
  settings: Pick<Settings, 'agent-writable'>,
  project: Pick<Project, 'repository'>,
): string[] => settings['agent-writable'].filter((path) => !existsSync(resolvePath(path, context, project)))

const resolvePath = (
  path: string,
  { env, cwd }: Pick<CommandContext, 'env' | 'cwd'>,
  project: Pick<Project, 'repository'> | undefined,
): string => resolve(project?.repository.toplevel ?? cwd, path.replace(/^~(?=\/|$)/, env['HOME'] ?? '~'))

type Context = Pick<CommandContext, 'env' | 'checkout'>

/** The confinement of a job, with the facts that decide whether it is enough and how to get more. */
export const confinedAt = (
  { report }: Pick<Confinement, 'report'>,
  settings: Pick<Settings, 'confinement' | 'agent'>,
  { context, shape }: { context: Context; shape: JobShape },
): JobConfinement => ({
  report,
  setting: settings.confinement,
  shape,
  login: agents[settings.agent].login(context.env) !== undefined,
  machine: machineOf(context),
})

const machineOf = (context: Context): Machine => ({
  platform: process.platform,
  distribution: distributionIn(readText('/etc/os-release')),
  isRoot: process.getuid?.() === 0,
  isCi: isCi(context),
  inContainer: containerMarks.some((path) => existsSync(path)) || context.env['KUBERNETES_SERVICE_HOST'] !== undefined,
  hasBubblewrap: findProgram('bwrap', context.env['PATH']) !== undefined,
  hasPerl: trustedProgram('perl') !== undefined,
})

const containerMarks = ['/.dockerenv', '/run/.containerenv']

/** The fields of os-release(5), without their quotes. */
function distributionIn(text: string): Machine['distribution'] {
  const field = (name: string): string => new RegExp(`^${name}="?([^"\n]*)"?$`, 'm').exec(text)?.[1] ?? ''
  return { id: field('ID'), version: field('VERSION_ID'), like: field('ID_LIKE').split(' ').filter(Boolean) }
}

const readText = (path: string): string => tryRead(() => readFileSync(path, 'utf8')) ?? ''
