import { actionItems } from '../../../core/counsel/consensus.ts'
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
import { contextFor, instructionsFor, passesOf } from '../../job/from-base.ts'
import { budgetChars, type JobSettings, keepsIndexByFields } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { promptTemplates } from '../../job/prompt-templates.ts'
import { refuseUnusableServers, rolesIn } from '../../job/servers.ts'
import { finishedTasks } from './finished-tasks.ts'
import { gateOf } from './gate-of-job.ts'
import { type ReadStateFile, storedHandoff } from './stored-iteration.ts'

type PreparePorts = Pick<Ports, 'store' | 'base' | 'embedded' | 'show'> & Partial<Pick<Ports, 'workspace'>>

/** A prompt as it goes to the agent, and what its budget took from it. */
export interface Assembled {
  readonly sections: readonly Section[]
  readonly cuts: readonly { section: string; fromChars: number; toChars: number }[]
  readonly systemPrompt: string
  /** Ids of the entries of the index that it numbers, in the order of their numbers. */
  readonly entries: readonly string[]
  /** How many entries the file of the index has that the prompt names; 0 if it names none. */
  readonly indexEntries: number
}

/** Second phase: number the iteration, assemble its prompt and state that the attempt begins. Calls no agent. */
export async function prepare(
  ports: PreparePorts,
  job: JobSettings,
  request: {
    ledger: Ledger
    task: Task
    attempt: number
    /** Where the task is to resolve a merge. */
    laidOut?: LaidOut | undefined
    /** To be made before its agent is called: the prompt that it gets then is by what comes of them. */
    calls?: readonly PlannedCall[]
    /** Where several are under way together. */
    inLane?: EventOf<'attempt_started'>['in_lane']
  },
): Promise<Prepared> {
  const { ledger, task, attempt, calls = [] } = request
  const { state, plan } = ledger
  const iteration = state.iteration + 1
  // What cannot be used is told before the agent costs anything.
  const passes = await passesOf(ports, job)
  await refuseUnusableServers(ports, job, [
    ...rolesIn(job.settings),
    ...passes.map(({ mcp_config: file }) => ({ file })),
  ])
  const { sections, cuts, systemPrompt, ...numbers } = await assemble(ports, job, {
    state,
    plan,
    task,
    attempt,
    recall: ledger.recall,
  })
  const prompt = attachPrompt(ledger, iteration, { sections, ...numbers })
  // Where calls come first, another prompt may be sent.
  const measurable = calls.length === 0 ? { prompt_chars: prompt.length } : {}
  ledger.record(
    {
      ...{ type: 'attempt_started', iteration, task: task.id, attempt, checkpoint: state.work, ...measurable },
      ...(request.inLane && { in_lane: request.inLane }),
    },
    ...told(state, { iteration, task: task.id }),
    ...(calls.length === 0 ? cutFacts(iteration, cuts) : []),
  )
  const laidOut = request.laidOut ?? { start: state.work, merge: null }
  const numbered = { iteration, task, attempt, checkpoint: state.work, ...laidOut, prompt, systemPrompt }
  return calls.length === 0 ? numbered : { ...numbered, calls: [...calls] }
}

const cutFacts = (iteration: number, cuts: Assembled['cuts']): Omit<RunEvent & { type: 'prompt_cut' }, 'at'>[] =>
  cuts.map(({ section, fromChars: from_chars, toChars: to_chars }) => ({
    ...{ type: 'prompt_cut', iteration, section, from_chars, to_chars },
  }))

interface Attempted {
  readonly ledger: Ledger
  readonly task: Task
  readonly attempt: number
  /** What an agent wrote of the prompt, around which the rest is assembled. */
  readonly prepared?: string | undefined
}

/** Files a prompt with its iteration; its text. */
export function attachPrompt(
  ledger: Ledger,
  iteration: number,
  { sections, entries, indexEntries }: Omit<Assembled, 'cuts' | 'systemPrompt'>,
): string {
  const prompt = renderPrompt(sections)
  const facts = promptFacts(sections, { ...charsPerToken(ledger.state.measured), entries, indexEntries })
  ledger.attach(iterationPath(iteration, 'prompt.md'), prompt)
  ledger.attach(iterationPath(iteration, 'prompt.json'), `${JSON.stringify(facts, null, 2)}\n`)
  return prompt
}

/** The prompt of an attempt by what the state holds now. */
export function promptNow(
  ports: PreparePorts,
  job: JobSettings,
  { ledger, task, attempt, prepared }: Attempted,
): Promise<Assembled> {
  const { state, plan, recall } = ledger
  return assemble(ports, job, { state, plan, task, attempt, recall, prepared })
}

/** The same as it is sent: filed with its iteration, and what its budget took from it is recorded. */
export async function recordedPrompt(
  ports: PreparePorts,
  job: JobSettings,
  { iteration, ...attempted }: Attempted & { iteration: number },
): Promise<string> {
  const assembled = await promptNow(ports, job, attempted)
  attempted.ledger.record(...cutFacts(iteration, assembled.cuts))
  return attachPrompt(attempted.ledger, iteration, assembled)
}

