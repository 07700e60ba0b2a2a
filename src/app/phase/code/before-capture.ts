import { failureSentence } from '../../../core/validation/failure-sentence.ts'
import { outputExcerpt } from '../../../core/validation/output-excerpt.ts'
import type { Capture } from '../../../port/workspace.ts'
import type { AgentEnd } from '../../../schema/agent/agent-end.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ports } from '../../job/ports.ts'

const timeoutMs = 10 * 60_000

/**
 * Runs the user's commands between the agent and the capture, such as formatters, confined as checks are. Null where
 * all of them passed, else the sentence that fails the attempt; the ones after it do not run.
 */
export async function beforeCapture(
  { runCheck }: Pick<Ports, 'runCheck'>,
  { settings }: JobSettings,
  at: { iteration: number; signal: AbortSignal },
): Promise<string | null> {
  for (const run of settings['before-capture']) {
    const working_directory = settings['working-directory']
    const check = { name: run, run, kind: 'build', timeout_ms: timeoutMs, working_directory } as const
    const result = await runCheck(check, `iteration-${at.iteration}-before-capture`, at.signal)
    if (!result.passed)
      return `before-capture: ${run} ${failureSentence(result)}\n${outputExcerpt(result, 1000)}`.trim()
  }
  return null
}

/** Formatters have something to do only where the agent did, and where what it did may be committed. */
export const isWorthFormatting = (end: AgentEnd, { changes, refused }: Pick<Capture, 'changes' | 'refused'>): boolean =>
  (end.kind === 'finished' || end.kind === 'no_result') && changes.length > 0 && refused.length === 0
