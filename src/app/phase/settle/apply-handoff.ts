import { numberedIds } from '../../../core/knowledge/index-file.ts'
import { recordedTrigger, recordHandoff } from '../../../core/knowledge/record-handoff.ts'
import { maxHardCharsPerIteration } from '../../../core/knowledge/verify-index.ts'
import { readPromptFacts } from '../../../core/prompt/prompt-facts.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import {
  nextProgressLog,
  progressEntry,
  readProgressLog,
  type Success,
  withoutIterations,
} from '../../../core/report/facts/progress-log.ts'
import { rowsInState } from '../../../core/report/facts/task-rows.ts'
import { progressLogMarkdown } from '../../../core/report/markdown/progress-log-markdown.ts'
import { recordsOf } from '../../../core/run/fold/begin.ts'
import { indexFactsOf } from '../../../core/run/fold/task-commits.ts'
import { beginsSlice, slicesOf } from '../../../core/run/next/slices.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'
import { Reviewed } from '../../../schema/agent/review.ts'
import type { Task } from '../../../schema/plan/plan.ts'
import type { Change } from '../../../schema/run/dossier.ts'
import type { ProgressLog } from '../../../schema/run/progress-log.ts'
import { amendPlan } from '../../job/amend-plan.ts'
import { budgetChars, type JobSettings, keepsIndexByFields } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import type { Ports } from '../../job/ports.ts'
import { prepareApprovedMemory } from '../../job/servers.ts'

interface PassedAttempt {
  readonly task: Pick<Task, 'id' | 'title'>
  readonly iteration: number
  readonly handoff: Handoff
  readonly source: HandoffSource
  readonly changes: readonly Change[]
}

interface BeforeHandoff {
  readonly numbered: readonly string[]
  readonly previous: ProgressLog | null
}

/** Call before the first fact of a settlement: nothing may wait or fail between two facts. */
export async function readBeforeHandoff(ledger: Ledger, iteration: number): Promise<BeforeHandoff> {
  return {
    numbered: await readPromptEntries(ledger, iteration),
    previous: readProgressLog(await ledger.recall(logFile)),
  }
}

/** Applies a handoff after its commit: knowledge, amendments and the progress log. */
export function applyHandoff(
  ports: Pick<Ports, 'clock'>,
  job: Pick<JobSettings, 'settings'>,
  { ledger, before: { numbered, previous }, ...attempt }: PassedAttempt & { ledger: Ledger; before: BeforeHandoff },
): void {
  const { iteration, handoff, source } = attempt
  recordKnowledge(ledger, job, { iteration, task: attempt.task.id, handoff, source, numbered })
  const amendments = handoff.plan_amendments ?? []
  const trusted = job.settings.amendments === 'trusted'
  amendPlan(ledger, { iteration, current: attempt.task.id, amendments, trusted })
  writeProgressLog(ports, ledger, { previous, newest: [attempt] })
}

/** Reads what an approval of an earlier attempt needs. The returned function applies it, synchronously with the approval. */
export async function prepareApproved(
  ports: ReviewPorts,
  job: Pick<JobSettings, 'settings'>,
  { ledger, ...approved }: { ledger: Ledger; iteration: number; task: string; commit: string },
): Promise<() => void> {
  const { iteration } = approved
  const takeMemory = await prepareApprovedMemory(ledger, iteration)
  const [stored, agent, review] = await Promise.all(
    ['handoff.json', 'agent.json', 'review.json'].map((file) => ledger.recall(iterationPath(iteration, file))),
  )
  const before = await readBeforeHandoff(ledger, iteration)
  const handoff = Handoff.safeParse(fieldOf(stored, 'handoff')).data
  const source = HandoffSource.safeParse(fieldOf(stored, 'source')).data ?? 'synthetic'
  const changes = (fieldOf(agent, 'changes') ?? []) as Change[]
  const reviewed = review === undefined ? undefined : Reviewed.safeParse(JSON.parse(review)).data
  return () => {
    takeMemory()
    const task = ledger.plan.tasks.find(({ id }) => id === approved.task)
    if (task && handoff) applyHandoff(ports, job, { ledger, before, task, iteration, handoff, source, changes })
    sendReview(ports, ledger, { ...approved, reviewed })
  }
}

const fieldOf = (json: string | undefined, name: string): unknown =>
  json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>)[name]

type ProgressPorts = Pick<Ports, 'clock'>

const logFile = 'progress-log.json'

/** Reads the log; the returned function removes the iterations, synchronously with the facts. */
export async function prepareProgressRemoval(
  ports: ProgressPorts,
  ledger: Ledger,
  iterations: readonly number[],
): Promise<() => void> {
  const previous = withoutIterations(readProgressLog(await ledger.recall(logFile)), iterations)
  return () => writeProgressLog(ports, ledger, { previous, newest: [] })
}

