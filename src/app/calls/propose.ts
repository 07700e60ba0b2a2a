import type { RefusedAnswer } from '../../core/propose/judge-plan.ts'
import { retryPrompt } from '../../core/propose/plan-prompt.ts'
import { isUsedUp, remainingBudget } from '../../core/run/next/remaining-budget.ts'
import { formatLimit } from '../../core/text/amounts.ts'
import { mapStrings } from '../../core/text/redact.ts'
import type { AgentOutcome, AgentRequest } from '../../port/agent.ts'
import type { AgentEnd } from '../../schema/agent/agent-end.ts'
import { addUsage, noUsage, type Usage } from '../../schema/agent/usage.ts'
import type { Ports } from '../job/ports.ts'
import { readingTools } from './make-call.ts'

/** A question about the whole repository, before there is a run. */
export interface ProposalRequest<T>
  extends Pick<
    AgentRequest,
    'pass' | 'task' | 'prompt' | 'systemPrompt' | 'workspace' | 'model' | 'maxTurns' | 'schema'
  > {
  /** USD for all calls together. */
  readonly budgetUsd: number
  readonly judge: (end: AgentEnd) => T | RefusedAnswer
}

interface ProposalCost {
  readonly usage: Usage
  readonly calls: number
}

export type ProposalResult<T> = ProposalCost &
  (
    | { readonly kind: 'proposed'; readonly value: T; readonly answer: AgentEnd }
    | { readonly kind: 'refused'; readonly faults: readonly string[] }
    /** Another call would end the same way. */
    | { readonly kind: 'ended'; readonly end: AgentEnd }
    | { readonly kind: 'meddled'; readonly outside: readonly string[] }
  )

/** The first answer, and two more that correct it. */
const maxCalls = 3

/**
 * Asks a fresh agent that may only read, and asks again with the faults if its answer breaks a rule: at most three
 * calls, within one budget. Rejects as the port does if the agent cannot start.
 */
export async function propose<T extends object>(
  ports: Pick<Ports, 'agent' | 'show' | 'redact'>,
  request: ProposalRequest<T>,
  signal: AbortSignal,
): Promise<ProposalResult<T>> {
  let usage: Usage = noUsage
  let refused: RefusedAnswer | undefined
  for (let calls = 1; calls <= maxCalls; calls += 1) {
    const remaining = remainingBudget({ 'cost-budget': request.budgetUsd, 'token-budget': undefined }, usage)
    if (refused && isUsedUp(remaining)) return outOfBudget(refused, { usage, calls: calls - 1 })
    const outcome = await callAgent(ports, { ...request, leftUsd: remaining.usd, call: calls, refused }, signal)
    usage = addUsage(usage, outcome.usage)
    const end = mapStrings(outcome.end, ports.redact)
    if (outcome.outside.length > 0) return { kind: 'meddled', outside: outcome.outside, usage, calls }
    if (isFinal(end)) return { kind: 'ended', end, usage, calls }
    const judgement = request.judge(end)
    if (!('faults' in judgement)) return { kind: 'proposed', value: judgement, answer: end, usage, calls }
    refused = judgement
    const more = judgement.faults.length > 1 ? ` (and ${judgement.faults.length - 1} more)` : ''
    ports.show({ kind: 'note', text: `the answer breaks a rule: ${judgement.faults[0]}${more}` })
  }
  return { kind: 'refused', faults: refused?.faults ?? [], usage, calls: maxCalls }
}

const outOfBudget = (
  { faults }: RefusedAnswer,
  spent: ProposalCost,
): ProposalCost & { kind: 'refused'; faults: readonly string[] } => ({
  kind: 'refused',
  faults: [...faults, 'No budget is left to ask again.'],
  ...spent,
})

function callAgent<T>(
  { agent, show }: Pick<Ports, 'agent' | 'show'>,
  request: ProposalRequest<T> & { leftUsd: number; call: number; refused: RefusedAnswer | undefined },
  signal: AbortSignal,
): Promise<AgentOutcome> {
  const { pass, task, systemPrompt, workspace, model, maxTurns, schema, prompt, leftUsd, call, refused } = request
  const action = call === 1 ? `makes ${task}` : `corrects ${task} (call ${call} of at most ${maxCalls})`
  show({ kind: 'note', text: `${model ?? 'the agent'} ${action}, for at most ${formatLimit(leftUsd)}` })
  const agentRequest = {
    ...{ pass, task, systemPrompt, workspace, model, maxTurns, schema, limitMs },
    prompt: refused ? retryPrompt(prompt, refused) : prompt,
    ...{ cwd: workspace, iteration: 0, attempt: call, budgetUsd: leftUsd },
    allowedTools: readingTools,
  }
  return agent.run(agentRequest, signal, (progress) => show({ kind: 'agent', iteration: 0, progress }))
}

const limitMs = 15 * 60_000

/** A second call can mend an unreadable answer, not the reason why an agent gave none. */
const isFinal = (end: AgentEnd): boolean =>
  end.kind !== 'finished' && end.kind !== 'no_result' && !(end.kind === 'error' && end.what === 'structured_output')