/** The prompt of the next attempt at a task, within the budget; changes nothing, so that a dry run can show it. */
export async function assemble(
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
): Promise<Assembled> {
  const { state, plan, task, attempt, recall } = request
  const { settings } = job
  const hasIndex = settings.mode !== 'handoff-only'
  const record = taskIn(state, task.id)
  // What failed before a part was done was overcome by it.
  const failed = [...record.failed_iterations, ...(record.rebase ? [record.rebase.iteration] : [])].filter(
    (iteration, place, all) => iteration > (record.iteration ?? 0) && all.indexOf(iteration) === place,
  )
  const failures = await Promise.all(failed.slice(-mostFailures).map((iteration) => failedAttempt(recall, iteration)))
  const finished = await finishedTasks(recall, request)
  const input: PromptInput = {
    task,
    planContext: await contextFor(ports, plan),
    attempt,
    remaining: Math.max(0, task.max_retries - record.failed_attempts),
    startedTask: await begunSoFar(recall, record),
    failures,
    failuresLeftOut: Math.max(0, failed.length - mostFailures),
    failedBefore: await failuresBefore(recall, request),
    previous: await previousHandoff(recall, state),
    earlier: state.recent.slice(1),
    skills: await skillsOf(ports, task),
    ...(await promptTemplates(ports, job, { measured: state.measured, isFirst: state.recent.length === 0 })),
    hints: [
      ...hintsFor(state, task.id).map(({ by, text }) => `${by}: ${text}`),
      ...agreedOn(state),
      ...(await feedbackOf(ports, job)),
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
    ? state.iteration - settings['compaction-interval']
    : compaction.through
  const fitting = { knowledge, plan, maxChars, notedAfter, finished }
  const { prepared } = request
  const { sections, cuts, numbered } = !hasIndex
    ? fitWithoutIndex(input, fitting)
    : prepared === undefined
      ? fitWithMemory(input, fitting)
      : fitPrepared(input, fitting, prepared)
  const entries = numbered.map(({ id }) => id)
  const indexEntries = hasIndex && knowledge.some(isActive) ? knowledge.length : 0
  return { sections, cuts, entries, indexEntries, systemPrompt: await instructionsFor(ports, job) }
}

/** Which hints this prompt holds: an attempt that passes uses them up. */
function told(
  state: RunState,
  { iteration, task }: { iteration: number; task: string },
): Omit<RunEvent & { type: 'hints_told' }, 'at'>[] {
  const ids = hintsFor(state, task).map(({ id }) => id)
  return ids.length === 0 ? [] : [{ type: 'hints_told', iteration, ids }]
}

async function previousHandoff(recall: ReadStateFile, state: RunState): Promise<PreviousHandoff | null> {
  const newest = state.recent[0]
  if (!newest) return null
  const { source, handoff } = (await storedHandoff(recall, newest.iteration)) ?? {
    source: 'synthetic' as const,
    handoff: fromSummary(newest.summary),
  }
  return { iteration: newest.iteration, task: newest.task, handoff, source }
}

/** Of attempts that failed, the newest ones are told: of the task itself, and of those that it builds on. */
const mostFailures = 10
const mostBefore = 5

/** What was tried in vain at the tasks that this one builds on: of the nearest ones, the newest attempts. */
async function failuresBefore(
  recall: ReadStateFile,
  { state, plan, task }: { state: RunState; plan: Plan; task: Task },
): Promise<PromptInput['failedBefore']> {
  if (task.depends_on.length === 0) return []
  const before = [...queryOf(task, plan).distances.keys()].filter((id) => id !== task.id)
  const failed = before.flatMap((id) =>
    taskIn(state, id)
      .failed_iterations.map((iteration) => ({ task: id, iteration }))
      .reverse(),
  )
  return Promise.all(
    failed
      .slice(0, mostBefore)
      .map(async (one) => ({ ...(await failedAttempt(recall, one.iteration)), task: one.task })),
  )
}

async function begunSoFar(
  recall: ReadStateFile,
  record: TaskState,
): Promise<NonNullable<PromptInput['startedTask']> | null> {
  const commits = commitsOf(record)
  const newest = commits.at(-1)
  if (!newest) return null
  const stored = await storedHandoff(recall, newest.iteration)
  const left = stored ? agentClaims({ handoff: stored.handoff, handoffSource: stored.source }).left : []
  return { commits, left }
}

async function failedAttempt(recall: ReadStateFile, iteration: number): Promise<FailedAttempt> {
  const [handoff, validation, agent, review, passes, withdrawn] = await Promise.all([
    storedHandoff(recall, iteration),
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
  const read = withdrawn === undefined ? undefined : Withdrawal.safeParse(JSON.parse(withdrawn)).data
  if (read) return { why: withdrawalInWords(read), stands: read.what === 'dependent' }
  return { why: String(why ?? 'the attempt failed') }
}

/** What a dialogue about the plan came to, for every agent of it. */
const agreedOn = ({ counsel }: RunState): string[] =>
  actionItems(counsel.consensus).map((item) => `agreed before coding started, ${item}`)

/** What people left for all agents of the plan beside its file, at the base: no agent can write it. */
async function feedbackOf({ base }: PreparePorts, { planAtTop }: JobSettings): Promise<string[]> {
  const path = feedbackPath(planAtTop)
  const text = await base.read(path)
  return text === undefined ? [] : pendingFeedback(text).map((one) => `${path}: ${one}`)
}

const fromSummary = (summary: string): Handoff => ({ summary, freeform: summary })

async function skillsOf({ base, show }: PreparePorts, task: Task) {
  const found = await Promise.all(task.skills.map(async (name) => ({ name, text: await base.read(skillPath(name)) })))
  for (const { name, text } of found) {
    if (text === undefined)
      show({ kind: 'warning', text: `${task.id} names the skill ${name}, but ${skillPath(name)} does not exist` })
  }
  return found.flatMap(({ name, text }) => (text === undefined ? [] : [{ name, text }]))
}
