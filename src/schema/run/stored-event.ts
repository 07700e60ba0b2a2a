import { z } from 'zod'
import { summaryToday } from '../counsel/evidence.ts'
import { RunEvent } from './event.ts'

/** Former names of events; logs and recordings with them can still be read. */
export const formerNames: Readonly<Record<string, RunEvent['type']>> = {
  review_requested: 'human_review_requested',
  run_paused: 'pause',
  run_resumed: 'resume',
  hint_given: 'note',
  task_skipped: 'skip_task',
}

/** A fact in a log or a recording, of this version or an older one. */
export const StoredEvent = z.preprocess(asNamedNow, RunEvent)

function asNamedNow(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('type' in stored)) return stored
  const { type } = stored
  if (type === 'evidence_gathered') return summaryToday(stored)
  if (typeof type !== 'string' || !Object.hasOwn(formerNames, type)) return stored
  return { ...stored, type: formerNames[type] }
}
