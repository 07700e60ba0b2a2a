import { z } from 'zod'
import { permissionChecker } from '../../../adapter/github/account/permission-checker.ts'
import type { GitHub } from '../../../adapter/github/client/client.ts'
import type { Settings } from '../../../core/config/table/settings.ts'
import { readComment } from '../../../core/control/read-comment.ts'
import { minStandingsOf } from '../../../core/order/may-order.ts'
import { readCommand } from '../../../core/order/read-command.ts'
import type { Project } from '../../project/project.ts'
import { eventPayload } from '../context/runner.ts'
import type { StepContext } from '../context/step-context.ts'
import type { GitHubTracking } from './on-github.ts'

/**
 * Why the comment that started this workflow starts no job; undefined if it does, or if there is no comment. Anybody can
 * comment on a public issue, so only a permitted order is worth a runner (threat T1). Orders are read again from the thread.
 */
export async function idleReason(
  { settings }: Pick<Project, 'settings'>,
  context: StepContext,
  github: GitHubTracking | undefined,
): Promise<string | undefined> {
  const payload = await commentPayload(context)
  if (payload === 'other') return undefined
  if (!github) return 'without `github-token`, ralph cannot check who may give orders'
  const refusal = commentRefusal(payload, { settings, context, github: github.client })
  if (!payload || (await refusal) !== undefined) return refusal
  const threads = await github.tracker.threads()
  if (threads.includes(payload.issue.number)) return undefined
  const threadList = threads.map((number) => `#${number}`).join(' and ') || 'no issue yet'
  return `the comment is on #${payload.issue.number}, but orders for this run are given on ${threadList}`
}

/** Why the comment is no permitted order, on any thread; undefined if it is one. */
export async function commentRefusal(
  payload: CommentEvent | undefined,
  { settings, context, github }: { settings: Settings; context: StepContext; github: GitHub },
): Promise<string | undefined> {
  if (!payload) return 'the event has no comment'
  const reading = readComment(payload.comment.body)
  if (payload.action !== 'created' || reading.kind === 'nothing') return 'the comment is not an order'
  const checkPermission = permissionChecker({
    github,
    minStanding: minStandingsOf(settings['command-permission']),
    bots: settings['command-bots'],
    now: context.now,
  })
  const command = readCommand(reading.text)
  const verdict = await checkPermission(payload.comment.user, 'kind' in command ? command.kind : 'help', 'obey')
  if (verdict === 'yes') return undefined
  return verdict === 'later' ? 'GitHub is rate limiting us; the order waits for the next job' : verdict.no
}

const Issue = z.object({
  number: z.int(),
  body: z.string().nullable().default(null),
  pull_request: z.object({}).optional(),
})
const CommentPayload = z.object({
  action: z.string(),
  issue: Issue,
  comment: z.object({
    body: z.string(),
    created_at: z.string().default(''),
    user: z.object({ login: z.string(), type: z.string() }).nullable(),
  }),
})
export type CommentEvent = z.infer<typeof CommentPayload>
const IssuePayload = z.object({ issue: Issue })
const ReviewPayload = z.object({ pull_request: z.object({ head: z.object({ ref: z.string() }) }) })

/** From the event that started this workflow. Only a hint: everything is read again from GitHub before it counts. */
export const commentPayload = (context: StepContext) => payload(context, 'issue_comment', CommentPayload)
export const issuePayload = (context: StepContext) => payload(context, 'issues', IssuePayload)
export const reviewPayload = (context: StepContext) => payload(context, 'pull_request_review', ReviewPayload)

/** `other` for another event; undefined if it is malformed. */
async function payload<T extends z.ZodType>(
  { env }: StepContext,
  event: string,
  shape: T,
): Promise<z.infer<T> | 'other' | undefined> {
  if (env['GITHUB_EVENT_NAME'] !== event) return 'other'
  return shape.safeParse(await eventPayload()).data
}
