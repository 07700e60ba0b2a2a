import { indexFileText } from '../../../core/knowledge/index-file.ts'
import { readPromptFacts } from '../../../core/prompt/prompt-facts.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { countSteps } from '../../../core/run/attempt/agent-steps.ts'
import { hasConflictMarkers } from '../../../core/run/next/conflict-task.ts'
import { callBudgets, remainingBudget } from '../../../core/run/next/remaining-budget.ts'
import { mapStrings } from '../../../core/text/redact.ts'
import { failureSentence } from '../../../core/validation/failure-sentence.ts'
import { outputExcerpt } from '../../../core/validation/output-excerpt.ts'
import type { AgentOutcome } from '../../../port/agent.ts'
import type { Capture } from '../../../port/workspace.ts'
import type { AgentEnd } from '../../../schema/agent/agent-end.ts'
import { handoffJsonSchema } from '../../../schema/agent/handoff.ts'
import { noUsage, type Usage } from '../../../schema/agent/usage.ts'
import type { Knowledge } from '../../../schema/knowledge/entry.ts'
import type { Coded, Prepared } from '../../../schema/run/dossier.ts'
import { obtainHandoff } from '../../calls/extraction.ts'
import type { RunInterruptible } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { serversFor } from '../../job/servers.ts'
import { guard } from './guard.ts'

/** Third phase: runs the agent confined in the prepared workspace, captures its change once, and runs the guards. */
export async function code(
  ports: Ports,
  job: JobSettings,
  request: {
    prepared: Prepared
    recall: Ledger['recall']
    knowledge: readonly Knowledge[]
    /** Of the run so far: the remaining budget bounds the call. */
    spent: Usage
    guarded: RunInterruptible
    cancelled: AbortSignal
    /** Called as soon as the call has ended: its cost counts even after a later fault. */
    onSpent: (spent: { usage: Usage; duration_ms: number }) => void
  },
): Promise<Coded> {
  const { prepared } = request
  // An earlier change in the workspace counts as this attempt's.
  const start = prepared.rebase ? prepared.checkpoint : prepared.start
  ports.workspace.markUntrusted()
  const outcome = mapStrings(
    await request.guarded((signal) => callAgent(ports, job, { ...request, signal })),
    ports.clean,
  )
  const { lingeredMs, denials, servers, steps } = outcome
  request.onSpent({ usage: outcome.usage, duration_ms: outcome.durationMs })
  if (outcome.end.kind === 'error' && outcome.end.what === 'disk') return discardWorkspace(ports, prepared, outcome)
  const agentCapture = await captureUnlessCancelled(ports, request)
  if (!agentCapture) return cancelledResult(prepared, outcome)
  const formatted = needsFormatting(outcome.end, agentCapture) ? await format(ports, job, request) : notFormatted
  const capture = formatted.ran ? await captureUnlessCancelled(ports, request) : agentCapture
  if (!capture) return cancelledResult(prepared, outcome)
  const end = formatted.stopped ? { kind: 'cancelled' as const } : outcome.end
  const { tree, changes, hidden, environment } = capture
  const guardResult = await guard(ports, job, { ...capture, ...prepared, start })
  const findings = [...guardResult.findings, ...outcome.outside]
  const unready = formatted.failed ?? (await unresolvedReason(ports, { ...prepared, tree }))
  const mayPass = changes.length > 0 && findings.length === 0 && unready === null
  const obtained = await obtainHandoff(ports, job, { ...request, outcome, capture, mayPass })
  request.onSpent({ usage: obtained.usage, duration_ms: obtained.durationMs })
  const change = { tree, changes, hidden, environment, findings, touched: guardResult.touched, unready }
  const call = { end, lingeredMs, denials, servers, ...(steps && { steps }), ...obtained }
  return { ...prepared, start, ...call, ...change }
}

const noChange = { hidden: { paths: [], total: 0 }, environment: { paths: [], total: 0 }, findings: [], touched: [] }

/** Frees the disk before the state is written; ignored files too, which a restore would keep. */
async function discardWorkspace({ workspace }: Ports, prepared: Prepared, outcome: CallOutcome): Promise<Coded> {
  await workspace.discard()
  return resultWithoutChange(prepared, outcome)
}

function resultWithoutChange(prepared: Prepared, outcome: CallOutcome): Coded {
  const start = prepared.rebase ? prepared.checkpoint : prepared.start
  const nothing = { start, tree: start, changes: [], unready: null, ...noChange }
  return { ...prepared, ...outcome, handoff: null, handoffSource: null, ...nothing }
}

/** Undefined if the job was cancelled: a large change would take too long to read. */
async function captureUnlessCancelled(
  { workspace }: Pick<Ports, 'workspace'>,
  { prepared, cancelled }: { prepared: Prepared; cancelled: AbortSignal },
): Promise<Capture | undefined> {
  try {
    return await workspace.capture(prepared.rebase ? prepared.checkpoint : prepared.start, cancelled)
  } catch (error) {
    if (cancelled.aborted) return undefined
    throw error
  }
}

const cancelledResult = (prepared: Prepared, outcome: CallOutcome): Coded =>
  resultWithoutChange(prepared, { ...outcome, end: { kind: 'cancelled' } })

/** `steps` is missing for agents that report none. */
type CallOutcome = AgentOutcome & Pick<Coded, 'steps'>

