import { z } from 'zod'

const moment = z.iso.datetime()
const oid = z.string()

/** Of the commits that no task made, the protected files that they change; the first ones, `total` counts all. */
const brought = { protects: z.object({ paths: z.array(z.string()), total: z.int() }).optional() }

/** A pull request of the run ends here, and the next one begins with this iteration's commit. */
export const MilestoneBegun = z.object({
  type: z.literal('milestone_begun'),
  at: moment,
  iteration: z.int(),
  milestone: z.string().nullable(),
  from: oid,
})

/** People have merged the lowest pull requests of the run into the base. */
export const PartsMerged = z.object({
  type: z.literal('parts_merged'),
  at: moment,
  /** How many of the lowest ones; those of earlier facts are among them. */
  parts: z.int(),
  /** The base also holds the newest commits, so that nothing is left to read. */
  all: z.boolean(),
})

/** The base had moved: `commit` holds it and the work; it is the base itself where that held the work already. */
export const BaseMerged = z.object({
  type: z.literal('base_merged'),
  at: moment,
  base: oid,
  from: oid,
  commit: oid,
  why: z.string(),
  ...brought,
  /** Where the newest ended slices end now, if a lower one was squashed or rebased into the base. */
  ends: z.array(oid).optional(),
})

/** People pushed to the work branch. */
export const WorkMoved = z.object({
  type: z.literal('work_moved'),
  at: moment,
  from: oid,
  to: oid,
  why: z.string(),
  ...brought,
})
