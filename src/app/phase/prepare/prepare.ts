import { actionItems } from '../../../core/calls/consensus.ts'
import { agentClaims } from '../../../core/handoff/agent-claims.ts'
import { isActive } from '../../../core/knowledge/entry.ts'
import { feedbackPath, pendingFeedback } from '../../../core/plan/feedback.ts'
import { fitPrepared, fitWithMemory, fitWithoutIndex, queryOf } from '../../../core/prompt/fit-memory.ts'
import { skillPath } from '../../../core/prompt/overrides.ts'
import { planMap } from '../../../core/prompt/plan-map.ts'
import { charsPerToken, promptFacts } from '../../../core/prompt/prompt-facts.ts'
import type { FailedAttempt, PreviousHandoff, PromptInput } from '../../../core/prompt/prompt-input.ts'
import { renderPrompt, type Section } from '../../../core/prompt/section.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { statusIn, taskIn } from '../../../core/run/fold/begin.ts'
import { hintsFor } from '../../../core/run/fold/orders.ts'
import { commitsOf } from '../../../core/run/fold/task-commits.ts'
import { withdrawalInWords, withdrawalPath } from '../../../core/run/stored/run-files.ts'
import type { PlannedCall } from '../../../schema/agent/context-agent.ts'
import type { Handoff } from '../../../schema/agent/handoff.ts'
import { PassResults } from '../../../schema/agent/pass.ts'
import { Reviewed } from '../../../schema/agent/review.ts'
import { Validation } from '../../../schema/check/check.ts'
import type { Plan, Task } from '../../../schema/plan/plan.ts'
import { Withdrawal } from '../../../schema/run/control.ts'
import type { LaidOut, Prepared } from '../../../schema/run/dossier.ts'
import type { EventOf, RunEvent } from '../../../schema/run/event.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'
import { readContext, readEnabledPasses, readInstructions } from '../../job/from-base.ts'
import { budgetChars, type JobSettings, keepsIndexByFields } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { promptTemplates } from '../../job/prompt-templates.ts'
import { refuseUnusableServers, rolesIn } from '../../job/servers.ts'
import { readFinishedTasks } from './finished-tasks.ts'
import { gateOf } from './gate-of-job.ts'
import { type ReadStateFile, readStoredHandoff } from './stored-iteration.ts'

type PreparePorts = Pick<Ports, 'store' | 'base' | 'embedded' | 'show'> & Partial<Pick<Ports, 'workspace'>>

export interface AssembledPrompt {
  readonly sections: readonly Section[]
  readonly cuts: readonly { section: string; fromChars: number; toChars: number }[]
  readonly systemPrompt: string
  /** In the order of their numbers in the prompt. */
  readonly entries: readonly string[]
  /** Entries in the index file that the prompt names; 0 if it names none. */
  readonly indexEntries: number
}

/** Second phase: numbers the iteration, assembles its prompt and records the start. Calls no agent. */
export async function prepare(
  ports: PreparePorts,
  job: JobSettings,
  request: {
    ledger: Ledger
    task: Task
    attempt: number
    /** Set if the task resolves a merge. */
    laidOut?: LaidOut | undefined
    /** Calls before the agent; its prompt is assembled again with their results. */
    calls?: readonly PlannedCall[]
    inLane?: EventOf<'attempt_started'>['in_lane']
  },
): Promise<Prepared> {
  const { ledger, task, attempt, calls = [] } = request
  const { state, plan } = ledger
  const iteration = state.iteration + 1
  // Unusable servers are refused before the agent costs anything.
  const passes = await readEnabledPasses(ports, job)
  await refuseUnusableServers(ports, job, [
    ...rolesIn(job.settings),
    ...passes.map(({ mcp_config: file }) => ({ file })),
  ])
  const { sections, cuts, systemPrompt, ...numbers } = await assemblePrompt(ports, job, {
    state,
    plan,
    task,
    attempt,
    recall: ledger.recall,
  })
  const prompt = attachPrompt(ledger, iteration, { sections, ...numbers })
  // With calls first, another prompt may be sent.
  const measurable = calls.length === 0 ? { prompt_chars: prompt.length } : {}
  ledger.record(
    {
      ...{ type: 'attempt_started', iteration, task: task.id, attempt, checkpoint: state.work, ...measurable },
      ...(request.inLane && { in_lane: request.inLane }),
    },
    ...hintFacts(state, { iteration, task: task.id }),
    ...(calls.length === 0 ? cutFacts(iteration, cuts) : []),
  )
  const laidOut = request.laidOut ?? { start: state.work, merge: null }
  const numbered = { iteration, task, attempt, checkpoint: state.work, ...laidOut, prompt, systemPrompt }
  return calls.length === 0 ? numbered : { ...numbered, calls: [...calls] }
}

