import { z } from 'zod'
import { SaidByRed } from './attempts.ts'

const moment = z.iso.datetime()
const oid = z.string()

/** Protected files that commits without a task change; the first ones, `total` counts all. */
const brought = { protects: z.object({ paths: z.array(z.string()), total: z.int() }).optional() }

/** A pull request of the run ends here; the next one begins with this iteration's commit. */
export const MilestoneBegun = z.object({
  type: z.literal('milestone_begun'),
  at: moment,
  iteration: z.int(),
  milestone: z.string().nullable(),
  from: oid,
})

/** People merged the lowest pull requests of the run into the base. */
export const PartsMerged = z.object({
  type: z.literal('parts_merged'),
  at: moment,
  parts: z.int(),
  /** The base also contains the newest commits, so nothing is left to review. */
  all: z.boolean(),
})

/** The base had moved: `commit` contains it and the work; it is the base itself if that contained the work. */
export const BaseMerged = z.object({
  type: z.literal('base_merged'),
  at: moment,
  base: oid,
  from: oid,
  commit: oid,
  why: z.string(),
  ...brought,
  /** The new ends of the newest ended slices, if a lower one was squashed or rebased into the base. */
  ends: z.array(oid).optional(),
})

export const WorkMoved = z.object({
  type: z.literal('work_moved'),
  at: moment,
  from: oid,
  to: oid,
  why: z.string(),
  ...brought,
  /** The new ends of the newest ended slices, if people pushed to the branch of one of them. */
  ends: z.array(oid).optional(),
})

/** A part of the stack that could not be updated after a squash or rebase below it. */
export const StackConflict = z.object({
  /** The base's newest commit, which could not be merged. */
  base: oid,
  /** The branch on which a person resolves it. */
  branch: z.string(),
  /** The other side: the base, or the part below with the base merged into it; and its branch. */
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
  /** The new ends of the parts directly below it. */
  ends: z.array(oid),
})

export const StackConflictEnded = z.object({
  type: z.literal('stack_conflict_ended'),
  at: moment,
  branch: z.string(),
  why: z.string(),
})

/** The checks ran on a lower pull request after a merge of the base into it. */
export const PartChecked = z.object({
  type: z.literal('part_checked'),
  at: moment,
  branch: z.string(),
  commit: oid,
  /** Names of the failed checks that count. */
  red: z.array(z.string()),
  said: SaidByRed.optional(),
  /** Set-up and checks together. */
  duration_ms: z.number(),
})
