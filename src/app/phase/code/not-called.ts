import { noUsage } from '../../../schema/agent/usage.ts'
import type { Coded, Prepared } from '../../../schema/run/dossier.ts'

/** An attempt whose agent was not called, as if the call had been cancelled before it began. */
export function notCalled({ prompt: _, systemPrompt: __, calls: ___, ...numbered }: Prepared): Coded {
  const nothing = { paths: [], total: 0 }
  return {
    ...numbered,
    end: { kind: 'cancelled' },
    usage: noUsage,
    durationMs: 0,
    lingeredMs: null,
    denials: [],
    handoff: null,
    handoffSource: null,
    tree: numbered.start,
    changes: [],
    hidden: nothing,
    environment: nothing,
    unready: null,
    findings: [],
    touched: [],
  }
}
