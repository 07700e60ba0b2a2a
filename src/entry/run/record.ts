import { resolve } from 'node:path'
import { makeCassette } from '../../adapter/cassette/cassette-folder.ts'
import { recordCalls } from '../../adapter/cassette/record-calls.ts'
import type { JobSettings } from '../../app/job/job-settings.ts'
import type { Ports } from '../../app/job/ports.ts'
import { recordedSettings } from '../../core/replay/replayed-settings.ts'
import { redactor } from '../../core/text/redact.ts'
import { packageJson } from '../installed-program.ts'
import type { CommandContext } from '../project/context.ts'
import type { Project } from '../project/project.ts'
import type { StateAccess } from '../wire/state-access.ts'
import { committerOf } from '../wire/wire.ts'

/** Creates the cassette of a job that is about to begin; the function that it returns wraps the job's ports. */
export async function openRecording(
  request: { project: Project; job: JobSettings; access: StateAccess; context: CommandContext },
  directory: string,
) {
  const { project, job, access, context } = request
  const { stateRef, workRef } = project
  const refs = await access.remote.refs([stateRef, workRef])
  const state = refs.get(stateRef) ?? null
  const redact = redactor(project.secrets)
  const folder = await makeCassette(resolve(context.cwd, directory), {
    redact,
    plan: job.plan,
    run: {
      ralph: packageJson().version,
      started: new Date(context.now()).toISOString(),
      plan_name: job.planName,
      plan_file: job.planFile,
      ...(job.document !== null && { document: job.document }),
      ...(job.progress !== null && { progress: job.progress }),
      plan_source: job.planSource,
      ...(job.planFormat && { plan_format: job.planFormat.name }),
      fresh: job.fresh,
      base: { commit: job.base, branch: job.baseBranch },
      state,
      work: refs.get(workRef) ?? null,
      work_branch: job.workBranch,
      remote: job.remote,
      committer: committerOf(project),
      steering_files: [...job.steeringFiles],
      checks: [...job.checks],
      settings: recordedSettings(job.settings),
    },
  })
  return (ports: Ports) => recordCalls(ports, { folder, git: access.store.git, now: context.now, redact })
}
