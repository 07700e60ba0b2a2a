import { z } from 'zod'

const text = z.string()
const line = z.int().positive()

/** What shows that a criterion holds: a check that passed, a test that states it and ran, or what a file now holds. */
const Proof = z.discriminatedUnion('kind', [
  /** `iteration`: where it ran last, if not on the newest commit. */
  z.object({ kind: z.literal('check'), name: text, iteration: z.int().optional() }),
  z.object({ kind: z.literal('test'), path: text, line, check: text }),
  /** Without a line the file is gone, and that was asked. */
  z.object({ kind: z.literal('file'), path: text, line: line.nullable() }),
])
export type Proof = z.infer<typeof Proof>

/** A criterion of a done task; without a proof, `why` says what is missing. */
export const CriterionEvidence = z.object({
  task: text,
  criterion: text,
  proof: Proof.nullable(),
  why: text.nullable(),
})
export type CriterionEvidence = z.infer<typeof CriterionEvidence>

/** `evidence.json`: what shows that the plan is complete, criterion by criterion, as of one commit. */
export const Evidence = z.object({
  work: text,
  criteria: z.array(CriterionEvidence),
  /** Done tasks that state no criterion. */
  silent: z.array(text),
})
export type Evidence = z.infer<typeof Evidence>

/** The same in figures, for every report: the first claims without a proof, and how many criteria there are. */
export const EvidenceSummary = z.object({
  work: text,
  proven: z.int(),
  total: z.int(),
  unproven: z.array(CriterionEvidence.pick({ task: true, criterion: true })),
  /** Done tasks that state no criterion. */
  silent: z.int(),
})
export type EvidenceSummary = z.infer<typeof EvidenceSummary>

export const EvidenceGathered = z.object({
  type: z.literal('evidence_gathered'),
  at: z.iso.datetime(),
  ...EvidenceSummary.shape,
})
