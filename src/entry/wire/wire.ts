import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { agents } from '../../adapter/agent/agents.ts'
import { credentialShapes } from '../../adapter/credentials/credential-shapes.ts'
import { splitCredential, withCredential } from '../../adapter/git/call/remote-address.ts'
import { parcelIn } from '../../adapter/git/candidate/parcel.ts'
import { stateStoreAt } from '../../adapter/git/state/state-ref.ts'
import type { Identity } from '../../adapter/git/store/object-writer.ts'
import { workBranchAt } from '../../adapter/git/work/work-branch.ts'
import { ownWorkspace, type WorkspaceOptions } from '../../adapter/git/workspace/workspace.ts'
import { systemClock, withTimeout } from '../../adapter/local/clock.ts'
import { noPlatform } from '../../adapter/local/no-platform.ts'
import { remoteMark } from '../../adapter/local/order-origin.ts'
import { trustedFilesIn } from '../../adapter/local/trusted-files.ts'
import type { StartWatch } from '../../adapter/process/foreign-files.ts'
import type { Ports } from '../../app/job/ports.ts'
import { laneVariables } from '../../core/config/table/lane-settings.ts'
import type { JobShape } from '../../core/confinement/policy.ts'
import { secretRemover } from '../../core/guard/known-secrets.ts'
import { engineMark, laneVariable } from '../../core/order/may-order.ts'
import { knownPrefixes, stateRefOf } from '../../core/ref/state-paths.ts'
import { redactor } from '../../core/text/redact.ts'
import type { ShowProgress } from '../../port/progress.ts'
import type { OlderRun, ReadOlderRun } from '../../port/state-store.ts'
import type { SignCommit } from '../../port/work-branch.ts'
import { installedPath } from '../installed-program.ts'
import type { CommandContext } from '../project/context.ts'
import { editsNow } from '../project/current-edits.ts'
import { type Project, remoteAddress } from '../project/project.ts'
import { type ConfinementOfJob, confinedAt, confinementHere } from './confinement-here.ts'
import { copySetUpOf, laneWorkspace } from './lane-workspaces.ts'
import { freeRoomAt } from './machine-here.ts'
import { logsOf, runnersOf, steeringOf, watchesOf } from './runners.ts'
import { inboxOf, openState, ralphIdentity, type StateAccess } from './state-access.ts'
import type { Surroundings } from './surroundings.ts'

type CommandOptions = Parameters<WorkspaceOptions['runCommand']> extends [string, ...infer Rest] ? Rest : never

/** The composition root: the only place that names both ports and adapters. */
export async function wire(
  project: Project,
  context: CommandContext,
  request: Pick<Surroundings, 'access' | 'workspace' | 'tags' | 'base' | 'liveness'> & {
    show: ShowProgress
    /** A folder of this process, removed at its end. */
    scratch: string
    /** Set if the detection has started already. */
    confinement?: Promise<ConfinementOfJob>
    /** What else the job's machine holds. */
    shape?: JobShape
    /** The only lane of this machine, if others run the rest. */
    lane?: number | undefined
    /** Files besides the engine's git that an agent must not change. */
    watched?: StartWatch
    /** Asks the server to sign a commit, if it can. */
    sign?: SignCommit | undefined
  },
): Promise<Ports> {
  const { repository, settings } = project
  const { [laneVariable]: _, ...outer } = context.env
  const env = { ...outer, [engineMark]: remoteMark(project) }
  const envOf = (lane: number) =>
    settings.lanes === 1 ? env : { ...env, [laneVariable]: String(lane), ...laneVariables(settings['lane-env'], lane) }
  // What checks and calls leave in their home and their temporary files must not outlive the run.
  await Promise.all([logsOf(project), request.scratch].map((path) => mkdir(path, { recursive: true, mode: 0o700 })))
  const confinement = await (request.confinement ?? confinementHere(context, settings, project))
  confinement.readBaseFrom?.(request.access.store.git)
  // The first set-up awaits it, and its caller gets the error.
  if (settings.setup.length > 0) confinement.unconfined().catch(() => undefined)
  const engineWatches = [...(request.watched ? [request.watched] : []), request.access.store.files.watch]
  const watches = watchesOf(project, context, { level: confinement.report.level, engine: engineWatches })
  const { store, remote, state } = request.access
  const agentContext = {
    tmp: request.scratch,
    programs: project.agents,
    confinement,
    watched: watches.all,
    cancelled: context.cancelled,
    note: (text: string) => request.show({ kind: 'note', text }),
  }
  const { 'consensus-agent': second, 'consensus-command': command } = settings
  const ownCommand = command === undefined ? {} : { 'agent-command': command }
  /** What works in one workspace: the job's own, that of a further lane, or the original that lanes are copied from. */
  const prepareWorkspace = (lane: number, place: Surroundings['workspace']) => {
    const runnerContext = { confinement, workspace: place.directory, scratch: request.scratch, watches }
    const names = settings.lanes === 1 ? [] : Object.keys(laneVariables(settings['lane-env'], lane))
    const laneSettings = {
      ...settings,
      'agent-env': [...settings['agent-env'], ...names],
      'check-env': [...settings['check-env'], ...names],
    }
    const environments = { env: envOf(lane), engine: context.env }
    const { setUp, ...checks } = runnersOf({ ...project, settings: laneSettings }, environments, runnerContext)
    return {
      checks: {
        ...checks,
        parcel: parcelIn(parcelFolder(project, context, lane), { store, scratch: request.scratch }),
      },
      laneSettings,
      options: {
        store,
        ...place,
        workBranch: project.workBranch,
        base: { branch: repository.branch ?? repository.defaultBranch ?? 'main', commit: repository.head },
        tags: request.tags,
        setUpInputs: settings['setup-inputs'],
        onSetUpAgain: (why: string) => request.show({ kind: 'note', text: `set-up again: ${why} since it last ran` }),
        runCommand: (command: string, ...args: CommandOptions) => {
          request.show({ kind: 'note', text: `set-up${lane > 0 ? ` in lane ${lane}` : ''}: ${command}` })
          return setUp(command, ...args)
        },
      },
    }
  }
  const copySetUp = copySetUpOf(project, (place) => prepareWorkspace(0, place).options, request.show)
  const workspacePorts = (lane: number, place: Surroundings['workspace']) => {
    const { checks, laneSettings, options } = prepareWorkspace(lane, place)
    return {
      ...checks,
      agent: agents[settings.agent].create(laneSettings, { ...agentContext, environment: envOf(lane) }),
      workspace: ownWorkspace({ ...options, copySetUp }),
    }
  }
  const parcel = parcelIn(parcelFolder(project, context, 0), { store, scratch: request.scratch })
  const first = { ...workspacePorts(request.lane ?? 0, request.workspace), parcel }
  const lanes = new Map([[0, first]])
  return {
    store: state,
    olderRun: olderRunReader(project, context, request),
    workBranch: workBranchAt({
      store,
      remote,
      ref: project.workRef,
      author: identityIn(project.settings.author) ?? ralphIdentity,
      committer: committerOf(project),
      now: context.now,
      sign: settings['commit-mode'] === 'api' ? request.sign : undefined,
    }),
    ...first,
    lane(number) {
      const ports = lanes.get(number) ?? workspacePorts(number, laneWorkspace(project, number))
      lanes.set(number, ports)
      return ports
    },
    ...(second !== undefined && {
      secondAgent: agents[second].create(
        { ...settings, agent: second, ...ownCommand },
        { ...agentContext, environment: envOf(0) },
      ),
    }),
    confinement: confinedAt(confinement, settings, { context, shape: request.shape ?? 'own machine' }),
    base: request.base,
    steering: steeringOf(project, context, confinement),
    embedded: trustedFilesIn(installedPath('templates')),
    orderSource: inboxOf(project, request.access, context.now),
    ...noPlatform,
    uncommitted: repository.uncommitted,
    takeNetworkRefusals: confinement.takeRefusals ?? (() => []),
    editsNow: () => editsNow(project),
    credentialShapes: credentialShapes(),
    freeRoom: freeRoomAt(project.home),
    clock: systemClock(context.now),
    withinTime: withTimeout(20_000),
    liveness: request.liveness,
    show: request.show,
    redact: redactor(project.secrets),
    clean: secretRemover(project.secrets),
  }
}