/** Updates `progress-log.json` and `.md` (docs/design.md#state-tree). */
function writeProgressLog(
  { clock }: ProgressPorts,
  ledger: Ledger,
  { previous, newest }: { previous: ProgressLog | null; newest: readonly Omit<Success, 'at'>[] },
): void {
  const generated = new Date(clock.now()).toISOString()
  const { plan, state } = ledger
  const dated = newest.map((success) => ({ ...success, at: generated }))
  const log = nextProgressLog({ previous, newest: dated, rows: recordsOf(plan, state), generated })
  for (const success of dated) {
    const entry = `${JSON.stringify(progressEntry(success), null, 2)}\n`
    ledger.attach(iterationPath(success.iteration, 'progress.json'), entry)
  }
  ledger.attach(logFile, `${JSON.stringify(log, null, 2)}\n`)
  ledger.attach('progress-log.md', progressLogMarkdown(log, { plan: state.plan, ...rowsInState({ plan, state }) }))
}

type ReviewPorts = Pick<Ports, 'outbox' | 'clock'>

interface LandedCommit {
  readonly iteration: number
  readonly task: string
  readonly commit: string
}

/** For a landed commit with a review. */
export function sendReview(
  ports: ReviewPorts,
  ledger: Ledger,
  request: LandedCommit & { reviewed: Reviewed | undefined },
): void {
  const { iteration, task, commit, reviewed } = request
  if (!reviewed?.review) return
  const { review, model } = reviewed
  const branch = slicesOf(ledger.state).at(-1)?.branch ?? ledger.state.work_branch
  const moment = new Date(ports.clock.now()).toISOString()
  const reviewEffect = { commit, branch, iteration, task, at: moment, model, review }
  ledger.send(ports.outbox.effectsOf({ commit, checks: [], knownRed: [], review: reviewEffect }))
}

/** Starts a new slice if the commit is the first of its milestone, or too large for the newest pull request. */
export function recordSlice(
  { settings }: Pick<JobSettings, 'settings'>,
  ledger: Ledger,
  { iteration, task, lines }: { iteration: number; task: string; lines?: number | undefined },
): void {
  // The final merge by the engine is a single pull request.
  const limit = settings['on-complete'] === 'merge' ? 0 : settings['pr-size']
  const size = lines === undefined ? undefined : { limit, lines }
  const milestone = beginsSlice(ledger.plan, ledger.state, task, size)
  if (milestone === undefined) return
  ledger.record({ type: 'milestone_begun', iteration, milestone, from: ledger.state.work })
}

interface CountingHandoff {
  readonly iteration: number
  readonly task: string
  readonly handoff: Handoff
  readonly source: HandoffSource
}

/** Ids of the entries that the attempt's prompt and index file numbered. */
async function readPromptEntries(ledger: Ledger, iteration: number): Promise<readonly string[]> {
  const facts = readPromptFacts(await ledger.recall(iterationPath(iteration, 'prompt.json')))
  return facts ? numberedIds(ledger.state.knowledge, facts.entries, facts.index_entries) : []
}

/** Records what a handoff states in its fields (docs/design.md#knowledge). A handoff by the engine states nothing. */
function recordKnowledge(
  ledger: Ledger,
  job: Pick<JobSettings, 'settings'>,
  { iteration, task, handoff, source, numbered }: CountingHandoff & { numbered: readonly string[] },
): void {
  if (source === 'synthetic' || source === 'engine') return
  const { state } = ledger
  const byFields = keepsIndexByFields(job, state)
  const { settings } = job
  const knownIterations = indexFactsOf(state)
  const recorded = recordHandoff(
    state.knowledge,
    { iteration, handoff, numbered },
    {
      ...knownIterations,
      maxHardChars: maxHardCharsPerIteration(budgetChars(settings, state)),
      closesSettled: byFields || settings.mode === 'handoff-only',
    },
  )
  const { changed, softened, leftOut, shortened, ignored, saidOver, contradicting } = recorded
  const { through } = state.compaction
  // Only what an indexer must still see stays uncounted.
  const isNext = [...knownIterations.taught.keys()].every((one) => one <= through || one >= iteration)
  const covers = settings.mode === 'handoff-plus-index' && byFields && isNext
  if (changed.length + ignored.length + leftOut === 0 && !covers) return
  ledger.record({
    ...{ type: 'knowledge_changed', source: 'handoffs', trigger: recordedTrigger, entries: [...changed] },
    through: covers ? iteration : through,
    ...(softened.length > 0 && { softened: [...softened] }),
    ...(leftOut > 0 && { left_out: leftOut }),
    ...(shortened > 0 && { shortened }),
    ...(ignored.length > 0 && { ignored: ignored.slice(0, maxIgnored).map((one) => oneLine(one, 300)) }),
  })
  for (const entry of saidOver) {
    const why = `its agent says that a hard constraint no longer holds (${entry.said_over?.why}): "${entry.text}"`
    ledger.record({ type: 'human_review_requested', iteration, task, why })
  }
  if (settings.contradictions !== 'ask') return
  for (const id of contradicting) {
    const text = changed.find((entry) => entry.id === id)?.text ?? id
    ledger.record({
      type: 'human_review_requested',
      iteration,
      task,
      why: `two entries contradict each other: "${text}"`,
    })
  }
}

const maxIgnored = 10
