import { numberedIds } from '../../../core/knowledge/index-file.ts'
import { recordedTrigger, recordHandoff } from '../../../core/knowledge/record-handoff.ts'
import { maxHardCharsPerIteration } from '../../../core/knowledge/verify-index.ts'
import { readPromptFacts } from '../../../core/prompt/prompt-facts.ts'
import { iterationPath } from '../../../core/ref/state-paths.ts'
import { indexFactsOf } from '../../../core/run/fold/task-commits.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { Handoff, HandoffSource } from '../../../schema/agent/handoff.ts'
import { budgetChars, type JobSettings, keepsIndexByFields } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'

interface CountingHandoff {
  readonly iteration: number
  readonly task: string
  readonly handoff: Handoff
  readonly source: HandoffSource
}

/** Ids of the entries that the attempt's prompt and index file numbered. */
export async function readPromptEntries(ledger: Ledger, iteration: number): Promise<readonly string[]> {
  const facts = readPromptFacts(await ledger.recall(iterationPath(iteration, 'prompt.json')))
  return facts ? numberedIds(ledger.state.knowledge, facts.entries, facts.index_entries) : []
}

/** Records what a handoff states in its fields (docs/design.md#knowledge). A handoff by the engine states nothing. */
export function recordKnowledge(
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
