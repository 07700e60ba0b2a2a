import { applyOperations, readOperations } from '../../../core/knowledge/apply-operations.ts'
import { indexPrompt } from '../../../core/knowledge/index-prompt.ts'
import { memoryPath } from '../../../core/ref/state-paths.ts'
import { taughtBy } from '../../../core/run/next/taught.ts'
import type { AgentEnd } from '../../../schema/agent/agent-end.ts'
import type { IndexAnswer, IndexQuestion } from '../../../schema/agent/index-call.ts'
import { noUsage } from '../../../schema/agent/usage.ts'
import { knowledgeJsonSchema } from '../../../schema/knowledge/operations.ts'
import type { Task } from '../../../schema/plan/plan.ts'
import { contextModel } from '../../job/agents-of-base.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { serversFor } from '../../job/servers-for.ts'
import { settleServers } from '../../job/servers-left.ts'
import { template } from '../../job/template.ts'
import type { Guarded } from '../../job/work.ts'
import type { DueIndex } from './renew-index.ts'

/** An index call costs a few cents; this only stops one that runs wild. */
const indexUsd = 1
/** With less left, the call would end before its answer. */
const leastUsd = 0.01

/** What an agent is to be asked, as plain data: the job that has the key for a model asks it. */
export async function indexQuestion(
  ports: Pick<Ports, 'base' | 'embedded'>,
  job: JobSettings,
  { ledger, due }: { ledger: Ledger; due: DueIndex },
): Promise<IndexQuestion> {
  return {
    prompt: indexPrompt({
      template: await template(ports, 'knowledge-index'),
      knowledge: ledger.state.knowledge,
      handoffs: due.handoffs,
      merge: due.merge,
    }),
    model: await contextModel(ports, job),
    max_turns: job.settings['compaction-max-turns'],
    trigger: due.trigger,
    through: due.through,
  }
}

/**
 * Asks it, without tools and away from the workspace, within what is left of the run's budget. Undefined where nothing is
 * left: the index stays due.
 */
export async function askIndexer(
  ports: Pick<Ports, 'agent' | 'show' | 'base'>,
  job: JobSettings,
  request: {
    question: IndexQuestion
    recall: Ledger['recall']
    iteration: number
    task: Task
    attempt: number
    spentUsd: number
    guarded: Guarded
  },
): Promise<IndexAnswer | undefined> {
  const { agent, show } = ports
  const { question, iteration, task, attempt } = request
  const left = job.settings['cost-budget'] - request.spentUsd
  if (agent.ask === undefined || left < leastUsd) return undefined
  show({
    kind: 'note',
    text: `${question.model ?? 'an agent'} indexes what the iterations up to ${question.through} taught`,
  })
  return request.guarded(async (signal) => {
    try {
      const { prompt, model, max_turns: maxTurns } = question
      const budgetUsd = Math.min(indexUsd, left)
      const asked = { iteration, task: task.id, attempt, prompt, model: model ?? undefined, maxTurns, budgetUsd }
      const servers = await serversFor(ports, job, { of: 'index', recall: request.recall })
      const outcome = await agent.ask?.({ ...asked, role: 'index', schema: knowledgeJsonSchema(), servers }, signal)
      return (
        outcome && { end: outcome.end, usage: outcome.usage, duration_ms: outcome.durationMs, servers: outcome.servers }
      )
    } catch (error) {
      if (signal.aborted) throw error
      // What is wrong with the program shows at the call that follows.
      return { end: { kind: 'error', what: 'other', message: String(error) }, usage: noUsage, duration_ms: 0 }
    }
  })
}

/** Takes the answer into the index where it holds, else records why not; what it cost counts either way. */
export function takeIndexAnswer(
  ledger: Ledger,
  { question, answer, iteration }: { question: IndexQuestion; answer: IndexAnswer; iteration: number },
): void {
  const { model, trigger, through } = question
  const { usage, duration_ms } = answer
  ledger.record({ type: 'agent_call', role: 'index', iteration, model, usage, duration_ms })
  const memoryAt = answer.end.kind === 'finished' ? memoryPath : null
  settleServers(ledger, { iteration, left: answer.servers, memoryAt })
  // Nobody's fault: the index stays due, and the next job asks again.
  if (answer.end.kind === 'cancelled') return
  const said = { source: 'indexer', trigger } as const
  const read = operationsOf(answer.end)
  const applied =
    'why' in read
      ? ({ kind: 'refused', why: read.why } as const)
      : applyOperations(ledger.state.knowledge, read.operations, { taught: taughtBy(ledger.state) })
  ledger.record(
    applied.kind === 'applied'
      ? { type: 'knowledge_changed', ...said, through, entries: [...applied.changed] }
      : { type: 'knowledge_refused', ...said, iteration: iteration - 1, why: [...applied.why] },
  )
}

function operationsOf(end: AgentEnd): ReturnType<typeof readOperations> {
  if (end.kind !== 'finished') return { why: [`the indexer ended with ${end.kind.replaceAll('_', ' ')}`] }
  if (end.structured !== null && end.structured !== undefined) return readOperations(end.structured)
  try {
    return readOperations(JSON.parse(end.text))
  } catch {
    return { why: ['the indexer gave no answer that is JSON'] }
  }
}
