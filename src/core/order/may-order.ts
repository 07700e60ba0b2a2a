import { z } from 'zod'
import type { OperatorCommand } from '../../schema/run/control.ts'
import { lines, type Reader } from '../setting/setting.ts'
import { commandForms } from './read-command.ts'

/** Roles on GitHub, weakest first. */
export const standings = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const
export type Standing = (typeof standings)[number]

/** The default: who may change files may also order. */
const defaultStanding: Standing = 'write'

/** `no` gives the reason. `minStandings` by command, or for `all` of them. */
export function mayOrder(request: {
  login: string
  command: OperatorCommand['kind']
  standing: Standing
  minStandings: Readonly<Record<string, Standing>>
}): 'yes' | { readonly no: string } {
  const { login, command, standing, minStandings } = request
  const required = minStandings[command] ?? minStandings['all'] ?? defaultStanding
  if (standings.indexOf(standing) >= standings.indexOf(required)) return 'yes'
  return { no: `${login} has the role ${standing} here, and ${command} needs ${required}` }
}

const roles = standings.slice(1)

/** Reads `approve=maintain` or `approve: maintain`, one a line; `all` stands for every other command. */
export const readMinStandings: Reader<readonly string[]> = (raw) => {
  const parsed = lines(raw)
  const value = 'value' in parsed ? parsed.value : []
  if ('expected' in parsed || !value.every((text) => entryOf(text))) {
    return { expected: `texts such as approve=maintain: a command or all, and one of ${roles.join(', ')}` }
  }
  return { value }
}

/** The minimum standing by command, from what `readMinStandings` has read. */
export const minStandingsOf = (texts: readonly string[]): Readonly<Record<string, Standing>> =>
  Object.fromEntries(texts.flatMap((text) => entryOf(text) ?? []).map(({ command, standing }) => [command, standing]))

function entryOf(text: string): { command: string; standing: Standing } | undefined {
  const [, command = '', role = ''] = /^(\w+)\s*[=:]\s*(\w+)$/.exec(text) ?? []
  const standing = roles.find((name) => name === role)
  const isCommand = command === 'all' || Object.hasOwn(commandForms, command)
  return isCommand && standing ? { command, standing } : undefined
}

const Repository = z.object({ full_name: z.string() }).nullish()
const Payload = z.object({
  pull_request: z.object({ head: z.object({ repo: Repository }) }).optional(),
  workflow_run: z.object({ head_repository: Repository }).optional(),
})

/** True if the event's payload says where it came from; manual, push and scheduled events do not. */
export const readsPayload = (event: string): boolean => !/^(workflow_dispatch|schedule|push|)$/.test(event)

/** Events with a read-only token and no secrets if Dependabot caused them. A schedule's actor says nothing. */
const withoutSecrets = /^(pull_request(_review(_comment)?)?|push|create|deployment(_status)?)$/

/** Events of a fork or of Dependabot have a read-only token and no secrets. Undefined for every other event. */
export function outsiderEvent(request: {
  event: string
  actor: string
  /** `owner/name` of the workflow's repository. */
  repository: string
  payload: unknown
}): string | undefined {
  if (request.actor === 'dependabot[bot]' && withoutSecrets.test(request.event)) {
    return `Dependabot's ${request.event} event has a read-only token and no secrets; ralph works on the plan when a person, the schedule or a comment starts it`
  }
  const { pull_request, workflow_run } = Payload.safeParse(request.payload).data ?? {}
  const head = pull_request ? pull_request.head.repo : workflow_run?.head_repository
  const hasSource = pull_request !== undefined || workflow_run !== undefined
  if (!hasSource || head?.full_name.toLowerCase() === request.repository.toLowerCase()) return undefined
  const from = head ? `the fork ${head.full_name}` : 'a deleted fork'
  return `this ${request.event} event comes from ${from}, and code from a fork is neither run nor trusted; ralph works on the plan when a person, the schedule or a comment starts it`
}

/** Environment variable with the run's name. An order from a process that has it is not a person's. */
export const engineMark = 'RALPH_WORKS_FOR'

/** Environment variable with the number of the lane. */
export const laneVariable = 'RALPH_LANE'
