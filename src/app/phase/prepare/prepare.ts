import { ownAccount } from '../../../core/handoff/own-account.ts'
import { charsFor, fitToBudget } from '../../../core/prompt/budget.ts'
import { skillPath } from '../../../core/prompt/overrides.ts'
import type { FailedAttempt, PreviousHandoff, PromptInput } from '../../../core/prompt/prompt-input.ts'
import { renderPrompt, type Section } from '../../../core/prompt/section.ts'
import { promptSections } from '../../../core/prompt/sections.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { taskIn } from '../../../core/run/fold/begin.ts'
import { commitsOf } from '../../../core/run/fold/task-commits.ts'
import { withdrawalInWords, withdrawalPath } from '../../../core/run/stored/withdrawal.ts'
import { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'
import { Reviewed } from '../../../schema/agent/review.ts'
import { Validation } from '../../../schema/check/check.ts'
import type { Plan, Task } from '../../../schema/plan/plan.ts'
import { Withdrawal } from '../../../schema/run/control.ts'
import type { LaidOut, Prepared } from '../../../schema/run/dossier.ts'
import type { RunEvent } from '../../../schema/run/event.ts'
import type { RunState, TaskState } from '../../../schema/run/run-state.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { template } from '../../job/template.ts'

type PreparePorts = Pick<Ports, 'store' | 'base' | 'embedded' | 'show'>

/** A prompt as it goes to the agent, and what its budget took from it. */
export interface Assembled {
  readonly sections: readonly Section[]
  readonly cuts: readonly { section: string; fromChars: number; toChars: number }[]
  readonly systemPrompt: string
}

/** Second phase: number the iteration, assemble its prompt and state that the attempt begins. Calls no agent. */
export async function prepare(
  ports: PreparePorts,
  job: JobSettings,
  at: {
    ledger: Ledger
    task: Task
    attempt: number
    /** Where the task is to resolve a merge. */
    laidOut?: LaidOut | undefined
  },
): Promise<Prepared> {
  const { ledger, task, attempt } = at
  const { state, plan } = ledger
  const iteration = state.iteration + 1
  const { sections, cuts, systemPrompt } = await assemble(ports, job, {
    state,
    plan,
    task,
    attempt,
    recall: ledger.recall,
  })
  const prompt = renderPrompt(sections)
  ledger.attach(iterationPath(iteration, 'prompt.md'), prompt)
  ledger.record(
    { type: 'attempt_started', iteration, task: task.id, attempt, checkpoint: state.work },
    ...told(state, iteration),
    ...cuts.map(
      ({ section, fromChars, toChars }): Omit<RunEvent & { type: 'prompt_cut' }, 'at'> => ({
        type: 'prompt_cut',
        iteration,
        section,
        from_chars: fromChars,
        to_chars: toChars,
      }),
    ),
  )
  const { start, merge } = at.laidOut ?? { start: state.work, merge: null }
  return { iteration, task, attempt, checkpoint: state.work, start, merge, prompt, systemPrompt }
}

/** The prompt of the next attempt at a task, within the budget; changes nothing, so that a dry run can show it. */
export async function assemble(
  ports: PreparePorts,
  job: JobSettings,
  at: {
    state: RunState
    plan: Plan
    task: Task
    attempt: number
    recall: (path: string) => Promise<string | undefined>
  },
): Promise<Assembled> {
  const { state, task, attempt, recall } = at
  const record = taskIn(state, task.id)
  // What failed before a part was done was overcome by it.
  const failed = record.failed_iterations.filter((iteration) => iteration > (record.iteration ?? 0))
  const input: PromptInput = {
    task,
    attempt,
    remaining: Math.max(0, task.max_retries - record.failed_attempts),
    begun: await begunSoFar(recall, record),
    failures: await Promise.all(failed.map((iteration) => failedAttempt(recall, iteration))),
    previous: await previousHandoff(recall, state),
    earlier: state.recent.slice(1),
    skills: await skillsOf(ports, task),
    firstIteration: await template(ports, 'first-iteration'),
    outputInstructions: await template(ports, 'output-instructions'),
    hints: state.hints.map(({ by, text }) => `${by}: ${text}`),
    knowledge: state.knowledge,
    knownRed: state.baseline?.accepted ? state.baseline.red : [],
  }
  const fitted = fitToBudget(promptSections(input), charsFor(job.settings['context-budget']))
  return { ...fitted, systemPrompt: (await ports.base.read('CLAUDE.md')) ?? '' }
}

/** Which hints this prompt holds: they are dropped when the attempt has ended. */
const told = ({ hints }: RunState, iteration: number): Omit<RunEvent & { type: 'hints_told' }, 'at'>[] =>
  hints.length === 0 ? [] : [{ type: 'hints_told', iteration, ids: hints.map(({ id }) => id) }]

type Recall = (path: string) => Promise<string | undefined>

async function previousHandoff(recall: Recall, state: RunState): Promise<PreviousHandoff | null> {
  const newest = state.recent[0]
  if (!newest) return null
  const stored = await recall(iterationPath(newest.iteration, 'handoff.json'))
  const { source, handoff } = storedHandoff(stored) ?? {
    source: 'synthetic' as const,
    handoff: fromSummary(newest.summary),
  }
  return { iteration: newest.iteration, task: newest.task, handoff, source }
}

async function begunSoFar(recall: Recall, record: TaskState): Promise<NonNullable<PromptInput['begun']> | null> {
  const commits = commitsOf(record)
  const newest = commits.at(-1)
  if (!newest) return null
  const stored = storedHandoff(await recall(iterationPath(newest.iteration, 'handoff.json')))
  const left = stored ? ownAccount({ handoff: stored.handoff, handoffSource: stored.source }).left : []
  return { commits, left }
}

async function failedAttempt(recall: Recall, iteration: number): Promise<FailedAttempt> {
  const [handoff, validation, agent, review, withdrawn] = await Promise.all([
    recall(iterationPath(iteration, 'handoff.json')),
    recall(iterationPath(iteration, 'validation.json')),
    recall(iterationPath(iteration, 'agent.json')),
    recall(iterationPath(iteration, 'review.json')),
    recall(withdrawalPath(iteration)),
  ])
  const call = agent === undefined ? {} : (JSON.parse(agent) as { why?: unknown; denials?: unknown })
  return {
    iteration,
    ...whyFailed(call.why, withdrawn),
    denials: Array.isArray(call.denials) ? call.denials.map(String) : [],
    validation: validation === undefined ? undefined : Validation.safeParse(JSON.parse(validation)).data,
    review: review === undefined ? undefined : Reviewed.safeParse(JSON.parse(review)).data?.review,
    handoff: storedHandoff(handoff)?.handoff,
  }
}

function whyFailed(why: unknown, withdrawn: string | undefined): Pick<FailedAttempt, 'why' | 'stands'> {
  const read = withdrawn === undefined ? undefined : Withdrawal.safeParse(JSON.parse(withdrawn)).data
  if (read) return { why: withdrawalInWords(read), stands: read.what === 'dependent' }
  return { why: String(why ?? 'the attempt failed') }
}

function storedHandoff(stored: string | undefined): { source: HandoffSource; handoff: Handoff } | undefined {
  if (stored === undefined) return undefined
  const { source, handoff } = JSON.parse(stored) as { source?: unknown; handoff?: unknown }
  const read = { source: HandoffSource.safeParse(source), handoff: Handoff.safeParse(handoff) }
  return read.source.success && read.handoff.success
    ? { source: read.source.data, handoff: read.handoff.data }
    : undefined
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
