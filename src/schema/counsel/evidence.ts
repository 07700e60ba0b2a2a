import { z } from 'zod'
import { JudgedCriterion } from '../check/criterion.ts'

const text = z.string()

/** `iterations/<thousand>/<n>/criteria.json`: what the citations of one attempt that passed are worth. */
export const TaskCriteria = z.object({ task: text, criteria: z.array(JudgedCriterion) })
export type TaskCriteria = z.infer<typeof TaskCriteria>

/** A criterion of a done task, with the iteration whose handoff cites something for it. */
export const CriterionEvidence = JudgedCriterion.extend({ task: text, iteration: z.int().nullable() })
export type CriterionEvidence = z.infer<typeof CriterionEvidence>

/** `evidence.json`: the criteria of a plan that is complete, as of one commit. */
export const Evidence = z.object({
  work: text,
  criteria: z.array(z.preprocess(criterionToday, CriterionEvidence)),
  /** Done tasks that state no criterion. */
  silent: z.array(text),
})
export type Evidence = z.infer<typeof Evidence>

/** The same in figures, for every report, with its first rows: those with the lowest level come first. */
export const EvidenceSummary = z.object({
  work: text,
  ran: z.int(),
  exists: z.int(),
  claimed: z.int(),
  rows: z.array(CriterionEvidence.pick({ task: true, criterion: true, level: true, citation: true })),
  /** Done tasks that state no criterion. */
  silent: z.int(),
})
export type EvidenceSummary = z.infer<typeof EvidenceSummary>

export const EvidenceGathered = z.object({
  type: z.literal('evidence_gathered'),
  at: z.iso.datetime(),
  ...EvidenceSummary.shape,
})

/**
 * Figures of a version that compared words: agents cited nothing then, so every criterion is a claim. Other values are
 * returned as they are.
 */
export function summaryToday(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('proven' in stored && 'unproven' in stored)) return stored
  const { proven: _, total, unproven, ...rest } = stored as Record<string, unknown>
  const rows = Array.isArray(unproven) ? unproven.map((row) => ({ ...row, level: 'claimed', citation: null })) : []
  return { ...rest, ran: 0, exists: 0, claimed: total, rows }
}

function criterionToday(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('proof' in stored)) return stored
  const { proof: _, ...rest } = stored
  const why = 'an older version of ralph compared words and recorded no citation'
  return { ...rest, citation: null, level: 'claimed', check: null, why, iteration: null }
}
