import { z } from 'zod'
import { protectedFindings } from '../../core/guard/protected-paths.ts'
import { askForNote } from '../../core/handoff/progress-note.ts'
import { isAgentsMd } from '../../core/plan/graph/milestones.ts'
import { instructionFiles } from '../../core/prompt/base-instructions.ts'
import { iterationPath, planSourcePath, segmentPath } from '../../core/ref/state-paths.ts'
import { verdictOf } from '../../core/replay/compare-runs.ts'
import {
  claimOfRecord,
  contextOfRecord,
  type FurtherCall,
  type KeptCall,
  outcomeOfRecord,
  passesOfRecord,
  reviewOfRecord,
} from '../../core/replay/outcome-of-record.ts'
import type { Segment } from '../../core/replay/segments.ts'
import { attemptTree } from '../../core/run/attempt/attempt-tree.ts'
import { fold } from '../../core/run/fold/evolve.ts'
import { iterationsOf, taskByIteration } from '../../core/run/fold/task-commits.ts'
import { withdrawalPath } from '../../core/run/stored/run-files.ts'
import { AgentFault } from '../../schema/agent/agent-end.ts'
import { Handoff, HandoffSource } from '../../schema/agent/handoff.ts'
import { Usage } from '../../schema/agent/usage.ts'
import { planTask } from '../../schema/counsel/counsel.ts'
import { Plan } from '../../schema/plan/plan.ts'
import type { CassetteRun, RecordedOutcome, Recording } from '../../schema/run/cassette.ts'
import type { EventOf, RunEvent } from '../../schema/run/event.ts'
import type { RunState } from '../../schema/run/run-state.ts'
import type { Git } from '../git/call/exec.ts'
import { treeChanges } from '../git/store/compare-trees.ts'
import { type CallRecord, makeCassette, maxFileBytes, recordChanges } from './cassette-folder.ts'
import type { StateHistory } from './state-history.ts'

interface StateCassette {
  readonly git: Git
  readonly history: StateHistory
  readonly segment: Segment
  readonly redact: (text: string) => string
  /** Facts that the state does not contain. */
  readonly settings: Pick<CassetteRun, 'ralph' | 'checks' | 'settings' | 'committer'>
  /** Files that steer a run of this plan file. */
  readonly steeringFilesOf: (planFile: string) => readonly string[]
  readonly planFile: string
}

/** The cassette begins with the state at the segment's start. */
export async function writeStateCassette(path: string, options: StateCassette): Promise<void> {
  const { history, segment, redact } = options
  const events = history.log.map(({ event }) => event)
  const seq = history.log[segment.startIndex]?.seq ?? 0
  const state = fold(null, events.slice(0, segment.startIndex))
  const firstAttempt = segment.attempts[0]
  if (state === null || firstAttempt === undefined) throw new Error('the log has an attempt before its run started')
  const files = await stateFilesAt(history, { state, seq })
  const { settings, checks, ralph, committer } = options.settings
  const steering = options.steeringFilesOf(state.plan_file ?? options.planFile)
  const prompts = await history.read(segment.attempts.map(({ iteration }) => iterationPath(iteration, 'prompt.md')))
  const folder = await makeCassette(path, {
    redact,
    plan: withoutEngineTasks(Plan.parse(JSON.parse(files.get('plan.json') ?? ''))),
    run: {
      ralph,
      started: firstAttempt.at,
      plan_name: state.plan,
      plan_file: options.planFile,
      plan_source: state.plan_source,
      ...(state.plan_format !== null && { plan_format: state.plan_format }),
      fresh: false,
      ...(state.plan_file !== null && { document: state.plan_file }),
      base: { commit: state.base, branch: state.base_branch },
      state: { files: 'state' },
      work: state.work,
      work_branch: state.work_branch,
      remote: state.remote,
      committer,
      steering_files: [...steering],
      // The state does not name the log, so the prompts show whether an agent was asked for it.
      ...(prompts.some((prompt) => prompt?.includes(askForNote)) && { asks_for_note: true as const }),
      checks,
      settings,
    },
  })
  for (const [name, content] of files) await folder.file(`state/${name}`, content)
  const base = await baseFiles(options.git, state.base)
  for (const [name, content] of base) await folder.file(`base/${name}`, content)
  const hasServers = base.some(([name]) => name.startsWith('.ralph/config/mcp-'))
  for (const event of segment.events) await folder.event(event)
  let number = 0
  for (const attempt of segment.attempts) {
    for (const record of await callsOf({ ...options, hasServers, steering }, attempt))
      await folder.call(++number, record)
  }
}

