import type { Agent, AgentOutcome, AgentProgress, AgentRequest, Question } from '../../port/agent.ts'
import type { ShowProgress } from '../../port/progress.ts'
import type { TrustedFiles } from '../../port/steering.ts'
import type { Workspace } from '../../port/workspace.ts'
import type { CassetteStep, Recording } from '../../schema/run/cassette.ts'
import type { Git } from '../git/call/exec.ts'
import { treeChanges } from '../git/store/compare-trees.ts'
import { type CallRecord, type CassetteFolder, keptBytes, keptChanges } from './cassette-folder.ts'

/** An agent and where it works. */
interface Place {
  readonly agent: Agent
  readonly workspace: Workspace
}

interface Recorded extends Place {
  /** Of further attempts side by side. */
  readonly lane: (lane: number) => Place
  readonly base: TrustedFiles
  readonly show: ShowProgress
}

/**
 * The same ports, with every agent call, what it changed, the facts of the run and what was read from the base written to
 * the cassette on the way. `settled` resolves when everything is on disk and throws what went wrong with it.
 */
export function recordCalls<P extends Recorded>(
  ports: P,
  to: { folder: CassetteFolder; git: Git; now: () => number; redact: (text: string) => string },
): { ports: P; settled: () => Promise<void> } {
  const { folder, now } = to
  let calls = 0
  let writing: Promise<unknown> = Promise.resolve()
  // In the order in which it happened; the job does not wait, and learns of a fault at its end.
  const enqueue = (write: () => Promise<void>): void => {
    writing = writing.then(write)
    writing.catch(() => undefined)
  }

  async function recorded(
    call: { kind: Recording['call']; request: AgentRequest | Question; onProgress: (progress: AgentProgress) => void },
    play: (onProgress: (progress: AgentProgress) => void) => Promise<AgentOutcome>,
    onRecord: (record: CallRecord, number: number) => void,
  ): Promise<AgentOutcome> {
    const started = now()
    const steps = stepsOf(to)
    const outcome = await play((progress) => {
      steps.add(progress)
      call.onProgress(progress)
    })
    const record = recordOf(call, { started, outcome, ...steps.finish() })
    calls += 1
    const number = calls
    onRecord(record, number)
    enqueue(() => folder.call(number, record))
    return outcome
  }

  const inPlace = <L extends Place>(place: L): L => {
    const { agent, workspace } = place
    /** The coding agent's, until what it changed here has been read. */
    let newest: { record: CallRecord; number: number } | undefined
    const onRecord = (record: CallRecord, number: number): void => {
      if (record.recording.call === 'run') newest = { record, number }
    }
    const takeNewest = () => {
      const call = newest
      newest = undefined
      return call
    }
    return { ...place, ...recordedIn({ agent, workspace }, onRecord, takeNewest) }
  }

  const recordedIn = (
    { agent, workspace }: Place,
    onRecord: (record: CallRecord, number: number) => void,
    takeNewest: () => { record: CallRecord; number: number } | undefined,
  ): Place => {
    const ask = agent.ask?.bind(agent)
    const quiet = (): void => undefined
    return {
      agent: {
        ...agent,
        run: (request, signal, onProgress) =>
          recorded(
            { kind: request.pass === 'code' ? 'run' : request.pass, request, onProgress },
            (tell) => agent.run(request, signal, tell),
            onRecord,
          ),
        ...(ask && {
          ask: (question, signal) =>
            recorded(
              { kind: askKinds[question.role], request: question, onProgress: quiet },
              () => ask(question, signal),
              onRecord,
            ),
        }),
      },
      workspace: {
        ...workspace,
        capture: async (checkpoint, signal) => {
          const capture = await workspace.capture(checkpoint, signal)
          // The first one after the call: what formatters do afterwards, they will do again.
          const call = takeNewest()
          if (call === undefined) return capture
          const { record, number } = call
          const changes = await treeChanges(to.git, { from: checkpoint, to: capture.tree, limit: keptBytes })
          const { kept, leftOut } = keptChanges(changes, to.redact)
          const refused = capture.refused.map(({ path, why }) => (path === null ? why : `${path}: ${why}`))
          enqueue(() => folder.call(number, withChanges(record, { kept, leftOut: [...leftOut, ...refused] })))
          return capture
        },
      },
    }
  }

  const { base, show } = ports
  const lanes = new Map<number, Place>()
  const wrapped: Recorded = {
    ...inPlace({ agent: ports.agent, workspace: ports.workspace }),
    lane(number) {
      const place = lanes.get(number) ?? inPlace(ports.lane(number))
      lanes.set(number, place)
      return place
    },
    base: {
      read: async (path) => {
        const content = await base.read(path)
        if (content !== undefined) enqueue(() => folder.file(`base/${path}`, content))
        return content
      },
    },
    show: (progress) => {
      if (progress.kind === 'event') enqueue(() => folder.event(progress.event))
      show(progress)
    },
  }
  return { ports: { ...ports, ...wrapped }, settled: async () => void (await writing) }
}

