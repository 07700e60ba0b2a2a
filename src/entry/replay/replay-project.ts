import type { Tape } from '../../adapter/cassette/read-cassette.ts'
import type { ReplayRemote } from '../../adapter/cassette/replay-remote.ts'
import type { JobSettings } from '../../app/job/job-settings.ts'
import { resolveSettings } from '../../core/config/resolve/resolve.ts'
import { planFormatNamed } from '../../core/plan/format/read/read-options.ts'
import type { Check } from '../../schema/check/check.ts'
import type { Project } from '../project/project.ts'
import { jobSettings } from '../wire/job-settings.ts'

/** Checks and set-up that replace the recorded ones. */
export interface Overrides {
  readonly checks: readonly Check[] | undefined
  readonly setup: readonly string[] | undefined
}

/** The recorded job's project, placed in the sandbox, and its job settings. */
export function replayProject(
  tape: Tape,
  request: { remote: ReplayRemote; home: string; secrets: readonly string[]; overrides: Overrides },
): { project: Project; job: JobSettings } {
  const { run, plan } = tape
  const { remote, secrets, overrides } = request
  // Only a repository of the replay's own gets commits.
  const settings = { ...tape.settings, setup: overrides.setup ?? tape.settings.setup, 'no-checks': true }
  const checks = overrides.checks ?? run.checks
  const project: Project = {
    read: () => Promise.reject(Object.assign(new Error('a recording has no files'), { code: 'ENOENT' })),
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
      rewriteAddress: (address) => address,
      // No setting of this machine changes the result of a replay.
      carriedConfiguration: () => [],
    },
    plan,
    planName: run.plan_name,
    planFile: run.plan_file,
    isDefaultPlan: false,
    planPath: run.plan_file,
    planSource: run.plan_source,
    planFormat: recordedFormat(run.plan_format),
    choices: undefined,
    readBy: async () => ({}),
    settingsNow: null,
    warnings: [],
    steeringFiles: run.steering_files,
    steeringPaths: [],
    planAtTop: run.plan_file,
    queue: null,
    document: run.document ?? null,
    progress: run.progress ?? null,
    config: undefined,
    reachedBy: [],
    places: undefined,
    settings,
    stated: { byJob: {}, byBase: {} },
    sources: resolveSettings(noInputs).sources,
    workBranch: run.work_branch,
    workRef: `refs/heads/${run.work_branch}`,
    stateRef: `refs/heads/ralph/state/${run.plan_name}`,
    remote: remote.gitDir,
    remoteIsOwn: false,
    shownBranch: run.work_branch,
    home: request.home,
    agents: request.home,
    secrets,
  }
  // The remote is named as in the recorded state, which would refuse to continue elsewhere.
  const asksForNote = run.progress !== undefined || run.asks_for_note === true
  return { project, job: jobSettings(project, { fresh: run.fresh, checks, remote: run.remote, asksForNote }) }
}

function recordedFormat(recorded: string | undefined): Project['planFormat'] {
  const name = planFormatNamed(recorded ?? null)
  return name === undefined ? null : { name, line: null }
}

const noInputs = { flags: {}, environment: {}, plan: undefined, file: {}, fileName: '' }