/** A plan file cannot have the engine's own task. */
const withoutEngineTasks = (plan: Plan): Plan => ({ ...plan, tasks: plan.tasks.filter(({ id }) => !isAgentsMd(id)) })

/** Only files that the engine and its prompts read, since the whole state grows with the run. */
async function stateFilesAt(history: StateHistory, { state, seq }: { state: RunState; seq: number }) {
  const iterations = new Set([
    ...state.recent.map(({ iteration }) => iteration),
    ...Object.values(state.tasks).flatMap((task) => task.failed_iterations),
    // Iterations that are not in the index yet.
    ...[...taskByIteration(state).keys()].filter((iteration) => iteration > state.compaction.through),
  ])
  const perIteration = ['handoff.json', 'validation.json', 'agent.json', 'review.json', 'passes.json']
  const paths = [
    ...['plan.json', 'control.json', planSourcePath, 'progress-log.json', 'progress-log.md'],
    ...[...iterations].flatMap((n) => [...perIteration.map((file) => iterationPath(n, file)), withdrawalPath(n)]),
  ]
  const files = await filesAt(history, { seq, paths })
  // Evidence is collected over all tasks when the plan is complete.
  const criteriaPaths = Object.values(state.tasks).flatMap((task) =>
    iterationsOf(task).map((n) => iterationPath(n, 'criteria.json')),
  )
  for (const [path, content] of await filesAt(history, { seq, paths: criteriaPaths })) files.set(path, content)
  // A prompt has the newest handoffs of dependencies.
  const plan = Plan.parse(JSON.parse(files.get('plan.json') ?? ''))
  const dependencyIterations = [...new Set(plan.tasks.flatMap(({ depends_on }) => depends_on))].flatMap((id) => {
    const newest = state.tasks[id]?.iteration ?? undefined
    return newest === undefined || iterations.has(newest) ? [] : [newest]
  })
  const dependencyPaths = dependencyIterations.flatMap((n) =>
    ['handoff.json', 'agent.json'].map((file) => iterationPath(n, file)),
  )
  for (const [path, content] of await filesAt(history, { seq, paths: dependencyPaths })) files.set(path, content)
  files.set('run.json', JSON.stringify({ ...state, lease: null, current: null, stop: null }, null, 2))
  files.set(segmentPath(seq), '')
  return files
}

async function filesAt(
  history: StateHistory,
  { seq, paths }: { seq: number; paths: readonly string[] },
): Promise<Map<string, string>> {
  const contents = await history.readAt(seq, paths)
  return new Map(
    paths.flatMap((path, index) => {
      const content = contents[index]
      return content === undefined ? [] : [[path, content] as const]
    }),
  )
}

/** Files of the base that change a prompt. */
async function baseFiles(git: Git, base: string): Promise<[string, string][]> {
  const args = ['ls-tree', '-r', '-z', '--name-only', base, ...instructionFiles, '.ralph/']
  const { stdout } = await git({ args })
  const files: [string, string][] = []
  for (const path of stdout
    .toString('utf8')
    .split('\0')
    .filter((name) => name !== '')) {
    const { stdout: content } = await git({ args: ['cat-file', 'blob', `${base}:${path}`], allow: [128] })
    files.push([path, content.toString('utf8')])
  }
  return files
}

/** `hasServers`: its base configures MCP servers. `steering`: the files that steer this run. */
type CallOptions = StateCassette & { readonly hasServers: boolean; readonly steering: readonly string[] }