const cutFacts = (iteration: number, cuts: AssembledPrompt['cuts']): Omit<RunEvent & { type: 'prompt_cut' }, 'at'>[] =>
  cuts.map(({ section, fromChars: from_chars, toChars: to_chars }) => ({
    ...{ type: 'prompt_cut', iteration, section, from_chars, to_chars },
  }))

interface PromptRequest {
  readonly ledger: Ledger
  readonly task: Task
  readonly attempt: number
  /** A prep's text, around which the rest is assembled. */
  readonly prepared?: string | undefined
}

export function attachPrompt(
  ledger: Ledger,
  iteration: number,
  { sections, entries, indexEntries }: Omit<AssembledPrompt, 'cuts' | 'systemPrompt'>,
): string {
  const prompt = renderPrompt(sections)
  const facts = promptFacts(sections, { ...charsPerToken(ledger.state.measured), entries, indexEntries })
  ledger.attach(iterationPath(iteration, 'prompt.md'), prompt)
  ledger.attach(iterationPath(iteration, 'prompt.json'), `${JSON.stringify(facts, null, 2)}\n`)
  return prompt
}

export function currentPrompt(
  ports: PreparePorts,
  job: JobSettings,
  { ledger, task, attempt, prepared }: PromptRequest,
): Promise<AssembledPrompt> {
  const { state, plan, recall } = ledger
  return assemblePrompt(ports, job, { state, plan, task, attempt, recall, prepared })
}

export async function recordPrompt(
  ports: PreparePorts,
  job: JobSettings,
  { iteration, ...request }: PromptRequest & { iteration: number },
): Promise<string> {
  const assembled = await currentPrompt(ports, job, request)
  request.ledger.record(...cutFacts(iteration, assembled.cuts))
  return attachPrompt(request.ledger, iteration, assembled)
}

/** The prompt of the next attempt, within its budget. Writes nothing, so a dry run can show it. */
export async function assemblePrompt(
  ports: PreparePorts,
  job: JobSettings,
  request: {
    state: RunState
    plan: Plan
    task: Task
    attempt: number
    recall: ReadStateFile
    prepared?: string | undefined
  },
): Promise<AssembledPrompt> {
  const { state, plan, task, attempt, recall } = request
  const { settings } = job
  const hasIndex = settings.mode !== 'handoff-only'
  const record = taskIn(state, task.id)
  // A landed part overcame earlier failures.
  const failedIterations = [...record.failed_iterations, ...(record.rebase ? [record.rebase.iteration] : [])].filter(
    (iteration, place, all) => iteration > (record.iteration ?? 0) && all.indexOf(iteration) === place,
  )
  const failures = await Promise.all(
    failedIterations.slice(-maxFailures).map((iteration) => readFailedAttempt(recall, iteration)),
  )
  const finished = await readFinishedTasks(recall, request)
  const input: PromptInput = {
    task,
    planContext: await readContext(ports, plan),
    attempt,
    remaining: Math.max(0, task.max_retries - record.failed_attempts),
    startedTask: await readStartedTask(recall, record),
    failures,
    failuresLeftOut: Math.max(0, failedIterations.length - maxFailures),
    failedBefore: await readEarlierFailures(recall, request),
    previous: await readPreviousHandoff(recall, state),
    earlier: state.recent.slice(1),
    skills: await readSkills(ports, task),
    ...(await promptTemplates(ports, job, { measured: state.measured, isFirst: state.recent.length === 0 })),
    hints: [
      ...hintsFor(state, task.id).map(({ by, text }) => `${by}: ${text}`),
      ...agreedItems(state),
      ...(await readFeedback(ports, job)),
    ],
    knowledge: [],
    indexed: hasIndex,
    gate: gateOf(job, state),
    planMap: planMap(plan, { task, statusOf: statusIn(state), nearest: finished.map((one) => one.task) }),
    workspaces: [
      ...(ports.workspace ? [ports.workspace.path] : []),
      ...failures.flatMap(({ validation }) => validation?.workspace ?? []),
    ],
  }
  const maxChars = budgetChars(settings, state)
  const { knowledge, compaction } = state
  const notedAfter = keepsIndexByFields(job, state)
    ? state.iteration - settings['index-when'].iterations
    : compaction.through
  const fitRequest = { knowledge, plan, maxChars, notedAfter, finished }
  const { prepared } = request
  const { sections, cuts, numbered } = !hasIndex
    ? fitWithoutIndex(input, fitRequest)
    : prepared === undefined
      ? fitWithMemory(input, fitRequest)
      : fitPrepared(input, fitRequest, prepared)
  const entries = numbered.map(({ id }) => id)
  const indexEntries = hasIndex && knowledge.some(isActive) ? knowledge.length : 0
  return { sections, cuts, entries, indexEntries, systemPrompt: await readInstructions(ports, job) }
}

