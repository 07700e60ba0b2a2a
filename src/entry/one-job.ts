import { checkBranches, inTheWay } from '../adapter/git/branch-preflight.ts'
import { inboxPrefix } from '../adapter/git/inbox.ts'
import { originState, stateElsewhere, stateUnderOtherName } from '../adapter/git/origin-state.ts'
import type { LifeOfRun } from '../adapter/github/workflow-liveness.ts'
import { processDirectory } from '../adapter/local/process-directory.ts'
import { jobLimitReached } from '../app/job-limit.ts'
import type { JobSettings } from '../app/job-settings.ts'
import type { Ports } from '../app/ports.ts'
import { RalphError } from '../core/error.ts'
import { lastMoment } from '../core/run/job-limit.ts'
import { knownPrefixes, stateRefOf } from '../core/run/state-ref-name.ts'
import type { SignCommit } from '../port/commit-signer.ts'
import type { ShowProgress } from '../port/progress.ts'
import type { StateStore } from '../port/state-store.ts'
import type { Tracker } from '../port/tracker.ts'
import type { IssueOrder } from '../schema/issue-order.ts'
import type { CommandContext } from './context.ts'
import { greet, sayingUncommitted } from './greet.ts'
import { jobSettings } from './job-settings.ts'
import type { Project } from './project.ts'
import type { openRecording } from './record.ts'
import { surroundingsOf } from './surroundings.ts'
import { confinementHere, type StateAccess, wire } from './wire.ts'

/** What a job does with the run, once the world around it is there: `runJob`, or a part of it. */
export type Act<T> = (ports: Ports, job: JobSettings, cancelled: AbortSignal) => Promise<T>

/** Runs one job of the project, from its first look at the remote to the last thing that it leaves behind. */
export async function oneJob<T>(
  project: Project,
  context: CommandContext,
  at: {
    act: Act<T>
    fresh: boolean
    show: ShowProgress
    /** The checks are the workflow's own jobs or steps. */
    checksElsewhere?: boolean
    /** How the life of other workflow runs is found out. */
    life?: LifeOfRun
    /** A directory for a cassette of the job (`--record`). */
    record?: unknown
    /** The issue that was named for the run. */
    issue?: number | undefined
    /** What that issue was taken for, where it is the plan. */
    issueOrder?: IssueOrder | undefined
    /** Where orders also come from and reports go, besides the run's own remote. */
    tracker?: (inbox: Tracker) => Tracker
    /** How the server signs commits, where it can be asked. */
    sign?: SignCommit
    /** A last look at the state, however the job ended. */
    onEnd?: (store: StateStore) => Promise<void>
  },
): Promise<T> {
  const startedBy = context.checkout?.startedBy ?? null
  const job = {
    ...jobSettings(at.checksElsewhere ? withoutChecks(project) : project, at.fresh),
    startedBy,
    issue: at.issue ?? null,
    byComment: context.env['GITHUB_EVENT_NAME'] === 'issue_comment',
    issueOrder: at.issueOrder ?? null,
  }
  refuseUnsigned(project, at.sign)
  // Tried while the repository and the remote are looked at: the first agent call need not wait for it.
  const confinement = confinementHere()
  confinement.catch(() => undefined)
  const around = await surroundingsOf(project, context, at.life)
  const scratch = await processDirectory(project.home, 'process')
  try {
    await preflight(project, context, around.access)
    await greet(project, around.access, at)
    const record = await recorder({ project, job, access: around.access, context }, at.record)
    const own = await wire(project, context, {
      ...around,
      confinement,
      show: at.show,
      scratch: scratch.path,
      sign: at.sign,
    })
    const wired = at.tracker ? { ...own, tracker: at.tracker(own.tracker) } : own
    const { ports, settled } = record(sayingUncommitted(project, wired))
    return await at
      .act(ports, job, endingInTime(project, context))
      .catch((error: unknown) => {
        throw context.cancelled.aborted && isAbort(error) ? interrupted(error) : error
      })
      .finally(() => toldWhereIncomplete(settled, at.show))
  } finally {
    try {
      await at.onEnd?.(around.access.state)
    } finally {
      await Promise.all([around.leave(), scratch.remove()])
    }
  }
}

const withoutChecks = (project: Project): Project => ({
  ...project,
  settings: { ...project.settings, validate: [] },
})

async function preflight(project: Project, context: CommandContext, { remote }: StateAccess): Promise<void> {
  const { repository, remoteIsOwn, stateRef, workRef, planName } = project
  const orders = `${inboxPrefix(planName)}*`
  const known = knownPrefixes().map((prefix) => stateRefOf(planName, prefix))
  const places = known.filter((ref) => ref !== stateRef)
  const { refs } = await remote.lookAhead([...inTheWay([stateRef, workRef]), stateRef, workRef, orders, ...places])
  await checkBranches({ remote, repository, remoteIsOwn, stateRef, workRef })
  const other = refs.has(stateRef) ? undefined : places.find((ref) => refs.has(ref))
  if (other !== undefined) throw stateUnderOtherName(remote.url, { stateRef, other })
  if (!remoteIsOwn || repository.origin === null) return
  const local = refs.get(stateRef) ?? null
  const origin = await originState({ repository, env: context.env, stateRef, local })
  if (origin.kind === 'differs') throw stateElsewhere(stateRef, { origin: origin.origin, local })
}

type Recording = ReturnType<Awaited<ReturnType<typeof openRecording>>>

/** Puts a recorder around the ports where a directory is given. */
async function recorder(
  at: Parameters<typeof openRecording>[0],
  directory: unknown,
): Promise<(ports: Ports) => Recording> {
  if (typeof directory !== 'string') return (ports) => ({ ports, settled: () => Promise.resolve() })
  const { openRecording } = await import('./record.ts')
  return openRecording(at, directory)
}

/** What the run came to counts, whatever becomes of its recording. */
const toldWhereIncomplete = (settled: () => Promise<void>, show: ShowProgress): Promise<void> =>
  settled().catch((error: unknown) => {
    show({ kind: 'warning', text: `the recording is not complete: ${error instanceof Error ? error.message : error}` })
  })

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** Before the run was taken, as while the agent's program is installed: later a state says that the job was cancelled. */
const interrupted = (cause: unknown): RalphError =>
  new RalphError({
    code: 'INTERRUPTED',
    kind: 'interrupted',
    message: 'Interrupted before the work began.',
    hint: 'Nothing is lost: the same command goes on.',
    cause,
  })

/** Fires when a person ends the job, or when its machine soon would. */
function endingInTime({ settings }: Project, { cancelled }: CommandContext): AbortSignal {
  const limit = settings['job-limit']
  if (limit === undefined) return cancelled
  const near = new AbortController()
  setTimeout(() => near.abort(jobLimitReached), lastMoment(limit)).unref()
  return AbortSignal.any([cancelled, near.signal])
}

/** Before money is spent: commits are to be signed and nobody can be asked to. */
function refuseUnsigned({ settings }: Project, sign: SignCommit | undefined): void {
  if (settings['commit-mode'] === 'git' || sign) return
  throw new RalphError({
    code: 'COMMITS_UNSIGNED',
    kind: 'usage',
    message: 'GitHub is to sign the commits (`commit-mode: api`), but this job cannot ask it.',
    hint: 'Run it as the action, with `github-token`; on a laptop: --commit-mode git.',
  })
}
