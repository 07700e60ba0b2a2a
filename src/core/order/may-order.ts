import { z } from 'zod'
import type { OperatorCommand } from '../../schema/run/control.ts'
import { lines, type Reader } from '../setting/setting.ts'
import { commandForms } from './read-command.ts'

/** What GitHub lets somebody do in a repository, weakest first. */
export const standings = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const
export type Standing = (typeof standings)[number]

/** Who may change files may order, unless something else is configured for this command. */
const usual: Standing = 'write'

/** Whether somebody of this standing may give this order, or why not. `least` by command, or for `all` of them. */
export function mayOrder(request: {
  login: string
  command: OperatorCommand['kind']
  standing: Standing
  least: Readonly<Record<string, Standing>>
}): 'yes' | { readonly no: string } {
  const { login, command, standing, least } = request
  const needed = least[command] ?? least['all'] ?? usual
  if (standings.indexOf(standing) >= standings.indexOf(needed)) return 'yes'
  return { no: `${login} has the role ${standing} here, and ${command} needs ${needed}` }
}

const roles = standings.slice(1)

/** Reads `approve=maintain` or `approve: maintain`, one a line; `all` stands for every command that is not named. */
export const leastStandings: Reader<readonly string[]> = (raw) => {
  const read = lines(raw)
  const value = 'value' in read ? read.value : []
  if ('expected' in read || !value.every((text) => entryOf(text))) {
    return { expected: `texts such as approve=maintain: a command or all, and one of ${roles.join(', ')}` }
  }
  return { value }
}

/** The least standing by command, from what `leastStandings` has read. */
export const leastOf = (texts: readonly string[]): Readonly<Record<string, Standing>> =>
  Object.fromEntries(texts.flatMap((text) => entryOf(text) ?? []).map(({ command, standing }) => [command, standing]))

function entryOf(text: string): { command: string; standing: Standing } | undefined {
  const [, command = '', role = ''] = /^(\w+)\s*[=:]\s*(\w+)$/.exec(text) ?? []
  const standing = roles.find((one) => one === role)
  const known = command === 'all' || Object.hasOwn(commandForms, command)
  return known && standing ? { command, standing } : undefined
}

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
export function outsiderEvent(request: {
  event: string
  actor: string
  /** `owner/name` of the repository that the workflow runs in. */
  repository: string
  payload: unknown
}): string | undefined {
  if (request.actor === 'dependabot[bot]' && withoutSecrets.test(request.event)) {
    return `Dependabot's ${request.event} event has a read-only token and no secrets; ralph works on the plan when a person, the schedule or a comment starts it`
  }
  const { pull_request, workflow_run } = Payload.safeParse(request.payload).data ?? {}
  const head = pull_request ? pull_request.head.repo : workflow_run?.head_repository
  const known = pull_request !== undefined || workflow_run !== undefined
  if (!known || head?.full_name.toLowerCase() === request.repository.toLowerCase()) return undefined
  const from = head ? `the fork ${head.full_name}` : 'a deleted fork'
  return `this ${request.event} event comes from ${from}, and code from a fork is neither run nor trusted; ralph works on the plan when a person, the schedule or a comment starts it`
}

/**
 * A variable in the environment of everything that a job runs for its agent: whose run it is. An order that comes from
 * below such a process is not a person's.
 */
export const engineMark = 'RALPH_WORKS_FOR'

/** The number of the lane that a program works in. */
export const laneVariable = 'RALPH_LANE'
