import { checkPrompt } from '../../../core/context/check-prompt.ts'
import { readPrep } from '../../../core/context/read-answer.ts'
import type { MadeCall } from '../../../schema/agent/context-agent.ts'
import type { JobSettings } from '../../job/job-settings.ts'
import type { Ledger } from '../../job/ledger.ts'
import { type Held, heldBack, recordCalled } from './held-back.ts'
import type { Numbered } from './numbered.ts'
import { demandsOn } from './prompt-demands.ts'

/** What comes of a prep. */
export interface Preparation {
  /** Undefined: the assembled one is sent. */
  readonly prompt?: string
  /** It wants to know this first. */
  readonly research?: readonly string[]
  readonly held?: Held
}

/** Takes a prep at its word as far as it may go: once to research, once between two agents to hold the task back. */
export function takePrep(
  ledger: Ledger,
  job: JobSettings,
  { made, at }: { made: MadeCall; at: Numbered },
): Preparation {
  const { iteration, task } = at
  const { role } = made
  const said = readPrep(made.end)
  if ('why' in said) {
    recordCalled(ledger, { made, iteration, outcome: said.why })
    return refused(ledger, iteration, [said.why])
  }
  const { action, reason, prepared_prompt: prompt = '', research = [] } = said
  recordCalled(ledger, { made, iteration, outcome: `${action}: ${reason}` })
  if (action === 'research' && role === 'prep' && research.length > 0) {
    ledger.record({ type: 'context_directive', iteration, task: task.id, role, action, reason, held: false })
    return { research }
  }
  if (action === 'skip' || action === 'request_human_review') {
    const held = heldBack(ledger, job, { at, of: task.id, role, action, reason })
    if (held) return { held }
  }
  const faults = prompt.trim() === '' ? ['there is none'] : checkPrompt(prompt, demandsOn(at, job, ledger))
  return faults.length === 0 ? { prompt } : refused(ledger, iteration, faults)
}

const mostFaults = 10

function refused(ledger: Ledger, iteration: number, why: readonly string[]): Preparation {
  ledger.record({ type: 'prepared_prompt_refused', iteration, why: why.slice(0, mostFaults) })
  return {}
}
