import { z } from 'zod'
import { eventPayload } from '../context/event-payload.ts'
import type { StepContext } from '../context/step-context.ts'

const Issue = z.object({ number: z.int(), body: z.string().nullable().default(null) })
const CommentPayload = z.object({
  action: z.string(),
  issue: Issue,
  comment: z.object({
    body: z.string(),
    created_at: z.string().default(''),
    user: z.object({ login: z.string(), type: z.string() }).nullable(),
  }),
})
const IssuePayload = z.object({ issue: Issue })

/** What the event says that started this workflow; a hint, since everything is read from GitHub again before it counts. */
export const commentPayload = (context: StepContext) => payload(context, 'issue_comment', CommentPayload)
export const issuePayload = (context: StepContext) => payload(context, 'issues', IssuePayload)

/** `other` where something else has started it; undefined where it says nothing of the kind. */
async function payload<T extends z.ZodType>(
  { env }: StepContext,
  event: string,
  shape: T,
): Promise<z.infer<T> | 'other' | undefined> {
  if (env['GITHUB_EVENT_NAME'] !== event) return 'other'
  return shape.safeParse(await eventPayload()).data
}
