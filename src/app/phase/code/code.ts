import { indexFileText } from '../../../core/knowledge/index-file.ts'
import { readPromptFacts } from '../../../core/prompt/prompt-facts.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { countSteps } from '../../../core/run/attempt/agent-steps.ts'
import { hasConflictMarkers } from '../../../core/run/next/conflict-task.ts'
import { callBudgets, remainingBudget } from '../../../core/run/next/left-of-run.ts'
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
import type { RunInterruptible } from '../../job/job-context.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { serversFor } from '../../job/servers.ts'
import { guard } from './guard.ts'
import { obtainHandoff } from './obtain-handoff.ts'

/** Third phase, in the workspace as its checkpoint has it: run the agent, confined; read what it left, once; look at it with the guards. */
export async function code(
  ports: Ports,
  job: JobSettings,
  request: {
    prepared: Prepared
    recall: Ledger['recall']
    knowledge: readonly Knowledge[]
    /** By the run so far: what is left of its budget bounds the call. */
    spent: Usage
    guarded: RunInterruptible
    cancelled: AbortSignal
    /** Told as soon as the call has ended: what it cost counts, whatever happens after it. */
    onSpent: (spent: { usage: Usage; duration_ms: number }) => void
  },
): Promise<Coded> {
  const { prepared } = request
  // An earlier change in the workspace counts as this attempt's.
  const from = prepared.rebase ? prepared.checkpoint : prepared.start
  ports.workspace.markUntrusted()
  const outcome = mapStrings(
    await request.guarded((signal) => callAgent(ports, job, { ...request, signal })),
    ports.clean,
  )
  const { lingeredMs, denials, servers, steps } = outcome
  request.onSpent({ usage: outcome.usage, duration_ms: outcome.durationMs })
  if (outcome.end.kind === 'error' && outcome.end.what === 'disk') return discarded(ports, prepared, outcome)
  const left = await captured(ports, request)
  if (!left) return cutOff(prepared, outcome)
  const formatted = isWorthFormatting(outcome.end, left) ? await format(ports, job, request) : nothingToFormat
  const capture = formatted.ran ? await captured(ports, request) : left
  if (!capture) return cutOff(prepared, outcome)
  const end = formatted.stopped ? { kind: 'cancelled' as const } : outcome.end
  const { tree, changes, hidden, environment } = capture
  const guarded = await guard(ports, job, { ...capture, ...prepared, start: from })
  const findings = [...guarded.findings, ...outcome.outside]
  const unready = formatted.failed ?? (await unresolvedReason(ports, { ...prepared, tree }))
  const hopeful = changes.length > 0 && findings.length === 0 && unready === null
  const obtained = await obtainHandoff(ports, job, { ...request, outcome, capture, hopeful })
  request.onSpent({ usage: obtained.usage, duration_ms: obtained.durationMs })
  const seen = { tree, changes, hidden, environment, findings, touched: guarded.touched, unready }
  const call = { end, lingeredMs, denials, servers, ...(steps && { steps }), ...obtained }
  return { ...prepared, start: from, ...call, ...seen }
}

const nothingSeen = { hidden: { paths: [], total: 0 }, environment: { paths: [], total: 0 }, findings: [], touched: [] }

/** What fills the disk must go before the state can be written; also what is ignored, which a restore would leave. */
async function discarded({ workspace }: Ports, prepared: Prepared, outcome: Called): Promise<Coded> {
  await workspace.discard()
  return nothingLeft(prepared, outcome)
}

function nothingLeft(prepared: Prepared, outcome: Called): Coded {
  const start = prepared.rebase ? prepared.checkpoint : prepared.start
  const nothing = { start, tree: start, changes: [], unready: null, ...nothingSeen }
  return { ...prepared, ...outcome, handoff: null, handoffSource: null, ...nothing }
}

