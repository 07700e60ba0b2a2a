import { callTable } from '../../core/calls/call-table.ts'
import { newestIterations } from '../../core/calls/ended-iteration.ts'
import { manifestFiles, prepPrompt, readPrep } from '../../core/calls/prep.ts'
import { briefingIn, briefingRoom } from '../../core/prompt/briefing.ts'
import { renderPrompt } from '../../core/prompt/section.ts'
import { taskIn } from '../../core/run/fold/begin.ts'
import type { MadeCall, Planned } from '../../schema/agent/context-agent.ts'
import { readAgentsOfBase, readTemplate } from '../job/from-base.ts'
import { budgetChars, type JobSettings } from '../job/job-settings.ts'
import type { Ledger } from '../job/ledger.ts'
import type { Ports } from '../job/ports.ts'
import { serversFor } from '../job/servers.ts'
import { currentPrompt } from '../phase/prepare/prepare.ts'
import { readEndedIteration } from '../phase/prepare/stored-iteration.ts'
import { applyDirective, type CallEffect, type NumberedAttempt, recordCalled, taskNow } from './directive.ts'
import type { Call } from './make-call.ts'

const maxEnded = 5
/** Longer texts of an answer are cut (`core/text/excerpt.ts`). */
const maxAnswerChars = 60_000

/** A call that writes the briefing of the next attempt. `research`: the questions that the first one asked. */
export function gatherPrep(
  ports: Ports,
  job: JobSettings,
  request: { call: Planned<'prep'>; ledger: Ledger; at: NumberedAttempt; research: readonly string[] },
): Call {
  const { call, ledger, at, research } = request
  const isResearch = research.length > 0
  const does = isResearch ? 'does research for' : 'prepares the prompt of'
  return {
    row: { ...callTable[isResearch ? 'research' : 'prep'], maxTurns: call.max_turns },
    model: call.model ?? undefined,
    note: `${call.model ?? 'a second agent'} ${does} iteration ${at.iteration}`,
    gather: async () => ({
      ...(await readBriefing(ports, job, request)),
      servers: await serversFor(ports, job, { source: 'prep', recall: ledger.recall }),
    }),
  }
}

async function readBriefing(
  ports: Ports,
  job: JobSettings,
  { ledger, at, research }: { ledger: Ledger; at: NumberedAttempt; research: readonly string[] },
) {
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
  return { prompt, lent: new Map(files.map(({ path, content }) => [path, content])) }
}

/** Applies a prep's answer: it may ask for research once, and may hold the task back once between two agents. */
export function takePrep(
  ledger: Ledger,
  job: JobSettings,
  { made, at }: { made: MadeCall; at: NumberedAttempt },
): CallEffect {
  const { iteration, task } = at
  const { role } = made
  const answer = readPrep(made.end)
  if ('why' in answer) {
    recordCalled(ledger, { made, iteration, outcome: answer.why })
    return recordRefusedPrompt(ledger, iteration, answer.why)
  }
  const { action, reason, prepared_prompt: prepared = '', research = [] } = answer
  recordCalled(ledger, { made, iteration, outcome: `${action}: ${reason}` })
  if (action === 'research' && role === 'prep' && research.length > 0) {
    ledger.record({ type: 'context_directive', iteration, task: task.id, role, action, reason, held: false })
    return { research }
  }
  if (action === 'skip' || action === 'request_human_review') {
    const halt = applyDirective(ledger, job, { at, of: task.id, role, action, reason })
    if (halt) return { halt }
  }
  if (briefingIn(prepared) !== '') return { prepared }
  return recordRefusedPrompt(
    ledger,
    iteration,
    prepared.trim() === '' ? 'there is none' : 'it has only sections that ralph writes',
  )
}

function recordRefusedPrompt(ledger: Ledger, iteration: number, why: string): CallEffect {
  ledger.record({ type: 'prepared_prompt_refused', iteration, why: [why] })
  return {}
}