/** In a workflow, artifacts are made from it and unpacked into it; further lanes have folders of their own. */
const parcelFolder = ({ home }: Project, { checkout }: CommandContext, lane: number): string =>
  join(checkout ? join(checkout.temp, 'ralph-parcel') : join(home, 'parcel'), ...(lane === 0 ? [] : [String(lane)]))

/** As configured, else the repository's user, else ralph itself (docs/design.md#identity). */
export function committerOf({ settings, repository }: Project): Identity {
  const { name, email } = repository.user
  return identityIn(settings.committer) ?? (name && email ? { name, email } : ralphIdentity)
}

/** `Name <mail>` as its parts. */
export function identityIn(text: string | undefined): Identity | undefined {
  const [, name, email] = /^\s*([^<>]+?)\s*<([^<>\s]+)>\s*$/.exec(text ?? '') ?? []
  return name !== undefined && email !== undefined ? { name, email } : undefined
}

/** Looks where the new run is stored, then at `origin`, with the user's access to it. */
function olderRunReader(
  project: Project,
  context: CommandContext,
  { access, scratch }: { access: StateAccess; scratch: string },
): ReadOlderRun {
  return async (plan, look) => {
    const localRun = await findRun(project, context, { access, plan })
    if (localRun) return look(localRun)
    const { repository, remoteIsOwn } = project
    if (!remoteIsOwn || repository.origin === null) return undefined
    const { address: remote, ...credential } = splitCredential(await remoteAddress(repository, 'origin', context))
    const carriedConfiguration = (of: string) => withCredential(repository.carriedConfiguration(of), credential)
    const originProject = { ...project, remote, repository: { ...repository, carriedConfiguration } }
    const originState = await openState(originProject, context, { home: join(scratch, 'older-run') })
    try {
      const originRun = await findRun(originProject, context, { access: originState, plan })
      return originRun && (await look(originRun))
    } finally {
      await originState.store.close()
    }
  }
}

async function findRun(
  { settings, workRef }: Project,
  { now }: CommandContext,
  { access: { store, remote }, plan }: { access: StateAccess; plan: string },
): Promise<OlderRun | undefined> {
  const refs = knownPrefixes(settings['state-ref']).map((prefix) => stateRefOf(plan, prefix))
  const existing = await remote.refs(refs)
  const ref = refs.find((candidate) => existing.has(candidate))
  if (ref === undefined) return undefined
  const state = stateStoreAt({ store, remote, ref, workRef, by: ralphIdentity, now })
  const { run } = await state.load()
  return run ? { state: run.state, readPast: state.readPast } : undefined
}
