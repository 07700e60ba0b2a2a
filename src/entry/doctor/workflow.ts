import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { hasGoneToSleep } from '../../adapter/github/workflow/watchdog.ts'
import {
  missingPermissions,
  neededPermissions,
  type RalphWorkflow,
  sharedGroup,
} from '../../core/github/workflow-file.ts'
import { asleepStep } from '../../core/scaffold/watchdog-text.ts'
import { expression } from '../../core/scaffold/workflow-steps.ts'
import { formatDuration } from '../../core/text/amounts.ts'
import { commandSpan } from '../../core/text/report-context.ts'
import { fail, gitHubProbe, ok, type ProbeFinding, warn } from './probe.ts'
import { orUndefined, type ProbedRepository } from './probed-repository.ts'

/** Events that start, steer and continue a run, with their use. */
const useOfEvent: Readonly<Record<string, string>> = {
  workflow_dispatch: 'it can be started by hand and continues on its own after a limit',
  issue_comment: 'comments give orders',
}

/** The workflow of a run: on the default branch, enabled, complete; the schedule has its own probe. */
export const workflowProbe = gitHubProbe('workflow', async (repository) => {
  if (repository.workflows.size === 0)
    return warn('No workflow uses ralph.', '`ralph init` writes one; runs on your own machine do not need it.')
  const findings = await Promise.all(
    [...repository.workflows].map(([path, workflow]) => examineWorkflow(repository, path, workflow)),
  )
  return findings.flat()
})

async function examineWorkflow(
  repository: ProbedRepository,
  path: string,
  workflow: RalphWorkflow,
): Promise<readonly ProbeFinding[]> {
  const startsRuns = carriesRuns(workflow) && Object.keys(useOfEvent).some((event) => workflow.events.includes(event))
  const problems = [
    ...(await onDefaultBranch(repository, path)),
    ...(await disabledFindings(repository, path, workflow)),
  ]
  const file = startsRuns
    ? [...missingEvents(path, workflow), ...permissionFindings(path, workflow), ...skippedJobWarnings(path, workflow)]
    : []
  const called = startsRuns ? await sharedGroupWarnings(repository, workflow) : []
  const findings = [...problems, ...file, ...called, ...unpinned(path, workflow), ...crons(path, workflow)]
  return findings.length > 0
    ? findings
    : [ok(`${path} is on ${repository.defaultBranch}, is enabled, and has what it needs`)]
}

/** True except for the watchdog, the set-up check and the lint of an issue. */
const carriesRuns = ({ command }: RalphWorkflow): boolean => !['tick', 'doctor', 'lint'].includes(command)

async function onDefaultBranch(
  { client, defaultBranch, env }: ProbedRepository,
  path: string,
): Promise<ProbeFinding[]> {
  const route = 'GET /repos/{owner}/{repo}/contents/{path}'
  const content = await orUndefined(client.request(route, { path, ref: defaultBranch }))
  if (content) return []
  // This pull request will add it.
  if (env['GITHUB_EVENT_NAME'] === 'pull_request' && env['GITHUB_BASE_REF'] === defaultBranch)
    return [ok(`${path} reaches ${defaultBranch} when this pull request is merged`)]
  const problem = `${path} is not on ${defaultBranch}: only a push or a pull request can start it.`
  return [warn(problem, `Merge it into ${defaultBranch}.`)]
}

async function disabledFindings(
  { client }: ProbedRepository,
  path: string,
  { command, crons }: RalphWorkflow,
): Promise<ProbeFinding[]> {
  const workflow_id = basename(path)
  const workflow = await orUndefined(
    client.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', { workflow_id }),
  )
  if (!workflow) return []
  // A watchdog is disabled while no run needs it; the schedule's probe handles that.
  if (crons.length > 0 && command === 'tick' && workflow.state !== 'active') return []
  if (workflow.state !== 'active') {
    const why = workflow.state === 'disabled_inactivity' ? ', after 60 days without activity' : ''
    const report = command === 'tick' ? warn : fail
    return [report(`${path} is disabled${why}.`, commandSpan('gh', 'workflow', 'enable', workflow_id))]
  }
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs'
  const [newest] = (await orUndefined(client.request(route, { workflow_id, per_page: 1 })))?.workflow_runs ?? []
  if (newest?.conclusion !== 'startup_failure') return []
  const remedy =
    "That run's page says why: an invalid file, an action that is not allowed, or a rule in Settings → Actions → Policies. ralph needs the events workflow_dispatch, schedule and issue_comment."
  return [warn(`The newest run of ${path} could not start: ${newest.html_url}`, remedy)]
}

const missingEvents = (path: string, workflow: RalphWorkflow): ProbeFinding[] =>
  Object.entries(useOfEvent)
    .filter(([event]) => !workflow.events.includes(event))
    .map(([event, use]) => warn(`${path} has no \`${event}\`.`, `Add it to \`on:\`, so that ${use}.`))

function permissionFindings(path: string, workflow: RalphWorkflow): ProbeFinding[] {
  if (workflow.permissions === null) {
    const remedy = `Add to the job: permissions: {${Object.keys(neededPermissions).join(': write, ')}: write}`
    return [warn(`${path} sets no permissions, so the repository's default applies.`, remedy)]
  }
  return missingPermissions(workflow).map((name) => {
    const problem = `${path} does not give \`${name}: write\`.`
    const remedy = `Add it to the job's \`permissions\`: ${neededPermissions[name]}.`
    return name === 'contents' ? fail(problem, remedy) : warn(problem, remedy)
  })
}