/** What the agent left; undefined where the job was cancelled meanwhile: nobody waits for a large change to be read. */
async function captured(
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

const cutOff = (prepared: Prepared, outcome: Called): Coded =>
  nothingLeft(prepared, { ...outcome, end: { kind: 'cancelled' } })

/** Of an agent that tells nothing of its steps, none are known. */
type Called = AgentOutcome & Pick<Coded, 'steps'>

async function callAgent(
  ports: Pick<Ports, 'agent' | 'workspace' | 'show' | 'base' | 'clock'>,
  job: JobSettings,
  given: {
    prepared: Prepared
    spent: Usage
    recall: Ledger['recall']
    knowledge: readonly Knowledge[]
    signal: AbortSignal
  },
): Promise<Called> {
  const { settings } = job
  const { iteration, task, attempt, prompt, systemPrompt } = given.prepared
  const request = {
    pass: 'code' as const,
    iteration,
    task: task.id,
    attempt,
    prompt,
    systemPrompt,
    workspace: ports.workspace.path,
    cwd: ports.workspace.folder(task.working_directory ?? settings['working-directory']),
    model: task.model ?? settings.model,
    maxTurns: task.max_turns ?? settings['max-turns'],
    ...callBudgets(remainingBudget(settings, given.spent)),
    allowedTools: task.allowed_tools,
    schema: handoffJsonSchema(),
    knowledgeIndex: await indexFileOf(iteration, given),
    servers: await serversFor(ports, job, { of: 'code', recall: given.recall }),
  }
  const counted = countSteps()
  let heard = false
  const outcome = await ports.agent.run(request, given.signal, (progress) => {
    if (progress.kind === 'tool') counted.add(progress, ports.clock.now())
    heard ||= progress.kind === 'tool'
    ports.show({ kind: 'agent', iteration, progress })
  })
  return heard ? { ...outcome, steps: counted.end(ports.clock.now()) } : outcome
}

/** The file that the prompt of this iteration names; undefined if it names none. */
async function indexFileOf(
  iteration: number,
  { recall, knowledge }: { recall: Ledger['recall']; knowledge: readonly Knowledge[] },
): Promise<string | undefined> {
  const { entries = [], index_entries: count = 0 } =
    readPromptFacts(await recall(iterationPath(iteration, 'prompt.json'))) ?? {}
  return count === 0 ? undefined : indexFileText(knowledge.slice(0, count), entries)
}

const nothingToFormat = { ran: false, stopped: false, failed: null }

/** The commands of `before-capture`, ended like the agent is where the job is cancelled or stopped. */
async function format(ports: Ports, job: JobSettings, request: { prepared: Prepared; guarded: RunInterruptible }) {
  if (job.settings['before-capture'].length === 0) return nothingToFormat
  const { iteration } = request.prepared
  try {
    const failed = await request.guarded((signal) => beforeCapture(ports, job, { iteration, signal }))
    return { ran: true, stopped: false, failed }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return { ran: true, stopped: true, failed: null }
    throw error
  }
}

const timeoutMs = 10 * 60_000

/**
 * Runs the user's commands between the agent and the capture, such as formatters, confined as checks are. Null where
 * all of them passed, else the sentence that fails the attempt; the ones after it do not run.
 */
async function beforeCapture(
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

/** Formatters have something to do only where the agent did, and where what it did may be committed. */
const isWorthFormatting = (end: AgentEnd, { changes, refused }: Pick<Capture, 'changes' | 'refused'>): boolean =>
  (end.kind === 'finished' || end.kind === 'no_result') && changes.length > 0 && refused.length === 0

/** A conflict is a matter of text: git itself shows none in files above this. */
const readBytes = 100 * 1024 * 1024

/** Why a merge is not resolved yet; null where nothing of it is left, or where there was none to resolve. */
export async function unresolvedReason(
  { workspace }: Pick<Ports, 'workspace'>,
  { merge, rebase, checkpoint, tree }: Pick<Prepared, 'merge' | 'rebase' | 'checkpoint'> & { tree: string },
): Promise<string | null> {
  const other = merge?.base ?? rebase?.candidate
  if (other === undefined) return null
  const left: string[] = []
  for (const path of [...(merge?.files ?? []), ...(rebase?.files ?? [])]) {
    const [text = '', ...sides] = await Promise.all(
      [tree, checkpoint, other].map(async (treeish) => {
        const content = await workspace.readCaptured(treeish, path, readBytes)
        return new TextDecoder('utf-8').decode(content)
      }),
    )
    if (hasConflictMarkers(text, sides)) left.push(path)
  }
  return left.length === 0 ? null : `conflict markers remain in ${left.join(', ')}`
}

/** An attempt whose agent was not called, as if the call had been cancelled before it began. */
export function notCalled({ prompt: _, systemPrompt: __, calls: ___, ...numbered }: Prepared): Coded {
  const nothing = { paths: [], total: 0 }
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
    hidden: nothing,
    environment: nothing,
    unready: null,
    findings: [],
    touched: [],
  }
}