const askKinds = { extraction: 'ask', index: 'index' } as const

function recordOf(
  { kind, request }: { kind: Recording['call']; request: AgentRequest | Question },
  {
    started,
    outcome,
    steps,
    leftOut,
  }: { started: number; outcome: AgentOutcome; steps: CassetteStep[]; leftOut: string[] },
): CallRecord {
  const { iteration, task, attempt, model, maxTurns, budgetUsd, prompt } = request
  const { end, usage, durationMs, lingeredMs, outside, denials, servers } = outcome
  return {
    recording: {
      task,
      attempt,
      call: kind,
      iteration,
      started: new Date(started).toISOString(),
      request: {
        model: model ?? null,
        max_turns: maxTurns,
        budget_usd: budgetUsd,
        allowed_tools: 'allowedTools' in request && request.allowedTools ? [...request.allowedTools] : null,
        ...(request.servers && { servers: request.servers.list.map(({ name }) => name) }),
      },
      steps,
      usage: { usd: 0, turns: 1, input_tokens: 0, output_tokens: 0 },
      linger_ms: 0,
      outcome: {
        end,
        usage,
        duration_ms: durationMs,
        lingered_ms: lingeredMs,
        outside: [...outside],
        denials: [...denials],
        ...(servers && { servers }),
      },
      left_out: leftOut,
    },
    prompt,
    systemPrompt: 'systemPrompt' in request ? request.systemPrompt : '',
    changes: [],
  }
}

const withChanges = (record: CallRecord, { kept, leftOut }: ReturnType<typeof keptChanges>): CallRecord => ({
  ...record,
  recording: { ...record.recording, left_out: [...record.recording.left_out, ...leftOut] },
  changes: kept,
})

/** Of one call's stream; the rest is counted. */
const mostSteps = 1000
const mostChars = 2000

/**
 * Collects what a call's stream showed as steps of a cassette, each with the time that it was waited for. Texts are
 * redacted before they are cut: half a secret is not found.
 */
export function stepsOf({ now, redact }: { now: () => number; redact: (text: string) => string }) {
  const steps: CassetteStep[] = []
  let last = now()
  let dropped = 0
  let cut = 0

  const bounded = (said: string): string => {
    const text = redact(said)
    if (text.length <= mostChars) return text
    cut += 1
    return `${text.slice(0, mostChars)} […]`
  }

  const add = (progress: AgentProgress): void => {
    const step = stepOf(progress, bounded)
    if (step === undefined) return
    if (steps.length === mostSteps) {
      dropped += 1
      return
    }
    // A clock that was set back waits for nothing.
    steps.push({ wait_ms: Math.max(0, Math.round(now() - last)), ...step })
    last = now()
  }

  const finish = (): { steps: CassetteStep[]; leftOut: string[] } => ({
    steps,
    leftOut: [
      ...(dropped === 0 ? [] : [`the stream: ${dropped} steps after the first ${mostSteps}`]),
      ...(cut === 0 ? [] : [`the stream: the ends of ${cut} texts of more than ${mostChars} characters`]),
    ],
  })

  return { add, finish }
}

function stepOf(progress: AgentProgress, bounded: (text: string) => string): CassetteStep | undefined {
  switch (progress.kind) {
    case 'says':
      return { say: bounded(progress.text) }
    case 'tool':
      return { tool: { name: bounded(progress.name), target: bounded(progress.target) } }
    case 'retrying':
      return { say: `[the agent retries: ${bounded(progress.why)}]` }
    default:
      return undefined
  }
}