/** A user's job behind the call of run.yml. */
const skippedJobWarnings = (path: string, { skippedJobs }: RalphWorkflow): ProbeFinding[] =>
  skippedJobs.map((id) =>
    warn(
      `${path}: GitHub skips the job ${id}, because nearly always a job inside of run.yml is skipped.`,
      `Give it a condition such as \`if: "!cancelled() && needs.JOB.outputs.status == 'complete'"\`.`,
    ),
  )

/** For an own CI that is called as the checks. */
async function sharedGroupWarnings(
  { toplevel }: ProbedRepository,
  { calledFiles }: RalphWorkflow,
): Promise<ProbeFinding[]> {
  const groups = await Promise.all(
    calledFiles.map(async (path) => [path, sharedGroup(await readFile(join(toplevel, path), 'utf8').catch(() => ''))]),
  )
  return groups.flatMap(([path, group]) =>
    group === undefined
      ? []
      : [
          warn(
            `The concurrency group of ${path}, \`${group}\`, also holds ralph's checks: a push can cancel them.`,
            `Put the commit that is checked into the group: \`ci-${expression('inputs.ref || github.ref')}\`.`,
          ),
        ],
  )
}

/** A tag can move to other code, which would get the tokens of these jobs. */
function unpinned(path: string, { uses }: RalphWorkflow): ProbeFinding[] {
  if (/^[.$]\//.test(uses) || /@[0-9a-f]{40}$/.test(uses)) return []
  const remedy = 'Name a full commit: OWNER/REPO@SHA, as `ralph init --action OWNER/REPO@SHA` writes it.'
  return [warn(`${path} uses ${uses}: a tag or a branch, which can move to other code.`, remedy)]
}

const crons = (path: string, { crons: schedules }: RalphWorkflow): ProbeFinding[] =>
  schedules.some((cron) => /^0\s/.test(cron))
    ? [warn(`${path} is scheduled on the hour, when GitHub starts late or drops runs.`, 'Choose another minute.')]
    : []

const dayMs = 86_400_000

/** Maximum age of a watchdog's last run: nothing else restarts some runs. */
const maxAgeMs = 2 * dayMs

/** A watchdog or a schedule exists and ran recently: GitHub drops runs and disables schedules (platform facts 13, 14). */
export const scheduleProbe = gitHubProbe('schedule', async (repository) => {
  const workflows = [...repository.workflows]
  const scheduled = workflows.filter(([, { crons }]) => crons.length > 0)
  if (scheduled.length > 0)
    return Promise.all(scheduled.map(([path, workflow]) => lastScheduledRun(repository, path, workflow)))
  if (!workflows.some(([, { events }]) => events.includes('workflow_dispatch'))) return []
  const remedy = '`ralph init` writes one: .github/workflows/ralph-watchdog.yml.'
  return [warn('No watchdog restarts a run after a lost runner or a usage limit.', remedy)]
})

async function lastScheduledRun(
  repository: ProbedRepository,
  path: string,
  { command }: RalphWorkflow,
): Promise<ProbeFinding> {
  const { client, now } = repository
  const workflow_id = basename(path)
  const workflow = await orUndefined(
    client.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', { workflow_id }),
  )
  if (command === 'tick' && workflow?.state === 'disabled_manually') {
    if (await orUndefined(hasGoneToSleep(client, { file: workflow_id, asleepStep })))
      return ok(`${path} is disabled because no run needs it; the next job of a run enables it`)
    const problem = `${path} was disabled by a person: nothing restarts a run after a lost runner or a usage limit.`
    return warn(problem, commandSpan('gh', 'workflow', 'enable', workflow_id))
  }
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs'
  const request = client.request(route, { workflow_id, event: 'schedule', per_page: 1 })
  const [newest] = (await orUndefined(request))?.workflow_runs ?? []
  if (!newest) return ok(`${path} has not run on schedule yet${scheduleEndText(repository, command)}`)
  const age = now() - Date.parse(newest.created_at)
  const message = `${path} last ran on schedule ${formatDuration(age)} ago`
  if (age <= maxAgeMs) return ok(`${message}${scheduleEndText(repository, command)}`)
  const remedy = `Nothing restarts a waiting run: ${commandSpan('gh', 'workflow', 'enable', workflow_id)}. GitHub disables schedules of public repositories after 60 days without activity.`
  return warn(`${message}.`, remedy)
}

/** GitHub disables schedules of public repositories without pushes (platform fact 14). */
function scheduleEndText({ isPrivate, lastPush, now }: ProbedRepository, command: string | undefined): string {
  if (isPrivate || lastPush === undefined) return ''
  const end = lastPush + 60 * dayMs
  const when = end > now() ? `on ${new Date(end).toISOString().slice(0, 10)}` : 'at any time'
  const againText = command === 'tick' ? '; the next order enables it again' : ''
  return `. If nobody pushes, GitHub disables it ${when}, as in each public repository after 60 days${againText}`
}
