import { z } from 'zod'

const Repository = z.object({ full_name: z.string() }).nullish()
const Payload = z.object({
  pull_request: z.object({ head: z.object({ repo: Repository }) }).optional(),
  workflow_run: z.object({ head_repository: Repository }).optional(),
})

/** Whether what started the workflow is told by the event's payload: on demand and by the clock nothing is. */
export const readsPayload = (event: string): boolean => !/^(workflow_dispatch|schedule|push|)$/.test(event)

/** Events whose token is read-only and without secrets where Dependabot caused them; a schedule's actor says nothing. */
const withoutSecrets = /^(pull_request(_review(_comment)?)?|push|create|deployment(_status)?)$/

/**
 * Why the event that started this workflow can carry no run: its token may write nothing and it has no secrets, as for
 * Dependabot and for a fork. Undefined for every other event.
 */
export function outsiderEvent(at: {
  event: string
  actor: string
  /** `owner/name` of the repository that the workflow runs in. */
  repository: string
  payload: unknown
}): string | undefined {
  if (at.actor === 'dependabot[bot]' && withoutSecrets.test(at.event)) {
    return `Dependabot's ${at.event} event has a token that may only read, and no secrets; ralph works on the plan when a person, the schedule or a comment starts it`
  }
  const { pull_request, workflow_run } = Payload.safeParse(at.payload).data ?? {}
  const head = pull_request ? pull_request.head.repo : workflow_run?.head_repository
  const known = pull_request !== undefined || workflow_run !== undefined
  if (!known || head?.full_name.toLowerCase() === at.repository.toLowerCase()) return undefined
  const from = head ? `the fork ${head.full_name}` : 'a fork that is gone'
  return `this ${at.event} event comes from ${from}, and what a fork brings is neither run nor trusted; ralph works on the plan when a person, the schedule or a comment starts it`
}