/** Hints in this prompt: a passing attempt uses them up. */
function hintFacts(
  state: RunState,
  { iteration, task }: { iteration: number; task: string },
): Omit<RunEvent & { type: 'hints_told' }, 'at'>[] {
  const ids = hintsFor(state, task).map(({ id }) => id)
  return ids.length === 0 ? [] : [{ type: 'hints_told', iteration, ids }]
}

async function readPreviousHandoff(recall: ReadStateFile, state: RunState): Promise<PreviousHandoff | null> {
  const newest = state.recent[0]
  if (!newest) return null
  const { source, handoff } = (await readStoredHandoff(recall, newest.iteration)) ?? {
    source: 'synthetic' as const,
    handoff: fromSummary(newest.summary),
  }
  return { iteration: newest.iteration, task: newest.task, handoff, source }
}

/** Failed attempts in a prompt, newest first: of the task itself, and of its dependencies. */
const maxFailures = 10
const maxEarlier = 5

async function readEarlierFailures(
  recall: ReadStateFile,
  { state, plan, task }: { state: RunState; plan: Plan; task: Task },
): Promise<PromptInput['failedBefore']> {
  if (task.depends_on.length === 0) return []
  const dependencies = [...queryOf(task, plan).distances.keys()].filter((id) => id !== task.id)
  const failed = dependencies.flatMap((id) =>
    taskIn(state, id)
      .failed_iterations.map((iteration) => ({ task: id, iteration }))
      .reverse(),
  )
  return Promise.all(
    failed
      .slice(0, maxEarlier)
      .map(async (one) => ({ ...(await readFailedAttempt(recall, one.iteration)), task: one.task })),
  )
}

async function readStartedTask(
  recall: ReadStateFile,
  record: TaskState,
): Promise<NonNullable<PromptInput['startedTask']> | null> {
  const commits = commitsOf(record)
  const newest = commits.at(-1)
  if (!newest) return null
  const stored = await readStoredHandoff(recall, newest.iteration)
  const remainingWork = stored ? agentClaims({ handoff: stored.handoff, handoffSource: stored.source }).left : []
  return { commits, left: remainingWork }
}

async function readFailedAttempt(recall: ReadStateFile, iteration: number): Promise<FailedAttempt> {
  const [handoff, validation, agent, review, passes, withdrawn] = await Promise.all([
    readStoredHandoff(recall, iteration),
    recall(iterationPath(iteration, 'validation.json')),
    recall(iterationPath(iteration, 'agent.json')),
    recall(iterationPath(iteration, 'review.json')),
    recall(iterationPath(iteration, 'passes.json')),
    recall(withdrawalPath(iteration)),
  ])
  const call = agent === undefined ? {} : (JSON.parse(agent) as { why?: unknown; denials?: unknown })
  return {
    iteration,
    ...whyFailed(call.why, withdrawn),
    denials: Array.isArray(call.denials) ? call.denials.map(String) : [],
    validation: validation === undefined ? undefined : Validation.safeParse(JSON.parse(validation)).data,
    review: review === undefined ? undefined : Reviewed.safeParse(JSON.parse(review)).data?.review,
    passes: passes === undefined ? undefined : PassResults.safeParse(JSON.parse(passes)).data,
    handoff: handoff?.handoff,
  }
}

function whyFailed(why: unknown, withdrawn: string | undefined): Pick<FailedAttempt, 'why' | 'stands'> {
  const withdrawal = withdrawn === undefined ? undefined : Withdrawal.safeParse(JSON.parse(withdrawn)).data
  if (withdrawal) return { why: withdrawalInWords(withdrawal), stands: withdrawal.what === 'dependent' }
  return { why: String(why ?? 'the attempt failed') }
}

const agreedItems = ({ counsel }: RunState): string[] =>
  actionItems(counsel.consensus).map((item) => `agreed before coding started, ${item}`)

/** People's feedback beside the plan file at the base, which no agent can write. */
async function readFeedback({ base }: PreparePorts, { planAtTop }: JobSettings): Promise<string[]> {
  const path = feedbackPath(planAtTop)
  const text = await base.read(path)
  return text === undefined ? [] : pendingFeedback(text).map((one) => `${path}: ${one}`)
}

const fromSummary = (summary: string): Handoff => ({ summary, freeform: summary })

async function readSkills({ base, show }: PreparePorts, task: Task) {
  const skills = await Promise.all(task.skills.map(async (name) => ({ name, text: await base.read(skillPath(name)) })))
  for (const { name, text } of skills) {
    if (text === undefined)
      show({ kind: 'warning', text: `${task.id} names the skill ${name}, but ${skillPath(name)} does not exist` })
  }
  return skills.flatMap(({ name, text }) => (text === undefined ? [] : [{ name, text }]))
}
