import type { RefusedAnswer } from '../core/propose/judge-plan.ts'
import { againPrompt } from '../core/propose/plan-prompt.ts'
import { isUsedUp, remainingBudget } from '../core/run/next/left-of-run.ts'
import { formatLimit } from '../core/text/amounts.ts'
import { mapStrings } from '../core/text/redact.ts'
import type { AgentOutcome, AgentRequest } from '../port/agent.ts'
import type { AgentEnd } from '../schema/agent/agent-end.ts'
import { addUsage, noUsage, type Usage } from '../schema/agent/usage.ts'
import type { Ports } from './job/ports.ts'
import { readingTools } from './phase/validate/call-reader.ts'

/** A question about the whole repository, before there is a run. */
export interface ProposalRequest<T>
  extends Pick<
    AgentRequest,
    'pass' | 'task' | 'prompt' | 'systemPrompt' | 'workspace' | 'model' | 'maxTurns' | 'schema'
  > {
  /** USD for all calls together. */
  readonly budgetUsd: number
  /** Pure. */
  readonly judge: (end: AgentEnd) => T | RefusedAnswer
}

interface Spent {
  readonly usage: Usage
  readonly calls: number
}

export type ProposalResult<T> = Spent &
  (
    | { readonly kind: 'proposed'; readonly value: T; readonly answer: AgentEnd }
    /** What was wrong with the last answer. */
    | { readonly kind: 'refused'; readonly faults: readonly string[] }
    /** Another call would end the same way. */
    | { readonly kind: 'ended'; readonly end: AgentEnd }
    | { readonly kind: 'meddled'; readonly outside: readonly string[] }
  )

/** The first answer, and two more that correct it. */
const mostCalls = 3

/**
 * Asks a fresh agent that reads and changes nothing, and asks again where its answer breaks a rule, with what is wrong
 * with it: at most three calls, within one budget. Rejects as the port does where the agent cannot be started.
 */
export async function propose<T extends object>(
  ports: Pick<Ports, 'agent' | 'show' | 'redact'>,
  request: ProposalRequest<T>,
  signal: AbortSignal,
): Promise<ProposalResult<T>> {
  let usage: Usage = noUsage
  let refused: RefusedAnswer | undefined
  for (let calls = 1; calls <= mostCalls; calls += 1) {
    const left = remainingBudget({ 'cost-budget': request.budgetUsd, 'token-budget': undefined }, usage)
    if (refused && isUsedUp(left)) return outOfBudget(refused, { usage, calls: calls - 1 })
    const outcome = await ask(ports, { ...request, left: left.usd, call: calls, refused }, signal)
    usage = addUsage(usage, outcome.usage)
    const end = mapStrings(outcome.end, ports.redact)
    if (outcome.outside.length > 0) return { kind: 'meddled', outside: outcome.outside, usage, calls }
    if (isFinal(end)) return { kind: 'ended', end, usage, calls }
    const judged = request.judge(end)
    if (!('faults' in judged)) return { kind: 'proposed', value: judged, answer: end, usage, calls }
    refused = judged
    const more = judged.faults.length > 1 ? ` (and ${judged.faults.length - 1} more)` : ''
    ports.show({ kind: 'note', text: `the answer breaks a rule: ${judged.faults[0]}${more}` })
  }
  return { kind: 'refused', faults: refused?.faults ?? [], usage, calls: mostCalls }
}

const outOfBudget = (
  { faults }: RefusedAnswer,
  spent: Spent,
): Spent & { kind: 'refused'; faults: readonly string[] } => ({
  kind: 'refused',
  faults: [...faults, 'No budget is left to ask again.'],
  ...spent,
})

function ask<T>(
  { agent, show }: Pick<Ports, 'agent' | 'show'>,
  given: ProposalRequest<T> & { left: number; call: number; refused: RefusedAnswer | undefined },
  signal: AbortSignal,
): Promise<AgentOutcome> {
  const { pass, task, systemPrompt, workspace, model, maxTurns, schema, prompt, left, call, refused } = given
  const does = call === 1 ? `makes ${task}` : `corrects ${task} (call ${call} of at most ${mostCalls})`
  show({ kind: 'note', text: `${model ?? 'the agent'} ${does}, for at most ${formatLimit(left)}` })
  const request = {
    ...{ pass, task, systemPrompt, workspace, model, maxTurns, schema, limitMs },
    prompt: refused ? againPrompt(prompt, refused) : prompt,
    ...{ cwd: workspace, iteration: 0, attempt: call, budgetUsd: left },
    allowedTools: readingTools,
  }
  return agent.run(request, signal, (progress) => show({ kind: 'agent', iteration: 0, progress }))
}

const limitMs = 15 * 60_000

/** An answer that cannot be read can be mended; what keeps an agent from answering cannot. */
const isFinal = (end: AgentEnd): boolean =>
  end.kind !== 'finished' && end.kind !== 'no_result' && !(end.kind === 'error' && end.what === 'structured_output')
