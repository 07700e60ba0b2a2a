import type { Tape } from '../../adapter/cassette/read-cassette.ts'
import { trustedFilesIn } from '../../adapter/local/trusted-files.ts'
import { compareRuns, type Difference, iterationsOf } from '../../core/replay/compare-runs.ts'
import type { PromptDifference } from '../../core/replay/iteration-text.ts'
import { promptDifferences } from '../../core/replay/prompt-difference.ts'
import type { Replayed } from './replay-job.ts'

/** Where the replay left the recording: in what was decided, and in what the agent would have read. */
export async function compareReplay(
  tape: Tape,
  replayed: Replayed,
  until: number | undefined,
): Promise<{ differences: readonly Difference[]; prompts: readonly PromptDifference[] }> {
  const only = iterationsOf(tape.events).filter((iteration) => until === undefined || iteration <= until)
  const differences = compareRuns(tape.events, replayed.events, { only, whole: until === undefined })
  const files = trustedFilesIn(tape.folder)
  const prompts: PromptDifference[] = []
  for (const { iteration, prompt, recording } of replayed.calls) {
    const recorded = recording.prompt === undefined ? undefined : await files.read(recording.prompt)
    if (recorded === undefined) continue
    prompts.push(...promptDifferences(recorded, prompt).map((difference) => ({ iteration, ...difference })))
  }
  return { differences: tape.events.length === 0 ? [] : differences, prompts }
}
