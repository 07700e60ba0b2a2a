import type { GitHub } from '../../../adapter/github/client/client.ts'
import { placeOf } from '../../../adapter/github/thread/threads.ts'
import { type RunTracker, runTracker } from '../../../adapter/github/tracker/run-tracker.ts'
import { stepInputs } from '../../../core/config/table/action-inputs.ts'
import { leastOf } from '../../../core/order/may-order.ts'
import { publicNotice } from '../../../core/report/words/after-init.ts'
import { plainLine } from '../../../core/text/one-line.ts'
import { redactor } from '../../../core/text/redact.ts'
import { code } from '../../../core/text/report-context.ts'
import type { OrderSource } from '../../../port/outside.ts'
import type { Project } from '../../project/project.ts'
import type { RunFollowers } from '../../run/one-job.ts'
import { apiClient, ownLogin } from '../context/api-client.ts'
import { inputValue } from '../context/inputs.ts'
import type { StepContext } from '../context/step-context.ts'

/** The run's threads on GitHub, and their client. */
export interface GitHubTracking {
  readonly client: GitHub
  readonly tracker: RunTracker
}

/** Undefined without a token or API: then orders come from clones, and reports go to the job summary. */
export async function openGitHubTracking(
  project: Project,
  context: StepContext,
  {
    warn,
    onlyReads = false,
    showsAtEnd: reportsAtEnd = false,
    queue,
  }: {
    warn: (text: string) => void
    onlyReads?: boolean
    showsAtEnd?: boolean
    queue?: string | undefined
  },
): Promise<GitHubTracking | undefined> {
  const { env, inputs, runner, now } = context
  const client = apiClient(context)
  if (!client) return undefined
  const { owner, repo } = client
  const { settings, plan, planName, planFile, stateRef, workBranch, repository, secrets } = project
  const repositoryUrl = `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${owner}/${repo}`
  const { url } = runner.checkout.holder
  const bounds = [settings['time-budget'], settings['job-limit']].filter((ms) => ms !== undefined)
  const jobMs = bounds.length === 0 ? undefined : Math.min(...bounds)
  const place = {
    planFile,
    repositoryUrl,
    costBudgetUsd: settings['cost-budget'],
    settings,
    pullSize: settings['pr-size'],
    stateRef,
    ...(jobMs !== undefined && { jobMs }),
    ...(url && { jobUrl: url }),
    // Only run.yml is known to upload the page.
    ...(url && inputs.command === 'apply' && { reportUrl: `${url}#artifacts` }),
    ...(queue && { queue }),
  }
  const tracker = runTracker({
    github: client,
    plan: planName,
    workBranch,
    stacked: plan.tasks.some(({ milestone }) => milestone !== undefined),
    closeIssue: settings['close-issue'],
    opensPulls: settings['on-complete'] !== 'none',
    reviewAtOnce: settings['review-at-once'] || undefined,
    holdReady: inputs.command !== 'ready' && inputValue(stepInputs['hold-ready'], inputs.flags['hold-ready']),
    defaultBranch: repository.defaultBranch ?? 'main',
    issue: {
      number: inputValue(stepInputs.issue, inputs.flags['issue']),
      title: `ralph: ${plainLine(plan.project ?? planName, 100)}`,
      body: issueText(project),
    },
    self: await ownLogin(context, client),
    minStanding: leastOf(settings['command-permission']),
    bots: settings['command-bots'],
    place: () => place,
    mirror: settings['mirror-status'],
    onlyReads,
    reportsAtEnd,
    now,
    warn,
    redact: redactor(secrets),
  })
  return { client, tracker }
}

const issueText = ({ planFile, planName, workBranch }: Project): string =>
  [
    `ralph is working through ${code(planFile)} on the branch ${code(workBranch)}. The comment below shows its status.`,
    'Give orders in the first line of a new comment here or on the pull request: `/ralph pause`, `/ralph hint TEXT`, …; `/ralph help` lists them. Anyone with write access may give orders.',
    publicNotice(planName),
  ].join('\n\n')

/** GitHub as the job's outside; its orders join those of clones (`ralph pause --remote origin`). */
export const followersOf = ({ tracker }: GitHubTracking): RunFollowers => ({
  outbox: tracker,
  display: tracker,
  mergeWitness: tracker,
  orderSource: (inbox) => mergeOrderSources(tracker, inbox),
})

/** Oldest first. */
export function mergeOrderSources(github: OrderSource, inbox: OrderSource): OrderSource {
  return {
    async incoming(query) {
      const [comments, refs] = await Promise.all([github.incoming(query), inbox.incoming(query)])
      const orders = [...comments.orders, ...refs.orders].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
      return { orders, cursor: comments.cursor }
    },
    // Comments stay; only refs can be removed.
    forget: (ids) => inbox.forget(ids.filter((id) => placeOf(id) === undefined)),
    ...(github.memory && { memory: github.memory }),
  }
}