async function callAgent(
  ports: Pick<Ports, 'agent' | 'workspace' | 'show' | 'base' | 'clock'>,
  job: JobSettings,
  callRequest: {
    prepared: Prepared
    spent: Usage
    recall: Ledger['recall']
    knowledge: readonly Knowledge[]
    signal: AbortSignal
  },
): Promise<CallOutcome> {
  const { settings } = job
  const { iteration, task, attempt, prompt, systemPrompt } = callRequest.prepared
  const request = {
    pass: 'code' as const,
    iteration,
    task: task.id,
    attempt,
    prompt,
    systemPrompt,
    workspace: ports.workspace.path,
    cwd: ports.workspace.ensureFolder(task.working_directory ?? settings['working-directory']),
    model: task.model ?? settings.model,
    maxTurns: task.max_turns ?? settings['max-turns'],
    ...callBudgets(remainingBudget(settings, callRequest.spent)),
    allowedTools: task.allowed_tools,
    schema: handoffJsonSchema(),
    knowledgeIndex: await readIndexFile(iteration, callRequest),
    servers: await serversFor(ports, job, { source: 'code', recall: callRequest.recall }),
  }
  const stepCounter = countSteps()
  let usedTools = false
  const outcome = await ports.agent.run(request, callRequest.signal, (progress) => {
    if (progress.kind === 'tool') stepCounter.add(progress, ports.clock.now())
    usedTools ||= progress.kind === 'tool'
    ports.show({ kind: 'agent', iteration, progress })
  })
  return usedTools ? { ...outcome, steps: stepCounter.end(ports.clock.now()) } : outcome
}

async function readIndexFile(
  iteration: number,
  { recall, knowledge }: { recall: Ledger['recall']; knowledge: readonly Knowledge[] },
): Promise<string | undefined> {
  const { entries = [], index_entries: count = 0 } =
    readPromptFacts(await recall(iterationPath(iteration, 'prompt.json'))) ?? {}
  return count === 0 ? undefined : indexFileText(knowledge.slice(0, count), entries)
}

const notFormatted = { ran: false, stopped: false, failed: null }

/** Runs `before-capture`; stopped like the agent if the job is cancelled or stopped. */
async function format(ports: Ports, job: JobSettings, request: { prepared: Prepared; guarded: RunInterruptible }) {
  if (job.settings['before-capture'].length === 0) return notFormatted
  const { iteration } = request.prepared
  try {
    const failed = await request.guarded((signal) => runBeforeCapture(ports, job, { iteration, signal }))
    return { ran: true, stopped: false, failed }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return { ran: true, stopped: true, failed: null }
    throw error
  }
}

const timeoutMs = 10 * 60_000

/**
 * Runs the user's commands, such as formatters, between the agent and the capture, confined as checks are. Returns the
 * sentence of the first failure, or null.
 */
async function runBeforeCapture(
  { runCheck }: Pick<Ports, 'runCheck'>,
  { settings }: JobSettings,
  request: { iteration: number; signal: AbortSignal },
): Promise<string | null> {
  for (const run of settings['before-capture']) {
    const working_directory = settings['working-directory']
    const check = { name: run, run, kind: 'build', timeout_ms: timeoutMs, working_directory } as const
    const result = await runCheck(check, `iteration-${request.iteration}-before-capture`, request.signal)
    if (!result.passed)
      return `before-capture: ${run} ${failureSentence(result)}\n${outputExcerpt(result, 1000)}`.trim()
  }
  return null
}

/** Nothing to format if the agent changed nothing or something that may not be committed. */
const needsFormatting = (end: AgentEnd, { changes, refused }: Pick<Capture, 'changes' | 'refused'>): boolean =>
  (end.kind === 'finished' || end.kind === 'no_result') && changes.length > 0 && refused.length === 0

/** Git shows no conflicts as text in larger files. */
const readBytes = 100 * 1024 * 1024

/** Why a merge is not resolved; null if it is, or if there was none. */
export async function unresolvedReason(
  { workspace }: Pick<Ports, 'workspace'>,
  { merge, rebase, checkpoint, tree }: Pick<Prepared, 'merge' | 'rebase' | 'checkpoint'> & { tree: string },
): Promise<string | null> {
  const otherSide = merge?.base ?? rebase?.candidate
  if (otherSide === undefined) return null
  const unresolved: string[] = []
  for (const path of [...(merge?.files ?? []), ...(rebase?.files ?? [])]) {
    const [text = '', ...sides] = await Promise.all(
      [tree, checkpoint, otherSide].map(async (treeish) => {
        const content = await workspace.readCaptured(treeish, path, readBytes)
        return new TextDecoder('utf-8').decode(content)
      }),
    )
    if (hasConflictMarkers(text, sides)) unresolved.push(path)
  }
  return unresolved.length === 0 ? null : `conflict markers remain in ${unresolved.join(', ')}`
}

export function uncalledResult({ prompt: _, systemPrompt: __, calls: ___, ...numbered }: Prepared): Coded {
  const noPaths = { paths: [], total: 0 }
  return {
    ...numbered,
    end: { kind: 'cancelled' },
    usage: noUsage,
    durationMs: 0,
    lingeredMs: null,
    denials: [],
    handoff: null,
    handoffSource: null,
    tree: numbered.start,
    changes: [],
    hidden: noPaths,
    environment: noPaths,
    unready: null,
    findings: [],
    touched: [],
  }
}
