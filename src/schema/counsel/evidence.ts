import { z } from 'zod'
import { JudgedCriterion } from '../check/criterion.ts'

const text = z.string()

/** `iterations/<thousand>/<n>/criteria.json`: the levels of the citations of an attempt that passed. */
export const TaskCriteria = z.object({ task: text, criteria: z.array(JudgedCriterion) })
export type TaskCriteria = z.infer<typeof TaskCriteria>

/** A done task's criterion, with the iteration whose handoff cites something for it. */
export const CriterionEvidence = JudgedCriterion.extend({ task: text, iteration: z.int().nullable() })
export type CriterionEvidence = z.infer<typeof CriterionEvidence>

/** `evidence.json`: the criteria of a complete plan, for one commit. */
export const Evidence = z.object({
  work: text,
  criteria: z.array(z.preprocess(criterionToday, CriterionEvidence)),
  /** Done tasks without a criterion. */
  silent: z.array(text),
})
export type Evidence = z.infer<typeof Evidence>

/** The numbers for every report, with the first rows, lowest levels first. */
export const EvidenceSummary = z.object({
  work: text,
  ran: z.int(),
  exists: z.int(),
  claimed: z.int(),
  rows: z.array(CriterionEvidence.pick({ task: true, criterion: true, level: true, citation: true })),
  silent: z.int(),
})
export type EvidenceSummary = z.infer<typeof EvidenceSummary>

export const EvidenceGathered = z.object({
  type: z.literal('evidence_gathered'),
  at: z.iso.datetime(),
  ...EvidenceSummary.shape,
})

/** Converts numbers of an older version without citations, where every criterion is a claim. */
export function summaryToday(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('proven' in stored && 'unproven' in stored)) return stored
  const { proven: _, total, unproven, ...rest } = stored as Record<string, unknown>
  const rows = Array.isArray(unproven) ? unproven.map((row) => ({ ...row, level: 'claimed', citation: null })) : []
  return { ...rest, ran: 0, exists: 0, claimed: total, rows }
}

function criterionToday(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('proof' in stored)) return stored
  const { proof: _, ...rest } = stored
  return {
    ...rest,
    ...{ citation: null, level: 'claimed', check: null, iteration: null },
    why: 'an older version of ralph compared words and recorded no citation',
  }
}
