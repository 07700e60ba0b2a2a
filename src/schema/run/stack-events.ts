import { z } from 'zod'
import { SaidByRed } from './attempts.ts'

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
  /** Where the newest ended slices end now, if people pushed to the branch of one of them. */
  ends: z.array(oid).optional(),
})

/** A part of the stack that could not be brought up to date after a squash or rebase below it. */
export const StackConflict = z.object({
  /** The newest commit of the base, which could not be merged. */
  base: oid,
  /** The branch on which a person resolves it. */
  branch: z.string(),
  /** What did not go with it: the base, or the part below with the base merged into it; and the branch that shows it. */
  onto: oid,
  onto_branch: z.string(),
  /** A branch with the merge and its conflict markers; null if markers cannot show it. */
  offered: z.string().nullable(),
  /** The first ones; `total` counts all. */
  paths: z.array(z.string()),
  total: z.int(),
})

export const StackConflicted = z.object({
  type: z.literal('stack_conflicted'),
  at: moment,
  ...StackConflict.shape,
  /** Its place in the stack, from 0. */
  place: z.int(),
  /** Where the parts directly below it end now. */
  ends: z.array(oid),
})

export const StackConflictEnded = z.object({
  type: z.literal('stack_conflict_ended'),
  at: moment,
  branch: z.string(),
  why: z.string(),
})

/** The checks ran on the newest commit of a lower pull request, into which the base was merged. */
export const PartChecked = z.object({
  type: z.literal('part_checked'),
  at: moment,
  branch: z.string(),
  commit: oid,
  /** Names of those that count and failed. */
  red: z.array(z.string()),
  said: SaidByRed.optional(),
  /** Set-up and checks together. */
  duration_ms: z.number(),
})
