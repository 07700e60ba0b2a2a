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
import { type CallRecord, keptBytes, keptChanges, makeCassette } from './cassette-folder.ts'
import type { StateHistory } from './state-history.ts'

interface StateCassette {
  readonly git: Git
  readonly history: StateHistory
  readonly segment: Segment
  readonly redact: (text: string) => string
  /** What the state does not tell. */
  readonly settings: Pick<CassetteRun, 'ralph' | 'checks' | 'settings' | 'committer'>
  /** Files that steer a run of this plan file. */
  readonly steeringFilesOf: (planFile: string) => readonly string[]
  readonly planFile: string
}

/** Writes a segment of a run as a cassette that begins with the state that the segment began with. */
export async function writeStateCassette(path: string, options: StateCassette): Promise<void> {
  const { history, segment, redact } = options
  const events = history.log.map(({ event }) => event)
  const seq = history.log[segment.startIndex]?.seq ?? 0
  const state = fold(null, events.slice(0, segment.startIndex))
  const first = segment.attempts[0]
  if (state === null || first === undefined) throw new Error('the log has an attempt before its run started')
  const files = await stateFilesAt(history, { state, seq })
  const { settings, checks, ralph, committer } = options.settings
  const steering = options.steeringFilesOf(state.plan_file ?? options.planFile)
  const prompts = await history.read(segment.attempts.map(({ iteration }) => iterationPath(iteration, 'prompt.md')))
  const folder = await makeCassette(path, {
    redact,
    plan: asRead(Plan.parse(JSON.parse(files.get('plan.json') ?? ''))),
    run: {
      ralph,
      started: first.at,
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
      // The state does not name the log; whoever was asked for it was told so in these words.
      ...(prompts.some((prompt) => prompt?.includes(askForNote)) && { asks_for_note: true as const }),
      checks,
      settings,
    },
  })
  for (const [name, content] of files) await folder.file(`state/${name}`, content)
  const base = await baseFiles(options.git, state.base)
  for (const [name, content] of base) await folder.file(`base/${name}`, content)
  const served = base.some(([name]) => name.startsWith('.ralph/config/mcp-'))
  for (const event of segment.events) await folder.event(event)
  let number = 0
  for (const attempt of segment.attempts) {
    for (const record of await callsOf({ ...options, served, steering }, attempt)) await folder.call(++number, record)
  }
}

/** As a plan file may be: the engine's own task stands in the state alone. */
const asRead = (plan: Plan): Plan => ({ ...plan, tasks: plan.tasks.filter(({ id }) => !isAgentsMd(id)) })