async function callsOf(options: CallOptions, attempt: EventOf<'attempt_started'>): Promise<CallRecord[]> {
  const { history, segment } = options
  const { iteration } = attempt
  const [prompt = '', agent, handoff, ...otherFiles] = await history.read(
    ['prompt.md', 'agent.json', 'handoff.json', 'review.json', 'context.json', 'passes.json'].map((file) =>
      iterationPath(iteration, file),
    ),
  )
  const [review, context, passes] = otherFiles.map((text) => (text === undefined ? undefined : JSON.parse(text)))
  const contextCalls = context === undefined ? [] : contextOfRecord(context)
  // The agent was never called.
  if (agent === undefined) return contextCalls.map((call) => callRecord(attempt, call))
  const { outcome, extraction: questionOutcome } = outcomeOfRecord(parseCall(agent, handoff), segment.events, iteration)
  const reviewOutcome = review === undefined ? undefined : reviewOfRecord(review, outcome)
  const laterCalls: FurtherCall[] = [
    ...(questionOutcome ? [{ call: 'ask' as const, outcome: questionOutcome, leftOut: [] }] : []),
    ...(reviewOutcome ? [{ call: 'review' as const, outcome: reviewOutcome, leftOut: [] }] : []),
    ...(passes === undefined ? [] : passesOfRecord(passes, segment.events, iteration)),
  ]
  const claimOutcome = claimOfRecord(segment.events, iteration)
  const claim = claimOutcome && { call: 'verify' as const, outcome: claimOutcome, leftOut: [] }
  return [
    ...contextCalls.map((call) => callRecord(attempt, call)),
    await codingCall(options, attempt, { prompt, outcome }),
    ...laterCalls.map((call) => callRecord(attempt, call)),
    ...(claim ? [callRecord({ ...attempt, task: planTask, attempt: 1 }, claim)] : []),
  ]
}

async function codingCall(
  { git, segment, redact, hasServers, steering }: CallOptions,
  attempt: EventOf<'attempt_started'>,
  { prompt, outcome }: { prompt: string; outcome: RecordedOutcome },
): Promise<CallRecord> {
  const { iteration, checkpoint } = attempt
  const tree = attemptTree(onlyVerdicts(segment.events), iteration)
  const result = tree.kind === 'tree' ? tree.commit : checkpoint
  const changes = await treeChanges(git, { from: checkpoint, to: result, limit: maxFileBytes })
  // No agent may change these: the engine wrote them and will do so again.
  const engineFiles = new Set(protectedFindings(changes, steering).map(({ path }) => path))
  const { recorded, leftOut } = recordChanges(
    changes.filter(({ path }) => !engineFiles.has(path)),
    redact,
  )
  const verdict = verdictOf(segment.events, iteration)
  const isRefused = verdict?.type === 'attempt_failed' && verdict.cause === 'guard'
  const guardNote = isRefused ? ['its changes: a guard refused them, so they were not kept'] : []
  const serverNote = hasServers ? ['what its MCP servers left: the state has their newest memory alone'] : []
  const recording = recordingOf(attempt, outcome, [...leftOut, ...guardNote, ...serverNote])
  return { prompt, systemPrompt: '', changes: recorded, recording }
}

const callRecord = (attempt: EventOf<'attempt_started'>, { call, outcome, leftOut }: FurtherCall): CallRecord => ({
  ...{ prompt: '', systemPrompt: '', changes: [] },
  recording: { ...recordingOf(attempt, outcome, leftOut), call },
})

/** Later decisions of an operator do not matter here. */
const onlyVerdicts = (events: readonly RunEvent[]): RunEvent[] =>
  events.filter(({ type }) => /^attempt_(?:succeeded|held|failed|interrupted)$/.test(type))

const recordingOf = (
  { iteration, task, attempt, at }: EventOf<'attempt_started'>,
  outcome: RecordedOutcome,
  left_out: readonly string[],
): Omit<Recording, 'prompt' | 'system_prompt'> => ({
  task,
  attempt,
  call: 'run',
  iteration,
  started: at,
  steps: [],
  usage: { usd: 0, turns: 1, input_tokens: 0, output_tokens: 0 },
  linger_ms: 0,
  outcome,
  left_out: ["the agent's steps: the state does not contain them", ...left_out],
})

const AgentFile = z.object({
  end: z.enum([
    ...(['finished', 'no_result', 'error', 'usage_limit', 'overloaded', 'billing', 'auth'] as const),
    ...(['crashed', 'timed_out', 'cancelled'] as const),
  ]),
  fault: AgentFault.optional(),
  duration_ms: z.number(),
  usage: Usage,
  denials: z.array(z.string()).default([]),
})

const HandoffFile = z.object({ source: HandoffSource, handoff: Handoff })

/** Throws without `agent.json`, because the call is unknown then. */
function parseCall(agent: string | undefined, handoff: string | undefined): KeptCall {
  const call = AgentFile.parse(JSON.parse(agent ?? 'null'))
  return { ...call, handoff: handoff === undefined ? undefined : HandoffFile.parse(JSON.parse(handoff)) }
}
