import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sleepsByItself } from '../../adapter/github/workflow/watchdog.ts'
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
import { type GitHubHere, orUndefined } from './here.ts'
import { fail, gitHubProbe, ok, type ProbeFinding, warn } from './probe.ts'

/** Events by which a run is started, steered and continued. */
const wanted: Readonly<Record<string, string>> = {
  workflow_dispatch: 'it can be started by hand and continues on its own after a limit',
  issue_comment: 'comments give orders',
}

/** The workflow that carries out a run: where it counts, switched on, with what it needs; the schedule is its own probe. */
export const workflowProbe = gitHubProbe('workflow', async (here) => {
  if (here.workflows.size === 0)
    return warn('No workflow uses ralph.', '`ralph init` writes one; runs on your own machine do not need it.')
  const found = await Promise.all([...here.workflows].map(([path, workflow]) => lookAt(here, path, workflow)))
  return found.flat()
})

async function lookAt(here: GitHubHere, path: string, workflow: RalphWorkflow): Promise<readonly ProbeFinding[]> {
  const runs = carriesRuns(workflow) && Object.keys(wanted).some((event) => workflow.events.includes(event))
  const problems = [...(await onDefaultBranch(here, path)), ...(await switchedOn(here, path, workflow))]
  const file = runs ? [...events(path, workflow), ...permissions(path, workflow), ...skipped(path, workflow)] : []
  const called = runs ? await groupsOfCalled(here, workflow) : []
  const all = [...problems, ...file, ...called, ...kept(path, workflow), ...crons(path, workflow)]
  return all.length > 0 ? all : [ok(`${path} is on ${here.defaultBranch}, is enabled, and has what it needs`)]
}

/** The watchdog, the set-up check and what looks at an issue do not. */
const carriesRuns = ({ command }: RalphWorkflow): boolean => !['tick', 'doctor', 'lint'].includes(command)

async function onDefaultBranch({ client, defaultBranch, env }: GitHubHere, path: string): Promise<ProbeFinding[]> {
  const route = 'GET /repos/{owner}/{repo}/contents/{path}'
  const there = await orUndefined(client.request(route, { path, ref: defaultBranch }))
  if (there) return []
  // That is what the pull request is for.
  if (env['GITHUB_EVENT_NAME'] === 'pull_request' && env['GITHUB_BASE_REF'] === defaultBranch)
    return [ok(`${path} reaches ${defaultBranch} when this pull request is merged`)]
  const found = `${path} is not on ${defaultBranch}: only a push or a pull request can start it.`
  return [warn(found, `Merge it into ${defaultBranch}.`)]
}

async function switchedOn(
  { client }: GitHubHere,
  path: string,
  { command, crons }: RalphWorkflow,
): Promise<ProbeFinding[]> {
  const workflow_id = basename(path)
  const known = await orUndefined(
    client.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', { workflow_id }),
  )
  if (!known) return []
  // A watchdog sleeps while no run needs it: the probe of schedules has more.
  if (crons.length > 0 && command === 'tick' && known.state !== 'active') return []
  if (known.state !== 'active') {
    const why = known.state === 'disabled_inactivity' ? ', after 60 days without activity' : ''
    const say = command === 'tick' ? warn : fail
    return [say(`${path} is disabled${why}.`, commandSpan('gh', 'workflow', 'enable', workflow_id))]
  }
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs'
  const [newest] = (await orUndefined(client.request(route, { workflow_id, per_page: 1 })))?.workflow_runs ?? []
  if (newest?.conclusion !== 'startup_failure') return []
  const remedy =
    "That run's page says why: an invalid file, an action that is not allowed, or a rule in Settings → Actions → Policies. ralph needs the events workflow_dispatch, schedule and issue_comment."
  return [warn(`The newest run of ${path} could not start: ${newest.html_url}`, remedy)]
}

const events = (path: string, workflow: RalphWorkflow): ProbeFinding[] =>
  Object.entries(wanted)
    .filter(([event]) => !workflow.events.includes(event))
    .map(([event, what]) => warn(`${path} has no \`${event}\`.`, `Add it to \`on:\`, so that ${what}.`))

function permissions(path: string, workflow: RalphWorkflow): ProbeFinding[] {
  if (workflow.permissions === null) {
    const remedy = `Add to the job: permissions: {${Object.keys(neededPermissions).join(': write, ')}: write}`
    return [warn(`${path} sets no permissions, so the repository's default applies.`, remedy)]
  }
  return missingPermissions(workflow).map((name) => {
    const found = `${path} does not give \`${name}: write\`.`
    const remedy = `Add it to the job's \`permissions\`: ${neededPermissions[name]}.`
    return name === 'contents' ? fail(found, remedy) : warn(found, remedy)
  })
}