/** What the engine and its prompts read of a state: no more, since the whole of it grows with the run. */
async function stateFilesAt(history: StateHistory, { state, seq }: { state: RunState; seq: number }) {
  const iterations = new Set([
    ...state.recent.map(({ iteration }) => iteration),
    ...Object.values(state.tasks).flatMap((task) => task.failed_iterations),
    // What the index does not know yet.
    ...[...taskByIteration(state).keys()].filter((iteration) => iteration > state.compaction.through),
  ])
  const perIteration = ['handoff.json', 'validation.json', 'agent.json', 'review.json', 'passes.json']
  const paths = [
    ...['plan.json', 'control.json', planSourcePath, 'progress-log.json', 'progress-log.md'],
    ...[...iterations].flatMap((n) => [...perIteration.map((file) => iterationPath(n, file)), withdrawalPath(n)]),
  ]
  const files = await filesAt(history, { seq, paths })
  // What is known of each criterion is gathered when the plan is complete, over all tasks.
  const judged = Object.values(state.tasks).flatMap((task) =>
    iterationsOf(task).map((n) => iterationPath(n, 'criteria.json')),
  )
  for (const [path, content] of await filesAt(history, { seq, paths: judged })) files.set(path, content)
  // Of the tasks that others depend on, a prompt tells what the newest iterations left.
  const plan = Plan.parse(JSON.parse(files.get('plan.json') ?? ''))
  const builtOn = [...new Set(plan.tasks.flatMap(({ depends_on }) => depends_on))].flatMap((id) => {
    const newest = state.tasks[id]?.iteration ?? undefined
    return newest === undefined || iterations.has(newest) ? [] : [newest]
  })
  const ofThem = builtOn.flatMap((n) => ['handoff.json', 'agent.json'].map((file) => iterationPath(n, file)))
  for (const [path, content] of await filesAt(history, { seq, paths: ofThem })) files.set(path, content)
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

/** Of the base: what changes a prompt. */
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

/** `served`: its base configures MCP servers. `steering`: the files that steer this run. */
type Calls = StateCassette & { readonly served: boolean; readonly steering: readonly string[] }

async function callsOf(options: Calls, attempt: EventOf<'attempt_started'>): Promise<CallRecord[]> {
  const { history, segment } = options
  const { iteration } = attempt
  const [prompt = '', agent, handoff, ...beside] = await history.read(
    ['prompt.md', 'agent.json', 'handoff.json', 'review.json', 'context.json', 'passes.json'].map((file) =>
      iterationPath(iteration, file),
    ),
  )
  const [review, context, passes] = beside.map((text) => (text === undefined ? undefined : JSON.parse(text)))
  const before = context === undefined ? [] : contextOfRecord(context)
  // Held back: its agent was never called.
  if (agent === undefined) return before.map((call) => furtherOf(attempt, call))
  const { outcome, extraction: asked } = outcomeOfRecord(keptCall(agent, handoff), segment.events, iteration)
  const reviewed = review === undefined ? undefined : reviewOfRecord(review, outcome)
  const after: FurtherCall[] = [
    ...(asked ? [{ call: 'ask' as const, outcome: asked, leftOut: [] }] : []),
    ...(reviewed ? [{ call: 'review' as const, outcome: reviewed, leftOut: [] }] : []),
    ...(passes === undefined ? [] : passesOfRecord(passes, segment.events, iteration)),
  ]
  const judged = claimOfRecord(segment.events, iteration)
  const claim = judged && { call: 'verify' as const, outcome: judged, leftOut: [] }
  return [
    ...before.map((call) => furtherOf(attempt, call)),
    await ownCall(options, attempt, { prompt, outcome }),
    ...after.map((call) => furtherOf(attempt, call)),
    ...(claim ? [furtherOf({ ...attempt, task: planTask, attempt: 1 }, claim)] : []),
  ]
}

async function ownCall(
  { git, segment, redact, served, steering }: Calls,
  attempt: EventOf<'attempt_started'>,
  { prompt, outcome }: { prompt: string; outcome: RecordedOutcome },
): Promise<CallRecord> {
  const { iteration, checkpoint } = attempt
  const tree = attemptTree(verdictsAlone(segment.events), iteration)
  const to = tree.kind === 'tree' ? tree.commit : checkpoint
  const all = await treeChanges(git, { from: checkpoint, to, limit: keptBytes })
  // A guard let no agent change these: the engine wrote them, and does so again.
  const own = new Set(protectedFindings(all, steering).map(({ path }) => path))
  const { kept, leftOut } = keptChanges(
    all.filter(({ path }) => !own.has(path)),
    redact,
  )
  const verdict = verdictOf(segment.events, iteration)
  const guarded = verdict?.type === 'attempt_failed' && verdict.cause === 'guard'
  const lost = guarded ? ['its changes: a guard refused them, so they were not kept'] : []
  const left = served ? ['what its MCP servers left: the state has their newest memory alone'] : []
  const recording = recordingOf(attempt, outcome, [...leftOut, ...lost, ...left])
  return { prompt, systemPrompt: '', changes: kept, recording }
}

const furtherOf = (attempt: EventOf<'attempt_started'>, { call, outcome, leftOut }: FurtherCall): CallRecord => ({
  ...{ prompt: '', systemPrompt: '', changes: [] },
  recording: { ...recordingOf(attempt, outcome, leftOut), call },
})

/** What a person made of it later has nothing to do with what it was. */
const verdictsAlone = (events: readonly RunEvent[]): RunEvent[] =>
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

/** `agent.json` and `handoff.json` of an iteration. Throws where the first one is not there: no call is known then. */
function keptCall(agent: string | undefined, handoff: string | undefined): KeptCall {
  const call = AgentFile.parse(JSON.parse(agent ?? 'null'))
  return { ...call, handoff: handoff === undefined ? undefined : HandoffFile.parse(JSON.parse(handoff)) }
}
