import type { Agent, AgentOutcome, AgentProgress, AgentRequest, Question } from '../../port/agent.ts'
import type { ShowProgress } from '../../port/progress.ts'
import type { TrustedFiles } from '../../port/steering.ts'
import type { Workspace } from '../../port/workspace.ts'
import type { CassetteStep, Recording } from '../../schema/run/cassette.ts'
import type { Git } from '../git/call/exec.ts'
import { treeChanges } from '../git/store/compare-trees.ts'
import { type CallRecord, type CassetteFolder, maxFileBytes, recordChanges } from './cassette-folder.ts'

interface AgentPlace {
  readonly agent: Agent
  readonly workspace: Workspace
}

interface RecordablePorts extends AgentPlace {
  /** The place of a parallel attempt. */
  readonly lane: (lane: number) => AgentPlace
  readonly base: TrustedFiles
  readonly show: ShowProgress
}

/**
 * Wraps the ports, so that agent calls, their changes, events and files of the base are written to the cassette.
 * `finishWriting` waits for the disk and throws its faults.
 */
export function recordCalls<P extends RecordablePorts>(
  ports: P,
  options: { folder: CassetteFolder; git: Git; now: () => number; redact: (text: string) => string },
): { ports: P; finishWriting: () => Promise<void> } {
  const { folder, now } = options
  let calls = 0
  let writing: Promise<unknown> = Promise.resolve()
  // In order; the job does not wait and gets a fault at its end.
  const enqueue = (write: () => Promise<void>): void => {
    writing = writing.then(write)
    writing.catch(() => undefined)
  }

  async function recordCall(
    call: { kind: Recording['call']; request: AgentRequest | Question; onProgress: (progress: AgentProgress) => void },
    play: (onProgress: (progress: AgentProgress) => void) => Promise<AgentOutcome>,
    onRecord: (record: CallRecord, number: number) => void,
  ): Promise<AgentOutcome> {
    const startMs = now()
    const steps = stepCollector(options)
    const outcome = await play((progress) => {
      steps.add(progress)
      call.onProgress(progress)
    })
    const record = recordOf(call, { started: startMs, outcome, ...steps.finish() })
    calls += 1
    const number = calls
    onRecord(record, number)
    enqueue(() => folder.call(number, record))
    return outcome
  }

  const wrapPlace = <L extends AgentPlace>(place: L): L => {
    const { agent, workspace } = place
    /** The coding agent's call, until its changes are read. */
    let lastCall: { record: CallRecord; number: number } | undefined
    const onRecord = (record: CallRecord, number: number): void => {
      if (record.recording.call === 'run') lastCall = { record, number }
    }
    const ask = agent.ask?.bind(agent)
    const ignoreProgress = (): void => undefined
    return {
      ...place,
      agent: {
        ...agent,
        run: (request, signal, onProgress) =>
          recordCall(
            { kind: request.pass === 'code' ? 'run' : request.pass, request, onProgress },
            (tell) => agent.run(request, signal, tell),
            onRecord,
          ),
        ...(ask && {
          ask: (question, signal) =>
            recordCall(
              { kind: askKinds[question.role], request: question, onProgress: ignoreProgress },
              () => ask(question, signal),
              onRecord,
            ),
        }),
      },
      workspace: {
        ...workspace,
        capture: async (checkpoint, signal) => {
          const capture = await workspace.capture(checkpoint, signal)
          // Only the first capture after a call: formatters will repeat their later changes.
          const call = lastCall
          lastCall = undefined
          if (call === undefined) return capture
          const { record, number } = call
          const changes = await treeChanges(options.git, { from: checkpoint, to: capture.tree, limit: maxFileBytes })
          const { recorded, leftOut } = recordChanges(changes, options.redact)
          const refused = capture.refused.map(({ path, why }) => (path === null ? why : `${path}: ${why}`))
          enqueue(() => folder.call(number, withChanges(record, { recorded, leftOut: [...leftOut, ...refused] })))
          return capture
        },
      },
    }
  }

  const { base, show } = ports
  const lanes = new Map<number, AgentPlace>()
  const wrapped: RecordablePorts = {
    ...wrapPlace({ agent: ports.agent, workspace: ports.workspace }),
    lane(number) {
      const place = lanes.get(number) ?? wrapPlace(ports.lane(number))
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
  return { ports: { ...ports, ...wrapped }, finishWriting: async () => void (await writing) }
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

const withChanges = (record: CallRecord, { recorded, leftOut }: ReturnType<typeof recordChanges>): CallRecord => ({
  ...record,
  recording: { ...record.recording, left_out: [...record.recording.left_out, ...leftOut] },
  changes: recorded,
})

/** Further steps are only counted. */
const maxSteps = 1000
const maxChars = 2000

/**
 * Collects steps with the time between them. Texts are redacted before they are cut, because half a secret would not
 * be found.
 */
export function stepCollector({ now, redact }: { now: () => number; redact: (text: string) => string }) {
  const steps: CassetteStep[] = []
  let lastMs = now()
  let dropped = 0
  let cutTexts = 0

  const limitText = (original: string): string => {
    const text = redact(original)
    if (text.length <= maxChars) return text
    cutTexts += 1
    return `${text.slice(0, maxChars)} […]`
  }

  const add = (progress: AgentProgress): void => {
    const step = stepOf(progress, limitText)
    if (step === undefined) return
    if (steps.length === maxSteps) {
      dropped += 1
      return
    }
    // The clock may have been set back.
    steps.push({ wait_ms: Math.max(0, Math.round(now() - lastMs)), ...step })
    lastMs = now()
  }

  const finish = (): { steps: CassetteStep[]; leftOut: string[] } => ({
    steps,
    leftOut: [
      ...(dropped === 0 ? [] : [`the stream: ${dropped} steps after the first ${maxSteps}`]),
      ...(cutTexts === 0 ? [] : [`the stream: the ends of ${cutTexts} texts of more than ${maxChars} characters`]),
    ],
  })

  return { add, finish }
}

function stepOf(progress: AgentProgress, limitText: (text: string) => string): CassetteStep | undefined {
  switch (progress.kind) {
    case 'says':
      return { say: limitText(progress.text) }
    case 'tool':
      return { tool: { name: limitText(progress.name), target: limitText(progress.target) } }
    case 'retrying':
      return { say: `[the agent retries: ${limitText(progress.why)}]` }
    default:
      return undefined
  }
}
