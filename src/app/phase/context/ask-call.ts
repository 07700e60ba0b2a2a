import { newestIterations } from '../../../core/context/ended-iteration.ts'
import { manifestFiles } from '../../../core/context/manifest.ts'
import { postPrompt } from '../../../core/context/post-prompt.ts'
import { prepPrompt } from '../../../core/context/prep-prompt.ts'
import { indexPrompt } from '../../../core/knowledge/index-prompt.ts'
import { mergeDue, mergeTrigger } from '../../../core/knowledge/merge-first.ts'
import { briefingRoom } from '../../../core/prompt/briefing.ts'
import { renderPrompt } from '../../../core/prompt/section.ts'
import { taskIn } from '../../../core/run/fold/begin.ts'
import { callBudgets, isUsedUp, remainingBudget } from '../../../core/run/next/left-of-run.ts'
import { usualCost } from '../../../core/run/next/used-up.ts'
import type { AgentOutcome } from '../../../port/agent.ts'
import {
  type ContextRole,
  type MadeCall,
  type Planned,
  type PlannedCall,
  postJsonSchema,
  prepJsonSchema,
} from '../../../schema/agent/context-agent.ts'
import { knowledgeJsonSchema } from '../../../schema/agent/knowledge-operations.ts'
import { addUsage, noUsage, type Usage } from '../../../schema/agent/usage.ts'
import { readAgentsOfBase, readTemplate } from '../../job/from-base.ts'
import type { RunInterruptible } from '../../job/job-context.ts'
import { budgetChars, type JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { serversFor } from '../../job/servers.ts'
import { currentPrompt } from '../prepare/prepare.ts'
import { readEndedIteration } from '../prepare/stored-iteration.ts'
import { callReader } from '../validate/call-reader.ts'
import { type NumberedAttempt, taskNow } from './numbered.ts'
import { readUnindexedHandoffs } from './plan-calls.ts'

/** A context call costs cents; this only stops one that runs wild (USD). */
const maxUsd = { index: 1, post: 2, prep: 2, research: 2 } as const
const limitMs = 10 * 60_000

const maxEnded = 5

export interface CallContext {
  readonly ledger: Ledger
  readonly at: NumberedAttempt
  /** Of the run, with the calls so far. */
  readonly spent: Usage
  readonly guarded: RunInterruptible
}

/**
 * Makes one call before an attempt, within the budget that the attempt itself leaves. Undefined if none is left, or if
 * no agent can be asked.
 */
export async function askCall(
  ports: Ports,
  job: JobSettings,
  request: CallContext & { call: PlannedCall; research: readonly string[] },
): Promise<MadeCall | undefined> {
  const { call, ledger, research } = request
  const spent = addUsage(request.spent, { ...noUsage, usd: usualCost(ledger.state) })
  if (isUsedUp(remainingBudget(job.settings, spent))) {
    ports.show({
      kind: 'warning',
      text: `no budget is left for the call ${call.role} before iteration ${request.at.iteration}`,
    })
    return undefined
  }
  const callContext = { ...request, spent }
  if (call.role === 'index') return askIndexer(ports, job, { ...callContext, call })
  const reading =
    call.role === 'post'
      ? await prepareReview(ports, { ...callContext, call })
      : await prepareBriefing(ports, job, { ...callContext, research })
  return askReader(ports, job, { ...callContext, ...reading, call })
}

/** Without tools, away from the workspace. */
async function askIndexer(
  ports: Ports,
  job: JobSettings,
  { call, ledger, at, spent, guarded }: CallContext & { call: Planned<'index'> },
): Promise<MadeCall | undefined> {
  const { agent, show } = ports
  const { ask } = agent
  if (ask === undefined) return undefined
  const { model, max_turns: maxTurns, through } = call
  show({ kind: 'note', text: `${model ?? 'an agent'} indexes what was learned up to iteration ${through}` })
  const { handoffs } = await readUnindexedHandoffs(ledger, through)
  const { knowledge } = ledger.state
  const { compaction } = ledger.state
  const merge =
    call.trigger === mergeTrigger ? mergeDue(knowledge, compaction, budgetChars(job.settings, ledger.state)) : undefined
  const prompt = indexPrompt({
    template: await readTemplate(ports, 'knowledge-index'),
    knowledge,
    handoffs,
    merge,
    refusals: compaction.refusals,
  })
  const budgets = callBudgets(remainingBudget(job.settings, spent), maxUsd.index)
  const { iteration, task, attempt } = at
  const question = { iteration, task: task.id, attempt, prompt, model: model ?? undefined, maxTurns, ...budgets }
  const outcome = await guarded(async (signal) => {
    try {
      const servers = await serversFor(ports, job, { source: 'index', recall: ledger.recall })
      return await ask({ ...question, role: 'index', schema: knowledgeJsonSchema(), servers }, signal)
    } catch (error) {
      if (signal.aborted) throw error
      return failedCall(error)
    }
  })
  const { end, usage, durationMs: duration_ms, servers } = outcome
  return { role: 'index', model, end, usage, duration_ms, edited: [], ...(servers && { servers }) }
}

/** A fault of the program shows at the next call. */
const failedCall = (error: unknown): Pick<AgentOutcome, 'end' | 'usage' | 'durationMs' | 'servers'> => ({
  end: { kind: 'error', what: 'other', message: String(error) },
  usage: noUsage,
  durationMs: 0,
})

interface Reading {
  readonly role: Exclude<ContextRole, 'index'>
  readonly does: string
  readonly schema: object
  readonly prompt: string
  /** Files that are added to the workspace for the call. */
  readonly lent: ReadonlyMap<string, string>
}

async function prepareReview(
  ports: Ports,
  { call, ledger }: CallContext & { call: Planned<'post'> },
): Promise<Reading> {
  const { state, plan, recall } = ledger
  const reviewed = newestIterations(state, maxEnded).find(({ iteration }) => iteration === call.of)
  const last = await readEndedIteration(recall, reviewed ?? { iteration: call.of, task: '', passed: false })
  const failed = taskIn(state, last.task).failed_iterations.map((iteration) =>
    readEndedIteration(recall, { iteration, task: last.task, passed: false }),
  )
  const failures = (await Promise.all(failed)).map(({ iteration, why }) => ({ iteration, why: why ?? '' }))
  const { context } = await readAgentsOfBase(ports)
  const prompt = postPrompt({
    template: context.post.template ?? (await readTemplate(ports, 'context-post')),
    last,
    task: plan.tasks.find(({ id }) => id === last.task),
    failures,
    repeated: state.breaker,
    knowledge: state.knowledge,
    handoffs: (await readUnindexedHandoffs(ledger, call.through)).handoffs,
  })
  return {
    role: 'post',
    does: `reviews iteration ${call.of} before`,
    schema: postJsonSchema(),
    prompt,
    lent: new Map(),
  }
}

/** Longer texts of an answer are cut (`core/text/excerpt.ts`). */
const maxAnswerChars = 60_000

async function prepareBriefing(
  ports: Ports,
  job: JobSettings,
  { ledger, at, research }: CallContext & { research: readonly string[] },
): Promise<Reading> {
  const { state, recall } = ledger
  const task = taskNow(ledger, at.task)
  const facts = (all: ReturnType<typeof newestIterations>) =>
    Promise.all(all.map((one) => readEndedIteration(recall, one)))
  const endedIterations = await facts(newestIterations(state, maxEnded))
  const record = taskIn(state, task.id)
  const failed = record.failed_iterations.slice(-maxEnded).reverse()
  const { sections } = await currentPrompt(ports, job, { ledger, task, attempt: at.attempt })
  const files = manifestFiles({
    assembled: renderPrompt(sections),
    iteration: state.iteration,
    knowledge: state.knowledge,
    ended: endedIterations,
    failures: await facts(failed.map((iteration) => ({ iteration, task: task.id, passed: false }))),
  })
  const { context } = await readAgentsOfBase(ports)
  const prompt = prepPrompt({
    template: context.prep.template ?? (await readTemplate(ports, 'context-prep')),
    task,
    attempt: at.attempt,
    files,
    last: endedIterations[0],
    maxChars: Math.min(briefingRoom(sections, budgetChars(job.settings, state)), maxAnswerChars),
    hasAsked: record.held_back > 0,
    research,
  })
  const isResearch = research.length > 0
  return {
    role: isResearch ? 'research' : 'prep',
    does: isResearch ? 'does research for' : 'prepares the prompt of',
    schema: prepJsonSchema(),
    prompt,
    lent: new Map(files.map(({ path, content }) => [path, content])),
  }
}

/** Has an agent read in the workspace, and restores the files that it changed. */
async function askReader(
  ports: Ports,
  job: JobSettings,
  request: CallContext & Reading & { call: Exclude<PlannedCall, { role: 'index' }> },
): Promise<MadeCall> {
  const { call, at, role, does, schema, prompt, lent, guarded, spent } = request
  const { model, max_turns: maxTurns } = call
  const { workspace } = ports
  workspace.markUntrusted()
  const removeLentFiles = await workspace.addTempFiles(lent)
  const putBack = async ({ end }: Pick<AgentOutcome, 'end'>): Promise<readonly string[]> => {
    await removeLentFiles()
    if (end.kind === 'cancelled') return []
    const isDiskFull = end.kind === 'error' && end.what === 'disk'
    if (isDiskFull) await workspace.discard()
    const capture = isDiskFull ? undefined : await workspace.capture(at.start)
    await workspace.restore(at.start)
    await guarded((signal) => workspace.setUp(job.settings.setup, signal))
    if (capture === undefined) return []
    return [...capture.changes.map(({ path }) => path), ...capture.hidden.paths, ...capture.environment.paths]
  }
  const reader = {
    ...{ pass: role, does, model: model ?? undefined, maxTurns, schema, putBack, limitMs },
    servers: await serversFor(ports, job, {
      source: role === 'research' ? 'prep' : role,
      recall: request.ledger.recall,
    }),
    ...{ mayFail: true, maxUsd: maxUsd[role], prompt: async () => prompt },
  }
  const coded = { ...at, tree: at.start, usage: noUsage }
  const { end, usage, durationMs, edited, servers } = await callReader(ports, job, { coded, spent, guarded, reader })
  return { role, model, end, usage, duration_ms: durationMs, edited: edited.slice(0, 20), ...(servers && { servers }) }
}
