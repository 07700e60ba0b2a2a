import type { Tape } from '../../adapter/cassette/read-cassette.ts'
import type { ReplayRemote } from '../../adapter/cassette/replay-remote.ts'
import type { JobSettings } from '../../app/job/job-settings.ts'
import { resolveSettings } from '../../core/config/resolve/resolve.ts'
import type { Settings } from '../../core/config/table/settings.ts'
import type { Check } from '../../schema/check/check.ts'
import type { Project } from '../project/project.ts'
import { digestOfChecks } from '../wire/job-settings.ts'

/** What today's user has the replay do otherwise than the recorded job did. */
export interface Overrides {
  readonly checks: readonly Check[] | undefined
  readonly setup: readonly string[] | undefined
}

/** The recorded job's project, as it lies in the sandbox, and its orders. */
export function replayProject(
  tape: Tape,
  at: { remote: ReplayRemote; home: string; secrets: readonly string[]; overrides: Overrides },
): { project: Project; job: JobSettings } {
  const { run, plan } = tape
  const { remote, secrets, overrides } = at
  const settings = settingsOf(tape, overrides)
  const checks = overrides.checks ?? run.checks
  const { name, email } = run.committer
  const project: Project = {
    repository: {
      toplevel: remote.gitDir,
      commonDir: remote.gitDir,
      objectFormat: remote.objectFormat,
      head: remote.base.commit,
      branch: run.base.branch,
      defaultBranch: remote.base.branch,
      checkedOut: new Map(),
      user: run.committer,
      uncommitted: () => Promise.resolve(0),
      shallow: remote.shallow,
      partial: false,
      origin: null,
      remoteUrl: () => Promise.resolve(null),
      rewritten: (address) => address,
      // No setting of this machine's changes what a replay comes to.
      carriedConfiguration: () => [],
    },
    plan,
    planName: run.plan_name,
    planFile: run.plan_file,
    planSource: run.plan_source,
    warnings: [],
    steeringFiles: run.steering_files,
    steeringPaths: [],
    planAtTop: run.plan_file,
    config: undefined,
    reachedBy: [],
    places: undefined,
    settings,
    told: { byJob: {}, byBase: {} },
    sources: resolveSettings(nothingGiven).sources,
    workBranch: run.work_branch,
    workRef: `refs/heads/${run.work_branch}`,
    stateRef: `refs/heads/ralph/state/${run.plan_name}`,
    remote: remote.gitDir,
    remoteIsOwn: false,
    shownBranch: run.work_branch,
    home: at.home,
    agents: at.home,
    secrets,
  }
  const job: JobSettings = {
    planName: run.plan_name,
    planFile: run.plan_file,
    planAtTop: run.plan_file,
    reachedBy: [],
    steeringFiles: run.steering_files,
    plan,
    planSource: run.plan_source,
    startedBy: null,
    issue: null,
    byComment: false,
    issueOrder: null,
    base: remote.base.commit,
    baseBranch: run.base.branch,
    workBranch: run.work_branch,
    // As the state names it, which would refuse to go on elsewhere.
    remote: run.remote,
    consents: false,
    atOnce: false,
    fresh: run.fresh,
    checks,
    checksElsewhere: false,
    checksDigest: digestOfChecks(settings.strategy, checks),
    settings,
    rules: { recorded: { base: remote.base.commit, values: {} }, require: [], change: null },
    secrets,
    signOff: settings['sign-off'] ? `${name} <${email}>` : undefined,
  }
  return { project, job }
}

const nothingGiven = { flags: {}, environment: {}, plan: undefined, file: {}, fileName: '' }

function settingsOf({ run }: Tape, { setup }: Overrides): Settings {
  const { model, 'review-model': reviewModel, ...recorded } = run.settings
  const settings = { ...resolveSettings(nothingGiven).settings, ...(recorded as Partial<Settings>) }
  return {
    ...settings,
    model: model ?? undefined,
    'review-model': reviewModel ?? undefined,
    setup: setup ?? settings.setup,
    // Nothing but a repository of the replay's own is committed to.
    'no-checks': true,
  }
}