/** A job of the reader's own behind the call of run.yml. */
const skipped = (path: string, { skippedJobs }: RalphWorkflow): ProbeFinding[] =>
  skippedJobs.map((id) =>
    warn(
      `${path}: GitHub skips the job ${id}, because nearly always a job inside of run.yml is skipped.`,
      `Give it a condition such as \`if: "!cancelled() && needs.JOB.outputs.status == 'complete'"\`.`,
    ),
  )

/** Own CI as the gate. */
async function groupsOfCalled({ toplevel }: GitHubHere, { calledFiles }: RalphWorkflow): Promise<ProbeFinding[]> {
  const found = await Promise.all(
    calledFiles.map(async (path) => [path, sharedGroup(await readFile(join(toplevel, path), 'utf8').catch(() => ''))]),
  )
  return found.flatMap(([path, group]) =>
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

/** Another's tag can move to other code, which then has the tokens of these jobs. */
function kept(path: string, { uses }: RalphWorkflow): ProbeFinding[] {
  if (/^[.$]\//.test(uses) || /@[0-9a-f]{40}$/.test(uses)) return []
  const remedy = 'Name a full commit: OWNER/REPO@SHA, as `ralph init --action OWNER/REPO@SHA` writes it.'
  return [warn(`${path} uses ${uses}: a tag or a branch, which can move to other code.`, remedy)]
}

const crons = (path: string, { crons: all }: RalphWorkflow): ProbeFinding[] =>
  all.some((cron) => /^0\s/.test(cron))
    ? [warn(`${path} is scheduled on the hour, when GitHub starts late or drops runs.`, 'Choose another minute.')]
    : []

const dayMs = 86_400_000

/** The longest that a watchdog may sleep: it goes on with a run that nothing else does. */
const lateMs = 2 * dayMs

/**
 * Whether something looks for runs that wait for nobody, the watchdog or a schedule of the workflow's own, and when it
 * was last heard of: GitHub drops runs, and switches schedules off (platform facts 13, 14).
 */
export const scheduleProbe = gitHubProbe('schedule', async (here) => {
  const all = [...here.workflows]
  const scheduled = all.filter(([, { crons }]) => crons.length > 0)
  if (scheduled.length > 0) return Promise.all(scheduled.map(([path, workflow]) => lastHeard(here, path, workflow)))
  if (!all.some(([, { events }]) => events.includes('workflow_dispatch'))) return []
  const remedy = '`ralph init` writes one: .github/workflows/ralph-watchdog.yml.'
  return [warn('No watchdog restarts a run after a lost runner or a usage limit.', remedy)]
})

async function lastHeard(repository: GitHubHere, path: string, { command }: RalphWorkflow): Promise<ProbeFinding> {
  const { client, now } = repository
  const workflow_id = basename(path)
  const known = await orUndefined(
    client.request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}', { workflow_id }),
  )
  if (command === 'tick' && known?.state === 'disabled_manually') {
    if (await orUndefined(sleepsByItself(client, { file: workflow_id, asleepStep })))
      return ok(`${path} is disabled because no run needs it; the next job of a run enables it`)
    const found = `${path} was disabled by a person: nothing restarts a run after a lost runner or a usage limit.`
    return warn(found, commandSpan('gh', 'workflow', 'enable', workflow_id))
  }
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs'
  const asked = client.request(route, { workflow_id, event: 'schedule', per_page: 1 })
  const [newest] = (await orUndefined(asked))?.workflow_runs ?? []
  if (!newest) return ok(`${path} has not run on schedule yet${endOfSchedule(repository, command)}`)
  const age = now() - Date.parse(newest.created_at)
  const ago = `${path} last ran on schedule ${formatDuration(age)} ago`
  if (age <= lateMs) return ok(`${ago}${endOfSchedule(repository, command)}`)
  const remedy = `Nothing restarts a waiting run: ${commandSpan('gh', 'workflow', 'enable', workflow_id)}. GitHub disables schedules of public repositories after 60 days without activity.`
  return warn(`${ago}.`, remedy)
}

/** When GitHub would disable the schedule if nobody pushes before: only in a public repository (platform fact 14). */
function endOfSchedule({ isPrivate, lastPush, now }: GitHubHere, command: string | undefined): string {
  if (isPrivate || lastPush === undefined) return ''
  const end = lastPush + 60 * dayMs
  const when = end > now() ? `on ${new Date(end).toISOString().slice(0, 10)}` : 'at any time'
  const again = command === 'tick' ? '; the next order enables it again' : ''
  return `. If nobody pushes, GitHub disables it ${when}, as in each public repository after 60 days${again}`
}
