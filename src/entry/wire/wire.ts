import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { claudeAgent } from '../../adapter/agent/claude.ts'
import { triedRelease } from '../../adapter/agent/claude-program.ts'
import { commandAgent } from '../../adapter/agent/command-agent.ts'
import { installClaude } from '../../adapter/agent/install-claude.ts'
import { parcelIn } from '../../adapter/git/candidate/parcel.ts'
import type { Identity } from '../../adapter/git/objects/commit-object.ts'
import { workBranchAt } from '../../adapter/git/work/work-branch.ts'
import { ownWorkspace } from '../../adapter/git/workspace/workspace.ts'
import { systemClock } from '../../adapter/local/clock.ts'
import { trustedFilesIn } from '../../adapter/local/trusted-files.ts'
import type { Confinement } from '../../adapter/process/command.ts'
import type { Environment } from '../../adapter/process/environment.ts'
import type { WatchOutside } from '../../adapter/process/foreign-files.ts'
import type { Ports } from '../../app/job/ports.ts'
import type { JobShape } from '../../core/confinement/policy.ts'
import { withoutSecrets } from '../../core/guard/known-secrets.ts'
import { engineMark } from '../../core/order/engine-mark.ts'
import { redactor } from '../../core/text/secret/redact.ts'
import type { Agent } from '../../port/agent.ts'
import type { SignCommit } from '../../port/commit-signer.ts'
import type { ShowProgress } from '../../port/progress.ts'
import { installed } from '../installed.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import { confinedAt, confinementHere } from './confinement-here.ts'
import { logsOf, placeMark, runnersOf, steeringOf, watchesOf } from './runners.ts'
import { inboxOf, ralphIdentity } from './state-access.ts'
import type { Surroundings } from './surroundings.ts'

/** The composition root: the only place that names both ports and adapters. */
export async function wire(
  project: Project,
  context: CommandContext,
  at: Pick<Surroundings, 'access' | 'workspace' | 'tags' | 'base' | 'liveness'> & {
    show: ShowProgress
    /** A directory of this process, removed at its end. */
    scratch: string
    /** Where it is being found out already. */
    confinement?: Promise<Confinement>
    /** What else the job's machine holds. */
    shape?: JobShape
    /** What besides the engine's git an agent must not change. */
    watched?: WatchOutside
    /** How the server signs commits, where it can be asked. */
    sign?: SignCommit | undefined
  },
): Promise<Ports> {
  const { repository, settings } = project
  const env = { ...context.env, [engineMark]: placeMark(project) }
  // What checks and calls leave in their home and their temporary files is no memory of the run.
  await Promise.all([logsOf(project), at.scratch].map((path) => mkdir(path, { recursive: true, mode: 0o700 })))
  const confinement = await (at.confinement ?? confinementHere(context, settings, project))
  const own = [...(at.watched ? [at.watched] : []), at.access.store.files.begin]
  const watches = watchesOf(project, context, { level: confinement.report.level, own })
  const { directory: workspace } = at.workspace
  const places = { confinement, workspace, scratch: at.scratch, watches }
  const { setUp, ...checks } = runnersOf(project, { env, engine: context.env }, places)
  const { store, remote, state } = at.access
  return {
    store: state,
    workBranch: workBranchAt({
      store,
      remote,
      ref: project.workRef,
      author: identityIn(project.settings.author) ?? ralphIdentity,
      committer: committerOf(project),
      now: context.now,
      sign: settings['commit-mode'] === 'api' ? at.sign : undefined,
    }),
    workspace: ownWorkspace({
      store,
      ...at.workspace,
      workBranch: project.workBranch,
      base: { branch: repository.branch ?? repository.defaultBranch ?? 'main', commit: repository.head },
      tags: at.tags,
      runCommand: (command, ...given) => {
        at.show({ kind: 'note', text: `set-up: ${command}` })
        return setUp(command, ...given)
      },
    }),
    agent: agentOf(project, env, { tmp: at.scratch, confinement, ...context, show: at.show, watched: watches.all }),
    ...checks,
    confinement: confinedAt(confinement, settings, { context, shape: at.shape ?? 'own machine' }),
    base: at.base,
    steering: steeringOf(project, context, confinement),
    embedded: trustedFilesIn(installed('templates')),
    tracker: inboxOf(project, at.access, context.now),
    parcel: parcelIn(parcelFolder(project, context), { store, scratch: at.scratch }),
    clock: systemClock(context.now),
    liveness: at.liveness,
    show: at.show,
    redact: redactor(project.secrets),
    clean: withoutSecrets(project.secrets),
  }
}

/** In a workflow its artifacts are made from it and unpacked into it. */
const parcelFolder = ({ home }: Project, { checkout }: CommandContext): string =>
  checkout ? join(checkout.temp, 'ralph-parcel') : join(home, 'parcel')

export function agentOf(
  { settings, agents }: Pick<Project, 'settings' | 'agents'>,
  environment: Environment,
  at: {
    tmp: string
    confinement: Confinement
    show: ShowProgress
    cancelled: AbortSignal
    watched?: WatchOutside
  },
): Agent {
  const common = {
    environment,
    extraEnv: settings['agent-env'],
    tmp: at.tmp,
    confinement: at.confinement,
    ...(at.watched && { watched: at.watched }),
    limits: { wallMs: settings['agent-timeout'], idleMs: settings['agent-idle-timeout'] },
  }
  if (settings.agent === 'command') return commandAgent({ ...common, command: settings['agent-command'] ?? '' })
  const install = (version: string = triedRelease.version): Promise<string> =>
    installClaude({
      version,
      integrity: integrityOf(version, settings['agent-integrity']),
      folder: agents,
      environment,
      confinement: at.confinement,
      signal: at.cancelled,
      onInstall: (text) => at.show({ kind: 'note', text }),
    })
  return claudeAgent({
    ...common,
    path: settings['agent-path'],
    version: settings['agent-version'],
    install: settings['agent-install'] === 'missing' ? install : undefined,
    fallbackModels: settings['fallback-model'],
    permissions: settings['skip-permissions']
      ? { kind: 'skip' }
      : { kind: 'mode', mode: settings['permission-mode'], allowedTools: settings['allowed-tools'] },
  })
}

/** The user's word counts; without one, that of the release we know. */
const integrityOf = (version: string, given: readonly string[]): readonly string[] =>
  given.length === 0 && version === triedRelease.version ? triedRelease.integrity : given

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
