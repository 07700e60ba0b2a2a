import type { AgentEnd } from '../../../schema/agent/agent-end.ts'
import type { CheckResult } from '../../../schema/check/check.ts'
import { formatUsd, plural } from '../../text/amounts.ts'

const ended: Readonly<Record<AgentEnd['kind'], string>> = {
  finished: 'The agent has finished',
  no_result: 'The agent ended without an answer',
  error: 'The agent reported an error',
  usage_limit: "The provider's usage limit was reached",
  overloaded: 'The provider is overloaded',
  billing: 'The model account has no credit',
  auth: 'The model credential was refused',
  crashed: 'The agent crashed',
  timed_out: 'The agent ran out of time',
  cancelled: 'The agent was ended because the run was stopped or cancelled',
}

/** What the job of an agent did, in sentences; the agent's own words are told where they are judged. */
export function agentJobText(job: {
  readonly end: AgentEnd
  readonly usage: { readonly usd: number }
  readonly findings: readonly string[]
  readonly candidate: boolean
  readonly ranNoAgent: boolean
}): string {
  const { end, usage, findings, candidate, ranNoAgent } = job
  if (ranNoAgent)
    return `The passes that were waiting gave their answers (${formatUsd(usage.usd)}). The job "apply" records them.`
  const next = candidate ? 'Next, its commit is checked.' : 'There is no commit to check.'
  const found = findings.length > 0 ? ` The guards object to ${findings.length} of its changes.` : ''
  return `${ended[end.kind]} (${formatUsd(usage.usd)}).${found} ${next} The job "apply" finishes it.`
}

/** What the job of the checks did. */
export function checksJobText(job: {
  readonly results: readonly CheckResult[]
  readonly unready: string | null
}): string {
  if (job.unready !== null) return 'The set-up commands failed, so no check was run. The job "apply" finishes it.'
  const failed = job.results.filter(({ passed }) => !passed).length
  const count = job.results.length
  const said =
    failed === 0
      ? count === 1
        ? 'The check passed'
        : `All ${count} checks passed`
      : `${failed} of ${plural(count, 'check')} failed`
  return `${said}. The job "apply" finishes it.`
}
