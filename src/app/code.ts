import { outsideFindings } from '../core/guard/allowed-paths.ts'
import { findingSentence, type GuardFinding } from '../core/guard/finding.ts'
import { protectedFindings } from '../core/guard/protected-paths.ts'
import { secretFinder } from '../core/guard/secrets.ts'
import { sizeFindings } from '../core/guard/size.ts'
import type { AgentOutcome } from '../port/agent.ts'
import type { Capture } from '../port/workspace.ts'
import type { Coded, Prepared } from '../schema/dossier.ts'
import { handoffJsonSchema } from '../schema/handoff.ts'
import type { Usage } from '../schema/usage.ts'
import { beforeCapture, isWorthFormatting } from './before-capture.ts'
import { handOver } from './hand-over.ts'
import type { JobSettings } from './job-settings.ts'
import { whileHoldingLease } from './lease-renewal.ts'
import type { Ledger } from './ledger.ts'
import { unlessStopped } from './obey.ts'
import type { Ports } from './ports.ts'
import { unresolved } from './unresolved.ts'

/** Files above this are not searched for secrets: the size guard refuses them, or they are no text. */
const searchedBytes = 5 * 1024 * 1024

/** Third phase, in the workspace as its checkpoint has it: run the agent, confined; read what it left, once; look at it with the guards. */
export async function code(
  ports: Ports,
  job: JobSettings,
  at: {
    prepared: Prepared
    ledger: Ledger
    signal: AbortSignal
    /** Told as soon as the call has ended: what it cost counts, whatever happens after it. */
    onSpent: (spent: { usage: Usage; duration_ms: number }) => void
  },
): Promise<Coded> {
  const { prepared } = at
  const outcome = await whileHoldingLease(ports, at, (signal) =>
    unlessStopped(ports, { ...at, signal }, (either) => callAgent(ports, job, { ...at, signal: either })),
  )
  const { lingeredMs, denials } = outcome
  at.onSpent({ usage: outcome.usage, duration_ms: outcome.durationMs })
  if (outcome.end.kind === 'error' && outcome.end.what === 'disk') return discarded(ports, prepared, outcome)
  const left = await ports.workspace.capture(prepared.start)
  const formatted = isWorthFormatting(outcome.end, left.changes) ? await format(ports, job, at) : nothingToFormat
  const capture = formatted.ran ? await ports.workspace.capture(prepared.start) : left
  const end = formatted.stopped ? { kind: 'cancelled' as const } : outcome.end
  const { tree, changes, hidden, environment } = capture
  const guarded = await guard(ports, job, { ...capture, ...prepared })
  const findings = [...guarded, ...outcome.outside]
  const unready = formatted.failed ?? (await unresolved(ports, { ...prepared, tree }))
  const hopeful = changes.length > 0 && findings.length === 0 && unready === null
  const handedOver = await handOver(ports, job, { ...at, outcome, capture, hopeful })
  at.onSpent({ usage: handedOver.usage, duration_ms: handedOver.durationMs })
  const seen = { tree, changes, hidden, environment, findings, unready }
  return { ...prepared, end, lingeredMs, denials, ...handedOver, ...seen }
}

const nothingSeen = { hidden: { paths: [], total: 0 }, environment: { paths: [], total: 0 }, findings: [] }

/** What fills the disk must go before the state can be written; also what is ignored, which a restore would leave. */
async function discarded({ workspace }: Ports, prepared: Prepared, outcome: AgentOutcome): Promise<Coded> {
  await workspace.discard()
  const nothing = { tree: prepared.start, changes: [], unready: null, ...nothingSeen }
  return { ...prepared, ...outcome, handoff: null, handoffSource: null, ...nothing }
}

function callAgent(
  ports: Pick<Ports, 'agent' | 'workspace' | 'show'>,
  { settings }: JobSettings,
  at: { prepared: Prepared; ledger: Ledger; signal: AbortSignal },
): Promise<AgentOutcome> {
  const { iteration, task, attempt, prompt, systemPrompt } = at.prepared
  const request = {
    iteration,
    task: task.id,
    attempt,
    prompt,
    systemPrompt,
    cwd: ports.workspace.folder(task.working_directory ?? settings['working-directory']),
    model: task.model ?? settings.model,
    maxTurns: task.max_turns ?? settings['max-turns'],
    budgetUsd: Math.max(0.01, settings['cost-budget'] - at.ledger.state.usage.usd),
    allowedTools: task.allowed_tools,
    schema: handoffJsonSchema,
  }
  return ports.agent.run(request, at.signal, (progress) => ports.show({ kind: 'agent', iteration, progress }))
}

const nothingToFormat = { ran: false, stopped: false, failed: null }

/** The commands of `before-capture`, ended like the agent is where the job is cancelled or stopped. */
async function format(ports: Ports, job: JobSettings, at: { prepared: Prepared; ledger: Ledger; signal: AbortSignal }) {
  if (job.settings['before-capture'].length === 0) return nothingToFormat
  const { iteration } = at.prepared
  try {
    const failed = await whileHoldingLease(ports, at, (signal) =>
      unlessStopped(ports, { ...at, signal }, (either) => beforeCapture(ports, job, { iteration, signal: either })),
    )
    return { ran: true, stopped: false, failed }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return { ran: true, stopped: true, failed: null }
    throw error
  }
}

/** Everything that may not be committed, at once: what git must not take, protected paths, size, secrets. */
async function guard(
  { workspace }: Pick<Ports, 'workspace'>,
  job: JobSettings,
  capture: Capture & Prepared,
): Promise<string[]> {
  const refused: GuardFinding[] = capture.refused.map(({ path, why }) => ({ path, why }))
  const found = [
    ...refused,
    ...protectedFindings(capture.changes, [...job.steeringFiles, ...job.settings['protected-paths']]),
    ...outsideFindings(capture.changes, capture.task.paths),
    ...sizeFindings(capture.changes),
    ...(await secrets({ workspace }, job, capture)),
  ]
  return found.map(findingSentence)
}

async function secrets(
  { workspace }: Pick<Ports, 'workspace'>,
  { secrets: known }: JobSettings,
  { tree, changes, start }: Capture & Prepared,
): Promise<GuardFinding[]> {
  const find = secretFinder(known)
  const findIn = async (treeish: string, path: string): Promise<GuardFinding[]> => {
    const content = await workspace.readCaptured(treeish, path, searchedBytes)
    return content ? find(path, new TextDecoder('utf-8').decode(content)) : []
  }
  const found: GuardFinding[] = []
  for (const { path, action, bytes } of changes) {
    if (action === 'deleted' || bytes > searchedBytes) continue
    const now = await findIn(tree, path)
    // A test key that was in the file before is not what this attempt brought in.
    const before = now.length > 0 && action === 'modified' ? await findIn(start, path) : []
    found.push(...now.filter(({ why }) => times(now, why) > times(before, why)))
  }
  return found
}

const times = (findings: readonly GuardFinding[], why: string): number =>
  findings.filter((finding) => finding.why === why).length
